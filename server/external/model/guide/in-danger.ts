import { isVictimKind, kindOf } from "#rules/safety/danger-kinds.ts";
import { pointsToHelp } from "#rules/safety/gate/output-gate.ts";
import { isFromPerson } from "#rules/safety/levels.ts";
import { asksOfDeath } from "#rules/safety/our-questions.ts";
import {
  graveMeant,
  isBreathless,
  isNo,
  isUndecided,
} from "#server/external/model/guide/answer/buttons/danger-answer.ts";
import { chosen } from "#server/external/model/guide/answer/buttons/pressed-button.ts";
import { isWish } from "#server/external/model/guide/find/requests.ts";
import { introduction } from "#server/external/model/guide/lines/lines.ts";
import { wantsToTell } from "#server/external/model/guide/words/stories/telling.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { steps, tell } from "./choices.ts";
import {
  buttonsOf,
  type Choosing,
  denialFirst,
  isHelping,
  meantIn,
  type Option,
  triesMax,
} from "./danger-meant.ts";
import { type Dialogue, dialogueFor, dialogueNamed, isOfBody } from "./dialogues.ts";
import { isWaiting, placeOf } from "./flow.ts";
import { flowOf } from "./flows.ts";
import type { Result } from "./listening.ts";
import { Misread } from "./misread-danger.ts";
import type { Outcome } from "./outcome.ts";
import { begun, goOn } from "./run-flow.ts";
import { type ActiveFlow, choice, type GuideState } from "./state.ts";
import { asideOf } from "./taking.ts";

/** What a dialogue makes is a message to somebody close, to be sent now, so it offers no correction. */
const sentChoices = [choice("done", "Lanjut")];
/** Whether a flow waits for words of the member's own. */
function asksFor({ id, at }: ActiveFlow): boolean {
  const step = flowOf(id)?.steps[at];
  return step !== undefined && "ask" in step;
}

/** The key that records that a question was shown. */
const asked = ({ id }: Dialogue, at: number): string => `danger:${id}:${at}`;

/** Whether the member helps somebody with their hands while they read. */
const isFirstAid = (dialogue: Dialogue): boolean => isOfBody(dialogue) && dialogue.about !== "self";

/** The turns in which a dialogue about danger takes precedence over everything else. */
export class Danger extends Misread {
  /** Returns the guide's answer to a danger; undefined if the conversation goes its ordinary way. */
  protected inDanger(): Result | undefined {
    const before = this.state;
    const result = this.#turn() ?? this.#afterUnanswered(before);
    // What was on the way is remembered once, however many turns the danger takes.
    if (this.state.danger && !before.danger)
      this.state = {
        ...this.state,
        aside: asideOf(before, this.asked, this.said),
        misread: this.mayBeMisread() ? this.asGuessed(before) : undefined,
      };
    // A denial that is asked back leaves what was misread to be handled after the next one.
    else if (this.state.danger && this.asked.risk.denial === "asked_back")
      this.state = { ...this.state, misread: this.misread };
    return result && { ...result, texts: this.withHelp(result.texts) };
  }

