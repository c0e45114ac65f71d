import type { ApiError } from "#web/api/api.ts";
import type { ChatStore } from "./chat-store.ts";
import { type OutboxItem, StoredOutbox } from "./outbox.ts";
import { type Action, type ChatState, emptyChat, reduceMessages } from "./reduce-messages.ts";

/** The events that a conversation reports to the page around it. */
export type ChatEvents = {
  /** The server accepted a question: the meter runs. */
  accepted: () => void;
  /** An answer ended, complete or cut off. */
  answered: () => void;
  /** Something changed that other tabs should pick up. */
  changed: () => void;
  /** Text that could not be sent goes back into the text box. */
  restore: (text: string) => void;
  /** The text in the text box is being sent again, so it leaves the box. */
  taken: (text: string) => void;
  consent: (refusal: ApiError) => void;
  timeOver: () => void;
  conversationEnded: () => void;
  gone: () => void;
};

/**
 * Answer text arrives many times a second. Listeners are called at most once in this many ms, which is as much as the
 * eye can follow.
 */
const wordsMs = 90;

/** The state of a conversation in this tab. Every change of the outbox is also written to the store. */
export class ChatBox {
  readonly tell: ChatEvents;
  readonly outbox: StoredOutbox;
  readonly #listeners = new Set<() => void>();
  #state: ChatState = emptyChat;
  #steady: ChatState = emptyChat;
  #words: ReturnType<typeof setTimeout> | undefined;

  constructor(store: ChatStore, tell: ChatEvents) {
    this.outbox = new StoredOutbox(store);
    this.tell = tell;
  }

  get state(): ChatState {
    return this.#state;
  }

  /**
   * The state without the answer text that arrived since the last other change, for components that do not render it.
   */
  get steady(): ChatState {
    return this.#steady;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  do(action: Action): void {
    const { outbox } = this.#state;
    const next = reduceMessages(this.#state, action);
    // No listener is called when nothing changed, as with the `line` action after each event of a healthy stream.
    if (next === this.#state) return;
    this.#state = next;
    if (this.#state.outbox !== outbox) this.outbox.write(this.#state.outbox);
    if (action.type === "delta") {
      this.#words ??= setTimeout(() => this.#tellAll(), wordsMs);
      return;
    }
    this.#steady = this.#state;
    this.#tellAll();
  }

  /** `state` is always current; only the listeners are told of answer text in batches. */
  #tellAll(): void {
    clearTimeout(this.#words);
    this.#words = undefined;
    for (const listener of this.#listeners) listener();
  }

  /** Removes an item from the outbox; a question's text goes back into the text box. */
  returnToTextBox(item: OutboxItem): void {
    this.do({ type: "dropped", messageId: item.messageId });
    if (item.text !== "") this.tell.restore(item.text);
  }
}
