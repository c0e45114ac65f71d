import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { answerMax, changeable } from "#server/external/model/guide/run-flow.ts";
import { gistIn } from "#server/external/model/guide/words/to-guide/draft-remarks.ts";
import { gap } from "../letter-head.ts";
import type { Recognised } from "../recognised-edits.ts";

/* "Lah bukan ini min, ini cuma cerita gw. intinya gw mau minta maaf": the content of a text, told anew below it. */

/** Puts what stands behind "intinya" in the only place for what the text should say. */
export function gistAnew(reply: Reply): Recognised | undefined {
  const { flow, step, active, text } = reply;
  const found = gistIn(text);
  const [name, ...others] = changeable(flow, step).filter((one) => flow.slots[one]?.takes === "news");
  if (!found || name === undefined || others.length > 0 || found.words.length > answerMax) return undefined;
  const told = [`${flow.slots[name]?.label ?? name}, dengan kata-katamu yang baru`];
  const filled = { ...active.filled, [name]: found.words };
  return { active: { ...active, filled }, told, rest: gap, isSorry: true };
}
