import { Lexer, Tokenizer } from "marked";
import type { Markdown } from "./blocks.ts";
import { blockPiece } from "./pieces.ts";

/** "[Catatan]: istirahat" is shown as it was said, not taken for the address of a link, which nobody would see. */
class ChatTokenizer extends Tokenizer {
  override def(): undefined {
    return undefined;
  }
}

/** A single line break counts, as people write it. Loaded when the first text needs it. */
export const markdown: Markdown = {
  lex: (text) => Lexer.lex(text, { gfm: true, breaks: true, tokenizer: new ChatTokenizer() }),
  piece: blockPiece,
};
