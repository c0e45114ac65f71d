import type { Flow } from "#server/external/model/guide/flow.ts";
import { slotOf } from "#server/external/model/guide/run-flow.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import { clausesOf } from "./clauses.ts";
import type { Asked } from "./read-clauses.ts";

/** What somebody would rather have behind what they weighed: "masjid bisa, tapi sungkan. lebih enak jalan sore di Manahan". */
const rather =
  /^(?:(?:jadi|jd|ya|tapi|tp|kayaknya|kyknya|mungkin|cuma|aku|saya|sy|gue|gw)[ ,]+)*(?:(?:lebih|lbh) (?:enak|suka|milih|pilih|nyaman|sreg|cocok|seneng|senang|baik)|mending(?:an)?|enakan|penakan|paling enak|luwih penak|(?:aku |saya )?pilih)(?:nya)?(?: (?:aku|saya|sy|gue|gw|ya|sih|aja|kalo|kalau|yang|yg|ke|pilih|milih))* (\S.+)$/iu;
const valueWordsMax = 8;

type Preferred = { rest: string; unused: string[] };

/** The short value that a message prefers, and what was weighed before it; undefined if it prefers nothing. */
export function preferredIn(text: string): Preferred | undefined {
  const clauses = clausesOf(text).map((one) => one.text);
  const at = clauses.findIndex((one) => rather.test(one));
  if (at < 1) return undefined;
  const rest = (rather.exec(clauses[at] ?? "")?.[1] ?? "").replace(/[.!]+$/, "").trim();
  const isValue = rest.split(/\s+/).length <= valueWordsMax && !rest.includes("?");
  return isValue ? { rest, unused: clauses.filter((_, nth) => nth !== at) } : undefined;
}

/** The same where a short answer is asked for; at buttons the choice reads it (answer-choice.ts). */
export function preferredAt(flow: Flow, step: Asked, text: string): Preferred | undefined {
  const isShort = "ask" in step && slotOf(flow, step)?.kind === "line" && !mayBeSpoken(flow, step);
  return isShort ? preferredIn(text) : undefined;
}
