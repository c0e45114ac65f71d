import { addressedTo, calledFor } from "#server/external/model/guide/document/address/addressed.ts";
import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { answerMax, changeable } from "#server/external/model/guide/run-flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { shortly } from "../answer-word-edits.ts";
import { gap } from "../letter-head.ts";
import { shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { ahead, orderEnd } from "./order-words.ts";

/* "Yang saya bilang dia anak ndak berguna itu belum ada": a deed that the member misses in words of regret. */

const missed = new RegExp(
  `(?:^|[.,;!?\\n]\\s*|\\s)${ahead}(?:soal |bagian )?(?:yang|yg|sing|waktu|pas|wkt) ((?:aku|saya|sy|gw|gue|sa) (?:[^.,;!?\\n"“”]{6,100}?))(?: (?:itu|tu|kok|masih|juga|jg))* (?:belum|blm|ga|gak|nggak|ndak|tidak|durung|lom) (?:ada|masuk|ketulis|tertulis|ditulis|disebut|kesebut)(?: (?:kak|mbak|mas|ya|lho))*${orderEnd}(?:,? (?:itu|padahal itu) (?:yg|yang) paling (?:saya |aku )?(?:ku)?(?:sesali|nyesel|nyesal)(?:kan)?)?`,
  "iu",
);

/** One more deed in the answer that says for what the member is sorry. */
export function missedDeed(reply: Reply): Recognised | undefined {
  const { flow, step, active, text } = reply;
  const name = changeable(flow, step).find((one) => flow.slots[one]?.takes === "because");
  const [said = "", deed = ""] = missed.exec(text) ?? [];
  if (said === "" || name === undefined || flow.slots[name]?.addressed === undefined) return undefined;
  const words = addressedTo(deed.trim(), calledFor(flow, active.filled, name) ?? "kamu");
  const own = (active.filled[name] ?? "").trim().replace(/[.,;]+$/, "");
  if (plain(own).includes(plain(words))) return undefined;
  const value = own === "" ? words : `${own}, dan ${words}`;
  if (value.length > answerMax) return undefined;
  const next = { ...active, filled: { ...active.filled, [name]: value } };
  if (shownText(reply, next) === shownText(reply, active)) return undefined;
  return { active: next, told: [`“${shortly(words)}” ditambahkan`], rest: text.replace(said, gap) };
}
