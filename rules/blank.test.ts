import { describe, expect, test } from "vitest";
import { processorMs } from "#rules/test/processor-time.ts";
import { isBlank } from "./blank.ts";

describe("a text of which a reader sees nothing", () => {
  test.for([
    ["nothing at all", ""],
    ["spaces and lines", " \t\n\u00a0\u3000\u2028"],
    ["signs without width", "\u200b\u200c\u200d\u2060\ufeff"],
    ["signs that turn the direction", "\u202a\u202e\u2066\u2069"],
    ["fillers that are drawn empty", "\u115f\u1160\u3164\uffa0\u2800"],
    ["a soft hyphen, selectors and tags", "\u00ad\ufe0f\u{e0061}\u{e007f}"],
    ["control characters", "\u0001\u001b\u007f"],
  ] as const)("%s is blank", ([, text]) => expect(isBlank(text)).toBe(true));

  test.for(["a", ".", "?", "😢", "👨‍👩‍👧", "\u200bya\u200b", "\u202Bשלום\u202C", "\u0301"])(
    "%j is not",
    (text) => expect(isBlank(text)).toBe(false),
  );

  test("a long row of invisible signs with one letter at its end is read once", () => {
    const text = `${"\u200b".repeat(1_000_000)}a`;
    expect(processorMs(() => expect(isBlank(text)).toBe(false))).toBeLessThan(1000);
  });
});
