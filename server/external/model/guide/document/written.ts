import {
  addressFrom,
  openAddress,
  speakingTo,
} from "#server/external/model/guide/document/address/address-wish.ts";
import { withOwnTitle } from "#server/external/model/guide/document/address/both-titles.ts";
import { greetedByName } from "#server/external/model/guide/document/address/greeted.ts";
import {
  choicesInSaya,
  inSaya,
  speaksAsSaya,
} from "#server/external/model/guide/document/address/own-plan.ts";
import { namedByTitle } from "#server/external/model/guide/document/address/own-title.ts";
import {
  addressOf,
  inRegister,
  withOneSelf,
} from "#server/external/model/guide/document/address/register.ts";
import { callingSelf } from "#server/external/model/guide/document/address/self-name.ts";
import { leftOutKey, withoutSentences } from "#server/external/model/guide/document/edits/sentences.ts";
import { withEdits } from "#server/external/model/guide/document/edits/word-edits.ts";
import { type Span, tokensOf } from "#server/external/model/guide/document/edits/word-places.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import { type Filled, fill } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow, WordEdit } from "#server/external/model/guide/state.ts";
import { withSentenceStarts } from "#server/external/model/guide/words/plain/capitals.ts";
import { withoutApology } from "./dismissing.ts";
import { literalsApart } from "./literal-answers.ts";
import { outwardRegister, plainAnswers } from "./plain-answers.ts";

/* The text of a document: the flow's words with the answers, in its register, with what the member changed in it. */

type Making = Extract<Step, { make: string }>;

/** The key of what the member added to the document of this step. */
export const additionTo = (at: number): string => `+${at}`;

const isOtherRegister = ({ register }: ActiveFlow, step: Making): boolean =>
  register !== undefined && step.register !== undefined && register !== step.register;

/** The text of a document as its flow has it, in the register that the member asked for. */
export function sourceOf(active: ActiveFlow, step: Making): string {
  const { register } = active;
  const isOther = register !== undefined && isOtherRegister(active, step);
  return (isOther ? step.versions?.[register] : undefined) ?? step.text;
}

const elder =
  /^(?:pak|bapak|bu|ibu|mama|mamak|bunda|umi|abah|ayah|om|oom|tante|bude|pakde|bulik|paklik|opa|oma|haji|hajah|pace|mace)(?= \p{Lu}| \p{L}{3,}$)/iu;

/** "Pak" and "Bu" before a name, for whoever is no member of a team that is led. */
const titledName =
  /^(?:pak|bapak|bu|ibu)(?= (?!(?:mertua|saya|aku|kandung|angkat|tiri|kos|kost)\b)\p{L}{3,})/iu;

/** The title of somebody older or above: neither "kamu" nor "aku" is said to them. */
function elderIn(flow: Flow, { filled, register }: ActiveFlow, step: Making): string | undefined {
  const name = Object.keys(flow.slots).find((one) => flow.slots[one]?.takes === "person");
  // Among family and friends the member knows how to speak, and a title says nothing of distance.
  const isSpokenTo =
    flow.field === "leadership" || (flow.field !== "relationships" && step.register === "casual");
  if (register !== undefined || name === undefined || !isSpokenTo) return undefined;
  const pattern = flow.field === "leadership" ? elder : titledName;
  const title = pattern.exec(filled[name]?.trim() ?? "")?.[0];
  return title === undefined ? undefined : addressFrom(title);
}

/** A message to somebody older begins with an apology for the time it takes. */
const respectfully = (text: string): string =>
  text.replace(/^(?:Halo|Hai) (?=(?:Pak|Bu|Bapak|Ibu)\b)/gmu, "Permisi, ");

/** Before a verb the reader is "Bapak"; "Pak" and "Bu" stand before a name, or behind a comma. */
const shortBeforeVerb =
  /(?<!\p{L})(pak|bu)(?= (?:sudah|udah|udh|belum|blm|bisa|mau|harus|perlu|sering|selalu|kadang|tidak|nggak|ga|gak|datang|dateng|pegang|telat|terlambat|pulang|bilang|kerja|bekerja|masuk|ambil|jaga|kasih|kirim|bawa|buka|tutup|juga|masih|lagi|sempat|pernah|akan|ikut|tetap|langsung|boleh|minta|lupa|tahu|tau|janji|mulai|pakai|pake|cek|catat|lapor)(?!\p{L}))/giu;

