import { places, placesBehind, shortForms } from "#server/external/model/guide/lexicon/capital-words.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";
import { isVerbStem } from "./chat-verbs.ts";
import { noNames, titles } from "./people-words.ts";
import { knownWords } from "./spelled-out.ts";
import { linesOfWords, type WordAt, withWords } from "./words-apart.ts";

/* Capital letters for names, days, months, places and short forms, and at the beginning of sentences. */

const town = new Set(linesOfWords(places));
const townBehind = new Set(linesOfWords(placesBehind));
const short = new Set(linesOfWords(shortForms));
const months = "januari februari maret april juni juli agustus september oktober november desember".split(
  " ",
);
const dayNames = "senin selasa rabu kamis jumat sabtu ahad".split(" ");
const dated = new Set([...months, ...dayNames]);
const ofPlace = /^(?:di|ke|dari|kota|kabupaten|kab|asal|wilayah|cabang|daerah)$/;
/** Tea is no person, and kin are spoken of more often than called. */
const kin = new Set("teh ibu bapak kakak adek om tante opa oma uni uda".split(" "));
const behindKin =
  /^(?:rumah|hamil|menyusui|kota|asuh|perempuan|laki|kelas|pertama|bungsu|sulung|manis|tarik|es|panas|tangga|mertuaku|sambung|angkat|sendiri|membawa)$/;
const houses = new Set("pt cv ud".split(" "));
const institutions = new Set("rs sd smp sma smk tk sdn smpn sman smkn hotel".split(" "));
const noHouse =
  /^(?:jurusan|kelas|swasta|negeri|inpres|tahun|thn|lulus|cakung|gaji|kena|posisi|bagian|gudang|sebagai|lama|baru|umum)$/;
/** Words that firms are named with. */
const ofHouse = new Set(
  "abadi baru bersama indah jaya karya makmur maju mandiri mulia multi nusantara prima sejahtera sentosa sukses utama wahana".split(
    " ",
  ),
);
const nameWordsMax = 4;

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Ibu izinkan" asks for something, and nobody is called so. */
const isAskedFor = (word: string): boolean => /^\p{L}{3,}(?:kan|lah)$/u.test(word);

const mayBeName = (word: string): boolean =>
  /^\p{Ll}{2,}$/u.test(word) &&
  !isAskedFor(word) &&
  !noNames.has(word) &&
  !common.has(word) &&
  !knownWords.has(word) &&
  !isVerbStem(word) &&
  !titles.has(word);

/** "pak hendra": the word behind a title, unless it is an ordinary one. */
const isCalled = (title: string, word: string): boolean =>
  mayBeName(word) && !(kin.has(title) && (title === "teh" || behindKin.test(word)));

/** `left`: how many more words may belong to the name of a firm or a school; `title`: the word before, if it is one. */
type Run = { left: number; title: string };

/** The word within the name of a firm or a school; the run ends at the first that belongs to none. */
function inHouse({ word, low, before }: WordAt, run: Run): string | undefined {
  const isOn = run.left > 0 && before !== "" && (ofHouse.has(low) || (mayBeName(low) && !noHouse.test(low)));
  run.left = isOn ? run.left - 1 : 0;
  return isOn ? upper(word) : undefined;
}

const isRank = (low: string): boolean => low.length <= 3 && /^(?:s[123]|d[34]|sp[123])$/.test(low);

/** A short form, a place, a day or a month. */
function byWord({ word, low, before }: WordAt): string | undefined {
  if (short.has(low) || isRank(low)) return low.toUpperCase();
  const isPlace = town.has(low) || (townBehind.has(low) && ofPlace.test(before));
  const isDay = dated.has(low) || (low === "minggu" && before === "hari");
  const isMay = low === "mei" && /^\d|^bulan$/.test(before);
  return isPlace || isDay || isMay ? upper(word) : undefined;
}

/** Whoever is called by the title before, or named behind "si". */
const isNamed = ({ low, before }: WordAt, title: string): boolean =>
  (title !== "" && before === title && isCalled(title, low)) ||
  (before === "si" && mayBeName(low) && !/^pe/.test(low));

/** Names a word has a capital for, by the word itself or by those before it. */
function named(at: WordAt, run: Run): string | undefined {
  const { word, low, after, ahead, behind } = at;
  const { title } = run;
  run.title = titles.has(low) && ahead !== "-" && behind !== "-" ? low : "";
  if (word !== low) return undefined;
  if (houses.has(low) || institutions.has(low)) return startOf(at, run);
  const found = inHouse(at, run);
  if (found !== undefined) return found;
  if (run.title === "") return byWord(at) ?? (isNamed(at, title) ? upper(word) : undefined);
  return isCalled(low, after) || /^\p{Lu}\p{Ll}/u.test(at.next) ? upper(word) : pairOf(at);
}

