import { optionMeant, touches } from "#server/external/model/guide/answer/buttons/options.ts";
import { changesMade } from "#server/external/model/guide/answer/corrections/changes-made.ts";
import { lastMade } from "#server/external/model/guide/document/draft.ts";
import { namesChange } from "#server/external/model/guide/document/edits/answer-parts.ts";
import { saysEdit } from "#server/external/model/guide/document/edits/says-edit.ts";
import type { Field, Flow, Step } from "#server/external/model/guide/flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { swapIn, swapped, writtenSlots } from "#server/external/model/guide/values/swaps.ts";
import { isRequest } from "#server/external/model/guide/words/stories/telling.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { gistIn, saysConfided } from "#server/external/model/guide/words/to-guide/draft-remarks.ts";
import { topicBehind } from "#server/external/model/guide/words/to-guide/leaving.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { type NotThis, notThisIn } from "#server/external/model/guide/words/yes-no/not-this.ts";
import { isSwitching } from "#server/external/model/guide/words/yes-no/objections.ts";
import { findFlows, vocabulary } from "./find-flows.ts";
import { refutes } from "./refuted.ts";
import { isWish } from "./requests.ts";
import { netFlows, otherMin } from "./wish.ts";

/*
 * Whether a message in a flow, or below its document, says that the flow is the wrong one, and not that something in it
 * is wrong.
 */

/** What a message says beside the denial of its flow. `wish`: what is wanted instead, if that is said. */
export type WrongFlow = { rest: string; wish: string | undefined };

/** Where a message is written. */
type Here = { flow: Flow; active: ActiveFlow; text: string; field: Field | undefined };

const ofIts = /(?:nya|ku|mu)$/;

/** Whether words are the name of a flow and nothing else; "jadwalnya" is something in its document. */
function named({ title, offer, words: own }: Flow, words: readonly string[]): boolean {
  const name = new Set(vocabulary().stems(`${title} ${offer}`));
  const known = new Set(own.filter((one) => one.includes(" ")).flatMap((one) => plain(one).split(" ")));
  const isOf = (word: string) =>
    vocabulary()
      .stems(word)
      .some((stem) => name.has(stem));
  return words.some(isOf) && words.every((word) => !ofIts.test(word) && (isOf(word) || known.has(word)));
}

const called = "(?:eh|ih|yah|ya|kak|min|mbak|mas|bang|maaf|sori|aduh|duh|waduh|hadeh|astaga)";
/** "Ga ada utang bank, ..." answers; a protest begins with "loh" or "bukan", or with a no that stands alone. */
const protest = new RegExp(
  `^\\P{L}*(?:${called}[ ,.!]+)*(?:(?:bukan|bkn|dudu|sanes|salah|loh|lho|lah|lha|kok)(?!\\p{L})|(?:${noWords})[,.!])`,
  "iu",
);
const negated = new RegExp(`(?<!\\p{L})(?:${noWords})((?: \\p{L}+){1,4})`, "gu");

/** Whether a clause denies one of the phrases by which a flow is found: "aku ga shift malam". */
function deniesPhrase({ words }: Flow, clause: string): boolean {
  const phrases = words.filter((one) => one.includes(" ")).map(plain);
  return [...plain(clause).matchAll(negated)].some(([, behind = ""]) =>
    phrases.some((phrase) => ` ${behind.trim()} `.includes(` ${phrase} `)),
  );
}

const deniesGround = (flow: Flow, clause: string): boolean =>
  deniesPhrase(flow, clause) || refutes(clause, flow);

/** Steps at which the words may be meant for somebody else, or tell something. */
export const takesWords = (flow: Flow, step: Step): boolean =>
  "ask" in step && (mayBeSpoken(flow, step) || ["text", "list"].includes(flow.slots[step.into]?.kind ?? ""));

const me = "(?:aku|ak|saya|sy|gue|gw|gua|ane|awak|kita|beta|sa|kulo|abdi|tak)";
const particle = /^(?:(?:lah|loh|lho|eh|ih|ya|yah|tapi|tp|kan|min|kak|mas|mbak|bang)[ ,]+)+/i;
/** Words ahead of what is wanted: "maksudku ...", "yang kubutuhin itu ...". */
const ahead = new RegExp(
  `^(?:(?:lah|loh|lho|eh|ya|tapi|tp|kan|min|kak|mas|mbak|sebenernya|sebenarnya|aslinya|jadi)[ ,]+)*(?:(?:maksud|mksd)(?:ku|nya|e| ${me})?|(?:yang|yg|sing) (?:${me} |tak ?)?(?:ku|di)?(?:butuh|cari|nyari|minta|perlu|mau|pengen|maksud|karep)(?:in|kan|nya|ku|ke)?)(?: (?:tuh|itu|ki|kan|mah|tadi|sebenernya|adalah))*[ ,:]+`,
  "i",
);

/** What is wanted according to the rest of a message; undefined if it wants nothing. */
function wishedIn(rest: string): string | undefined {
  const said = rest.replace(particle, "").trim();
  const wish = said.replace(ahead, "").trim();
  return wish !== "" && (wish !== said || isWish(wish)) ? wish : undefined;
}

/** Whether a wish surely asks for another flow, or for the one that runs. */
function askedBy(flow: Flow, wish: string, field: Field | undefined): "other" | "same" | undefined {
  const [top] = findFlows(wish, field);
  if (top?.flow.id === flow.id) return top.score >= otherMin ? "same" : undefined;
  const isOther = top !== undefined && top.score >= otherMin;
  return isOther || netFlows(wish).some(({ id }) => id !== flow.id) ? "other" : undefined;
}

