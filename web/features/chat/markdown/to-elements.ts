import type { Token, Tokens } from "marked";
import { markdownTexts } from "#texts/chat/chat.ts";
import { isSeen, type Part, type Piece } from "./blocks.ts";

/** B-205: converts markdown to elements of our own, never to HTML. */
export function blockPiece(token: Token): Piece {
  switch (token.type) {
    case "paragraph":
      return part("p", inline(token.tokens));
    case "text":
      return part("p", inline(token.tokens ?? [token]));
    case "heading":
      return headingPiece(token as Tokens.Heading);
    case "list":
      return listPiece(token as Tokens.List);
    case "blockquote":
      return part("blockquote", (token.tokens ?? []).filter(isSeen).map(blockPiece));
    case "code":
      return part("pre", [token.text]);
    case "hr":
      return part("hr", []);
    case "table":
      return tablePiece(token as Tokens.Table);
    default:
      // Raw HTML and unknown tokens are shown as they were written, as inert text.
      return part("p", [token.raw.trim()]);
  }
}

/** A heading of an answer is a bold line, larger for the first two levels; it is no heading of the page. */
function headingPiece({ tokens, depth }: Tokens.Heading): Part {
  const size = depth <= 2 ? ` title-${depth}` : "";
  return { ...part("p", inline(tokens)), attributes: { class: `font-bold${size}` } };
}

const part = (tag: string, pieces: readonly Piece[]): Part => ({ tag, pieces });

function listPiece(list: Tokens.List): Piece {
  const items = list.items.map(itemPiece);
  if (!list.ordered) return part("ul", items);
  return { ...part("ol", items), attributes: { start: String(Number(list.start) || 1) } };
}

/** A task shows a box that cannot be pressed: the answer is a text, and nobody would store the tick. */
function itemPiece({ tokens, task, checked }: Tokens.ListItem): Part {
  const item = part("li", itemPieces(tokens.filter((token) => isSeen(token) && token.type !== "checkbox")));
  if (!task) return item;
  const name = checked ? markdownTexts.done : markdownTexts.open;
  const box = { class: checked ? "box done" : "box", role: "img", "aria-label": name };
  return {
    ...item,
    attributes: { class: "task" },
    pieces: [{ ...part("span", []), attributes: box }, ...item.pieces],
  };
}

/** A table scrolls within its own box, which the keyboard can reach, so that the chat itself never scrolls sideways. */
function tablePiece({ header, rows }: Tokens.Table): Part {
  const row = (tag: string, cells: readonly Tokens.TableCell[]) =>
    part(
      "tr",
      cells.map((cell) => cellPiece(tag, cell)),
    );
  const body = part(
    "tbody",
    rows.map((cells) => row("td", cells)),
  );
  const table = part("table", [part("thead", [row("th", header)]), body]);
  const box = { class: "table-box", role: "region", "aria-label": markdownTexts.table, tabindex: "0" };
  return { ...part("div", [table]), attributes: box };
}

function cellPiece(tag: string, { tokens, align }: Tokens.TableCell): Part {
  const cell = part(tag, inline(tokens));
  return align === null ? cell : { ...cell, attributes: { class: `to-${align}` } };
}

const isWords = ({ type }: Token) => type === "text" || type === "paragraph";

/** The text of a list item goes directly into it; several paragraphs become elements of their own. */
function itemPieces(tokens: readonly Token[]): Piece[] {
  const isLong = tokens.filter(isWords).length > 1;
  return tokens.flatMap((token) => (isWords(token) && !isLong ? span(token) : blockPiece(token)));
}

const inline = (tokens: readonly Token[] | undefined): Piece[] => joined((tokens ?? []).flatMap(span));

/** Joins adjacent strings into one. */
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

/** The sites of the help contacts (rules/safety/contacts.ts): a model's links lead there and to this site alone. */
const trusted = /^https:\/\/(healing119\.id|www\.intothelightid\.org)\//;

/** Links lead out in a new tab without referrer or opener; one to any other site is reduced to its text. */
function link(href: string, pieces: Piece[]): Piece | Piece[] {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url || !(trusted.test(url.href) || url.origin === globalThis.location?.origin)) return pieces;
  // The parsed address, not the written one: browsers take `https:host` for a relative path of this site.
  const attributes = { href: url.href, target: "_blank", rel: "noopener noreferrer nofollow" };
  return { ...part("a", pieces), attributes };
}
