import { lexer } from "marked";
import type { Markdown } from "./blocks.ts";
import { blockPiece } from "./pieces.ts";

/** A single line break counts, as people write it. Loaded when the first text needs it. */
export const markdown: Markdown = {
  lex: (text) => lexer(text, { gfm: true, breaks: true }),
  piece: blockPiece,
};
