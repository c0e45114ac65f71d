import type { Flow } from "#server/external/model/guide/flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";

/**
 * A question beside an answer, put where a document has a place for what is still to be asked (`takes: aside`); undefined
 * if it has none. `who`: the name of that place.
 */
export function keptQuestion(
  flow: Flow,
  active: ActiveFlow,
  question: string,
): { active: ActiveFlow; who: string } | undefined {
  const [name, slot] = Object.entries(flow.slots).find(([, { takes }]) => takes === "aside") ?? [];
  if (name === undefined || slot === undefined) return undefined;
  const before = active.filled[name] ?? "";
  const asked = before === "" ? question.trim() : `${before}; ${question.trim()}`;
  return { active: { ...active, filled: { ...active.filled, [name]: asked } }, who: slot.label };
}
