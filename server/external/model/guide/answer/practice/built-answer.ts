import type { Flow } from "#server/external/model/guide/flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import {
  type ApplicantFact,
  applicantIn,
  factLabels,
} from "#server/external/model/guide/values/applicant.ts";

/* Answers with what the member has told, and "(isi ...)" for what they have not. */

const placeholder = /\{([a-z_]+)\}/g;

/** The names in a sentence that is to be built; each is a slot of the flow or a fact of the applicant. */
export const namesBuilt = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = ""]) => name);

export const isFact = (name: string): name is ApplicantFact => name in factLabels;

/** Builds a sentence from the answers of the flow and from what was told before it. */
export function built(
  flow: Flow,
  { filled }: Pick<ActiveFlow, "filled">,
  text: string,
  told: readonly string[],
): string {
  const facts = applicantIn([...told, ...Object.values(filled)]);
  return text.replace(placeholder, (_, name: string) => {
    const known = filled[name] || (isFact(name) ? facts[name] : undefined);
    return known ?? `(isi ${isFact(name) ? factLabels[name] : (flow.slots[name]?.label ?? name)})`;
  });
}
