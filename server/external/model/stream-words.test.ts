import { describe, expect, test } from "vitest";
import type { ModelPiece } from "./model.ts";
import { speak, wordsOf } from "./stream-words.ts";

const still = { fromMs: 0, toMs: 0 };
const slow = { fromMs: 30, toMs: 30 };

async function collect(pieces: AsyncIterable<ModelPiece>): Promise<ModelPiece[]> {
  const all: ModelPiece[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

function textOf(pieces: readonly ModelPiece[]): string {
  return pieces.map((piece) => ("text" in piece ? piece.text : "")).join("");
}

describe("sending an answer", () => {
  test.each(["Aku dengar.", "  Dua  spasi\ndan baris. ", ""])(
    "the pieces of %j together are the text",
    async (text) => {
      const pieces = await collect(speak(text, new AbortController().signal, still));
      expect(textOf(pieces)).toBe(wordsOf(text).join(""));
      if (text.trim() !== "") expect(textOf(pieces)).toBe(text);
    },
  );

  test("an abort stops it at once, within a word", async () => {
    const controller = new AbortController();
    const heard: string[] = [];
    for await (const piece of speak("satu dua tiga empat lima enam tujuh", controller.signal, slow)) {
      heard.push(piece.text);
      if (heard.length === 2) controller.abort();
    }
    expect(heard).toEqual(["satu ", "dua "]);
  });

  test("an answer aborted before it began sends nothing", async () => {
    expect(await collect(speak("satu dua", AbortSignal.abort(), slow))).toEqual([]);
  });

  test("no timer is left behind when the reader goes away", async () => {
    const before = process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const pieces = speak("satu dua tiga", new AbortController().signal, slow);
    await pieces.next();
    await pieces.return(undefined);
    expect(process.getActiveResourcesInfo().filter((name) => name === "Timeout").length).toBeLessThanOrEqual(
      before,
    );
  });
});
