import type { Manner } from "#rules/answer-versions.ts";
import { isBlank } from "#rules/blank.ts";
import { internalTexts } from "#texts/chat/chat.ts";
import { ApiError } from "#web/api/api.ts";
import { newKey } from "#web/browser/key.ts";
import type { ChatPort, ConversationPage } from "#web/features/chat/connection/chat-port.ts";
import { ChatBox, type ChatEvents } from "./chat-box.ts";
import type { ChatStore } from "./chat-store.ts";
import { ChatSync } from "./chat-sync.ts";
import { type Message, messageOf } from "./message.ts";
import { type OutboxItem, plainQuestion, sortOutbox } from "./outbox.ts";
import type { ChatState } from "./reduce-messages.ts";

/** A conversation in this tab: its state and everything a member can do in it. */
export class ChatSession {
  readonly #port: ChatPort;
  readonly #box: ChatBox;
  readonly #sync: ChatSync;
  /** The page that `show` took in last. */
  #shown: ConversationPage | undefined;
  /** Loads of the newest page, counted when they begin, and the latest one that was taken in. */
  #loads = 0;
  #latestLoad = 0;

  constructor(port: ChatPort, store: ChatStore, tell: ChatEvents) {
    this.#port = port;
    this.#box = new ChatBox(store, tell);
    this.#sync = new ChatSync(this.#box, port, () => this.refresh());
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#box.subscribe(listener);

  readonly getState = (): ChatState => this.#box.state;

  /** The state without the answer text that is being streamed; new text alone does not change it. */
  readonly getSteady = (): ChatState => this.#box.steady;

  /** Returns the text received so far of the answer that is being streamed, or "" for any other answer. */
  readonly liveText = (answerId: number): string => {
    const { live } = this.#box.state;
    return live?.id === answerId ? live.text : "";
  };

  /** An answer is being requested or streamed; nothing else is sent meanwhile (B-209). */
  get isBusy(): boolean {
    const { live, outbox } = this.#box.state;
    return live !== null || outbox[0]?.state === "sending";
  }

  /**
   * Takes in a page before the connection is opened, so that the first render shows it. The same page again changes
   * nothing.
   */
  show(page: ConversationPage): void {
    if (page === this.#shown) return;
    this.#shown = page;
    this.#box.do({ type: "loaded", ...fromFirstQuestion(page) });
  }

  /** Starts, or starts again, with the newest page. Items that an earlier visit left unsent are sent or given back. */
  open(page: ConversationPage): void {
    const stored = this.#box.outbox.claim();
    this.#take(page);
    const { messages, outbox } = this.#box.state;
    const known = new Set([...messages.map(({ key }) => key), ...outbox.map((item) => item.messageId)]);
    const { send, restore } = sortOutbox(stored, Date.now());
    for (const item of send) if (!known.has(item.messageId)) this.#box.do({ type: "queued", item });
    for (const text of restore) this.#box.tell.restore(text);
    this.#box.outbox.write(this.#box.state.outbox);
    this.#sync.open();
  }

  close(): void {
    this.#sync.close();
  }

  wake(): void {
    this.#sync.wake();
  }

  /** What blocked sending, such as a missing consent, is settled. */
  resume(): void {
    this.#sync.go();
  }

  /** What blocked sending will not be settled: the unsent texts go back into the text box. */
  giveUp(): void {
    for (const item of this.#box.state.outbox.toReversed()) this.#box.returnToTextBox(item);
    this.#sync.go();
  }

  stop(): void {
    void this.#sync.stop();
  }

  /**
   * Queues a question (B-208 to B-210); returns false when it is ignored. `isStored` tells whether it outlives this
   * tab.
   */
  send(question: string): { isStored: boolean } | false {
    if (!this.#sync.isOpen) {
      // biome-ignore lint/suspicious/noConsole: B-217: console only; the words stay in the text box
      console.warn(internalTexts.notInitialized);
      return false;
    }
    const text = question.trim();
    if (isBlank(text) || this.isBusy) return false;
    const failed = this.#box.state.problem?.item;
    const isSame = failed?.editOf === null && failed.text === text;
    return this.#queue({ messageId: isSame ? failed.messageId : newKey(), text });
  }

  /** Queues a new wording of the newest question; returns false when it is ignored. */
  edit(questionId: number, question: string): { isStored: boolean } | false {
    const text = question.trim();
    if (!this.#sync.isOpen || isBlank(text) || this.isBusy) return false;
    return this.#queue({ messageId: newKey(), text, editOf: questionId });
  }

  /** Asks for another version of the newest answer, optionally in a given manner. */
  regenerate(answerId: number, manner: Manner | null = null): void {
    if (!this.isBusy) this.#queue({ messageId: newKey(), text: "", regenerateOf: answerId, manner });
  }

  /** "Coba lagi" (retry): sends the same item under the same id, so that it cannot arrive twice. */
  retry(): void {
    const { problem } = this.#box.state;
    if (!problem || this.isBusy) return;
    this.#queue(problem.item);
    this.#box.tell.taken(problem.item.text);
  }

  /** "Lanjutkan" (continue): asks for the rest of an answer that was cut off. */
  goOn(answerId: number): void {
    if (!this.isBusy) this.#queue({ messageId: newKey(), text: "", continueOf: answerId });
  }

  /** Cancels an item that is still waiting to be sent. */
  cancel(messageId: string): void {
    const item = this.#box.state.outbox.find((other) => other.messageId === messageId);
    if (item?.state === "waiting") this.#box.returnToTextBox(item);
  }

  /** Loads the newest page, so that this tab agrees with the server; returns false if it is worth asking again. */
  async refresh(): Promise<boolean> {
    this.#loads += 1;
    const load = this.#loads;
    try {
      const page = await this.#port.load();
      // A page overtaken by a later one would bring back what was replaced meanwhile.
      if (load < this.#latestLoad) return true;
      this.#latestLoad = load;
      this.#take(page);
      this.#sync.wake();
      return true;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 404) this.#box.tell.gone();
      return status >= 400 && status < 500 && status !== 429;
    }
  }

  /** The reader is back at the end of the log. */
  settle(): void {
    this.#box.do({ type: "settled" });
  }

  readonly loadOlder = async (): Promise<void> => {
    const { before, older } = this.#box.state;
    if (before === null || older === "loading") return;
    this.#box.do({ type: "seeking", older: "loading" });
    try {
      this.#box.do({ type: "older", ...fromFirstQuestion(await this.#port.load(before)) });
    } catch {
      this.#box.do({ type: "seeking", older: "failed" });
    }
  };

  #take(page: ConversationPage): void {
    this.show(page);
    if (page.status === "ended") this.#box.tell.conversationEnded();
  }

  #queue(wish: Pick<OutboxItem, "messageId" | "text"> & Partial<OutboxItem>): { isStored: boolean } {
    const item: OutboxItem = { ...plainQuestion, ...wish, at: new Date().toISOString(), state: "waiting" };
    this.#box.do({ type: "queued", item });
    const { isStored } = this.#box.outbox;
    this.#sync.wake();
    return { isStored };
  }
}

/**
 * Cuts a page so that it starts with its first question. An answer whose question is on the older page is loaded with
 * that page: without its question it would be a different row, and the content being read would move.
 */
function fromFirstQuestion(page: ConversationPage): { messages: Message[]; before: number | null } {
  const messages = page.history_chat.map(messageOf);
  const first = messages.findIndex(({ kind }) => kind === "question");
  const oldest = messages[first];
  if (page.history_before === null || !oldest) return { messages, before: page.history_before };
  return { messages: messages.slice(first), before: first === 0 ? page.history_before : oldest.id };
}
