import type { Flow, Waiting } from "#server/external/model/guide/flow.ts";
import { summed } from "#server/external/model/guide/run-flow.ts";
import { amountOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { isOwed, owedSum } from "#server/external/model/guide/values/costs/owed-sum.ts";
import type { OtherFigure } from "./missed-figure.ts";

/* "Deni. yg 2jt tu DP yg la masuk, yg belum 4,5jt": what is owed, said beside another answer. */

const amounts = /\d[\d.,]* ?(?:ribu|rebu|rb|k|juta|jt)(?!\p{L})|\d{1,3}(?:\.\d{3})+/iu;
const words = /\b(?:sisa|siso|kurang|dp|panjar|belum|blm|total|bukan|tinggal)\p{L}*/iu;
const orders =
  /^(?:(?:eh+|oi|oh|tolong|salah(?: lagi| jumlah\p{L}*)?|ganti|ubah|maaf|itu|jumlah\p{L}*|kan|la|lah|kau|ya|yo|dong|dulu|sih|tapi|tp|td|tadi)[\s,]*)+$/iu;

/** What is left of a message without the sentences and clauses about the sum. */
function withoutSum(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => {
    const clauses = sentence.split(/,\s+/);
    const isAbout = clauses.map((one) => amounts.test(one) || (/\d/.test(one) && words.test(one)));
    const [first, last] = [isAbout.indexOf(true), isAbout.lastIndexOf(true)];
    if (first < 0) return sentence;
    // "Eh salah, 6,5jt itu total": what leads to it goes with it.
    const isCorrection = /^(?:eh+|oi|maaf|salah|oh|tapi|tp)\b/i.test(sentence.trim());
    return clauses.filter((_, at) => (isCorrection ? at > last : at < first || at > last)).join(", ");
  });
  const kept = sentences.filter(
    (one) => one.trim() !== "" && !orders.test(one.replace(/[.!?]+$/, "").trim()),
  );
  return kept
    .join(" ")
    .replace(/[,;]\s*$/, "")
    .trim();
}

/** Reads what is owed beside the answer to another question; undefined if it is said nowhere, or stands so. */
export function owedBeside(
  flow: Flow,
  active: ActiveFlow,
  step: Waiting,
  text: string,
): OtherFigure | undefined {
  const name = Object.keys(flow.slots).find((one) => isOwed(flow.slots[one]));
  const found = name === undefined || ("into" in step && step.into === name) ? undefined : owedSum(text);
  if (name === undefined || !found || "make" in step) return undefined;
  const sumOf = (one: string | undefined) => (one === undefined ? undefined : amountOf(one));
  const standing = active.filled[name] || undefined;
  const isWrong = found.wrong.some((one) => sumOf(one) === sumOf(standing));
  const { value = isWrong ? "" : undefined } = found;
  if (value === undefined) return undefined;
  const isSame = sumOf(value) === sumOf(standing);
  const rest = withoutSum(text);
  if (isSame && rest === text) return undefined;
  const next = summed(flow, { ...active, filled: { ...active.filled, [name]: value } });
  return { active: next, rest, name, value, ...(isSame ? { isSame } : {}) };
}