  /** Where a question about danger ends with another message than an answer, the offer before it stands again. */
  #afterUnanswered({ danger }: GuideState): Result | undefined {
    const { aside } = this.state;
    if (!danger || this.state.danger || !aside || this.state.flow || this.apology.length > 0)
      return undefined;
    if (aside.accepted !== undefined && this.asked.riskLevel < 2) return this.backToAside([]);
    this.state = { ...this.state, offered: this.asideChoices() };
    return undefined;
  }

  /**
   * Adds a reference to help to every turn in danger that has none. Below a new help card the vetted message already
   * has one.
   */
  protected withHelp(texts: readonly string[]): string[] {
    const { riskLevel, risk } = this.asked;
    if (riskLevel < 2 || risk.isNew || pointsToHelp(texts.join(" "))) return [...texts];
    return [...texts, this.said.line(isFromPerson(risk.categories) ? "danger-person" : "danger-life")];
  }

  #turn(): Result | undefined {
    const { riskLevel, risk, text } = this.asked;
    const active = this.state.danger;
    if (riskLevel < 2) return this.#outOfDanger(active);
    const wanted = this.#wanted();
    const running = active && dialogueNamed(active.id);
    // "Udah ga napas" has words of somebody who breathes again.
    const denial = running && isOfBody(running) && isBreathless(text) ? "none" : risk.denial;
    if (denial === "asked_back") return this.#askBack(running ?? wanted, active);
    if (denial === "noted") return this.#letGo(running ?? wanted);
    if (active && running && this.#isStill(running, active, wanted)) return this.#goOn(running, active);
    return this.#beginOrLeave(wanted, active);
  }

  /** A repeated sign of the same danger does not restart its dialogue, so answered questions are not asked again. */
  #isStill(running: Dialogue, active: ActiveFlow, wanted: Dialogue | undefined): boolean {
    const { risk, text } = this.asked;
    return !risk.isNew || running.id === wanted?.id || isHelping(running, active, wanted, text);
  }

  #beginOrLeave(wanted: Dialogue | undefined, active: ActiveFlow | undefined): Result | undefined {
    const { riskLevel, risk } = this.asked;
    const isDone = !risk.isNew && wanted !== undefined && this.#wasDone(wanted);
    // After its end the member may turn to something else: no conversation is closed, however grave the danger was.
    const mayContinue = riskLevel === 2 || this.state.isDangerDenied === true || this.#isElsewhere();
    if (isDone) return mayContinue ? undefined : this.#stay();
    return wanted ? this.#begin(wanted, active) : undefined;
  }

  #wasDone({ id }: Dialogue): boolean {
    return this.state.dangersDone?.includes(id) === true;
  }

  #isElsewhere(): boolean {
    const { text } = this.asked;
    return this.state.flow !== undefined || isWish(text) || chosen(this.state.offered, text) !== undefined;
  }

  #wanted(): Dialogue | undefined {
    const { riskLevel, risk } = this.asked;
    // A guess is asked about first, however urgent it looks; the dialogues of level 3 take the danger for granted.
    return dialogueFor(kindOf({ level: risk.isGuess ? 2 : riskLevel, ...risk }), risk.about);
  }

  #outOfDanger(active: ActiveFlow | undefined): Result | undefined {
    const { risk } = this.asked;
    const running = active && dialogueNamed(active.id);
    // To have no plan takes back no wish to die.
    const step = running?.kind === "distress" ? running.steps[active?.at ?? -1] : undefined;
    const isOfPlan = step !== undefined && "choose" in step && step.into === "rencana";
    if (risk.denial === "cleared" && !isOfPlan) return this.#cleared();
    if (running?.kind === "distress" && active) return this.#goOnGently(running, active);
    this.state = { ...this.state, danger: undefined };
    // A member who asks for something gets it; a doubt is then only mentioned.
    const mayAsk = risk.isDoubtful && !this.state.flow && !isWish(this.asked.text);
    const gentle = mayAsk ? dialogueFor("distress", "self") : undefined;
    if (!gentle || this.#wasDone(gentle)) return undefined;
    this.state = { ...this.state, interrupted: this.#interrupted() };
    this.keep(this.asked.text);
    const opening = this.state.introduced ? [] : [introduction];
    const shown = this.#shown(gentle, begun(gentle.flow), { isAsked: true });
    return { ...shown, texts: [...opening, ...shown.texts] };
  }

  /**
   * The gentle question costs an ordinary conversation one turn at most: what answers it goes on with the dialogue, a no
   * or astonishment in any words ends it, and anything else is handled as if it had not been asked.
   */
  #goOnGently(dialogue: Dialogue, active: ActiveFlow): Result | undefined {
    const { text } = this.asked;
    const step = dialogue.steps[active.at];
    if (!step || !("choose" in step)) return this.#goOn(dialogue, active);
    const option = this.#meant(dialogue, step, active);
    const isAsked = asksOfDeath(step.choose) && active.filled.rencana === undefined;
    const isDenied = isAsked && (option ? option.to === "denied" : isNo(text));
    // Who has told of such thoughts is not let go.
    const isLeft = !option && step.into === undefined && !isUndecided(text);
    if (!isDenied && !isLeft) return this.#goOn(dialogue, active);
    const dangersDone = [...(this.state.dangersDone ?? []), dialogue.id];
    this.state = { ...this.state, danger: undefined, dangersDone };
    if (!isDenied) return undefined;
    this.keep(text);
    return this.#cleared();
  }

  /** What the conversation was at before the danger; a graver one interrupts nothing new. */
  #interrupted(): GuideState["interrupted"] {
    const { danger, interrupted, flow, left, listening } = this.state;
    if (danger) return interrupted;
    if (flow) return "flow";
    if (listening) return "story";
    // What the member stopped does not come back by itself.
    return left && this.canRework() ? "flow" : undefined;
  }

  /** The member denied the danger twice, or it is over, so the conversation returns to its topic. */
  #cleared(): Result | undefined {
    if (this.misread) {
      this.notMeant(this.misread);
      return undefined;
    }
    const { interrupted, left, danger } = this.state;
    const isEmergency = this.asked.risk.topics.includes("emergency");
    const isStory = interrupted === "story";
    this.state = { ...this.state, danger: undefined, interrupted: undefined, listening: isStory };
    const flow = left && flowOf(left.id);
    // An answer to a flow is handled as such.
    if (this.state.flow) return undefined;
    const sorry = this.said.line(isEmergency ? "emergency-over" : "cleared");
    const isTelling = wantsToTell(this.asked.text);
    const kind = danger && dialogueNamed(danger.id)?.kind;
    // Who does harm may hold the phone: then nothing that was written is shown by itself.
    const mayShow = !isTelling && !(kind && isVictimKind(kind));
    const back = mayShow ? this.back(interrupted, sorry) : undefined;
    if (back) return back;
    if (isTelling || isWish(this.asked.text)) {
      this.apology = [sorry];
      return undefined;
    }
    this.keep(this.asked.text);
    const resumed = flow ? this.resumeChoices() : this.asideChoices();
    return { texts: [sorry], choices: [...resumed, tell, steps] };
  }

  /** The member denied a level 3. Level and card stay, but the questions end and the conversation goes on. */
  #letGo(dialogue: Dialogue | undefined): Result {
    const done = [...(this.state.dangersDone ?? []), ...(dialogue ? [dialogue.id] : [])];
    this.state = {
      ...this.state,
      danger: undefined,
      dangersDone: done,
      isDangerDenied: true,
      interrupted: undefined,
      listening: false,
    };
    const isLeft = this.state.left !== undefined && flowOf(this.state.left.id) !== undefined;
    const resumed = isLeft ? this.resumeChoices() : this.asideChoices();
    return { texts: [this.said.line("danger-denied")], choices: [...resumed, tell, steps] };
  }

  /** Begins a dialogue; a flow in progress is saved so that it can be resumed. */
  #begin(dialogue: Dialogue, before: ActiveFlow | undefined): Result {
    const { flow, left, isDangerDenied: _, ...rest } = this.state;
    const dangersDone = (this.state.dangersDone ?? []).filter((id) => id !== dialogue.id);
    const interrupted = this.#interrupted();
    const held = flow && asksFor(flow) ? this.asked.text : rest.held;
    this.state = {
      ...rest,
      left: flow ?? left,
      introduced: true,
      listening: true,
      dangersDone,
      interrupted,
      held,
    };
    const active = begun(dialogue.flow);
    // Whether somebody is near stays valid in every danger; wounds, objects and distances are asked about anew.
    const { teman } = before?.filled ?? {};
    const filled = teman === undefined ? {} : { teman };
    // If the danger is new, the vetted message above has already asked the first question.
    const here = { ...active, filled };
    if (this.asked.risk.isNew)
      return this.#atOnce(dialogue, here) ?? this.#shown(dialogue, here, { isAsked: false });
    const shown = this.#shown(dialogue, here, { isAsked: true });
    const isOfElsewhere = before === undefined && this.state.dangersDone?.length === 0;
    return isOfElsewhere ? { ...shown, texts: [this.said.line("danger-elsewhere"), ...shown.texts] } : shown;
  }

  /** Somebody of whom the first message says that they do not breathe is helped before anything is asked. */
  #atOnce(dialogue: Dialogue, active: ActiveFlow): Result | undefined {
    if (dialogue.kind !== "emergency" || !isBreathless(this.asked.text)) return undefined;
    const next = this.#graver(dialogue, active);
    return (
      next && this.#told(dialogue, { ...next, texts: [this.said.line("emergency-first"), ...next.texts] })
    );
  }

  /** Where the words of a graver answer to the first question lead, which count at every later question too. */
  #graver(dialogue: Dialogue, active: ActiveFlow): Outcome | undefined {
    const [first] = dialogue.steps;
    const option = first && "choose" in first ? graveMeant(first.options, this.asked.text) : undefined;
    if (!first || !("choose" in first) || !option) return undefined;
    return goOn(dialogue.flow, { ...active, passed: [] }, first, this.said, option.to);
  }

  /** Confirms a denial once, in the dialogue's own words if it has some. */
  #askBack(dialogue: Dialogue | undefined, active: ActiveFlow | undefined): Result | undefined {
    const at = dialogue ? placeOf(dialogue.flow, "denied") : -1;
    if (!dialogue) return undefined;
    if (at < 0) return this.#askWhether(dialogue, active ?? begun(dialogue.flow));
    const here = active?.id === dialogue.id ? active : begun(dialogue.flow);
    return this.#shown(dialogue, { ...here, at, tries: 0 }, { isAsked: true });
  }

  /** Asks whether there is a danger at all, in a dialogue of level 3, which assumes one. */
  #askWhether(dialogue: Dialogue, active: ActiveFlow): Result | undefined {
    const step = dialogue.steps[active.at];
    if (this.asked.risk.denial !== "asked_back" || !step || !("choose" in step))
      return this.#goOn(dialogue, active);
    this.state = { ...this.state, introduced: true, danger: active };
    return {
      texts: [this.said.line("danger-sure")],
      choices: denialFirst(step, buttonsOf(dialogue, step)),
    };
  }

  /** Shows the waiting step with its buttons; includes its question only if nothing else has asked it. */
  #shown(dialogue: Dialogue, active: ActiveFlow, { isAsked }: { isAsked: boolean }): Result {
    const step = dialogue.steps[active.at];
    if (!step || !("choose" in step)) return this.#stay();
    this.state = {
      ...this.state,
      introduced: true,
      danger: { ...active, passed: [...active.passed, active.at] },
    };
    if (isAsked) this.said.isFirst(asked(dialogue, active.at));
    const texts = isAsked ? [step.choose] : [this.said.line("danger-begin")];
    const choices = buttonsOf(dialogue, step);
    return { texts, choices: this.asked.risk.isGuess && !isAsked ? denialFirst(step, choices) : choices };
  }

  #goOn(dialogue: Dialogue, active: ActiveFlow): Result | undefined {
    const step = dialogue.steps[active.at];
    // A dialogue may return to a step and then repeats its text unchanged.
    const here = { ...active, passed: [] };
    const isAnswer =
      active.at === 0 || (step && "choose" in step && graveMeant(step.options, this.asked.text));
    const graver = isAnswer ? undefined : this.#graver(dialogue, here);
    if (graver) return this.#told(dialogue, graver);
    if (step && "make" in step) return this.#told(dialogue, goOn(dialogue.flow, here, step, this.said));
    // A release may have changed the dialogue in the meantime.
    if (!step || !("choose" in step)) return this.#begin(dialogue, undefined);
    const option = this.#meant(dialogue, step, active);
    if (!option) return this.#unheard(dialogue, step, active);
    const filled =
      step.into === undefined
        ? active.filled
        : { ...active.filled, [step.into]: option.value ?? option.label };
    const next = goOn(dialogue.flow, { ...here, filled }, step, this.said, option.to ?? step.to);
    // Who has to give first aid at once is not thanked first.
    const isTold =
      this.asked.risk.isNew &&
      !isOfBody(dialogue) &&
      !option.grave &&
      plain(option.label) !== plain(this.asked.text);
    return this.#told(
      dialogue,
      isTold ? { ...next, texts: [this.said.line("danger-told"), ...next.texts] } : next,
    );
  }

  /**
   * Handles an answer that fits no button. Repeated ones lead to the denial step, if the dialogue has one, which asks
   * whether there is a danger at all; further ones end the dialogue.
   */
  #unheard(dialogue: Dialogue, step: Choosing, active: ActiveFlow): Result | undefined {
    // A guess costs one turn at most: what does not answer it goes on with what was before.
    if (this.misread && this.asked.risk.isGuess && !this.asked.risk.isNew) {
      this.beforeGuess(this.misread);
      return undefined;
    }
    this.keep(this.asked.text);
    const tries = active.tries + 1;
    if (tries >= triesMax && !this.asked.risk.isNew) {
      if (step.id !== "denied") return this.#askBack(dialogue, active);
      const done = [...(this.state.dangersDone ?? []), dialogue.id];
      this.state = { ...this.state, danger: undefined, dangersDone: done, interrupted: undefined };
      return undefined;
    }
    this.state = { ...this.state, danger: { ...active, tries } };
    // A question that the member has read is still visible above; the vetted message may have asked it in other words.
    const question = this.said.isFirst(asked(dialogue, active.at)) ? [step.choose] : [];
    return {
      texts: [this.said.line(isFirstAid(dialogue) ? "emergency-heard" : "danger-heard"), ...question],
      choices: buttonsOf(dialogue, step),
    };
  }

  #meant(dialogue: Dialogue, step: Choosing, { tries }: ActiveFlow): Option | undefined {
    const { text, risk } = this.asked;
    return meantIn(dialogue, step, { text, isNew: risk.isNew, tries });
  }

  #told(dialogue: Dialogue, outcome: Outcome): Result {
    const { flow, texts, document } = outcome;
    const step = flow && dialogue.steps[flow.at];
    if (flow && step && isWaiting(step)) {
      this.said.isFirst(asked(dialogue, flow.at));
      this.state = { ...this.state, introduced: true, danger: flow };
      return { texts, document, choices: "make" in step ? sentChoices : buttonsOf(dialogue, step) };
    }
    const done = [...(this.state.dangersDone ?? []), dialogue.id];
    this.state = {
      ...this.state,
      ...{ danger: undefined, dangersDone: done, interrupted: undefined, listening: true },
    };
    const isLeft = this.state.left !== undefined && flowOf(this.state.left.id) !== undefined;
    return { texts, document, choices: isLeft ? [...this.resumeChoices(), tell] : [] };
  }

  /** After the end of a dialogue while the danger persists: stores what the member writes and names help. */
  #stay(): Result {
    this.keep(this.asked.text);
    return { texts: [this.said.line("danger-stay")], choices: [] };
  }
}
