import type { Aside } from "#server/external/model/guide/answer/no-answer/answer-aside.ts";
import { filledIn } from "#server/external/model/guide/answer/step-moves.ts";
import type { Step } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";
import { objectionIn } from "#server/external/model/guide/words/yes-no/objections.ts";

type Asking = Extract<Step, { ask: string }>;

const telling =
  /^(?:bilang|tulis|sebut|pake|pakai|ambil|masukin|masukkan|isi)(?:in|kan)?(?: (?:aja|saja|dulu|yang|yg|itu|tadi|dong|ya))* (?=\S)/i;

/** What stands behind "loh kan udah barusan", without "bilang dulu" before it; undefined if nothing of the kind is there. */
export function behindSaid(written: string, rest: string): string | undefined {
  if (rest === written || !written.endsWith(rest)) return undefined;
  const front = written.slice(0, written.length - rest.length);
  return objectionIn(front) === "unheard" ? rest.replace(telling, "") : undefined;
}

/** "Loh kan udah barusan, ...": what stands in an earlier answer already is not written a second time. */
export function saidBefore({ flow, active, text, said }: Aside, step: Asking): Outcome | undefined {
  const slot = flow.slots[step.into];
  const words = plain(text)
    .split(" ")
    .filter((word) => !common.has(word) || /\d/.test(word));
  const isStanding = Object.values(active.filled).some((value) => {
    const earlier = plain(value).split(" ");
    return words.length > 0 && words.every((word) => earlier.includes(word));
  });
  if (!slot?.optional || !isStanding) return undefined;
  const outcome = filledIn(flow, active, step, "", said);
  const line = said.line("said-before", { value: text.trim(), label: slot.label });
  return { ...outcome, texts: [line, ...outcome.texts] };
}
