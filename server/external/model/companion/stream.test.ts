import { describe, expect, test } from "vitest";
import type { ModelPiece } from "../model.ts";
import { speak, wordsOf } from "./stream.ts";

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
      const pieces = await collect(speak({ text, productIds: [] }, new AbortController().signal, still));
      expect(textOf(pieces)).toBe(wordsOf(text).join(""));
      if (text.trim() !== "") expect(textOf(pieces)).toBe(text);
    },
  );

  test("product ids come last, and only when there are any", async () => {
    const { signal } = new AbortController();
    const withProduct = await collect(speak({ text: "Aku dengar.", productIds: [7] }, signal, still));
    expect(withProduct.at(-1)).toEqual({ productIds: [7] });
    const without = await collect(speak({ text: "Aku dengar.", productIds: [] }, signal, still));
    expect(without.every((piece) => "text" in piece)).toBe(true);
  });

  test("an abort stops it at once, within a word", async () => {
    const controller = new AbortController();
    const heard: string[] = [];
    const start = performance.now();
    for await (const piece of speak(
      { text: "satu dua tiga empat lima enam tujuh", productIds: [1] },
      controller.signal,
      slow,
    )) {
      heard.push("text" in piece ? piece.text : "ids");
      if (heard.length === 2) controller.abort();
    }
    expect(heard).toEqual(["satu ", "dua "]);
    expect(performance.now() - start).toBeLessThan(150);
  });

  test("an answer aborted before it began sends nothing", async () => {
    expect(await collect(speak({ text: "satu dua", productIds: [1] }, AbortSignal.abort(), slow))).toEqual(
      [],
    );
  });

  test("no timer is left behind when the reader goes away", async () => {
    const before = process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const pieces = speak({ text: "satu dua tiga", productIds: [] }, new AbortController().signal, slow);
    await pieces.next();
    await pieces.return(undefined);
    expect(process.getActiveResourcesInfo().filter((name) => name === "Timeout").length).toBeLessThanOrEqual(
      before,
    );
  });
});
