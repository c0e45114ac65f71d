import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { isAstonished, markedParts } from "./astonishment.ts";
import { noWords } from "./no-words.ts";
import { objectionIn } from "./objections.ts";

/*
 * What a message says of the thing that the guide is making: that it is not what was meant. The forms of "not this" are
 * short and consist of few words, so a clause counts only if all of its words belong to them.
 */

/**
 * `rest`: the message without its denial, in which a wish may stand. `isSure`: the thing itself is denied ("ini bukan yg
 * kucari"); a bare "salah" or "ga nyambung" may be about the newest answer. `isAsked`: the words name what was looked
 * for, which nobody says to somebody else. `isNamed`: the thing is denied by its name.
 */
export type NotThis = { rest: string; isSure: boolean; isAsked: boolean; isNamed: boolean };

const me = "(?:aku|ak|saya|sy|gue|gw|gua|ane|awak|kita|beta|sa|kulo|abdi|ulun|tak)";
const around = new Set(
  `lah la loh lho lha eh ih ah oh uh hah heh hm hmm dih yah ya iya yo aduh duh waduh hadeh hadeuh yaelah astaga ampun
  buset anjir njir kok kog kan sih seh dong deh dah nih tuh tu mah atuh to toh lek rek jeh euy bah weh woi woy hey hei
  halo maaf sori sorry mbok ki kak kakak bang abang min mimin admin mbak mba mas sis bro gan bu pak nak teh kang cak
  alma aku ak saya sy gue gw gua ane awak kita beta sa kulo abdi ulun tak km kamu lo lu aja aj saja sj ae wae doang
  banget bgt amat kali pisan tenan bener beneran malah juga jg lagi terus trus dari yang yg sing nu kayaknya kayanya
  sepertinya kayak kaya seperti model masih jadi jd tadi td semua semuanya ku`.split(/\s+/),
);
const here = "ini|iki|gini|begini|bgini|ngene|niki|kieu|ieu|ngeneki|kayagini|ngini|bekini";
const there = "itu|gitu|begitu|iku|niku|kitu|eta|ngono|ngoten";
/** What was looked for, in words that nobody says of a person. */
const soughtOf =
  "(?:ku|di|tak ?)?(?:maksud|mksd|cari|nyari|butuh|perlu|minta|tuju|karep)(?:ku|nya|in|kan|i|e|ke|an)?";
const wantedOf = "(?:ku|di|tak ?)?(?:mau|harap|pengen|pgn|ingin)(?:ku|nya|in|kan|i|e)?";
const sought = new RegExp(`\\b${soughtOf}\\b`);
const sense = new RegExp(`^(?:${here}|${there}|${soughtOf}|${wantedOf}|${noWords})$`);

const not = `(?:${noWords}|belum)`;
const astray =
  /\bsalah (?:alamat|arah|jalur|kamar|sambung|jurusan|tujuan|topik|tema|masuk|tempat)\b|\b(?:melenceng|meleset|nyasar|kesasar)\b|\bjauh\b.*\b(?:maksud|mksd|harap|mau|cari|butuh)\w*|\b(?:lain|beda|seje|bedo|liyane|sanes) (?:lah|la|ini|iki|mah|kak|min|mas|mbak|bang|jauh|banget|bgt|sama|dari)\b/;
const astrayWords = new Set(
  `salah alamat arah jalur kamar sambung jurusan tujuan topik tema masuk tempat melenceng meleset nyasar kesasar jauh
  lain beda seje bedo liyane sama sesuai cocok pas hal soal urusan`.split(/\s+/),
);
const vague = new RegExp(
  `\\bsalah\\b|\\b(?:nyambung|konek|ngaco|ngawur|keliru)\\b|^(?:\\S+ ){0,3}(?:${not})(?: |$)`,
);
const vagueWords = new Set("nyambung konek ngaco ngawur keliru paham tangkep tangkap nangkep".split(" "));

