import type { Flow } from "#server/external/model/guide/flow.ts";
import { slotOf } from "#server/external/model/guide/run-flow.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import { bareClause, clausesOf } from "./clauses.ts";
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

const unsure =
  /^(?:(?:hm+|eh|aduh|duh|jujur|sebenernya|aku|saya|gw|gue|masih)[ ,]+)*(?:(?:ga|gak|gk|nggak|ngga|enggak|belum|blm|kurang|tidak|tdk|ndak) (?:tau|tahu|tw|yakin|ngerti|kepikiran|pasti)|gatau|gtau|entah(?:lah)?|bingung)(?: (?:sih|jg|juga|deh|ya|kak|min|mas|mbak|persisnya|pastinya|pasti|apa|nih|masih))*$/iu;
const guessing =
  /^(?:(?:tapi|tp|ya|eh|cuma)[ ,]+)*(?:kayaknya|kyknya|kayanya|kyanya|keknya|sepertinya|kira2|kira-kira|mungkin|paling)(?: (?:ya|sih|yg|yang|sebagai|di))* (?=\S)/iu;

/** "Ga tau sih, fresh grad. kyknya staf gudang": behind the hesitation stands what the member guesses. */
function guessedIn(text: string): Preferred | undefined {
  const clauses = clausesOf(text).map((one) => bareClause(one.text));
  const at = clauses.findIndex((one) => guessing.test(one));
  if (at < 1 || !unsure.test(clauses[0] ?? "")) return undefined;
  const rest = (clauses[at] ?? "").replace(guessing, "");
  const isValue = rest.split(/\s+/).length <= valueWordsMax && !rest.includes("?");
  return isValue ? { rest, unused: clauses.filter((_, nth) => nth !== at && nth > 0) } : undefined;
}

/** The same where a short answer is asked for; at buttons the choice reads it (answer-choice.ts). */
export function preferredAt(flow: Flow, step: Asked, text: string): Preferred | undefined {
  const isShort = "ask" in step && slotOf(flow, step)?.kind === "line" && !mayBeSpoken(flow, step);
  return isShort ? (preferredIn(text) ?? guessedIn(text)) : undefined;
}
