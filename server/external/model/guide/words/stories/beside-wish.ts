import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/* What a member mentions beside a wish, such as a fear. It is only quoted, never answered as if it had been understood. */

const fears =
  /\b(?:takut(?:nya|e)?|khawatir|kuatir|kawatir|cemas|was-?was|deg-?deg?an|gugup|grogi|nervous|ngeri|sungkan|(?:ga|gak|nggak|ngga|tidak|ndak|ora) enak(?:an)?|malu|wedi|sieun|isin|trauma|parno|insecure|minder)\b/i;
/** Fears of a person who hurts, and of death, belong to the handling of danger. */
const danger =
  /\b(?:pukul|dipukul\w*|mukul\w*|gebuk\w*|tampar|ditampar|bunuh|dibunuh|mati|meninggal|sakiti|menyakiti\w*|disakiti|nyakit\w*|ancam|diancam|ngancam|kasar|dikasari|usir|diusir|cekik|dicekik|perkosa\w*|dihajar|hajar|hamil|sama (?:dia|suami\w*|istri\w*|bapak\w*|ayah\w*|pacar\w*)|nyakitin diri|diri sendiri)\b/i;
const denied = new RegExp(
  `(?<!\\p{L})(?:${noWords}|jgn|jangan|gausah|usah|perlu) (?:terlalu |usah |perlu |lagi )?$`,
  "iu",
);
/** "Jgn ditulis gitu" is about the text. */
const unwanted = /\b(?:kok|jgn|jangan) (?:di)?(?:tulis|masuk|catat|sebut)\w*/i;
const wordsMax = 9;
/** Fewer words name no fear that could be prepared for. */
const wordsMin = 3;

/** How strongly somebody is afraid says nothing of what they fear: "takut bgt sumpah". */
const strength =
  /^(?:bgt|banget|bngt|bgtt+|sumpah|sekali|parah|pol|poll+|asli|beneran|bener|bener2|jujur|amat|sangat|setengah|mati|mampus|gila|anjir|anjay|sih|deh|lah|ya|nih|kak|min|bang|mbak|mas|juga|jg|aja|saja|terus|trus|aku|gue|gw|saya|sy|dong|kok|tau|loh|lho|sampe|sampai|nangis|nangis2|gemeter|gemetar|huhu\w*|wkwk\w*|hiks)$/i;

/** Conjunctions and forms of address before a clause. */
const leading =
  /^(?:(?:tapi|tp|soalnya|karena|krn|terus|trus|jadi|makanya|padahal|eh|oh iya|btw|kak|mbak|bang|min|mas)[, ]+)+/i;

const clauses = (text: string): string[] =>
  text
    .split(
      /(?:[!?;\n]|[.,](?!\d)|(?<!\d)[.,])+|\s+(?=(?:tapi|tp|soalnya|karena|krn|terus|trus|jadi|makanya|padahal)\b)/i,
    )
    .map((one) => one.replace(/["“”]/g, "").trim().replace(leading, ""))
    .filter((one) => one !== "");

/** The words in which a text names a fear, from the fear on; undefined if there is none to be mentioned. */
export function fearIn(text: string): string | undefined {
  if (danger.test(text)) return undefined;
  for (const clause of clauses(text)) {
    const found = fears.exec(clause);
    if (!found || unwanted.test(clause) || denied.test(clause.slice(0, found.index))) continue;
    const words = clause.slice(found.index).split(/\s+/);
    const [, ...behind] = words;
    if (words.length < wordsMin || behind.every((word) => strength.test(word))) continue;
    return words.length <= wordsMax ? words.join(" ") : `${words.slice(0, wordsMax).join(" ")} ...`;
  }
  return undefined;
}

/** The part of a text around some words of it, to be quoted. */
export function clauseWith(text: string, has: (clause: string) => boolean): string | undefined {
  const clause = clauses(text).find(has);
  const words = clause?.split(/\s+/) ?? [];
  return words.length <= wordsMax ? clause : `${words.slice(0, wordsMax).join(" ")} ...`;
}

/** A question that stands behind a short answer, as in "Wulan. eh mbak, kalo bosnya nahan gimana". */
export function questionIn(text: string): string | undefined {
  const [, ...others] = text.split(
    /(?<=[^.\s]{3})[.!?](?=\s)|\n|,? (?=(?:tp|tapi|eh|oh iya|btw|oya|oh ya) )/i,
  );
  const question = others.find((one) =>
    /\?|\b(?:gimana|gmn|bagaimana|piye|kenapa|berapa|kapan|boleh ga|bisa ga|harus ga|perlu ga)\b/i.test(one),
  );
  const words = question?.replace(/["“”]/g, "").trim().replace(leading, "").split(/\s+/) ?? [];
  if (words.length < wordsMin) return undefined;
  return words.length <= wordsMax ? words.join(" ") : `${words.slice(0, wordsMax).join(" ")} ...`;
}
