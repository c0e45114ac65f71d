import type { Flow, Slot } from "#server/external/model/guide/flow.ts";
import { fits } from "#server/external/model/guide/slots.ts";
import { amountsIn } from "#server/external/model/guide/values/numbers/amounts.ts";

/*
 * Corrections that say what was wrong: "bukan Senin, Selasa", "maksudku 2 juta bukan 20". What was wrong is looked for in
 * the answers that stand, and exchanged if it stands in exactly one place.
 */

/**
 * `isSure`: the message begins like a correction. `isMistake`: it says that something was wrong, so that it is no answer.
 * `where`: the words beside the value.
 */
export type Swap = { not: string; value: string; where: string; isSure: boolean; isMistake: boolean };

const mistake = "salah|keliru|ralat|koreksi|typo";
const meant =
  "maksud(?:ku|nya|e| saya| aku| gw| gue| gua)?|mksd(?:ku|nya)?|harusnya|seharusnya|mestinya|(?:yang|yg) (?:bener|benar|betul)(?:nya)?";
const lead = `(?:(?:eh+|btw|ih|aduh|duh|waduh|maaf|sori|sorry|kak|kakak|bang|min|mbak|mas|loh|lah|lho|oh|hm+|ya|iya|itu|tadi|yang tadi|yg tadi|ketik|tulis|nulis|ngetik|ada yang|ada yg|${mistake}|${meant})[ ,.:]+)*`;
const tail = "(?: (?:aja|saja|ya|kak|deng|ding|deh|dong|min|bang|maaf|maksudku|maksudnya))*[.!]*";
/** "Bukan cuma saya" puts nothing right. */
const not = "(?:bukan|bkn|dudu|sanes)(?! (?:cuma|cuman|hanya|berarti|soal)\\b)";
/** "Jabatanku bukan kasir, admin": the field that is meant. */
const field =
  "(?:(?:yang |yg )?(\\p{L}{3,}(?:(?:nya|ku)(?: (?:saya|aku|itu|tadi))*| (?:saya|aku|itu|tadi))) )?";
const wrongFirst = new RegExp(
  `^${lead}${field}${not} ([^,.;!?\\n]{1,40}?)(?:[,.;] *|,? (?=tapi|tp|melainkan|${meant}))(?:(?:tapi|tp|melainkan|${meant})[ ,:]+)*([^,;!?\\n]{1,60}?)${tail}$`,
  "iu",
);
const rightFirst = new RegExp(`^${lead}([^,;!?\\n]{1,60}?),? ${not} ([^,.;!?\\n]{1,40}?)${tail}$`, "i");
const behindWrong = new RegExp(
  `^${lead}(?:yang |yg )?([^,;!?\\n]{1,40}?) (?:itu |tadi )?(?:${mistake}),? (?:(?:${meant}|itu|jadi)[ ,:]+)+([^,;!?\\n]{1,60}?)${tail}$`,
  "i",
);
/** "Ganti Bu Tuti jadi Pak Budi". */
const changedInto = new RegExp(
  `^${lead}(?:tolong )?(?:di)?(?:ganti|ubah|koreksi|ralat|benerin|betulkan)(?:in|kan)? ([^,;!?\\n]{1,40}?) (?:jadi|jd|menjadi|ke|dengan|pakai|pake) ([^,;!?\\n]{1,60}?)${tail}$`,
  "i",
);
/** "Bukan salah tim" calls nothing wrong. */
const noBlame = "(?<!\\b(?:bukan|bkn|dudu|sanes) )";
const sure = new RegExp(
  `\\b(?:${noBlame}(?:${mistake})|${meant})\\b|^(?:eh+|aduh|duh|waduh|sori|maaf)\\b`,
  "i",
);
const meantBehind = new RegExp(`(?:,? (?:${meant}|deng|ding|deh|aja|saja|ya|kak))+$`, "i");
const wordsMax = 16;

/** The field that is named before its value: "namanya Rina", "gajiku 3 juta". */
const fieldWords =
  /^(?:(?:yang|yg) )?(?:(?:nama|panggilan|hari|tanggal|tgl|jam|gaji|harga|posisi|jabatan|kota|umur|alamat|jumlah)(?:nya|ku| saya| aku| gw| gue| itu)?|\p{L}{3,}(?:nya)) (?:itu |adalah |tu )?(?=\S)/iu;

