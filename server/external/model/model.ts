import type { KnownRisk } from "#rules/safety/kinds.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import type { Manner } from "#rules/versions.ts";
import type { GuideState } from "./guide/state.ts";

export type Turn = { role: "member" | "persona"; text: string };

/** What an answer is made from. Endpoints get `system` and `turns`; the guide goes on from its own state. */
export type ModelRequest = {
  system: string;
  /** Oldest first; the last one is the member's question, or the part of an answer to go on from. */
  turns: Turn[];
  /** Earlier versions of this answer, where the member wants it written anew: it is to differ from them. */
  versions?: readonly string[];
  /** How it is to differ; nothing: by other words. */
  manner?: Manner | undefined;
  facts: ModelFacts;
  /** Where the talk with the guide stands; nothing where it has not begun. */
  guide?: GuideState | undefined;
};

export type ModelFacts = {
  /** Service category: kesehatan mental, cinta & relasi, karier, kepemimpinan, inovasi bisnis. */
  service: string;
  memberName: string;
  riskLevel: RiskLevel;
  /** Of what the risk is, and whose. */
  risk?: KnownRisk | undefined;
  /** Products that may be offered in this answer; empty when none may. */
  products: { id: number; name: string; topics: string[] }[];
  /** Time is nearly over: close well. */
  closing: boolean;
};

/** What belongs to an answer besides its words. */
export type Attached = {
  /** Buttons; the label is what the member then sends. */
  choices?: { id: string; label: string }[] | undefined;
  /** A part of the answer's words that can be copied, changed and saved. */
  document?: { title: string; text: string } | undefined;
  /** An exercise with a clock. */
  timer?: { rounds: number; phases: { label: string; seconds: number }[] } | undefined;
  /** Where the talk with the guide stands after this answer. */
  guide?: GuideState | undefined;
};

/** What an answer cost, the parts of a continued one together. */
export type Usage = {
  tokensIn: number;
  /** Those of `tokensIn` that the endpoint had read before. */
  tokensCached: number;
  /** Thinking included. */
  tokensOut: number;
  /** Millionths of a US dollar, at most: discounts of the cache are not known. Missing without prices. */
  costMicroUsd?: number;
};

/** What a model has cost since the process started. */
export type UsageTotals = Required<Usage> & {
  requests: number;
  /** Those of `requests` of which the endpoint told no usage: it tells none, or they were stopped or cut. */
  requestsUntold: number;
};

/**
 * A piece of the answer's text, the ids of products that the answer offers, what else belongs to it, who writes it
 * from here on when that is not the model that was asked, what it cost, or a sign that the model is at work without
 * words to show.
 */
export type ModelPiece =
  | { text: string }
  | { productIds: number[] }
  | { attached: Attached }
  | { answeredBy: string }
  | { usage: Usage }
  | { alive: true };

/** Someone who answers. Fails by throwing; stops when the signal aborts. */
export type Model = {
  /** Shown in the data of an answer: `guide` or the model's name. */
  name: string;
  stream: (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelPiece>;
  /** Missing where nothing is paid for. */
  used?: Readonly<UsageTotals>;
};
