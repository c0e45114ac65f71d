import type { Aside } from "#server/external/model/guide/answer/no-answer/answer-aside.ts";
import { filledIn } from "#server/external/model/guide/answer/step-moves.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { remind, summed } from "#server/external/model/guide/run-flow.ts";
import { amountOf, fits, numbersOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { isOfPiece } from "#server/external/model/guide/values/costs/cost-lists.ts";
import { tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { slotsMeant } from "#server/external/model/guide/values/slot-words.ts";
import { askedBack, weighFor, withDays } from "./unclear-figure.ts";

/* "8rb. eh td yg 60rb itu bukan satu barang, itu sehari buat 22 toples": an earlier figure is asked about once more. */

const recalled = /\b(?:tadi|td|tdi|sebelumnya|barusan|yang|yg|itu)\b/i;
const borders = /([.;!\n]+\s+|,\s+|\s+(?=(?:eh|tapi|tp|btw|oh iya|oiya|bentar|bntar|ralat)\b))/i;

/** The earlier figure for one piece that a part of a message recalls. */
function recalledIn(flow: Flow, active: ActiveFlow, into: string, part: string): string | undefined {
  const numbers = numbersOf(flow, active.filled, active.sums);
  const names = Object.keys(active.filled).filter((name) => {
    const slot = flow.slots[name];
    return name !== into && slot !== undefined && isOfPiece(slot) && numbers(name) !== undefined;
  });
  if (!recalled.test(part)) return undefined;
  const values = tokensIn(withFigures(part)).map(({ value }) => value);
  const byValue = names.find((name) => values.includes(numbers(name) ?? Number.NaN));
  const isOfBefore = /\b(?:tadi|td|tdi|sebelumnya|barusan)\b/i.test(part);
  return byValue ?? (isOfBefore ? slotsMeant(flow, names, part)[0] : undefined);
}

const rather =
  /\b(?:harusnya|seharusnya|mestinya|(?:yang|yg) (?:bener|benar)(?:nya)?|maksud(?:nya|ku| aku| saya)|ralat)\b[ ,:]*(\D{0,12}\d.*)$/is;

const ofPieces = /\b(?:buat|bt|untuk|utk|(?:di)?bagi|isi|dapat|dapet)\b/i;

/** "Yg 3rb itu salah, harusnya 4rb": the amount that stands in the place of the earlier one. */
function rightIn(flow: Flow, active: ActiveFlow, name: string, behind: string): string | undefined {
  const right = rather.exec(withFigures(behind))?.[1] ?? "";
  const [only, ...others] = tokensIn(right);
  const before = numbersOf(flow, active.filled, active.sums)(name);
  if (!only || others.length > 0 || only.of !== undefined || only.value === before || ofPieces.test(right))
    return undefined;
  const isOne = ["plain", "named"].includes(weighFor(flow, active, name, right).kind);
  const isMoney = only.isMoney || only.value >= 1000 || flow.slots[name]?.unit !== undefined;
  return isOne && isMoney ? right.slice(only.from, only.to).trim() : undefined;
}

/** Puts an earlier figure right, and takes what is said ahead of it as the answer to this question. */
function putRight(message: Aside, name: string, value: string, ahead: string): Outcome {
  const { flow, active, step, said } = message;
  const here = summed(flow, { ...active, filled: { ...active.filled, [name]: value } });
  const own = "ask" in step ? answerAhead(flow, here, step.into, ahead)[step.into] : undefined;
  const outcome = own === undefined ? remind(flow, here, said) : filledIn(flow, here, step, own, said);
  const line = said.line("corrected", { label: flow.slots[name]?.label ?? name, value });
  return { ...outcome, texts: [line, ...outcome.texts] };
}

/** Takes what answers this question, and asks for an earlier figure again that was for several pieces. */
export function answerReopened(message: Aside): Outcome | undefined {
  const { flow, active, step, text, said } = message;
  if (!("ask" in step)) return undefined;
  const parts = text.split(borders);
  const at = parts.findIndex((part) => recalledIn(flow, active, step.into, part) !== undefined);
  const name = at < 0 ? undefined : recalledIn(flow, active, step.into, parts[at] ?? "");
  const place = flow.steps.findIndex((one) => "ask" in one && one.into === name);
  if (name === undefined || place < 0) return undefined;
  const behind = parts.slice(at).join("");
  const right = rightIn(flow, active, name, behind);
  if (right !== undefined) return putRight(message, name, right, parts.slice(0, at).join(""));
  const before = numbersOf(flow, active.filled, active.sums)(name) ?? 0;
  const hasAmount = tokensIn(withFigures(behind)).some(({ value, isMoney }) => isMoney || value === before);
  const found = weighFor(
    flow,
    withDays(flow, active, text),
    name,
    hasAmount ? behind : `Rp${before} ${behind}`,
  );
  if (found.kind !== "division" && found.kind !== "pieces" && found.kind !== "sum") return undefined;
  const filled = { ...active.filled, ...answerAhead(flow, active, step.into, parts.slice(0, at).join("")) };
  const { [name]: _, ...others } = filled;
  const here = {
    ...withDays(flow, active, text),
    ...{ filled: others, at: place, tries: 0 },
    trail: active.trail.filter((one) => one !== place),
    passed: active.passed.filter((one) => one !== active.at),
  };
  const outcome = askedBack(flow, here, name, found, said, behind);
  const label = flow.slots[step.into]?.label ?? step.into;
  const value = filled[step.into];
  const told = value === undefined ? [] : [said.line("picked-figure", { label, value })];
  return { ...outcome, texts: [...told, ...outcome.texts] };
}

/** What a message says for the present question before it turns to an earlier figure. */
function answerAhead(flow: Flow, active: ActiveFlow, into: string, ahead: string): Record<string, string> {
  const slot = flow.slots[into];
  const text = ahead
    .replace(/(?:[\s,.;!]|\b(?:eh|tapi|tp|btw|oh iya|oiya|bentar|bntar|ralat)\b)+$/i, "")
    .trim();
  if (!slot || text === "" || !fits(slot, text)) return {};
  const found = weighFor(flow, active, into, text);
  if (found.kind === "named") return { [into]: found.figure.value };
  const isPlain =
    found.kind === "plain" && (slot.kind !== "rupiah" || amountOf(text, slot.unit) !== undefined);
  return isPlain ? { [into]: text } : {};
}
