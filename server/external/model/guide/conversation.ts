import { answerStep } from "#server/external/model/guide/answer/answer-step.ts";
import { rememberedWith } from "#server/external/model/guide/answer/remembered.ts";
import { calledNow } from "#server/external/model/guide/document/address/change-address.ts";
import {
  draftKey,
  draftOf,
  lastMade,
  madeFrom,
  withDraft,
} from "#server/external/model/guide/document/draft.ts";
import { resumedDocument } from "#server/external/model/guide/document/resumed.ts";
import { findFlows, vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import { flowsOfKind } from "#server/external/model/guide/find/kinds.ts";
import { personWishIn } from "#server/external/model/guide/find/person-wish.ts";
import { tellsOnly } from "#server/external/model/guide/find/requests.ts";
import { flowsOfWish, numberedWishes, wishQuote } from "#server/external/model/guide/find/second-wish.ts";
import { severalInstead } from "#server/external/model/guide/find/several-things.ts";
import { mayReturn, offeredFlows, type PartWish } from "#server/external/model/guide/find/wish.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import { askedInStory } from "#server/external/model/guide/words/stories/asked-in-story.ts";
import { fearIn } from "#server/external/model/guide/words/stories/beside-wish.ts";
import { quoteForOffer, quoteOf } from "#server/external/model/guide/words/stories/quotes.ts";
import { storyQuestionsIn } from "#server/external/model/guide/words/stories/story-questions.ts";
import { isRequest, refusedIn } from "#server/external/model/guide/words/stories/telling.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { unwantedIn } from "#server/external/model/guide/words/yes-no/unwanted.ts";
import {
  enough,
  freshChoices,
  heldAnswer,
  netChoices,
  notThat,
  offerOf,
  offersMax,
  resume,
  rework,
  steps,
  tell,
} from "./choices.ts";
import { firstLine, flowForStory, tellsStory } from "./first-story.ts";
import type { Flow } from "./flow.ts";
import { flowOf } from "./flows.ts";
import { knownFor } from "./known-slots.ts";
import { Listening, never, noSteps, type Result } from "./listening.ts";
import type { Outcome } from "./outcome.ts";
import { askedOf } from "./receive.ts";
import { askedAgain, beginFlow, remind } from "./run-flow.ts";
import { type ActiveFlow, type Choice, toldBefore } from "./state.ts";
import { answersTo } from "./story-answers.ts";
import { wantedChoices } from "./wanted-choices.ts";

/** The flow that prepares for something that is feared. */
const fearFlow = "hadapi-takut";
const keptMax = 3;
const laterOffersMax = 2;
const refusedMin = 3;
const clearly = 1.4;

/** The actions of a turn; lead.ts decides which of them to take. */
export class Conversation extends Listening {
  protected replacedFlow: ActiveFlow | undefined;

  protected run(flow: Flow, outcome: Outcome): Result {
    const before = this.state.flow;
    const answered = outcome.flow ?? before;
    const { remembered = [] } = this.state;
    const kept = answered && !flow.isDialogue ? rememberedWith(remembered, answered) : remembered;
    this.state = { ...this.state, flow: outcome.flow, remembered: kept };
    if (outcome.flow) return outcome;
    const left = before && lastMade(flow, before);
    if (left) this.keepMade(left);
    this.state = { ...this.state, listening: false, left, done: [...this.state.done, flow.id] };
    const { paused, ...rest } = this.state;
    if (paused) {
      this.state = { ...rest, left: paused };
      return { ...outcome, choices: [resume, tell, enough] };
    }
    const wanted = flow.next.filter((id) => !rest.declined.includes(id));
    const next = wanted.map(flowOf).filter((one) => one !== undefined);
    const change = left ? [rework] : [];
    const feared = this.fearChoices(this.state.done);
    const later = this.laterWish();
    if (later) return { ...outcome, ...later, texts: [...outcome.texts, ...later.texts] };
    const others = this.#otherWishes();
    const following = others.length > 0 ? others : next;
    const texts = others.length > 0 ? [...outcome.texts, this.said.line("second-wish")] : outcome.texts;
    return { ...outcome, texts, choices: [...feared, ...following.map(offerOf), ...change, tell, enough] };
  }

  /** Keeps a flow at its document, so that it can be opened again; one of each kind. */
  protected keepMade(made: ActiveFlow): void {
    const { finished = [] } = this.state;
    const others = finished.filter(({ id }) => id !== made.id);
    this.state = { ...this.state, finished: [...others, made].slice(-keptMax) };
  }

  /** Keeps a wish for the end of the flow; the newest ones count. */
  protected keepWish(wish: string): void {
    const { later = [] } = this.state;
    if (!later.includes(wish)) this.state = { ...this.state, later: [...later, wish].slice(-keptMax) };
  }

  /** Says that a wish is kept. */
  protected keptLine(wish: string): string[] {
    return this.mayQuote(wish) ? [this.said.line("wish-kept", { quote: wishQuote(wish) })] : [];
  }

  /** Offers the next wish that was kept; its words are read for the flow that it begins. */
  protected laterWish(): Result | undefined {
    const [wish, ...later] = this.state.later ?? [];
    if (wish === undefined || this.isAtRisk()) return undefined;
    this.state = { ...this.state, later };
    this.keep(wish);
    const { done } = this.state;
    const found = flowsOfWish(wish)
      .filter(({ id, net }) => net !== undefined || !done.includes(id))
      .slice(0, laterOffersMax);
    for (const { id } of found) this.said.next(`flow:${id}`, []);
    const choices = found.length > 0 ? [...found.map(offerOf), notThat, tell] : netChoices(this.state);
    return { texts: [this.said.line("wish-now", { quote: wishQuote(wish) })], choices };
  }

  /** The wishes of the first message that were not followed yet. */
  #otherWishes(): Flow[] {
    const { wished = [], done } = this.state;
    return wished.flatMap((id) => (done.includes(id) ? [] : (flowOf(id) ?? [])));
  }

  protected begin(asked: Flow): Result {
    const flow = severalInstead(asked, toldBefore(this.state)) ?? asked;
    const { wished } = this.state;
    const others = wished?.filter((id) => id !== flow.id);
    this.state = { ...this.state, listening: false, left: undefined, aside: undefined, wished: others };
    const before = toldBefore(this.state);
    const outcome = beginFlow(flow, this.said, knownFor(flow, this.state, this.replacedFlow), before);
    const drafted = withDraft(flow, outcome, this.said);
    return this.run(flow, { ...drafted, texts: this.withFear(flow, before, drafted.texts, 1) });
  }

  /** Mentions a fear that stands beside a wish, once, and keeps it for the end; the flow's own notes come first. */
  protected withFear(flow: Flow, said: readonly string[], texts: readonly string[], at = 0): string[] {
    const isAboutFear = flow.field === "wellbeing" || flow.id === fearFlow;
    const isNoted = texts.some((text) => text.startsWith("Soal “"));
    const fear = said.map(fearIn).findLast((one) => one !== undefined);
    if (fear === undefined || isAboutFear || this.state.fear !== undefined || !this.mayQuote(fear))
      return [...texts];
    this.state = { ...this.state, fear };
    if (isNoted) return [...texts];
    return [...texts.slice(0, at), this.said.line("fear", { quote: fear }), ...texts.slice(at)];
  }

  /** The button of the flow that prepares for a fear, once one was mentioned. */
  private fearChoices(done: readonly string[]): Choice[] {
    const flow = flowOf(fearFlow);
    return flow && this.state.fear !== undefined && !done.includes(fearFlow) ? [offerOf(flow)] : [];
  }

  protected leave(line: "stopped" | "switch" | "not-that", declined?: string, told?: string): Result {
    const { flow, ...rest } = this.state;
    this.state = {
      ...rest,
      left: line === "stopped" ? flow : undefined,
      declined: declined === undefined ? rest.declined : [...rest.declined, declined],
    };
    if (told !== undefined) return this.listen();
    const later = line === "stopped" ? this.laterWish() : undefined;
    if (later) return { texts: [this.said.line(line), ...later.texts], choices: [...later.choices, resume] };
    if (line === "stopped") return { texts: [this.said.line(line)], choices: [resume, steps, tell] };
    return { texts: [this.said.line(line)], choices: netChoices(this.state) };
  }

  protected canRework(): boolean {
    const { left, done } = this.state;
    return left !== undefined && done.includes(left.id);
  }

  /** Returns to the document of a finished flow, to change what the text names. */
  protected rework(text = "Ubah bagian ini"): Result {
    const { left } = this.state;
    const flow = left && flowOf(left.id);
    if (!left || !flow) return this.menu(this.asked.field);
    this.state = { ...this.state, flow: left, left: undefined };
    const called = calledNow({ flow, active: left, text, said: this.said });
    const outcome = called?.rest === "" ? called.shown : answerStep(flow, left, text, this.said);
    return this.run(flow, outcome);
  }

  protected resume(): Result {
    const { left } = this.state;
    const flow = left && flowOf(left.id);
    if (!left || !flow) return this.menu(this.asked.field);
    this.state = { ...this.state, flow: left, left: undefined };
    const document = resumedDocument(flow, left, this.state.told, this.said);
    if (document) return this.run(flow, document);
    const reminder = remind(flow, left, this.said);
    return { ...reminder, texts: [...reminder.texts, ...askedAgain(flow, left, this.said)] };
  }

  /** Answers the question that waited with what was taken for a danger. */
  protected takeHeld(): Result {
    const { held = "", flow, left } = this.state;
    this.state = { ...this.state, held: undefined, flow: undefined, left: flow ?? left };
    return held === "" ? this.resume() : this.rework(held);
  }

  /** The buttons that take up what a danger has interrupted. */
  protected resumeChoices(): Choice[] {
    return this.state.held === undefined ? [resume] : [heldAnswer, resume];
  }

  /** A flow that was taken up by itself has the button for it all the same; it repeats what is asked. */
  protected askAgain(): Result {
    this.state = { ...this.state, flow: undefined, left: this.state.flow };
    return this.resume();
  }

  /** The guide cannot connect the member to a person; it can help to prepare whom to ask, and in which words. */
  protected toPeople(): Result {
    const ask = flowOf("tanya-ahli");
    return { texts: [this.said.line("human")], choices: [...(ask ? [offerOf(ask)] : []), tell] };
  }

  protected decline(prefix = ""): void {
    const declined = offeredFlows(this.state).map(({ id }) => `${prefix}${id}`);
    this.state = {
      ...this.state,
      declined: [...this.state.declined, ...declined],
      listening: false,
      offered: [],
    };
  }

  /** Takes back an offer for good, and offers nothing but to listen. */
  protected refuse(): Result {
    this.decline();
    // "Kalau mau, ceritakan saja": what comes next is a story.
    this.state = { ...this.state, listening: true };
    return { texts: [this.said.line("refused")], choices: this.keeping([tell, steps, enough]) };
  }

  /** Keeps what the member says not to want from every later offer; a request lifts what was said about steps. */
  protected avoid(text: string): void {
    const ids = refusedIn(text).flatMap((clause) => {
      const [top, second] = findFlows(clause, this.asked.field);
      return top && top.score >= refusedMin && top.score >= clearly * (second?.score ?? 0)
        ? [top.flow.id]
        : [];
    });
    const before = isRequest(text) ? this.state.declined.filter((id) => id !== noSteps) : this.state.declined;
    const kinds = [...refusedIn(text), ...unwantedIn(text)].flatMap(flowsOfKind);
    const declined = [...before, ...kinds, ...ids.flatMap((id) => [id, `${never}${id}`])];
    this.state = { ...this.state, declined: [...new Set(declined)] };
  }

  /** The buttons without what the member said not to want. */
  protected wantedOf(choices: readonly Choice[]): Choice[] {
    return wantedChoices(choices, this.state.declined, mayReturn(this.asked.text));
  }

  protected notThat(): Result {
    this.decline();
    return { texts: [this.said.line("not-that")], choices: netChoices(this.state) };
  }

  protected offer(found: readonly Flow[]): Result {
    for (const { id } of found) this.said.next(`flow:${id}`, []);
    const [flow] = found;
    const isOne = found.length === 1 && flow !== undefined;
    const felt = this.receivedFirst(found);
    if (felt) return felt;
    const filling = { ...this.quoteFor(flow), ...(isOne ? { title: flow.title.toLowerCase() } : {}) };
    const offered = {
      texts: [this.said.line(isOne ? "offer-one" : "offer", filling)],
      choices: [...found.map(offerOf), notThat, tell],
    };
    const isSole = flow?.net === undefined && found.slice(1).every(({ net }) => net !== undefined);
    const { text } = this.asked;
    const isAsked = isRequest(text) || askedInStory(text)?.kind === "text";
    return flow && isSole && isAsked ? this.drafted(flow, offered) : offered;
  }

  /** Offers what each part of a message asks for; what is not begun is offered again after it. */
  protected offerSeveral(several: readonly PartWish[], found: readonly Flow[]): Result {
    const own = several.map(({ flow }) => flow);
    const all = [...new Set([...own, ...found.slice(0, 1)])].slice(0, offersMax);
    this.state = { ...this.state, wished: own.map(({ id }) => id) };
    const offered = this.offer(all);
    // "Adik2 ga pernah bantu" is told, although a flow is found by it.
    const isListed = !this.isAtRisk() && several.every(({ wish }) => !tellsOnly(wish));
    if (!isListed || offered.texts.length !== 1) return offered;
    const list = numberedWishes(several.map(({ wish }) => wish));
    return { ...offered, texts: [this.said.line("several-wishes", list)] };
  }

  /** A first message that tells is received before anything is offered; one flow that clearly fits stands beside it. */
  protected receivedFirst(found: readonly Flow[] = []): Result | undefined {
    const { text, riskLevel } = this.asked;
    const { told, story = {} } = this.state;
    const isFresh = told.length === 1 && this.state.done.length === 0;
    if (!isFresh || !tellsStory(text, riskLevel)) return undefined;
    const heard = { text: storyQuestionsIn(text).rest, told, story, said: this.said, riskLevel };
    const { answers } = answersTo(text, this.said, told, riskLevel);
    const texts = answers.length > 0 ? answers : [...firstLine(heard), ...askedOf({ ...heard, text })];
    if (texts.length === 0) return undefined;
    this.said.next("story-received", []);
    this.state = { ...this.state, listening: true };
    const flow = flowForStory(found, text, this.asked.field);
    if (!flow) return { texts, choices: [tell, steps] };
    this.said.next(`flow:${flow.id}`, []);
    const [last, ...before] = texts.toReversed();
    const offer = this.said.line("offer-after", { title: flow.title.toLowerCase() });
    const all = last?.endsWith("?") ? [...before.toReversed(), offer, last] : [...texts, offer];
    return { texts: all, choices: [tell, offerOf(flow), notThat] };
  }

  /** Takes words below a draft as words below a document. */
  protected atDraft(flow: Flow, text: string): Result | undefined {
    const made = this.draftMade(flow);
    return made && this.run(flow, answerStep(flow, made, text, this.said, this.state.told));
  }

  /** A flow at the draft of its document. */
  protected draftMade(flow: Flow): ActiveFlow | undefined {
    const told = toldBefore(this.state);
    const { flow: active } = beginFlow(
      flow,
      new Said({}),
      knownFor(flow, this.state, this.replacedFlow),
      told,
    );
    return active && madeFrom(flow, active);
  }

  /** Shows a first draft along with the only offer, so that a request gets something usable at once. */
  private drafted(flow: Flow, offered: Result): Result {
    const told = toldBefore(this.state);
    const { flow: active } = beginFlow(
      flow,
      new Said({}),
      knownFor(flow, this.state, this.replacedFlow),
      told,
    );
    const document = active && draftOf(flow, active);
    if (!document || this.isAtRisk()) return offered;
    this.said.isFirst(draftKey(flow, document));
    this.state = { ...this.state, drafted: flow.id };
    return {
      ...offered,
      texts: [...offered.texts, this.said.line("draft-offered", { title: flow.offer })],
      document,
    };
  }

  /** Quotes the part of the message that matches this flow. */
  private quoteFor(flow: Flow | undefined): { quote?: string } {
    const wish = personWishIn(this.asked.text)?.clause;
    if (wish !== undefined) return this.quote(() => quoteOf(wish));
    if (flow === undefined || flow.net !== undefined) return this.quote();
    const own = new Set(
      [...flow.words, ...(flow.near ?? []), flow.title].flatMap((word) => vocabulary().stems(word)),
    );
    const count = (part: string) =>
      vocabulary()
        .stems(part)
        .filter((stem) => own.has(stem)).length;
    return this.quote((text) => quoteForOffer(text, count));
  }

  /** "Iya" starts the flow that fits best, which is named; of a menu, only a single one. */
  private confirmed(): Result {
    const [flow, ...others] = offeredFlows(this.state);
    if (flow && others.length === 0) return this.begin(flow);
    if (flow && this.said.times(`flow:${flow.id}`) > 0) {
      const begun = this.begin(flow);
      const line = this.said.line("begin", { title: flow.title.toLowerCase() });
      return { ...begun, texts: [line, ...begun.texts] };
    }
    return { texts: [this.said.line("which")], choices: this.state.offered };
  }

  /** "Iya yang pesan itu": of several offered flows the one whose button or words fit, if one does. */
  protected agreed(text: string): Result {
    const offered = offeredFlows(this.state);
    const said = plain(text).split(" ");
    const isNamed = (word: string) => word.length > 3 && said.includes(word);
    const onButton = offered.filter(({ offer }) => plain(offer).split(" ").some(isNamed));
    const [top, second] = findFlows(text, this.asked.field).filter(({ flow }) => offered.includes(flow));
    const isOne = top !== undefined && top.score > (second?.score ?? 0);
    const meant = onButton.length === 1 ? onButton[0] : isOne ? top.flow : undefined;
    return offered.length > 1 && meant ? this.begin(meant) : this.confirmed();
  }

  /** Keeps an offer available after a message in between. */
  protected offered(): Choice[] {
    const { offered } = this.state;
    return offered.length > 0 ? offered : [...freshChoices(this.state, this.asked.field), tell];
  }
}
