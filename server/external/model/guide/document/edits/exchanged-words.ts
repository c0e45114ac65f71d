import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { optionsOf } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import { asked, type Reply, redone, rewritten } from "#server/external/model/guide/document/made-parts.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import { swapIn, swapped } from "#server/external/model/guide/values/swaps.ts";

/** "Salah, bukan Senin, Selasa": exchanges the words where they stand, or asks where if they stand twice. */
export function exchangedWords(reply: Reply): Outcome | undefined {
  const { flow, active, step, text } = reply;
  const names = changeable(flow, step).filter((name) => optionsOf(flow, name).length === 0);
  const found = swapped(flow, active.filled, names, text);
  if (found === undefined || found.kind === "missing") return optionChanged(reply);
  if (found.kind === "several") return asked(reply, "unsure");
  return redone(reply, { ...active.filled, [found.name]: found.answer });
}

/** "Bukan alasan keluarga, kesempatan baru": another button of a choice. */
function optionChanged(reply: Reply): Outcome | undefined {
  const { flow, active, step, text } = reply;
  const swap = swapIn(text);
  const name = changeable(flow, step).find((one) => {
    const chosenNow = optionsOf(flow, one).filter(
      ({ label, value }) => (value ?? label) === active.filled[one],
    );
    return swap && optionMeant(chosenNow, swap.not) && optionMeant(optionsOf(flow, one), swap.value);
  });
  return swap && name !== undefined ? rewritten(reply, name, swap.value) : undefined;
}
