import type { Model, ModelRequest } from "../model.ts";
import { continuation } from "./answer/continue.ts";
import { plan } from "./answer/plan.ts";
import { sceneOf } from "./answer/scene.ts";
import { type Pace, speak } from "./stream.ts";
import { inManner } from "./write/manner.ts";
import { realise } from "./write/realise.ts";

type Answer = { text: string; productIds: number[] };

const wordsAtMost = 100;
const wordsInDistress = 78;

function answerTo(request: ModelRequest): Answer {
  const scene = sceneOf(request);
  const draft = inManner(plan(scene), request.manner, request.versions?.at(-1) ?? "");
  const words = request.facts.riskLevel > 0 ? wordsInDistress : wordsAtMost;
  return { text: realise(draft, scene.memory.register, words), productIds: draft.productIds };
}

/**
 * The answer of the built-in companion: pure, without network or model, the same for the same talk and seed.
 * When the last turn is a broken-off answer, the text goes on from there.
 */
export function composeAnswer(request: ModelRequest): Answer {
  const last = request.turns.at(-1);
  if (last?.role !== "persona") return answerTo(request);
  const whole = answerTo({ ...request, turns: request.turns.slice(0, -1) });
  return { text: continuation(last.text, whole.text), productIds: whole.productIds };
}

/** A companion that writes at the given pace. */
export function createCompanion(pace: Pace): Model {
  return {
    name: "companion",
    stream: (request, signal) => speak(composeAnswer(request), signal, pace),
  };
}

/** Answers when no language model is set up, or when it is down. */
export const companion: Model = createCompanion({ fromMs: 25, toMs: 45 });