const isTalk = (words: readonly string[]): boolean =>
  words.every(
    (word) => around.has(word) || sense.test(word) || astrayWords.has(word) || vagueWords.has(word),
  );

const ofHere = new RegExp(`\\b(?:${here})\\b`);
/** "Ini belum" and "belum perlu" say something of a thing, and not that it is another one. */
const isOther = "(?:bukan|bkn|bukang|dudu|sanes|lanes)";
const notHere = new RegExp(
  `\\b${isOther}\\b|\\b${not} (?:gini|begini|bgini|ngini|ngene|ngeten|kieu|iki|niki)\\b|\\blain (?:ieu|kieu|eta)\\b`,
);
const notSought = new RegExp(`\\b${isOther}\\b|\\b${not} (?:sesuai|cocok|pas|sama|ini|gini|begini|ngene)\\b`);

type Kind = "sure" | "asked" | "vague";

/** What kind of denial a clause is as a whole; undefined for any other clause. */
function kindOf(clause: string): Kind | undefined {
  const said = plain(clause);
  if (said === "" || !isTalk(said.split(" "))) return undefined;
  if (notSought.test(said) && sought.test(said))
    return ofHere.test(said) || !/\bmaksud|\bmksd/.test(said) ? "asked" : "vague";
  if (ofHere.test(said) && notHere.test(said)) return "sure";
  if (astray.test(said)) return /\bsalah\b/.test(said) ? "asked" : "sure";
  return vague.test(said) ? "vague" : undefined;
}

/** Before these words another clause begins, though no mark stands there: "bukan ini min aku mau resign". */
const wishing = new RegExp(
  `(?<!\\b(?:yang|yg|sing|nu))\\s+(?=${me} (?:(?:tuh|kan|itu|cuma|cuman|sebenernya|sebenarnya|mah|tadi|emang) )*(?:mau|pengen|pgn|pingin|ingin|butuh|minta|nyari|cari|perlu|arep|hoyong|pengin)(?:nya)? )`,
  "i",
);

/** "Aku kan mau minjem bukan nagih". */
const denying =
  /(?<=\b(?:mau|pengen|pgn|ingin|butuh|minta|nyari|cari|perlu|arep|lagi|lg) .*)\s+(?=(?:bukan|bkn|dudu|sanes) (?!(?:cuma|cuman|hanya|yang|yg) ))/i;

/** "Yang salah dia kok aku yang minta maaf". */
const wondering = /\s+(?=(?:kok|kog) )/i;

const clausesOf = (text: string): string[] =>
  markedParts(text)
    .flatMap((part) => part.split(wishing))
    .flatMap((part) => part.split(denying))
    .flatMap((part) => part.split(wondering))
    .filter((one) => one.trim() !== "");

/** Words that name a thing, with the words around it taken off; "maaf" behind others is what is asked for. */
const namedBy = (clause: string): string[] =>
  plain(clause)
    .split(" ")
    .filter((word, at) => !around.has(word) || (word === "maaf" && at > 0))
    .filter((word) => !/^(?:masa|masak|apaan|mana|buat|untuk|malahan)$/.test(word));

const doing =
  "(?:(?:di)?(?:bikin|buat|tulis|catat|catet|hitung|itung|susun)(?:in|kan)?|nulis|menulis|nyusun|nyatet|nyatat|mencatat|ngitung|menghitung|gawe|latihan)";
/** "Lah ini mah nagih". */
const turnedOut =
  /^(?:(?:lah|loh|lho|lha|eh|ih|yah|hadeh) )+(?:ini|iki|itu) (?:mah|kok|malah|jadinya|malahan) (.+)$/;

