import { type KnownRisk, noRisk } from "#rules/safety/kinds.ts";
import type { RiskLevel, RiskTopic } from "#rules/safety/types.ts";
import type { Model, ModelRequest } from "../model.ts";
import { type Pace, speak } from "../stream-words.ts";
import type { Field } from "./flow.ts";
import { type Led, lead } from "./lead.ts";
import { emptyState, type GuideState, guideName } from "./state.ts";
import type { Asked } from "./talk.ts";

/** Fields by the names of the services that experts belong to. */
const fieldOfService: Readonly<Record<string, Field>> = {
  "kesehatan mental": "wellbeing",
  "cinta & relasi": "relationships",
  karier: "career",
  kepemimpinan: "leadership",
  "inovasi bisnis": "business",
};

function asked({ turns, facts, versions, manner }: ModelRequest): Asked {
  const question = turns.findLast(({ role }) => role === "member");
  return {
    text: question?.text ?? "",
    field: fieldOfService[facts.service.toLowerCase()],
    riskLevel: facts.riskLevel,
    risk: facts.risk ?? noRisk,
    isClosing: facts.closing,
    versions: versions?.length ?? 0,
    isShort: manner === "shorter",
  };
}

/** What comes after the part that is there; all of it where the part is of another answer. */
function rest(part: string, whole: string): string {
  return whole.startsWith(part) ? whole.slice(part.length) : whole;
}

/** The guide's turn: pure, without network or model, the same for the same talk. */
function guideTurn(request: ModelRequest): Led {
  const led = lead(request.guide ?? emptyState, asked(request));
  const last = request.turns.at(-1);
  return last?.role === "persona" ? { ...led, text: rest(last.text, led.text) } : led;
}

/** Where the talk stands after a question whose answer was never stored. `shown` is what its help card was made from. */
export function nextState(
  state: GuideState | undefined,
  text: string,
  shown:
    | (Pick<KnownRisk, "categories" | "about"> & { level: RiskLevel; topics?: RiskTopic[] | undefined })
    | null,
): GuideState {
  const risk = shown ? { ...noRisk, ...shown, topics: shown.topics ?? [], isNew: true } : noRisk;
  // A dialogue that was running is still in danger, also where this turn showed no card of its own.
  const riskLevel = shown?.level ?? (state?.danger ? 2 : 0);
  const facts = { field: undefined, riskLevel, risk, isClosing: false };
  return lead(state ?? emptyState, { ...facts, text }).state;
}

/** A guide that writes at the given pace. */
export function createGuide(pace: Pace): Model {
  return {
    name: guideName,
    async *stream(request, signal) {
      const { text, choices, document, timer, state } = guideTurn(request);
      yield* speak(text, signal, pace);
      if (!signal.aborted) yield { attached: { choices, document, timer, guide: state } };
    },
  };
}

/** Answers when no language model is set up, or when it is down. */
export const guide: Model = createGuide({ fromMs: 12, toMs: 24 });
