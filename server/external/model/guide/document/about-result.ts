import { isStyle, registerAsked } from "#server/external/model/guide/document/address/made-style.ts";
import { namesChange } from "#server/external/model/guide/document/edits/answer-parts.ts";
import { isAboutFigures } from "#server/external/model/guide/document/edits/figure-changes.ts";
import { changesBelow } from "#server/external/model/guide/document/edits/note-below.ts";
import { quotesOf } from "#server/external/model/guide/document/edits/orders/quotes-shown.ts";
import { shownText } from "#server/external/model/guide/document/edits/part-done.ts";
import { saysEdit } from "#server/external/model/guide/document/edits/says-edit.ts";
import { isCorrection } from "#server/external/model/guide/document/edits/several-corrections.ts";
import { pending } from "#server/external/model/guide/document/made-parts.ts";
import { objects } from "#server/external/model/guide/document/made-words.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { isChangeOfWish } from "#server/external/model/guide/words/to-guide/commands.ts";
import { isChangeOfPart } from "#server/external/model/guide/words/yes-no/agreement.ts";

/* Whether words are about the result that waits. */

/** What puts a document right or adds to it is no other wish. */
const isAboutDocument = (text: string): boolean =>
  changesBelow(text) || (isCorrection(text) && (!isChangeOfWish(text) || isChangeOfPart(text)));

function changesPart(flow: Flow, active: ActiveFlow, text: string): boolean {
  const step = flow.steps[active.at];
  return step !== undefined && "make" in step && namesChange({ flow, active, step, text });
}

/** Whether a message quotes words that stand in the document, so that it is about these. */
function quotesShown(flow: Flow, active: ActiveFlow, text: string): boolean {
  const step = flow.steps[active.at];
  return step !== undefined && "make" in step && quotesOf(shownText({ flow, step }, active), text);
}

/** Below a text, only its own words can be struck out. */
const ordersOut =
  /(?<!\p{L})(?:(?:di)?(?:hapus|apus|coret)(?:in|kan)?|(?:di)?(?:buang|hilang|ilang)(?:in|kan))(?!\p{L})/iu;

/** "Ganti no 2 jadi: saya mau belajar": what is named as a part of the text is no wish for another one. */
const ordersPart =
  /^(?:(?:tolong|coba|eh|kak|mbak|mas|min|minta|dan|trus|terus)[ ,]+)*(?:di)?(?:ganti|ubah)(?:in|kan)? (?:yg |yang )?(?:no|nomor|nomer|poin|kalimat|kata|bagian|paragraf|baris)(?!\p{L})/iu;

/** Whether words below a document are about it, or about the figures in it. */
export const isOfResult = (flow: Flow, active: ActiveFlow, text: string): boolean =>
  isAboutDocument(text) ||
  changesPart(flow, active, text) ||
  saysEdit(flow, active, text) ||
  quotesShown(flow, active, text) ||
  ordersOut.test(text) ||
  ordersPart.test(text.trim()) ||
  isStyle(text) ||
  objects(text) ||
  registerAsked(text) !== undefined ||
  isAboutFigures(flow, active, text);

/** Whether a finished text waits, and not the new words of one of its parts. */
export const isBelow = ({ changing = pending }: ActiveFlow, step: Step | undefined): boolean =>
  step !== undefined && "make" in step && ["?", pending].includes(changing);
