import type { Step } from "#server/external/model/guide/flow.ts";
import { asksAdvice } from "#server/external/model/guide/words/stories/telling.ts";
import { isAboutStep } from "#server/external/model/guide/words/to-guide/commands.ts";
import { asksAboutStep, asksForExample } from "#server/external/model/guide/words/yes-no/objections.ts";

/** More words beside "trs gmn dong" may be an answer. */
const adviceWordsMax = 5;

/** Whether a text asks how to answer. */
export function asksHelp(text: string, step: Step): boolean {
  const isAsking = "ask" in step && asksAdvice(text) && text.split(/\s+/).length <= adviceWordsMax;
  const isExampleAsked = "ask" in step && asksForExample(text);
  return isAsking || isExampleAsked || (isAboutStep(text) && asksAboutStep(text));
}
