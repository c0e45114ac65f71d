import { noOwner, secondPerson } from "./register.ts";

/*
 * How a document calls the one to whom it speaks, where the member wants no "kamu": "ganti semua kamu jadi Bapak",
 * "sapaannya Bapak, bukan kamu".
 */

/** Stands until the member has said which it is. */
export const openAddress = "Bapak/Ibu";

const titles =
  "bapak|ibu|pak|bu|mas|mbak|mba|kak|kakak|bang|abang|om|tante|teh|teteh|kang|akang|bunda|ayah|mama|papa|bude|pakde|bulik|paklik|koko|cici|anda|beliau";
const you = "(?:kamu|km|kau)";
const title = `((?:${titles})(?: \\p{L}+)?)`;
const polite =
  "^(?:(?:dan|terus|trus|trs|jadi|sama|lalu|maksud(?:nya|ku| saya)?|tolong|coba|eh|oh|iya|ya|bisa|minta|mau|kak|mas|mbak|bang|min|pokoknya|harusnya|seharusnya|mestinya|juga|kok|lah|tapi|tp|itu|yang|yg)[ ,:]+)*";
const tail = "(?: (?:aja|saja|ya|dong|deh|kak|min|juga|lagi|semua|semuanya|gitu|segala|mas|mbak))*$";
const exchanged = "(?:di)?(?:ganti|ubah)(?:in|kan|nya)?";
const into = "(?:jadi|jd|menjadi|ke|dengan|dgn|pakai|pake|sama)";
const all = "(?:(?:semua|kata|kata2|sapaan|yang|yg|tulisan) )*";
const yous = `${all}${you}(?:nya)?(?: (?:nya|itu|semua|semuanya))*`;
const never = "(?:jangan|jgn|ga usah|gak usah|nggak usah|tidak usah|ga boleh|gak boleh|tanpa)";
const says = "(?:pakai|pake|panggil|manggil|sebut|nyebut|tulis|ada|bilang|sapa|nyapa)(?:nya)?";
const person = "(?:dia|beliau|orangnya)";

const clausePattern = (body: string): RegExp => new RegExp(`${polite}${body}${tail}`, "iu");
/** Wishes that name the word to go. */
const ofYou: readonly RegExp[] = [
  clausePattern(`${exchanged} ${yous} ${into} ${title}`),
  clausePattern(`${yous} (?:${exchanged}(?: ${into})?|${into}) ${title}`),
  clausePattern(
    `${never} (?:${says} )?(?:(?:kata|sapaan|${person}|pakai|pake) )*${you}(?:nya)?(?: (?:ke|sama|buat|untuk) ${person})?(?:,? (?:tapi |tp |melainkan )?(?:pakai |pake |ganti |tulis |panggil )?${title})?`,
  ),
  clausePattern(
    `(?:pakai|pake|panggil|tulis|gunakan) (?:sapaan |kata |${person} )*${title} (?:bukan|jangan|jgn) ${you}`,
  ),
];
/** Wishes that name only what should stand there. */
const ofTitle: readonly RegExp[] = [
  clausePattern(
    `(?:sapaan|panggilan)(?:nya)? (?:(?:pakai|pake|itu|cukup) )*${title}(?: (?:bukan|jangan) ${you})?`,
  ),
  clausePattern(
    `(?:di)?(?:panggil|sapa|manggil)(?:nya)? (?:(?:${person}|dengan|dgn|pakai|pake) )*${title}(?: (?:bukan|jangan) ${you})?`,
  ),
];
/** What stands beside such a wish and is no wish of its own. */
const besideWish = new RegExp(
  `${polite}(?:(?:bukan|jangan|jgn) ${you}|(?:pakai|pake|tulis) ${title}|(?:(?:soalnya|karena|krn|kan|soale) )?(?:${person}|orangnya)?(?: (?:itu|kan|udah|sudah))* ?(?:lebih|jauh lebih|udah|sudah) (?:tua|senior|sepuh)(?: (?:dari|daripada) (?:saya|aku|gw|kami|gue))?)${tail}`,
  "iu",
);

