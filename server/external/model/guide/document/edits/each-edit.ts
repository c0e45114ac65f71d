import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { show } from "#server/external/model/guide/run-flow.ts";
import { shortly, withOpen } from "./answer-word-edits.ts";

/**
 * "Hapus kalimat terakhir, sama tambahin ...": one after the other. What changed nothing is named; where the last part
 * only lacks its words, they are asked for. `answer`: what a part alone gets.
 */
export function eachEdit(reply: Reply, parts: readonly string[], answer: (reply: Reply) => Outcome): Outcome {
  const { flow, step, said } = reply;
  let { active } = reply;
  let done: Outcome | undefined;
  let open: Outcome | undefined;
  const undone: string[] = [];
  for (const text of parts) {
    const outcome = answer({ ...reply, active, text });
    const before = show(flow, active, step).document?.text;
    const isChanged = outcome.document !== undefined && outcome.document.text !== before;
    if (isChanged && outcome.flow?.changing === undefined && outcome.flow) {
      active = outcome.flow;
      done = outcome;
    } else {
      open = outcome;
      undone.push(text);
    }
  }
  const isAsking = undone.length === 1 && undone[0] === parts.at(-1) && open?.flow?.changing !== undefined;
  if (open && (!done || isAsking)) return open;
  const left =
    undone.length === 0 ? [] : [said.line("wishes-left", { list: undone.map(shortly).join("”, “") })];
  const shown = withOpen(show(flow, active, step), left);
  return { ...shown, texts: [...(done?.texts ?? []), ...left], flow: active };
}
