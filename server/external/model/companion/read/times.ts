import type { Message, Token } from "./token.ts";

/** `span` fits "sudah {phrase}"; `start` fits "sejak {phrase}"; `ago` fits "{phrase} lalu". */
export type TimeSaid = { kind: "span" | "start" | "ago"; phrase: string; isLong: boolean };

const numbers = [
  "nol",
  "satu",
  "dua",
  "tiga",
  "empat",
  "lima",
  "enam",
  "tujuh",
  "delapan",
  "sembilan",
  "sepuluh",
  "sebelas",
  "dua belas",
];
const units = ["hari", "minggu", "bulan", "tahun"];
const wholes = ["sehari", "seminggu", "sebulan", "setahun"];
const numberWords = new Set([...numbers, "beberapa", "puluhan", "belasan", "setengah"]);
const startWords = new Set(["sejak", "dari", "semenjak", "mulai"]);
const moments = new Set([
  "kemarin",
  "semalam",
  "kecil",
  "dulu",
  "awal",
  "sma",
  "smp",
  "sd",
  "kuliah",
  "menikah",
  "putus",
  "pandemi",
  "covid",
  "lebaran",
  "januari",
  "februari",
  "maret",
  "april",
  "mei",
  "juni",
  "juli",
  "agustus",
  "september",
  "oktober",
  "november",
  "desember",
  "lahir",
  "pindah",
  "tadi",
  "pagi",
  "lulus",
]);
const tails = new Set(["lalu", "kemarin", "terakhir", "ini"]);

/** bulanan, setahunan: about so long. */
function unitOf(token: Token | undefined): string {
  const word = token?.word ?? "";
  return units.includes(word) || wholes.includes(word) ? word : word.replace(/(?:an|nya)$/, "");
}

const lasting = new Set([
  "sudah",
  "selama",
  "hampir",
  "baru",
  "sejak",
  "dari",
  "lebih",
  "terakhir",
  "ini",
  "sekitar",
  "kira-kira",
  "pacaran",
  "menikah",
  "kurang_lebih",
  "sepertinya",
]);
const shortClause = 4;
const otherSpans = new Set([
  "kontrak",
  "cicilan",
  "umur",
  "usia",
  "garansi",
  "tenor",
  "menikah",
  "nikah",
  "pacaran",
  "kenal",
  "berteman",
]);

/** A length of time is one's own only when something says it lasted: not in "sehari bisa 50 box". */
function hasLasted(tokens: readonly Token[]): boolean {
  if (tokens.some((token) => otherSpans.has(token.root))) return false;
  return tokens.length <= shortClause || tokens.some((token) => lasting.has(token.word));
}

function isAgo(tokens: readonly Token[], after: number): boolean {
  const next = tokens[after]?.word;
  return (next === "lalu" || next === "kemarin") && !tokens.some((token) => startWords.has(token.word));
}

/** "bulan lalu": a month ago. */
function agoAt(tokens: readonly Token[], at: number): TimeSaid | undefined {
  const unit = units.indexOf(tokens[at]?.word ?? "");
  const isLast = tokens[at + 1]?.word === "lalu" || (tokens[at + 1]?.word === "kemarin" && unit > 0);
  const before = tokens[at - 1]?.word ?? "";
  if (unit < 1 || !isLast || startWords.has(before) || numberWords.has(before) || /^\d/.test(before))
    return undefined;
  return { kind: "ago", phrase: wholes[unit] ?? "", isLong: true };
}

function spanAt(tokens: readonly Token[], at: number): TimeSaid | undefined {
  const word = unitOf(tokens[at]);
  const whole = wholes.indexOf(word);
  if (!hasLasted(tokens)) return undefined;
  if (whole >= 0) return { kind: isAgo(tokens, at + 1) ? "ago" : "span", phrase: word, isLong: whole > 0 };
  const unit = units.indexOf(unitOf(tokens[at + 1]));
  const amount = tokens[at]?.word ?? "";
  if (tokens[at + 2]?.word === "sekali") return undefined;
  const isNumber = /^\d{1,2}$/.test(amount) && Number(amount) > 0;
  if (unit < 0 || !(isNumber || numberWords.has(amount))) return undefined;
  const said = isNumber ? (numbers[Number(amount)] ?? amount) : amount;
  return { kind: isAgo(tokens, at + 2) ? "ago" : "span", phrase: `${said} ${units[unit]}`, isLong: unit > 0 };
}

function startAt(tokens: readonly Token[], at: number): TimeSaid | undefined {
  if (!startWords.has(tokens[at]?.word ?? "")) return undefined;
  const first = tokens[at + 1]?.word ?? "";
  const second = tokens[at + 2]?.word ?? "";
  if (units.includes(first) && tails.has(second))
    return { kind: "start", phrase: `${first} ${second}`, isLong: first !== "hari" };
  if (!moments.has(first)) return undefined;
  const isPhrase = first === "awal" && units.includes(second);
  return {
    kind: "start",
    phrase: isPhrase ? `awal ${second}` : first.replaceAll("_", " "),
    isLong: first !== "kemarin" && first !== "tadi" && first !== "semalam",
  };
}

/** How long, or since when: the first that is said. */
export function findTime(message: Message): TimeSaid | undefined {
  for (const clause of message.clauses) {
    for (let at = 0; at < clause.tokens.length; at += 1) {
      const said = startAt(clause.tokens, at) ?? agoAt(clause.tokens, at) ?? spanAt(clause.tokens, at);
      if (said !== undefined) return said;
    }
  }
  return undefined;
}

/** "sampai jam 11 malam", when that is how late it gets. */
export function findHour(message: Message): string | undefined {
  const words = message.tokens.map((token) => token.word);
  const at = words.findIndex(
    (word, index) =>
      word === "sampai" && words[index + 1] === "jam" && /^\d{1,2}$/.test(words[index + 2] ?? ""),
  );
  if (at < 0) return undefined;
  const part = words[at + 3] ?? "";
  const partOfDay = /^(?:malam|pagi|subuh|sore|siang)$/.test(part) ? ` ${part}` : "";
  return `sampai jam ${words[at + 2]}${partOfDay}`;
}
