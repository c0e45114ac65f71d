import type { Who } from "#server/platform/lanes.ts";

/*
 * What the primary process of a start and its workers tell each other, over the channel that node:cluster opens. Limits
 * have messages of their own (rate-limiter-flexible).
 */

/** Work of which the whole machine does only so much at once, whichever worker it is for. */
export type Place = { of: "hash"; who: Who } | { of: "picture"; key: string; waitMs: number };

/** How the workers of this start are. */
export type Standing = { wanted: number; ready: number; deaths: number };

/** What one worker counted, as prom-client writes it as JSON. */
export type Figures = object[];

export type Question = { ask: "place"; place: Place } | { ask: "standing" } | { ask: "figures" };

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
