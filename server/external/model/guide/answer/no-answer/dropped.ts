import { behindRole } from "#server/external/model/guide/answer/answer-words.ts";
import type { Step } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { isMending } from "#server/external/model/guide/values/mendings.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import type { Piece } from "#server/external/model/guide/words/to-guide/pieces.ts";
import { quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import { type Aside, single } from "./answer-aside.ts";

/* What stands behind a short answer and finds no place: the guide names it, so that nothing is lost unseen. */

type Message = Omit<Aside, "step">;
type Answerable = Extract<Step, { ask: string } | { choose: string }>;

const longWordsMin = 4;
/** What says nothing of its own behind an answer. */
const courtesy =
  /^(?:(?:ya|iya|yah|oke|ok|sip|deh|lah|sih|dong|gitu|begitu|itu|aja|saja|dulu|makasih|terima kasih|trims|thanks|suwun|nuhun|kak|mas|mbak|min|bang|pak|bu|hehe|haha|wkwk|h+m+|titik|pokoknya|segitu|udah|sudah)\b ?)+$/;

/** The sentences behind a short answer in free words that stand nowhere, the longer ones by most of their words. */
function sentencesDropped(pieces: readonly Piece[], outcome: Outcome): string[] {
  const held = plain(Object.values(outcome.flow?.filled ?? {}).join(" "));
  const shown = plain([held, ...outcome.texts].join(" "));
  const known = new Set(shown.split(" "));
  return pieces
    .slice(1)
    .map(({ text }) => text.replace(/[\s.!]+$/, ""))
    .filter((text) => {
      const words = plain(text).split(" ");
      if (isMending(text) || courtesy.test(plain(text))) return false;
      if (words.length < longWordsMin) return !shown.includes(plain(text));
      // A day or a sum that stands nowhere is lost, whatever else the sentence says.
      if (words.some((word) => /^\d/.test(word) && !known.has(word))) return true;
      return words.filter((word) => known.has(word)).length * 2 < words.length;
    });
}

/** "Sari Dewi, analis, NIK 02417": a number behind one's name. */
function behindName(pieces: readonly Piece[], name: string): string[] {
  const [, behind = ""] = pieces
    .map(({ text }) => text)
    .join(" ")
    .split(`${name},`);
  return /\d{3}/.test(behind) ? [behind.trim().replace(/[.!]+$/, "")] : [];
}

/** Names what a short answer leaves out, unless it stands somewhere or was named. */
export function withDropped(
  outcome: Outcome,
  message: Message,
  step: Answerable,
  pieces: readonly Piece[],
): Outcome {
  const { flow, said, active } = message;
  const slot = step.into === undefined ? undefined : flow.slots[step.into];
  const value = step.into === undefined ? "" : (outcome.flow?.filled[step.into] ?? "");
  const isTaken = step.into !== undefined && value !== (active.filled[step.into] ?? "");
  if (!("ask" in step) || slot?.kind !== "line" || value === "" || !isTaken) return outcome;
  const isOwnName = slot.takes === "self";
  const other = slot.takes === "role" ? behindRole(message.text) : "";
  if (single.includes(slot.takes) && !isOwnName && other === "") return outcome;
  const besides = isOwnName ? behindName(pieces, value) : sentencesDropped(pieces, outcome);
  const dropped = other === "" ? besides : [other];
  if (dropped.length === 0) return outcome;
  const line = said.line("rest-left", { quote: quotedQuestion(dropped.join(". ")), label: slot.label });
  return { ...outcome, texts: [line, ...outcome.texts] };
}
