import type { Flow, Waiting } from "#server/external/model/guide/flow.ts";
import { summed } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { isMending, unmarkedExchange } from "#server/external/model/guide/values/mendings.ts";
import { figureNames, slotsMeant } from "#server/external/model/guide/values/slot-words.ts";
import { swappedFor, writtenSlots } from "#server/external/model/guide/values/swaps.ts";
import { owedBeside } from "./owed-beside.ts";
import { weighFor } from "./unclear-figure.ts";

/*
 * Figures of other questions beside an answer: one that was passed by ("upahku belum keisi. 80rb"), and one that
 * is put right without a word for the mistake ("100 pot, 485rb bukan 495").
 */

/**
 * An earlier figure, and what is left of the message. `value`: "" if what stood there was wrong and nothing is said instead;
 * `not`: what stood there before; `isSame`: it stands already.
 */
export type OtherFigure = {
  active: ActiveFlow;
  rest: string;
  name: string;
  value: string;
  not?: string;
  isSame?: boolean;
};

const missed =
  /\b(?:blm|belum|durung|dereng|acan|lupa|kelupaan|kelewat\p{L}*|terlewat|ketinggalan|kececer|kurang|(?:ga|gak|nggak|ndak|kada) (?:ke)?(?:jawab|isi|tulis|hitung)\p{L}*)\b/iu;
const amount =
  /^(?:(?:ya|itu|yaitu|jadi|jd|sekitar|kira2)[ ,]+)*((?:rp\.? ?)?\d[\d.,]*(?: ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt|persen|%))?)(?: (?:aja|saja|ya|lah|deh|kak|mas|min|perak|rupiah))*[.!]*$/i;

const partsOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+|,\s+/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** "Loh upahku belum keisi. 80rb. marginnya 50%": a question that stands open is named, and a figure follows. */
function missedIn(flow: Flow, active: ActiveFlow, step: Waiting, text: string): OtherFigure | undefined {
  const into = "into" in step ? step.into : undefined;
  const open = figureNames(flow).filter((name) => name !== into && (active.filled[name] ?? "") === "");
  const parts = partsOf(text);
  for (const [at, part] of parts.entries()) {
    const value = amount.exec(parts[at + 1] ?? "")?.[1];
    if (value === undefined || /\d/.test(part) || !missed.test(part)) continue;
    const [name, ...others] = slotsMeant(flow, open, part);
    if (name === undefined || others.length > 0 || weighFor(flow, active, name, value).kind !== "plain")
      continue;
    const next = summed(flow, { ...active, filled: { ...active.filled, [name]: value } });
    return {
      active: next,
      rest: parts.filter((_, nth) => nth !== at && nth !== at + 1).join(". "),
      name,
      value,
    };
  }
  return undefined;
}

/** "100 pot, 485rb bukan 495": two sums, of which the wrong one stands in exactly one earlier answer. */
function exchangedIn(flow: Flow, active: ActiveFlow, step: Waiting, text: string): OtherFigure | undefined {
  const slot = "ask" in step ? flow.slots[step.into] : undefined;
  if (slot?.kind !== "rupiah" && slot?.kind !== "number") return undefined;
  const parts = partsOf(text);
  const at = parts.findIndex((part) => !isMending(part) && unmarkedExchange(part) !== undefined);
  const swap = unmarkedExchange(parts[at] ?? "");
  const rest = parts.filter((_, nth) => nth !== at).join(", ");
  if (!swap || rest === "" || rest.includes(swap.not)) return undefined;
  const names = writtenSlots(flow, active.filled).filter((name) => figureNames(flow).includes(name));
  const found = swappedFor(flow, active.filled, names, swap);
  if (found?.kind !== "exchanged") return undefined;
  const { name, answer, value, not } = found;
  const next = summed(flow, { ...active, filled: { ...active.filled, [name]: answer } });
  return { active: next, rest, name, value, not };
}

/** Reads a figure for another question beside an answer; undefined if there is none. */
export function otherFigure(
  flow: Flow,
  active: ActiveFlow,
  step: Waiting,
  text: string,
): OtherFigure | undefined {
  if (flow.isDialogue || active.reading !== undefined || !("ask" in step || "choose" in step))
    return undefined;
  return (
    owedBeside(flow, active, step, text) ??
    missedIn(flow, active, step, text) ??
    exchangedIn(flow, active, step, text)
  );
}
