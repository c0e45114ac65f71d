import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/*
 * Who can be with somebody at which times of a week, as families write it: "Yanto cuma sabtu malam sampai minggu sore,
 * Wiwik bisa pagi senin rabu jumat, sisanya saya".
 */

/** The 14 turns of a week: two for each day from Monday on, the day and then the night. */
export const turnsOfWeek = 14;
const week = 7;

/** One person and the turns that they can take; `isRest`: whatever the others do not take. */
export type Able = { name: string; turns: ReadonlySet<number>; isRest: boolean };

const dayWord = "(?:senin|selasa|rabu|rebo|kamis|jumat|jum'at|jumaat|sabtu|minggu|ahad)";
const dayStems = ["sen", "sel", "ra", "kam", "jum", "sab", "min"];
const partWord = "(?:pagi|isuk|siang|sore|petang|malam|malem|mlm|bengi)";
const isNight = (part: string): boolean => /^(?:mal|mlm|ben)/i.test(part);

function dayOf(word: string): number {
  const said = word.toLowerCase();
  if (said === "rebo") return 2;
  if (said === "ahad") return 6;
  return dayStems.findIndex((stem) => said.startsWith(stem));
}

const upTo = "(?:-|–|sampai|sampe|smp|s\\/d|sd|hingga|ke)";
const turnRange = new RegExp(`\\b(${dayWord}) (${partWord}) ?${upTo} ?(${dayWord}) (${partWord})\\b`, "giu");
const dayRange = new RegExp(`\\b(${dayWord}) ?${upTo} ?(?:hari )?(${dayWord})\\b`, "giu");
const partRange = new RegExp(`\\b${partWord} ?${upTo} ?(?=(?:pagi|siang|sore|petang)\\b)`, "giu");
const dayNames = ["senin", "selasa", "rabu", "kamis", "jumat", "sabtu", "minggu"];
const spoken: readonly (readonly [RegExp, string])[] = [
  [/\b(?:akhir pekan|weekend|wiken)\b/giu, "sabtu minggu"],
  [/\b(?:hari kerja|hari biasa|weekday)\b/giu, "senin selasa rabu kamis jumat"],
  [
    /\b(?:tiap|setiap|semua) hari\b|\b(?:seminggu penuh|kapan saja|kapan aja|kapanpun|kapan pun)\b/giu,
    dayNames.join(" "),
  ],
  [/\b(?:se|satu |tiap |setiap )minggu sekali\b|\bminggu (?:ini|depan)\b/giu, " "],
];

const between = (from: number, to: number, length: number): number[] =>
  Array.from({ length: ((to - from + length) % length) + 1 }, (_, at) => (from + at) % length);

const turnOf = (day: number, part: string): number => day * 2 + (isNight(part) ? 1 : 0);

/** Days, or parts of the day, that stand one behind the other. */
type Run = { isDays: boolean; words: string[] };

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const [word] of text.matchAll(new RegExp(`\\b(?:${dayWord}|${partWord})\\b`, "giu"))) {
    const isDays = new RegExp(`^${dayWord}$`, "iu").test(word);
    const last = runs.at(-1);
    if (last?.isDays === isDays) last.words.push(word);
    else runs.push({ isDays, words: [word] });
  }
  return runs;
}

const bothParts: Run = { isDays: false, words: ["pagi", "malam"] };
const everyDay: Run = { isDays: true, words: dayNames };

/** The turns that days and parts of the day name: "senin pagi", or "pagi senin rabu" with the part before its days. */
function turnsNamed(text: string): number[] {
  const runs = runsOf(text);
  const isDaysFirst = runs[0]?.isDays === true;
  return runs.flatMap((run, at) => {
    if (at % 2 === 1) return [];
    const other = runs[at + 1] ?? (isDaysFirst ? bothParts : (runs[at - 1] ?? everyDay));
    const [days, parts] = isDaysFirst ? [run, other] : [other, run];
    return days.words.flatMap((day) => parts.words.map((part) => turnOf(dayOf(day), part)));
  });
}

