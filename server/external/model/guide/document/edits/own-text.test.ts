import { describe, expect, test } from "vitest";
import { editableText, isEditable, ownTextBehind, ownTextIntro } from "#rules/own-document.ts";
import { resign as asked, documentOf, last } from "#server/test/guide-conversation.ts";

const resign = [
  ...asked,
  ...["Rina Wulandari", "Staf gudang", "PT Sinar Jaya", "31 Desember 2026", "mau kuliah lagi"],
];
const letter = documentOf("career", resign);

const ownLine = "Saya titip salam untuk teman-teman di gudang.";
const withLine = letter.replace(/\n\n(?=Hormat)/, `\n\n${ownLine}\n\n`);
const handedOver = (text: string): string => `${ownTextIntro}\n\n${editableText(text)}`;
const below = (...texts: string[]) => last("career", [...resign, ...texts]);

describe("a document that the member has written anew", () => {
  test("is the document from then on, word for word", () => {
    const led = below(handedOver(withLine));
    expect(led?.document?.text).toBe(editableText(withLine));
    expect(led?.choices.map(({ id }) => id)).toContain("fine");
  });

  test("also where it was copied, changed and sent without the line before it", () => {
    expect(below(withLine)?.document?.text).toBe(withLine);
  });

  test("a few words beside a quoted line of it are no copy", () => {
    const words = "“Sampai hari itu saya akan menyelesaikan tugas yang berjalan” ini kepanjangan";
    expect(documentOf("career", [...resign, words])).toContain("Perihal");
  });

  test("words that stand in it are changed below it, and the former text comes back", () => {
    const changed = "ganti titip jadi sampaikan";
    expect(below(handedOver(withLine), changed)?.document?.text).toContain("sampaikan salam");
    expect(below(handedOver(withLine), changed, "balikin yang tadi")?.document?.text).toContain(ownLine);
  });

  test("a new answer is exchanged for the former one in it", () => {
    const text = below(handedOver(withLine), "jabatannya ganti jadi Kepala gudang")?.document?.text;
    expect(text).toContain("Kepala gudang");
    expect(text).toContain(ownLine);
  });

  test("what cannot be done in it is said, and the text stays", () => {
    const own = handedOver("Pak, saya pamit. Terima kasih untuk empat tahun ini.");
    expect(below(own, "lebih santai dong")?.document).toBeUndefined();
    expect(below(own, "lebih santai dong")?.text).toContain("tulisanmu sendiri");
    expect(below(own, "Sudah pas")?.text).not.toContain("tulisanmu sendiri");
  });

  test("is taken also after the flow is over", () => {
    expect(below("Sudah pas", handedOver(withLine))?.document?.text).toContain(ownLine);
  });

  test("where nothing was made, such words are an ordinary message", () => {
    expect(last("career", [`${ownTextIntro}\n\nPak, saya pamit.`])?.document).toBeUndefined();
  });
});

describe("the text in the message box", () => {
  test("has no marks for bold words and headings, and keeps lists", () => {
    expect(editableText("## Judul\n\n**Langkah**\n\n- satu\n- _dua_")).toBe(
      "Judul\n\nLangkah\n\n- satu\n- dua",
    );
  });

  test("is known by the line before it, also in other words", () => {
    expect(ownTextBehind("Pakai teksku ini:\n\nHalo Bu")).toBe("Halo Bu");
    expect(ownTextBehind("pake teks ini aja: halo bu")).toBe("halo bu");
    expect(ownTextBehind("pakai bahasa yang halus: jangan kasar")).toBeUndefined();
    expect(ownTextBehind("Pakai teksku ini:")).toBeUndefined();
  });

  test("is not offered for tables, nor where it could not be sent", () => {
    expect(isEditable("Harga\n\n| a | b |\n| --- | --- |")).toBe(false);
    expect(isEditable("Halo | Bu")).toBe(true);
    expect(isEditable("a".repeat(3600))).toBe(false);
  });
});
