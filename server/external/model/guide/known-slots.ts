import { rememberedFor, takenOver } from "#server/external/model/guide/answer/remembered.ts";
import { messageSlots } from "#server/external/model/guide/find/message-form.ts";
import { takenFrom } from "#server/external/model/guide/values/take-facts.ts";
import type { Flow, Slot } from "./flow.ts";
import { flowOf } from "./flows.ts";
import { type ActiveFlow, type GuideState, toldBefore } from "./state.ts";

/* What is known for the slots of a flow when it begins, so that nothing is asked whose answer stands in the conversation. */

/** What stays true however long ago it was said: one's own name, and what a plan is for. */
const lasting: ReadonlySet<Slot["takes"]> = new Set<Slot["takes"]>(["self", "aim", "until", "appointments"]);

const written: ReadonlySet<Slot["kind"]> = new Set<Slot["kind"]>(["text", "line", "list"]);

/** What was written as answers in the flows of this conversation, which no message outside of flows repeats. */
const answersIn = (flows: readonly (ActiveFlow | undefined)[]): string[] =>
  flows.flatMap((active) => {
    const slots = active && flowOf(active.id)?.slots;
    return Object.entries(active?.filled ?? {}).flatMap(([name, value]) => {
      const slot = slots?.[name];
      return slot && written.has(slot.kind) && value !== "" ? [value] : [];
    });
  });

/** The slots of one kind only. */
const onlyLasting = (flow: Flow): Flow => ({
  ...flow,
  slots: Object.fromEntries(Object.entries(flow.slots).filter(([, { takes }]) => lasting.has(takes))),
});

/** The fear that was mentioned earlier, for a flow that prepares for one. */
function feared(flow: Flow, fear: string | undefined): Record<string, string> {
  const name = Object.entries(flow.slots).find(([, { takes }]) => takes === "fear")?.[0];
  return name === undefined || fear === undefined ? {} : { [name]: fear };
}

/** What the member has already written for the slots of a flow. `replaced`: the flow in whose place it is written. */
export function knownFor(flow: Flow, state: GuideState, replaced?: ActiveFlow): Record<string, string> {
  const { told, remembered = [], finished = [], paused, left } = state;
  const answers = answersIn([...finished, left, paused]);
  const recent = takenFrom(flow, toldBefore(state), {});
  return {
    ...rememberedFor(flow, remembered),
    ...takenFrom(onlyLasting(flow), [...answers, ...told], {}),
    ...recent,
    ...messageSlots(flow, toldBefore(state), recent),
    ...takenOver(flow, replaced),
    ...feared(flow, state.fear),
  };
}
