import { type KnownRisk, noRisk } from "#rules/safety/danger-kinds.ts";
import type { RiskLevel, RiskTopic } from "#rules/safety/types.ts";
import type { Model, ModelRequest } from "../model.ts";
import { type Pace, speak } from "../stream-words.ts";
import { fieldOf } from "./flows.ts";
import { type Led, lead } from "./lead.ts";
import type { Asked } from "./listening.ts";
import { emptyState, type GuideState, guideName } from "./state.ts";
import { readLibrary } from "./vetted-answers/find-answer.ts";

function asked({ turns, facts, versions, manner, isInFlow }: ModelRequest): Asked {
  const question = turns.findLast(({ role }) => role === "member");
  return {
    text: question?.text ?? "",
    field: fieldOf(facts.service),
    riskLevel: facts.riskLevel,
    risk: facts.risk ?? noRisk,
    isClosing: facts.closing,
    versions: versions?.length ?? 0,
    isShort: manner === "shorter",
    isCalled: isInFlow === true,
  };
}

/** Returns what follows the given part of the answer, or all of it if the part belongs to another answer. */
function rest(part: string, whole: string): string {
  return whole.startsWith(part) ? whole.slice(part.length) : whole;
}

/** The guide's turn: a pure function without network or model, so the same conversation gives the same answer. */
function guideTurn(request: ModelRequest): Led {
  const led = lead(request.guide ?? emptyState, asked(request));
  const last = request.turns.at(-1);
  return last?.role === "persona" ? { ...led, text: rest(last.text, led.text) } : led;
}

/**
 * Returns the state after a question whose answer was never stored. `shown` is the risk that its help card was made
 * from.
 */
export function nextState(
  state: GuideState | undefined,
  text: string,
  shown:
    | (Pick<KnownRisk, "categories" | "about"> & { level: RiskLevel; topics?: RiskTopic[] | undefined })
    | null,
): GuideState {
  const risk = shown ? { ...noRisk, ...shown, topics: shown.topics ?? [], isNew: true } : noRisk;
  // A dialogue in progress still means danger, even if this turn showed no card of its own.
  const riskLevel = shown?.level ?? (state?.danger ? 2 : 0);
  const facts = { field: undefined, riskLevel, risk, isClosing: false };
  return lead(state ?? emptyState, { ...facts, text }).state;
}

/** Creates a guide that writes at the given pace. */
export function createGuide(pace: Pace): Model {
  return {
    name: guideName,
    async *stream(request, signal) {
      await readLibrary();
      const { text, choices, document, timer, state } = guideTurn(request);
      yield* speak(text, signal, pace);
      if (!signal.aborted) yield { attached: { choices, document, timer, guide: state } };
    },
  };
}

/** Answers when no language model is configured, or when it is down. */
export const guide: Model = createGuide({ fromMs: 12, toMs: 24 });
