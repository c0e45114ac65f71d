import { expect, test } from "vitest";
import { answerText } from "./message.ts";

const content = { content: "**Halo**", products: [], has_rating: false, has_thumb: false };

test.each([
  ["a JSON string", JSON.stringify(content), "**Halo**"],
  ["the object itself", content, "**Halo**"],
  ["plain text", "Halo saja", "Halo saja"],
  ["JSON that was cut off", '{"content":"Ha', '{"content":"Ha'],
  ["JSON of something else", "[1]", "[1]"],
] as const)("B-204: %s gives readable text", (_, stored, text) => {
  expect(answerText(stored)).toBe(text);
});
