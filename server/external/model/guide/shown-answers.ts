import { readBackChoices } from "#server/external/model/guide/answer/figures/read-back.ts";
import { asWrittenChoice } from "#server/external/model/guide/answer/no-answer/answer-unfit.ts";
import { restoreChoice } from "#server/external/model/guide/answer/no-answer/split-answer.ts";
import { doubtIn } from "#server/external/model/guide/answer/shown/doubtful.ts";
import {
  asShownChoice,
  notSoChoice,
  openChoices,
  opening,
  partPressed,
  type Shown,
  withLiteral,
} from "#server/external/model/guide/answer/shown/opened.ts";
import { shortly, withOneStop, withShown } from "#server/external/model/guide/answer/shown/shown-line.ts";
import { asPrinted } from "#server/external/model/guide/document/as-printed.ts";
import { versionOf } from "#server/external/model/guide/document/edits/undo.ts";
import { undoChoice } from "#server/external/model/guide/document/made-parts.ts";
import { commandIn, isSameText, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { type Flow, isWaiting } from "./flow.ts";
import { flowOf } from "./flows.ts";
import type { Result } from "./listening.ts";
import { questionAgain, show } from "./run-flow.ts";
import type { ActiveFlow, Choice } from "./state.ts";
import { WishBelow } from "./wish-below.ts";

type Open = { flow: Flow; active: ActiveFlow; shown: Shown };

/** While an answer is open, these still mean what they always mean. */
const commanding = new Set<ReturnType<typeof commandIn>>(["back", "human", "who", "privacy", "insult"]);
const leaving = /^(?:stop|berhenti|keluar)\b/;
/** Says that what was just taken stands wrongly, and nothing else. */
const denying = /^bukan (?:begitu|gitu)(?: kak| min)?$/;
/** A longer message below a document may be more than one request. */
const requestWordsMax = 6;
/** "Gatau" leaves the answer as it is; "gatau kenapa saya ditegur" is what shall be read. */
const leftWordsMax = 3;

/** The turns that show an answer as it will stand in a text for somebody else, and open it again. */
export abstract class ShownAnswers extends WishBelow {
  /** Takes the turn of an answer that is open or is to be opened, or else shows what `take` has stored if it is doubtful. */
  protected withAnswerShown(take: () => Result): Result {
    const { flow: before } = this.state;
    const { text } = this.asked;
    const own = this.#ofShown();
    if (own) return own;
    const { offered } = this.state;
    const isPressed = offered.some(({ label }) => isSameText(label, text));
    const result = take();
    if (!isPressed) return this.#undoable(before, text, this.#shown(before, text, result));
    // The whole message, once it was put back, can be opened like the part of it that was shown.
    const isOpenable = isSameText(text, restoreChoice.label) && this.state.flow?.shown !== undefined;
    return isOpenable ? { ...result, choices: [...result.choices, notSoChoice] } : result;
  }

  /** Below a document a longer request may have been read otherwise than it was meant: one press takes it back. */
  #undoable(before: ActiveFlow | undefined, text: string, result: Result): Result {
    const { flow: after } = this.state;
    const isChanged =
      after?.before !== undefined && after.before !== before?.before && after.id === before?.id;
    const isDoubtful = plain(text).split(" ").length > requestWordsMax;
    const isOffered = result.choices.some(({ id }) => id === undoChoice.id);
    if (!isChanged || !isDoubtful || isOffered || !result.document) return result;
    return { ...result, choices: [...result.choices, undoChoice] };
  }

  /** What was shown last in the running flow. */
  #last(): Open | undefined {
    const { flow: active } = this.state;
    const flow = active && flowOf(active.id);
    return flow && active?.shown ? { flow, active, shown: active.shown } : undefined;
  }

  /** The answer before, where nothing was shown and the message says no more than that it stands wrongly. */
  #answeredLast(): Open | undefined {
    const { flow: active } = this.state;
    const flow = active && flowOf(active.id);
    if (
      !flow ||
      !active ||
      !denying.test(plain(this.asked.text)) ||
      !("ask" in (flow.steps[active.at] ?? {}))
    )
      return undefined;
    const step = flow.steps[active.trail.at(-1) ?? -1];
    const into = step && "ask" in step ? step.into : undefined;
    const text = into === undefined ? "" : (active.filled[into] ?? "");
    if (into === undefined || text === "" || !asPrinted(flow, active, into)) return undefined;
    const shown = { into, text };
    this.state = { ...this.state, flow: { ...active, shown } };
    return { flow, active: { ...active, shown }, shown };
  }

  #ofShown(): Result | undefined {
    const at = this.#last() ?? this.#answeredLast();
    if (!at) return undefined;
    const { text } = this.asked;
    const { offered } = this.state;
    const { isOpened, ...closed } = at.active;
    // After a question in between, what is typed is an answer as any other.
    const isOpen = isOpened === true && offered.some(({ id }) => id === asShownChoice.id);
    const isOffered = isOpen || offered.some(({ id }) => id === notSoChoice.id);
    if (denying.test(plain(text)) || (isOffered && commandIn(text) === "not-that")) return this.#open(at);
    if (isOpened) this.state = { ...this.state, flow: closed };
    const here = { ...at, active: closed };
    if (isOpen) return this.#written(here);
    const isOld = isSameText(text, asShownChoice.label) || partPressed(at.shown, text) !== undefined;
    return isOld ? this.#asked(here, []) : undefined;
  }

  #open({ flow, active, shown }: Open): Result {
    this.state = { ...this.state, flow: { ...active, isOpened: true } };
    return { texts: opening(flow, active, shown, this.said), choices: openChoices(shown) };
  }

  /** What is typed while an answer is open stands in its place; undefined if it is no such words. */
  #written(at: Open): Result | undefined {
    const { text, risk, riskLevel } = this.asked;
    const { flow, active, shown } = at;
    const part = partPressed(shown, text);
    if (part !== undefined) return this.#replaced(at, part);
    const command = commandIn(text);
    const isStopped = command === "stop" && leaving.test(plain(text));
    // What is a sign of danger is never words of a text.
    if (commanding.has(command) || isStopped || (riskLevel > 0 && risk.isNew)) return undefined;
    const isBrief = plain(text).split(" ").length <= leftWordsMax;
    const isLeft =
      isSameText(text, asShownChoice.label) || command === "stop" || (command === "skip" && isBrief);
    if (!isLeft) return this.#isButton(at) ? undefined : this.#replaced(at, text);
    const label = flow.slots[shown.into]?.label ?? shown.into;
    return this.#asked({ ...at, active }, [this.said.line("left-as-shown", { label })]);
  }

  /** Whether the message is a button of the question that waits, or puts the whole message back: both still work. */
  #isButton({ flow, active }: Open): boolean {
    const buttons = [...buttonsAt(flow, active), restoreChoice, asWrittenChoice, undoChoice];
    return buttons.some(({ label }) => isSameText(label, this.asked.text));
  }

  #replaced({ flow, active, shown }: Open, written: string): Result {
    const isMade = "make" in (flow.steps[active.at] ?? {});
    const former = isMade ? { ...active, before: versionOf(active) } : active;
    const next = withLiteral(flow, former, shown.into, written);
    const printed = asPrinted(flow, next, shown.into);
    const quote = shortly(printed?.text ?? written);
    return this.#asked({ flow, active: next, shown }, [
      withOneStop(this.said.line("taken-literally", { quote })),
    ]);
  }

  /** Goes on at the question, or at the document, at which the flow was. */
  #asked({ flow, active }: Open, lines: readonly string[]): Result {
    this.state = { ...this.state, flow: active };
    const step = flow.steps[active.at];
    if (step && "make" in step) {
      const shown = show(flow, active, step);
      return { ...shown, texts: [...lines] };
    }
    return {
      texts: [...lines, ...questionAgain(flow, active, this.said)],
      choices: buttonsAt(flow, active),
    };
  }

  /** Shows a doubtful answer as it will stand, with the button that opens it again. */
  #shown(before: ActiveFlow | undefined, text: string, result: Result): Result {
    const { flow: after } = this.state;
    const flow = after && flowOf(after.id);
    const step = flow && before && flow.steps[before.at];
    if (!after || !before || !step || before.id !== after.id || this.asked.riskLevel > 0) return result;
    const into = answeredIn(flow, before, after, text);
    const printed = into === undefined ? undefined : asPrinted(flow, after, into);
    if (into === undefined || !printed) return result;
    if (!doubtIn({ flow, step, text, stored: after.filled[into] ?? "", printed: printed.text }))
      return result;
    this.state = { ...this.state, flow: { ...after, shown: { into, text } } };
    return { ...withShown(result, printed, text, this.said), choices: [...result.choices, notSoChoice] };
  }
}

/** The buttons of the question or the read-back that waits. */
function buttonsAt(flow: Flow, active: ActiveFlow): Choice[] {
  const step = flow.steps[active.at];
  if (active.reading !== undefined) return readBackChoices(flow, active);
  return step && isWaiting(step) ? show(flow, active, step).choices : [];
}

/** The slot that a message has filled with words at the question before, after which the flow went on. */
function answeredIn(flow: Flow, before: ActiveFlow, after: ActiveFlow, text: string): string | undefined {
  const step = flow.steps[before.at];
  if (!step || before.at === after.at || before.reading !== undefined) return undefined;
  if (!("ask" in step || "choose" in step) || step.into === undefined) return undefined;
  const value = after.filled[step.into] ?? "";
  if (value === "" || value === before.filled[step.into]) return undefined;
  const options = "choose" in step ? step.options : [];
  const isButton = options.some((one) => (one.value ?? one.label) === value || isSameText(one.label, text));
  return isButton ? undefined : step.into;
}
