import { isFine } from "./acceptance.ts";
import { changesDocument } from "./agreement.ts";
import { commandIn, commandWithin, isNonsense, plain } from "./commands.ts";
import { isGoodbye, isRefusal } from "./refusals.ts";
import { isWish } from "./requests.ts";
import { isCorrection } from "./several.ts";
import { asksAdvice, wantsToTell } from "./telling.ts";
import { type Standing, wishIn } from "./wish.ts";

/** Longer messages are a story or another wish. */
const wordsMax = 12;

/**
 * Whether a message below a draft is about the draft: it puts something right, or is short and asks for nothing else.
 * What adds to the wish begins the flow instead (wish.ts), so that its questions follow.
 */
export function isBelowDraft(standing: Standing, text: string): boolean {
  const isLong = text.split(/\s+/).length > wordsMax;
  if (isLong || commandIn(text) !== undefined || isFine(text) || isNonsense(text)) return false;
  if (isCorrection(text) || changesDocument.test(plain(text))) return true;
  if (isGoodbye(text, true) || isRefusal(text) || wantsToTell(text) || asksAdvice(text)) return false;
  if (isWish(text) || /\?\s*$/.test(text) || commandWithin(text)) return false;
  const { state } = standing;
  return wishIn({ ...standing, state: { ...state, told: [...state.told, text] } }, text).again === undefined;
}
