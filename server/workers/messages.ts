import type { Requester } from "#server/platform/limits/priority-limit.ts";

/*
 * What the primary process of a start and its workers tell each other, over the channel that node:cluster opens. Rate
 * limits have messages of their own (rate-limiter-flexible).
 */

/** Permission for work of which the whole machine does only so much at once, whichever worker it is for. */
export type Permit = { of: "hash"; requester: Requester } | { of: "picture"; key: string; waitMs: number };

/** How the workers of this start are. */
export type PoolStatus = { wanted: number; ready: number; deaths: number };

/** What one worker counted, as prom-client writes it as JSON. */
export type Figures = object[];

export type Question = { ask: "permit"; permit: Permit } | { ask: "status" } | { ask: "figures" };

export type FromWorker =
  | { alma: "ready" }
  | { alma: "question"; id: number; question: Question }
  | { alma: "leave"; id: number }
  | { alma: "figures"; id: number; figures: Figures };

export type Refusal = { retryAfter: number };

export type FromPrimary =
  | { alma: "begin"; databaseUrl: string; isFirst: boolean; number: number }
  | { alma: "answer"; id: number; answer: unknown }
  | { alma: "refusal"; id: number; refusal: Refusal }
  | { alma: "tellFigures"; id: number };

/** Whether a message of the channel is one of these; the channel carries others, too. */
export const isOurs = (message: unknown): message is { alma: string } =>
  typeof message === "object" && message !== null && "alma" in message;
