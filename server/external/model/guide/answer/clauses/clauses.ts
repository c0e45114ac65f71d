/* A message in clauses, so that each of them can be the answer, put something else right, or be for the guide. */

/** `gap`: what stands before the clause; `at` and `sentence`: its number, and that of its sentence. */
export type Clause = { gap: string; text: string; at: number; sentence: number };

const sentenceEnd =
  "(?:(?<=[.!?][\"”')]?)\\s+|\\s*\\n+\\s*|\\s*\\p{Extended_Pictographic}+\\s*|\\s*\\.{2,}\\s*)";
/** Words that begin something else, also without a mark before them. */
const beginning =
  "(?:oh iya|oh ya|oiya|oya|o iya|btw|trus|terus|trs|lalu|tapi|tp|melainkan|udah itu aja|udh itu aja|sudah itu saja|udah segitu aja|makasih ya)";
const clauseEnd = `(?:[,;]\\s+|\\s+(?=${beginning}\\b))`;
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

/** Joins clauses as they stood; clauses of one sentence between which others stood go on with a comma. */
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
    .trim();
}
