import type { Token } from "marked";

export type Lexer = (text: string) => Token[];

/** A part of a text as it is drawn: words, or an element with its parts. */
export type Piece = string | Part;
export type Part = { tag: string; attributes?: Readonly<Record<string, string>>; pieces: readonly Piece[] };

/** Reads markdown, and says how a block is drawn. */
export type Markdown = { lex: Lexer; piece: (block: Token) => Piece };

/** A markdown text read so far. */
export type Blocks = {
  text: string;
  tokens: readonly Token[];
  settled: readonly Token[];
  settledLength: number;
};

const nothing: Blocks = { text: "", tokens: [], settled: [], settledLength: 0 };

/** Any of these may be markdown (A-87, B-205); the rest is shown as plain text, without the reader. */
export const hasMarkdown = (text: string): boolean =>
  /[*_#`>[|~]|^\s*(?:[-+]|\d+[.)])\s|https:\/\//m.test(text);

/** Whether a block is seen: it is more than the space between others. */
export const isSeen = ({ type }: Token): boolean => type !== "space";

/**
 * The first block that may still change: the last one with all that it follows without an empty line, since more words
 * may make them one; and a list before it, which it may yet turn out to join.
 */
function firstOpen(tokens: readonly Token[]): number {
  let open = Math.max(0, tokens.findLastIndex(isSeen));
  while (open > 0 && !isApart(tokens[open - 1])) open -= 1;
  const before = tokens.slice(0, open).findLastIndex(isSeen);
  return tokens[before]?.type === "list" ? before : open;
}

/** Whether an empty line stands between a block and the next. */
const isApart = (token: Token | undefined): boolean => /\n\s*\n$|^\s*$/.test(token?.raw ?? "");

/**
 * Reads a text that grows: blocks that can no longer change are kept as they are, only the end is read anew.
 */
export function readOn(before: Blocks | undefined, grown: string, lex: Lexer): Blocks {
  const text = grown.replace(/\r\n?/g, "\n");
  const known = before && text.startsWith(before.text) ? before : nothing;
  const fresh = lex(text.slice(known.settledLength));
  const done = fresh.slice(0, firstOpen(fresh));
  return {
    text,
    tokens: [...known.settled, ...fresh],
    settled: done.length > 0 ? [...known.settled, ...done] : known.settled,
    settledLength: known.settledLength + done.reduce((length, token) => length + token.raw.length, 0),
  };
}
