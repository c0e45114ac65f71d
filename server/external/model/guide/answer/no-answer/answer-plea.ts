import type { Flow, Slot, Step, Waiting } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { stepBack } from "#server/external/model/guide/run-flow.ts";
import { type ActiveFlow, choice, skipChoice } from "#server/external/model/guide/state.ts";
import { ownClauses } from "#server/external/model/guide/words/stories/own-clauses.ts";
import { gistIn } from "#server/external/model/guide/words/to-guide/draft-remarks.ts";
import {
  hasNoPlan,
  pleadsForWords,
  takesBackPlea,
} from "#server/external/model/guide/words/to-guide/plea.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";

/* A plea for the words that are asked for gets a sentence to start from, and nothing of it is stored. */

type Asking = Extract<Step, { ask: string }>;

const wordsMax = 12;
const begun = /^(?:aku|saya|gue|gw)\b/i;
const news =
  /\b(?:gagal|ditolak|(?:ga|gak|nggak|ngga|tidak|belum|blm) (?:lolos|lulus|keterima|diterima|lanjut|jadi|kuat|sanggup|bisa|mau)|resign|berhenti|keluar|hamil|putus|cerai|pindah|utang|hutang|dipecat|phk|diphk|kena)\b/i;

/** A sentence of the member's own that may be the news, said by them: "aku udah ketiga kali ini gagal cpns". */
function ownNews(slot: Slot, told: readonly string[]): string | undefined {
  if (slot.takes !== "news") return undefined;
  const all = told
    .toReversed()
    .flatMap((text) => text.split(/[.!?;\n]+|,\s+/).filter((one) => news.test(one)))
    .map((one) => one.trim())
    .filter((one) => ownClauses(one).length > 0 && one.split(/\s+/).length <= wordsMax);
  const [clause] = all;
  if (clause === undefined) return undefined;
  return begun.test(clause) || /\b(?:aku|saya|gue|gw)\b/i.test(clause) ? clause : `aku ${clause}`;
}

/** Questions for what the member will do. */
const ofOwnPlan = /\b(?:kamu (?:akan |bisa |mau )?(?:lakukan|kerjakan|coba)|langkah\w*)\b/i;

/** The step whose answer a message at the next one takes back. */
function stepBefore(flow: Flow, { trail }: ActiveFlow): Asking | undefined {
  const step = flow.steps[trail.at(-1) ?? -1];
  return step && "ask" in step ? step : undefined;
}

/** Whether a message at this step pleads for words, takes back a plea that was stored, or tells a text anew below it. */
export function isPlea(flow: Flow, active: ActiveFlow, text: string): boolean {
  const step = flow.steps[active.at];
  if (!step || "make" in step) return step !== undefined && gistIn(text) !== undefined;
  if (takesBackPlea(text) && stepBefore(flow, active)) return true;
  if (!("ask" in step)) return false;
  return pleadsForWords(text, mayBeSpoken(flow, step)) || (ofOwnPlan.test(step.ask) && hasNoPlan(text));
}

function exampled(
  flow: Flow,
  active: ActiveFlow,
  step: Asking,
  said: Said,
  told: readonly string[],
): Outcome | undefined {
  const slot = flow.slots[step.into];
  if (!slot) return undefined;
  const here = { ...active, tries: active.tries + 1 };
  const own = ownNews(slot, told);
  if (own !== undefined)
    return {
      texts: [said.line("plea-own", { example: own })],
      choices: [choice("example", own), skipChoice],
      flow: here,
    };
  if (slot.example === undefined) return undefined;
  return { texts: [said.line("plea", { example: slot.example })], choices: [skipChoice], flow: here };
}

/** Handles a plea; undefined if the message is none, or no example is known. */
export function answerPlea(
  flow: Flow,
  active: ActiveFlow,
  step: Waiting,
  text: string,
  said: Said,
  told: readonly string[],
): Outcome | undefined {
  if (!isPlea(flow, active, text)) return undefined;
  const before = takesBackPlea(text) ? stepBefore(flow, active) : undefined;
  if (before) {
    const { [before.into]: _, ...filled } = active.filled;
    const back = stepBack(flow, { ...active, filled }, said).flow;
    const outcome = back && exampled(flow, back, before, said, told);
    return outcome && { ...outcome, texts: [said.line("plea-back"), ...outcome.texts] };
  }
  return "ask" in step ? exampled(flow, active, step, said, told) : undefined;
}
