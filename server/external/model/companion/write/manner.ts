import type { Manner } from "#rules/versions.ts";
import type { Draft } from "../answer/scene.ts";
import { countWords } from "./tidy.ts";

/** A sentence of so many words is read at one go. */
const plainWords = 12;
const plainSentences = 3;

/** An answer as a member wished it, who has read the version before. Something is always said, and its question stays. */
export function inManner(draft: Draft, manner: Manner | undefined, before: string): Draft {
  if (manner === undefined) return draft;
  const sentences = [draft.lead, ...draft.middle].flatMap(sentencesOf);
  const middle =
    manner === "shorter" ? shorter(sentences, countWords(before) / 2, draft.question) : plainer(sentences);
  return { ...draft, lead: "", middle };
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== "");

/** What comes first says most. */
function shorter(sentences: readonly string[], words: number, question: string): string[] {
  let kept = [...sentences];
  while (kept.length > 1 && countWords([...kept, question].join(" ")) > words) kept = kept.slice(0, -1);
  return kept;
}

/** The short sentences, in their order; where all are long, the shortest of them. */
function plainer(sentences: readonly string[]): string[] {
  const plain = sentences.filter((sentence) => countWords(sentence) <= plainWords);
  if (plain.length > 0) return plain.slice(0, plainSentences);
  return sentences.toSorted((one, two) => countWords(one) - countWords(two)).slice(0, 1);
}
