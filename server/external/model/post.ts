import { Agent, request as askPlain, type IncomingMessage } from "node:http";
import { request as askSafely, Agent as SafeAgent } from "node:https";

/** What is held of a text that nobody takes; then the endpoint has to wait. */
const heldMax = 512_000;
/** How long a response whose reader has all it needs may take to end, so that its connection can be used again. */
const lingerMs = 500;
/**
 * How long an idle connection is kept: less than the 5 seconds of uvicorn, behind which most endpoints of one's own
 * run, or else a request meets the end of its connection.
 */
const keptMs = 4000;
const kept = { keepAlive: true, timeout: keptMs };
const agents = { plain: new Agent(kept), safe: new SafeAgent(kept) };
/** Each request on a connection of its own. */
const unpooled = { plain: false, safe: false } as const;

/**
 * Posts JSON and returns the response once its header is there. A member's words go to this address and no other, so
 * redirects are not followed. Node's own client, since `fetch` and its streams cost four times as much per question.
 */
export function post(
  address: string,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<Incoming> {
  return send({ address, headers, body, signal, agents });
}

type Outgoing = {
  address: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  agents: { plain: Agent | false; safe: SafeAgent | false };
};

function send(outgoing: Outgoing): Promise<Incoming> {
  const { address, headers, body, signal, agents } = outgoing;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const url = new URL(address);
    const isSafe = url.protocol === "https:";
    const ask = isSafe ? askSafely : askPlain;
    const sent = ask(url, {
      method: "POST",
      agent: isSafe ? agents.safe : agents.plain,
      headers: {
        accept: "*/*",
        "accept-encoding": "identity",
        "user-agent": "node",
        "content-type": "application/json",
        ...headers,
      },
    });
    const stop = () => {
      sent.destroy();
      reject(signal.reason);
    };
    signal.addEventListener("abort", stop, { once: true });
    sent.on("close", () => {
      signal.removeEventListener("abort", stop);
      // Without a response and without an error, such as after a switch of protocols, nothing else would settle it.
      reject(new Error("the connection was closed without a response"));
    });
    sent.on("error", (error) => {
      // The endpoint ended an idle connection just as it was used again, most likely without having read this request.
      // Our own abort looks the same; asking again then would fail with nobody waiting, which ends the process.
      if (sent.reusedSocket && isReset(error) && !signal.aborted)
        resolve(send({ ...outgoing, agents: unpooled }));
      else reject(error);
    });
    sent.on("response", (response) => resolve(new Incoming(response, signal)));
    sent.end(body);
  });
}

const isReset = (error: Error & { code?: string }): boolean =>
  error.code === "ECONNRESET" || error.code === "EPIPE";

/** A response whose text is read at the reader's own pace: what has arrived meanwhile comes as one piece. */
export class Incoming {
  readonly status: number;
  readonly #response: IncomingMessage;
  readonly #signal: AbortSignal;
  #text = "";
  #isOver = false;
  #error: unknown;
  /** Wakes the reader, who waits for a text or for its time. */
  #wake: (() => void) | undefined;

  constructor(response: IncomingMessage, signal: AbortSignal) {
    this.status = response.statusCode ?? 0;
    this.#response = response;
    this.#signal = signal;
    response.setEncoding("utf8");
    response.on("data", (piece: string) => {
      this.#text += piece;
      if (this.#text.length > heldMax) response.pause();
      this.#wake?.();
    });
    response.on("end", () => this.#end());
    response.on("error", (error) => this.#end(error));
    response.on("close", () => this.#end());
  }

  get isOk(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /**
   * Returns what has arrived since the last call, once there is something; undefined at the end. It rests first, unless
   * the end comes sooner, so that many small pieces cost no more than a few.
   */
  async take(restMs = 0): Promise<string | undefined> {
    if (restMs > 0 && !this.#isOver) await this.#rest(restMs);
    if (this.#text === "" && !this.#isOver) await this.#untilSomething();
    this.#signal.throwIfAborted();
    const text = this.#text;
    this.#text = "";
    if (text !== "") {
      if (this.#response.isPaused()) this.#response.resume();
      return text;
    }
    if (this.#error !== undefined) throw this.#error;
    return undefined;
  }

  /** Leaves the rest unread. `isWhole`: only the end of the response is missing, which is waited for a moment. */
  close(isWhole = false): void {
    const response = this.#response;
    if (response.complete || response.destroyed) return;
    if (!isWhole) {
      response.destroy();
      return;
    }
    response.removeAllListeners("data").resume();
    const timer = setTimeout(() => response.destroy(), lingerMs).unref();
    response.on("close", () => clearTimeout(timer));
  }

  #untilSomething(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        this.#wake = undefined;
        resolve();
      };
    });
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.#wake = undefined;
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(done, ms);
      // A text does not end the rest, only the end does.
      this.#wake = () => {
        if (this.#isOver) done();
      };
    });
  }

  #end(error?: unknown): void {
    this.#error ??= error;
    this.#isOver = true;
    this.#wake?.();
  }
}
