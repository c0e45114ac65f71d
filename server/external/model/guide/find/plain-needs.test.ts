import { describe, expect, test } from "vitest";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { findFlows } from "./find-flows.ts";
import { dreads, plainNeed } from "./plain-needs.ts";

const firstOf = (text: string) => plainNeed(plain(text))?.first[0];

describe("who says only what they want", () => {
  test.each([
    "Saya harus menyampaikan kepada seorang guru bahwa posisi guru tetapnya tidak diperpanjang oleh yayasan; mohon dibantu menyusun rencana untuk pertemuan tersebut",
    "besok gue harus ngasih tau staf gudang kalo kontraknya ga dilanjutin",
    "saya diminta kepala cabang memberi tahu kasir kami bahwa masa kerjanya tidak diperpanjang",
    "kudu ngomong ke perawat baru yang ga lolos probation, gimana enaknya",
    "sy terpaksa merumahkan dua pegawai bulan depan",
    "mau menyampaikan ke sopir kami kalau dia diberhentikan per Juli",
  ])("and has to tell somebody that their work ends gets the words for it: %s", (text) =>
    expect(firstOf(text)).toBe("berhentikan-karyawan"),
  );

  test.each([
    "kontrakku tidak diperpanjang, bingung ngomong ke istri",
    "saya dipecat kemarin, harus bilang ke ibu",
    "mau bilang ke guru anak saya kalau besok izin",
    "harus menyampaikan ke tim soal target baru",
    "sewa rukonya tidak diperpanjang, mau bilang ke pemilik",
  ])("and not: %s", (text) => expect(firstOf(text)).toBeUndefined());

  test.each([
    "sa cuma mau tau langkah pertamanya apa, takut ka buka chatnya ibu",
    "langkah awalnya apa ya, aku ga berani masuk kelas lagi",
    "mulai dari mana ya, malu ketemu dosbing udah 2 bulan ngilang",
    "langkah pertama apa min, gw sungkan balik ke kantor abis cuti lama",
    "pengen tau langkah kecilnya apa, saya takut ke bank",
    "mulainya dr mana yo, isin aku ketemu tonggo",
  ])("and asks for the first step of what they dread gets steps: %s", (text) =>
    expect(firstOf(text)).toBe("rencana-langkah"),
  );

  test.each([
    "mau cerita tapi malu, mulai dari mana ya",
    "langkah pertama buka usaha katering apa",
    "takut jualan, mulai dari mana",
    "mulai dari mana ya beresin kamar",
  ])("and not: %s", (text) => expect(firstOf(text)).toBeUndefined());

  test.each([
    "skrg sih lg ga panik min, lg di kos. maunya bs narik lg kyk dulu",
    "pengen bisa nyetir lagi kayak dulu, sejak kecelakaan takut",
    "maunya berani naik motor lagi",
  ])("and wants to do again what fear has taken comes back by degrees: %s", (text) =>
    expect(firstOf(text)).toBe("kembali-bertahap"),
  );

  test.each([
    "aku pengen balik kuliah lagi seperti biasa",
    "inginnya saya kuat manggung lagi kaya dulu",
    "gue cuma mau bisa lari lagi kek dulu",
  ])("and wants to do again what was lost gets steps: %s", (text) =>
    expect(firstOf(text)).toBe("rencana-langkah"),
  );

  test.each([
    "pengen bisa tidur lagi kayak dulu",
    "mau balik sama dia lagi kayak dulu",
    "pengen bisa percaya lagi sama suami",
    "mau nyusul bapak, pengen bisa ketemu lagi kayak dulu",
    "warung mau rame lagi kayak dulu",
  ])("and not: %s", (text) => expect(firstOf(text)).toBeUndefined());

  test.each([
    "aku cm mau minta maaf ke salsa",
    "gue pengen minta maaf sama nyokap",
    "saya hanya ingin bilang maaf ke Bu Endang",
    "intinya aku mau minta maap ke mas Dani",
    "arep njaluk sepuro karo mbakyu",
    "enggak, aku cuma mau minta maaf ke temen sekamar",
  ])("and wants to say sorry gets that: %s", (text) => expect(firstOf(text)).toBe("minta-maaf"));

  test.each([
    "dia ga mau minta maaf ke aku",
    "aku udah minta maaf ke dia berkali2",
    "kenapa aku yg harus minta maaf ke dia",
    "aku ga mau minta maaf ke dia",
  ])("and not: %s", (text) => expect(firstOf(text)).toBeUndefined());

  test("dreads what they put off", () => {
    expect(dreads("chatnya dari 3 minggu lalu nda berani ka buka")).toBe(true);
    expect(dreads("chatnya dari 3 minggu lalu belum dibalas")).toBe(false);
  });
});

describe("words with husband, wife and family", () => {
  test.each([
    "aku tu nak ngomong samo laki aku tp dak tau cakmano caronyo",
    "mau ngomong sama suami tapi ga tau caranya",
    "pengen bicara ke istri soal jam pulang, bingung mulainya",
    "nak ngomong samo bini aku soal duit, dak tau macam mano",
  ])("are a talk and no small talk: %s", (text) => {
    const ids = findFlows(text, "relationships").map(({ flow }) => flow.id);
    expect(ids[0]).toBe("obrolan-sulit");
    expect(ids).not.toContain("mulai-obrolan");
  });

  test.each(["kehabisan topik ngobrol sama calon mertua", "bahan obrolan sama gebetan dong"])(
    "and small talk stays where it is asked for: %s",
    (text) => expect(findFlows(text, "relationships").map(({ flow }) => flow.id)).toContain("mulai-obrolan"),
  );
});