/** "bapak/ibu": both who may be the reader. */
const pairOf = ({ word, behind, ahead }: WordAt): string | undefined =>
  /^(?:bapak|ibu)$/.test(word) && (behind === "/" || ahead === "/") ? upper(word) : undefined;

function startOf({ low, after, before }: WordAt, run: Run): string | undefined {
  const isHouse = houses.has(low);
  const isNamed = mayBeName(after) && !noHouse.test(after);
  if (isHouse || isNamed) run.left = isHouse ? nameWordsMax : 2;
  if (low === "hotel") return isNamed ? "Hotel" : undefined;
  // "Sma" may be "sama".
  if (low === "sma" && !/^(?:lulus\p{L}*|anak|ijazah|di|kelas|dari|tamat\p{L}*)$/u.test(before) && !isNamed)
    return undefined;
  if (low === "cv" && !isNamed) return "CV";
  return low.toUpperCase();
}

/** Behind these, a full stop ends no sentence. */
const shortened =
  /(?:^|[\s(])(?:dr|no|jl|tgl|hlm|dll|dsb|dkk|dst|yth|bpk|sdr|st|rp|kec|kab|kel|prof|ir|drs|hj|h|a\.n|s\.d|u\.p)$|(?:^|\n)\d{1,2}$/iu;
const sentenceStart = /(?<=[.!?]["”)]? )\p{Ll}/gu;
/** Items of a list go on from what stands above them. */
const lineStart = /^(“?)(\p{Ll}\S*)(.*)$/gmu;
const wordsOfLine = 4;

/** The text with a capital at the beginning of its sentences, and of lines that are sentences. */
export const withSentenceStarts = (text: string): string =>
  text
    .replace(sentenceStart, (letter, at: number) => {
      const before = text.slice(Math.max(0, at - 12), at).trimEnd();
      const isShort = before.endsWith(".") && (shortened.test(before.slice(0, -1)) || before.endsWith(".."));
      return isShort ? letter : letter.toUpperCase();
    })
    .replace(lineStart, (line, mark: string, word: string, rest: string) => {
      const isSentence = rest.split(" ").length > wordsOfLine - 1 || /[.!?]["”]?$/u.test(rest);
      return isSentence && !/[@/]|\p{L}\.\p{L}/u.test(word) ? mark + upper(word) + rest : line;
    });

/** "Nama saya rina". */
const ownName = /(?<=(?<!\p{L})nama (?:saya|aku|gue|gw) |(?<!\p{L})namaku )\p{Ll}{3,}(?!\p{L})/giu;

/** The text with capitals for the names in it. */
export function withNames(text: string): string {
  const run: Run = { left: 0, title: "" };
  return withWords(text, (at) => named(at, run), { isQuoteKept: true })
    .replace(/(?<!\p{L})di (?=PHK(?!\p{L}))/gu, "di-")
    .replace(ownName, (word) => (mayBeName(word) ? upper(word) : word));
}

const callings = "pak|bu|mas|mbak|mba|kak|bang|om|tante|dek|bro|da";
/** Who is spoken to at the end of a clause stands behind a comma: "rusak lagi, Bu". */
const called = new RegExp(
  `(?<=[\\p{L}\\d%]{2})(?<!(?<!\\p{L})(?:ke|dari|sama|dengan|untuk|buat|si|para|kata|pada|oleh|dan|atau|es|nama|panggil|hai|halo|hi|pagi|siang|sore|malam|yth|anak|bilang)),? (${callings})(?=[.,!?]|$)`,
  "gimu",
);
/** "Maaf ya bu, ...", "makasih bang ...": a courtesy, and who it is for. */
const thanked =
  /(?<=(?<!\p{L})(?:maaf|maaf ya|makasih|makasih ya|kasih|kasih banyak|permisi|punten|tabe|sori|sorry)),? (pak|bu|mas|mbak|mba|kak|bang|om|tante|dek|bro)(?= \p{L})/giu;
/** Who is spoken to at the beginning is so in what follows. */
const spokenTo = /^(?:pak|bapak|bu|ibu) \p{Lu}\p{L}+,/iu;

/** The text with commas and capitals around those who are spoken to. */
export function withCallings(text: string): string {
  const apart = text
    .replace(called, (_, title: string) => `, ${upper(title)}`)
    .replace(thanked, (found: string, title: string, at: number, whole: string) =>
      /\p{Lu}/u.test(whole.charAt(at + found.length + 1)) ? found : `, ${upper(title)},`,
    );
  return spokenTo.test(apart) ? apart.replace(/(?<= )(?:bapak|ibu)(?= \p{Ll}|[,.?!]|$)/gu, upper) : apart;
}
