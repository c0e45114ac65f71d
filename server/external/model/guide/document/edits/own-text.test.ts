import { describe, expect, test } from "vitest";
import { editableText, isEditable, ownTextBehind, ownTextIntro } from "#rules/own-document.ts";
import { noRisk } from "#rules/safety/danger-kinds.ts";
import { lead } from "#server/external/model/guide/lead.ts";
import { emptyState, guideStateSchema } from "#server/external/model/guide/state.ts";

/** Plays a conversation in which each message may be made of the documents that came before it. */
function play(...texts: (string | ((document: string) => string))[]) {
  let state = emptyState;
  let document = "";
  return texts.map((one) => {
    const text = typeof one === "string" ? one : one(document);
    const led = lead(state, {
      ...{ text, field: "career" as const, riskLevel: 0 as const, risk: noRisk, isClosing: false },
    });
    state = guideStateSchema.parse(JSON.parse(JSON.stringify(led.state)));
    document = led.document?.text ?? document;
    return led;
  });
}

const resign = [
  "tolong bikinin surat resign",
  "Susun surat resign",
  "Rina Wulandari",
  "Staf gudang",
  "PT Sinar Jaya",
  "31 Desember 2026",
  "mau kuliah lagi",
];

const handedOver = (change: (text: string) => string) => (document: string) =>
  `${ownTextIntro}\n\n${change(editableText(document))}`;

const ownLine = "Saya titip salam untuk teman-teman di gudang.";
const withLine = (text: string) => text.replace(/\n\n(?=Hormat)/, `\n\n${ownLine}\n\n`);

describe("a document that the member has written anew", () => {
  test("is the document from then on, word for word", () => {
    const all = play(...resign, handedOver(withLine));
    expect(all.at(-1)?.document?.text).toContain(ownLine);
    expect(all.at(-1)?.document?.text).not.toContain(ownTextIntro);
    expect(all.at(-1)?.document?.text).toContain("Rina Wulandari");
    expect(all.at(-1)?.choices.map(({ id }) => id)).toContain("fine");
  });

  test("also where it was copied, changed and sent without the line before it", () => {
    const all = play(...resign, withLine);
    expect(all.at(-1)?.document?.text).toContain(ownLine);
  });

  test("a few words beside a quoted line of it are no copy", () => {
    const all = play(
      ...resign,
      "“Sampai hari itu saya akan menyelesaikan tugas yang berjalan” ini kepanjangan",
    );
    expect(all.at(-1)?.document?.text ?? "Perihal").toContain("Perihal");
  });

  test("words that stand in it are changed below it, and the former text comes back", () => {
    const all = play(...resign, handedOver(withLine), "ganti titip jadi sampaikan", "balikin yang tadi");
    expect(all.at(-2)?.document?.text).toContain("sampaikan salam");
    expect(all.at(-1)?.document?.text).toContain(ownLine);
  });

  test("a new answer is exchanged for the former one in it", () => {
    const all = play(...resign, handedOver(withLine), "jabatannya ganti jadi Kepala gudang");
    expect(all.at(-1)?.document?.text).toContain("Kepala gudang");
    expect(all.at(-1)?.document?.text).toContain(ownLine);
  });

  test("what cannot be done in it is said, and the text stays", () => {
    const all = play(
      ...resign,
      handedOver(() => "Pak, saya pamit. Terima kasih untuk empat tahun ini."),
      "lebih santai dong",
    );
    expect(all.at(-1)?.document).toBeUndefined();
    expect(all.at(-1)?.text).toContain("tulisanmu sendiri");
    const again = play(
      ...resign,
      handedOver(() => "Pak, saya pamit. Terima kasih untuk empat tahun ini."),
      "Sudah pas",
    );
    expect(again.at(-1)?.text).not.toContain("tulisanmu sendiri");
  });

  test("is taken also after the flow is over", () => {
    const all = play(...resign, "Sudah pas", handedOver(withLine));
    expect(all.at(-1)?.document?.text).toContain(ownLine);
  });

  test("where nothing was made, such words are an ordinary message", () => {
    const [first] = play(`${ownTextIntro}\n\nPak, saya pamit.`);
    expect(first?.document).toBeUndefined();
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
