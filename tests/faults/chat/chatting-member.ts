import type { ChatEvent } from "#contract/chat.ts";
import { readEvents } from "#server/test/events.ts";
import type { BuiltMember } from "#server/test/factories.ts";

export type Sent = {
  messageId: string;
  /** Set once the server has accepted the message: the id of the answer. */
  answerId: number | undefined;
  /** The longest text of the answer that was seen. */
  seen: string;
  ended: boolean;
};

/**
 * A member who keeps sending messages and heartbeats despite connection failures, and records what the server
 * confirmed.
 */
export class ChattingMember {
  readonly member: BuiltMember;
  readonly code: string;
  readonly sent: Sent[] = [];
  /** Refusals that a retry cannot change; there must be none. */
  readonly refused: string[] = [];
  #stop = false;

  constructor(member: BuiltMember, code: string) {
    this.member = member;
    this.code = code;
  }

  stop(): void {
    this.#stop = true;
  }

  /** Sends message after message. A broken request is retried with the same id until its answer is complete. */
  async conversation(base: string, random: () => number): Promise<void> {
    for (let n = 0; !this.#stop; n += 1) {
      const sent: Sent = {
        messageId: `pesan-${this.member.id}-${n}`,
        answerId: undefined,
        seen: "",
        ended: false,
      };
      this.sent.push(sent);
      while (!sent.ended) {
        await this.#ask(base, sent).catch(() => undefined);
        if (!sent.ended) await pause(50 + random() * 150);
      }
      await pause(random() * 100);
    }
  }

  /** Sends heartbeats of two tabs, far more often than a browser would. */
  async tick(base: string, random: () => number): Promise<void> {
    while (!this.#stop) {
      await Promise.all([
        this.#post(base, "/api/conversations/update_battery"),
        this.#post(base, "/api/conversations/update_battery"),
      ]);
      await pause(100 + random() * 400);
    }
  }

  async #post(base: string, path: string): Promise<void> {
    await fetch(`${base}${path}`, { method: "POST", headers: this.#headers(), body: '{"expert_id":1}' })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }

  #headers() {
    return { authorization: `Bearer ${this.member.token}`, "content-type": "application/json" };
  }

  async #ask(base: string, sent: Sent): Promise<void> {
    const response = await fetch(`${base}/api/chat`, {
      method: "POST",
      headers: { ...this.#headers(), accept: "text/event-stream" },
      body: JSON.stringify({
        thread_id: this.code,
        question: `Cerita ${sent.messageId}`,
        message_id: sent.messageId,
      }),
    });
    if (response.status !== 200) {
      // An earlier answer of this conversation may still be in progress: wait for its end.
      const refusal = await response.text();
      if (response.status < 500 && !/answer_in_progress|too_many_requests/.test(refusal)) {
        this.refused.push(refusal);
        this.#stop = true;
        sent.ended = true;
      }
      return;
    }
    let text = "";
    for await (const event of readEvents(response)) {
      text = this.#take(event, sent, text);
    }
  }

  #take(event: ChatEvent & { id: string }, sent: Sent, text: string): string {
    sent.answerId ??= Number(event.id.split(":")[0]);
    const longer = event.event === "delta" ? text + event.data.text : text;
    if (longer.length > sent.seen.length) sent.seen = longer;
    if (event.event === "final" || event.event === "error") sent.ended = true;
    return longer;
  }
}

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));
