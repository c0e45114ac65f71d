import { isNoName } from "#server/external/model/guide/values/no-names.ts";

/* A name that is told by itself, "namanya teh rina", belongs to whoever was spoken of before. */

const title =
  "pak|bu|bapak|ibu|mas|mbak|mba|kak|bang|teh|teteh|kang|om|tante|koh|cik|ci|ce|uda|uni|bli|mbok|ustadz|ustadzah|pendeta|dokter|dr\\.?";
const ownClause = new RegExp(
  `(?:^|[.,;!?\\n]\\s*)(?:(?:oh|o|iya|ya|eh|btw|oke) )*nama(?: ?nya| dia| beliau| orangnya| (?:bos|owner|atasan|manajer|spv|hrd|pemilik)(?:nya|ku)) (?:(?:itu|adalah) )?((?:(?:${title}) )?\\p{L}{3,})(?=\\s*(?:[,.;!?\\n]|$)| (?:kak|ya|sih|kok|orangnya|gaji)(?!\\p{L}))`,
  "iu",
);
/** Whose name it is where one of these stands right before. */
const others =
  /(?<!\p{L})(?:anak|istri|suami|temen|teman|adik|adek|kakak|pacar|cowok|cewek|toko|kantor|usaha|produk)(?:ku|nya)?[^.;!?\n]{0,30}$/iu;

const capitalised = (text: string): string =>
  text.replace(/(^|\s)(\p{Ll})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());

type Name = { name: string; before: string };

/** A name that a clause of its own tells, with what stands before it. */
function ownNamed(text: string): Name | undefined {
  const found = ownClause.exec(text);
  const name = found?.[1];
  if (!found || name === undefined || isNoName(name)) return undefined;
  const before = text.slice(0, found.index);
  return others.test(before) ? undefined : { name: capitalised(name), before };
}

/** The name of the only person whom a flow asks for. */
export const onlyNamed = (text: string): string | undefined => ownNamed(text)?.name;

/** The name of the one whom `cues` name, told in a clause of its own afterwards. */
export function namedLater(texts: readonly string[], cues: readonly string[]): string | undefined {
  if (cues.length === 0) return undefined;
  const spokenOf = new RegExp(`(?<!\\p{L})(?:${cues.join("|")})(?:ku|nya)?(?!\\p{L})`, "iu");
  for (const [at, text] of [...texts.entries()].toReversed()) {
    const found = ownNamed(text);
    if (found && [...texts.slice(0, at), found.before].some((one) => spokenOf.test(one))) return found.name;
  }
  return undefined;
}
