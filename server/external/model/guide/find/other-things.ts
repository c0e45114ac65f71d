import type { Field, Flow } from "#server/external/model/guide/flow.ts";
import { findFlows } from "./find-flows.ts";
import { otherMin } from "./wish.ts";

const wordsMin = 4;

/** The flows that single parts of a message name by their own words: an interview, and a gap in a CV. */
export function otherThings(text: string, field: Field | undefined): Flow[] {
  const parts = text.split(/[.!?;\n]+|,\s+|\s+(?:trus|terus|tapi|tp|dan|sama)\s+/i);
  const found = parts
    .filter((part) => part.trim().split(/\s+/).length >= wordsMin)
    .flatMap((part) => findFlows(part, field).slice(0, 2))
    .filter(({ score, isUnnamed, isWeak }) => score >= otherMin && isUnnamed !== true && isWeak !== true);
  return [...new Set(found.map(({ flow }) => flow))];
}
