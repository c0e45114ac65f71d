import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { questionAgain } from "#server/external/model/guide/run-flow.ts";
import { type ActiveFlow, skipChoice } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import type { Aside } from "../no-answer/answer-aside.ts";
import { type Asking, isRehearsed } from "./rehearsal.ts";

/* "Lewat aja yang ini. maunya kelebihan dulu": a practised question is passed by, and the next one is named. */

const passing =
  /^(?:(?:ya|yah|eh|oh|hm+|udah|sudah|maaf) )*(?:lewat|lewati|lewatin|lewatkan|skip|loncat|loncati|pass|next)(?: (?:aja|saja|dulu|deh|lah|dah|ya|kak|min|mbak|mas|bang|yang|yg|ini|itu|nomor|pertanyaan|soal|soalnya|pertanyaannya|langsung))*$/;

/** What stands behind the words that pass a question by; undefined if a message passes nothing by, or says no more. */
export function behindPassing(text: string): string | undefined {
  const [first = ""] = text.split(/[,.;!?\n]+/);
  const rest = text.slice(first.length).replace(/^[\s,.;!?]+/, "");
  return passing.test(plain(first)) && rest !== "" ? rest : undefined;
}

const fronting =
  "(?:(?:jadi|ya|yah|iya|eh|oh|lho|loh|pak|bu|kak|min|mas|mbak|bang|tolong|maksud saya|maksudku|mau|bisa|boleh) )*(?:(?:saya|aku|gue|gw) (?=mau|minta))?(?:mau )?";
const ending = "(?: (?:aja|saja|dulu|dong|deh|ya|lah|pak|bu|kak|min|mas|mbak|bang))*";
const leading = new RegExp(
  `^${fronting}(?:(?:langsung|lanjut|loncat|lompat|pindah)(?: (?:aja|saja|ke))*(?: (?:yang|yg|pertanyaan|soal|bagian|nomor|tentang|ke))+|minta (?:yang|yg|pertanyaan|soal)(?: (?:yang|yg|soal|tentang))*) (\\p{L}+(?: \\p{L}+){0,4}?)${ending}$`,
  "u",
);

/** "Langsung yg kelemahan saja": the question to which the member wants to go on; undefined if a message says none. */
const wantedNext = (text: string): string | undefined =>
  text
    .split(/[,.;!?\n]+/)
    .map((clause) => leading.exec(plain(clause))?.[1])
    .find((words) => words !== undefined);

type Practised = Asking & { review: NonNullable<Asking["review"]> };
const isPractised = (step: Step): step is Practised => "ask" in step && step.review !== undefined;

/** Words that stand in several questions. */
const everywhere = /^(?:jawab\p{L}*|tanya\p{L}*|sebut\p{L}*|bagaimana|kamu|kenapa|apa)$/u;

/** The practised question that words name: "dilatih kelebihan". `isFirst`: of several that fit as well, the first one counts. */
function practisedIn(flow: Flow, text: string, now: Step, isFirst = false): Practised | undefined {
  const said = new Set(vocabulary().stems(text.replace(/\bkelemahan/gi, "kekurangan")));
  const scored = flow.steps
    .filter((step) => isPractised(step) && step !== now)
    .filter(isPractised)
    .map((step) => {
      const own = `${step.ask} ${flow.slots[step.into]?.label ?? ""}`.split(/[^\p{L}]+/u);
      const stems = new Set(
        vocabulary().stems(own.filter((word) => !everywhere.test(word.toLowerCase())).join(" ")),
      );
      return { step, hits: [...stems].filter((stem) => said.has(stem)).length };
    })
    .toSorted((one, another) => another.hits - one.hits);
  const [best, second] = scored;
  const isSure = best !== undefined && best.hits > (isFirst ? 0 : (second?.hits ?? 0));
  return isSure ? best.step : undefined;
}

/** The practised question to which a message wants to go on. */
function nextNamed(flow: Flow, text: string, step: Step): Practised | undefined {
  const next = wantedNext(text);
  return next === undefined ? undefined : practisedIn(flow, next, step, true);
}

/** Whether a message at a practised question names another one to go on with. */
export function namesNext({ flow, active, text }: { flow: Flow; active: ActiveFlow; text: string }): boolean {
  const step = flow.steps[active.at];
  return isRehearsed(step) && nextNamed(flow, text, step) !== undefined;
}

/** Leads to the question that is named behind the words that pass this one by. */
export function passedTo(
  { flow, active, text, said }: Omit<Aside, "step">,
  step: Asking,
): Outcome | undefined {
  const rest = behindPassing(text);
  const wanted = nextNamed(flow, text, step) ?? (rest && practisedIn(flow, rest, step));
  if (!wanted) return undefined;
  const { [wanted.into]: _, ...kept } = active.filled;
  const next = {
    ...active,
    at: flow.steps.indexOf(wanted),
    trail: [...active.trail, active.at],
    filled: { ...kept, [step.into]: "" },
    tries: 0,
  };
  return {
    texts: [said.line("practice-passed"), ...questionAgain(flow, next, said)],
    choices: flow.slots[wanted.into]?.optional ? [skipChoice] : [],
    flow: next,
  };
}
