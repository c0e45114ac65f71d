import type { Flow } from "#server/external/model/guide/flow.ts";

/* A customer is "Kak" in the replies to one, until the member says how they are called. */

/** The slot for the name of a reader who is greeted by a usual form as long as it is open. */
export const greetedSlot = (flow: Flow): string | undefined =>
  Object.keys(flow.slots).find(
    (name) => flow.slots[name]?.takes === "person" && flow.slots[name]?.otherwise !== undefined,
  );

/** The flow's own words with the name in place of the usual form, wherever this stands. */
export function greetedByName(flow: Flow, filled: Readonly<Record<string, string>>, source: string): string {
  const slot = greetedSlot(flow);
  const name = slot === undefined ? "" : (filled[slot] ?? "").trim();
  const usual = slot === undefined ? undefined : flow.slots[slot]?.otherwise;
  if (name === "" || usual === undefined) return source;
  return source.replace(new RegExp(`(?<!\\p{L})${usual}(?:ak)?(?!\\p{L})`, "gu"), name);
}