const behind = new Set([
  "aja",
  "saja",
  "ya",
  "dong",
  "deh",
  "kak",
  "min",
  "juga",
  "lagi",
  "semua",
  "bukan",
  "jangan",
  "gitu",
  "semuanya",
]);
const whole: Readonly<Record<string, string>> = { pak: "Bapak", bu: "Ibu", mba: "Mbak" };
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "pak slamet" is "Pak Slamet", and "pak" alone is "Bapak". */
export function addressFrom(words: string): string {
  const [first = "", second] = words.trim().split(/\s+/);
  const short = first.toLowerCase();
  const isName = second !== undefined && !behind.has(second.toLowerCase());
  if (isName) return `${capital(short)} ${capital(second)}`;
  return whole[short] ?? (/^beliau$/.test(short) ? short : capital(short));
}

/** `address`: undefined if the message does not say what should stand there; `isOfYou`: it names "kamu". */
export type AddressWish = { address: string | undefined; isOfYou: boolean; rest: string };

const quotedWord = new RegExp(`["“'‘](${you}|(?:${titles})(?: \\p{Lu}\\p{Ll}+)?)["”'’]`, "giu");
const clauseEnd = /(?<=[.!?;\n])\s+|(?<=,)\s+/;

/** The form of address that a message wants, and the rest of the message; undefined if it wants none. */
export function addressWish(message: string, current?: string): AddressWish | undefined {
  const clauses = message.replace(quotedWord, "$1").split(clauseEnd);
  const kept: string[] = [];
  const found: { isOfYou: boolean; words: string | undefined }[] = [];
  for (const clause of clauses) {
    const said = asOfYou(clause.trim().replace(/[\s.,;!?]+$/, ""), current);
    const own = ofYou.map((one) => one.exec(said)).find((one) => one !== null);
    const named = own ? undefined : ofTitle.map((one) => one.exec(said)).find((one) => one !== null);
    const beside = own || named || found.length === 0 ? undefined : besideWish.exec(said);
    const words = (own ?? named ?? beside)?.[1];
    if (own || named || beside)
      found.push({ isOfYou: Boolean(own) || new RegExp(`\\b${you}\\b`, "i").test(said), words });
    else kept.push(clause);
  }
  if (found.length === 0) return undefined;
  const words = found.findLast((one) => one.words !== undefined)?.words;
  const rest = kept
    .join(" ")
    .replace(/[.,;\s]+$/, "")
    .trim();
  return {
    address: words === undefined ? undefined : addressFrom(words),
    isOfYou: found.some((one) => one.isOfYou),
    rest: isOnlyTalk(rest) ? "" : rest,
  };
}

/** "Ganti semua Bapak jadi Mas" where the document says "Bapak" by now. */
const asOfYou = (clause: string, current: string | undefined): string => {
  const at = current === undefined ? -1 : clause.toLowerCase().indexOf(` ${current.toLowerCase()} `);
  const isExchanged = /\b(?:ganti|ubah)(?:in|kan|nya)?(?: (?:semua|kata|sapaan))*$/i.test(
    clause.slice(0, at),
  );
  return at < 0 || !isExchanged
    ? clause
    : `${clause.slice(0, at)} kamu${clause.slice(at + 1 + (current ?? "").length)}`;
};

/** "Maksudnya", or a complaint about the words that the wish exchanges, wants nothing more. */
const isOnlyTalk = (rest: string): boolean =>
  /^(?:(?:maksud(?:nya|ku| saya)?|dan|terus|eh|lah|loh|kok|maaf|tolong|itu|ini|masih|ada|kamunya|kamu|salah|bukan|gitu|begitu|oh|ya|iya)[\s,.:!?]*)*$/i.test(
    rest,
  );

const words = (list: string): RegExp => new RegExp(`(?<![\\p{L}{])(?:${list})(?![\\p{L}}])`, "giu");
const ofYours = /(?<![\p{L}{])(\p{L}{3,})mu(?![\p{L}}])/giu;

/** The text as it speaks to somebody with this form of address. */
function addressing(text: string, address: string): string {
  return text
    .replace(words(`${secondPerson}|anda`), address)
    .replace(ofYours, (found, thing: string) => (noOwner.test(found) ? found : `${thing} ${address}`));
}

/**
 * The document with this form of address. What stands in brackets speaks to the member; where the document has no
 * register (`isSpoken`), only what is quoted speaks to somebody else.
 */
export const speakingTo = (text: string, address: string, isSpoken: boolean): string =>
  text
    .split(isSpoken ? /(\([^()]*\))/ : /(“[^”]*”)/)
    .map((part, at) => ((at % 2 === 1) === isSpoken ? part : addressing(part, address)))
    .join("");