/** "Ke Bu Sari bukan Pak Hendra". */
const towards = /^(?:ke|kepada|untuk|buat|sama) (?=\S)/i;

/** "Eh salah, kt istri acaranya dimajukan, jd tinggal 3 bln bukan 4": the reason stands before what is put right. */
function lastClause(said: string): string {
  const [first = "", ...others] = said.split(/,\s+/);
  const [last = ""] = others.slice(-1);
  const isApart = others.length > 1 && !/\d/.test([first, ...others.slice(0, -1)].join(" "));
  const isFigures = /^(?:\S+ ){0,3}?\S*\d\S*(?: \S+)? (?:bukan|bkn|dudu|sanes) \S*\d\S*(?: \S+)?$/i.test(
    last,
  );
  return isApart && isFigures && sure.test(first) ? `${first}, ${last}` : said;
}

/** Reads what was wrong and what is right; undefined if the message does not say both. */
export function swapIn(text: string): Swap | undefined {
  const said = lastClause(text.trim().replace(/\s+/g, " "));
  if (said.split(" ").length > wordsMax || /\?\s*$/.test(said)) return undefined;
  const [, of = "", denied = "", instead = ""] = wrongFirst.exec(said) ?? [];
  if (instead !== "") return swapOf(said, instead, denied, true, of);
  const [, wrong = "", right = ""] = behindWrong.exec(said) ?? changedInto.exec(said) ?? [];
  if (right !== "") return swapOf(said, right, wrong, true, "");
  const [, value = "", former = ""] = rightFirst.exec(said) ?? [];
  return value === "" ? undefined : swapOf(said, value, former, false, "");
}

function swapOf(
  said: string,
  right: string,
  wrong: string,
  isOrdered: boolean,
  of: string,
): Swap | undefined {
  const value = right.replace(meantBehind, "").trim();
  const isSure = isOrdered || sure.test(said);
  const isMistake = new RegExp(`\\b${noBlame}(?:${mistake})\\b`, "i").test(said);
  // "31 Mei" is a date, of which no number is exchanged alone.
  const [only, ...others] = isToken(wrong) ? tokensOf(value) : [];
  if (only !== undefined && others.length === 0) {
    const where = `${of} ${value.replace(only, " ")}`.trim();
    return { ...withUnits(wrong, only), where, isSure, isMistake };
  }
  const named = fieldWords.test(wrong) ? value : value.replace(fieldWords, "");
  const bare = towards.test(wrong) ? named : named.replace(towards, "");
  const where = `${of} ${value.slice(0, value.length - bare.length)}`.trim();
  const isSame = bare.trim() === "" || bare.toLowerCase() === wrong.toLowerCase();
  return isSame ? undefined : { not: wrong, value: bare, where, isSure, isMistake };
}

const unit = "ribuan|ribu|rebu|rb|k|jutaan|juta|jt|miliar";
const token = new RegExp(
  `(?<![\\d.,\\p{L}])(?:rp\\.? ?)?\\d+(?:[.,]\\d+)*(?: ?(?:${unit})(?!\\p{L}))?`,
  "giu",
);
const ending = new RegExp(` ?(?:${unit})$`, "i");
const tokensOf = (text: string): string[] => [...text.matchAll(token)].map(([one]) => one);
const isToken = (text: string): boolean => tokensOf(text)[0] === text;

/** "2 juta bukan 20": the number without a unit has that of the other one. */
function withUnits(wrong: string, right: string): { not: string; value: string } {
  const [ofWrong = "", ofRight = ""] = [ending.exec(wrong)?.[0] ?? "", ending.exec(right)?.[0] ?? ""];
  const isLarge = (text: string) => (amountsIn(text)[0] ?? 0) >= 1000;
  return {
    not: ofWrong === "" && !isLarge(wrong) ? wrong + ofRight : wrong,
    value: ofRight === "" && !isLarge(right) ? right + ofWrong : right,
  };
}

/** A place in an answer. */
type Place = { name: string; from: number; to: number };

function placesIn(name: string, answer: string, { not: wrong }: Swap): Place[] {
  const value = amountsIn(wrong)[0];
  if (value !== undefined && isToken(wrong)) {
    return [...answer.matchAll(token)]
      .filter(([one]) => amountsIn(one)[0] === value)
      .map(({ 0: one, index }) => ({ name, from: index, to: index + one.length }));
  }
  const words = wrong
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/ /g, "\\s+")
    .replace(/^(?:tanggal|tgl)\\s\+/i, "(?:tanggal|tgl)\\s+");
  return [...answer.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "giu"))].map(
    ({ 0: one, index }) => ({ name, from: index, to: index + one.length }),
  );
}

