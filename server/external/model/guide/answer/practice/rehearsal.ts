import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";

/* Questions that somebody else will ask and whose answers are practised: how many there are, and how many are wanted. */

export type Asking = Extract<Step, { ask: string }>;

/** Whether a step asks what somebody else would ask, such as an interviewer. */
export const isRehearsed = (step: Step | undefined): step is Asking =>
  step !== undefined && "ask" in step && step.review !== undefined && step.ask.startsWith("“");

export const rehearsedIn = (flow: Flow): Asking[] => flow.steps.filter((step) => isRehearsed(step));

/** Those that are asked one after another: a question of an occupation stands in place of one for anybody. */
const usualIn = (flow: Flow): Asking[] => rehearsedIn(flow).filter(({ review }) => review?.of === undefined);

/** Those that were asked, also those that were passed by, in their order. */
export const askedIn = (flow: Flow, { filled }: Pick<ActiveFlow, "filled">): Asking[] =>
  rehearsedIn(flow).filter(({ into }) => filled[into] !== undefined);

/** How many of them were asked, also those that were passed by. */
export const askedCount = (flow: Flow, active: Pick<ActiveFlow, "filled">): number =>
  askedIn(flow, active).length;

/** Whether the member wanted no more questions than were asked before this step. */
export const isBeyond = (flow: Flow, active: ActiveFlow, step: Step | undefined): boolean =>
  isRehearsed(step) &&
  active.questions !== undefined &&
  active.filled[step.into] === undefined &&
  askedCount(flow, active) >= active.questions;

const severalMin = 2;

/** "Pertanyaan 2 dari 3.", before what is said about the question at this step; "" at any other. */
export function numbered(flow: Flow, active: ActiveFlow, step: Step | undefined): string {
  const most = usualIn(flow).length;
  const { questions = most } = active;
  if (!isRehearsed(step) || most < severalMin) return "";
  const before = askedIn(flow, active).filter(
    (one) => flow.steps.indexOf(one) < flow.steps.indexOf(step),
  ).length;
  // Questions on top have no number among those that were announced.
  return before >= most ? "" : `Pertanyaan ${before + 1} dari ${Math.min(questions, most)}. `;
}

/** The flow with the number of questions that the member wants, and what the guide says about it. */
export function withQuestions(
  flow: Flow,
  active: ActiveFlow,
  count: number | undefined,
  said: Said,
): { active: ActiveFlow; line: string[] } {
  const most = usualIn(flow).length;
  if (count === undefined || count < 1 || most < severalMin) return { active, line: [] };
  const line = said.line(count > most ? "practice-most" : "practice-count", {
    count: String(Math.min(count, most)),
  });
  return { active: { ...active, questions: Math.min(count, most) }, line: count === most ? [] : [line] };
}
