import { titleChoices } from "#server/external/model/guide/document/address/change-address.ts";
import { asksSofter } from "#server/external/model/guide/document/address/made-style.ts";
import {
  adding,
  keepChoice,
  partChoices,
  type Reply,
} from "#server/external/model/guide/document/made-parts.ts";
import { isWorse, objects } from "#server/external/model/guide/document/made-words.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { show } from "#server/external/model/guide/run-flow.ts";
import type { Choice } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { asksThere } from "./answer-parts.ts";
import { fineLast, shortly, withOpen } from "./answer-word-edits.ts";
import { withoutCourtesy } from "./orders/courtesy.ts";
import { isLament, isOfGoneWords } from "./orders/laments.ts";
import { leavesOutPerson } from "./own-person.ts";
import { shownText } from "./part-done.ts";
import { isPlea } from "./plea-parts.ts";
import { wishing } from "./read-word-edits.ts";
import { type Recognised, recognisedIn } from "./recognised-edits.ts";
import { asksRequest } from "./requests/message-pieces.ts";

/* The answer to a message whose wishes were partly carried out by their form: what is left is done too, or named. */

const joint =
  /^(?:[\s,.;:!?]|(?:trs|trus|terus|dan|plus|sama|sm|lalu|tapi|tp|yah?|lho|loh|wkwk\p{L}*|(?:mbak|mas|kak|min)(?= (?:kok|masa|itu|ini)(?!\p{L})))(?=[\s,.;!?]|$))+/iu;
