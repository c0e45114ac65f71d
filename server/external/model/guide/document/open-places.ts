import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";

const namedMax = 8;

/** The places that a document leaves open, as its marks name them: "(isi tanggal surat)" is "tanggal surat". */
const openPlaces = (text: string): string[] => [
  ...new Set([...text.matchAll(/\(isi ([^()\n]{1,80})\)/g)].map(([, what = ""]) => what)),
];

/** Names what an accepted document still leaves open, once: at the end of a closing, or before the next question. */
export function withOpenPlaces(outcome: Outcome, text: string, said: Said): Outcome {
  const places = openPlaces(text);
  const list = [...places.slice(0, namedMax), ...(places.length > namedMax ? ["dan lainnya"] : [])].join(
    ", ",
  );
  if (places.length === 0 || !said.isFirst(`still-open:${list}`)) return outcome;
  const line = said.line("still-open", { list });
  const { texts, flow } = outcome;
  return { ...outcome, texts: flow ? [line, ...texts] : [...texts, line] };
}
