import { isCorrection } from "#server/external/model/guide/document/edits/several-corrections.ts";
import { isWish } from "#server/external/model/guide/find/requests.ts";
import { type Standing, wishIn } from "#server/external/model/guide/find/wish.ts";
import { asksAdvice, wantsToTell } from "#server/external/model/guide/words/stories/telling.ts";
import {
  commandIn,
  commandWithin,
  isNonsense,
  plain,
} from "#server/external/model/guide/words/to-guide/commands.ts";
import { isFine } from "#server/external/model/guide/words/yes-no/acceptance.ts";
import { changesDocument } from "#server/external/model/guide/words/yes-no/agreement.ts";
import { isGoodbye, isRefusal } from "#server/external/model/guide/words/yes-no/refusals.ts";

/** Longer messages are a story or another wish. */
const wordsMax = 12;

const edits =
  /\b(?:di)?(?:ubah|rubah|ganti|tambah|hapus|buang|kurang|revisi|perbaik|bener|rapi|edit)(?:in|kan|i)?\b/;

/** Whether what stands beside a yes puts a draft right: "oke, tinggal tambahin gratis ongkir". */
export const putsRight = (text: string): boolean => isCorrection(text) || edits.test(plain(text));

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
