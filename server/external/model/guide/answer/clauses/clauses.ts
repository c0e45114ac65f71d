/* A message in clauses, so that each of them can be the answer, put something else right, or be for the guide. */

/** `gap`: what stands before the clause; `at` and `sentence`: its number, and that of its sentence. */
export type Clause = { gap: string; text: string; at: number; sentence: number };

/** After these a full stop ends no sentence. */
const shortened = "(?<!\\p{L})(?:pt|cv|ud|no|tgl|hp|jl|jln|st|dr|drs|ir|hj)";
const sentenceEnd = `(?:(?<=[!?…]["”')]?)\\s+|(?<=(?<!${shortened})\\.["”')]?)\\s+|\\s*\\n+\\s*|\\s*\\p{Extended_Pictographic}[\\u{FE0F}\\u{200D}\\p{Extended_Pictographic}]*\\s*|\\s*\\.{2,}\\s*)`;
/** What begins something else without a mark before it: "... nama aku Rina", "... yg gantiin si Yudi". */
const beginning = [
  "oh iya|oh ya|oiya|oya|o iya|btw|trus|terus|trs|lalu|tapi|tp|melainkan",
  "udah itu aja|udh itu aja|sudah itu saja|udah segitu aja|makasih ya",
  "(?:kalo |kalau |klo )?(?:nama|nm) (?:aku|ak|saya|sy|gw|gue|gua|lengkap)",
  "namaku",
  "(?:no|nomor|nomer|nmr)\\.? ?(?:hp|wa|telp|telepon|telpon)",
  "e-?mail(?:ku|nya| saya| aku)",
  "(?:posisi|perusahaan|tanggal|alasan|deadline|tenggat)(?:nya|ne)",
  "(?:yg|yang|sing|nu) (?:gantiin|gantikan|gantiken|nggantiin|nggantiake|ngagantian|megang|handle)",
].join("|");
const clauseEnd = `(?:[,;]\\s+|[,;](?=\\p{L})|\\s+(?=(?:${beginning})(?![\\p{L}\\d])))`;
const boundary = new RegExp(`(${sentenceEnd})|(${clauseEnd})`, "giu");
const isInQuotes = (before: string): boolean => (before.match(/["“”]/g)?.length ?? 0) % 2 === 1;

/** Splits a text without losing what stands between its clauses; what is quoted is never parted. */
export function clausesOf(text: string): Clause[] {
  const whole = text.trim();
  const clauses: Clause[] = [];
  let from = 0;
  let gap = "";
  let sentence = 0;
  const add = (to: number): void => {
    const own = whole.slice(from, to);
    if (own !== "")
      clauses.push({ gap: clauses.length === 0 ? "" : gap, text: own, at: clauses.length, sentence });
  };
  for (const found of whole.matchAll(boundary)) {
    if (isInQuotes(whole.slice(0, found.index))) continue;
    add(found.index);
    gap = found[0];
    from = found.index + found[0].length;
    if (found[1] !== undefined) sentence += 1;
  }
  add(whole.length);
  return clauses;
}

const edges = /^[\s,;–-]+|[\s,;.!]+$/gu;
/** A clause without the marks around it. */
export function bareClause(text: string): string {
  const bare = text.replace(edges, "");
  return bare.includes("(") ? bare : bare.replace(/\)+$/, "");
}

/** The words of each clause, without the marks around them. */
export const wordsOfClauses = (text: string): string[] =>
  clausesOf(text)
    .map((one) => bareClause(one.text))
    .filter((one) => one !== "");

/** Within a clause, what somebody does now begins behind what was: "dulu di pt A skrg mau lamar ke pt B". */
const turnsNow =
  /\s+(?=(?:skrg|skrng|sekarang|saiki|ayeuna|dan|lalu|makanya|jadi mau|mau|pengen|pengin|pgn|ingin|pen)\s)/i;

/** The words of each clause, also parted where they go from what was to what is wanted. */
export const clausesByTime = (text: string): string[] =>
  wordsOfClauses(text).flatMap((clause) => clause.split(turnsNow));

/**
 * Joins clauses as they stood; clauses of one sentence between which others stood go on with a comma. One
 * sentence stands without its full stop, as any value does.
 */
export function joinedClauses(clauses: readonly Clause[]): string {
  return clauses
    .map(({ gap, text, at, sentence }, nth) => {
      const before = clauses[nth - 1];
      if (!before) return text;
      const isNext = before.at === at - 1 || before.sentence !== sentence;
      return (isNext ? gap : ", ") + text;
    })
    .join("")
    .replace(/[\s,;]+$/, "")
    .replace(/^([^.!?\n]+)\.$/, "$1")
    .trim();
}
