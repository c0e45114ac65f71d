import { type Reply, rewritten } from "#server/external/model/guide/document/made-parts.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import { placeIn } from "./several-corrections.ts";

/** "Ganti yang terakhir: besok datang jam 8": the part at this place gets the new words. */
export function changedByPlace(reply: Reply): Outcome | undefined {
  const { flow, step, text } = reply;
  const change = placeIn(text);
  if (!change) return undefined;
  const written = changeable(flow, step).filter((name) => flow.slots[name]?.kind === "text");
  const name = change.at < 0 ? written.at(-1) : written[change.at];
  return name === undefined ? undefined : rewritten(reply, name, change.value);
}
