import type { Token } from "marked";
import { type Blocks, hasMarkdown, isSeen, type Markdown, type Piece, readOn } from "./blocks.ts";
import { isMoreWords, withWords } from "./more-words.ts";

let markdown: Markdown | undefined;

/** What answers are made of. */
const firstText =
  "**Satu** dan *dua*, lihat [tiga](https://alma.invalid).\n\n1. `Empat`\n2. Lima\n\n- Enam\n\n> Tujuh";

/** The reader of markdown: its own part, since a page without answers does without. */
export async function fetchMarkdown(): Promise<void> {
  const module = await import("./lexer.ts");
  if (markdown) return;
  markdown = module.markdown;
  // The browser compiles patterns when they are first used: not while a talk waits to be painted.
  markdown.lex(firstText).map(markdown.piece);
}

/** What stands as one child of the place; with the token it was made from, which stays the same while it does. */
type Drawn = { piece: Piece; token?: Token };

/** A text as it is drawn. */
export type Shown = { text: string; blocks: Blocks | undefined; drawn: readonly Drawn[] };

export const nothingShown: Shown = { text: "", blocks: undefined, drawn: [] };

/** What a text is drawn as, from what stands there; `reader` where markdown can be read already. */
export function showOn(before: Shown, text: string, reader: Markdown | undefined): Shown {
  const grown = goOn(before, text);
  if (grown) return grown;
  if (!hasMarkdown(text) || !reader) return { text, blocks: before.blocks, drawn: paragraphs(text) };
  const blocks = readOn(before.blocks, text, reader.lex);
  const drawn = blocks.tokens.filter(isSeen).map((token, n) => {
    const known = before.drawn[n];
    return known?.token === token ? known : { token, piece: reader.piece(token) };
  });
  return { text, blocks, drawn };
}

/** Most of what comes is words, and words read as they are: they are put behind the others without the reader. */
function goOn(before: Shown, text: string): Shown | undefined {
  if (!text.startsWith(before.text)) return undefined;
  const added = text.slice(before.text.length);
  const last = before.drawn.at(-1);
  const isRead = last?.token === undefined || last.token === before.blocks?.tokens.findLast(isSeen);
  if (!last || !isRead || !isMoreWords(before.text, added)) return undefined;
  const piece = withWords(last.piece, before.text, added);
  if (piece === undefined) return undefined;
  return { ...before, text, drawn: [...before.drawn.slice(0, -1), { ...last, piece }] };
}

/**
 * The text of an answer on the screen. Words are put behind those that stand there: nothing that stays is touched, and
 * React, which would look through the answer for each word, has no part in it.
 */
export class Prose {
  #shown = nothingShown;
  #hasReader = false;

  draw(place: Element, text: string): void {
    if (text === this.#shown.text && this.#hasReader === (markdown !== undefined)) return;
    if (!markdown && hasMarkdown(text)) this.#fetchReader(place);
    // What was drawn without the reader is drawn anew with it.
    const before = this.#hasReader === (markdown !== undefined) ? this.#shown : { ...this.#shown, text: "" };
    const next = showOn(before, text, markdown);
    fitPieces(place, this.#shown.drawn.map(pieceOf), next.drawn.map(pieceOf));
    this.#shown = next;
    this.#hasReader = markdown !== undefined;
  }

  /** Fetched when the first text needs it, where it was not asked for before. */
  #fetchReader(place: Element): void {
    fetchMarkdown()
      .then(() => this.draw(place, this.#shown.text))
      .catch(() => {
        // Without it the text stays readable as it is.
      });
  }
}

/** Text without markdown. */
const paragraphs = (text: string): Drawn[] =>
  text.split(/\n{2,}/).map((paragraph) => ({ piece: { tag: "p", pieces: [paragraph] } }));

const pieceOf = ({ piece }: Drawn) => piece;

/** Makes what stands in a place say what it has to, from what it said before. */
function fitPieces(place: Node, before: readonly Piece[], after: readonly Piece[]): void {
  for (const [n, piece] of after.entries()) {
    const former = before[n];
    if (piece === former) continue;
    const node = place.childNodes[n];
    if (!node) place.appendChild(nodeOf(piece));
    else if (former === undefined || !isGrown(node, former, piece)) place.replaceChild(nodeOf(piece), node);
  }
  while (place.childNodes.length > after.length) place.lastChild?.remove();
}

/** Brings a node from the piece it was to what it is now, where it can stay; false where it has to go. */
function isGrown(node: Node, former: Piece, piece: Piece): boolean {
  if (typeof piece === "string" || typeof former === "string") {
    if (typeof piece !== "string" || typeof former !== "string" || !(node instanceof Text)) return false;
    if (piece.startsWith(former) && node.data === former) node.appendData(piece.slice(former.length));
    else node.data = piece;
    return true;
  }
  const { tag, attributes } = piece;
  if (tag !== former.tag || JSON.stringify(attributes) !== JSON.stringify(former.attributes)) return false;
  fitPieces(node, former.pieces, piece.pieces);
  return true;
}

function nodeOf(piece: Piece): Node {
  if (typeof piece === "string") return document.createTextNode(piece);
  const element = document.createElement(piece.tag);
  for (const [name, value] of Object.entries(piece.attributes ?? {})) element.setAttribute(name, value);
  for (const inner of piece.pieces) element.appendChild(nodeOf(inner));
  return element;
}
