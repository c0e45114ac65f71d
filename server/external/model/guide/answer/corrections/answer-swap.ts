import { weighFor } from "#server/external/model/guide/answer/figures/unclear-figure.ts";
import { rowChangeIn } from "#server/external/model/guide/document/edits/row-changes.ts";
import type { Flow, Slot, Waiting } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { choicesOf, labelOf, remind, slotOf, summed } from "#server/external/model/guide/run-flow.ts";
import { type ActiveFlow, choice, skipChoice } from "#server/external/model/guide/state.ts";
import { figureNamed, swapIn, swapped, writtenSlots } from "#server/external/model/guide/values/swaps.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";

type Message = { flow: Flow; active: ActiveFlow; step: Waiting; text: string; said: Said };

/** "Eh salah, bukan Senin, Selasa" at any question: the answer that has the wrong words is put right, and the flow waits. */
export function answerSwap(
  flow: Flow,
  active: ActiveFlow,
  step: Waiting,
  text: string,
  said: Said,
): Outcome | undefined {
  const message = { flow, active, step, text, said };
  const figure = figureBefore(message) ?? rowBefore(message) ?? movedDate(message);
  if (figure) return figure;
  const swap = swapIn(text);
  // What will be said to somebody may itself be of this form, unless the member says that something was wrong.
  if (!swap || ("ask" in step && mayBeSpoken(flow, step) && !swap.isSure)) return undefined;
  const found = swapped(flow, active.filled, writtenSlots(flow, active.filled), text);
  if (!found) return undefined;
  if (found.kind === "exchanged") {
    const label = flow.slots[found.name]?.label ?? found.name;
    const line = said.line("swapped", { label, not: found.not, value: found.value });
    return withAnswer(flow, active, found.name, found.answer, line, said);
  }
  // "Bukan karena gaji, tapi keluarga" is an answer where words are asked for.
  if (found.kind === "missing" && !swap.isMistake) return undefined;
  const label = labelOf(flow, step);
  return {
    texts: [said.line(`swap-${found.kind}`, { not: found.not, label })],
    choices: "ask" in step ? [skipChoice] : choicesOf(flow, step),
    flow: active,
  };
}

function withAnswer(
  flow: Flow,
  active: ActiveFlow,
  name: string,
  answer: string,
  line: string,
  said: Said,
): Outcome {
  const next = summed(flow, { ...active, filled: { ...active.filled, [name]: answer } });
  const reminder = remind(flow, next, said);
  return { ...reminder, texts: [line, ...reminder.texts] };
}

const figureKinds: readonly Slot["kind"][] = ["number", "rupiah"];

/** "Eh bahannya 450rb" where another number is asked for: it belongs to the answer that its words name. */
function figureBefore({ flow, active, step, text, said }: Message): Outcome | undefined {
  const slot = slotOf(flow, step);
  if (!("ask" in step) || !slot || !figureKinds.includes(slot.kind)) return undefined;
  const isFigure = (name: string) => figureKinds.includes(flow.slots[name]?.kind ?? "text");
  const names = [...new Set([...writtenSlots(flow, active.filled), step.into])].filter(isFigure);
  const found = figureNamed(flow, names, text);
  if (!found || found.name === step.into) return undefined;
  if (weighFor(flow, active, found.name, text).kind !== "plain") return undefined;
  const label = flow.slots[found.name]?.label ?? found.name;
  const line = said.line("corrected", { label, value: found.value });
  return withAnswer(flow, active, found.name, found.value, line, said);
}

/** "Yang bank hapus aja" at any question that asks for no words: one row of a table is changed. */
function rowBefore({ flow, active, step, text, said }: Message): Outcome | undefined {
  if ("ask" in step && mayBeSpoken(flow, step)) return undefined;
  const change = rowChangeIn(flow, active.filled, text);
  if (!change) return undefined;
  if (!("choices" in change)) {
    const line = said.line(`row-${change.kind}`, { row: change.row });
    return withAnswer(flow, active, change.name, change.rows, line, said);
  }
  const choices = change.choices.map((label, at) => choice(`row:${at}`, label));
  return { texts: [said.line(`row-${change.kind}`)], choices, flow: active };
}

const moved =
  /\b(?:mau|pengen|tolong|minta|eh|bisa|jadinya)(?: (?:aku|gue|gw|saya|tanggalnya|harinya|jadwalnya|di|ku))* (?:geser|pindah|mundur|maju|undur)(?:in|kan)? (?:ke|jadi) ((?:hari |tanggal |tgl )?(?:\d{1,2}(?: ?- ?\d{1,2})?(?: \p{L}{3,9})?|senin|selasa|rabu|kamis|jumat|sabtu|minggu|besok|lusa)(?: (?:depan|pagi|siang|sore|malam))?)(?=[,.;!]|$| (?:ya|aja|saja|dong|deh)\b)/iu;

/** "Mau geser ke 19-23": the only date that was named. */
function movedDate({ flow, active, step, text, said }: Message): Outcome | undefined {
  if ("ask" in step && mayBeSpoken(flow, step)) return undefined;
  const value = moved.exec(text)?.[1];
  const names = writtenSlots(flow, active.filled).filter((name) => flow.slots[name]?.takes === "date");
  const [name, ...others] = names;
  if (value === undefined || name === undefined || others.length > 0) return undefined;
  const line = said.line("corrected", { label: flow.slots[name]?.label ?? name, value });
  return withAnswer(flow, active, name, value, line, said);
}
