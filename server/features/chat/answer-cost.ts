import { noteSpent } from "#server/features/spending/spending.ts";
import type { App } from "#server/platform/app.ts";

/** What models cost for one answer. Until it is stored this is gathered, to be written down in the same step. */
export class AnswerCost {
  readonly #app: App;
  readonly #clientId: number;
  #microUsd = 0;
  #isTaken = false;

  constructor(app: App, clientId: number) {
    this.#app = app;
    this.#clientId = clientId;
  }

  /** What comes after the answer was stored is written down by itself. */
  add(answerId: number, microUsd: number): void {
    const cost = Math.ceil(microUsd);
    if (this.#isTaken) void noteSpent(this.#app, { clientId: this.#clientId, answerId }, cost);
    else this.#microUsd += cost;
  }

  /** Takes what was gathered, once. */
  take(): number {
    const taken = this.#microUsd;
    this.#microUsd = 0;
    this.#isTaken = true;
    return taken;
  }

  /** Writes down what was gathered for an answer that could not be stored. */
  async flush(answerId: number): Promise<void> {
    const rest = this.take();
    if (rest > 0) await noteSpent(this.#app, { clientId: this.#clientId, answerId }, rest);
  }
}
