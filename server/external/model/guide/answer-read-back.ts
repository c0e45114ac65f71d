import { amountsIn } from "./amounts.ts";
import { commandIn, isHurry, isSameText } from "./commands.ts";
import type { Flow } from "./flow.ts";
import { changeIn, isFine, slotNamedIn } from "./made.ts";
import { chosen, pressed } from "./press.ts";
import { confirmed, figureSlots, readBackChoices } from "./read-back.ts";
import { answerMax, type Outcome, recalculated } from "./run-flow.ts";
import type { Said } from "./said.ts";
import { fits, numbersOf } from "./slots.ts";
import { type ActiveFlow, choice } from "./state.ts";
import { askedBack, weighFor } from "./weighed.ts";

const unchanged = choice("keep", "Tidak jadi ganti");

/** A member's message while the values of a calculation are read back. */
type Reply = { flow: Flow; active: ActiveFlow; text: string; said: Said };

/** Calculates once the member agrees; otherwise changes one value and reads all of them back again. */
export function answerReadBack(reply: Reply): Outcome {
  const { flow, active, text, said } = reply;
  const { reading = "?" } = active;
  if (reading !== "?") return newValue(reply, reading);
  const names = figureSlots(flow, active);
  const choices = readBackChoices(flow, active);
  const press = chosen(choices, text) ?? (/\d/.test(text) ? undefined : pressed(choices, text));
  if (press?.id.startsWith("slot:")) return askedFor(reply, press.id.slice("slot:".length));
  if (press || agrees(reply)) return recalculated(flow, confirmed(flow, active), said);
  const change = changeIn(flow, names, text);
  if (change) return newValue({ ...reply, text: change.value }, change.name);
  const named = slotNamedIn(flow, names, text);
  if (named !== undefined) return /\d/.test(text) ? newValue(reply, named) : askedFor(reply, named);
  if (active.tries >= triesMax) return recalculated(flow, confirmed(flow, active), said);
  return {
    texts: [said.line("read-back-unclear")],
    choices,
    flow: { ...active, tries: active.tries + 1 },
  };
}

const triesMax = 2;

/** Agreement in other words, or one of the values once more. */
function agrees({ flow, active, text }: Reply): boolean {
  if (isFine(text) || isHurry(text) || commandIn(text) === "skip") return true;
  // A table that is written once more changes nothing.
  if (figureSlots(flow, active).some((name) => isSameText(active.filled[name] ?? "", text))) return true;
  const numbers = numbersOf(flow, active.filled, active.sums);
  const [value, ...others] = amountsIn(text);
  return (
    value !== undefined &&
    others.length === 0 &&
    figureSlots(flow, active).some((name) => numbers(name) === value)
  );
}

function askedFor({ flow, active, said }: Reply, name: string): Outcome {
  const label = flow.slots[name]?.label ?? name;
  return {
    texts: [said.line("change-slot", { label })],
    choices: [unchanged],
    flow: { ...active, reading: name, tries: 0 },
  };
}

/** Takes a new value, if it is plain, and reads all of them back. */
function newValue({ flow, active, text, said }: Reply, name: string): Outcome {
  const slot = flow.slots[name];
  const isUnchanged =
    chosen([unchanged], text) !== undefined || commandIn(text) === "skip" || active.tries > triesMax;
  if (!slot || isUnchanged) return recalculated(flow, { ...active, reading: undefined }, said);
  const reading = { ...active, reading: name };
  if (!fits(slot, text))
    return {
      texts: [said.line("no-number", { label: slot.label, example: slot.example ?? "3" })],
      choices: [unchanged],
      flow: { ...reading, tries: active.tries + 1 },
    };
  const found = weighFor(flow, active, name, text);
  if (found.kind === "named") return newValue({ flow, active, text: found.figure.value, said }, name);
  if (found.kind !== "plain") return askedBack(flow, reading, name, found, said);
  const filled = { ...active.filled, [name]: text.trim().slice(0, answerMax) };
  return recalculated(flow, { ...active, filled, reading: undefined }, said);
}
