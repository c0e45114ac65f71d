import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";
import { speechText } from "./speech.ts";

const answers = { listeners: "", occasion: "", points: "", length: "1 menit", tone: "santai" };
const spokenOf = (text: string) => text.split("\n\nUntukmu:")[0] ?? "";
const wordsOf = (text: string) => spokenOf(text).replaceAll("(jeda)", "").split(/\s+/).filter(Boolean).length;

describe("a short speech", () => {
  const points = "kita kerja sejajar dulu\ntiket bakal gw bagi rata\ngw minta saling hargain";

  test("says each point in words that are spoken, with a place to breathe before each", () => {
    const text = speechText({ ...answers, points, occasion: "meeting pertama", listeners: "tim" });
    expect(text).toContain("Halo, teman-teman. Terima kasih sudah mau kumpul di meeting pertama ini.");
    expect(text).toContain("(jeda)\n\nKedua, tiket bakal aku bagi rata.\n\n(jeda)");
    expect(text).toContain("aku minta saling menghargai.");
    expect(spokenOf(text)).not.toMatch(/\b(?:gw|yg|ga)\b/);
  });

  test.each([
    ["setengah menit", 65],
    ["1 menit", 130],
    ["2 menit", 260],
    ["3 menit", 390],
  ])("%s: at most %i words", (length, most) => {
    expect(wordsOf(speechText({ ...answers, points, length }))).toBeLessThanOrEqual(most);
  });

  test("polite words for a mixed audience", () => {
    const text = speechText({
      ...answers,
      points: "gw ga bisa lama",
      tone: "sopan",
      listeners: "wali murid",
    });
    expect(text).toContain("Bapak dan Ibu wali murid yang saya hormati, terima kasih sudah hadir.");
    expect(text).toContain("saya tidak bisa lama.");
    expect(text).not.toMatch(/\baku\b|teman-teman/);
  });

  test("a longer one has places for what only the speaker knows", () => {
    expect(speechText({ ...answers, points, length: "2 menit" })).toContain("(isi satu alasan");
    expect(speechText({ ...answers, points })).not.toContain("(isi");
  });

  test("what is too long for its time is said", () => {
    const long = Array.from({ length: 4 }, () => "kata ".repeat(40)).join("\n");
    expect(speechText({ ...answers, points: long })).toContain("terlalu panjang untuk 1 menit");
  });
});

describe("the flow for a speech", () => {
  const wish =
    "pidato pembuka 1 menit gitu, yg ngomongin kita kerja sejajar dulu, tiket bakal gw bagi rata, dan gw minta saling hargain";
  const begun = [wish, "Susun pidato singkat"];

  test("takes its points, its length and its tone from the request", () => {
    expect(labels(last("leadership", [wish]))[0]).toBe("Susun pidato singkat");
    const led = last("leadership", begun);
    expect(filled(led)).toMatchObject({
      ...{ lama: "1 menit", nada: "santai" },
      poin: "kita kerja sejajar dulu\ntiket bakal gw bagi rata\ngw minta saling hargain",
    });
    expect(led?.text).toContain("Siapa yang akan mendengarkan?");
  });

  test("comes after two more answers, and a part of it can be changed", () => {
    const talk = [...begun, "tim helpdesk", "meeting pertama"];
    expect(documentOf("leadership", talk)).toContain("Pertama, kita kerja sejajar dulu.");
    const led = last("leadership", [...talk, "Ubah bagian ini"]);
    expect(labels(led)).toContain("Poin yang disampaikan");
  });
});
