import { isRehearsed } from "#server/external/model/guide/answer/practice/rehearsal.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import {
  type MeantForGuide,
  meantForGuide,
} from "#server/external/model/guide/words/to-guide/meant-for-guide.ts";
import { isFigure, isForSomebody } from "./find-asides.ts";

type Asking = Extract<Step, { ask: string }>;

/** Questions whose answer may itself be a fear or what others will say. */
export const ofFears =
  /\b(?:takut\w*|khawatir\w*|cemas\w*|perasaan\w*|keluh\w*|dikeluhkan|reaksi\w*|tanggapan\w*)\b/;
/** Questions whose answer may be a question. */
const ofQuestions = /\b(?:tanya\w*|bertanya|pertanyaan\w*|tanyakan|ditanyakan)\b/;

/** An answer apart from what it tells the guide; undefined if all of it answers. */
export function forGuideApart(flow: Flow, step: Asking, text: string): MeantForGuide | undefined {
  const slot = flow.slots[step.into];
  const asked = plain(`${step.ask} ${slot?.label ?? ""}`);
  if (flow.isDialogue || isRehearsed(step) || isFigure(slot)) return undefined;
  const talk = meantForGuide(text, isForSomebody(flow) && !ofFears.test(asked));
  return talk && ofQuestions.test(asked) && talk.parts.every((part) => part.includes("?")) ? undefined : talk;
}
