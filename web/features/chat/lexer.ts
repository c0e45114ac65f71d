import { lexer, type Token } from "marked";

/** A single line break counts, as people write it. Loaded when the first text needs it. */
export const lex = (text: string): Token[] => lexer(text, { gfm: true, breaks: true });
