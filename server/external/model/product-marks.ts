import type { TextFilter } from "./text-filter.ts";

/** The mark by which an answer names a product; the form does not occur in ordinary sentences. */
const mark = /\[\[produk:([^\]\n]{0,40})\]\]/g;
const opening = "[[produk:";
/** A text that may still become a mark. */
const begun = /^\[\[produk:[^\]\n]{0,40}\]?$/;
const markMax = opening.length + 42;

/** Removes product marks from a text and collects their ids. */
export class ProductMarks implements TextFilter {
  readonly ids: number[] = [];
  #held = "";

  push(text: string): string {
    const all = (this.#held + text).replace(mark, (_, id: string) => {
      if (/^\d{1,9}$/.test(id)) this.ids.push(Number(id));
      return "";
    });
    const cut = beginOfMark(all);
    this.#held = all.slice(cut);
    return all.slice(0, cut);
  }

  /** An incomplete mark is not part of the answer's text. */
  end(): string {
    const rest = this.#held.startsWith("[[") ? "" : this.#held;
    this.#held = "";
    return rest;
  }
}

/**
 * Returns where a possible beginning of a mark starts at the end of the text, or the text's length if there is none.
 */
function beginOfMark(text: string): number {
  let at = text.indexOf("[", Math.max(0, text.length - markMax));
  for (; at >= 0; at = text.indexOf("[", at + 1)) {
    const tail = text.slice(at);
    if (tail.length < opening.length ? opening.startsWith(tail) : begun.test(tail)) return at;
  }
  return text.length;
}
