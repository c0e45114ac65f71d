import { asksLanguage } from "#server/external/model/guide/document/address/language-wish.ts";
import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { changeable, show } from "#server/external/model/guide/run-flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { asksThere } from "./answer-parts.ts";
import { shortly, withOpen, withRest } from "./answer-word-edits.ts";
import { greetingAsked, greetsSo } from "./greetings.ts";
import { type Part, partsOf } from "./message-parts.ts";
import { addsBelow } from "./note-below.ts";
import { isGone } from "./part-changes.ts";
import { shownText } from "./part-done.ts";
import { isPlea } from "./plea-parts.ts";
import { notForThem, wishing } from "./read-word-edits.ts";
import { standsAlready } from "./replacements.ts";

/*
 * Of several wishes in one message none is dropped in silence. A part without which the document would be just the same was
 * not carried out, whatever reader took the message: it is carried out now, or named as open.
 */

/** More parts than these are not tried. */
const triedMax = 6;
const wordsMin = 3;
/** From this many of its words on, a part that is quoted in the answer is named there. */
const namedWords = 3;

const wants = (part: string): boolean =>
  !isPlea(part) &&
  !notForThem.test(part) &&
  plain(part).split(" ").length >= wordsMin &&
  (wishing.test(part) || asksThere(part) || asksLanguage(part) || greetingAsked(part) !== undefined);

/** A part without what joins it to the others. */
const bareOf = (part: string): string =>
  part.trim().replace(/^(?:(?:trs|trus|terus|dan|plus|sama|sm|lalu)[ ,]+)+|[.,;!]+$/giu, "");

const isNamed = ({ texts, after = [] }: Outcome, part: string): boolean => {
  const first = plain(bareOf(part)).split(" ").slice(0, namedWords).join(" ");
  return plain([...texts, ...after].join(" ")).includes(first);
};

const joined = (parts: readonly Part[]): string =>
  parts.map(({ glue, text }, at) => (at === 0 ? text : `${glue || " "}${text}`)).join("");

/** The parts of a message that did nothing, although they want something. `answer`: what a message alone gets. */
function lostIn(reply: Reply, outcome: Outcome, answer: (reply: Reply) => Outcome): string[] {
  const { flow, step, text } = reply;
  const parts = partsOf(flow, changeable(flow, step), text);
  const after = outcome.document?.text;
  const isOpen = (part: string) =>
    wants(part) &&
    !isNamed(outcome, part) &&
    !isGone(after ?? "", part) &&
    !greetsSo(after ?? "", part) &&
    !standsAlready(after ?? "", part);
  const asking = parts.filter((part) => isOpen(part.text));
  if (parts.length < 2 || asking.length > triedMax) return [];
  return asking
    .filter((part) => {
      const rest = joined(parts.filter((one) => one !== part));
      return answer({ ...reply, text: rest }).document?.text === after;
    })
    .map((part) => bareOf(part.text));
}

/** Carries out what a changed document has left of the member's wishes, or names it. */
export function withWishesKept(reply: Reply, outcome: Outcome, answer: (reply: Reply) => Outcome): Outcome {
  const { flow, active, step, text, said } = reply;
  const next = outcome.flow;
  const isChanged = outcome.document !== undefined && outcome.document.text !== shownText(reply, active);
  const isSettled = next !== undefined && next.at === active.at && next.changing === undefined;
  // Behind "tambahkan: ..." everything may be what is added.
  if (!isChanged || !isSettled || addsBelow(text) || active.changing !== undefined) return outcome;
  const lost = lostIn(reply, outcome, answer);
  if (lost.length === 0) return outcome;
  const also = withRest({ ...reply, active: next }, lost, answer);
  const told = also.done.length > 0 ? [said.line("parts-changed", { list: also.done.join(", ") })] : [];
  const { document } = show(flow, also.active, step);
  const shown = withOpen({ ...outcome, document }, also.texts);
  return { ...shown, texts: [...outcome.texts, ...told, ...also.texts], flow: also.active };
}

const ordered =
  /(?<!\p{L})(?:di)?(?:tambah|ganti|ubah|hapus|apus|buang|coret|benerin|betulin)(?:in|kan|nya)?(?!\p{L})/iu;

/** Names the changes that a message asks for beside a question, where none of them could be made. */
export function ordersLeft(text: string, said: Reply["said"]): string[] {
  const clauses = text.split(/(?:[!?;\n]|\.(?!\d))+\s*|,\s+/).map(bareOf);
  const orders = clauses.filter((one) => ordered.test(one) && plain(one).split(" ").length >= wordsMin);
  return orders.length === 0 || clauses.length === 1
    ? []
    : [said.line("wishes-left", { list: orders.map(shortly).join("”, “") })];
}
