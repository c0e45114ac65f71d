import { isRehearsed } from "#server/external/model/guide/answer/practice/rehearsal.ts";
import type { Flow, Step, Waiting } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { choicesOf, isOpenChoice, remind, slotOf, summed } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { isSameText, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { joinedPieces, type Piece, piecesOf } from "#server/external/model/guide/words/to-guide/pieces.ts";
import { pleadsForWords } from "#server/external/model/guide/words/to-guide/plea.ts";
import { quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import { toldGuide, wondersAtFigure } from "#server/external/model/guide/words/to-guide/told-guide.ts";
import { type Aside, answerUnheard, apologized } from "./answer-aside.ts";
import { isFigure, isForSomebody } from "./find-asides.ts";
import { ofFears } from "./for-guide.ts";
import { originalFor, restorable } from "./split-answer.ts";
import { type Changed, holds, takenOut } from "./taken-out.ts";
import { feltApart, ownFeelingApart, withoutLabel, withoutRemark } from "./within-answer.ts";

/*
 * Takes out of words for somebody else what was told to the guide, and names it in one line. What a complaint says was left
 * out is put back, and what it says was written wrongly is taken out.
 */

type Answerable = Extract<Step, { ask: string } | { choose: string }>;
type Answer = (active: ActiveFlow, rest: string) => Outcome;

/** The step, if words are asked for that may reach somebody. */
function answerable({ flow, active, text, step }: Aside): Answerable | undefined {
  if (flow.isDialogue || active.reading !== undefined || active.changing !== undefined) return undefined;
  if ("ask" in step) return isFigure(slotOf(flow, step)) ? undefined : step;
  if (!("choose" in step) || step.into === undefined || !isOpenChoice(step)) return undefined;
  return choicesOf(flow, step).some(({ label }) => isSameText(label, text)) ? undefined : step;
}

const reaches = (flow: Flow, step: Waiting): boolean =>
  isForSomebody(flow) || ("ask" in step && isRehearsed(step));

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(" ")
    .filter((word) => word.length > 2);
/** Puts back what the message before had and the answer has not. */
function putBack(
  { flow, active, said }: Aside,
  original: ActiveFlow["original"],
  lost: string,
): Changed | undefined {
  const value = original && active.filled[original.into];
  if (!original || value === undefined) return undefined;
  const standing = plain(value);
  const isOut = ({ text }: Piece) => !standing.includes(plain(text));
  const all = piecesOf(original.text);
  const wanted = all.filter((one) => isOut(one) && (lost === "" || holds(one.text, wordsOf(lost))));
  if (wanted.length === 0) return undefined;
  const whole = joinedPieces(all.filter((one) => !isOut(one) || wanted.includes(one)));
  const filled = { ...active.filled, [original.into]: whole };
  const label = flow.slots[original.into]?.label ?? original.into;
  const quote = quotedQuestion(wanted.map(({ text }) => text).join(", "));
  return { active: summed(flow, { ...active, filled }), line: said.line("put-back", { quote, label }) };
}

const printedWordsMin = 2;

/** Takes the one clause of all answers out that a complaint says should not be there. */
function takeOut(message: Aside, printed: string): Changed | undefined {
  const words = wordsOf(printed);
  return words.length < printedWordsMin ? undefined : takenOut(message, words, 1);
}

/** "Gugup" is a weakness that an interviewer asks for. */
const ofWeakness = /\b(?:kekurangan|kelemahan)\w*/;

const lineFor = { nerves: "told-nerves", complaint: "complaint-within", wording: "aside-left" } as const;

/** What is left of an answer; `lines`: what the guide says about the rest. */
type Told = { active: ActiveFlow; rest: string; lines: string[]; isSettled: boolean };

/**
 * What was told to the guide; a complaint that fills the whole message is answered as such, and what it misses is looked
 * up.
 */
function toldIn(
  message: Aside,
  step: Answerable,
  pieces: readonly Piece[],
  original: ActiveFlow["original"],
): Told | "unheard" | undefined {
  const { flow, active, said } = message;
  if (!reaches(flow, step)) return undefined;
  const question = "ask" in step ? step.ask : step.choose;
  const asked = plain(`${question} ${slotOf(flow, step)?.label ?? ""}`);
  const mayFear = ofFears.test(asked) || ofWeakness.test(asked);
  const told = toldGuide(pieces, mayFear);
  if (!told) return undefined;
  const back = told.lost === undefined ? undefined : putBack(message, original, told.lost);
  const out = told.printed === undefined ? undefined : takeOut(message, told.printed);
  const changed = back ?? out;
  const rest = joinedPieces(told.kept);
  if (rest === "" && !changed && told.kind === "complaint")
    return told.lost === undefined || told.lost === "" ? undefined : "unheard";
  const line = changed?.line ?? said.line(lineFor[told.kind], { quote: quotedQuestion(told.told) });
  return { active: changed?.active ?? active, rest, lines: [line], isSettled: changed !== undefined };
}

const restorableAt = (outcome: Outcome, { flow, text }: Aside, { into }: Answerable): Outcome =>
  into === undefined ? outcome : restorable(outcome, originalFor(flow, into, text));

/** A message that is nothing but a complaint about what was left out, or about a figure that was written. */
function wholeComplaint(message: Aside, told: ReturnType<typeof toldIn>): Outcome | undefined {
  if (told === "unheard") return answerUnheard(message);
  return !told && wondersAtFigure(message.text) ? apologized(message) : undefined;
}

const linesBehind = ({ flow, said }: Aside, step: Answerable, behind: string): string[] =>
  behind === ""
    ? []
    : [said.line("rest-left", { quote: quotedQuestion(behind), label: slotOf(flow, step)?.label ?? "" })];

/** Gives an answer to `answer` without what was told to the guide, a label before it and a remark behind it. */
export function answerTold(message: Aside, original: ActiveFlow["original"], answer: Answer): Outcome {
  const { flow, active, text, said } = message;
  const step = answerable(message);
  // A plea for the words takes out by itself what was stored.
  if (!step || pleadsForWords(text, true)) return answer(active, text);
  const told = toldIn(message, step, piecesOf(text), original);
  const complaint = wholeComplaint(message, told);
  if (complaint) return complaint;
  const found = told === "unheard" ? undefined : told;
  const own = withoutLabel(flow, step, found?.rest ?? text);
  const parted =
    withoutRemark(flow, step, own) ?? feltApart(flow, step, own) ?? ownFeelingApart(flow, step, own);
  const { rest = own, behind = "" } = parted ?? {};
  const lines = [...(found?.lines ?? []), ...linesBehind(message, step, behind)];
  const here = found?.active ?? active;
  if (rest === text && lines.length === 0) return answer(here, text);
  const outcome = rest === "" ? remind(flow, here, said) : answer(here, rest);
  const whole = { ...outcome, texts: [...lines, ...outcome.texts] };
  const isLeftOut = lines.length > 0 && !found?.isSettled && rest !== "";
  return isLeftOut ? restorableAt(whole, message, step) : whole;
}
