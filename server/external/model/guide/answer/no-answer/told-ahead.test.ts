import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";

/* What stands behind an answer and fits a later question of the same flow. */

const request = ["tolong bikinin surat permohonan pindah shift", "Susun surat permohonan atau keberatan"];
const apology = ["mau minta maaf ke sahabatku", "Tulis permintaan maaf", "Pasangan, teman, atau saudara"];
const talk = ["mau ngomong sama suami soal uang", "Siapkan obrolan yang sulit", "Tegang, tapi aku aman"];
const message = ["mau minta dikurangi dinas malam, tulis pesan ke atasan", "Tulis pesan atau surat"];
const plan = ["buatin rencana langkah, aku baru nganggur", "Buat rencana langkah", "rutin", "minggu ini"];

describe("what is told behind an answer", () => {
  test("a reason and a name are kept for their questions, and named", () => {
    const led = last("career", [
      ...request,
      "ke Ibu Ratna manajer HRD. saya sudah 8 thn jadi satpam, lutut saya sakit. nama saya Slamet Riyadi",
    ]);
    expect(filled(led)).toMatchObject({
      kepada: "Ibu Ratna manajer HRD",
      fakta: "saya sudah 8 thn jadi satpam, lutut saya sakit",
      diri: "Slamet Riyadi",
    });
    expect(led?.text).toContain("8 thn jadi satpam");
  });

  test("what happens and what is wished are kept apart", () => {
    const led = last("career", [
      ...message,
      "ke kepala ruangan, bu Ratna. aku skrg dinas malam 3x seminggu, anakku umur 2 th. pengennya 1x aja",
    ]);
    expect(filled(led)).toMatchObject({
      kepada: "Bu Ratna",
      inti: "aku skrg dinas malam 3x seminggu, anakku umur 2 th",
      harapan: "pengennya 1x aja",
    });
  });

  test("a promise beside a pressed choice is kept without the order around it", () => {
    const led = last("relationships", [
      ...apology,
      "Dina",
      "aku ga bayar utang",
      "kepercayaan rusak sih.. eh gw mau nyicil 500rb per bulan mulai gajian tgl 25, masukin jg ya",
    ]);
    expect(filled(led)).toMatchObject({
      dampak: "merusak kepercayaan",
      perbaikan: "gw mau nyicil 500rb per bulan mulai gajian tgl 25",
    });
  });

  test("of somebody whom the answer names, an event speaks as it was written", () => {
    const led = last("relationships", [
      ...talk,
      "kritikan ibu. kmrn dia bilang masakanku keasinan di dpn tamu",
    ]);
    expect(filled(led)).toMatchObject({
      topik: "kritikan ibu",
      kejadian: "kmrn dia bilang masakanku keasinan di dpn tamu",
    });
  });

  test.each([
    "uang bulanan. takut dia marah",
    "uang bulanan. besok mau ngomongnya jam 8",
    "uang bulanan. dia orangnya keras kepala",
    "uang bulanan. kemarin udah kutulis belum?",
  ])("%s: a fear, a plan, a judgement and a question are no event", (text) =>
    expect(filled(last("relationships", [...talk, text])).kejadian).toBeUndefined(),
  );

  test("what somebody else did is no deed of one's own", () =>
    expect(
      filled(last("relationships", [...apology, "Dina. kemarin dia marah banget sama aku"])).perbuatan,
    ).toBeUndefined());

  test("steps with their days are one a line, and nobody asks for the time again", () => {
    const steps = "bangun jam 6, mandi. senin benerin cv, selasa kirim lamaran. sore masak";
    expect(filled(last("career", [...plan, steps])).waktu).toBe("sesuai hari di tiap langkah");
    const document = documentOf("career", [...plan, steps, "Menunda-nunda"]);
    expect(document).toContain("3. senin benerin cv\n4. selasa kirim lamaran\n5. sore masak");
  });

  test("a roster takes the names, and what it cannot heed is named", () => {
    const led = last("leadership", [
      "mau bikin jadwal jaga toko",
      "Susun jadwal jaga bergilir",
      "belum tau mbak, makanya saya minta tolong disusunkan. Yg pasti Yanto cuma bisa sabtu malam, Wiwik bisa pagi senin, sisanya saya",
    ]);
    expect(filled(led).orang).toBe("Yanto, Wiwik, Saya");
    expect(led?.text).toContain("Yanto cuma bisa sabtu malam");
  });
});

describe("what was done to somebody", () => {
  test.each([
    [
      "gw punya utang 5jt ke dia trus dari lebaran gw ngilang. mau minta maaf ke sahabat",
      "dari lebaran gw ngilang",
    ],
    ["aku udah bohong ke pacarku soal mantan, pengen minta maaf", "aku udah bohong ke pacarku soal mantan"],
  ])("%s: is not asked for again", (text, deed) =>
    expect(filled(last("relationships", [text, "Tulis permintaan maaf"])).perbuatan).toContain(deed),
  );

  test("what others say is no confession", () =>
    expect(
      filled(
        last("relationships", [
          "mau minta maaf ke kakak tapi takut aku dibilang bohong",
          "Tulis permintaan maaf",
        ]),
      ).perbuatan,
    ).toBeUndefined());
});

describe("a place that stays open", () => {
  const letter = ["buatin surat lamaran kerja", "Tulis surat lamaran", "Email", "kasir"];
  test.each([
    "lah kok belum bisa. yaudah. blm ada perusahaan tertentu, mau gw kirim ke banyak. bisa ga dikosongin aja",
    "kosongin dulu aja",
  ])("%s: is left open, which the guide says", (text) => {
    const led = last("career", [...letter, text]);
    expect(filled(led).perusahaan).toBe("");
    expect(led?.text).toContain("nama perusahaan tidak kutulis");
    expect(led?.text).not.toContain("Pertanyaanmu");
  });

  test.each(["PT Kosong Delapan", "Toko Belum Ada Nama"])("%s: is a name", (text) =>
    expect(filled(last("career", [...letter, text])).perusahaan).toBe(text),
  );

  test("the first of several roles is taken, and the other is named", () => {
    const led = last("career", [...letter.slice(0, 3), "staff accounting sih, kadang jg admin pajak"]);
    expect(filled(led).posisi).toBe("staff accounting");
    expect(led?.text).toContain("kadang jg admin pajak");
  });
});
