import { expect, test } from "vitest";
import { inRegister } from "#server/external/model/guide/document/address/register.ts";
import { rawAnswers } from "#server/test/guide-raw-answers.ts";
import { withSentenceStarts } from "./capitals.ts";
import { asSentence, plainly } from "./plain-text.ts";

/* How many of the answers of fifteen invented people come out as a careful person would send them. */

const registers = { f: "formal", p: "polite", c: "casual", g: "slang" } as const;
const isKey = (key: string): key is keyof typeof registers => key in registers;

function written(raw: string, key: string): string {
  const register = isKey(key) ? registers[key] : "formal";
  const plain = asSentence(plainly(raw, register));
  const isPolite = register === "polite" || register === "formal";
  return withSentenceStarts(isPolite ? inRegister(plain, register, "Anda") : plain);
}

/** "{a|b}" stands for either. */
function wanted(line: string): RegExp {
  const exact = (text: string) => text.replace(/[.*+?^$()|[\]\\/]/g, "\\$&");
  const parts = line
    .split(/[{}]/)
    .map((part, at) => (at % 2 === 0 ? exact(part) : `(?:${part.split("|").map(exact).join("|")})`));
  return new RegExp(`^${parts.join("")}$`, "u");
}

test("two of three raw answers come out word for word, and none grows out of bounds", () => {
  const lines = rawAnswers
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  const pairs = lines.flatMap((line, at) =>
    line.startsWith("= ") ? [{ asked: lines[at - 1] ?? "", want: line.slice(2) }] : [],
  );
  const done = pairs.filter(({ asked, want }) => wanted(want).test(written(asked.slice(3), asked.charAt(0))));
  expect(pairs).toHaveLength(150);
  expect(done.length).toBeGreaterThanOrEqual(100);
  for (const { asked } of pairs) expect(written(asked.slice(3), "f").length).toBeLessThan(asked.length * 2);
});
