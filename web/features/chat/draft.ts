import type { ChatStore } from "./chat-store.ts";

/**
 * What is in the text box. Stored with each key, so that nothing typed is lost; apart from React's state of the
 * page, so that typing draws nothing but the box.
 */
export class Draft {
  readonly #store: Pick<ChatStore, "readDraft" | "writeDraft">;
  readonly #listeners = new Set<() => void>();
  #text: string;

  constructor(store: Pick<ChatStore, "readDraft" | "writeDraft">) {
    this.#store = store;
    this.#text = store.readDraft();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getText = (): string => this.#text;

  set(text: string): void {
    this.#store.writeDraft(text);
    this.#show(text);
  }

  /** A text comes back that could not be sent; what was typed meanwhile stays behind it. */
  restore(text: string): void {
    if (this.#text.trim() === text) return;
    this.set(this.#text.trim() === "" ? text : `${text}\n\n${this.#text}`);
  }

  /** A text is on its way again: it leaves the box, what was typed behind it stays. */
  taken(text: string): void {
    if (this.#text.trim() === text) this.set("");
    else if (this.#text.startsWith(`${text}\n\n`)) this.set(this.#text.slice(text.length + 2));
  }

  /** A suggestion fills the box; it takes the place of another one, never of something typed. */
  fill(text: string, suggestions: readonly string[]): void {
    const typed = this.#text.trim();
    this.set(typed === "" || suggestions.includes(typed) ? text : `${typed}\n${text}`);
  }

  /** Another tab changed it: followed where this one has not typed something else. */
  follow(text: string, before: string): void {
    if (this.#text === before) this.#show(text);
  }

  #show(text: string): void {
    this.#text = text;
    for (const listener of this.#listeners) listener();
  }
}