const lacks =
  /(?<!\p{L})(?:aneh|kurang|(?:belum|blm|ga|gak|tidak|tdk) (?:ada|masuk)|(?:durung|dereng|urung) \p{L}+|doang|jadi|jd|(?:jawab|bilang|ngapain|ngomong) apa|gimana|gmn|["“'‘])/iu;
const wordsMin = 2;

/** What is left of a message, by its sentences. */
const sentencesIn = (rest: string): string[] =>
  rest
    .split(/(?<=[.!?])\s+|\n+|\uE001/u)
    .map((one) => one.replace(joint, "").replace(/[\s,.;]+$/, ""))
    .filter(
      (one) =>
        plain(one)
          .split(" ")
          .filter((word) => word !== "").length >= wordsMin && !isPlea(one),
    );

const missing = /(?<!\p{L})(?:kok|ga|gak|belum|blm|tidak)(?!\p{L}).*(?:masuk|ada|ilang|hilang|ditulis)/iu;
const exchange = /^(\S.*?) (?:(?:di)?ganti(?: jadi)?|jadi) (\S.*)$/iu;

/** Whether a sentence wants something that was not done: what was missed may be what was just added. */
function isOpen(one: string, told: string, shown: string): boolean {
  const own = plain(one)
    .split(" ")
    .map((word) => word.replace(/nya$/, ""));
  if (missing.test(one) && own.some((word) => word.length > 4 && told.includes(word))) return false;
  const [, from = "", by = ""] = exchange.exec(one) ?? [];
  const to = withoutCourtesy(by);
  const isDone = to !== "" && shown.includes(to) && !shown.includes(from);
  return (
    !isDone &&
    !isLament(one) &&
    !isOfGoneWords(shown, one) &&
    !isWorse(one) &&
    (wishing.test(one) ||
      asksRequest(one) ||
      asksSofter(one) ||
      asksThere(one) ||
      objects(one) ||
      lacks.test(one))
  );
}

type Answer = (reply: Reply) => Outcome;

/** What a message does to the document as it stands; undefined if it leaves it as it is. */
function changing(reply: Reply, answer: Answer): { outcome: Outcome; active: Reply["active"] } | undefined {
  const outcome = answer(reply);
  const { document, flow } = outcome;
  const isChanged = document !== undefined && document.text !== shownText(reply, reply.active);
  return isChanged && flow?.at === reply.active.at && flow.changing === undefined
    ? { outcome, active: flow }
    : undefined;
}

/** Does what is known by its form, then the rest; undefined if no wish is. `answer`: what a message alone gets. */
export function recognisedAnswer(reply: Reply, answer: Answer): Outcome | undefined {
  const { flow, step, said } = reply;
  if (leavesOutPerson(reply.text)) {
    const texts = [said.line("wishes-left", { list: shortly(reply.text) })];
    return { ...show(flow, reply.active, step), document: undefined, texts, flow: reply.active };
  }
  const recognised = recognisedIn(reply);
  if (!recognised) return undefined;
  const isSame = shownText(reply, recognised.active) === shownText(reply, reply.active);
  const done = isSame ? [] : [said.line("parts-changed", { list: recognised.told.join(", ") })];
  const texts = recognised.isSorry === true && !isSame ? [said.line("complaint-sorry"), ...done] : done;
  const rest = sentencesIn(recognised.rest);
  const { active } = recognised;
  const all = rest.length > 1 ? changing({ ...reply, active, text: rest.join(". ") }, answer) : undefined;
  if (!all) return withEachRest(reply, recognised, { texts, rest, answer });
  const asked = askedFor(reply, recognised);
  const { choices } = all.outcome;
  return {
    ...all.outcome,
    texts: [...texts, ...all.outcome.texts, ...asked.texts],
    choices: [...asked.choices, ...choices],
  };
}

type Left = { texts: string[]; rest: readonly string[]; answer: Answer };

/** Does what is left one by one, and names what could not be done. */
function withEachRest(reply: Reply, recognised: Recognised, { texts, rest, answer }: Left): Outcome {
  const { flow, step, said } = reply;
  let { active } = recognised;
  const open: string[] = [];
  const told = [...texts];
  for (const text of rest) {
    const done = changing({ ...reply, active, text }, answer);
    if (!done) open.push(text);
    else {
      told.push(...done.outcome.texts);
      active = done.active;
    }
  }
  const shown = shownText(reply, active);
  const undone = open.filter((one) => isOpen(one, recognised.told.join(" ").toLowerCase(), shown));
  const { needed = [] } = recognised;
  const left =
    undone.length === 0 ? [] : [said.line("wishes-left", { list: undone.map(shortly).join("”, “") })];
  if (needed.length > 0) left.push(said.line("words-needed", { what: needed.map(shortly).join("”, “") }));
  if (told.length === 0 && needed.length > 0) return wordsAwaited(reply, left);
  const asked = askedFor(reply, recognised);
  if (told.length === 0 && asked.texts.length > 0) return onlyAsked({ ...reply, active }, left, asked);
  const made = withOpen(show(flow, active, step), left);
  const all = [...(told.length === 0 ? [said.line("unchanged")] : told), ...left, ...asked.texts];
  return { ...made, texts: all, choices: [...asked.choices, ...made.choices], flow: active };
}

type Asked = { texts: string[]; choices: Choice[]; isSentence: boolean };

/** Nothing has changed: what the member is asked for is awaited. */
function onlyAsked({ flow, step, active }: Reply, left: readonly string[], asked: Asked): Outcome {
  const isAwaited = asked.isSentence && left.length === 0;
  const choices = isAwaited
    ? [keepChoice]
    : [...asked.choices, ...fineLast(show(flow, active, step).choices)];
  const texts = [...left, ...asked.texts];
  return { texts, choices, flow: { ...active, changing: isAwaited ? adding : undefined } };
}

/** What only the member can say: a sentence for what the text lacks, and how the reader is called. */
function askedFor({ said }: Reply, { missed = [], isUncalled = false }: Recognised): Asked {
  const what = missed.map(shortly).join("”, “");
  const texts = missed.length === 0 ? [] : [said.line("not-there", { what })];
  if (isUncalled) texts.push(said.line("reader-uncalled"));
  return { texts, choices: isUncalled ? titleChoices : [], isSentence: missed.length > 0 };
}

/** Nothing has changed yet: the parts stand there beside the question for the new words. */
function wordsAwaited(reply: Reply, texts: string[]): Outcome {
  const choices = partChoices(reply);
  const changing = choices.length > 0 ? "?" : undefined;
  return { texts, choices, flow: { ...reply.active, changing } };
}

/** Whether a question belongs to such a wish, and is none for the guide: "itu kok Yth HRD?? hapus dong". */
export function isOfRecognised(reply: Omit<Reply, "said">, question: string): boolean {
  const recognised = recognisedIn({ ...reply, said: new Said({}) });
  return recognised !== undefined && !recognised.rest.includes(question.trim());
}
