/*
 * What is asked in interviews for an occupation. `listens` is what an interviewer hears in the answer; `has` are words of
 * which one shows the point, and `lacks` says that none was found, never that the answer is bad.
 */

export type OccupationQuestion = {
  ask: string;
  listens: string;
  has: readonly string[];
  lacks: string;
};

export type Occupation = {
  /** How it is called in a sentence. */
  name: string;
  /** Words by which a position is of this occupation, as parts of a regular expression. */
  words: readonly string[];
  /** What somebody in it cannot do without: a weakness in this is the core of the work. */
  core: readonly string[];
  coreName: string;
  questions: readonly [
    OccupationQuestion,
    OccupationQuestion,
    OccupationQuestion,
    OccupationQuestion,
    ...OccupationQuestion[],
  ];
};

/** One question in a line: what is asked, what is heard, the words that show it, and what is missing without them. */
export const question = (ask: string, listens: string, has: string, lacks: string): OccupationQuestion => ({
  ask,
  listens,
  has: has.split("|"),
  lacks,
});
