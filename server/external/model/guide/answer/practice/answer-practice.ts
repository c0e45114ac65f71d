import { explained, filledIn } from "#server/external/model/guide/answer/step-moves.ts";
import { type Flow, placeOf, type Step, type Waiting } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { goOn, madeChoices, questionAgain, stepBack } from "#server/external/model/guide/run-flow.ts";
import { fill } from "#server/external/model/guide/slots.ts";
import { type ActiveFlow, skipChoice } from "#server/external/model/guide/state.ts";
import { asksAdvice } from "#server/external/model/guide/words/stories/telling.ts";
import { isAboutStep, isSameText } from "#server/external/model/guide/words/to-guide/commands.ts";
import { practiceAside, stopsPractice } from "#server/external/model/guide/words/to-guide/practice-asides.ts";
import {
  asksHowToAnswer,
  type PracticeRequest,
  practiceRequestIn,
} from "#server/external/model/guide/words/to-guide/practice-requests.ts";
import {
  questionNamed,
  questionsWantedHere,
} from "#server/external/model/guide/words/to-guide/question-count.ts";
import { quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import { asksAboutStep, asksForExample } from "#server/external/model/guide/words/yes-no/objections.ts";
import { type Aside, waited } from "../no-answer/answer-aside.ts";
import { onlyAsked } from "../no-answer/split-answer.ts";
import { behindPassing, passedTo } from "./passed-by.ts";
import { helped, sampleTaken, useSample } from "./practice-help.ts";
import { type Asking, askedCount, askedIn, isRehearsed, rehearsedIn, withQuestions } from "./rehearsal.ts";
import { reviewed } from "./review.ts";

/* What is said to the guide where an answer is practised. It is never remarked on like an answer that was given. */

type Message = Omit<Aside, "step">;

/** More words beside "trs gmn dong" may be an answer. */
const adviceWordsMax = 5;

const pleading = /\b(?:bantu|tolong|tulung)\p{L}*/iu;
const asking =
  /\b(?:gimana|gmn|bagaimana|piye|kumaha|apa|apaan|contoh\p{L}*|bingung|blank|jawab\p{L}*|kalimat\p{L}*|kata\p{L}*|nulis\p{L}*)\b/iu;

const asksForHelp = (text: string): boolean =>
  (asksAdvice(text) && text.split(/\s+/).length <= adviceWordsMax) ||
  asksForExample(text) ||
  (isAboutStep(text) && asksAboutStep(text));

/** What is said to the guide, where words that will be said to somebody else are asked for. */
function talkBesideWords(talk: PracticeRequest | undefined, text: string): PracticeRequest | undefined {
  // "Tolong bantu aku" may be what will be said.
  if (talk === "help") return pleading.test(text) && !asking.test(text) ? undefined : talk;
  return talk === "wait" ? talk : undefined;
}

/** What is said to the guide, where an interviewer would be answered. */
function talkInRehearsal(
  talk: PracticeRequest | undefined,
  text: string,
): PracticeRequest | "count" | undefined {
  if (questionsWantedHere(text) !== undefined) return "count";
  return talk ?? (asksHowToAnswer(text) ? "question" : undefined);
}

/** What a message at this step says to the guide; undefined if it may be an answer. */
export function practiceRequestAt(
  step: Step | undefined,
  text: string,
): PracticeRequest | "count" | undefined {
  if (step === undefined || !("ask" in step) || step.review === undefined) return undefined;
  if (isSameText(text, useSample.label)) return step.help ? "sample" : undefined;
  if (behindPassing(text) !== undefined) return "next";
  const isOfWeakness = /\b(?:kekurangan|kelemahan)/.test(step.ask);
  const talk = practiceRequestIn(text, isOfWeakness) ?? (asksForHelp(text) ? "help" : undefined);
  return isRehearsed(step) ? talkInRehearsal(talk, text) : talkBesideWords(talk, text);
}

/** Handles what is said to the guide at a practised answer; undefined for anything else. */
export function answerPractice(message: Message): Outcome | undefined {
  const { original: _, ...active } = message.active;
  const step = message.flow.steps[active.at];
  if (step && "make" in step) return saidBelow(message);
  const led = isRehearsed(step) ? passedTo({ ...message, active }, step) : undefined;
  if (led) return led;
  const isPassing = behindPassing(message.text) !== undefined;
  const beside = isRehearsed(step) && !isPassing ? saidBeside({ ...message, active }, step) : undefined;
  if (beside) return beside;
  const talk = practiceRequestAt(step, message.text);
  if (talk === undefined || !step || !("ask" in step)) return undefined;
  return ways[talk]({ ...message, active }, step);
}

const ways: Readonly<
  Record<PracticeRequest | "count", (message: Message, step: Asking) => Outcome | undefined>
> = {
  help: (message, step) => helped(message, step) ?? exampled(message, step),
  wait: (message, step) => waited({ ...message, step }),
  back: (message) => wentBack(message),
  unfinished: (message) => wentBack(message),
  question: (message, step) => onlyAsked({ ...message, step }, message.text),
  taken: (message) => tookBack(message),
  there: (message, step) => withdrawn(message, step),
  enough: (message, step) => summarized(message, step),
  sample: (message, step) => sampleTaken(message, step),
  next: (message, step) =>
    passedTo(message, step) ?? filledIn(message.flow, message.active, step, "", message.said),
  repeat: ({ flow, active, said }, step) => ({
    texts: [said.line("practice-repeat", { question: fill(flow, step.ask, active.filled, active.sums) })],
    choices: [skipChoice],
    flow: active,
  }),
  count: (message, step) => counted(message, step),
};

/** A question or a complaint beside an answer or in its place, and what stands behind "udahan". */
function saidBeside(message: Message, step: Asking): Outcome | undefined {
  const { flow, active, text, said } = message;
  const stopped = stopsPractice(text);
  if (stopped) {
    // What was asked was mostly not stored; only a few words may have been taken for an answer.
    const before = stopped.isTaken ? answeredBefore(message) : undefined;
    const isShort = (before?.text.split(/\s+/).length ?? 0) <= noAnswerWordsMax;
    const taken = isShort ? before?.step.into : undefined;
    const filled = Object.fromEntries(Object.entries(active.filled).filter(([name]) => name !== taken));
    return summarized({ ...message, active: { ...active, filled } }, step);
  }
  const aside = practiceAside(text);
  if (!aside || (aside.fears.length === 0 && practiceRequestAt(step, text) !== undefined)) return undefined;
  const lines = aside.fears.map((fear) => said.line(`fear-${fear}`));
  const quote = quotedQuestion(aside.asked);
  const own = lines.length > 0 ? lines : [said.line("beside-question", { quote })];
  if (aside.rest === "")
    return {
      texts: [...own, ...questionAgain(flow, active, said)],
      choices: choicesAt(flow, step),
      flow: active,
    };
  const outcome = reviewed(message, step, aside.rest);
  return { ...outcome, texts: [...own, ...outcome.texts] };
}

/** The example of the slot, where the flow has no help of its own; a second time the question is passed by. */
function exampled({ flow, active, said }: Message, step: Asking): Outcome | undefined {
  if (flow.slots[step.into]?.example === undefined) return undefined;
  if (active.tries === 0) return explained(flow, active, step, said);
  const outcome = filledIn(flow, active, step, "", said);
  return { ...outcome, texts: [said.line("practice-passed"), ...outcome.texts] };
}

/** The practised answer directly before this question. */
function answeredBefore({ flow, active }: Message): { step: Asking; text: string } | undefined {
  const step = flow.steps[active.trail.at(-1) ?? -1];
  const text = isRehearsed(step) ? (active.filled[step.into] ?? "") : "";
  return isRehearsed(step) && text !== "" ? { step, text } : undefined;
}

/** Goes back one question, or to the one that the message names. */
function wentBack({ flow, active, text, said }: Message): Outcome {
  const nth = questionNamed(text);
  const named =
    nth === undefined ? undefined : (askedIn(flow, active)[nth - 1] ?? rehearsedIn(flow)[nth - 1]);
  const at = active.trail.findIndex((place) => flow.steps[place] === named);
  const trail = at < 0 ? active.trail : active.trail.slice(0, at + 1);
  return stepBack(flow, { ...active, trail }, said);
}

/** Longer answers are kept, and only asked for once more. */
const noAnswerWordsMax = 8;

/** "Itu bukan jawaban, aku minta tolong": the question before is asked again, with help. */
function tookBack(message: Message): Outcome | undefined {
  const { flow, active, said } = message;
  const before = answeredBefore(message);
  if (!before) return undefined;
  const isShort = before.text.split(/\s+/).length <= noAnswerWordsMax;
  const { [before.step.into]: _, ...filled } = active.filled;
  const back = stepBack(flow, isShort ? { ...active, filled } : active, said);
  const again = back.flow ? helped({ ...message, active: back.flow }, before.step) : undefined;
  const { texts, choices, flow: next } = again ?? back;
  return { texts: [said.line("practice-taken"), ...texts], choices, flow: next };
}

/** "Kan udah kusebut tempatnya": the remark may be wrong, and the answer stands. */
function withdrawn(message: Message, step: Asking): Outcome | undefined {
  const { flow, active, said } = message;
  if (!answeredBefore(message)) return undefined;
  const texts = [said.line("practice-there"), ...questionAgain(flow, active, said)];
  return { texts, choices: choicesAt(flow, step), flow: active };
}

/** The step of a flow from which further questions are asked. */
const furtherStep = "khas_lagi";
/** "Tambah pertanyaan khas teller dong". */
const wantsFurther =
  /^(?=.{4,80}$)(?=.*\b(?:tambah\p{L}*|lagi|lain\p{L}*)\b)(?=.*\b(?:pertanyaan\p{L}*|soal(?:nya)?)\b)(?!.*\b(?:jangan|jgn|hapus)\b)/iu;

/** Whoever wants more questions is no longer held to a number of them. */
const withoutCount = ({ questions: _, ...active }: ActiveFlow): ActiveFlow => active;

/** How a remark is called. */
const aboutRemark = /\b(?:(?:di)?nilai\w*|penilaian\w*|(?:di)?komentar\w*|(?:di)?koreksi\w*)\b/i;

/** The same below the sheet, where the last answer was remarked on, or was not finished. */
function saidBelow(message: Message): Outcome | undefined {
  const { flow, active, text, said } = message;
  const step = flow.steps[active.at];
  const hasMore = step !== undefined && "make" in step && placeOf(flow, furtherStep) >= 0;
  if (active.changing === undefined && hasMore && wantsFurther.test(text))
    return goOn(flow, withoutCount(active), step, said, furtherStep);
  if (active.changing !== undefined || !answeredBefore(message)) return undefined;
  const talk = practiceRequestIn(text);
  if (talk === "unfinished") return stepBack(flow, active, said);
  if (talk !== "there" || !aboutRemark.test(text)) return undefined;
  return { texts: [said.line("practice-there")], choices: madeChoices, flow: active };
}

const choicesAt = (flow: Flow, step: Asking): Outcome["choices"] =>
  flow.slots[step.into]?.optional ? [skipChoice] : [];

/** "Udahan": what was practised so far is summed up. */
function summarized({ flow, active, said }: Message, step: Waiting): Outcome | undefined {
  const count = askedCount(flow, active);
  if (count === 0) return undefined;
  const outcome = goOn(flow, { ...active, questions: count }, step, said);
  return { ...outcome, texts: [said.line("practice-enough"), ...outcome.texts] };
}

/** "3 aja kak", in the middle of the practice. */
function counted(message: Message, step: Asking): Outcome | undefined {
  const { flow, active, text, said } = message;
  const count = questionsWantedHere(text) ?? 0;
  const done = askedCount(flow, active);
  if (count > 0 && count <= done) return summarized(message, step);
  const { active: next, line } = withQuestions(flow, active, count, said);
  const texts = [...line, ...questionAgain(flow, next, said)];
  return { texts, choices: choicesAt(flow, step), flow: next };
}
