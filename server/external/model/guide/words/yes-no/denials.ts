import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "./no-words.ts";

/*
 * "No" and "not that" in the languages in which members write. A plain no is taken as one everywhere: it is no answer,
 * and it never stands for what it denies.
 */

const filler =
  "(?:eh|ih|ah|oh|uh|heh|hah|lah|loh|lho|lah|yah|ya|iya|astaga|aduh|waduh|duh|bah|jir|anjir|kak|kakak|bang|min|mbak|mba|mas|bu|pak|cak|teh|kang|teteh|maaf|sori)";
const ending =
  "(?:lah|la|loh|lho|sih|ah|deh|dah|kok|kak|kakak|bang|min|mbak|mas|bu|pak|cak|teh|kang|dong|ya|yah|bah|ji|mi|jo|to|sa|je|itu|tu|atuh|mah|makasih|dulu|usah|begitu|gitu|demikian|semua|semuanya|anjir|anjay|njir|njing|anjing|woi|woy|bro|cuy|jir|cuk|cok|rek)";

const plainNo = new RegExp(`^(?:${filler} )*(?:${noWords})(?: (?:${ending}|${noWords}))*$`);
const first = new RegExp(`^(?:${filler} )*(?:${noWords})\\b`);

const parts = (text: string): string[] =>
  text
    .split(/[,.;:!?\n]+/)
    .map(plain)
    .filter((part) => part !== "");

/** Whether a text is nothing but a no: "kada lah", "heh? sonde lah", "mboten". */
export const isPlainNo = (text: string): boolean => {
  const all = parts(text);
  return (
    all.length > 0 &&
    all.some((part) => plainNo.test(part)) &&
    all.every((part) => plainNo.test(part) || new RegExp(`^(?:${filler} ?)+$`).test(part))
  );
};

/** Whether a text begins with a no. */
export const startsWithNo = (text: string): boolean => first.test(plain(text));

/** Whether a text says no, or nothing at all. */
export const isDenial = (text: string): boolean => plain(text) === "" || startsWithNo(text);

const that =
  "(?:itu|ini|gitu|gini|begitu|begini|yang itu|yg itu|iku|niku|kitu|bitu|demikian|nan itu|maksud\\w*)";
const notThat = new RegExp(
  `^(?:${filler} |(?:aku|saya|kita|beta|ulun|kulo|gw|gue) )*(?:bukan|bkn|bukang|dudu|sanes|lanes|(?:nda|ndak|inda|indak|mboten|sonde|teu|kada|ora|enggak|nggak) (?:\\p{L}+ )?(?:bukan |sanes )?(?=${that}))(?: ${that})(?: (?:${ending}|maksudku|maksudnya|maksud saya|yang kumaksud|yg ku maksud))*$`,
  "u",
);

/** "Hah cemburu? bukan. aku ...": what is wondered at is denied. */
const wondered = /^(?:hah|heh|lho|loh|lah|kok)\b[^?\n]{0,40}\?+\s*(?:bukan|bkn)[.,!]+\s*([\s\S]+)$/i;

/** "Bukan itu. Yang kutanya ...": what follows the denial; undefined if the text does not begin with one. */
export function behindNotThat(text: string): string | undefined {
  const behind = wondered.exec(text.trim())?.[1];
  if (behind !== undefined) return behind.trim();
  const [, front = "", rest = ""] = /^([^,.;:!?\n]+)[,.;:!?\n]*\s*([\s\S]*)$/.exec(text.trim()) ?? [];
  return notThat.test(plain(front)) ? rest.trim() : undefined;
}

const atEnd = new RegExp(
  `^(.+?)[\\s,.;!?\\p{Emoji_Presentation}]+(?:bukan|bkn) (?:itu|ini|yang itu|yg itu)(?: (?:${ending}))*[\\s.!]*$`,
  "isu",
);
/** The same behind what it belongs to, as in "yang kumau bukan itu". */
const linked =
  /\b(?:yang|yg|kumau|mau|mauku|maksudku|tapi|tp|itu|karena|kalau|kalo|jelas|emang|memang|pokoknya|kan)\s*$/iu;

/** What stands before a "bukan itu" at the end of a text; undefined if it does not end so. */
export function beforeNotThat(text: string): string | undefined {
  const front = atEnd.exec(text.trim())?.[1]?.trim();
  const isApart = /[.,;!?\n\p{Emoji_Presentation}]\s*(?:bukan|bkn) \p{L}+[^.,;!?]*[\s.!]*$/iu.test(
    text.trim(),
  );
  return front === undefined || !isApart || linked.test(front) ? undefined : front;
}

const missed = new RegExp(
  `^(?:${filler} )*(?:${noWords}) (?:nyambung|konek)(?:nya)?(?: (?:${ending}|banget|bgt|amat))*$`,
);

/** "Ih ga nyambung bgt. gw cuma pengen ...", or a "bukan itu" at the end: the rest; undefined if a text says no such thing. */
export function behindMissed(text: string): string | undefined {
  const [, front = "", rest = ""] = /^([^,.;:!?\n]+)[,.;:!?\n]*\s*([\s\S]*)$/.exec(text.trim()) ?? [];
  return missed.test(plain(front)) ? rest.trim() : beforeNotThat(text);
}

const there =
  "(?:ada|ade|enten|onten|wonten|ono|ana|onok|aya|punya|duwe|gaduh|main|pernah|tau|jadi|mau|usah|perlu|pake|pakai)";
const denied = new RegExp(`(?<![\\p{L}])(?:${noWords}) (?:${there} )?(\\p{L}+(?: \\p{L}+)?)`, "giu");

/** The words that a text denies: "mboten enten judi niku" is "judi niku". */
export const deniedIn = (text: string): string[] =>
  parts(text).flatMap((part) => [...part.matchAll(denied)].map(([, what = ""]) => what));

/** The text without what it denies. */
export const withoutDenials = (text: string): string =>
  parts(text)
    .map((part) => part.replace(denied, " ").replace(/ {2,}/g, " ").trim())
    .filter((part) => part !== "")
    .join(", ");

const number = "(?:se|satu|dua|tiga|empat|loro|dua2|\\d)";
const things = [
  // "Bukan surat", "dudu resign".
  /(?<!\p{L})(?:bukan|bkn|bukang|dudu|sanes|lanes) (\p{L}{4,})/giu,
  // "Bukan soal bagi tugas".
  /(?<!\p{L})(?:bukan|bkn|bukang|dudu|sanes) (?:soal|masalah|tentang|ttg|urusan) (\p{L}{4,}(?: \p{L}{4,})?)/giu,
  // "Blm putus": what has not happened.
  /(?<!\p{L})(?:belum|blm|blom|belom|durung|dereng|acan|alun|ga|gak|nggak|ngga|tidak|ora|nda|ndak|kada|sonde) (?:jadi |sampai |sampe )?(putus\w*|cerai\w*|pisah\w*|resign|dipecat|diphk|nikah|menikah|hamil|meninggal)/giu,
  // "Ndak ade dua tawaran": a number of things that are not there.
  new RegExp(`(?<!\\p{L})(?:${noWords}) (?:${there} )(?:${number} )(\\p{L}{4,})`, "giu"),
];

/** What a text says not to be the case, so that nothing is offered for it. */
export const notSo = (text: string): string[] =>
  parts(text).flatMap((part) =>
    things.flatMap((one) => [...part.matchAll(one)].map(([, what = ""]) => what)),
  );
