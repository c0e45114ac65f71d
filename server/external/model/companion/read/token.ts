/** One word of a message, spelled as the companion would spell it. */
export type Token = {
  word: string;
  /** The word without its endings, where the tables know it so. */
  root: string;
  /** Everything the tables may know it by, from the word itself down to its barest root. */
  forms: readonly string[];
  /** The word says that something is done to someone (di-, ter-). */
  isPassive: boolean;
  isNegated: boolean;
  isKnown: boolean;
  /** Typed in English, whatever it was read as. */
  isEnglish?: true;
  /** Whose it is, when the word itself says so: bosku, pacarnya. */
  owner: "self" | "other" | "none";
};

/** A stretch of words up to the next comma, full stop or joining word. */
export type Clause = {
  tokens: Token[];
  /** The joining word that led here: tapi, karena. */
  link: string;
  isQuestion: boolean;
  /** Words of someone else, in quotation marks. */
  isQuoted: boolean;
  /** Clauses of one sentence carry one number. */
  sentence: number;
};

export type Message = {
  /** The text without markup, addresses and invisible characters. */
  plain: string;
  clauses: Clause[];
  tokens: Token[];
  emoji: string[];
  hasCode: boolean;
  isCutOff: boolean;
};
