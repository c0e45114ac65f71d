import type { TextFilter } from "./text-filter.ts";

/** How an answer names a product, in a form that no sentence has. */
const mark = /\[\[produk:([^\]\n]{0,40})\]\]/g;
const opening = "[[produk:";
/** What may still become a mark. */
const begun = /^\[\[produk:[^\]\n]{0,40}\]?$/;
const markMax = opening.length + 42;

/** Takes the marks of products out of a text and keeps their ids. */
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

  /** Half a mark is none of the answer's words. */
  end(): string {
    const rest = this.#held.startsWith("[[") ? "" : this.#held;
    this.#held = "";
    return rest;
  }
}

/** Where something at the end begins that may still become a mark; the end where nothing does. */
function beginOfMark(text: string): number {
  let at = text.indexOf("[", Math.max(0, text.length - markMax));
  for (; at >= 0; at = text.indexOf("[", at + 1)) {
    const tail = text.slice(at);
    if (tail.length < opening.length ? opening.startsWith(tail) : begun.test(tail)) return at;
  }
  return text.length;
}
