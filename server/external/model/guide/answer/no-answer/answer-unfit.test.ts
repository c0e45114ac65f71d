import { describe, expect, test } from "vitest";
import { filled, labels, last } from "#server/test/guide-conversation.ts";

const message = ["mau nulis surat ke mbak yuni tetanggaku", "Tulis pesan atau surat", "Chat yang santai"];
const news = "anak mau ketemu hari jumat sama sebulan 2x aja";
const asWritten = "Pakai kata-kataku";

describe("what is said to the guide is no answer", () => {
  test("an instruction about the reader stays out of the news, and comes back by one press", () => {
    const text = `${news}, jgn sampe dia tersinggung ya`;
    const led = last("relationships", [...message, text]);
    expect(filled(led).inti).toBe(news);
    expect(led?.text).toContain("“jgn sampe dia tersinggung ya”");
    expect(filled(last("relationships", [...message, text, "Masukkan juga"])).inti).toContain("tersinggung");
  });

  test("what was said already is used, and not written a second time", () => {
    const led = last("relationships", [
      ...message,
      news,
      "loh kan udah barusan, bilang dulu hari jumat sama sebulan 2x aja",
    ]);
    expect(filled(led)).toMatchObject({ inti: news, harapan: "" });
    expect(led?.text).toContain("“hari jumat sama sebulan 2x aja”");
    expect(led?.text).toContain("Nama siapa");
  });

  test("words behind it that stand nowhere yet are the answer", () => {
    const led = last("relationships", [...message, news, "loh kan udah barusan, tolong balas sebelum senin"]);
    expect(filled(led).harapan).toBe("tolong balas sebelum senin");
  });

  test("a name that nobody wants is left out, and a request that is none", () => {
    const led = last("relationships", [
      ...message,
      news,
      "Saya tidak minta apa apa mas, hanya minta maaf saja.",
      "gausah kan wa, dia tau nomerku",
    ]);
    expect(filled(led)).toMatchObject({ harapan: "", nama: "" });
    expect(led?.document?.text).not.toMatch(/minta apa|gausah|nomerku/);
    expect(labels(led)).toContain(asWritten);
  });

  const share = ["bagi tugas rumah", "aku sama suami", "cucian"];

  test("talk at a question for people is asked about once more in other words, then left open", () => {
    const talk = "udah sering sih, dia selalu jawab 'nanti' trs ga jalan";
    const once = last("relationships", [...share, talk]);
    expect(filled(once).bagian).toBeUndefined();
    expect(labels(once)).toEqual(["Lewati", asWritten]);
    const twice = last("relationships", [...share, talk, "emang ngaruh ya kalo ngomong gitu"]);
    expect(filled(twice).bagian).toBe("");
    expect(twice?.text).toContain("Kapan kalian bisa");
  });

  test("one press takes it as it was written, and a plain answer is taken after talk", () => {
    const talk = "udah sering sih, dia selalu jawab 'nanti' trs ga jalan";
    expect(filled(last("relationships", [...share, talk, asWritten])).bagian).toBe(talk);
    const answered = last("relationships", [...share, talk, "suami nyapu, aku masak"]);
    expect(filled(answered).bagian).toBe("suami nyapu, aku masak");
  });

  test("a question where a time was asked for is not stored", () => {
    const led = last("relationships", [...share, "suami nyapu", "emang ngaruh ya kalo ngomong gitu"]);
    expect(filled(led).waktu).toBeUndefined();
    expect(led?.text).toContain("Sabtu pagi sambil sarapan");
  });

  test("who has nobody, and who does not know yet, is not told to be talking to the guide", () => {
    const fear = [
      "takut presentasi besok",
      "Siapkan untuk yang kutakutkan",
      "7",
      "muka panas",
      "tarik napas",
    ];
    const nobody = last("wellbeing", [...fear, "ga ada siapa siapa sih"]);
    expect(nobody?.document?.text).toContain("Maka aku: tarik napas");
    expect(nobody?.document?.text).not.toContain("siapa siapa");
    expect(nobody?.text).not.toContain("omongan ke aku");
    const led = last("relationships", [...share, "suami nyapu", "belum tau kak kapan"]);
    expect(led?.text).not.toContain("omongan ke aku");
  });

  test("an agreement says nothing about what is hardest", () => {
    const led = last("relationships", ["bagi tugas rumah", "aku sama suami", "iya yang itu boleh"]);
    expect(filled(led).berat).toBeUndefined();
  });
});
