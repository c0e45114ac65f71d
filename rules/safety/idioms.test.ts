import { describe, expect, it } from "vitest";
import { assess } from "./assess.ts";

const levelOf = (text: string) => assess(text, { atMs: 0 }).textLevel;

describe("what has died or is only said", () => {
  it.each([
    [
      "Kucing saya si Belang mati tiga minggu yang lalu",
      "Sejak si Belang mati, saya juga tidak mau hidup lagi",
    ],
    ["ayam saya banyak yg mati dek, kena tetelo kata mantri", "kucing saya mati, saya juga mau mati"],
    ["bandeng di tambak saya mati semua, rugi 40 juta", "kucingku mati, aku pengen nyusul dia"],
    ["kelinci anak saya namanya Moci mati tadi pagi", "kucing saya dan saya mau mati bareng"],
    ["Deadline besok, mampus aku", "mampus aja aku sekalian, ga ada yang peduli"],
    ["mampus dah gue, deadline maju jadi besok", "deadline mulu, mending mampus aja gue"],
    ["mati gua lupa bawa ktp, tes mulai jam 8", "pengen mati gua"],
    ["mati aku mati, besok kuis kalkulus blm nyentuh buku", "ga ada yang peduli, mati aku"],
    ["mati aku, printer macet", "biar mati aku"],
    ["matek aku, ujian besok", "Kari 153, matek aku"],
    [
      "tiap hari lembur mulu, pulang jam 10 malem. mampus gue lama2. ini burnout bukan sih",
      "tiap hari lembur mulu. mending mampus gue lama2",
    ],
    [
      "shift malam terus, orderan ga berhenti. modar aku suwe-suwe",
      "shift malam terus. modar aku suwe-suwe ga ada yang peduli",
    ],
    ["revisi lagi revisi lagi. mati gue lama lama", "revisi lagi. mati gue lama lama juga gapapa"],
    [
      "kerjaan 3 orang dikasih ke gw semua. mampus gw lama2, min",
      "kerjaan ga ada gunanya. mampus gw lama2, nyerah",
    ],
    ["mampus deh gue besok presentasi belum siap", "capek presentasi. biar mampus aja gue"],
    ["mati dah gw, besok audit berkasnya belum lengkap", "mati aja dah gw, besok ga usah ada"],
    ["lembur lagi. mokad aku lama-lama, bos", "lembur lagi. lebih baik mokad aku daripada gini"],
    ["I'm dead tired, emphasis on tired", "I'm dead tired, i want to die"],
    ["si Ipul ngomong katanye babeh mah buat warga, die kagak salah", "si Ipul ngomong i want to die"],
    ["aye pengen die tau tanggal pastinye", "gue pengen die aja"],
    ["siapa juga mau mati kak, ulangan kimia ji", "siapa juga yang ga mau mati kalau hidupnya begini"],
    ["APA PULA INI, kok kau tanya aku mau mati?", "kok tanya aku mau mati, emang mau"],
    [
      "Siapa yang bicara soal bunuh diri? Saya menulis “mematikan kompor”.",
      "soal bunuh diri ga ada yang tau rencanaku",
    ],
    ["nda ada orang mau mati di sini, mauki foto sunrise", "ga ada orang yang mau mati sama aku"],
    ["ndak mau latihan napas, bosan", "ndak mau napas lagi, bosan"],
    ["Sesudah pukul 15.00 saya sendiri yang menjaga", "pukul 3 pagi aku pukul kepalaku ke tembok"],
  ])("%s: no card, but one for its twin: %s", (harmless, danger) => {
    expect(levelOf(harmless)).toBeLessThan(2);
    expect(levelOf(danger)).toBeGreaterThanOrEqual(2);
  });
});
