import { lastMade } from "#server/external/model/guide/document/draft.ts";
import type { Making } from "#server/external/model/guide/document/made-parts.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { topicBehind } from "#server/external/model/guide/words/to-guide/leaving.ts";
import { isQuotedOrder } from "./exact-changes.ts";
import { partsOf } from "./message-parts.ts";
import { doneBy, shownText } from "./part-done.ts";
import { namesPrinted } from "./printed-parts.ts";
import { placesOf, tokensOf } from "./word-places.ts";

/* Whether a message below a document is an edit of it before it is anything else. */

const changing =
  /(?<!\p{L})(?:(?:di)?(?:hapus|apus|buang|coret|hilang|ilang|ganti|ubah|perbaik|bener|betul)(?:in|kan|nya|i|no)?|bukan|bkn|salah|keliru|cukup|jadi|jd|harusnya|seharusnya|(?:jgn|jangan) (?:di)?(?:pake|pakai|tulis|sebut|masuk|panggil)\p{L}*|ikut (?:masuk|ditulis|ketulis|tertulis|kebawa)|(?:tulis|isi) (?:saja|aja|\p{L}+ny[ao]))(?!\p{L})/iu;
const quotation = /["“]([^"”\n]{3,600})["”]|(?<![\p{L}\p{N}])['‘]([^'’\n]{3,600})['’](?![\p{L}\p{N}])/gu;
const commanding =
  /(?<!\p{L})(?:(?:di)?(?:hapus|apus|buang|coret|ganti|ubah)(?:in|kan|nya)?|ikut (?:masuk|ditulis|ketulis|tertulis))(?!\p{L})/iu;

/** Whether words of change name something that stands in the document, so that no other topic is meant. */
export function saysEdit(flow: Flow, active: ActiveFlow, text: string): boolean {
  if (!changing.test(text) || topicBehind(text) !== undefined) return false;
  const made = "make" in (flow.steps[active.at] ?? {}) ? active : lastMade(flow, active);
  const step = made && flow.steps[made.at];
  return made !== undefined && step !== undefined && "make" in step && isEdit(flow, made, step, text);
}

function isEdit(flow: Flow, active: ActiveFlow, step: Making, text: string): boolean {
  if (isQuotedOrder(text)) return true;
  const reply = { flow, active, step, text, said: new Said({}) };
  const tokens = tokensOf(shownText(reply, active));
  const quotes = [...text.matchAll(quotation)].map(([, double, single]) => double ?? single ?? "");
  if (commanding.test(text) && quotes.some((quote) => placesOf(tokens, quote).length > 0)) return true;
  const names = changeable(flow, step);
  const fields = { flow, step, names, filled: active.filled };
  return partsOf(flow, names, text, (rest) => namesPrinted(fields, rest)).some(
    (part) => doneBy(reply, active, part.text)?.isSure === true,
  );
}
