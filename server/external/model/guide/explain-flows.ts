import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Flow } from "./flow.ts";

/* What flows end in, for somebody who asks before choosing one. */

const askedMax = 3;

/** What a flow makes. */
function madeBy({ steps }: Flow): string {
  const made = steps.find((step) => "make" in step);
  if (made && "make" in made) return `hasilnya “${made.make}”`;
  return steps.some((step) => "timer" in step)
    ? "latihan pendek di sini, tanpa tulisan"
    : "beberapa langkah di sini";
}

/** What a flow asks for first. */
function askedBy({ steps, slots }: Flow): string {
  const labels = steps.flatMap((step) => ("ask" in step ? [slots[step.into]?.label ?? ""] : []));
  const first = [...new Set(labels)].filter((one) => one !== "").slice(0, askedMax);
  return first.length === 0 ? "" : `; yang kutanyakan antara lain ${first.join(", ")}`;
}

/** One line for each flow that was not explained before. */
export function explained(found: readonly Flow[], said: Said): string[] {
  const fresh = found.filter(({ id }) => said.isFirst(`explained:${id}`));
  if (fresh.length === 0) return [said.line("explain-again")];
  const lines = fresh.map((flow) => `- ${flow.offer}: ${madeBy(flow)}${askedBy(flow)}.`);
  return [fresh.length > 1 ? said.line("explain-offers") : "", lines.join("\n")];
}
