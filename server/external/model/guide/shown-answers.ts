import { apologyFor } from "#server/external/model/guide/answer/complaints/beside-complaint.ts";
import { readBackChoices } from "#server/external/model/guide/answer/figures/read-back.ts";
import { asWrittenChoice } from "#server/external/model/guide/answer/no-answer/answer-unfit.ts";
import { restoreChoice } from "#server/external/model/guide/answer/no-answer/split-answer.ts";
import { doubtIn } from "#server/external/model/guide/answer/shown/doubtful.ts";
import {
  asShownChoice,
  fitsChoice,
  isPartLabel,
  notSoChoice,
  type Open,
  openChoices,
  opening,
  openText,
  pressedPart,
  withCut,
  withLiteral,
} from "#server/external/model/guide/answer/shown/opened.ts";
import { approves, isNewText, isText, readTyped } from "#server/external/model/guide/answer/shown/orders.ts";
import { withOrdersDone } from "#server/external/model/guide/answer/shown/orders-done.ts";
import {
  shortly,
  takenLine,
  withOneStop,
  withShown,
} from "#server/external/model/guide/answer/shown/shown-line.ts";
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
    if (!isPressed)
      return this.#sorry(before, text, this.#undoable(before, text, this.#shown(before, text, result)));
    // The whole message, once it was put back, can be opened like the part of it that was shown.
    const isOpenable = isSameText(text, restoreChoice.label) && this.state.flow?.shown !== undefined;
    return isOpenable ? { ...result, choices: [...result.choices, notSoChoice] } : result;
  }

  /** Who had to write something once more gets an apology before it is taken. */
  #sorry(before: ActiveFlow | undefined, text: string, result: Result): Result {
    const { flow: after } = this.state;
    const isTaken = before !== undefined && after?.id === before.id && after.at !== before.at;
    return isTaken
      ? { ...result, texts: [...apologyFor(text, result.texts, this.said), ...result.texts] }
      : result;
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
    const isOld = isSameText(text, asShownChoice.label) || isPartLabel(text);
    return isOld ? this.#asked(here, []) : undefined;
  }

  #open(at: Open): Result {
    this.state = { ...this.state, flow: { ...at.active, isOpened: true } };
    return { texts: opening(at, this.said), choices: openChoices(at) };
  }

  /** What is typed while an answer is open stands in its place; undefined if it is no such words. */
  #written(at: Open): Result | undefined {
    const { text, risk, riskLevel } = this.asked;
    const part = pressedPart(at, text);
    if (part) return part.isOut ? this.#cut(at, part.text, []) : this.#replaced(at, part.text);
    const command = commandIn(text);
    const isStopped = command === "stop" && leaving.test(plain(text));
    // What is a sign of danger is never words of a text.
    if (commanding.has(command) || isStopped || (riskLevel > 1 && risk.isNew)) return undefined;
    const isBrief = plain(text).split(" ").length <= leftWordsMax;
    const isFitting = isSameText(text, fitsChoice.label) || approves(text);
    const isLeft =
      isSameText(text, asShownChoice.label) || command === "stop" || (command === "skip" && isBrief);
    if (isFitting || isLeft) return this.#closed(at, isFitting ? "left-fitting" : "left-as-shown");
    return this.#isButton(at) ? undefined : this.#typed(at);
  }

  #closed(at: Open, line: "left-fitting" | "left-as-shown"): Result {
    const { flow, shown } = at;
    const label = flow.slots[shown.into]?.label ?? shown.into;
    return this.#asked(at, [this.said.line(line, { label })]);
  }

  /** Carries out the orders about the open answer, or takes the new text. */
  #typed(at: Open): Result {
    const { text } = this.asked;
    const { text: message } = at.shown;
    const { orders, rest } = readTyped(text);
    const { value, done, undone } = withOrdersDone(openText(at), message, orders);
    if (isNewText({ done, undone, rest })) return this.#replaced(at, orders.length === 0 ? rest : text);
    const named = undone.map(({ quote }) => this.said.line("order-left", { quote: shortly(quote) }));
    if (done.length > 0) {
      const left = rest === "" ? [] : [this.said.line("beside-order", { quote: shortly(rest) })];
      return this.#cut(at, value, [...named, ...left]);
    }
    return isText(rest) ? this.#replaced(at, rest, named) : this.#notDone(at);
  }

  /** A request that cannot be carried out changes nothing, and the answer stays open. */
  #notDone({ active }: Open): Result {
    const { offered } = this.state;
    this.state = { ...this.state, flow: { ...active, isOpened: true } };
    const quote = shortly(this.asked.text.trim());
    return { texts: [withOneStop(this.said.line("request-shown", { quote }))], choices: [...offered] };
  }

  /** The answer without a part of it, or with other words in it; it stays open until the member is content. */
  #cut(at: Open, text: string, lines: readonly string[]): Result {
    const { flow, shown } = at;
    const next = withCut({ ...at, active: former(at) }, text);
    const now = { flow, active: next, shown: { ...shown, text } };
    this.state = { ...this.state, flow: { ...next, shown: now.shown, isOpened: true } };
    const quote = shortly(asPrinted(flow, next, shown.into)?.text ?? text);
    const line = withOneStop(this.said.line("cut-shown", { quote }));
    return { texts: [[line, ...lines].join(" ")], choices: openChoices(now, fitsChoice) };
  }

  /** Whether the message is a button of the question that waits, or puts the whole message back: both still work. */
  #isButton({ flow, active }: Open): boolean {
    const buttons = [...buttonsAt(flow, active), restoreChoice, asWrittenChoice, undoChoice];
    return buttons.some(({ label }) => isSameText(label, this.asked.text));
  }

  /** `lines`: what was left out of the new words. */
  #replaced(at: Open, written: string, lines: readonly string[] = []): Result {
    const { flow } = at;
    const { into } = at.shown;
    const shown = { into, text: written };
    const active = { ...withLiteral(flow, former(at), into, written), shown };
    const line = takenLine(asPrinted(flow, active, into)?.text, written, this.said);
    const result = this.#asked({ flow, active, shown }, [[line, ...lines].join(" ")]);
    return { ...result, choices: [...result.choices, notSoChoice] };
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
    if (!after || !before || !step || before.id !== after.id || this.asked.riskLevel > 1) return result;
    const into = answeredIn(flow, before, after, text);
    const printed = into === undefined ? undefined : asPrinted(flow, after, into);
    if (into === undefined || !printed) return result;
    if (!doubtIn({ flow, step, text, stored: after.filled[into] ?? "", printed: printed.text }))
      return result;
    this.state = { ...this.state, flow: { ...after, shown: { into, text } } };
    return { ...withShown(result, printed, text, this.said), choices: [...result.choices, notSoChoice] };
  }
}

/** The flow as it is before a change, which can be taken back below a document. */
function former({ flow, active }: Open): ActiveFlow {
  const isMade = "make" in (flow.steps[active.at] ?? {});
  return isMade ? { ...active, before: versionOf(active) } : active;
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
