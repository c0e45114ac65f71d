import type { Flow } from "#server/external/model/guide/flow.ts";
import { isOpenChoice, slotOf } from "#server/external/model/guide/run-flow.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import { clausesOf } from "./clauses.ts";
import type { Asked } from "./read-clauses.ts";

/** What somebody would rather have behind what they weighed: "masjid bisa, tapi sungkan. lebih enak jalan sore di Manahan". */
const rather =
  /^(?:(?:jadi|jd|ya|tapi|tp|kayaknya|kyknya|mungkin|cuma|aku|saya|sy|gue|gw)[ ,]+)*(?:(?:lebih|lbh) (?:enak|suka|milih|pilih|nyaman|sreg|cocok|seneng|senang|baik)|mending(?:an)?|enakan|penakan|paling enak|luwih penak)(?:nya)?(?: (?:aku|saya|sy|gue|gw|ya|sih|kalo|kalau|yang|yg|ke|pilih|milih))* (\S.+)$/iu;
const valueWordsMax = 8;

/** The short value and what was weighed before it; undefined if a message prefers nothing, or asks for more than a value. */
export function preferredIn(
  flow: Flow,
  step: Asked,
  text: string,
): { rest: string; unused: string[] } | undefined {
  const slot = slotOf(flow, step);
  const isShort =
    "choose" in step
      ? isOpenChoice(step)
      : "ask" in step && slot?.kind === "line" && !mayBeSpoken(flow, step);
  const clauses = clausesOf(text);
  const at = clauses.findIndex((one) => rather.test(one.text));
  if (!isShort || at < 1) return undefined;
  const rest = (rather.exec(clauses[at]?.text ?? "")?.[1] ?? "").replace(/[.!]+$/, "").trim();
  const isValue = rest.split(/\s+/).length <= valueWordsMax && !rest.includes("?");
  return isValue
    ? { rest, unused: clauses.filter((_, nth) => nth !== at).map((one) => one.text) }
    : undefined;
}
