import { chosen, pressed } from "#server/external/model/guide/answer/buttons/pressed-button.ts";
import { changeIn, slotNamedIn } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import {
  mergedRows,
  reperioded,
  rowChangeIn,
} from "#server/external/model/guide/document/edits/row-changes.ts";
import { isCorrection } from "#server/external/model/guide/document/edits/several-corrections.ts";
import type { Flow, Slot } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { answerMax, recalculated } from "#server/external/model/guide/run-flow.ts";
import { amountOf, fits, isOfLoans, numbersOf, withoutAmount } from "#server/external/model/guide/slots.ts";
import { type ActiveFlow, choice } from "#server/external/model/guide/state.ts";
import { debtsIn } from "#server/external/model/guide/values/costs/debt-lines.ts";
import { isIncluded } from "#server/external/model/guide/values/costs/included.ts";
import { nothingHere, nothingNamed } from "#server/external/model/guide/values/costs/no-cost.ts";
import { amountsIn, numberWords, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { withAmountFor } from "#server/external/model/guide/values/row-lines.ts";
import { figureFor, figureNamed, swapped } from "#server/external/model/guide/values/swaps.ts";
import { priceAsked } from "#server/external/model/guide/words/prices.ts";
import {
  commandIn,
  isHurry,
  isSameText,
  plain,
} from "#server/external/model/guide/words/to-guide/commands.ts";
import { isFine } from "#server/external/model/guide/words/yes-no/acceptance.ts";
import { startsWithNo } from "#server/external/model/guide/words/yes-no/denials.ts";
import { judgedPrice } from "./answer-price.ts";
import { besideYes, isYesBut } from "./beside-yes.ts";
import { capital, confirmed, figureSlots, readBackChoices, shownOf } from "./read-back.ts";
import { askedBack, reworded, weighedAgain, weighFor } from "./unclear-figure.ts";

const unchanged = choice("keep", "Tidak jadi ganti");
const triesMax = 2;

/** A member's message while the values of a calculation are read back. */
type Reply = { flow: Flow; active: ActiveFlow; text: string; said: Said };

/** Calculates once the member agrees; otherwise changes one value and reads all of them back again. */
export function answerReadBack(reply: Reply): Outcome {
  const { flow, active, text, said } = reply;
  const { reading = "?" } = active;
  const beside = besideHere(reply, reading);
  if (beside) return beside;
  if (reading !== "?") return newValue(reply, reading);
  const choices = readBackChoices(flow, active);
  const corrected = correctedHere(reply);
  if (corrected) return corrected;
  if (flow.priced && priceAsked(text))
    return { texts: [judgedPrice(flow, active, text, said)], choices, flow: active };
  const press = chosen(choices, text) ?? (/\d/.test(text) ? undefined : pressed(choices, text));
  if (press?.id.startsWith("slot:")) return askedFor(reply, press.id.slice("slot:".length));
  if (press || agrees(reply)) return recalculated(flow, confirmed(flow, active), said);
  const change = changed(reply);
  if (change) return change;
  const line = isWrong(text) ? "read-back-wrong" : active.doubted ? "read-back-sure" : "read-back-unclear";
  return { texts: [said.line(line)], choices, flow: { ...active, tries: active.tries + 1 } };
}

/** What stands beside a yes, or changes several values; the words of a button do neither. */
function besideHere(reply: Reply, reading: string): Outcome | undefined {
  const { flow, active, text } = reply;
  if (reading !== "?")
    return isYesBut(text)
      ? besideYes({ ...reply, active: { ...active, reading: "?" } }, changedAlone)
      : undefined;
  const isPress = readBackChoices(flow, active).some(({ label }) => isSameText(label, text));
  return isPress ? undefined : besideYes(reply, changedAlone);
}

const changedAlone = (reply: Reply): Outcome | undefined => correctedHere(reply) ?? changed(reply);

/** Puts right words or rows of the values wherever they stand: "bank 2 juta bukan 20", "yang bank hapus aja". */
function correctedHere({ flow, active, text, said }: Reply): Outcome | undefined {
  const period = reperioded(flow, active.filled, text);
  const swap = period ? undefined : swapped(flow, active.filled, figureSlots(flow, active), text);
  const row = swap?.kind === "exchanged" ? undefined : (period ?? rowChangeIn(flow, active.filled, text));
  if (row && "choices" in row) {
    const choices = row.choices.map((label, at) => choice(`row:${at}`, label));
    return { texts: [said.line(`row-${row.kind}`)], choices, flow: active };
  }
  const answers =
    pricedRow(flow, active, text) ??
    (swap?.kind === "exchanged" ? { [swap.name]: swap.answer } : row && { [row.name]: row.rows });
  if (!answers) return undefined;
  return recalculated(
    flow,
    { ...active, filled: { ...active.filled, ...answers }, reading: undefined },
    said,
  );
}

/** The amount of a cost that had none. */
function pricedRow(flow: Flow, { filled }: ActiveFlow, text: string): Record<string, string> | undefined {
  for (const [name, slot] of Object.entries(flow.slots)) {
    const rows = filled[name] ?? "";
    const priced = slot.kind === "rows" ? withAmountFor(withoutAmount(slot, rows), rows, text) : undefined;
    if (priced !== undefined) return { [name]: priced };
  }
  return undefined;
}

/** What a message changes: a new value, a part that is counted already, or a cost that is for another period. */
function changed(reply: Reply): Outcome | undefined {
  const { flow, active, text, said } = reply;
  const names = figureSlots(flow, active);
  const nothing = nothingNamed(flow, names, text);
  if (nothing !== undefined) return newValue({ ...reply, text: "0" }, nothing);
  const change = changeIn(flow, names, text);
  if (change) return newValue({ ...reply, text: change.value }, change.name);
  const figure = figureNamed(flow, names, text);
  if (figure && flow.slots[figure.name]?.kind !== "rows")
    return newValue({ ...reply, text: figure.value }, figure.name);
  const again = names.find((name) => reworded(active, name, text) !== undefined);
  const outcome = again && weighedAgain(flow, { ...active, reading: again }, again, text, said);
  if (outcome) return outcome;
  const named = slotNamedIn(flow, names, text);
  if (named === undefined) return undefined;
  if (isIncluded(text) && flow.slots[named]?.optional) return left(reply, named);
  return /\d/.test(text) ? newValue(reply, named) : askedFor(reply, named);
}

/** A cost that is part of another one is not counted. */
function left({ flow, active, said }: Reply, name: string): Outcome {
  const filled = { ...active.filled, [name]: "" };
  const outcome = recalculated(flow, { ...active, filled, reading: undefined }, said);
  const label = flow.slots[name]?.label ?? name;
  return { ...outcome, texts: [said.line("included", { label }), ...outcome.texts] };
}

/** Whether a new value of one number is the one that stands already. */
function isSame({ flow, active, text }: Reply, name: string): boolean {
  const numbers = numbersOf(flow, { [name]: text }, {});
  return (
    active.reading === "?" &&
    flow.slots[name]?.kind !== "rows" &&
    numbersOf(flow, active.filled, active.sums)(name) === numbers(name)
  );
}

/** Says that nothing has changed, and which value stands. */
function kept({ flow, active, said }: Reply, name: string): Outcome {
  const label = capital(flow.slots[name]?.label ?? name);
  const value = shownOf(flow, active, name);
  const line = said.line("read-back-same", { label, value });
  return {
    texts: [line],
    choices: readBackChoices(flow, active),
    flow: { ...active, tries: active.tries + 1 },
  };
}

const isWrong = (text: string): boolean => startsWithNo(text) || isCorrection(text);

/** Agreement in other words, or one of the values once more. A doubtful value needs a plain yes. */
function agrees({ flow, active, text }: Reply): boolean {
  if (active.doubted) return saysYes.test(plain(text));
  if (isFine(text) || isHurry(text) || goesOn(text)) return true;
  // A table that is written once more changes nothing.
  if (figureSlots(flow, active).some((name) => isSameText(active.filled[name] ?? "", text))) return true;
  const numbers = numbersOf(flow, active.filled, active.sums);
  const [value, ...others] = amountsIn(text);
  // "Yang bank 2 juta aja" is no agreement to another 2 juta.
  return (
    value !== undefined &&
    others.length === 0 &&
    figureSlots(flow, active).some(
      (name) => numbers(name) === value && figureFor(flow.slots[name], text) !== undefined,
    )
  );
}

const saysYes =
  /^(?:iya|ya|yaa|iyo|yoi|betul|bener|benar|memang|emang|njih|nggih|inggih|leres|muhun|sumuhun|iye|iyek|so|sudah benar|udah bener)(?: (?:iya|ya|kak|betul|bener|benar|memang|emang|begitu|gitu|segitu|itu|kok|kan|sih|deh|bang|min|bu|pak|lanjut|hitung))*$/;

function askedFor({ flow, active, said }: Reply, name: string): Outcome {
  const label = flow.slots[name]?.label ?? name;
  return {
    texts: [said.line("change-slot", { label })],
    choices: [unchanged],
    flow: { ...active, reading: name, tries: 0 },
  };
}

const reckon =
  /^(?:(?:udah|udh|sudah|ya|iya|ok|oke|langsung|lanjut|(?:(?:belum|blm|durung|acan|ga|gak|nggak|ndak|kurang) )?(?:tau|tahu|ngerti|terang)|gatau|gtau|lupa|nanti|itu|yang itu|dulu) )*(?:di)?h?itung(?: (?:aja|saja|ae|wae|bae|dulu|dong|sekarang|ya))*$/;

/** "Udah, itung": no new value. */
const goesOn = (text: string): boolean => commandIn(text) === "skip" || reckon.test(plain(text));

/** Takes a new value, if it is plain, and reads all of them back. */
function newValue(reply: Reply, name: string): Outcome {
  const { flow, active, text, said } = reply;
  const slot = flow.slots[name];
  if (text !== "0" && nothingHere(flow, name, text)) return newValue({ ...reply, text: "0" }, name);
  const isUnchanged = chosen([unchanged], text) !== undefined || goesOn(text) || active.tries > triesMax;
  if (!slot || isUnchanged) return recalculated(flow, { ...active, reading: undefined }, said);
  const reading = { ...active, reading: name };
  const again = active.weighing ? weighedAgain(flow, reading, name, text, said) : undefined;
  if (again) return again;
  if (slot.optional && isIncluded(text)) return left(reply, name);
  if (!fits(slot, text))
    return {
      texts: [said.line("no-number", { label: slot.label, example: slot.example ?? "3" })],
      choices: [unchanged],
      flow: { ...reading, tries: active.tries + 1 },
    };
  const found = weighFor(flow, active, name, text);
  if (found.kind === "named") return newValue({ ...reply, text: found.figure.value }, name);
  return found.kind === "plain" ? taken(reply, name) : askedBack(flow, reading, name, found, said, text);
}

/** A figure without the words beside it, which may not stand for it later. */
function bareFigure(slot: Slot | undefined, text: string): string {
  if (slot?.kind === "number") return numberWords(text);
  const sum = slot?.kind === "rupiah" ? amountOf(text, slot.unit) : undefined;
  return sum === undefined || /^\S*\d\S*(?: (?:ribu|rb|juta|jt))?$/i.test(text.trim())
    ? text.trim()
    : rupiahText(sum);
}

/** Takes a plain value, unless it is the one that stands already. */
function taken(reply: Reply, name: string): Outcome {
  const { flow, active, text, said } = reply;
  const slot = flow.slots[name];
  // "Uangnya 80 juta, langsung hitung saja" repeats a value and agrees to all.
  if (isSame(reply, name))
    return /\b(?:di)?(?:hitung|itung)/i.test(text)
      ? recalculated(flow, confirmed(flow, active), said)
      : kept(reply, name);
  const before = active.filled[name] ?? "";
  const merged = mergedRows(flow, name, before, text);
  const filled = { ...active.filled, [name]: (merged ?? bareFigure(slot, text)).slice(0, answerMax) };
  const outcome = recalculated(flow, { ...active, filled, reading: undefined }, said);
  const gone = slot && isOfLoans(slot) && merged === undefined ? debtsIn(before) : [];
  const names = gone.map((debt) => debt.name).join(", ");
  return names === ""
    ? outcome
    : { ...outcome, texts: [said.line("owed-gone", { names }), ...outcome.texts] };
}
