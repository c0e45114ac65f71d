import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Flow } from "./flow.ts";
import { flows } from "./flows.ts";

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

const stemsMin = 2;

/** The flows that a question names: an offered one by any word of its button, another one by two of its name. */
export function flowsNamedIn(question: string, offered: readonly Flow[]): Flow[] {
  const stems = new Set(vocabulary().stems(question));
  const hits = (words: string): number =>
    new Set(
      vocabulary()
        .stems(words)
        .filter((one) => stems.has(one)),
    ).size;
  const others = flows.filter(
    (one) => !offered.includes(one) && hits(`${one.title} ${one.offer}`) >= stemsMin,
  );
  const named = offered.filter(({ offer }) => hits(offer) > 0);
  // Another flow is meant where nothing offered is named, or where two are compared.
  if (
    named.length > 0 &&
    !/\b(?:beda|perbedaan)\p{L}* (?:apa )?(?:sama|dengan|dgn|dari|ama)\b|\bbedanya apa (?:sama|dengan|dgn|dari|ama)\b/iu.test(
      question,
    )
  )
    return named;
  const best = Math.max(0, ...others.map((one) => hits(`${one.title} ${one.offer}`)));
  return [...others.filter((one) => hits(`${one.title} ${one.offer}`) === best).slice(0, 1), ...named];
}
