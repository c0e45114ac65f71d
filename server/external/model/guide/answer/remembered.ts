import type { Flow, Slot } from "#server/external/model/guide/flow.ts";
import { flowOf } from "#server/external/model/guide/flows.ts";
import type { ActiveFlow, GuideState } from "#server/external/model/guide/state.ts";

/*
 * What a member has answered in one flow and need not say again in the next one: their own name, and a number that two
 * flows ask for by the same words, such as the income of a month.
 */

export type Remembered = NonNullable<GuideState["remembered"]>[number];

const isKept = ({ takes, kind }: Slot): boolean => takes === "self" || kind === "rupiah";

/** Adds the answers of a flow; the newest one for a label counts. */
export function rememberedWith(before: readonly Remembered[], { id, filled }: ActiveFlow): Remembered[] {
  const flow = flowOf(id);
  if (!flow) return [...before];
  const fresh = Object.entries(filled).flatMap(([name, value]): Remembered[] => {
    const slot = flow.slots[name];
    return slot && isKept(slot) && value !== "" ? [{ label: slot.label, flow: id, value }] : [];
  });
  const isOld = (one: Remembered) => !fresh.some(({ label }) => label === one.label && one.flow === id);
  return [...before.filter(isOld), ...fresh];
}

const fullName = "nama lengkap";

/**
 * A name that closes a letter to the family is not the one for an employer; a full name is, within its field. A number
 * of the same flow may be another one, such as what another person owes.
 */
function isFor(slot: Slot, { id, field }: Flow, { label, flow }: Remembered): boolean {
  if (slot.kind === "rupiah") return label === slot.label && flow !== id;
  const isOfField = flowOf(flow)?.field === field;
  return slot.takes === "self" && isOfField && (label === slot.label || label === fullName);
}

/** What is known for the slots of a flow from the flows before it. */
export function rememberedFor(flow: Flow, remembered: readonly Remembered[]): Record<string, string> {
  const found = Object.entries(flow.slots).flatMap(([name, slot]): [string, string][] => {
    const value = remembered.findLast((one) => isFor(slot, flow, one))?.value;
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(found);
}

/** What a flow takes over from another one that it is written instead of. */
export function takenOver(flow: Flow, from: ActiveFlow | undefined): Record<string, string> {
  const found = Object.entries(flow.takesOver ?? {}).flatMap(([name, sources]): [string, string][] => {
    const values = sources.flatMap((source) => {
      const [id, slot = ""] = source.split(".");
      return id === from?.id ? [from?.filled[slot] ?? ""] : [];
    });
    const value = values.find((one) => one !== "");
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(found);
}
