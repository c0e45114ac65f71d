import { assess } from "#rules/safety/assess.ts";
import { opinionOn, readEarlier } from "#rules/safety/classifier-opinion.ts";
import { withoutOwnQuotes } from "#rules/safety/own-quotes.ts";
import { openLevel } from "#rules/safety/state.ts";
import type { EarlierText, Opinion, RiskContext } from "#rules/safety/types.ts";
import { wordsPutIn } from "#rules/safety/words-put-in.ts";
import { classifiers } from "#server/platform/classifiers.ts";

/** Below this logit of danger, a text is not read again after those before it. */
const readsOnFrom = -2;

/** Returns the classifier's opinions on a text alone and after those before it; undefined where it has none. */
export function opinionsOn(
  text: string,
  { state, atMs, before = [], isEdit = false }: RiskContext,
): Pick<RiskContext, "opinion" | "inConversation"> {
  const isOpen = openLevel(state, atMs) >= 2;
  // What was harmless when it was written is not read once more because it shall be taken out of a letter.
  const unquoted = isOpen ? text : withoutOwnQuotes(text, before, wasHarmless);
  const putIn = isEdit && !isOpen && unquoted === text ? wordsPutIn(text) : undefined;
  const { read, opinion } = graver(unquoted, putIn);
  const mayMatter = isOpen || (unquoted === text && (opinion?.danger ?? 0) >= readsOnFrom);
  const inConversation =
    before.length > 0 && mayMatter ? opinionOf(read === unquoted ? text : read, before) : undefined;
  return { opinion, inConversation };
}

/**
 * The opinion on a text, or on the words that it puts into another text, if these look more dangerous and are likelier
 * than not of some kind.
 */
function graver(text: string, putIn: string | undefined): { read: string; opinion: Opinion | undefined } {
  const whole = { read: text, opinion: opinionOf(text) };
  const part = putIn === undefined ? undefined : opinionOf(putIn);
  if (putIn === undefined || part === undefined || !part.kinds.some(({ logit }) => logit >= 0)) return whole;
  return part.danger > (whole.opinion?.danger ?? 0) ? { read: putIn, opinion: part } : whole;
}

/** Below this logit of danger, a text that no rule knows was never doubtful. */
const harmlessBelow = -0.5;

const wasHarmless = (text: string): boolean =>
  assess(text, { atMs: 0 }).level === 0 && (opinionOf(text)?.danger ?? 0) < harmlessBelow;

function opinionOf(text: string, before: readonly EarlierText[] = []): Opinion | undefined {
  try {
    return opinionOn(classifiers.danger, text, readEarlier(before.map((one) => one.text)));
  } catch {
    return undefined;
  }
}
