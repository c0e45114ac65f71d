import type { Token } from "marked";

export type Lexer = (text: string) => Token[];

/** A part of a rendered text: plain words, or an element with its own parts. */
export type Piece = string | Part;
export type Part = { tag: string; attributes?: Readonly<Record<string, string>>; pieces: readonly Piece[] };

/** Parses markdown and converts a block to what is rendered. */
export type Markdown = { lex: Lexer; piece: (block: Token) => Piece };

/** A markdown text parsed so far. */
export type Blocks = {
  text: string;
  tokens: readonly Token[];
  settled: readonly Token[];
  settledLength: number;
};

const nothing: Blocks = { text: "", tokens: [], settled: [], settledLength: 0 };

/** Whether a text may contain markdown (A-87, B-205); all other texts are shown plain, without the parser. */
export const hasMarkdown = (text: string): boolean =>
  /[*_#`>[|~]|^\s*(?:[-+]|\d+[.)])\s|https:\/\//m.test(text) && !tooDeep.test(text);

/** Lists and quotations within one another, deeper than anyone reads; the parser takes seconds for thousands. */
const tooDeep = /^(?:[ \t]*(?:>|[-+*]\s|\d+[.)]\s)){12}/m;

/** Whether a block is visible, that is, more than the whitespace between other blocks. */
export const isSeen = ({ type }: Token): boolean => type !== "space";

/**
 * Returns the index of the first block that may still change: the last block together with all blocks not separated
 * from it by an empty line, since more words may merge them, and a list before it, which may turn out to continue.
 */
function firstOpen(tokens: readonly Token[]): number {
  let open = Math.max(0, tokens.findLastIndex(isSeen));
  while (open > 0 && !isApart(tokens[open - 1])) open -= 1;
  const before = tokens.slice(0, open).findLastIndex(isSeen);
  return tokens[before]?.type === "list" ? before : open;
}

/** Whether an empty line separates a block from the next one. */
const isApart = (token: Token | undefined): boolean => /\n\s*\n$|^\s*$/.test(token?.raw ?? "");

/** Parses a growing text: blocks that can no longer change are reused, and only the end is parsed again. */
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