const subjectsInFull = (text: string): string => text.replace(shortBeforeVerb, (title) => addressFrom(title));

/** A casual text as it is said to somebody older; what is to be filled in speaks to the member. */
function toElder(text: string, address: string): string {
  const parts = text.split(/(\([^()]*\))/);
  const polite = parts.map((part, at) => (at % 2 === 1 ? part : inRegister(part, "polite", address)));
  return speakingTo(subjectsInFull(respectfully(polite.join(""))), address, true);
}

/** A flow whose own words say "aku" would stand beside the "saya" of the member. */
const saysAku = /(?<!\p{L})aku(?!\p{L})/iu;
const keepsSaya = (step: Making, address: string | undefined): boolean =>
  address !== undefined || !saysAku.test(step.text);

/** The words of a document in the register in which it speaks, and with the form of address that the member wants. */
export function spokenText(flow: Flow, active: ActiveFlow, step: Making, text: string): string {
  const spoken = withOwnTitle(flow, active, spokenTo(flow, active, step, text));
  return step.register === undefined ? spoken : namedByTitle(flow, active.filled, spoken);
}

function spokenTo(flow: Flow, active: ActiveFlow, step: Making, text: string): string {
  const spoken = active.register ?? step.register;
  const known = addressOf(flow, active.filled, "formal");
  // A title that was named with the name stands in place of the form for both.
  const isKnown = active.address === openAddress && known !== "Anda";
  const elderly = elderIn(flow, active, step);
  const address = isKnown ? known : (active.address ?? elderly);
  if (elderly !== undefined && step.register === "casual") return toElder(text, address ?? elderly);
  // In a polite letter the member's own "aku" would stand beside "saya".
  const isPolite = step.register === "polite" || step.register === "formal";
  const isExchanged = isOtherRegister(active, step) || (isPolite && active.isAsWritten !== true);
  const isKept = spoken === undefined || !isExchanged;
  const own = spoken === "casual" ? withOneSelf(text, keepsSaya(step, address)) : text;
  const words = isKept ? own : inRegister(text, spoken, address ?? addressOf(flow, active.filled, spoken));
  return address === undefined ? words : speakingTo(words, address, step.register !== undefined);
}

/** What was added stands before the closing words of a letter, or else at the end. */
function withAddition(text: string, added: string): string {
  const closings = [...text.matchAll(/^(?:Hormat (?:saya|kami)|Salam(?: \p{L}+)?),$/gmu)];
  const at = closings.length === 1 ? closings[0]?.index : undefined;
  return at === undefined ? `${text}\n\n${added}` : `${text.slice(0, at)}${added}\n\n${text.slice(at)}`;
}

const titled = /^(?:pak|bu|bapak|ibu|mas|mbak|mba|bang|kak|om|tante|teh|kang|koh|cik)\b/i;

