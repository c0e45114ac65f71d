import type { Draft } from "../answer/scene.ts";
import { inRegister, type Register } from "./register.ts";
import { countWords, tidy } from "./tidy.ts";

const longestAnswer = 1_200;

function join(draft: Draft): string {
  return [draft.lead, ...draft.middle, draft.question].filter((part) => part !== "").join(" ");
}

/** Leaves out sentences of the middle, the last first, until the answer is short enough. */
function shorten(draft: Draft, words: number): Draft {
  let middle = draft.middle.filter((part) => part !== "");
  while (middle.length > 1 && countWords(join({ ...draft, middle })) > words) middle = middle.slice(0, -1);
  return { ...draft, middle };
}

/** Cut at the end of a sentence. */
function cut(text: string): string {
  if (text.length <= longestAnswer) return text;
  const end = text.slice(0, longestAnswer).search(/[.?!][^.?!]*$/);
  return text.slice(0, end < 0 ? longestAnswer : end + 1);
}

/** The draft as one well-formed text in the member's register. */
export function realise(draft: Draft, register: Register, words: number): string {
  return cut(tidy(inRegister(join(shorten(draft, words)), register)));
}
