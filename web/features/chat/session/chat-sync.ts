import type { AnswerContent } from "#contract/chat.ts";
import { chatTexts, internalTexts } from "#texts/chat/chat.ts";
import { ApiError } from "#web/api/api.ts";
import { backoffMs } from "#web/features/chat/connection/backoff.ts";
import { CancellableTimers } from "#web/features/chat/connection/cancellable-timers.ts";
import type { ChatPort } from "#web/features/chat/connection/chat-port.ts";
import { noticeIn } from "#web/features/chat/connection/notice.ts";
import {
  type Received,
  readEvents,
  StreamConnection,
  withinTime,
} from "#web/features/chat/connection/stream.ts";
import type { ChatBox } from "./chat-box.ts";
import type { OutboxItem } from "./outbox.ts";

/** A stream that was silent for this long, in ms, may have died while the phone slept. */
const doubtMs = 2000;
const busyWaitMs = 1000;
/** How often a question is sent again to a server that takes none, and the wait if it does not say how long. */
const crowdedMax = 6;
const crowdedMs = 5000;
/** Codes of refusals that lead to another page; a member in need stays where the help card is. */
const leavingCodes: ReadonlySet<string> = new Set(["unauthenticated", "saldo_empty", "conversation_ended"]);

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);

/** B-217: two refusals are named in the console for whoever looks after a client. */
function logRefusal({ status, code }: ApiError): void {
  // biome-ignore lint/suspicious/noConsole: console only
  if (code === "conversation_ended") console.warn(internalTexts.ended);
  // biome-ignore lint/suspicious/noConsole: console only
  if (status === 422) console.warn(internalTexts.invalidInput);
}

/**
 * Keeps this tab in sync with the server: sends the outbox in order, each item once, and follows the answer being
 * written across broken connections, whichever tab asked for it. Stops when nothing is left to follow or send.
 */
export class ChatSync {
  readonly #box: ChatBox;
  readonly #port: ChatPort;
  readonly #refresh: () => Promise<boolean>;
  readonly #timers = new CancellableTimers();
  #connection: StreamConnection | undefined;
  #isOpen = false;
  #isRunning = false;
  /** Sending is blocked until something is settled, such as a consent. */
  #isBlocked = false;
  #isStopWanted = false;
  #tries = 0;
  #crowded = 0;

  constructor(box: ChatBox, port: ChatPort, refresh: () => Promise<boolean>) {
    this.#box = box;
    this.#port = port;
    this.#refresh = refresh;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    this.#isOpen = true;
    this.go();
  }

  close(): void {
    this.#isOpen = false;
    this.#connection?.drop();
    this.#timers.end();
  }

  /** Nothing blocks sending any longer. */
  go(): void {
    this.#isBlocked = false;
    void this.#run();
  }

  /** The page is visible again or the connection is back: pending waits end at once. */
  wake(): void {
    this.#connection?.dropIfSilent(doubtMs);
    this.#timers.end();
    void this.#run();
  }

  async stop(): Promise<void> {
    const { live, outbox } = this.#box.state;
    // Only an item on its way can be stopped in advance: a press after the end of an answer must not stop the next one.
    this.#isStopWanted = !live && outbox[0]?.state === "sending";
    if (!live) return;
    this.#box.do({ type: "stopping" });
    for (let tries = 0; this.#isOpen && this.#box.state.live?.id === live.id; tries += 1) {
      try {
        return await this.#port.stop(live.id);
      } catch (error) {
        if (statusOf(error) >= 400 && statusOf(error) < 500) return;
        await this.#timers.pause(backoffMs(tries));
      }
    }
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      while (this.#isOpen) {
        const { live, outbox } = this.#box.state;
        const [item] = outbox;
        if (live) await this.#follow(live.id);
        else if (item && !this.#isBlocked) await this.#deliver(item);
        else return;
      }
    } finally {
      this.#isRunning = false;
    }
  }

  /** Reads an answer to its end, however often the connection breaks. */
  async #follow(id: number): Promise<void> {
    for (let live = this.#box.state.live; this.#isOpen && live?.id === id; live = this.#box.state.live) {
      const connection = this.#connect();
      try {
        const body = await withinTime(this.#port.resume(id, live.text.length, connection.signal), connection);
        await readEvents(body, connection, (event) => this.#apply(event, id, connection));
      } catch (error) {
        if (statusOf(error) === 401) return this.close();
        if (statusOf(error) === 404) return this.#lose(id);
      }
      if (this.#box.state.live?.id === id) await this.#waitToReconnect();
    }
  }

  /**
   * The answer is gone: another version replaced it, or the conversation is gone. Only the server knows which, so the
   * page is loaded again.
   */
  async #lose(id: number): Promise<void> {
    await this.#refresh();
    const { live } = this.#box.state;
    if (live?.id === id) this.#end(id, "interrupted", live.text);
  }

  #connect(): StreamConnection {
    this.#connection = new StreamConnection();
    return this.#connection;
  }