/** The flow's text without its title before a name that has its own: "Kak Pak Slamet". */
const withOneTitle = (text: string, filled: Filled): string =>
  text.replace(/\b(?:Kak|Bapak\/Ibu) (?=\{([a-z_]+))/g, (title, name: string) =>
    titled.test(filled[name] ?? "") ? "" : title,
  );

/** The whole text that the member has written anew, with what was changed in it since; undefined if there is none. */
export function ownTextOf({ edited, at }: ActiveFlow): string | undefined {
  const edits = edited?.[at] ?? [];
  const own = edits.findLastIndex(({ isWhole }) => isWhole);
  return own < 0 ? undefined : withEdits(edits[own]?.to ?? "", edits.slice(own + 1));
}

const written = new Map<string, string>();
/** A turn below a document tries many readings of a message and looks at the same few texts a hundred times. */
const writtenMax = 100;

/** The text of a document: the member's own, or the flow's without the sentences that the member wants left out. */
export function writtenOf(flow: Flow, active: ActiveFlow, step: Making): string {
  const key = JSON.stringify([flow.id, flow.steps.indexOf(step), active]);
  const known = written.get(key);
  if (known !== undefined) return known;
  const text = newlyWritten(flow, active, step);
  if (written.size >= writtenMax) written.clear();
  written.set(key, text);
  return text;
}

function newlyWritten(flow: Flow, active: ActiveFlow, step: Making): string {
  const { sums, at } = active;
  const anew = ownTextOf(active);
  if (anew !== undefined) return anew;
  const edits = active.edited?.[at] ?? [];
  const added = active.filled[additionTo(at)];
  const own = greetedByName(flow, active.filled, sourceOf(active, step));
  const isOwnPlan = outwardRegister(active, step) === undefined && !flow.isDialogue;
  const isSaya = isOwnPlan && speaksAsSaya(flow, active);
  const kept = withoutSentences(own, active.filled[leftOutKey(at)]);
  const source = isSaya ? inSaya(kept) : kept;
  const answers = plainAnswers(flow, active, step, source);
  const { answers: filled, restored } = literalsApart(
    flow,
    active,
    source,
    isSaya ? choicesInSaya(flow, answers) : answers,
  );
  const text = fill(flow, withOneTitle(withoutApology(source, filled), filled), filled, sums);
  const whole = added === undefined ? text : withAddition(text, added);
  const isOutward = outwardRegister(active, step) !== undefined && active.isAsWritten !== true;
  const { self } = active;
  const selfNamed = (words: string) => (self !== undefined && isOutward ? callingSelf(words, self) : words);
  const speak = (words: string) => {
    const spoken = selfNamed(restored(spokenText(flow, active, step, words)));
    return isOutward ? withSentenceStarts(spoken) : spoken;
  };
  if (edits.length === 0) return speak(whole);
  const former = (words: string, edit: WordEdit) => {
    const { register = active.register, address = active.address } = edit;
    return selfNamed(spokenText(flow, { ...active, register, address }, step, words));
  };
  return withOwnWords(whole, edits, speak, former);
}

/** The first of the characters that stand for the member's words while the others change their register. */
const firstMark = 0xe100;

/**
 * The text in another register, with the words that the member put into it before. They are found in it as they are, or
 * else at the place where they stood in the register of that time.
 */
function withOwnWords(
  text: string,
  edits: readonly WordEdit[],
  speak: (words: string) => string,
  former: (words: string, edit: WordEdit) => string,
): string {
  const now = speak(text).toLowerCase();
  let source = text;
  const marked: WordEdit[] = [];
  const others: WordEdit[] = [];
  for (const [at, edit] of edits.entries()) {
    const isHere = edit.isPart || now.includes(edit.from.toLowerCase());
    const places = isHere ? [] : placesThen(source, edit.from, (words) => former(words, edit));
    const mark = String.fromCharCode(firstMark + at);
    for (const { from, to } of places.toReversed()) source = source.slice(0, from) + mark + source.slice(to);
    if (places.length > 0) marked.push({ from: mark, to: edit.to });
    else others.push(edit);
  }
  // Words that were taken out before the text got another register stand in its words now.
  return others.reduce(
    (sum, edit) => {
      const isThere = sum.toLowerCase().includes(edit.from.toLowerCase());
      return withEdits(sum, [isThere ? edit : { ...edit, from: speak(edit.from) }]);
    },
    withEdits(speak(source), marked),
  );
}

const wordsOf = (text: string): string =>
  tokensOf(text)
    .map(({ written }) => written)
    .join(" ");

/** Where words stand that read so in the register in which they were changed. */
function placesThen(text: string, sought: string, speak: (words: string) => string): Span[] {
  const words = wordsOf(sought);
  const places: Span[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const place =
      words !== "" && wordsOf(speak(line)).includes(words) ? spanThen(line, sought, speak) : undefined;
    if (place) places.push({ from: start + place.from, to: start + place.to });
    start += line.length + 1;
  }
  return places;
}

function spanThen(line: string, sought: string, speak: (words: string) => string): Span | undefined {
  const words = wordsOf(sought);
  const tokens = tokensOf(line);
  const mark = /[.,;:!?]$/.exec(sought)?.[0];
  for (const { from } of tokens)
    for (const { from: last, to } of tokens)
      if (last >= from && wordsOf(speak(line.slice(from, to))) === words)
        return { from, to: to + (mark !== undefined && line[to] === mark ? 1 : 0) };
  return undefined;
}
