import type { Field } from "#server/external/model/guide/flow.ts";
import { flowOf, flows } from "#server/external/model/guide/flows.ts";
import { type Found, flowIndex, vocabularyOf, withoutDenied } from "./find-flows.ts";
import { likelyFlows } from "./likely-flows.ts";
import type { Vocabulary } from "./vocabulary.ts";

let words: Vocabulary | undefined;
let index: ReturnType<typeof flowIndex> | undefined;

/** Built at the first free text, like the index, so that neither delays the start. */
export function vocabulary(): Vocabulary {
  words ??= vocabularyOf(flows);
  return words;
}

/** From this logit on, a message counts as a request, and the classifier's points are added. */
const asksFrom = 2.5;
/** Below this logit a message is no request; only flows with at least `namedFrom` points by their words are offered. */
const asksNothing = -1;
const namedFrom = 3;
/**
 * The points that a flow needs to be offered, and the share of the best flow's points that it needs to appear beside
 * it.
 */
const pointsMin = 2;
const beside = 0.5;

/** The form of a company before its name, as in "CV Berkah Jaya", is no curriculum vitae. */
const companyForm = /\b(?:CV|PT|UD)\.? (?=[A-Z]\p{L}+)/gu;

/** Returns the flows that a message may ask for, best first, by the flows' words and by the request classifier. */
export function findFlows(written: string, field: Field | undefined): Found[] {
  const text = written.replace(companyForm, "");
  index ??= flowIndex(
    flows.filter(({ net }) => net === undefined),
    vocabulary(),
  );
  const found = index(text, field);
  const { asks, points } = likelyFlows(withoutDenied(text), field);
  if (asks < asksNothing) return found.filter(({ score }) => score >= namedFrom);
  return asks < asksFrom ? found : combined(found, points);
}

/** Adds both scores; marks flows that only the classifier found. */
function combined(found: readonly Found[], points: ReadonlyMap<string, number>): Found[] {
  const named = new Map(found.map(({ flow, score, isWeak }) => [flow.id, isWeak ? 0 : score]));
  const all = [...new Set([...named.keys(), ...points.keys()])].flatMap((id): Found[] => {
    const flow = flowOf(id);
    const score = (named.get(id) ?? 0) + (points.get(id) ?? 0);
    if (!flow || score < pointsMin) return [];
    return [named.has(id) ? { flow, score } : { flow, score, isUnnamed: true }];
  });
  const best = Math.max(0, ...all.map(({ score }) => score));
  const near = all.filter(({ score }) => score >= best * beside);
  return near.length > 0 ? near.toSorted((one, other) => other.score - one.score) : [...found];
}
