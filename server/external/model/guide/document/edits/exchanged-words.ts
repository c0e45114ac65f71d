import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { changedInto, optionsOf } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import { asked, type Reply, redone, rewritten } from "#server/external/model/guide/document/made-parts.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import { soughtIn } from "#server/external/model/guide/values/replaced-words.ts";
import { swapIn, swapped } from "#server/external/model/guide/values/swaps.ts";
import { swappedIn } from "./several-corrections.ts";

/** A command and the name of a field are no words for the text. */
const notForText = /^(?:di)?(?:hapus|apus|buang|coret)|^\p{L}+ nya /iu;
const pronoun = /^(?:aku|saya|sy|gw|gue|dia|kamu|kita|kami|beta|ini|itu|gitu|begitu)$/i;

/** "Salah, bukan Senin, Selasa": exchanges the words where they stand, or asks where if they stand twice. */
export function exchangedWords(reply: Reply): Outcome | undefined {
  const { flow, active, step, text } = reply;
  const names = changeable(flow, step).filter((name) => optionsOf(flow, name).length === 0);
  // "Dia yang salah, bukan aku" says who was wrong, and no word of the text.
  if (notForText.test(swapIn(text)?.value ?? "")) return undefined;
  if (pronoun.test(swapIn(text)?.not ?? "") && !/(?<!\p{L})(?:ganti|ubah|kata)/iu.test(text))
    return undefined;
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

/** Replaces words within a part, wherever they stand: "Ganti 20 Juni jadi 25 Juni", "ganti tenggat jadi 25 Juni". */
export function replacedIn(reply: Reply): Outcome | undefined {
  const { flow, active, step, text } = reply;
  const [, what = "", value = ""] = changedInto.exec(text) ?? swappedIn(text) ?? [];
  if (value === "" || what.length < 2 || notForText.test(value)) return undefined;
  const sought = soughtIn(what, value);
  const names = changeable(flow, step).filter((name) => sought.test(active.filled[name] ?? ""));
  const [name] = names;
  if (name === undefined || names.length > 1) return undefined;
  const written = (active.filled[name] ?? "").replace(sought, (_, before: string) => `${before}${value}`);
  return rewritten(reply, name, written);
}
