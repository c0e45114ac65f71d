import type { TextFilter } from "./text-filter.ts";

const opening = "<think>";
const closing = "</think>";

type State = "beginning" | "thinking" | "after" | "words";

/**
 * Removes a `<think>...</think>` block at the very beginning, which models emit if their server does not separate it.
 * Holds back white space before the first word until what follows is known.
 */
export class ThinkingFilter implements TextFilter {
  #at: State = "beginning";
  #held = "";

  push(text: string): string {
    if (this.#at === "words") return text;
    this.#held += text;
    this.#at = this.#read(this.#at);
    return this.#at === "words" ? this.#release() : "";
  }

  end(): string {
    return this.#at === "beginning" && this.#held.trim() !== "" ? this.#release() : "";
  }

  #read(at: State): State {
    if (at === "beginning") return this.#open();
    return at === "thinking" ? this.#close() : this.#skipSpace();
  }

  #open(): State {
    const begun = this.#held.trimStart();
    if (!begun.startsWith(opening)) return opening.startsWith(begun) ? "beginning" : "words";
    this.#held = begun.slice(opening.length);
    return this.#close();
  }

  #close(): State {
    const end = this.#held.indexOf(closing);
    // Keeps only what may be the beginning of the closing tag.
    this.#held = this.#held.slice(end < 0 ? 1 - closing.length : end + closing.length);
    return end < 0 ? "thinking" : this.#skipSpace();
  }

  #skipSpace(): State {
    this.#held = this.#held.trimStart();
    return this.#held === "" ? "after" : "words";
  }

  #release(): string {
    const text = this.#held;
    this.#held = "";
    return text;
  }
}