/** The turns that a part of a text names. */
function turnsIn(written: string): Set<number> {
  const text = spoken.reduce((all, [pattern, by]) => all.replace(pattern, by), written.toLowerCase());
  const turns = new Set<number>();
  const rest = text
    .replace(turnRange, (_, first: string, part: string, last: string, end: string) => {
      for (const turn of between(turnOf(dayOf(first), part), turnOf(dayOf(last), end), turnsOfWeek))
        turns.add(turn);
      return ";";
    })
    .replace(dayRange, (_, first: string, last: string) =>
      between(dayOf(first), dayOf(last), week)
        .map((day) => dayNames[day])
        .join(" "),
    )
    .replace(partRange, " ");
  for (const part of rest.split(";")) for (const turn of turnsNamed(part)) turns.add(turn);
  return turns;
}

const title =
  "(?:mas|mbak|mba|kak|kakak|bang|abang|adik|adek|dek|teh|teteh|kang|om|tante|bude|pakde|bulik|paklik|bu|pak|ibu|bapak|suster|mama|papa|ayah|ipar|anak)";
const self = "(?:saya|aku|sy|ak|gw|gue|gua|awak|beta|kulo)";
const able =
  "(?:cuma|cuman|hanya|bisa|bs|sanggup|mau|dapat|dapet|kebagian|jaga|jagain|pegang|ambil|tiap|setiap|masuk|libur|free|kosong|luang|longgar|di|pas|nginep|nginap|hari|weekend|wiken|akhir|kapan|kapanpun|seminggu)";
const no = `(?:${noWords}|gabisa|gbs|gakbisa)`;
const other =
  "(?:tolong|tlg|bisa|bikin\\p{L}*|dibikin|dibuat\\p{L}*|buat\\p{L}*|tabel|jadwal|malam\\p{L}*|malem\\p{L}*|pagi\\p{L}*|siang|sore|siapa|kalau|kalo|tapi|karena|dia|mereka|kami|kita|semua|yang|yg|harus|ada|dan|terus|trus|sama|cuma|hanya|tiap|setiap|hari|jam|dari|minta|mau|gimana|bagi\\p{L}*|giliran|jaga\\p{L}*|sampai|sampe|untuk|besok|ini|itu|nanti)";
const filler = /^(?:(?:dan|terus|trus|lalu|kalau|kalo|klo|sedangkan|si|tapi|tp|nah|untuk|buat|sama)\s+)+/iu;
/** "Adik malam senin" is no name of two words. */
const titled = `(?:${title} (?!(?:${able}|${no}|${dayWord}|${partWord})(?!\\p{L})))?`;
const named = new RegExp(
  `^(?!${dayWord}\\b|${partWord}\\b|${other}(?!\\p{L}))(${titled}\\p{L}[\\p{L}'.]*)\\s*(?::|-|=|(?=\\s(?:${able}|${no}|${dayWord}|${partWord})\\b)|$)`,
  "iu",
);
const rest = new RegExp(
  `\\b(?:sisa(?:nya|ne)?|selebihnya|selain itu|lainnya|yang lain|kosongnya|sisa2nya)\\b(?: (?:ya|biar|jadi|itu|semua\\p{L}*|buat|untuk|ke))* ?((?:${title} )?\\p{L}+)?|^(${self}|(?:${title} )?\\p{L}+) (?:ambil |pegang |yang |yg )?(?:sisa(?:nya|ne)?|selebihnya)\\b`,
  "iu",
);
/** "Malamnya saya, minggu kakak": the turn stands before who takes it. */
const turned = new RegExp(
  `^((?:(?:hari|tiap|dan|sampai|sampe|${dayWord}|${partWord})(?:nya|ne|e)?[ -]*)+) (${self}|${title}|${titled}\\p{L}[\\p{L}'.]*)$`,
  "iu",
);
const goesOn = new RegExp(`^(?:(?:dan|juga|sama|tiap|hari|plus) )*(?:${dayWord}|${partWord})\\b`, "iu");
const nobody = new RegExp(`^(?:${other}|${dayWord}|${partWord})$`, "iu");
const ofPart = new RegExp(`\\b${partWord}\\b`, "iu");
const dayFirst = new RegExp(`^${dayWord}\\b`, "iu");
const denying = new RegExp(
  `(?<!\\p{L})(?:${no} (?:bisa|bs|sanggup|dapat|mau)|gabisa|gbs|${no})(?!\\p{L})`,
  "iu",
);

