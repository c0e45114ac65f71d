import type { Flow, Waiting } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { recalculated } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { deniesLoan, originIn, origins } from "#server/external/model/guide/values/owed-origin.ts";
import { takenFrom } from "#server/external/model/guide/values/take-facts.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/** "Kok dipinjam": the member puts right what the message says of the money. */
const objecting =
  /\b(?:kok|bukan|bkn|salah|keliru|kan|lah|lho|loh|jangan|jgn|jang|ojo|maksud\p{L}*|harusnya|dudu|sanes|lain|eh|aduh)\b/u;

/** Something that puts a finished message right besides. */
const sentences = /(?<=[.!?])\s+|\n+/;

/**
 * A message that says that the money was no loan, at a step behind the question where the flow went another way: it is
 * led through once more with what is known. `ofRest` takes up the other sentences. Undefined if nothing is put right.
 */
export function originCorrected(
  flow: Flow,
  active: ActiveFlow,
  step: Waiting,
  text: string,
  said: Said,
  ofRest: (next: ActiveFlow, at: Waiting, rest: string) => Outcome,
): Outcome | undefined {
  const name = Object.keys(flow.slots).find((one) => flow.slots[one]?.takes === "origin");
  const isHere = "make" in step ? objecting.test(plain(text)) || deniesLoan(text) : deniesLoan(text);
  if (name === undefined || active.changing !== undefined || !isHere) return undefined;
  const origin = originIn(text);
  if (origin === undefined || origin === active.filled[name]) return undefined;
  const also = takenFrom(flow, [text], active.filled);
  const filled = { ...active.filled, ...also, [name]: origin };
  // Answered questions are passed by, and only those of the other way are asked.
  const outcome = recalculated(
    flow,
    { ...active, filled, passed: [], trail: [], readFrom: 0, tries: 0 },
    said,
  );
  const line = said.line(origin === origins.taken ? "origin-taken" : "origin-changed", { origin });
  const texts = [line, ...outcome.texts];
  const next = outcome.flow && flow.steps[outcome.flow.at];
  const rest = text
    .split(sentences)
    .filter((one) => /\d/.test(one) && originIn(one) === undefined)
    .join(" ");
  if (!outcome.flow || !next || !("make" in next) || !("make" in step) || rest === "")
    return { ...outcome, texts };
  const more = ofRest(outcome.flow, next, rest);
  if (more.document) return { ...more, texts: [line, ...more.texts] };
  return { ...outcome, texts: [...texts, said.line("wishes-left", { list: rest })] };
}
