import type { Manner } from "#rules/answer-versions.ts";
import type { KnownRisk } from "#rules/safety/danger-kinds.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import type { GuideState } from "./guide/state.ts";

export type Turn = { role: "member" | "persona"; text: string };

/** The input of an answer. Endpoints get `system` and `turns`; the guide continues from its own state. */
export type ModelRequest = {
  system: string;
  /** Oldest first; the last one is the member's question, or the partial answer to continue. */
  turns: Turn[];
  /** Earlier versions of this answer when the member asks for a new one, which must differ from them. */
  versions?: readonly string[];
  /** How the new version should differ; undefined means by its wording only. */
  manner?: Manner | undefined;
  facts: ModelFacts;
  /** Whether `system` tells of tools; without them a model uses marks in its text. */
  hasTools?: boolean | undefined;
  /** Whether the member is in a flow, or has just pressed its button, so that the guide answers. */
  isInFlow?: boolean | undefined;
  /** The guide's state in this conversation; undefined before it has started. */
  guide?: GuideState | undefined;
  /** Told what each attempt cost, in millionths of a US dollar, however it ended. Must not throw. */
  spent?: ((microUsd: number) => void) | undefined;
};

export type ModelFacts = {
  /** Service category: kesehatan mental, cinta & relasi, karier, kepemimpinan, inovasi bisnis. */
  service: string;
  memberName: string;
  riskLevel: RiskLevel;
  /** The kind of risk, and who is at risk. */
  risk?: KnownRisk | undefined;
  /** Products that this answer may offer; empty if it may offer none. */
  products: { id: number; name: string; topics: string[] }[];
  /** Flows of the guide that this answer may offer; none in danger. */
  flows?: readonly { id: string; title: string; offer: string }[] | undefined;
  /** The time is nearly over, so the answer should bring the conversation to a close. */
  closing: boolean;
};

/** The parts of an answer besides its text. */
export type Attached = {
  /** Buttons; a press sends the label as the member's message. */
  choices?: { id: string; label: string }[] | undefined;
  /** A part of the answer's text that the member can copy, change and save. */
  document?: { title: string; text: string } | undefined;
  /** An exercise with a timer. */
  timer?: { rounds: number; phases: { label: string; seconds: number }[] } | undefined;
  /** The guide's state after this answer. */
  guide?: GuideState | undefined;
};

/** The cost of an answer, summed over the parts of a continued one. */
export type Usage = {
  tokensIn: number;
  /** The part of `tokensIn` that the endpoint read from its cache. */
  tokensCached: number;
  /** Includes the tokens for thinking. */
  tokensOut: number;
  /** Millionths of a US dollar. An upper bound, because cache discounts are unknown; missing if no prices are set. */
  costMicroUsd?: number;
};

/** A part of a document that a model writes by a tool. The title comes with the first part, or late with the last. */
export type DocumentPart = { text: string; title?: string; isEnd?: true };

/** How many tools a model has called since the process started; all but `taken` were ignored. */
export type ToolTotals = { taken: number; unknown: number; invalid: number; not_offered: number };

/** The total cost of a model since the process started. */
export type UsageTotals = Required<Usage> & {
  requests: number;
  /** The part of `requests` without a usage report: the endpoint sends none, or the request was stopped or cut. */
  requestsUntold: number;
};

/**
 * A piece of an answer: text, a part of a document, labels of buttons, an offered flow, ids of offered products,
 * attachments, the name of the model that writes from here on if it is not the requested one, the cost, or a sign that
 * the model is working without text to show.
 */
export type ModelPiece =
  | { text: string }
  | { document: DocumentPart }
  | { choices: string[] }
  | { flowId: string }
  | { productIds: number[] }
  | { attached: Attached }
  | { answeredBy: string }
  | { usage: Usage }
  | { alive: true };

/** A model that answers. Throws on failure; stops when the signal aborts. */
export type Model = {
  /** Appears in the data of an answer: `guide` or the model's name. */
  name: string;
  stream: (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelPiece>;
  /** Whether requests may use tools; missing for a model that has none. */
  hasTools?: () => boolean;
  called?: Readonly<ToolTotals>;
  /** Missing for a model that costs nothing. */
  used?: Readonly<UsageTotals>;
};
