import { Lexer, Tokenizer } from "marked";
import type { Markdown } from "./blocks.ts";
import { blockPiece } from "./to-elements.ts";

/** Disables link reference definitions: "[Catatan]: istirahat" would be taken for one and not be visible. */
class ChatTokenizer extends Tokenizer {
  override def(): undefined {
    return undefined;
  }
}

/** A single line break is kept, as people write it. This module is loaded when the first text needs it. */
export const markdown: Markdown = {
  lex: (text) => Lexer.lex(text, { gfm: true, breaks: true, tokenizer: new ChatTokenizer() }),
  piece: blockPiece,
};
