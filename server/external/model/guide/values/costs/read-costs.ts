import { daysIn } from "#server/external/model/guide/values/days/periods.ts";
import { counted, type Token, tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withCountInFigures, withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import type { CostPart } from "./cost-parts.ts";

/*
 * Reads several costs in one message, each with its own scale: "beras 5kg 75rb buat 60 bungkus, gue cuma bikin 40, lauk
 * 180rb, gas 22rb buat 5 hari".
 */

/**
 * `pieces` are made at once, also where the message says that `isForAll` of the costs, `days` sold on in a month. `others` are amounts that are no cost, such as a price; `rest` are
 * the clauses without an amount that say nothing of the costs.
 */
export type ReadCosts = {
  parts: CostPart[];
  pieces?: number;
  isForAll?: boolean;
  days?: number;
  others: string[];
  rest: string[];
};

type Scale = NonNullable<CostPart["scale"]>;

const link =
  "(?:buat|bt|bwt|untuk|utk|u/|(?:ke|di)?pak(?:e|ai)(?:nya)?|cukup(?:nya)?|tahan(?:nya)?|awet|(?:di)?bagi|habis(?:nya)?|abis(?:nya)?|selama|nggo|kanggo|kangge|keur|:|/)";
const yielding = "(?:jadi(?:nya)?|jd|dadi(?:ne)?|dapat|dapet|dpt|hasil(?:nya)?|isi(?:nya)?)";
const word = "(?: (?:itu|sekitar|kira2|cuma|bisa|sampai|sampe|kurang lebih))*";
const noThing =
  "(?! ?(?:rb|ribu|rebu|k|jt|juta|kg|kilo|gr|gram|ons|ltr|liter|hari|hr|minggu|mgg|bulan|bln|tahun|thn|orang|jam|%|persen)(?!\\p{L})| ?(?:x|kali)(?!\\p{L}| ?\\d)|[.,]?\\d)";

const forTime = new RegExp(
  `(?:(?:${link}${word} )|(?<=^| ))(\\d{1,3}) ?(hari|hr|minggu|mgg|bulan|bln|tahun|thn)(?:an)?(?: sekali)?(?!\\p{L})`,
  "iu",
);
const forPieces = new RegExp(
  `(?:${link}|${yielding})${word} ?(\\d{1,4})${noThing}(?: ?(?:${counted})(?!\\p{L}))?`,
  "iu",
);
export const eachPiece = (unit: string): RegExp =>
  new RegExp(
    `(?:\\bper|\\/|\\btiap|\\bsetiap|\\bse|@) ?(?:${unit}|bungkus|porsi|pcs|biji|buah|cup|box|pack|botol)(?:nya)?(?!\\p{L})`,
    "iu",
  );
const eachTime: readonly [RegExp, Scale][] = [
  [
    /\b(?:sehari|sedino|sadinten|harian|(?:per|tiap|setiap) ?hari)(?:nya)?\b|\/ ?hari\b/i,
    { of: "day", count: 1 },
  ],
  [
    /\b(?:seminggu|mingguan|(?:per|tiap|setiap) ?minggu)(?:nya)?\b|\/ ?(?:minggu|mgg)\b/i,
    { of: "week", count: 1 },
  ],
  [
    /\b(?:sebulan|bulanan|(?:per|tiap|setiap) ?bulan)(?:nya)?\b|\/ ?(?:bulan|bln)\b/i,
    { of: "month", count: 1 },
  ],
  [/\b(?:setahun|tahunan|(?:per|tiap|setiap) ?tahun)\b|\/ ?(?:tahun|thn)\b/i, { of: "month", count: 12 }],
];
const monthsOf: Readonly<Record<string, [Scale["of"], number]>> = {
  ...{ hari: ["day", 1], hr: ["day", 1], minggu: ["week", 1], mgg: ["week", 1] },
  ...{ bulan: ["month", 1], bln: ["month", 1], tahun: ["month", 12], thn: ["month", 12] },
};
/** "Jualan 26 hari" says on how many days of a month somebody sells. */
const selling =
  /\b(?:jualan|jual|dagang|buka|kerja|sebulan(?= \d))(?:nya|ne)?\b(?: \p{L}+){0,2} \d{1,2} ?hari\b|\b\d{1,2} hari (?:jualan|buka|sebulan|kerja)\b/iu;

/** "Buat 2x bikin": for how many batches an amount is, which counts no pieces. */
const forBatches = new RegExp(
  `(?:${link}|bisa)${word} (\\d{1,2}|dua|tiga|empat|lima|enam) ?(?:(?:x|×|kali)(?! ?(?:rp\\.? ?)?\\d| ?(?:se|per|tiap|\\/))(?: ?(?:bikin|mbikin|buat|masak|produksi|n?gawe|olah|goreng|pakai|pake|nyieun|damel|adonan|masakan)(?:an|nya)?(?!\\p{L}))?|adonan|resep|batch|bikinan)(?!\\p{L})`,
  "iu",
);
const countIn = (words = ""): number => Number(withCountInFigures(words));
/** "Bukan per pack" says what an amount is not for. */
const deniedEach =
  /(?<!\p{L})(?:bukan|bkn|dudu|sanes|jgn|jangan)(?:nya)? (?:(?:utk|untuk|buat) )?(?:per|se|tiap|satu|1) ?\p{L}+/giu;

/** The scale that a few words name, and the words without it. */
function scaleIn(written: string, unit: string): { scale: Scale; rest: string } | undefined {
  const text = written.replace(deniedEach, " ");
  if (selling.test(text)) return undefined;
  const batches = forBatches.exec(text);
  if (batches)
    return {
      scale: { of: "batch", count: Math.max(1, countIn(batches[1])) },
      rest: text.replace(batches[0], " "),
    };
  const time = forTime.exec(text);
  const [of, times] = monthsOf[time?.[2]?.toLowerCase() ?? ""] ?? [];
  if (time && of !== undefined && times !== undefined)
    return { scale: { of, count: Number(time[1]) * times }, rest: text.replace(time[0], " ") };
  const each = eachPiece(unit).exec(text);
  if (each) return { scale: { of: "piece", count: 1 }, rest: text.replace(each[0], " ") };
  const pieces = forPieces.exec(text);
  if (pieces && Number(pieces[1]) > 0)
    return { scale: { of: "piece", count: Number(pieces[1]) }, rest: text.replace(pieces[0], " ") };
  const found = eachTime.find(([pattern]) => pattern.test(text));
  return found && { scale: found[1], rest: text.replace(found[0], " ") };
}

const made = new RegExp(
  `(?:\\b(?:cuma|cm|hanya|bikin(?:nya)?|n?gawe|damel|nyieun|masak|produksi|sehari|sedino|(?:yang|yg) jadi|jadinya|jd(?:nya)?)\\b${word}(?: (?:aku|gue|gw|saya|sy|kan|bikin|masak|jual|jualan|sehari|sedino))*|(?:^|(?<=\\d(?: \\p{L}{1,9})?)) ?(?:x|×|\\*|kali)) ?(\\d{1,4})${noThing}`,
  "iu",
);

/** "Semua itu utk 40 pack". */
const forAll = new RegExp(
  `(?<!\\p{L})(?:semua|semuanya|kabeh|kabehan|sedaya|sadayana|total|totalnya)(?: (?:itu|ini|tu|iku|tadi|td|bahan|bahannya|belanjaan|belanjaannya))* (?:${link}|${yielding})${word} ?(\\d{1,4})${noThing}`,
  "iu",
);

const piecesIn = (clause: string): number | undefined => {
  const count = Number((forAll.exec(clause) ?? made.exec(clause))?.[1] ?? 0);
  return count > 0 ? count : undefined;
};

/** What is sold, its price, a result, what a buyer wants off: an amount of these is no cost. */
const noCost =
  /\b(?:diskon\p{L}*|discount|korting\p{L}*|n?awar\p{L}*|ditawar\p{L}*|nego|minta (?:potong\p{L}*|kurang\p{L}*|turun\p{L}*)|laku|laris|terjual|kejual|omzet|omset|untung\p{L}*|laba|jual\p{L}*|dijual|harga\p{L}*|target|pemasukan|total\p{L}*|jumlah\p{L}*|semua\p{L}*|sisa\p{L}*|uang|duit|bukan|jgn|jangan|dp|utang|kembalian)\b/iu;
const quantity = new RegExp(
  `(?<![\\p{L}\\d])\\d+(?:[.,]\\d+)* ?(?:${counted})?(?!\\p{L})|\\b(?:se|per)(?:kilo|liter|butir|ekor|tabung|ikat|papan)\\b`,
  "giu",
);
const filler =
  /^(?:terus|trus|trs|dan|sama|ama|plus|tambah\p{L}*|ditambah\p{L}*|lalu|oh|iya|ya|eh|oiya|lah|lho|loh|kok|bang|kak|mas|mbak|min|bu|pak|itu|ini|tadi|td|yang|yg|ada|juga|jg|beli\p{L}*|belanja\p{L}*|bayar|buat|untuk|utk|bahan(?:nya)?|modal(?:nya)?|bahan2|biaya|&|ongkos|kira2|kira|kira-kira|sekitar|paling|palingan|sm|kurang|lebih|masih|masuk\p{L}*|blm|belum|lupa|ketinggalan|tolong|coba|gue|gw|gua|aku|saya|sy|kan|deh|dong|sih|nya|rp|jadi|jd|ganti|di|ke|dr|dari|kata|bini|istri|suami|ibu|x|×|salah|harusnya|mestinya|ternyata|hari|cuma|cuman|cm|hanya|cukup|nya|tp|tapi)$/iu;
/** "Jd 11rb skali bikin": for what an amount is, and no name. */
const once =
  /(?<!\p{L})(?:se|s)kali(?: (?:bikin|masak|produksi|gawe|olah|goreng|jualan|belanja|adonan))?(?!\p{L})/giu;

/** The name of a cost: its words without quantities, and without what leads to it. */
export function costName(text: string): string {
  const words = text
    .replace(quantity, " ")
    .replace(once, " ")
    .replace(/[()@=:;"“”.,+/-]+/g, " ")
    .split(/\s+/)
    .filter((one) => one !== "");
  while (filler.test(words[0] ?? "")) words.shift();
  while (filler.test(words.at(-1) ?? "")) words.pop();
  const isWhole = words.length === 0 && /\b(?:bahan|belanja)/i.test(text);
  const name = isWhole ? "bahan" : words.slice(0, nameMax).join(" ").replace(/nya$/, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const nameMax = 4;
const behindMax = 2;
/** "Plastik 500 per porsi": so little is money only where it is the price of each. */
const smallMin = 50;

/** "Td kan masih 451rb yg gas dobel itu": what stood before. */
const stoodBefore =
  /(?:^|(?<=[.!?;\n,] *))(?=[^.!?;\n,]*\b(?:td|tadi|tadinya|barusan)\b)(?=[^.!?;\n,]*\b(?:masih|msh|masi|dobel|double|dobol|kedobel|kedobelan)\b)[^.!?;\n,]*\d[^.!?;\n,]*[.!?;,]*\s*/gi;
export const withoutFormer = (text: string): string => text.replace(stoodBefore, "").trim();

/** "Bahan kok 10rb?" wonders at an amount, and tells none. */
export const withoutWondered = (text: string): string =>
  withoutFormer(text).replace(
    /(?:^|(?<=[.!?;\n,] *))[^.!?;\n,]*\b(?:kok|ko|masa|masak|mosok)\b[^.!?;\n,]*\?+\s*/gi,
    "",
  );

/** What one piece is packed in. */
export const packing =
  /^(?:kemasan|plastik|mika|bungkus|kertas|stiker|kotak|box|cup|dus|sterofoam|styrofoam)(?:nya)?\b/i;

const sumsIn = (text: string, unit: string): Token[] =>
  tokensIn(text).filter(({ of, isMoney, value, to }) => {
    const isEach = value >= smallMin && eachPiece(unit).exec(text.slice(to))?.index === 1;
    return of === undefined && (isMoney || value >= 1000 || isEach);
  });

/** Where the words behind an amount part into clauses. */
const borders =
  /[,;]\s*|[.!?]+(?:\s+|$)|\n+|\s*\+\s*|\s+(?:terus|trus|trs|sama|dan|plus|tambah|ditambah|lalu)\s+/i;

/** What stands behind an amount: what it is for, remarks, and the name of the next one. */
type Behind = { scale?: Scale; clauses: string[]; next: string };

function behind(text: string, unit: string, isLast: boolean): Behind {
  const clauses = text.split(borders);
  const own = clauses.shift() ?? "";
  const found = scaleIn(own, unit);
  // "75rb buat 60 bungkus lauk 180rb": without a comma the next name stands behind what the amount is for.
  const isJoined = clauses.length === 0 && !isLast;
  const next = isJoined ? (found?.rest ?? own) : isLast ? "" : (clauses.pop() ?? "");
  const later = found ? undefined : clauses.find((one) => goesOn.test(one) && scaleIn(one, unit));
  const scale = found?.scale ?? (later === undefined ? undefined : scaleIn(later, unit)?.scale);
  const rest = clauses.filter((one) => one !== later && one.trim() !== "");
  const said = isJoined ? [] : [found?.rest ?? own];
  return { ...(scale ? { scale } : {}), clauses: [...said, ...rest], next };
}

/** A clause that says what the amount before it is for: "itu jadi 60 bungkus", "kepake 5 hari". */
const goesOn = new RegExp(`^(?:(?:itu|yang itu|yg itu|ini|dan)\\s+)?(?:${link}|${yielding})(?!\\p{L})`, "iu");

/** A bracket without numbers only lists what an amount is for. */
const withoutNotes = (text: string): string => text.replace(/\([^()\d]*\)/g, " ").replace(/ {2,}/g, " ");

/** The price of one beside how many were bought: "telur 40 butir @2500". */
function bought(before: string, amount: number): number {
  const count = new RegExp(`(\\d{1,4}) ?(?:${counted})? ?(?:@|x|×|\\*) ?(?:rp\\.? ?)?$`, "iu").exec(
    before,
  )?.[1];
  return count === undefined ? amount : amount * Number(count);
}

const shortSum = /(?<=\p{L} )(\d{2,3})(?= (?!kg|gr|ml|cm|hr|rb|jt|an\b)\p{L}{2}| *(?:[,.;\n]|$))/gu;
/** Words before a bare number that counts something. */
const counting = new RegExp(
  `(?:${link}|${yielding}|\\b(?:cuma|cm|hanya|laku|bikin\\w*|masak|produksi|jual\\w*|sehari|jam|tgl|tanggal|no|nomor|isi|x|kali|dpt|ada))$`,
  "iu",
);
const statedSum =
  /[,. ]*\b(?:jd|jadi(?:nya)?|total(?:nya)?|jumlah(?:nya)?|semua(?:nya)?|dadi|=) *(?=(?:rp\.? ?)?\d)/iu;

/**
 * "Beras 30 ayam 76 sayur 25 jd 131rb": bare numbers in a list of thousands. Behind a name and before another one they
 * count only if the sum that the member names comes out.
 */
function inThousands(text: string): string {
  if (!/\d ?(?:rb|ribu|rebu|k)(?!\p{L})/iu.test(text)) return text;
  return text
    .split(/(?<=[.!?;\n] )/)
    .map((sentence) => {
      const isShort = (at: number) => !counting.test(sentence.slice(0, at).trimEnd());
      const full = sentence.replace(shortSum, (found, _, at: number) =>
        isShort(at) ? `${found}rb,` : found,
      );
      const [list = "", total = ""] = full.split(statedSum);
      const sum = tokensIn(total)[0]?.value ?? 0;
      const told = tokensIn(list).filter(({ of, isMoney }) => of === undefined && isMoney);
      if (told.length > 1 && told.reduce((all, one) => all + one.value, 0) === sum)
        return `${list}${total.slice(tokensIn(total)[0]?.to ?? 0)}`;
      return sentence.replace(/(?<=\p{L} )(\d{2,3})(?= *(?:[,.;\n]|$))/gu, (found, _, at: number) =>
        isShort(at) ? `${found}rb` : found,
      );
    })
    .join("");
}

/** "Mie sama sayur 60rb": two names of one amount. */
const namesJoined = (text: string): string =>
  text.replace(
    /(?<!\d ?)(?<!\p{L})(\p{L}{3,}) (?:sama|dan|sm|karo|ama) (\p{L}{3,})(?= ?(?:rp\.? ?)?\d)/giu,
    (found, one: string, other: string) => (filler.test(one) ? found : `${one} & ${other}`),
  );

const beforeThings = new RegExp(`(?<=\\d ?(?:ribuan|ribu|rebu|rb|k|juta|jt)) (?=(?:${counted}) \\d)`, "giu");
/** "Bumbu 15rb mangkok 20 x 1.000": the things behind a sum that have a number of their own are the next cost. */
const thingsApart = (text: string): string => text.replace(beforeThings, ", ");

/** "Nastar dulu aja, 6 toples. bahannya ...": before the costs such a number is what is made. */
const bareCount =
  /^(\d{1,4}) ?(?:toples|porsi|cup|gelas|botol|box|kotak|pcs|biji|buah|bungkus|pack|potong|loyang|mangkok|tusuk)$/i;

/** All costs of a message, with what it says beside them. */
export function readCosts(written: string, unit: string): ReadCosts {
  const text = namesJoined(inThousands(thingsApart(withoutNotes(withFigures(withoutWondered(written))))));
  const sums = sumsIn(text, unit);
  const read: ReadCosts = { parts: [], others: [], rest: [] };
  const [first] = sums;
  const lead = text.slice(0, first?.from ?? text.length).split(borders);
  let name = first ? (lead.pop() ?? "") : "";
  const loose = lead;
  for (const [at, sum] of sums.entries()) {
    const next = sums[at + 1];
    const after = behind(text.slice(sum.to, next?.from ?? text.length), unit, next === undefined);
    addCost(read, { name, sum, words: text.slice(sum.from, sum.to), after, unit });
    loose.push(...after.clauses);
    name = after.next;
  }
  const told = lead.map((one) => bareCount.exec(one.trim())?.[1]).find((one) => one !== undefined);
  const remarked = withRemarks(read, loose, text);
  return told === undefined ? remarked : { pieces: Number(told), ...remarked };
}

type CostPlace = { name: string; sum: Token; words: string; after: Behind; unit: string };

/** "Gas 22rb buat 2x bikin, jd 11rb": what comes out of the cost before. */
function isWorking({ parts }: ReadCosts, name: string, value: number): boolean {
  const { amount = 0, scale } = parts.at(-1) ?? {};
  const isResult = /^[\s,.]*(?:jd|jadi(?:nya)?|berarti|brarti|dadi(?:ne)?|=)?[\s,.]*$/iu.test(name);
  return isResult && scale !== undefined && value === Math.round(amount / scale.count);
}

function addCost(read: ReadCosts, { name, sum, words, after, unit }: CostPlace): void {
  const ahead = scaleIn(name, unit);
  const own = costName(ahead?.rest ?? name);
  const [behindIt = ""] = after.clauses;
  const later = own === "" ? costName(scaleIn(behindIt, unit)?.rest ?? behindIt) : own;
  // "75rb beras" names a cost, "12rb itu kebanyakan apa kurang" does not.
  const named = own === "" && later.split(" ").length > behindMax ? "" : later;
  if (noCost.test(name) || named === "") {
    if (!isWorking(read, name, sum.value)) read.others.push(`${name.trim()} ${words}`.trim());
    return;
  }
  const amount = bought(name, sum.value);
  const count = Math.round(amount / sum.value);
  // "Box 20 x 1.500" is bought one for each piece.
  const each = count > 1 && packing.test(named) ? { of: "piece" as const, count } : undefined;
  const scale = each ?? after.scale ?? ahead?.scale;
  read.parts.push({ name: named, amount, ...(scale ? { scale } : {}) });
}

function withRemarks(read: ReadCosts, clauses: readonly string[], text: string): ReadCosts {
  const pieces = clauses.map(piecesIn).find((one) => one !== undefined);
  const days = selling.test(text) ? daysIn(selling.exec(text)?.[0] ?? "") : undefined;
  const rest = clauses
    .map((one) => one.trim())
    .filter((one) => costName(one) !== "" && piecesIn(one) === undefined && !selling.test(one));
  const isForAll = clauses.some((one) => forAll.test(one));
  return {
    ...{ ...read, rest },
    ...(pieces ? { pieces } : {}),
    ...(isForAll ? { isForAll } : {}),
    ...(days ? { days } : {}),
  };
}
