import type { Beside, Message } from "#server/external/model/guide/answer/clauses/beside-answer.ts";
import { storedAs } from "#server/external/model/guide/answer/clauses/stored-parts.ts";
import { sentencesOf } from "#server/external/model/guide/answer/shown/parts.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { questionAgain, summed } from "#server/external/model/guide/run-flow.ts";
import { type ActiveFlow, skipChoice } from "#server/external/model/guide/state.ts";
import { writtenSlots } from "#server/external/model/guide/values/swaps.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { joinedClauses } from "../clauses/clauses.ts";
import { partCalled } from "./named-parts.ts";

/* "..., itu masuk ga buat teliti?": an answer that the member asks to put to an earlier one. */

const asking =
  /^(?:(?:eh|kak|min|mas|mbak) )*(?:itu|ini|yg itu|yang itu|yg ini|yang ini)(?: tadi)?(?: (?:bisa|boleh|cocok|kira2))* (?:masuk|cocok|pas|termasuk|dipake|dipakai|taruh|ditaruh|dimasukin)(?: (?:ga|gak|g|nggak|ngga|kah|aja|kan))? (?:buat|untuk|utk|ke|di|jadi)(?: (?:yg|yang|bagian|soal|contoh|jawaban))* (\p{L}{4,})(?: (?:tadi|ya|kak|ga|gak|nggak|kah|sih|dong|aja))*$/u;

/** The part that a word names: by its name, or as the only earlier answer in which the word stands. */
function partMeant(flow: Flow, { filled }: ActiveFlow, word: string): string | undefined {
  const called = partCalled(flow, word);
  if (called !== undefined) return called;
  const holding = writtenSlots(flow, filled).filter((name) =>
    plain(filled[name] ?? "")
      .split(" ")
      .includes(plain(word)),
  );
  return holding.length === 1 ? holding[0] : undefined;
}

/** Puts an answer to the earlier one that it asks for; undefined if it asks for none. */
export function goesElsewhere(message: Message): Beside | undefined {
  const { flow, active, text, said } = message;
  const step = flow.steps[active.at];
  const sentences = sentencesOf(text);
  const word = asking.exec(plain(sentences.at(-1)?.text ?? ""))?.[1];
  if (!step || !("ask" in step) || word === undefined || sentences.length < 2) return undefined;
  const name = partMeant(flow, active, word);
  const kind = name === undefined ? undefined : flow.slots[name]?.kind;
  if (name === undefined || name === step.into || (kind !== "text" && kind !== "list")) return undefined;
  const own = joinedClauses(sentences.slice(0, -1));
  const before = (active.filled[name] ?? "").replace(/[.\s]+$/, "");
  const joined = before === "" ? own : `${before}. ${own.charAt(0).toUpperCase()}${own.slice(1)}`;
  const value = storedAs(flow, active.filled, name, joined);
  const next = summed(flow, { ...active, filled: { ...active.filled, [name]: value } });
  const lines = [said.line("goes-elsewhere", { label: flow.slots[name]?.label ?? name })];
  const outcome = { texts: questionAgain(flow, next, said), choices: [skipChoice], flow: next };
  return { active: next, lines, rest: "", outcome, isShown: false, isCounted: false };
}
