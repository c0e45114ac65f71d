import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { additionTo, sourceOf, spokenText } from "#server/external/model/guide/document/written.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { madeChoices } from "#server/external/model/guide/run-flow.ts";
import type { Filled } from "#server/external/model/guide/slots.ts";
import { type ActiveFlow, type Choice, choice } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import {
  leaveOutLabel,
  leftOutKey,
  type Sentence,
  sentencesOf,
  unwantedIn,
  withoutSentences,
} from "./sentences.ts";

/* Leaves sentences out of a finished document, because the guide cannot shorten the member's words itself. */

type Making = Extract<Step, { make: string }>;

/** The sentences of the document as the member reads them; what was added stands last. */
function readable(flow: Flow, active: ActiveFlow, step: Making): Sentence[] {
  const { filled, sums, at } = active;
  const source = withoutSentences(sourceOf(active, step), filled[leftOutKey(at)]);
  const own = sentencesOf(flow, source, filled, sums).map((one) => ({
    ...one,
    shown: spokenText(flow, active, step, one.shown),
  }));
  const added = (filled[additionTo(at)] ?? "").split("\n").filter((line) => line !== "");
  return [...own, ...added.map((line) => ({ source: line, shown: line }))];
}

/** The answers without the sentence that a message wants left out, and the sentence. */
export function withoutSentence(
  flow: Flow,
  active: ActiveFlow,
  step: Making,
  text: string,
): { filled: Filled; sentence: string } | undefined {
  const sentences = readable(flow, active, step);
  const at = unwantedIn(sentences, text);
  const sentence = at === undefined ? undefined : sentences[at];
  if (!sentence) return undefined;
  const { filled } = active;
  const [additions, out] = [additionTo(active.at), leftOutKey(active.at)];
  const added = (filled[additions] ?? "").split("\n");
  const after = added.filter((line) => line !== sentence.source);
  if (after.length < added.length) {
    const { [additions]: _, ...rest } = filled;
    const kept = after.length > 0 ? { ...rest, [additions]: after.join("\n") } : rest;
    return { filled: kept, sentence: sentence.shown };
  }
  const before = filled[out] === undefined ? [] : [filled[out]];
  return { filled: { ...filled, [out]: [...before, sentence.source].join("\n") }, sentence: sentence.shown };
}

const shortening = /\b(?:pendek|singkat|ringkas|persingkat|padat|kepanjangan)\w*\b|\bterlalu panjang\b/;

/** Whether a message wants a shorter document. */
export const isShortening = (text: string): boolean =>
  shortening.test(plain(text)) &&
  !/\b(?:kependekan|terlalu (?:pendek|singkat)|kurang panjang)\b/.test(plain(text));

const choicesMax = 4;

/** Buttons for the sentences that can be left out; the first one and those with the member's own answers stay. */
const shorteningChoices = (flow: Flow, active: ActiveFlow, step: Making): Choice[] =>
  readable(flow, active, step)
    .slice(1)
    .filter(({ source, shown }) => !source.includes("{") && !shown.includes("(isi"))
    .slice(-choicesMax)
    .map((one, at) => choice(`leave-out:${at}`, leaveOutLabel(one)));

/** "Ganti kalimat terakhir jadi: mohon doanya": the new words. */
export const lastSentenceIn = (text: string): string | undefined =>
  /^(?:(?:tolong|coba|eh|kak|min|bisa|boleh) )*(?:ganti|ubah|revisi|edit)(?:in|kan)? kalimat (?:yang )?(?:ter)?akhir(?:nya)? (?:jadi|jd|menjadi|dengan|pake|pakai)[: ]+(\S.{3,})$/is
    .exec(text.trim())?.[1]
    ?.trim();

/** The guide cannot shorten words itself; it offers sentences that can go. */
export function shortened({ flow, active, step, said }: Reply): Outcome | undefined {
  const choices = shorteningChoices(flow, active, step);
  if (choices.length === 0) return undefined;
  return { texts: [said.line("shorten")], choices: [...choices, ...madeChoices], flow: active };
}
