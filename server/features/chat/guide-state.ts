import type { RiskLevel } from "#rules/safety/types.ts";
import type { AnswerRisk, messages } from "#server/db/tables/conversation.ts";
import { nextState } from "#server/external/model/guide/guide.ts";
import {
  emptyState,
  flowName,
  flowPrefix,
  type GuideState,
  isOfGuide,
} from "#server/external/model/guide/state.ts";
import type { Attached } from "#server/external/model/model.ts";
import { messagePlace } from "#server/features/conversation/conversation.ts";
import { attachedTo, type riskColumns, riskIn } from "#server/features/message/message.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";

type Row = Pick<
  typeof messages.$inferSelect,
  "type" | "bodySealed" | "answeredBy" | "isIdle" | keyof typeof riskColumns
>;

/** How many of the newest messages told to a model fill in the slots of a flow that it offers. */
const toldMax = 3;
const toldLengthMax = 1500;

/**
 * State of the conversation with the guide, and a question whose answer has not stored a state yet, with the risk shown
 * for it. `isCalled`: the newest answer is of a model, or of the guide in a flow that a model has offered.
 */
type Standing = {
  state: GuideState | undefined;
  open: { text: string; risk: AnswerRisk | null } | undefined;
  isCalled: boolean;
};

export type GuideStanding = Pick<Standing, "state" | "isCalled">;

/**
 * Returns the state of the conversation with the guide after these messages, oldest first. An interrupted or stopped
 * answer stored no state, so its question is processed again. An answer by a model ends a flow, and may offer one.
 */
export function guideStateAfter(rows: readonly Row[], seal: ClientSeal): GuideStanding {
  const begin: Standing = { state: undefined, open: undefined, isCalled: false };
  // Of what stands before a stored state nothing counts, so it need not be opened.
  const from = rows.findLastIndex((row) => isGuidable(row) && attachedTo(row, seal).guide !== undefined);
  const standing = rows.slice(Math.max(0, from)).reduce((before, row) => after(before, row, seal), begin);
  return { state: settled(standing), isCalled: standing.isCalled };
}

const settled = ({ state, open }: Standing): GuideState | undefined =>
  open === undefined ? state : nextState(state, open.text, open.risk);

const isGuidable = ({ type, isIdle }: Row): boolean => type === "answer" && !isIdle;

function after(standing: Standing, row: Row, seal: ClientSeal): Standing {
  if (row.type === "question")
    return {
      ...standing,
      state: settled(standing),
      open: { text: seal.open(row.bodySealed, messagePlace(row.conversationId)), risk: null },
    };
  if (!isGuidable(row)) return standing;
  const attached = attachedTo(row, seal);
  if (attached.guide)
    return { state: attached.guide, open: undefined, isCalled: row.answeredBy === flowName };
  const isModels = row.answeredBy !== null && !isOfGuide(row.answeredBy);
  if (isModels)
    return { ...afterModel(standing, riskIn(row, seal), attached), open: undefined, isCalled: true };
  return { ...standing, open: standing.open && { ...standing.open, risk: riskIn(row, seal) } };
}

/** A flow in progress ends; what a model was told is known to a flow that it offers, but for signs of risk. */
function afterModel(
  { state, open }: Standing,
  risk: AnswerRisk | null,
  { choices = [] }: Attached,
): Pick<Standing, "state"> {
  const offered = choices.filter(({ id }) => id.startsWith(flowPrefix));
  if (!state && offered.length === 0) return { state };
  const { flow, ...rest } = state ?? emptyState;
  const left = flow ?? rest.left;
  const isTold = open !== undefined && open.text !== "" && risk === null && offered.length > 0;
  const told = isTold ? [...rest.told.slice(1 - toldMax), open.text.slice(0, toldLengthMax)] : rest.told;
  return { state: { ...rest, ...(left && { left }), offered, told } };
}

/** Buttons of the guide that lead back to the conversation with the model. */
const backToModel = ["tell", "enough", "not-that"];

/**
 * Whether the guide answers this text although a model is configured: in a flow, or when the member has pressed a
 * button that begins or resumes one. In danger the model answers.
 */
export function isInFlow({ state, isCalled }: GuideStanding, text: string, level: RiskLevel): boolean {
  if (!state || !isCalled || level >= 2) return false;
  const pressed = state.offered.find(({ label }) => label === text.trim());
  return state.flow !== undefined || (pressed !== undefined && !backToModel.includes(pressed.id));
}
