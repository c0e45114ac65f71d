import type { RiskLevel } from "#rules/safety/types.ts";
import type { Manner } from "#rules/versions.ts";

export type Turn = { role: "member" | "persona"; text: string };

/** What an answer is made from. Endpoints get `system` and `turns`; the built-in companion reads the facts. */
export type ModelRequest = {
  system: string;
  /** Oldest first; the last one is the member's question, or the part of an answer to go on from. */
  turns: Turn[];
  /** Earlier versions of this answer, where the member wants it written anew: it is to differ from them. */
  versions?: readonly string[];
  /** How it is to differ; nothing: by other words. */
  manner?: Manner | undefined;
  facts: ModelFacts;
};

export type ModelFacts = {
  /** Service category: kesehatan mental, cinta & relasi, karier, kepemimpinan, inovasi bisnis. */
  service: string;
  selfName: string;
  topics: string[];
  memberName: string;
  riskLevel: RiskLevel;
  /** Products that may be offered in this answer; empty when none may. */
  products: { id: number; name: string; topics: string[] }[];
  /** Time is nearly over: close well. */
  closing: boolean;
  /** The same seed and the same talk give the same answer. */
  seed: string;
};

/**
 * A piece of the answer's text, the ids of products that the answer offers, or who writes it from here on when
 * that is not the model that was asked.
 */
export type ModelPiece = { text: string } | { productIds: number[] } | { answeredBy: string };

/** Someone who answers. Fails by throwing; stops when the signal aborts. */
export type Model = {
  /** Shown in the data of an answer: `companion` or the model's name. */
  name: string;
  stream: (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelPiece>;
};