  /** Waits before the next retry; reports a lost connection only if the first retry failed too. */
  async #waitToReconnect(): Promise<void> {
    const tries = this.#tries++;
    if (tries > 0) this.#box.do({ type: "connection", isLost: true });
    await this.#timers.pause(backoffMs(tries));
  }

  #reconnected(): void {
    this.#tries = 0;
    this.#crowded = 0;
    this.#box.do({ type: "connection", isLost: false });
    this.#box.do({ type: "crowded", isCrowded: false });
  }

  #apply(received: Received, id: number, connection: StreamConnection): void {
    this.#reconnected();
    const written = this.#box.state.live?.text ?? "";
    if (received.event === "safety") {
      this.#box.do({ type: "safety", answerId: id, notice: received.data });
    } else if (received.event === "final") {
      const { state, structured_response: content } = received.data;
      this.#end(id, state, content.content, content);
    } else if (received.event === "error") {
      this.#end(id, "interrupted", written);
    } else if (received.event === "delta") {
      const { position, data } = received;
      // Text in between is missing: drops the stream, so that it is requested again from the current position.
      if (position - data.text.length > written.length) connection.drop();
      else this.#box.do({ type: "delta", answerId: id, position, text: data.text });
    }
  }

  #end(
    answerId: number,
    state: "complete" | "interrupted" | "stopped",
    text: string,
    content?: AnswerContent,
  ): void {
    this.#box.do({ type: "ended", answerId, state, text, ...(content && { content }) });
    this.#box.tell.answered();
    this.#box.tell.changed();
  }

  /** Sends the first item of the outbox and reads its answer as long as the connection holds. */
  async #deliver(item: OutboxItem): Promise<void> {
    if (!this.#port.isOnline()) return this.#timers.pause(backoffMs(4));
    this.#box.do({ type: "moved", messageId: item.messageId, state: "sending" });
    const connection = this.#connect();
    let answerId = 0;
    try {
      const body = await withinTime(this.#port.ask(item, connection.signal), connection);
      await readEvents(body, connection, (event) => {
        if (event.event === "meta") {
          answerId = event.data.answer_id;
          this.#accept(item, event.data);
        } else if (answerId > 0) this.#apply(event, answerId, connection);
      });
    } catch (error) {
      if (error instanceof ApiError && error.status !== 0) return this.#refused(item, error);
    }
    // The answer has begun; `#follow` reads what is missing of it.
    if (answerId > 0) return;
    this.#isStopWanted = false;
    this.#box.do({ type: "moved", messageId: item.messageId, state: "waiting" });
    await this.#waitToReconnect();
  }

  #accept({ messageId, regenerateOf }: OutboxItem, meta: { question_id: number; answer_id: number }): void {
    this.#reconnected();
    this.#box.do({ type: "accepted", messageId, questionId: meta.question_id, answerId: meta.answer_id });
    this.#box.tell.accepted();
    this.#box.tell.changed();
    if (regenerateOf !== null) void this.#learnVersions();
    if (this.#isStopWanted) void this.stop();
  }

  /** Only the server knows all versions of an answer. */
  async #learnVersions(): Promise<void> {
    for (let tries = 0; this.#isOpen && !(await this.#refresh()); tries += 1) {
      await this.#timers.pause(backoffMs(tries));
    }
  }

  async #refused(item: OutboxItem, refusal: ApiError): Promise<void> {
    const { tell } = this.#box;
    this.#isStopWanted = false;
    logRefusal(refusal);
    this.#box.do({ type: "moved", messageId: item.messageId, state: "waiting" });
    if (leavingCodes.has(refusal.code) && noticeIn(refusal.body)) return this.#fail(item, refusal);
    switch (refusal.code) {
      case "answer_in_progress":
        // Another tab was faster; its answer is read first.
        await this.#refresh();
        return this.#box.state.live ? undefined : this.#timers.pause(busyWaitMs);
      case "overloaded":
        return this.#waitForRoom(item, refusal);
      case "consent_required":
        this.#isBlocked = true;
        return tell.consent(refusal);
      case "nothing_to_continue":
      case "nothing_to_change":
        this.#box.returnToTextBox(item);
        await this.#refresh();
        return;
      case "saldo_empty":
        this.#box.returnToTextBox(item);
        return tell.timeOver();
      case "unauthenticated":
        this.#box.returnToTextBox(item);
        return this.close();
      case "conversation_ended":
        this.#box.returnToTextBox(item);
        return tell.conversationEnded();
      default:
        return this.#fail(item, refusal);
    }
  }

  /** The server takes no question now: the text waits, and is sent again when the server says, but not for ever. */
  async #waitForRoom(item: OutboxItem, refusal: ApiError): Promise<void> {
    this.#crowded += 1;
    if (noticeIn(refusal.body) || this.#crowded > crowdedMax) {
      this.#crowded = 0;
      this.#box.do({ type: "crowded", isCrowded: false });
      return this.#fail(item, refusal);
    }
    this.#box.do({ type: "crowded", isCrowded: true });
    const seconds = refusal.retryAfterS;
    const waitMs = seconds === undefined || Number.isNaN(seconds) ? crowdedMs : seconds * 1000;
    await this.#timers.pause(waitMs * (1 + Math.random() / 2));
  }

  /** B-214: the text goes back into the text box, and the system message shows T-064 or why it was refused. */
  #fail(item: OutboxItem, refusal: ApiError): void {
    const safety = noticeIn(refusal.body);
    const isOurFault = refusal.status >= 500 && refusal.code !== "overloaded";
    const sentence = isOurFault ? chatTexts.failed : refusal.message;
    if (item.text !== "") this.#box.tell.restore(item.text);
    // A member in need sees only the vetted message, and where to sign in again.
    const isHidden = safety !== null && refusal.status !== 401;
    this.#box.do({ type: "failed", problem: { item, safety, text: isHidden ? "" : sentence } });
  }
}
