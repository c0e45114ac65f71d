import type { ChatStore } from "#web/features/chat/session/chat-store.ts";

/**
 * The text in the text box. It is stored on every change, so that nothing typed is lost, and kept outside the page's
 * React state, so that typing re-renders only the box.
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

  /** Puts back a text that could not be sent; what was typed meanwhile stays behind it. */
  restore(text: string): void {
    if (this.#text.trim() === text) return;
    this.set(this.#text.trim() === "" ? text : `${text}\n\n${this.#text}`);
  }

  /** Removes a text that is being sent again; what was typed behind it stays. */
  taken(text: string): void {
    if (this.#text.trim() === text) this.set("");
    else if (this.#text.startsWith(`${text}\n\n`)) this.set(this.#text.slice(text.length + 2));
  }

  /** Fills in a suggestion. It replaces another suggestion, but never something typed. */
  fill(text: string, suggestions: readonly string[]): void {
    const typed = this.#text.trim();
    this.set(typed === "" || suggestions.includes(typed) ? text : `${typed}\n${text}`);
  }

  /** Follows a change made in another tab, unless this tab has typed something else. */
  follow(text: string, before: string): void {
    if (this.#text === before) this.#show(text);
  }

  #show(text: string): void {
    this.#text = text;
    for (const listener of this.#listeners) listener();
  }
}