/** Whether the words in place of what is denied name a button of the flow: "bukan suara, ponsel". */
function meansButton({ flow, active }: Here, value: string | undefined, rest: string): boolean {
  const options = flow.steps.flatMap((one) => ("choose" in one ? one.options : []));
  if (value !== undefined && optionMeant(options, value) !== undefined) return true;
  const step = flow.steps[active.at];
  return step !== undefined && "choose" in step && touches(step.options, rest);
}

/** Whether a message puts something right within the flow: a word, a button, a part of the document. */
function putsRight(here: Here, rest: string, isOther: boolean): boolean {
  const { flow, active, text } = here;
  const swap = swapIn(text);
  if (swap && swapped(flow, active.filled, writtenSlots(flow, active.filled), text)?.kind === "exchanged")
    return true;
  if (rest !== "" && !isOther && meansButton(here, swap?.value, rest)) return true;
  const made = lastMade(flow, active);
  const making = made && flow.steps[made.at];
  if (!made || !making || !("make" in making)) return false;
  const names = { flow, active: made, step: making, text };
  return changesMade(flow, made, text) || namesChange(names) || saysEdit(flow, made, text);
}

/** A longer message tells something. */
const lengthMax = 400;
const restWordsMin = 4;
const wanting = /\b(?:ku)?(?:mau|maunya|harap\w*|pengen|pgn|ingin\w*)\b/;
const aboutWhole = /maksud|mksd|\b(?:nyambung|konek|mau|kumau|maunya|harap\w*|kuharapkan)\b/;

/** Whether a denial is about the flow. */
function isOfFlow(here: Here, step: Step, found: NotThis, isOther: boolean): boolean {
  const { flow, active, text } = here;
  const { rest, isSure, isAsked, isNamed } = found;
  if (takesWords(flow, step)) {
    // "Bukan ini yang aku mau" may be said to somebody, "dudu iki mas" to the guide alone.
    const isBare = rest === "" && isSure && !wanting.test(plain(text));
    return isNamed || isAsked || isBare || (isOther && (isSure || isRequest(rest)));
  }
  if (isOther || isNamed) return true;
  if (rest !== "") return isSure && !/\d/.test(rest) && rest.split(/\s+/).length >= restWordsMin;
  const isFresh = "make" in step && active.before === undefined;
  return isSure || (isFresh && aboutWhole.test(plain(text)));
}

const atChoices =
  /\b(?:kok|kog|koq|knp|kenapa|masa|masak|ngapo)\b.*\b(?:pilihan|tombol|opsi|jawaban)(?:nya|nyo|ne|na|e)?\b|\b(?:pilihan|tombol|opsi)(?:nya|nyo|ne|na|e)? (?:kok|ini kok|(?:ga|gak|nggak|tidak|dak|nda|ora) (?:ada|cocok|sesuai|pas|nyambung))/;

/** "Laki aku lah, suami. ini kok pilihannyo wong baru kenal": at its first buttons, what a flow is for is wondered at. */
function wondersAtChoices({ flow, active, text }: Here): WrongFlow | undefined {
  const step = flow.steps[active.at];
  if (!step || !("choose" in step) || active.trail.length > 0) return undefined;
  const parts = text.split(/(?<=[.!?;])\s+|\n+/);
  const rest = parts.filter((part) => !atChoices.test(plain(part)));
  return rest.length === parts.length || touches(step.options, rest.join(" "))
    ? undefined
    : { rest: rest.join(" "), wish: undefined };
}

/** "Yg 'lah bukan ini min' kok masuk, itu kan gw ngomong ke lu": the quoted denial stands in the text. */
const quotesConfided = (text: string): boolean =>
  /["“'‘][^"”'’]{3,}["”'’]/.test(text) && text.split(/[.,;!?\n]+/).some(saysConfided);

/** What a message says beside the denial of its flow; undefined if it does not deny it. */
export function wrongFlowIn(here: Here): WrongFlow | undefined {
  const { flow, active, text, field } = here;
  const step = flow.steps[active.at];
  if (!step || flow.isDialogue || text.length > lengthMax || topicBehind(text) !== undefined)
    return undefined;
  // "Bukan ini min, ... intinya gw mau minta maaf" says what the text should say.
  if (gistIn(text) !== undefined || quotesConfided(text)) return undefined;
  const wondered = wondersAtChoices(here);
  if (wondered) return wondered;
  const isProtest = protest.test(text);
  const mayName = isProtest || !takesWords(flow, step);
  const found = notThisIn(
    text,
    (words) => mayName && named(flow, words),
    (clause) => isProtest && !takesWords(flow, step) && deniesGround(flow, clause),
  );
  if (!found || isSwitching(found.rest)) return undefined;
  const wish = wishedIn(found.rest);
  const asked = wish === undefined ? undefined : askedBy(flow, wish, field);
  const isOther = asked === "other";
  // "Bukan yang itu" at the parts of a document is about the part.
  const isEditing = active.changing !== undefined && active.changing !== "?";
  if (isEditing && !found.isNamed && !isOther) return undefined;
  const isWrong =
    asked !== "same" && isOfFlow(here, step, found, isOther) && !putsRight(here, found.rest, isOther);
  return isWrong ? { rest: found.rest, wish } : undefined;
}