/** The line of an answer around a place, and what its slot is called: the words by which a member may mean it. */
function aroundOf(flow: Flow, filled: Readonly<Record<string, string>>, { name, from }: Place): string {
  const answer = filled[name] ?? "";
  const start = answer.lastIndexOf("\n", from) + 1;
  const end = answer.indexOf("\n", from);
  const slot = flow.slots[name];
  const line = answer.slice(start, end < 0 ? undefined : end);
  return `${line} ${slot?.label ?? ""} ${(slot?.cues ?? []).join(" ")}`.toLowerCase();
}

const noPlace =
  /^(?:jd|tinggal|yang|yg|itu|ini|tadi|eh|aja|saja|ya|deng|ding|deh|dong|salah|maaf|ganti|ubah|cuma|hanya|sebenernya|sebenarnya|jadi|ada|nya|utang|hutang|ke|di|kak|maksud\w*|harusnya|nama|hari|tanggal|tgl|jam|sama|dan)$/;

/** Short forms by which the question for a length of time is not called. */
const times: Readonly<Record<string, string>> = {
  ...{ bln: "bulan", thn: "tahun", mgg: "minggu", mg: "minggu", hr: "hari" },
};

/** The words that name a place: "bank" in "bank maksudku 2 juta", "gaji" in "gajiku 3 juta". */
const namesIn = (where: string): string[] =>
  where
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => (word.length > 4 ? word.replace(/(?:nya|ku)$/, "") : (times[word] ?? word)))
    .filter((word) => word.length > 1 && !noPlace.test(word));

/** A name keeps its capital letters, though the correction was typed without them. */
const cased = (former: string, value: string): string =>
  /^\p{Lu}/u.test(former) && !/\p{Lu}/u.test(value)
    ? value.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
    : value;

/** Whether words that name a place belong to this slot. */
function isNamed(slot: Slot | undefined, words: readonly string[]): boolean {
  const own = `${slot?.label ?? ""} ${(slot?.cues ?? []).join(" ")}`.toLowerCase().split(/[^\p{L}]+/u);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}

/** The number of a correction without the words beside it, if these belong to its slot: "gajiku 3 juta" is "3 juta". */
export function figureFor(slot: Slot | undefined, value: string): string | undefined {
  const [only, ...others] = tokensOf(value);
  if (only === undefined || others.length > 0) return value;
  const words = namesIn(value.replace(only, " "));
  if (words.length === 0) return value;
  return isNamed(slot, words) ? only : undefined;
}

const figureWordsMax = 7;

/** "Eh gajiku 3 juta deng": the one slot of these that the words beside a single number name, and the number. */
export function figureNamed(
  flow: Flow,
  names: readonly string[],
  text: string,
): { name: string; value: string } | undefined {
  const [value, ...others] = tokensOf(text);
  if (value === undefined || others.length > 0 || text.split(/\s+/).length > figureWordsMax) return undefined;
  const words = namesIn(text.replace(value, " "));
  const named = words.length === 0 ? [] : names.filter((name) => isNamed(flow.slots[name], words));
  const [name, ...more] = named;
  return name === undefined || more.length > 0 ? undefined : { name, value };
}

/** "19-23 desember" in place of "12-16" in "12-16 desember" names the month once, as "tanggal 19" does the date. */
function joined(ahead: string, value: string, behind: string): string {
  const [last, first] = [/\S+$/.exec(value)?.[0] ?? "", /^\S+ /.exec(value)?.[0] ?? ""];
  const isTwice = /^\p{L}{3,}$/u.test(last) && behind.toLowerCase().startsWith(` ${last.toLowerCase()}`);
  const isAhead = /^\p{L}{3,} $/u.test(first) && ahead.toLowerCase().endsWith(first.toLowerCase());
  return (
    ahead + (isAhead ? value.slice(first.length) : value) + (isTwice ? behind.slice(last.length + 1) : behind)
  );
}

/** "Lengkapku Rina Sari" for the slot "nama lengkap" is "Rina Sari". */
function withoutLabel(slot: Slot | undefined, value: string): string {
  const own = (slot?.label ?? "").toLowerCase().split(" ");
  const words = value.split(" ");
  const from = words.findIndex((word) => !own.includes(word.toLowerCase().replace(/(?:nya|ku)$/, "")));
  return from <= 0 ? value : words.slice(from).join(" ");
}

