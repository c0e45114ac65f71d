import { answerStep } from "#server/external/model/guide/answer/answer-step.ts";
import { slotNamedIn } from "#server/external/model/guide/answer/slot-changes.ts";
import { answeredBelow } from "#server/external/model/guide/document/answers-below.ts";
import { isDays } from "#server/external/model/guide/document/daily.ts";
import { decidedBy } from "#server/external/model/guide/document/decided.ts";
import { lastMade } from "#server/external/model/guide/document/draft.ts";
import {
  type Making,
  otherChoice,
  pending,
  type Reply,
} from "#server/external/model/guide/document/made-parts.ts";
import { wordEditsIn } from "#server/external/model/guide/document/read-word-edits.ts";
import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import { flowsFor } from "#server/external/model/guide/find/wish.ts";
import { isSameText, plain } from "#server/external/model/guide/words/commands.ts";
import { bareThing, thingNamed, topicBehind } from "#server/external/model/guide/words/leaving.ts";
import { freshChoices, offersMax, rework, tell } from "./choices.ts";
import type { Flow } from "./flow.ts";
import { flowOf, flows } from "./flows.ts";
import type { Result } from "./listening.ts";
import { MadeAgain } from "./made-again.ts";
import { changeable, remind, show } from "./run-flow.ts";
import type { ActiveFlow } from "./state.ts";
import { conversationFlow } from "./story.ts";

/** Who asks how to tell somebody something prepares a conversation, whatever it is about. */
const telling =
  /\b(?:gimana|gmn|bagaimana|cara\w*)\b.*\b(?:menyampaikan\w*|nyampe?in\w*|sampaikan|ngomong\w*|bilang\w*|bicara\w*|ngasih tau|memberi tahu)\b/;

/** The turns below a finished text that are about something else, or that ask it something. */
export abstract class Below extends MadeAgain {
  /** Handles a text that belongs to no flow. */
  protected abstract freely(text: string): Result;

  /** Leaves the text for what a message names instead, or answers from it; undefined if it does neither. */
  protected below(flow: Flow, active: ActiveFlow, isPressed: boolean): Result | undefined {
    const step = flow.steps[active.at];
    const { changing, reading } = active;
    const isAtText = changing === undefined || changing === "?" || changing === pending;
    const { text } = this.asked;
    if (step && "choose" in step && !isPressed) return this.#aboveChoice(flow, active);
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

  #answered(flow: Flow, reply: Reply): Result | undefined {
    const answer = answeredBelow(reply);
    return answer && this.run(flow, answer);
  }

  #namesPart(flow: Flow, step: Making, topic: string): boolean {
    const [first = ""] = topic.split(/[.!?\n]/);
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
    return this.#flowsOf(stems).filter(({ id }) => id !== flow.id);
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
