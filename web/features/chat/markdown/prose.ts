import type { Token } from "marked";
import { isPlainContinuation, withAppended } from "./append-text.ts";
import { type Blocks, hasMarkdown, isSeen, type Markdown, type Piece, readOn } from "./blocks.ts";

let markdown: Markdown | undefined;

/** A sample of the markdown that answers use. */
const firstText = "**a** *b* [c](https://d.e)\n\n1. `f`\n2. g\n\n- h\n\n> i";

/** Loads the markdown parser, which is a separate chunk because pages without answers do not need it. */
export async function fetchMarkdown(): Promise<void> {
  const module = await import("./lexer.ts");
  if (markdown) return;
  markdown = module.markdown;
  // Browsers compile regular expressions on first use; this does it before a conversation waits to be painted.
  markdown.lex(firstText).map(markdown.piece);
}

/**
 * What is rendered as one child of the place. The token that it was made from stays the same while the block does not
 * change.
 */
type Rendered = { piece: Piece; token?: Token };

/** A text as it is rendered. */
export type Shown = { text: string; blocks: Blocks | undefined; drawn: readonly Rendered[] };

export const nothingShown: Shown = { text: "", blocks: undefined, drawn: [] };

/** Returns how a text is rendered, given what is shown already; `reader` is the markdown parser, if it is loaded. */
export function showOn(before: Shown, text: string, reader: Markdown | undefined): Shown {
  const grown = goOn(before, text);
  if (grown) return grown;
  try {
    if (reader && hasMarkdown(text)) return parsed(before, text, reader);
  } catch {
    // What the parser cannot take is still shown, as it was written.
  }
  return { text, blocks: before.blocks, drawn: paragraphs(text) };
}

function parsed(before: Shown, text: string, reader: Markdown): Shown {
  const blocks = readOn(before.blocks, text, reader.lex);
  const drawn = blocks.tokens.filter(isSeen).map((token, n) => {
    const known = before.drawn[n];
    return known?.token === token ? known : { token, piece: reader.piece(token) };
  });
  return { text, blocks, drawn };
}

/**
 * Most new text is plain words, which are appended without the parser; returns undefined where that is not possible.
 */
function goOn(before: Shown, text: string): Shown | undefined {
  if (!text.startsWith(before.text)) return undefined;
  const added = text.slice(before.text.length);
  const last = before.drawn.at(-1);
  const isRead = last?.token === undefined || last.token === before.blocks?.tokens.findLast(isSeen);
  if (!last || !isRead || !isPlainContinuation(before.text, added)) return undefined;
  const piece = withAppended(last.piece, before.text, added);
  if (piece === undefined) return undefined;
  return { ...before, text, drawn: [...before.drawn.slice(0, -1), { ...last, piece }] };
}

/**
 * Renders the text of an answer into the DOM. New words are appended and unchanged nodes stay untouched; React is
 * bypassed, because it would compare the whole answer for every word.
 */
export class Prose {
  #shown = nothingShown;
  #hasReader = false;

  draw(place: Element, text: string): void {
    if (text === this.#shown.text && this.#hasReader === (markdown !== undefined)) return;
    if (!markdown && hasMarkdown(text)) this.#fetchReader(place);
    // Text rendered without the parser is rendered again with it.
    const before = this.#hasReader === (markdown !== undefined) ? this.#shown : { ...this.#shown, text: "" };
    const next = showOn(before, text, markdown);
    fitPieces(place, this.#shown.drawn.map(pieceOf), next.drawn.map(pieceOf));
    this.#shown = next;
    this.#hasReader = markdown !== undefined;
  }

  /** Loads the parser when the first text needs it and it was not prefetched. */
  #fetchReader(place: Element): void {
    fetchMarkdown()
      .then(() => this.draw(place, this.#shown.text))
      .catch(() => {
        // Without the parser the text stays readable as it is.
      });
  }
}

/** Splits a text without markdown into paragraphs. */
const paragraphs = (text: string): Rendered[] =>
  text.split(/\n{2,}/).map((paragraph) => ({ piece: { tag: "p", pieces: [paragraph] } }));

const pieceOf = ({ piece }: Rendered) => piece;

/** Updates the children of a place from the pieces shown before to the new ones. */
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

/** Updates a node from its former piece to the new one; returns false if the node has to be replaced. */
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