const nameOf = (text: string): string =>
  new RegExp(`^${self}$`, "iu").test(text)
    ? "Saya"
    : text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

const everyTurn = (): Set<number> => new Set(Array.from({ length: turnsOfWeek }, (_, at) => at));

function turnsOfClause(clause: string): Set<number> {
  const [can = "", cannot] = clause.split(denying);
  const barred = cannot === undefined ? new Set<number>() : turnsIn(cannot);
  const own = turnsIn(can);
  if (barred.size === 0) return own.size > 0 ? own : cannot === undefined ? everyTurn() : new Set();
  const free = own.size > 0 ? own : everyTurn();
  return new Set([...free].filter((turn) => !barred.has(turn)));
}

type Part = { name: string; words: string; isRest: boolean };

/** The part that a clause begins, if it names somebody. */
function partIn(words: string): Part | undefined {
  const left = rest.exec(words);
  if (left) return { name: nameOf(left[1] ?? left[2] ?? "saya"), words: "", isRest: true };
  const name = named.exec(words);
  if (name?.[1]) return { name: nameOf(name[1]), words: words.slice(name[0].length), isRest: false };
  const [, turn, taker = ""] = turned.exec(words) ?? [];
  if (turn === undefined || nobody.test(taker)) return undefined;
  return { name: nameOf(taker), words: turn.replace(/(?<=\p{L}{4})(?:nya|ne)\b/giu, ""), isRest: false };
}

/** Adds words that name nobody to the part before them. */
function continued(last: Part | undefined, words: string): void {
  if (!last || last.isRest || !goesOn.test(words)) return;
  // "Senin, selasa pagi" are two mornings.
  const isOfDays = !ofPart.test(last.words) && dayFirst.test(words);
  last.words += `${isOfDays ? "" : ";"} ${words}`;
}

const betweenClauses =
  /[,;\n]+|\.(?:\s|$)|\s+(?:dan|sedangkan|terus|trus|tapi)\s+(?=\p{Lu}|saya\b|aku\b|sisa)/u;

/** The parts of a text by whom they are about; a part without a name goes on with the one before it. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const clause of text.split(betweenClauses)) {
    const words = clause.trim().replace(filler, "");
    const part = words === "" ? undefined : partIn(words);
    if (part) parts.push(part);
    else continued(parts.at(-1), words);
  }
  return parts;
}

/** Who can be there when, in the order in which they are named. */
export function ableIn(text: string): Able[] {
  const all = new Map<string, Able>();
  for (const { name, words, isRest } of partsOf(text)) {
    const before = all.get(name);
    const turns = isRest ? new Set<number>() : turnsOfClause(words);
    all.set(name, {
      name,
      turns: new Set([...(before?.turns ?? []), ...turns]),
      isRest: isRest || before?.isRest === true,
    });
  }
  return [...all.values()];
}

/** The parts of a message that say who can be there when, one a line; undefined unless at least two people are named. */
export function turnsToldIn(text: string): string | undefined {
  const lines = partsOf(text)
    .filter(({ words, isRest }) => isRest || turnsIn(words).size > 0)
    .map(({ name, words, isRest }) =>
      isRest ? `${name} sisanya` : `${name}: ${words.replaceAll(";", ",").trim()}`,
    );
  return lines.length > 1 ? lines.join("\n") : undefined;
}
