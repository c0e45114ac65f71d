import type { Beside, Message } from "#server/external/model/guide/answer/clauses/beside-answer.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import { namesNext } from "../practice/passed-by.ts";
import { answerComplaint } from "./answer-complaint.ts";
import { forbiddenBeside, gistBeside, nameBeside } from "./beside-words.ts";
import { behindRecall } from "./complaint-words.ts";
import { goesElsewhere } from "./goes-elsewhere.ts";
import { orderedBeside } from "./ordered-beside.ts";
import { selfNamed } from "./self-named.ts";

/* What a message says to the guide about earlier answers, before anything of it is read as an answer. */

/** Does what a message says of earlier answers; undefined if it says nothing of the kind. */
export const besideComplaint = (message: Message): Beside | undefined =>
  // "Lanjut saja ke yang kelemahan" leads on, whatever is said of the answer before.
  namesNext(message) ? undefined : earlierAnswers(message);

const earlierAnswers = (message: Message): Beside | undefined =>
  gistBeside(message) ??
  nameBeside(message) ??
  forbiddenBeside(message) ??
  selfNamed(message) ??
  answerComplaint(message) ??
  goesElsewhere(message) ??
  orderedBeside(message);

/** An apology before the answer to "kan udah gw bilang, ...", unless there is one already. */
export function apologyFor(text: string, texts: readonly string[], said: Said): string[] {
  const [first = ""] = text.split(/[,.:;!?]+\s+/);
  const isTold = first !== text.trim() && behindRecall(first) === "";
  return isTold && !texts.some((one) => /\bmaaf\b/i.test(one)) ? [said.line("told-already")] : [];
}