const refused = new RegExp(
  `\\b(?!belum|blm|durung|dereng|acan)${not} (?:lagi )?(?:butuh|perlu|mau|minta|nyari|cari|pengen|pgn|ingin|nanya)(?:in|nya)? (?:${doing} |soal |tentang )*(.+)$`,
);
/** "Bukan cuma uang" and "bukan yang bubuk" say more than what they deny. */
const another = new RegExp(
  `^(?:\\S+ ){0,3}(?:bukan|bkn|dudu|sanes) (?!(?:cuma|cuman|hanya|berarti|yang|yg|karena|krn) )((?:(?:soal|tentang|masalah|urusan|mau|arep|butuh|nyari|minta|${doing}) )*)(.+)$`,
);
/** The words that a clause denies or turns down; none if it is about somebody else. */
function deniedBy(clause: string, isFirst: boolean): string[] {
  const said = plain(clause);
  const bare = another.exec(said);
  const found = turnedOut.exec(said) ?? refused.exec(said) ?? bare;
  if (!found) return [];
  const before = said.slice(0, found.index).split(" ");
  // "Anak ga mau tidur" says what somebody else does not want.
  if (!before.every((word) => word === "" || around.has(word))) return [];
  const words = namedBy(found.at(-1) ?? "");
  // "..., tp bukan minjam mbak, dia minta" tells something.
  const isTold = found === bare && !isFirst && found[1] === "" && words.length < 2;
  return isTold ? [] : words;
}

/** "Yaelah min kok jadi surat": from the word of astonishment on. */
const behindParticles = (clause: string): string => {
  const words = clause.split(/\s+/);
  const from = words.findIndex((word) => /^(?:kok|kog|masa|hah|ngapain)$/i.test(word));
  return from > 0 && words.slice(0, from).every((word) => around.has(plain(word)))
    ? words.slice(from).join(" ")
    : clause;
};

/**
 * Whether a clause denies a thing by its name: it wonders at it ("kok jadwal tidur sih"), or does not want it. `isName`:
 * whether words are the name of the thing and nothing else. `isFirst`: whether nothing stands before it, or a wish.
 */
function deniesName(
  clause: string,
  isName: (words: readonly string[]) => boolean,
  isFirst: boolean,
): boolean {
  // "Masak harian" is what somebody does.
  const isCooking = /^masak /.test(plain(clause)) && !/[?!]/.test(clause);
  if (isCooking || /["“”]/.test(clause) || objectionIn(clause) !== undefined) return false;
  const words =
    isAstonished(clause) || isAstonished(behindParticles(clause))
      ? namedBy(clause).filter((word) => !/^(?:kok|kog|hah|ngapain)$/.test(word))
      : deniedBy(clause, isFirst);
  return words.length > 0 && isName(words);
}

const wanted = /\b(?:mau|pengen|pgn|ingin|butuh|minta|nyari|cari|perlu|arep)\b/i;
const instead = /^\s*(?:tapi|tp|melainkan|cuma|cuman)(?!\p{L})/iu;

/**
 * Reads what a message says against the thing that is being made; undefined if it says nothing against it.
 * `deniesGround`: whether a clause denies what the thing is for.
 */
export function notThisIn(
  text: string,
  isName: (words: readonly string[]) => boolean,
  deniesGround: (clause: string) => boolean,
): NotThis | undefined {
  const rest: string[] = [];
  const kinds: Kind[] = [];
  let isNamed = false;
  const clauses = clausesOf(text);
  for (const [at, clause] of clauses.entries()) {
    // "Bukan marah, tapi kecewa" exchanges a word.
    const isExchanged = instead.test(clauses[at + 1] ?? "");
    const isFirst = at === 0 || wanted.test(clauses[at - 1] ?? "");
    const isByName = !isExchanged && (deniesName(clause, isName, isFirst) || deniesGround(clause));
    const kind = isByName ? "sure" : kindOf(clause);
    isNamed ||= isByName;
    // Behind a wish, a bare "salah" belongs to what is told.
    if (kind === undefined || (kind === "vague" && rest.length > 0)) rest.push(clause);
    else kinds.push(kind);
  }
  if (kinds.length === 0) return undefined;
  const isAsked = kinds.includes("asked");
  return { rest: rest.join(" ").trim(), isSure: isAsked || kinds.includes("sure"), isAsked, isNamed };
}
