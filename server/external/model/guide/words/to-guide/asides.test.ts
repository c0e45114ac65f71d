import { expect, test } from "vitest";
import { asideHeads, splitAsides, wordsIn } from "./asides.ts";

/** Splits a message whose words from one on to another are sure to be for the guide. */
function split(message: string, first: string, last: string) {
  const words = wordsIn(message);
  const from = words.findIndex(({ text }) => text === first);
  const to = words.findIndex(({ text }) => text === last);
  const logits = words.map((_, at) => asideHeads.map(() => (at >= from && at <= to ? 4 : -4)));
  return splitAsides({ message, words, logits });
}

test.each([
  ["bayar kontrakan, tp jgn sebut istri gw ya, nanti ribut", "sebut", "tp jgn sebut istri gw ya"],
  ["bayar kontrakan, jangan sebut istri gw ya, nanti ribut", "sebut", "jangan sebut istri gw ya"],
  ["bayar kontrakan, ga usah sebut istri gw ya, nanti ribut", "sebut", "ga usah sebut istri gw ya"],
  ["bayar kontrakan, ora sebut istri gw ya, nanti ribut", "sebut", "ora sebut istri gw ya"],
  ["bayar kontrakan, tolong sebut istri gw ya, nanti ribut", "tolong", "tolong sebut istri gw ya"],
])("%s: what is left out never begins behind a negation, nor ends with a comma", (message, first, text) => {
  const { rest, asides } = split(message, first, "ya");
  expect(asides.map((one) => one.text)).toEqual([text]);
  expect(rest).toBe("bayar kontrakan, nanti ribut");
});
