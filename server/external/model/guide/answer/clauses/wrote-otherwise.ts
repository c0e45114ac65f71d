import { remind, summed } from "#server/external/model/guide/run-flow.ts";
import { swappedFor, writtenSlots } from "#server/external/model/guide/values/swaps.ts";
import { quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import type { Beside, Message } from "./beside-answer.ts";

/*
 * "Lho kok sebagaian, kan aku nulise sebagian. ...": a word that stands otherwise than it was written. It is exchanged where
 * it stands, and the rest of the message is the answer.
 */

const me = "(?:aku|ak|saya|sy|sa|gue|gw|gua|ku|tak|awak|ambo|kulo)";
const writing =
  "(?:(?:nulis|ngetik|ketik|tulis|nyebut)(?:e|ne|nya|an|anku|ku|in)?|(?:ku|tak ?)(?:tulis|ketik)|maksud(?:ku|nya|e|te)|tulisan(?:ku|e))";
const words = "[^\\s,.;!?]+(?: [^\\s,.;!?]+){0,2}?";
const otherwise = new RegExp(
  `^(?:(?:lho|loh|lah|lha|eh|ih|kak|min|mas|mbak)[ ,]+)*(?:kok|kog)(?: (?:jadi|malah|ditulis))? (${words})(?: (?:sih|to|ya))?[,.?!]+\\s*(?:(?:kan|padahal|lha|tadi|wong|${me}) )*${writing}(?: (?:kan|itu|tadi|ki|yo))* (${words})(?:[,.!?]+\\s*|$)`,
  "iu",
);

const slipStart = 4;
/** Two spellings of one word: "sebagaian" for "sebagian". */
const isSlip = (not: string, value: string): boolean =>
  !/\s/.test(not + value) &&
  not.slice(0, slipStart).toLowerCase() === value.slice(0, slipStart).toLowerCase();

/** Exchanges what was written otherwise; undefined if a message says nothing of the kind. */
export function wroteOtherwise({ flow, active, text, said }: Message): Beside | undefined {
  const found = otherwise.exec(text.trim());
  const [whole = "", not = "", value = ""] = found ?? [];
  if (!found || not.toLowerCase() === value.toLowerCase()) return undefined;
  const swap = { not, value, where: "", isSure: true, isMistake: true };
  const swapped = swappedFor(flow, active.filled, writtenSlots(flow, active.filled), swap);
  const isDone = swapped?.kind === "exchanged";
  if (!isDone && !isSlip(not, value)) return undefined;
  const next = isDone
    ? summed(flow, { ...active, filled: { ...active.filled, [swapped.name]: swapped.answer } })
    : active;
  const line = isDone
    ? said.line("swapped", { label: flow.slots[swapped.name]?.label ?? swapped.name, not, value })
    : said.line("aside-left", { quote: quotedQuestion(whole) });
  const rest = text.trim().slice(whole.length).trim();
  const outcome = rest === "" ? remind(flow, next, said) : undefined;
  return { active: next, lines: [line], rest, outcome, isShown: isDone, isCounted: false };
}
