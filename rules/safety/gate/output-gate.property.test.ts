import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inPieces, stream } from "#rules/safety/test/gate.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import { processorMs } from "#rules/test/processor-time.ts";

/** Harmless words in any order, with punctuation and spaces between them. */
const calmText = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        "capek",
        "kerja",
        "ibu",
        "pelan",
        "rasanya",
        "hari",
        "berat",
        "teman",
        "dan",
        "kamu",
        "sudah",
        "malam",
      ),
      fc.constantFrom(" ", ", ", ". ", "? ", "\n", "  ", "... ", "! "),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.flat().join(""));

describe("OutputGate on any text", () => {
  const levels = fc.constantFrom<RiskLevel>(0, 1, 2, 3);

  it("lets harmless text through byte for byte, at every level and in any pieces", () => {
    fc.assert(
      fc.property(calmText, levels, fc.integer({ min: 1, max: 40 }), (text, level, size) => {
        expect(stream(inPieces(text, size), level).text).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it("gives the same answer however the text is cut, and always well-formed text", () => {
    const words = fc.constantFrom(
      "obat ",
      "kamu ",
      "mengidap ",
      "depresi. ",
      "😀",
      "119 ",
      "janji",
      ". ",
      "\n",
      "aku ",
      "a\ud83d",
      "dokter ",
      "tali",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.array(words, { maxLength: 120 }).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(text, levels, fc.integer({ min: 1, max: 30 }), (written, level, size) => {
        const whole = stream([written], level).text;
        expect(stream(inPieces(written, size), level).text).toBe(whole);
        expect(whole.isWellFormed()).toBe(true);
      }),
      { numRuns: 300, examples: [["119 119 119 dokter ", 0, 1]] },
    );
  }, 30_000);

  it("takes bounded time for texts that were made to be slow", () => {
    for (const text of [
      "a".repeat(12_000),
      ".".repeat(12_000),
      "1 ".repeat(6000),
      "obat ".repeat(2400),
      "(".repeat(12_000),
      "a.".repeat(6000),
    ]) {
      expect(processorMs(() => stream(inPieces(text, 20), 0))).toBeLessThan(1500);
    }
  });
});
