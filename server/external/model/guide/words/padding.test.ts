import { expect, test } from "vitest";
import { processorMs } from "#rules/test/processor-time.ts";
import { last } from "#server/test/guide-conversation.ts";
import { withoutPadding } from "./padding.ts";

test("runs of spaces, empty lines and dots are short; lines and words stay", () => {
  expect(withoutPadding("aku  capek\t\tsekali ..... \n\n \n\nbesok\nlagi")).toBe(
    "aku capek sekali ... \n\nbesok\nlagi",
  );
  expect(withoutPadding("capek . . . . . . sekali. Besok. Lusa.")).toBe("capek ... sekali. Besok. Lusa.");
});

test.each([" ", ". ", "....", "\n"])("a story padded with %j takes no long time", (padding) => {
  const text = `aku capek${padding.repeat(Math.ceil(3900 / padding.length))}sekali`;
  last("wellbeing", ["aku mau cerita", "kemarin aku gagal ujian"]);
  const spent = processorMs(() => last("wellbeing", ["aku mau cerita", text, text]));
  expect(spent).toBeLessThan(1500);
});
