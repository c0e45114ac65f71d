import { z } from "zod";
import { fail } from "#server/platform/failure.ts";
import type { Figures, FromPrimary, FromWorker, Permit, PoolStatus, Question } from "./messages.ts";
import { isOurs } from "./messages.ts";

/** A worker's end of the channel to the process that started it; `process` in production. */
export type Channel = {
  send: (message: FromWorker) => unknown;
  on: (event: "message", listener: (message: unknown) => void) => unknown;
};

export type Begun = Extract<FromPrimary, { alma: "begin" }>;

type Asked = { answered: (answer: unknown) => void; refused: (error: Error) => void };

const statusShape = z.object({ wanted: z.number(), ready: z.number(), deaths: z.number() });
const figuresShape = z.array(z.array(z.looseObject({})));

/** How a worker asks the primary process for what all workers of one start share. */
export class PrimaryLink {
  readonly #channel: Channel;
  readonly #asked = new Map<number, Asked>();
  readonly #begun = Promise.withResolvers<Begun>();
  #last = 0;
  /** Returns what this worker counted, when another one tells the figures of all. */
  tellFigures: () => Promise<Figures> = async () => [];

  constructor(channel: Channel) {
    this.#channel = channel;
    channel.on("message", (message) => {
      if (isOurs(message)) this.#take(message as FromPrimary);
    });
  }

  /** Resolves with what this worker needs to begin. */
  get begun(): Promise<Begun> {
    return this.#begun.promise;
  }

  ready(): void {
    this.#channel.send({ alma: "ready" });
  }

  /** Waits for a permit that the workers share, or refuses; returns how to give it back. */
  readonly enter = async (permit: Permit): Promise<() => void> => {
    const id = Number(await this.#ask({ ask: "permit", permit }));
    return () => void this.#channel.send({ alma: "leave", id });
  };

  async status(): Promise<PoolStatus> {
    return statusShape.parse(await this.#ask({ ask: "status" }));
  }

  /** Returns the figures of every worker that tells them in time. */
  async figures(): Promise<Figures[]> {
    return figuresShape.parse(await this.#ask({ ask: "figures" }));
  }

  #ask(question: Question): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((answered, refused) => {
      this.#asked.set(id, { answered, refused });
      this.#channel.send({ alma: "question", id, question });
    });
  }

  #take(message: FromPrimary): void {
    if (message.alma === "begin") this.#begun.resolve(message);
    else if (message.alma === "tellFigures") void this.#tell(message.id);
    else {
      const asked = this.#asked.get(message.id);
      this.#asked.delete(message.id);
      if (message.alma === "answer") asked?.answered(message.answer);
      else asked?.refused(fail("too_many_requests", message.refusal));
    }
  }

  async #tell(id: number): Promise<void> {
    const figures = await this.tellFigures().catch(() => []);
    this.#channel.send({ alma: "figures", id, figures });
  }
}