/** What is said behind a correction: "barusan lihat nota". */
const behindIt =
  /,\s*(?:barusan|soalnya|soale|karena|krn|tadi|td|ternyata|lupa|baru (?:cek|lihat|liat|inget|ingat))\b.*$/i;

/**
 * Exchanges what a message corrects in a former message: "eh gasnya 450 ribu kak bukan 400"; undefined if it corrects
 * nothing that stands there exactly once.
 */
export function exchangedIn(
  told: string,
  text: string,
): { text: string; not: string; value: string } | undefined {
  const swap = swapIn(text.replace(behindIt, ""));
  if (!swap) return undefined;
  const words = namesIn(swap.where);
  const all = placesIn("", told, swap);
  const near = all.filter(({ from }) => {
    const before = told.slice(0, from).toLowerCase();
    const clause = before.slice(
      Math.max(...[",", ".", ";", "\n"].map((mark) => before.lastIndexOf(mark))) + 1,
    );
    return words.every((word) => clause.includes(word));
  });
  const [place, ...others] = near.length === 0 && all.length === 1 ? all : near;
  if (!place || others.length > 0) return undefined;
  const not = told.slice(place.from, place.to);
  const value = cased(not, swap.value);
  return { text: joined(told.slice(0, place.from), value, told.slice(place.to)), not, value };
}

export type Swapped =
  | { kind: "exchanged"; name: string; answer: string; not: string; value: string }
  | { kind: "several"; not: string }
  | { kind: "missing"; not: string };

/** Exchanges what a message corrects in the answers of these slots; undefined if it corrects none of them. */
export function swapped(
  flow: Flow,
  filled: Readonly<Record<string, string>>,
  names: readonly string[],
  text: string,
): Swapped | undefined {
  const swap = swapIn(text);
  return swap && swappedFor(flow, filled, names, swap);
}

/** Exchanges what a correction says in the answers of these slots. */
export function swappedFor(
  flow: Flow,
  filled: Readonly<Record<string, string>>,
  names: readonly string[],
  swap: Swap,
): Swapped | undefined {
  const all = names.flatMap((name) => placesIn(name, filled[name] ?? "", swap));
  const words = namesIn(swap.where);
  const near = all.filter((place) => {
    const around = aroundOf(flow, filled, place);
    return words.every((word) => around.includes(word));
  });
  // Words that stand in one place only are meant there, whatever the member calls it; a number where one of these is.
  const isCalledSo = (one: Place) => words.some((word) => aroundOf(flow, filled, one).includes(word));
  const isOnly = near.length === 0 && all.length === 1 && (!isToken(swap.not) || all.some(isCalledSo));
  const [place, ...others] = isOnly ? all : near;
  // "Gajiku 3 juta bukan 4" must not change another 4 juta.
  if (!place) return swap.isSure && all.length === 0 ? { kind: "missing", not: swap.not } : undefined;
  if (others.length > 0) return { kind: "several", not: swap.not };
  const before = filled[place.name] ?? "";
  const former = before.slice(place.from, place.to);
  const ahead = before.slice(0, place.from).trim().split(/\s+/).at(-1) ?? "";
  const own = behindSame(withoutLabel(flow.slots[place.name], swap.value), ahead);
  const value = cased(former, own);
  const answer = joined(before.slice(0, place.from), value, before.slice(place.to));
  const slot = flow.slots[place.name];
  if (slot && !fits(slot, answer)) return undefined;
  return { kind: "exchanged", name: place.name, answer, not: former, value };
}

/** "Kerjaan dipegang Dita bukan Toni": what stands before the exchanged words already is not said twice. */
function behindSame(value: string, ahead: string): string {
  const words = value.split(/\s+/);
  const at =
    ahead.length > 3 ? words.findLastIndex((word) => word.toLowerCase() === ahead.toLowerCase()) : -1;
  return at < 0 || at === words.length - 1 ? value : words.slice(at + 1).join(" ");
}

/** The filled slots whose answers the member wrote in words or numbers of their own. */
export const writtenSlots = (flow: Flow, filled: Readonly<Record<string, string>>): string[] =>
  Object.keys(filled).filter((name) => {
    const kind = flow.slots[name]?.kind;
    return kind !== undefined && kind !== "choice" && kind !== "scale" && filled[name] !== "";
  });
