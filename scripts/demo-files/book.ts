/** A block of content on a page of a demo product. */
export type Block =
  | { text: string }
  | { heading: string }
  /** Phrases to say or to remember, each on a tinted card. */
  | { quotes: readonly string[] }
  | { points: readonly string[] }
  | { steps: readonly string[] }
  /** A checklist. */
  | { ticks: readonly string[] }
  /** A question with lines for the answer. */
  | { ask: string; lines: number }
  /** A table to fill in. */
  | { grid: readonly string[]; rows: readonly string[] }
  /** A circle of steps, each leading to the next. */
  | { cycle: readonly (readonly [step: string, words: string])[] };

export type Sheet = { title: string; blocks: readonly Block[] };

export type Book = {
  /** The storage key of its file. */
  file: string;
  title: string;
  subtitle: string;
  by: string;
  /** The colours of its catalogue picture: the page, what lies on it, and a shade readable on white. */
  colours: { ground: string; soft: string; strong: string };
  sheets: readonly Sheet[];
};
