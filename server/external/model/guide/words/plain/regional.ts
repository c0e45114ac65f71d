import type { Register } from "#server/external/model/guide/flow.ts";
import { regionalWords } from "#server/external/model/guide/lexicon/regional-words.ts";
import { titles } from "./people-words.ts";
import { knownWords } from "./spelled-out.ts";
import { casedLike, linesOfWords, type WordAt, withWords } from "./words-apart.ts";

/*
 * Words of the regions in Indonesian: "jadinyo biso" is "jadinya bisa". A word that means something in Indonesian too
 * counts only beside another one of its region.
 */

type Meaning = { region: string; written: string; isSure: boolean };

const meanings = new Map<string, Meaning[]>();
for (const line of linesOfWords(regionalWords)) {
  const [region = "", marked = "", ...written] = line.split(" ");
  const word = marked.replace("?", "");
  const meaning = { region, written: written.join(" "), isSure: word === marked };
  meanings.set(word, [...(meanings.get(word) ?? []), meaning]);
}

/** How friends say what the list has in plain Indonesian. */
const amongFriends: Readonly<Record<string, string>> = {
  ...{
    tidak: "nggak",
    "tidak ada": "nggak ada",
    sudah: "udah",
    saya: "aku",
    bagaimana: "gimana",
    Anda: "kamu",
  },
  ...{ hanya: "cuma", saja: "aja", sekali: "banget" },
};
const keepsSelf = new Set(["saye", "abdi"]);

/** The regions of a word, also by its ending. */
function regionsOf(word: string): string[] {
  const ending = word.length > 4 ? word.slice(-3) : "";
  const ofEnding = ending === "nyo" ? ["palembang", "minang"] : ending === "nye" ? ["melayu"] : [];
  return [...ofEnding, ...(meanings.get(word) ?? []).map(({ region }) => region)];
}

/** How many words of each region a text has. */
function regionsIn(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  for (const word of words)
    for (const region of regionsOf(word)) counts.set(region, (counts.get(region) ?? 0) + 1);
  return counts;
}

/** "-nye" and "-nyo" are "-nya"; the words before it stay. */
const ownerEnding = /^(?!oranye$|konyo$)(\p{Ll}{2,})ny[eo]$/u;
/** Makassar joins what is a word of its own elsewhere: "sudahmi", "belumpi". */
const joined = /^(sudah|belum|jangan|itu|ini|tidak|ada|besok|nanti|bisa|mau|begitu|baru)(?:mi|pi|ji)$/;
const others: Readonly<Record<string, string | undefined>> = { janganmi: "janganlah" };
/** "Tak kirim" of a Javanese speaker is what "I" do. */
const javanese = new Set(["udah", "sudah", "wis", "yang", "yg", "mau", "nanti", "langsung", "arep", "sing"]);

type Speech = { regions: ReadonlyMap<string, number>; isCasual: boolean };

const noOwnerInNa = /^(?:kirana|laguna|perdana|busana)$/;
/** "Motorna" is "motornya". */
const sundanese = (low: string): string | undefined =>
  low.length > 5 &&
  !noOwnerInNa.test(low) &&
  low.endsWith("na") &&
  knownWords.has(low.slice(0, -2)) &&
  !knownWords.has(low)
    ? low.slice(0, -2)
    : undefined;

/** What stands for a word by its form, whatever the region. */
function byForm({ low }: WordAt, regions: Speech["regions"]): string | undefined {
  const stem = ownerEnding.exec(low)?.[1] ?? sundanese(low);
  // "Punyo" has no owner, and "oranye" is a colour.
  const isShort = stem !== undefined && stem.length < 4;
  const owned = stem === undefined || isShort ? stem : (meaningIn(stem, regions) ?? stem);
  return (
    (Object.hasOwn(others, low) ? others[low] : undefined) ??
    joined.exec(low)?.[1] ??
    (owned === undefined ? undefined : `${owned}nya`)
  );
}

/** "Tak kirim" is what "I" do, and "tak bisa" is "tidak bisa". */
function ownDeed({ before, after }: WordAt, { regions, isCasual }: Speech): string | undefined {
  const isOfJava = (regions.get("jawa") ?? 0) > 0 || javanese.has(before) || /\p{Ll}in$/u.test(after);
  if (!isOfJava || !/^\p{Ll}{3,}/u.test(after)) return undefined;
  return isCasual ? "aku" : "saya";
}

function regionalWord(at: WordAt, speech: Speech): string | undefined {
  const { word, low, after } = at;
  if (word !== low && !at.isFirst) return undefined;
  if (low === "tak") return ownDeed(at, speech);
  const formed = byForm(at, speech.regions);
  if (formed !== undefined) return casedLike(word, formed);
  const found = meaningIn(low, speech.regions);
  if (found === undefined || (titles.has(low) && /^\p{Lu}/u.test(at.next)) || isCrew(low, after))
    return undefined;
  if (found === "-") return "";
  const said = speech.isCasual && !keepsSelf.has(low) ? (amongFriends[found] ?? found) : found;
  return casedLike(word, said);
}

const isCrew = (low: string, after: string): boolean =>
  low === "awak" && /^(?:kapal|kabin|media|bus)$/.test(after);

/** What a word means in the region from which the text has most words. */
function meaningIn(low: string, regions: ReadonlyMap<string, number>): string | undefined {
  const all = meanings.get(low) ?? [];
  const counted = all.map((one) => ({ ...one, count: regions.get(one.region) ?? 0 }));
  const [best] = counted.toSorted((one, other) => other.count - one.count);
  const beside = 2;
  return best && (best.isSure || best.count >= beside) ? best.written : undefined;
}

/** Courtesies of several words. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})nyuwun sewu(?!\p{L})/giu, "permisi"],
  [/(?<!\p{L})nyuwun pangapunten(?!\p{L})/giu, "mohon maaf"],
  [/(?<!\p{L})(?:matur nuwun|hatur nuhun)(?!\p{L})/giu, "terima kasih"],
];
/** "Barang e" is "barangnya". */
const ownerApart = /(?<=\p{Ll}{3}) e(?=[ ,.]|$)/gu;

/** The text with the words of the regions in Indonesian. */
export function inIndonesian(text: string, register: Register): string {
  const said = phrases.reduce((all, [phrase, by]) => all.replace(phrase, by), text);
  const regions = regionsIn(said);
  const isCasual = register === "casual" || register === "slang";
  const written = regions.has("jawa") ? said.replace(ownerApart, "nya") : said;
  return withWords(written, (at) => regionalWord(at, { regions, isCasual }), { isQuoteKept: true });
}
