import { pronounInstead, pronounNamed } from "./one-word-exchanges.ts";
import { placesOf, tokensOf } from "./word-places.ts";

/*
 * "Kok ada "dio" nya, kan ini buat dia. Ganti jadi kau semua": a command without the words that it is about gets those that
 * were named before it.
 */

const lead =
  "(?:(?:tolong|tulung|coba|mohon|minta|terus|trus|trs|dan|sama|sm|lalu|ya|itu|kak|mas|mbak|bang|min)[ ,]+)*";
const tail =
  "(?:[ ,]+(?:semua|semuanya|kabeh|galo|aja|saja|bae|ae|wae|dong|ya|deh|lah|kak|mas|mbak|min|gitu))*[.!]*";
const bareInto = new RegExp(
  `^${lead}(?:di)?(?:ganti|ubah)(?:in|kan|en)?(?: (?:semua|aja|saja))* (?:jadi|jd|dadi|menjadi|pakai|pake|dengan|dgn|ke)(?: (?:kata|gini aja|gini))* ?:? ?(?:["“'‘]([^"”'’\\n]{1,80})["”'’]|([^"“”\\n,.:]{1,40}?))${tail}$`,
  "isu",
);
const quotation = /["“]([^”"\n]{1,200})[”"]|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,200})['’](?![\p{L}\p{N}])/gu;
const commanded =
  /(?<!\p{L})(?:(?:di)?(?:ganti|ubah|hapus|apus|buang|coret|tambah)(?:in|kan)?|harusnya|seharusnya|jadi)(?!\p{L})/iu;

/** How many words the new text may have more than the one that is named, so that it does not stand for a whole part. */
const longerBy = 3;
const wordsOf = (text: string): string[] => tokensOf(text).map(({ written }) => written);

/** The words that a clause names and that stand in the text; of several, the one that stands in all the others. */
function namedIn(shown: string, clause: string): string | undefined {
  const tokens = tokensOf(shown);
  const quotes = [...clause.matchAll(quotation)]
    .map(([, double, single]) => (double ?? single ?? "").trim())
    .filter((quote) => placesOf(tokens, quote).length > 0)
    .toSorted((one, other) => one.length - other.length);
  const [shortest] = quotes;
  if (shortest === undefined) return pronounNamed(shown, clause);
  return quotes.every((quote) => placesOf(tokensOf(quote), shortest).length > 0) ? shortest : undefined;
}

/** The parts in which each command has its words; those that only named them are gone. */
export function withObjectsNamed<T extends { text: string }>(shown: string, parts: readonly T[]): T[] {
  const all: T[] = [];
  for (const part of parts) {
    const [, quoted, bare] = bareInto.exec(part.text.trim()) ?? [];
    const value = quoted ?? bare ?? pronounInstead(part.text);
    const before = all.at(-1);
    const named =
      value === undefined || before === undefined || commanded.test(before.text)
        ? undefined
        : namedIn(shown, before.text);
    const isAlike = named !== undefined && wordsOf(value ?? "").length <= wordsOf(named).length + longerBy;
    if (named !== undefined && isAlike)
      all[all.length - 1] = { ...part, text: `ganti "${named}" jadi "${value}"` };
    else all.push(part);
  }
  return all;
}
