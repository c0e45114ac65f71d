import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";
import { keep, letter, notSo, toEnd } from "#server/test/guide-shown.ts";
import { partsOf } from "./answer/shown/parts.ts";

/* What is typed or pressed while an answer is open: orders about it, and its sentences one by one. */

const sentenceParts = (text: string) => partsOf(text, "permintaan", 6).parts.map((part) => part.text);

const three = "obat mbah telat dua hari. si Ujang lupa ambil, aku takut dia marah. mohon dijadwal ulang";
const openThree = [...letter, three, notSo];
const inLetter = (...texts: string[]) => documentOf("career", [...openThree, ...texts, ...toEnd]);

describe("an order about the open answer", () => {
  test.each([
    ["yg soal ujang dibuang aja, malu dia kalau disebut. sisanya udh bener", "Ujang"],
    ["si Ujang jgn disebut", "Ujang"],
    ["bagian ujang diapus wae kak", "Ujang"],
    ["tulung sing ujang kuwi dibusek", "Ujang"],
    ["ujange ojo ditulis", "Ujang"],
    ["yg ujang gausah", "Ujang"],
    ["jangan bawa2 nama ujang", "Ujang"],
    ["ujang ga perlu ikut disebut kak", "Ujang"],
    ["itu kan curhatan, yg takut ga usah dimasukin", "takut"],
    ["hapus yang takut itu", "takut"],
    ["kalimat takut marah ga usah ditulis ya", "takut"],
    ["ilangin yg takut dong", "takut"],
    ["buang soal takutnya aja, malu aku", "takut"],
  ])("%s: takes its sentence out, shows the rest, and stays open", (order, gone) => {
    const led = last("career", [...openThree, order]);
    expect(filled(led).inti).not.toContain(gone);
    expect(filled(led).inti).toContain("obat mbah telat dua hari");
    expect(filled(led).inti).toContain("mohon dijadwal ulang");
    expect(led?.text).toContain("bat mbah telat dua hari");
    expect(labels(led)).toContain("Sudah pas");
    expect(inLetter(order, "Sudah pas")).not.toContain(gone);
  });

  test.each([
    ["ganti takut jadi khawatir", "aku khawatir dia marah"],
    ["kata takut diganti khawatir aja", "aku khawatir dia marah"],
    ["tolong ganti dua hari jd tiga hari ya", "telat tiga hari"],
    ["bukan dua hari tapi tiga hari", "telat tiga hari"],
    ["telat = terlambat", "terlambat dua hari"],
  ])("%s: exchanges its words", (order, words) =>
    expect(filled(last("career", [...openThree, order])).inti).toContain(words),
  );

  test.each([
    "yg soal mobil dibuang aja",
    "hapus yang itu",
    "ganti senin jadi selasa",
    "jgn diganti2 bahasane",
    "bikin lebih sopan dong",
    "bahasanya jangan diubah ya kak",
    "yg kedua aja",
    "tambahin kalau saya minta maaf",
    "kepanjangan kak",
    "kok jadi kaku",
    "saya mau yg lebih halus bahasanya",
    "tolong dirapikan bahasanya",
    "tulis ulang dong",
    "masih salah",
  ])("%s: cannot be carried out, which is said, and nothing changes", (order) => {
    const before = last("career", openThree);
    const led = last("career", [...openThree, order]);
    expect(filled(led)).toEqual(filled(before));
    expect(labels(led)).toEqual(labels(before));
    expect(led?.text).toContain("permintaan");
    expect(filled(last("career", [...openThree, order, "obatnya telat datang"])).inti).toBe(
      "obatnya telat datang",
    );
  });

  test.each([
    [
      "jgn diganti2 bahasane, mbah uti ngertine jowo campur. Pas aku SD mbah sering nggendong aku",
      "Pas aku SD",
    ],
    ["ga usah dibenerin ejaannya. obat mbah kok durung tekan kene", "obat mbah kok durung"],
    ["ganti jadi gini: obat mbah belum datang", "obat mbah belum datang"],
  ])("%s: is left out of the new text, and named", (order, begins) => {
    const led = last("career", [...openThree, order]);
    expect(filled(led).inti).toMatch(new RegExp(`^${begins}`));
    expect(led?.text).toMatch(/“(?:jgn diganti2 bahasane|ga usah dibenerin ejaannya|ganti jadi gini)”/);
  });

  test.each([
    "mohon data anak saya yang lama dihapus",
    "tolong ganti jadwal periksa jadi hari senin",
    "sampah di depan kelas tolong dibuang tiap sore",
    "bapak jangan lupa bilang ke bu guru",
    "anak saya minta pindah bangku, yang sekarang rusak",
    "tolong tambah satu kursi di kelas",
    "obatnya jangan sampai telat lagi, yg kosong tolong diganti",
    "anak2 jgn ditulis nama lengkapnya di papan ya bu, mereka malu",
  ])("%s: is the new text", (own) => expect(filled(last("career", [...openThree, own])).inti).toBe(own));

  test("may name a sentence by its place", () =>
    expect(filled(last("career", [...openThree, "kalimat terakhir dibuang"])).inti).not.toContain("ulang"));

  test.each(["udah pas kok", "iya udah bener kak lanjut", "lanjut aja", "gak jadi deh, yg tadi aja"])(
    "%s: leaves it as it is",
    (text) => expect(filled(last("career", [...openThree, text]))).toEqual(filled(last("career", openThree))),
  );

  test("in quotation marks is the new text", () =>
    expect(filled(last("career", [...openThree, "“yang rusak dibuang aja”"])).inti).toBe(
      "yang rusak dibuang aja",
    ));
});

describe("an open answer of three or more sentences", () => {
  test("loses one by each press, and stays open until it is right", () => {
    const cut = "Buang: “si Ujang lupa ambil, aku takut dia marah”";
    expect(labels(last("career", openThree))).toEqual([
      "Buang: “obat mbah telat dua hari”",
      cut,
      "Buang: “mohon dijadwal ulang”",
      keep,
    ]);
    const led = last("career", [...openThree, cut]);
    expect(filled(led).inti).toBe("obat mbah telat dua hari. mohon dijadwal ulang");
    expect(labels(led)).toContain("Sudah pas");
    const done = last("career", [...openThree, cut, "Sudah pas"]);
    expect(filled(done).inti).toBe("obat mbah telat dua hari. mohon dijadwal ulang");
    expect(done?.text).toContain("Apa permintaanmu kepadanya");
  });

  test.each([
    [
      "rumah saya di kec. Praya, jl. Veteran no. 2. bayar Rp. 150.000 ke dr. Budi. takut kurang",
      ["rumah saya di kec. Praya, jl. Veteran no. 2", "bayar Rp. 150.000 ke dr. Budi", "takut kurang"],
    ],
    [
      "permintaan sy: SK dibatalkan. alasan: pak M. Yusuf sakit. takut dimarahin",
      ["SK dibatalkan", "pak M. Yusuf sakit", "takut dimarahin"],
    ],
  ])("%s: is parted at its sentences, without their labels", (text, parts) =>
    expect(sentenceParts(text)).toEqual(parts),
  );
});
