import type { ApiError } from "#web/api/api.ts";
import type { ChatStore } from "./chat-store.ts";
import type { Outgoing } from "./message.ts";
import { type Action, type ChatState, emptyChat, reduceMessages } from "./reduce-messages.ts";

/** What a talk tells the page around it. */
export type ChatEvents = {
  /** A question was taken: the clock runs. */
  accepted: () => void;
  /** An answer ended, whole or cut. */
  answered: () => void;
  /** Something changed that other tabs should see. */
  changed: () => void;
  /** Text that could not be sent goes back into the text box. */
  restore: (text: string) => void;
  /** What the text box held is on its way again. */
  taken: (text: string) => void;
  consent: (refusal: ApiError) => void;
  timeOver: () => void;
  conversationEnded: () => void;
  gone: () => void;
};

/** Words of an answer come many times a second; a picture of them so often is as much as an eye follows. */
const wordsMs = 90;

/** The state of a talk in this tab. What is unsent is kept in the store with each change. */
export class ChatBox {
  readonly tell: ChatEvents;
  readonly #store: ChatStore;
  readonly #listeners = new Set<() => void>();
  /** Everything that ever was in this tab's outbox; the rest of what is stored belongs to other tabs. */
  readonly #own = new Set<string>();
  #state: ChatState = emptyChat;
  #steady: ChatState = emptyChat;
  #isStored = true;
  #words: ReturnType<typeof setTimeout> | undefined;

  constructor(store: ChatStore, tell: ChatEvents) {
    this.#store = store;
    this.tell = tell;
  }

  get state(): ChatState {
    return this.#state;
  }

  /** The same, but for the words that have come since something else changed: for whoever does not draw them. */
  get steady(): ChatState {
    return this.#steady;
  }

  /** Whether what waits would outlive this tab. */
  get isStored(): boolean {
    return this.#isStored;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes over what is stored, by an earlier visit or by another tab: here it is sent or given back. */
  takeOver(): Outgoing[] {
    const stored = this.#store.readOutbox();
    for (const { messageId } of stored) this.#own.add(messageId);
    return stored;
  }

  /** Stores what waits in this tab, and leaves alone what waits in others. */
  keep(): void {
    const { outbox } = this.#state;
    for (const { messageId } of outbox) this.#own.add(messageId);
    const others = this.#store.readOutbox().filter(({ messageId }) => !this.#own.has(messageId));
    this.#isStored = this.#store.writeOutbox([...others, ...outbox]);
  }

  do(action: Action): void {
    const { outbox } = this.#state;
    const next = reduceMessages(this.#state, action);
    // Nothing has changed, as with each event of a line that is well: nobody is told.
    if (next === this.#state) return;
    this.#state = next;
    if (this.#state.outbox !== outbox) this.keep();
    if (action.type === "delta") {
      this.#words ??= setTimeout(() => this.#tellAll(), wordsMs);
      return;
    }
    this.#steady = this.#state;
    this.#tellAll();
  }

  /** The state itself is always the newest; whoever draws it is told of words a few at a time. */
  #tellAll(): void {
    clearTimeout(this.#words);
    this.#words = undefined;
    for (const listener of this.#listeners) listener();
  }

  /** Takes something out of the outbox; a question's text is not lost with it. */
  giveBack(item: Outgoing): void {
    this.do({ type: "dropped", messageId: item.messageId });
    if (item.text !== "") this.tell.restore(item.text);
  }
}
