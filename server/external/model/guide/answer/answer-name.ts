import type { Flow, Slot, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { isKinOnly, isNoName, onlyPerson } from "#server/external/model/guide/values/no-names.ts";
import { tellTaken } from "#server/external/model/guide/values/take-facts.ts";
import { isDaySlot } from "./plain-answer.ts";
import { again } from "./step-moves.ts";

/* Where a name or a day is asked for, and the answer is surely another thing. */

type Answered = { flow: Flow; active: ActiveFlow; text: string; said: Said };

/** The place for a person that is open still, or was filled with what is no name. */
function openPerson({ flow, active }: Answered): string | undefined {
  return Object.keys(flow.slots).find((name) => {
    const { takes, kind } = flow.slots[name] ?? {};
    const before = active.filled[name] ?? "";
    return takes === "person" && kind === "line" && (before === "" || isNoName(before));
  });
}

/** Whether the name is asked for by which somebody is called, where "anak saya yang laki2" names nobody. */
const isCalled = ({ label }: Slot): boolean => label.startsWith("panggilan");

/** How often a person is refused as a day. */
const dayTries = 2;

/** Says what an answer is not, and asks once more; undefined if it may be the answer. */
export function answerName(answer: Answered, step: Extract<Step, { ask: string }>): Outcome | undefined {
  const { flow, active, text, said } = answer;
  const slot = flow.slots[step.into];
  if (slot?.kind !== "line") return undefined;
  const label = slot.label;
  if (slot.takes === "person" || slot.takes === "self")
    return active.tries === 0 && (isNoName(text) || (isCalled(slot) && isKinOnly(text)))
      ? again(flow, active, step, said.line("no-name", { label, example: slot.example ?? "" }))
      : undefined;
  const person = isDaySlot(slot) ? onlyPerson(text) : undefined;
  if (person === undefined) return undefined;
  const place = openPerson(answer);
  if (place === undefined)
    return active.tries < dayTries
      ? again(flow, active, step, said.line("no-day", { quote: person, label }))
      : undefined;
  const next = { ...active, filled: { ...active.filled, [place]: person } };
  const list = tellTaken(flow, { [place]: person });
  return again(flow, next, step, said.line("person-taken", { list, label }));
}
