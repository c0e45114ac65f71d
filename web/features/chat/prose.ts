import type { Token } from "marked";
import { type Blocks, hasMarkdown, isSeen, type Markdown, type Piece, readOn } from "./blocks.ts";

let markdown: Markdown | undefined;

/** What stands as one child of the place; with the token it was made from, which stays the same while it does. */
type Drawn = { piece: Piece; token?: Token };

/**
 * The text of an answer on the screen. Words are put behind those that stand there: nothing that stays is touched, and
 * React, which would look through the answer for each word, has no part in it.
 */
export class Prose {
  #text = "";
  #blocks: Blocks | undefined;
  #drawn: readonly Drawn[] = [];

  draw(place: Element, text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#show(place);
  }

  #show(place: Element): void {
    const isMarkdown = hasMarkdown(this.#text);
    if (isMarkdown && !markdown) this.#fetchReader(place);
    const next: Drawn[] = isMarkdown && markdown ? this.#read(this.#text, markdown) : paragraphs(this.#text);
    fitPieces(place, this.#drawn.map(pieceOf), next.map(pieceOf));
    this.#drawn = next;
  }

  #read(text: string, { lex, piece }: Markdown): Drawn[] {
    this.#blocks = readOn(this.#blocks, text, lex);
    return this.#blocks.tokens.filter(isSeen).map((token, n) => {
      const known = this.#drawn[n];
      return known?.token === token ? known : { token, piece: piece(token) };
    });
  }

  /** The reader of markdown, fetched when the first text needs it. */
  #fetchReader(place: Element): void {
    import("./lexer.ts")
      .then((module) => {
        markdown = module.markdown;
        this.#show(place);
      })
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
