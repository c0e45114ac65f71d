import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { shownText } from "../part-done.ts";
import { besideOrder } from "./beside-order.ts";

/** Carries an order out without what stands behind its new words; what the member feels gets one line below the text. */
export function withFelt(reply: Reply, carryOut: (reply: Reply) => Outcome): Outcome {
  const beside = besideOrder(reply.text);
  if (!beside) return carryOut(reply);
  const outcome = carryOut({ ...reply, text: beside.rest });
  const isChanged =
    outcome.document !== undefined && outcome.document.text !== shownText(reply, reply.active);
  if (!isChanged || beside.felt === undefined) return isChanged ? outcome : carryOut(reply);
  const line = reply.said.line("felt-beside", { quote: beside.felt });
  return { ...outcome, after: [...(outcome.after ?? []), line] };
}
