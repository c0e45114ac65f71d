import { answerStep } from "#server/external/model/guide/answer/answer-step.ts";
import { ownWords } from "#server/external/model/guide/answer/buttons/answer-choice.ts";
import { awaitsSafety } from "#server/external/model/guide/answer/buttons/grave-options.ts";
import { behindNone } from "#server/external/model/guide/answer/buttons/none-of-these.ts";
import { slotNamedIn } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import { besideEdit } from "#server/external/model/guide/document/beside-edit.ts";
import { lastMade } from "#server/external/model/guide/document/draft.ts";
import { wordEditsIn } from "#server/external/model/guide/document/edits/read-word-edits.ts";
import {
  keepChoice,
  type Making,
  otherChoice,
  pending,
  type Reply,
} from "#server/external/model/guide/document/made-parts.ts";
import { answeredBelow } from "#server/external/model/guide/document/questions/answers-below.ts";
import { isDays } from "#server/external/model/guide/document/questions/daily-sum.ts";
import { decidedBy } from "#server/external/model/guide/document/questions/decision.ts";
import { askedText } from "#server/external/model/guide/find/asked-texts.ts";
import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import { isWish } from "#server/external/model/guide/find/requests.ts";
import { clearFlowsFor, flowsFor, wishIn } from "#server/external/model/guide/find/wish.ts";
import { besideWritten } from "#server/external/model/guide/find/written-wish.ts";
import { takesWords, type WrongFlow, wrongFlowIn } from "#server/external/model/guide/find/wrong-flow.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import { wantsToTell } from "#server/external/model/guide/words/stories/telling.ts";
import { isSameText, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { bareThing, thingNamed, topicBehind } from "#server/external/model/guide/words/to-guide/leaving.ts";
import { freshChoices, notThat, offerOf, offersMax, resume, rework, tell } from "./choices.ts";
import type { Flow } from "./flow.ts";
import { flowOf, flows } from "./flows.ts";
import type { Result } from "./listening.ts";
import { MadeAgain } from "./made-again.ts";
import { changeable, remind, show } from "./run-flow.ts";
import type { ActiveFlow, Choice } from "./state.ts";
import { conversationFlow } from "./story.ts";

/** Who asks how to tell somebody something prepares a conversation, whatever it is about. */
const telling =
  /\b(?:gimana|gmn|bagaimana|cara\w*)\b.*\b(?:menyampaikan\w*|nyampe?in\w*|sampaikan|ngomong\w*|bilang\w*|bicara\w*|ngasih tau|memberi tahu)\b/;

const denying = /\b(?:bukan|bkn|dudu|sanes|lain)\b/;

/** The flows that are left without one of them, each once and no more than are offered. */
const without = (flow: Flow, found: readonly Flow[]): Flow[] =>
  [...new Set(found)].filter(({ id }) => id !== flow.id).slice(0, offersMax);

/** The turns below a finished text that are about something else, or that ask it something. */
export abstract class Below extends MadeAgain {
  /** Handles a text that belongs to no flow. */
  protected abstract freely(text: string): Result;

  /** Leaves a flow that was the wrong one for what is meant; undefined if the message does not say so. */
  protected wrongFlow(flow: Flow, active: ActiveFlow): Result | undefined {
    const wrong = this.#wrong(flow, active);
    if (!wrong) return undefined;
    const kept = this.#leaveWrong(flow, active);
    return this.#owned(flow, wrong, kept, this.canRework() ? [rework] : this.state.left ? [resume] : []);
  }

  /** "Ini bukan dua tawaran, melainkan pensiun dini atau tetap kerja": at the first question, the case that is named. */
  #caseInstead(flow: Flow, active: ActiveFlow): Result | undefined {
    const { text } = this.asked;
    const meant = flowOf(askedText(plain(text)) ?? "");
    const isFirst = active.trail.length === 0 && !this.isAtRisk();
    if (!isFirst || !meant || meant === flow || !denying.test(plain(text))) return undefined;
    this.#leaveWrong(flow, active);
    this.keep(text);
    const begun = this.begin(meant);
    return { ...begun, texts: [this.said.line("wrong-flow"), ...begun.texts] };
  }

  /** Another flow that words at a step ask for in place of the one that runs. */
  protected insteadOf(flow: Flow, active: ActiveFlow, isPressed: boolean): Result | undefined {
    if (isPressed) return undefined;
    return (
      this.#ownInstead(flow, active) ?? this.#caseInstead(flow, active) ?? this.#writtenInstead(flow, active)
    );
  }

  /** "Bukan itu semua, yg bikin brenti ya paniknya": the member's own answer in place of all buttons. */
  #ownInstead(flow: Flow, active: ActiveFlow): Result | undefined {
    const step = flow.steps[active.at];
    const own = step && "choose" in step && !this.isAtRisk() ? behindNone(this.asked.text) : undefined;
    if (own === undefined || !step || !("choose" in step)) return undefined;
    const outcome = ownWords(flow, active, step, own, this.said);
    return outcome && this.run(flow, outcome);
  }

  /** The same where the flow is over, or only its draft was shown. */
  protected wrongBefore(): Result | undefined {
    const { left, offered } = this.state;
    const drafted = this.draftedBefore === undefined ? undefined : flowOf(this.draftedBefore);
    const isOver = left !== undefined && this.canRework() && offered.some(({ id }) => id === rework.id);
    const flow = drafted ?? (isOver ? flowOf(left.id) : undefined);
    const active = drafted ? this.draftMade(drafted) : left;
    const wrong = flow && active && this.#wrong(flow, active);
    if (!flow || !wrong) return undefined;
    this.state = { ...this.state, declined: [...this.state.declined, flow.id], offered: [] };
    return this.#owned(flow, wrong, [], drafted ? [] : [rework]);
  }

  /** Writes what a flow prepares to be said, for a member who would rather send it; what was told is taken over. */
  #writtenInstead(flow: Flow, active: ActiveFlow): Result | undefined {
    const { text } = this.asked;
    const step = flow.steps[active.at];
    const written = flow.written === undefined ? undefined : flowOf(flow.written);
    if (!written || !step || this.isAtRisk() || awaitsSafety(flow, active)) return undefined;
    const rest = besideWritten(text, takesWords(flow, step));
    if (rest === undefined) return undefined;
    // "1,2 juta. lewat wa aja, ga berani ngomong" answers the question as well.
    // So does "mintanya mulai senin jam 8. buat pesan WA aja" below the text.
    const isAnswer = rest !== "" && ("ask" in step || "choose" in step || "make" in step);
    const answered = isAnswer ? answerStep(flow, active, rest, new Said({})).flow : undefined;
    const isLost = "make" in step && (answered?.at !== active.at || answered.changing !== undefined);
    return this.#begunWritten(written, (isLost ? undefined : answered) ?? active, flow);
  }

  /** Whether a message goes to the flow that writes, where a question in it is part of that wish. */
  protected goesToWritten(): boolean {
    const { flow: active } = this.state;
    const flow = active && flowOf(active.id);
    return flow?.written !== undefined && besideWritten(this.asked.text, true) !== undefined;
  }

  /** The same below the last words of a flow that is over. */
  protected writtenAfter(): Result | undefined {
    const { left } = this.state;
    const flow = left && flowOf(left.id);
    const written = flow?.written === undefined ? undefined : flowOf(flow.written);
    const isMeant = this.canRework() && besideWritten(this.asked.text, false) !== undefined;
    return left && flow && written && isMeant ? this.#begunWritten(written, left, flow) : undefined;
  }

  #begunWritten(written: Flow, from: ActiveFlow, flow: Flow): Result {
    const { flow: _, paused: __, ...rest } = this.state;
    const made = lastMade(flow, from);
    this.state = { ...rest, done: made ? [...rest.done, flow.id] : rest.done };
    if (made) this.keepMade(made);
    this.keep(this.asked.text);
    this.replacedFlow = from;
    const begun = this.begin(written);
    return { ...begun, texts: [this.said.line("written-instead"), ...begun.texts] };
  }

  #wrong(flow: Flow, active: ActiveFlow): WrongFlow | undefined {
    const { text, field } = this.asked;
    return wrongFlowIn({ flow, active, text, field });
  }

  /** Owns the mistake, says what is kept, and goes on with what is meant. */
  #owned(flow: Flow, wrong: WrongFlow, kept: readonly string[], back: readonly Choice[]): Result {
    const { texts, choices, ...others } = this.#meantInstead(flow, wrong);
    const own = choices.filter(({ id }) => back.every((one) => one.id !== id));
    return {
      ...others,
      texts: [this.said.line("wrong-flow"), ...kept, ...texts],
      choices: [...own, ...back],
    };
  }

  /** What the message, or the one before the flow, asks for in place of the flow; or a question for it. */
  #meantInstead(flow: Flow, { rest, wish }: WrongFlow): Result {
    const named = wish === undefined ? [] : without(flow, this.#wishedFor(wish));
    if (wish !== undefined && (named.length > 0 || isWish(wish))) {
      this.asked = { ...this.asked, text: wish };
      if (named.length === 0 || wantsToTell(wish)) return this.freely(wish);
      this.keep(wish);
      return this.offer(named);
    }
    const before = this.state.told.at(-1) ?? "";
    if (rest !== "") this.keep(rest);
    const standing = this.standing();
    const own = [`${before}\n${rest}`, before].map((one) => without(flow, clearFlowsFor(standing, one)));
    const found = own.find(({ length }) => length > 0) ?? [];
    for (const { id } of found) this.said.next(`flow:${id}`, []);
    return found.length > 0
      ? { texts: [this.said.line("wrong-offer")], choices: [...found.map(offerOf), notThat, tell] }
      : { texts: [this.said.line("wrong-asked")], choices: [tell] };
  }

  /** The flows that a wish surely asks for. */
  #wishedFor(wish: string): Flow[] {
    const talk = telling.test(plain(wish)) ? flowOf(conversationFlow) : undefined;
    const standing = this.standing();
    const clear = clearFlowsFor(standing, wish);
    const { found } = wishIn(standing, wish);
    const sure = found.filter((one) => one.net !== undefined || clear.includes(one));
    return talk ? [talk, ...sure] : sure;
  }

  /** Keeps what was made or answered in a flow that is not offered again, and says so. */
  #leaveWrong(flow: Flow, active: ActiveFlow): string[] {
    const { flow: _, paused: __, ...rest } = this.state;
    const made = active.reading === undefined ? lastMade(flow, active) : undefined;
    const declined = [...rest.declined, flow.id];
    const isBegun = active.trail.length > 0;
    const left = made ?? (isBegun ? active : undefined);
    const done = made ? [...rest.done, flow.id] : rest.done;
    this.state = { ...rest, declined, done, left, listening: false, offered: [] };
    if (made) this.keepMade(made);
    if (made) return [this.said.line("text-kept", { title: flow.title })];
    return isBegun ? [this.said.line("answers-kept", { title: flow.title.toLowerCase() })] : [];
  }

  /** Leaves the text for what a message names instead, or answers from it; undefined if it does neither. */
  protected below(flow: Flow, active: ActiveFlow, isPressed: boolean): Result | undefined {
    const step = flow.steps[active.at];
    const { changing, reading } = active;
    const isAtText = changing === undefined || changing === "?" || changing === pending;
    const { text } = this.asked;
    if (step && "choose" in step && !isPressed) return this.#aboveChoice(flow, active);
    const beside = this.#besideEdit(flow, active, isPressed);
    if (beside) return beside;
    if (!step || !("make" in step) || reading !== undefined || !isAtText) return undefined;
    if (isSameText(text, otherChoice.label)) return this.#leaveText(flow, active, "");
    const reply = { flow, active, step, text, said: this.said };
    if (isPressed) return isDays(text) ? this.#answered(flow, reply) : undefined;
    const topic = topicBehind(text);
    if (topic !== undefined && !this.#namesPart(flow, step, topic))
      return this.#leaveText(flow, active, topic);
    const others = this.#thingElsewhere(flow, active, step);
    if (others.length > 0) return this.#leaveText(flow, active, text, others);
    return this.#answered(flow, reply);
  }

  /** At the buttons behind a text, a message may still take words out of it, or ask what it says about a decision. */
  #aboveChoice(flow: Flow, active: ActiveFlow): Result | undefined {
    const { text } = this.asked;
    const made = lastMade(flow, active);
    const step = made && flow.steps[made.at];
    if (!made || !step || !("make" in step)) return undefined;
    const shown = show(flow, made, step).document?.text ?? "";
    const decided = decidedBy(shown, text, this.said);
    if (decided !== undefined) {
      const reminder = remind(flow, active, this.said);
      return this.run(flow, { ...reminder, texts: [decided, ...reminder.texts] });
    }
    const found = wordEditsIn(shown, text);
    const isEdit = found?.isExplicit === true && found.edits.length > 0;
    return isEdit ? this.run(flow, answerStep(flow, made, text, this.said)) : undefined;
  }

  /** What is said to the guide while a part is chosen or rewritten is no new text. */
  #besideEdit(flow: Flow, active: ActiveFlow, isPressed: boolean): Result | undefined {
    const step = flow.steps[active.at];
    const { text } = this.asked;
    const isOther = isPressed && !isSameText(text, keepChoice.label);
    if (!step || !("make" in step) || active.reading !== undefined || isOther) return undefined;
    const outcome = besideEdit({ flow, active, step, text, said: this.said });
    return outcome && this.run(flow, outcome);
  }

  #answered(flow: Flow, reply: Reply): Result | undefined {
    const answer = answeredBelow(reply);
    return answer && this.run(flow, answer);
  }

  #namesPart(flow: Flow, step: Making, topic: string): boolean {
    const [first = ""] = topic.split(/[!?\n]|\.(?!\d)/);
    return slotNamedIn(flow, changeable(flow, step), first) !== undefined;
  }

  /** The flows for a thing that a message names, where neither this flow nor its text is about it. */
  #thingElsewhere(flow: Flow, active: ActiveFlow, step: Making): Flow[] {
    const { text } = this.asked;
    const name = thingNamed(text) ?? bareThing(text);
    const stems = name === undefined ? [] : vocabulary().stems(name);
    if (name === undefined || stems.length === 0 || this.#namesPart(flow, step, name)) return [];
    const own = new Set(vocabulary().stems(`${flow.title} ${flow.offer}`));
    const shown = plain(show(flow, active, step).document?.text ?? "");
    if (stems.some((stem) => own.has(stem)) || shown.includes(name)) return [];
    const asked = flowOf(askedText(plain(text)) ?? "");
    return (asked ? [asked] : this.#flowsOf(stems)).filter(({ id }) => id !== flow.id);
  }

  /** The flows whose names have all these words, those of the expert's field first. */
  #flowsOf(stems: readonly string[]): Flow[] {
    const { field } = this.asked;
    const isOf = ({ title, offer }: Flow) => {
      const own = new Set(vocabulary().stems(`${title} ${offer}`));
      return stems.every((stem) => own.has(stem));
    };
    const named = flows.filter((one) => isOf(one) && !this.state.declined.includes(`never:${one.id}`));
    // "Pesan" is in too many names to mean one of them.
    if (named.length > offersMax) return [];
    return named.toSorted((one, other) => Number(other.field === field) - Number(one.field === field));
  }

  /** Keeps the text as finished, and goes on with what is wanted instead. */
  #leaveText(flow: Flow, active: ActiveFlow, wish: string, named: readonly Flow[] = []): Result {
    const { flow: _, paused: __, ...rest } = this.state;
    const made = lastMade(flow, active);
    this.state = { ...rest, done: [...rest.done, flow.id], left: made, listening: false, offered: [] };
    if (made) this.keepMade(made);
    const kept = this.said.line("text-kept", { title: flow.title });
    if (wish === "") {
      const choices = [...freshChoices(this.state, this.asked.field), rework, tell];
      return { texts: [`${kept} ${this.said.line("which-topic")}`], choices };
    }
    this.asked = { ...this.asked, text: wish };
    const bare = bareThing(wish);
    const found = named.length > 0 ? named : this.#foundFor(wish, bare);
    if (found.length > 0) this.keep(wish);
    const result = found.length > 0 ? this.offer(found) : this.freely(wish);
    return { ...result, texts: [kept, ...result.texts] };
  }

  #foundFor(wish: string, bare: string | undefined): Flow[] {
    const talk = telling.test(plain(wish)) ? flowOf(conversationFlow) : undefined;
    if (talk) {
      const near = flowsFor(this.standing(), wish).filter(({ id }) => id !== talk.id);
      return [talk, ...near].slice(0, offersMax);
    }
    if (bare === undefined || flowsFor(this.standing(), wish).length > 0) return [];
    const stems = vocabulary().stems(bare);
    return stems.length > 0 ? this.#flowsOf(stems) : [];
  }
}
