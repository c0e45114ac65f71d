/** What stands on a page of a demo product. */
export type Block =
  | { text: string }
  | { heading: string }
  /** Words to be said, or to be kept: on a tinted card. */
  | { quotes: readonly string[] }
  | { points: readonly string[] }
  | { steps: readonly string[] }
  /** To be ticked. */
  | { ticks: readonly string[] }
  /** A question with lines to write on. */
  | { ask: string; lines: number }
  /** A table to be filled in. */
  | { grid: readonly string[]; rows: readonly string[] }
  /** A circle of steps that lead to each other. */
  | { cycle: readonly (readonly [step: string, words: string])[] };

export type Sheet = { title: string; blocks: readonly Block[] };

export type Book = {
  /** The key of its file. */
  file: string;
  title: string;
  subtitle: string;
  by: string;
  /** As on its picture in the catalogue: the page, what lies on it, and what can be read on white. */
  colours: { ground: string; soft: string; strong: string };
  sheets: readonly Sheet[];
};
