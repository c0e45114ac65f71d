import type { Token, Tokens } from "marked";
import { isSeen, type Part, type Piece } from "./blocks.ts";

/** B-205: markdown as elements of our own, never as HTML. */
export function blockPiece(token: Token): Piece {
  switch (token.type) {
    case "paragraph":
      return part("p", inline(token.tokens));
    case "text":
      return part("p", inline(token.tokens ?? [token]));
    case "heading":
      return { ...part("p", inline(token.tokens)), attributes: { class: "font-bold" } };
    case "list":
      return listPiece(token as Tokens.List);
    case "blockquote":
      return part("blockquote", (token.tokens ?? []).filter(isSeen).map(blockPiece));
    case "code":
      return part("pre", [token.text]);
    case "hr":
      return part("hr", []);
    default:
      // Tables, raw HTML and what we do not know: as it was written, inert.
      return part("p", [token.raw.trim()]);
  }
}

const part = (tag: string, pieces: readonly Piece[]): Part => ({ tag, pieces });

function listPiece(list: Tokens.List): Piece {
  const items = list.items.map(({ tokens }) => part("li", itemPieces(tokens.filter(isSeen))));
  if (!list.ordered) return part("ul", items);
  return { ...part("ol", items), attributes: { start: String(Number(list.start) || 1) } };
}

const isWords = ({ type }: Token) => type === "text" || type === "paragraph";

/** Words of an item stand in it as they are; where they are several paragraphs, each stands by itself. */
function itemPieces(tokens: readonly Token[]): Piece[] {
  const isLong = tokens.filter(isWords).length > 1;
  return tokens.flatMap((token) => (isWords(token) && !isLong ? span(token) : blockPiece(token)));
}

const inline = (tokens: readonly Token[] | undefined): Piece[] => joined((tokens ?? []).flatMap(span));

/** Words beside each other are one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (typeof piece === "string" && typeof last === "string") all[all.length - 1] = last + piece;
    else all.push(piece);
  }
  return all;
}

function span(token: Token): Piece | Piece[] {
  switch (token.type) {
    case "strong":
    case "em":
    case "del":
      return part(token.type, inline(token.tokens));
    case "codespan":
      return part("code", [token.text]);
    case "br":
      return part("br", []);
    case "link":
      return link(token.href, inline(token.tokens));
    case "image":
    case "escape":
      return token.text;
    case "checkbox":
      return [];
    default:
      return "tokens" in token && token.tokens ? inline(token.tokens) : token.raw;
  }
}

/** Only https leads out, in a tab of its own that knows nothing of us; anything else is just its words. */
function link(href: string, pieces: Piece[]): Piece | Piece[] {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (url?.protocol !== "https:") return pieces;
  // As it was read, not as it was written: browsers take `https:host` for a path of ours.
  const attributes = { href: url.href, target: "_blank", rel: "noopener noreferrer nofollow" };
  return { ...part("a", pieces), attributes };
}
