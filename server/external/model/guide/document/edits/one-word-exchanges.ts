import type { WordEdit } from "#server/external/model/guide/state.ts";
import { placesOf, tokensOf } from "./word-places.ts";

/*
 * One word for another in the whole text: "dio jadi kau", "ganti kamu jadi abang semua", "jangan pake dia, pake kamu". A
 * pronoun or a title says itself that no other text is meant.
 */

const pronouns =
  "aku|saya|sy|gw|gue|gua|awak|ambo|beta|ulun|kula|kulo|abdi|kita|kami|dia|dio|dy|dye|ia|beliau|beliaunya|doi|dheweke|dekne|anjeunna|mereka|kamu|km|kau|ko|kowe|koe|lu|lo|elu|loe|anda|ente|sampeyan|panjenengan|njenengan|ikam|pian|situ|ngana|maneh|anjeun";
const titles =
  "kak|kakak|ka|mas|mbak|mba|bang|abang|pak|bapak|bu|ibu|om|tante|bro|sis|bos|gan|dek|adek|ayah|bunda|mama|mamak|papa";
const word = `["“'‘]?(${pronouns}|${titles})["”'’]?`;
const pronoun = `["“'‘]?(${pronouns})["”'’]?`;
const pointing =
  "(?:(?: ?ny[ao]| e|ne)(?!\\p{L}))?(?: (?:itu|tu|tuh|semua|semuanya|sm?uanya|kabeh|galo|masih|di situ|disitu))*";
const into = "(?:jadi|jd|dadi|menjadi|ke|dengan|dgn|pakai|pake|sama)";
const verb = `(?:di)?(?:ganti|ubah|tukar|tuker)(?:in|kan|nya|en)?`;
const lead =
  "(?:(?:tolong|tulung|coba|mohon|minta|bisa|terus|trus|trs|dan|sama|sm|lalu|eh+|oh|iya|kok|itu|semua|kata|tulisan|yang|yg|kak|mas|mbak|bang|min)[ ,]+)*";
const tail =
  "(?:[ ,]+(?:semua|semuanya|kabeh|galo|aja|saja|bae|ae|wae|dong|ya|deh|lah|kak|mas|mbak|bang|min|gitu|tolong))*[.!]*";

/** The former word and the new one; `1` where the new one is said first. */
const forms: readonly { form: RegExp; right: 1 | 2 }[] = [
  {
    form: new RegExp(
      `^${lead}${verb} (?:(?:semua|kata|yang|yg) )*${word}${pointing} ${into} ${word}${tail}$`,
      "iu",
    ),
    right: 2,
  },
  {
    form: new RegExp(`^${lead}${word}${pointing} ${verb}(?: ${into})? (?:semua )?${word}${tail}$`, "iu"),
    right: 2,
  },
  {
    form: new RegExp(
      `^${lead}${pronoun}${pointing} (?:jadi|jd|dadi|(?:se)?harusnya|mestinya) (?:semua )?${pronoun}${tail}$`,
      "iu",
    ),
    right: 2,
  },
  {
    form: new RegExp(
      `^${lead}(?:jangan|jgn|ojo|jang|bukan|bkn) (?:(?:pakai|pake|tulis|sebut) )?${word}${pointing},? (?:(?:tapi|tp|tulis|pakai|pake|(?:se)?harusnya|${verb}|${into}) )+${word}${tail}$`,
      "iu",
    ),
    right: 2,
  },
  {
    form: new RegExp(
      `^${lead}(?:pakai|pake|tulis) ${word},? (?:bukan|bkn|jangan|jgn|ojo) (?:(?:pakai|pake) )?${word}${tail}$`,
      "iu",
    ),
    right: 1,
  },
];

/** What a part of a message exchanges everywhere; empty if it says no such thing, or the word stands nowhere. */
export function oneWordExchanged(shown: string, part: string): WordEdit[] {
  const said = part.trim();
  for (const { form, right } of forms) {
    const [, one = "", other = ""] = form.exec(said) ?? [];
    const [from, to] = right === 1 ? [other, one] : [one, other];
    const isThere = from !== "" && placesOf(tokensOf(shown), from).length > 0;
    if (isThere && from.toLowerCase() !== to.toLowerCase()) return [{ from, to }];
  }
  return [];
}

const mentioned = new RegExp(
  `(?<!\\p{L})(?:ada|ado|masih|msh|pakai|pake|tulis|kata|kok)(?: (?:kata|tulisan|ada|ado|pakai|pake|masih|banyak))* ${pronoun}(?: ?ny[ao])?(?!\\p{L})(?=[\\s,.!?]|$)`,
  "iu",
);

/** The pronoun that a clause finds in the text: "kok masih ada dia nya". */
export function pronounNamed(shown: string, clause: string): string | undefined {
  const named = mentioned.exec(clause)?.[1];
  return named !== undefined && placesOf(tokensOf(shown), named).length > 0 ? named : undefined;
}

const only = new RegExp(`^${lead}${verb} (?:(?:aja|saja) )?(?:${into} )?${pronoun}${tail}$`, "iu");

/** The new word of a command that does not say what it stands for: "ganti kau semua". */
export const pronounInstead = (part: string): string | undefined => only.exec(part.trim())?.[1];
