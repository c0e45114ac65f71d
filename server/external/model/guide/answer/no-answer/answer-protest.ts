import { isOrdinary } from "#server/external/model/guide/answer/buttons/options.ts";
import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import { type Flow, followers, isWaiting, placeOf, type Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { choicesOf } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import { isAstonished, markedParts } from "#server/external/model/guide/words/yes-no/astonishment.ts";
import { deniedIn, isDenial } from "#server/external/model/guide/words/yes-no/denials.ts";

/*
 * "Lah kok takut dia menyakitiku?? salah kau catat", right behind buttons: the choice is undone and asked for once more,
 * and the message is no answer to what came after it.
 */

type Choosing = Extract<Step, { choose: string }>;
type Option = Choosing["options"][number];

const you = "(?:kau|kamu|km|lo|lu|elu|anda|situ|sampeyan)";
const me = "(?:aku|ak|saya|sy|gue|gw|gua|awak|sa|beta)";
const wrong = new RegExp(
  [
    `\\bsalah (?:${you} )?(?:di ?)?(?:catat|catet|nyatat|nyatet|pilih|tulis|tangkap|tangkep|nangkep|baca|kira|pencet|tekan|ngerti)\\b`,
    `\\b${you} salah (?:catat|catet|nyatat|pilih|tulis|tangkap|tangkep|nangkep|baca|kira)\\b`,
    `\\b(?:kepencet|kepilih|salah pencet)\\b`,
    `\\b(?:bukan|bkn) (?:itu|yang itu|yg itu) (?:yang |yg )?(?:pilihanku|pilihan ${me}|kupilih|${me} pilih)\\b`,
    `\\b${me} (?:kan )?(?:ga|gak|nggak|ngga|tidak|ndak|nda|gk) (?:pernah )?(?:pilih|milih|bilang|ngomong|nulis|jawab) (?:itu|gitu|begitu|yang itu|yg itu)\\b`,
    `\\b(?:siapa|sapa|sopo) (?:yang |yg |sing )?(?:pilih|milih|bilang)\\b`,
  ].join("|"),
  "u",
);

/** The place of the step that waits after a place; undefined behind a condition. */
function waitingAt(flow: Flow, from: number): number | undefined {
  let at = from;
  for (let count = 0; count <= flow.steps.length; count += 1) {
    const step = flow.steps[at];
    if (!step || "branch" in step) return undefined;
    if (isWaiting(step)) return at;
    const [next] = followers(flow, at);
    if (next === undefined) return undefined;
    at = next;
  }
  return undefined;
}

/** The button that was chosen at a step; of a step that stores nothing, those that led to where the flow waits. */
function chosenAt(flow: Flow, active: ActiveFlow, step: Choosing, place: number): Option[] {
  const value = step.into === undefined ? undefined : active.filled[step.into];
  if (value !== undefined) return step.options.filter((one) => (one.value ?? one.label) === value);
  return step.options.filter(({ to = step.to }) => {
    const next = to === undefined ? place + 1 : placeOf(flow, to);
    const waiting = waitingAt(flow, next);
    return waiting === undefined || waiting === active.at;
  });
}

/** Whether words name what a button says. */
const names = (words: string, { label, words: own = [] }: Option): boolean => {
  const stems = new Set(
    vocabulary()
      .stems([label, ...own].join(" "))
      .filter(isOrdinary),
  );
  return vocabulary()
    .stems(words)
    .some((stem) => stems.has(stem));
};

function protests(flow: Flow, active: ActiveFlow, chosen: readonly Option[], text: string): boolean {
  const parts = markedParts(text);
  if (parts.some((part) => wrong.test(plain(part)))) return true;
  const step = flow.steps[active.at];
  // What will be said to somebody may itself wonder or deny.
  if (step && "ask" in step && mayBeSpoken(flow, step)) return false;
  const denied = chosen.filter(({ label }) => !isDenial(label));
  return (
    parts.filter(isAstonished).some((words) => chosen.some((one) => names(words, one))) ||
    deniedIn(text).some((words) => denied.some((one) => names(words, one)))
  );
}

/** Undoes the choice before a message that protests against it; undefined if it does not. */
export function answerProtest(flow: Flow, active: ActiveFlow, text: string, said: Said): Outcome | undefined {
  const place = active.trail.at(-1);
  const step = place === undefined ? undefined : flow.steps[place];
  const isMade = "make" in (flow.steps[active.at] ?? {});
  const isOpen = active.reading === undefined && active.changing === undefined && !isMade;
  if (place === undefined || !step || !("choose" in step) || !isOpen) return undefined;
  if (!protests(flow, active, chosenAt(flow, active, step, place), text)) return undefined;
  const { original: _, ...rest } = active;
  const filled = Object.fromEntries(Object.entries(active.filled).filter(([name]) => name !== step.into));
  return {
    texts: [said.line("choice-undone"), step.choose],
    choices: choicesOf(flow, step),
    flow: { ...rest, filled, at: place, tries: 0, trail: active.trail.slice(0, -1) },
  };
}
