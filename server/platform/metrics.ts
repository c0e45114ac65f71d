import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** How an answer ended and who wrote it; `stand_in`: the guide in place of a configured model. */
type AnswerEnded = {
  state: string;
  writer: "guide" | "model" | "stand_in";
  createdAt: Date;
  firstTokenAt: Date | null;
  /** Rules of the output gate that replaced something. */
  replaced: readonly string[];
};

/**
 * Figures for Prometheus, of this process alone. Nothing in them names a client, a member or a text: labels are calls,
 * states, levels and rules of ours, so that their number stays small.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests: Counter<"call" | "status">;
  readonly #seconds: Histogram<"call">;
  readonly #questions: Counter<"level">;
  readonly #answers: Counter<"state" | "writer">;
  readonly #firstWords: Histogram<"writer">;
  readonly #replaced: Counter<"rule">;
  readonly #cost: Counter;

  /** Figures of a worker bear its number, so that none hides behind the sum and a new one begins at zero. */
  constructor(worker?: number) {
    if (worker !== undefined) this.registry.setDefaultLabels({ worker: String(worker) });
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Counter({
      name: "alma_http_requests_total",
      help: "Responses by call and status",
      labelNames: ["call", "status"],
      registers,
    });
    this.#seconds = new Histogram({
      name: "alma_http_request_seconds",
      help: "Time until a response ended, streams included",
      labelNames: ["call"],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60],
      registers,
    });
    this.#questions = new Counter({
      name: "alma_questions_total",
      help: "Accepted questions by the level of danger (0 to 3) that they were answered at",
      labelNames: ["level"],
      registers,
    });
    this.#answers = new Counter({
      name: "alma_answers_total",
      help: "Answers that ended, by how and by who wrote them",
      labelNames: ["state", "writer"],
      registers,
    });
    this.#firstWords = new Histogram({
      name: "alma_first_words_seconds",
      help: "Time from the question to the first words of its answer",
      labelNames: ["writer"],
      buckets: [0.1, 0.3, 0.6, 1, 1.5, 2, 3, 5, 8, 15, 30],
      registers,
    });
    this.#replaced = new Counter({
      name: "alma_gate_replaced_total",
      help: "Answers in which the output gate replaced something, by rule",
      labelNames: ["rule"],
      registers,
    });
    this.#cost = new Counter({
      name: "alma_model_cost_micro_usd_total",
      help: "What models cost, in millionths of a US dollar; estimated where no prices are set",
      registers,
    });
  }

  responded(call: string, status: number, seconds: number): void {
    this.#requests.inc({ call, status: String(status) });
    this.#seconds.observe({ call }, seconds);
  }

  asked(level: number): void {
    this.#questions.inc({ level: String(level) });
  }

  answered({ state, writer, createdAt, firstTokenAt, replaced }: AnswerEnded): void {
    this.#answers.inc({ state, writer });
    if (firstTokenAt) {
      this.#firstWords.observe({ writer }, Math.max(0, firstTokenAt.getTime() - createdAt.getTime()) / 1000);
    }
    for (const rule of new Set(replaced)) this.#replaced.inc({ rule });
  }

  spent(microUsd: number): void {
    this.#cost.inc(microUsd);
  }
}
