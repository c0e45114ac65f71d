import { isPart } from "../read/lexicon.ts";
import type { Reading } from "../read/reading.ts";
import { unsaid } from "../tables/words.ts";

const neverSaid = new Set(unsaid.split(" "));
const bare = new Set([
  "ya",
  "tidak",
  "oke",
  "belum",
  "bukan",
  "mungkin",
  "kak",
  "sudah",
  "itu",
  "ini",
  "begitu",
  "semua",
  "semuanya",
  "halo",
  "terima_kasih",
  "maaf",
  "entah",
  "tahu",
  "keduanya",
  "dua-duanya",
  "sekali",
  "juga",
  "benar",
  "lumayan",
  "terus",
  "baru",
  "boleh",
  "mau",
]);
const longest = 2;

/** An answer of a word or three, fit to be taken up: "uang", "capek hati". */
export function shortAnswer(reading: Reading): string | undefined {
  const tokens = reading.message.tokens.filter((token) => !isPart("particles", token.word));
  if (tokens.length === 0 || tokens.length > longest || reading.isQuestion) return undefined;
  const isFit = tokens.every(
    (token) =>
      token.isKnown && !bare.has(token.word) && !neverSaid.has(token.root) && /^[a-z_-]+$/.test(token.word),
  );
  const isOwnTalk = tokens.some((token) => isPart("negators", token.word) || token.word === "kamu");
  const carries = tokens.some(
    (token) =>
      isPart("nouns", token.word) ||
      isPart("verbs", token.word) ||
      isPart("adjectives", token.word) ||
      token.forms.length > 1,
  );
  if (!isFit || isOwnTalk || !carries) return undefined;
  return tokens
    .map((token) =>
      isPart("self", token.word)
        ? "kamu"
        : token.owner === "self"
          ? token.word.replace(/ku$/, "mu")
          : token.word,
    )
    .join(" ")
    .replaceAll("_", " ");
}
