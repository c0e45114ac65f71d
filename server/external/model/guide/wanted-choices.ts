import { letter, more, resume, steps } from "./choices.ts";
import { flowOf } from "./flows.ts";
import { never, noSteps } from "./listening.ts";
import { type Choice, flowPrefix } from "./state.ts";

/** Returns the buttons without what the member said not to want; `isAgain` lets general flows return. */
export function wantedChoices(
  choices: readonly Choice[],
  declined: readonly string[],
  isAgain: boolean,
): Choice[] {
  const isOut = ({ id }: Choice) => {
    const isFlow = id.startsWith(flowPrefix);
    if (declined.includes(noSteps) && (isFlow || id === steps.id || id === more.id || id === resume.id))
      return true;
    const flow = isFlow ? flowOf(id.slice(flowPrefix.length)) : undefined;
    if (flow === undefined) return id === letter.id && declined.includes(letter.id);
    const isGeneral = flow.net !== undefined && !isAgain;
    return declined.includes(`${never}${flow.id}`) || (isGeneral && declined.includes(flow.id));
  };
  return choices.filter((one) => !isOut(one));
}
