import { describe, expect, test } from "vitest";
import { filled, last } from "#server/test/guide-conversation.ts";

/* What a member feels beside the matter, and what they say of how it was written, in words for somebody else. */

const event = [
  "kak aku mau negur anak buahku yang telat terus",
  "Susun masukan untuk anggota tim",
  "senin kemarin kamu datang 9.25",
];

describe("a private feeling beside the matter", () => {
  test.each([
    "antrian numpuk, aku jg gak enak bgt soalnya si Ujang baru kredit motor",
    "antrian numpuk. sy jg kasian liat dia baru lahiran",
    "antrian numpuk, gw sebel banget sama dia",
    "antrian numpuk, aku yo kesel mbak",
    "antrian numpuk. saya nggak tega soalnya dia tulang punggung",
    "antrian numpuk. paling mentok 150rb klo orange masih ngamuk",
    "antrian numpuk. maks 20% kalo dia masih nolak",
  ])("%s: is for the guide", (text) => {
    const led = last("leadership", [...event, text]);
    expect(filled(led).dampak).toBe("antrian numpuk");
    expect(led?.text).toContain(text.split(/[,.] /)[1]);
  });

  test.each([
    "aku kesel karena kamu telat terus",
    "anak-anak gak enak karena kamu telat",
    "paling lambat 10 menit kalau macet",
    "pelanggan kesel soalnya dia nunggu lama",
  ])("%s: is for the reader", (text) =>
    expect(filled(last("leadership", [...event, text])).dampak).toBe(text),
  );
});

describe("what is said of how it was written", () => {
  test.each([
    ["lho kok datang, kan aku nulise masuk. antrian numpuk", "masuk"],
    ["loh kok datang, maksudku masuk. antrian numpuk", "masuk"],
    ["lah kok datang? kan tadi sy tulis masuk. antrian numpuk", "masuk"],
  ])("%s: puts the earlier answer right", (text, word) =>
    expect(filled(last("leadership", [...event, text]))).toMatchObject({
      kejadian: `senin kemarin kamu ${word} 9.25`,
      dampak: "antrian numpuk",
    }),
  );

  test("what stands nowhere is left out", () => {
    const text = "lho kok sebagaian, kan aku nulise sebagian. antrian numpuk";
    expect(filled(last("leadership", [...event, text])).dampak).toBe("antrian numpuk");
  });

  test.each(["Kok ditulis alasan pelanggan sih, itu tawaranku", "lho kok 38 kamu??", "loh kok 9.25 sih?"])(
    "%s: is no answer",
    (text) => {
      const led = last("leadership", [...event, text]);
      expect(filled(led)).toMatchObject({ kejadian: "senin kemarin kamu datang 9.25" });
      expect(filled(led).dampak ?? "").toBe("");
    },
  );

  test("what is asked of the reader opens no earlier choice", () => {
    const text = "lho kok kamu telat terus, kan sudah janji";
    expect(filled(last("leadership", [...event, text]))).toMatchObject({ dampak: text });
  });
});
