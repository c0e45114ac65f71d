import type { messages } from "#server/db/tables/conversation.ts";
import { nextState } from "#server/external/model/guide/guide.ts";
import { type GuideState, guideName } from "#server/external/model/guide/state.ts";
import { messagePlace } from "#server/features/conversation/conversation.ts";
import { attachedTo } from "#server/features/conversation/history.ts";
import type { ClientSeal } from "#server/platform/seal.ts";

type Row = Pick<
  typeof messages.$inferSelect,
  "type" | "bodySealed" | "conversationId" | "attachedSealed" | "answeredBy" | "isIdle" | "risk"
>;

/**
 * State of the conversation with the guide, and a question whose answer has not stored a state yet, with the risk shown
 * for it.
 */
type Standing = { state: GuideState | undefined; open: { text: string; risk: Row["risk"] } | undefined };

/**
 * Returns the state of the conversation with the guide after these messages, oldest first. An interrupted or stopped
 * answer stored no state, so its question is processed again. An answer by a model ends a flow.
 */
export function guideStateAfter(rows: readonly Row[], seal: ClientSeal): GuideState | undefined {
  const begin: Standing = { state: undefined, open: undefined };
  return settled(rows.reduce((standing, row) => after(standing, row, seal), begin));
}

const settled = ({ state, open }: Standing): GuideState | undefined =>
  open === undefined ? state : nextState(state, open.text, open.risk);

function after(standing: Standing, row: Row, seal: ClientSeal): Standing {
  if (row.type === "question")
    return {
      state: settled(standing),
      open: { text: seal.open(row.bodySealed, messagePlace(row.conversationId)), risk: null },
    };
  if (row.type !== "answer" || row.isIdle) return standing;
  const stored = attachedTo(row, seal).guide;
  if (stored) return { state: stored, open: undefined };
  const isModels = row.answeredBy !== null && row.answeredBy !== guideName;
  if (isModels) return { state: withoutFlow(standing.state), open: undefined };
  return { ...standing, open: standing.open && { ...standing.open, risk: row.risk } };
}

const withoutFlow = (state: GuideState | undefined): GuideState | undefined =>
  state && { ...state, flow: undefined, left: state.flow ?? state.left };
