import { describe, expect, test } from "vitest";
import { conversation, documentOf, filled, labels, last, resign } from "#server/test/guide-conversation.ts";
import { secondWishIn } from "./second-wish.ts";

describe("another wish in a message", () => {
  test.each([
    ["Rini, sekalian buatin juga pesan ke bos", "Rini", "sekalian buatin juga pesan ke bos"],
    ["habis ini mau nanya soal cicilan", "", "habis ini mau nanya soal cicilan"],
    [
      "Senin, terus buatin pesan ke temen buat gantiin shift",
      "Senin",
      "terus buatin pesan ke temen buat gantiin shift",
    ],
    [
      "tolong bikinin surat resign, sekalian pesan pamit ke grup",
      "tolong bikinin surat resign",
      "sekalian pesan pamit ke grup",
    ],
  ])("%s", (text, rest, wish) => expect(secondWishIn(text)).toEqual({ rest, wish }));

  test.each([
    "Senin, sekalian minta maaf telat",
    "aku mau pulang habis ini",
    "sekalian buatin kopi",
    "terus aku bikin kesalahan di laporan",
    "habis itu dia buat aku nangis",
  ])("%s: none", (text) => expect(secondWishIn(text)).toBeUndefined());
});

describe("a wish beside an answer", () => {
  const rest = ["Kasir", "PT Jaya", "31 Mei", "Tidak perlu", "Sudah pas", "Sudah"];

  test("is named, is no answer, and is offered when the flow is over", () => {
    const all = conversation("career", [...resign, "Rini, sekalian buatin juga pesan ke bos", ...rest]);
    expect(all[2]?.text).toContain("“sekalian buatin juga pesan ke bos” kucatat");
    expect(filled(all[2])).toEqual({ nama: "Rini" });
    expect(all.at(-1)?.text).toContain("“sekalian buatin juga pesan ke bos”");
    expect(labels(all.at(-1))).toContain("Tulis pesan atau surat");
  });

  test("alone leaves the question as it was", () => {
    const all = conversation("career", [...resign, "Rini", "habis ini mau nanya soal cicilan", ...rest]);
    expect(filled(all[3])).toEqual({ nama: "Rini" });
    expect(all[3]?.text).toContain("tentang jabatan");
    expect(labels(all.at(-1))).toContain("Susun daftar utang");
    expect(
      documentOf("career", [...resign, "Rini", "habis ini mau nanya soal cicilan", ...rest]),
    ).not.toContain("cicilan");
  });

  test("is offered once, and the words of its flow are taken from it", () => {
    const all = conversation("career", [
      ...resign,
      "Rini",
      "sekalian buatin pesan ke bos",
      ...rest,
      "Tulis pesan atau surat",
    ]);
    expect(all.at(-1)?.state.flow?.id).toBe("tulis-pesan");
    expect(all.at(-1)?.state.later).toEqual([]);
  });

  test("below a document comes after what is said about the document", () => {
    const made = [...resign, "Rini", ...rest.slice(0, 4)];
    const led = last("career", [...made, "oke sip. habis ini mau nanya soal cicilan", "Sudah"]);
    expect(labels(led)).toContain("Susun daftar utang");
    expect(labels(last("career", [...made, "sekalian buatin juga pesan ke bos"]))).toContain(
      "Tulis pesan atau surat",
    );
  });

  test("what the member wants to do themselves is an answer where a list is asked for", () => {
    const asked = ["bikin jadwal harian", "Susun jadwal harian", "jam 5", "jam 10", "kerja 8-5"];
    const led = last("career", [...asked, "belajar, habis ini mau bikin CV"]);
    expect(filled(led).kegiatan).toBe("belajar, habis ini mau bikin CV");
    expect(led?.text).not.toContain("kucatat");
  });

  test("is offered after stopping too", () => {
    const led = last("career", [...resign, "Rini", "habis ini mau nanya soal cicilan", "berhenti"]);
    expect(labels(led)).toEqual(expect.arrayContaining(["Susun daftar utang", "Lanjutkan yang tadi"]));
  });
});

describe("a wish beside the first wish", () => {
  test("is kept for after the first one", () => {
    const texts = ["tolong bikinin surat resign, sekalian pesan buat pamit ke grup kantor", "iya"];
    const all = conversation("career", [...texts, "Rini", "bikin aja", "Sudah pas", "Sudah"]);
    expect(all[0]?.text).toContain("kucatat");
    expect(all[1]?.state.flow?.id).toBe("surat-resign");
    expect(all.at(-1)?.text).toContain("“sekalian pesan buat pamit ke grup kantor”");
  });

  test("after an offer is kept too, and the offer stays", () => {
    const all = conversation("career", ["bikinin surat resign", "sekalian buatin pesan ke grup", "iya"]);
    expect(all[1]?.text).toContain("“sekalian buatin pesan ke grup” kucatat");
    expect(labels(all[1])).toContain("Susun surat resign");
    expect(all[2]?.state.flow?.id).toBe("surat-resign");
  });

  test("a request at a choice is offered, and not read as a button", () => {
    const led = last("wellbeing", ["susah tidur", "Atur tidur malam ini", "tolong bikinin surat resign"]);
    expect(labels(led)).toContain("Susun surat resign");
  });
});
