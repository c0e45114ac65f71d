import { formalWords } from "#server/external/model/guide/lexicon/formal-words.ts";
import { isSomebody, shorthands, spelledOut } from "./plain/spelled-out.ts";
import { pairsOf, withWords } from "./plain/words-apart.ts";

/* Shorthand of chats in full, for finding words in a text and for what is taken from one. */

const formal = pairsOf(formalWords);
const amongFriends = "udah aja malem tetep liat".split(" ");

/** Each shorthand with its word in full, as a formal text has it. */
export const inFull: Readonly<Record<string, string>> = Object.fromEntries(
  [...shorthands, ...amongFriends.map((word) => [word, word] as const)].map(([short, word]) => [
    short,
    formal.get(word)?.split("/")[0] ?? word,
  ]),
);

/** The text with its shorthand in full; "sm" with a person is "dengan". */
export const withoutShorthand = (written: string): string =>
  spelledOut(
    withWords(written, ({ word, next, after, before }) =>
      word === "sm" && before !== "dan" && isSomebody(next, after) ? "dengan" : undefined,
    ),
  );

const consonants = /(?<![\p{L}\p{N}@./_-])[bcdfghjklmnpqrstvwxyz]{3,5}(?![\p{L}\p{N}@/_-])/gu;
const units = /^(?:ltr|pcs|pkt|btl|mnt|dkk|dll|dsb|dst|hmm|hmmm|pph|ppn|btn|www)$/;

/** Shorthand that is left in a text because it may mean several words, each once: "plg". */
export const shorthandLeft = (text: string): string[] => [
  ...new Set((withoutShorthand(text).match(consonants) ?? []).filter((word) => !units.test(word))),
];
