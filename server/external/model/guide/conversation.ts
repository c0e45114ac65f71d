import type { KnownRisk } from "#rules/safety/kinds.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import { answerStep } from "./answer-step.ts";
import { fearIn } from "./beside.ts";
import {
  enough,
  freshChoices,
  letter,
  more,
  netChoices,
  note,
  notThat,
  offerOf,
  offersMax,
  resume,
  rework,
  steps,
  tell,
} from "./choices.ts";
import { plain } from "./commands.ts";
import { draftKey, draftOf, lastMade, madeFrom, withDraft } from "./draft.ts";
import type { Field, Flow } from "./flow.ts";
import { flowOf } from "./flows.ts";
import { findFlows, vocabulary } from "./known.ts";
import { lines } from "./lines.ts";
import { clauseOf, quoteOf, quoteWith } from "./quotes.ts";
import { isWish } from "./requests.ts";
import { beginFlow, type Outcome, remind } from "./run-flow.ts";
import { Said } from "./said.ts";
import { type Choice, flowPrefix, type GuideState } from "./state.ts";
import { conversationFlow, people, storyDocument, storyIn } from "./story.ts";
import { takenFrom } from "./take.ts";
import { isRequest, refusedIn, wantsNoSteps, wantsToTell } from "./telling.ts";
import { flowsFor, netFlows, offeredFlows, type Standing } from "./wish.ts";

export type Asked = {
  text: string;
  field: Field | undefined;
  riskLevel: RiskLevel;
  risk: KnownRisk;
  /** Whether the time is nearly over. */
  isClosing: boolean;
  /** The number of earlier versions of this answer, from which it differs where it can. */
  versions?: number;
  /** Says only what is necessary. */
  isShort?: boolean;
  /** A configured model has offered the flow, and goes on when it is over. */
  isCalled?: boolean;
};

export type Result = Omit<Outcome, "flow">;

/**
 * Limits of what is stored of a member's story; only the newest messages stay, so that the state does not grow without
 * end.
 */
const toldMax = 30;
const toldLengthMax = 1500;
/** How many of the messages before a flow are read for its slots. */
const readMax = 3;

/** The flow that prepares for something that is feared. */
const fearFlow = "hadapi-takut";

/** What was declined for good, and that no steps are wanted; kept among the declined flows. */
const never = "never:";
const noSteps = "never:steps";
/** How many messages of a story are read for what may help. */
const storyMax = 6;
const askedToTell = "asked-to-tell";
const refusedMin = 3;
const clearly = 1.4;

/** The actions of a turn; lead.ts decides which of them to take. */
export class Conversation {
  protected state: GuideState;
  /** The flow whose draft stands above the member's message. */
  protected readonly draftedBefore: string | undefined;
  protected readonly asked: Asked;
  protected readonly said: Said;

  constructor(state: GuideState, asked: Asked) {
    const { drafted, ...rest } = state;
    this.state = rest;
    this.draftedBefore = drafted;
    this.asked = asked;
    this.said = new Said(state.used, asked.versions);
  }

  protected run(flow: Flow, outcome: Outcome): Result {
    const before = this.state.flow;
    this.state = { ...this.state, flow: outcome.flow };
    if (outcome.flow) return outcome;
    const left = before && lastMade(flow, before);
    this.state = { ...this.state, listening: false, left, done: [...this.state.done, flow.id] };
    const next = flow.next.map(flowOf).filter((one) => one !== undefined);
    const change = left ? [rework] : [];
    const feared = this.fearChoices(this.state.done);
    return { ...outcome, choices: [...feared, ...next.map(offerOf), ...change, tell, enough] };
  }

  protected begin(flow: Flow): Result {
    this.state = { ...this.state, listening: false, left: undefined };
    const before = this.state.told.slice(-readMax);
    const outcome = beginFlow(flow, this.said, this.knownFor(flow), before);
    const drafted = withDraft(flow, outcome, this.said);
    return this.run(flow, { ...drafted, texts: this.withFear(flow, before, drafted.texts, 1) });
  }

  /** What the member has already written for the slots of a flow. */
  private knownFor(flow: Flow): Record<string, string> {
    return { ...takenFrom(flow, this.state.told.slice(-readMax), {}), ...this.feared(flow) };
  }

  /** The fear that was mentioned earlier, for a flow that prepares for one. */
  private feared(flow: Flow): Record<string, string> {
    const name = Object.entries(flow.slots).find(([, { takes }]) => takes === "fear")?.[0];
    return name === undefined || this.state.fear === undefined ? {} : { [name]: this.state.fear };
  }

  /** Mentions a fear that stands beside a wish, once, and keeps it for the end; the flow's own notes come first. */
  protected withFear(flow: Flow, said: readonly string[], texts: readonly string[], at = 0): string[] {
    const isAboutFear = flow.field === "wellbeing" || flow.id === fearFlow;
    const isNoted = texts.some((text) => text.startsWith("Soal “"));
    const fear = said.map(fearIn).findLast((one) => one !== undefined);
    if (fear === undefined || isAboutFear || this.asked.riskLevel > 0 || this.state.fear !== undefined)
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
    if (line === "stopped") return { texts: [this.said.line(line)], choices: [resume, steps, tell] };
    return { texts: [this.said.line(line)], choices: netChoices() };
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
    return this.run(flow, answerStep(flow, left, text, this.said));
  }

  protected resume(): Result {
    const { left } = this.state;
    const flow = left && flowOf(left.id);
    if (!left || !flow) return this.menu(this.asked.field);
    this.state = { ...this.state, flow: left, left: undefined };
    return remind(flow, left, this.said);
  }

  protected thanks(): string {
    const isStory = this.state.listening && this.state.done.length === 0;
    return this.said.line(isStory ? "thanks-told" : "thanks");
  }

  /** The guide cannot connect the member to a person; it can help to prepare whom to ask, and in which words. */
  protected toPeople(): Result {
    const ask = flowOf("tanya-ahli");
    return { texts: [this.said.line("human")], choices: [...(ask ? [offerOf(ask)] : []), tell] };
  }

  protected decline(): void {
    const declined = offeredFlows(this.state).map(({ id }) => id);
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
    this.state = { ...this.state, declined: [...before, ...ids.flatMap((id) => [id, `${never}${id}`])] };
  }

  /** The buttons without what the member said not to want. */
  protected wantedOf(choices: readonly Choice[]): Choice[] {
    const { declined } = this.state;
    const isOut = ({ id }: Choice) => {
      const isFlow = id.startsWith(flowPrefix);
      if (declined.includes(noSteps) && (isFlow || id === steps.id || id === more.id || id === resume.id))
        return true;
      return isFlow && declined.includes(`${never}${id.slice(flowPrefix.length)}`);
    };
    return choices.filter((one) => !isOut(one));
  }

  protected notThat(): Result {
    this.decline();
    return { texts: [this.said.line("not-that")], choices: netChoices() };
  }

  protected keep(text: string): void {
    const told = [...this.state.told, text.trim().slice(0, toldLengthMax)].slice(-toldMax);
    this.state = { ...this.state, told };
  }

  protected standing(): Standing {
    return { state: this.state, said: this.said, field: this.asked.field };
  }

  protected offer(found: readonly Flow[]): Result {
    for (const { id } of found) this.said.next(`flow:${id}`, []);
    const [flow] = found;
    const isOne = found.length === 1 && flow !== undefined;
    const filling = { ...this.quoteFor(flow), ...(isOne ? { title: flow.title.toLowerCase() } : {}) };
    const offered = {
      texts: [this.said.line(isOne ? "offer-one" : "offer", filling)],
      choices: [...found.map(offerOf), notThat, tell],
    };
    const isSole = flow?.net === undefined && found.slice(1).every(({ net }) => net !== undefined);
    return flow && isSole && isRequest(this.asked.text) ? this.drafted(flow, offered) : offered;
  }

  /** Takes words below a draft as words below a document. */
  protected atDraft(flow: Flow, text: string): Result | undefined {
    const { told } = this.state;
    const { flow: active } = beginFlow(flow, new Said({}), this.knownFor(flow), told.slice(-readMax));
    const made = active && madeFrom(flow, active);
    return made && this.run(flow, answerStep(flow, made, text, this.said, told));
  }

  /** Shows a first draft along with the only offer, so that a request gets something usable at once. */
  private drafted(flow: Flow, offered: Result): Result {
    const told = this.state.told.slice(-readMax);
    const { flow: active } = beginFlow(flow, new Said({}), this.knownFor(flow), told);
    const document = active && draftOf(flow, active);
    if (!document || this.asked.riskLevel > 0) return offered;
    this.said.isFirst(draftKey(flow, document));
    this.state = { ...this.state, drafted: flow.id };
    return {
      ...offered,
      texts: [...offered.texts, this.said.line("draft-offered", { title: flow.offer })],
      document,
    };
  }

  /** Quotes the newest message; returns nothing at a risk level above 0. */
  protected quote(of: (text: string) => string | undefined = quoteOf): { quote?: string } {
    const { text, riskLevel } = this.asked;
    // The words of a button are not the member's.
    const isButton = this.state.offered.some(({ label }) => label === text.trim());
    const quote = riskLevel > 0 || isButton ? undefined : of(text);
    return quote === undefined ? {} : { quote };
  }

  /** Quotes the part of the message that matches this flow. */
  private quoteFor(flow: Flow | undefined): { quote?: string } {
    if (this.asked.riskLevel > 0 || flow === undefined || flow.net !== undefined) return this.quote();
    const own = new Set(
      [...flow.words, ...(flow.near ?? []), flow.title].flatMap((word) => vocabulary().stems(word)),
    );
    const count = (part: string) =>
      vocabulary()
        .stems(part)
        .filter((stem) => own.has(stem)).length;
    return this.quote((text) => quoteWith(text, count));
  }

  protected listen(): Result {
    this.state = { ...this.state, listening: true };
    return wantsToTell(this.asked.text) ? this.openStory() : this.keepListening();
  }

  /** The member asked to be listened to: nothing else is offered until they ask for it. */
  private openStory(): Result {
    const { told, declined } = this.state;
    if (wantsNoSteps(this.asked.text)) this.state = { ...this.state, declined: [...declined, noSteps] };
    this.said.next(askedToTell, []);
    // A flow that was left for it is not asked about.
    this.said.next("resume", []);
    const isFirst = this.said.times("listen") === 0;
    return {
      texts: [this.said.line(isFirst ? "listen" : "open-story")],
      choices: told.length > 1 ? this.keeping([enough]) : [],
    };
  }

  /** Whether a message ends the story, as a wish does; a member who asked to be listened to has to ask for it. */
  protected endsStory(text: string): boolean {
    return this.said.times(askedToTell) > 0 ? isRequest(text) : isWish(text);
  }

  /** Listens to a story; every fourth message it offers the flows that the recent ones touch. */
  protected keepListening(): Result {
    const { told } = this.state;
    // After a goodbye, another message gets no further question.
    if (this.said.times("thanks-told") > 0 && !this.said.isSpent("afterwards", lines.afterwards))
      return { texts: [this.said.line("afterwards")], choices: [note, letter, steps] };
    const isOffered = told.length > 3 && told.length % 4 === 0 && this.said.times(askedToTell) === 0;
    const found = isOffered ? flowsFor(this.standing(), told.slice(-4).join(" ")).slice(0, 2) : [];
    const choices = told.length > 2 ? [...found.map(offerOf), note, letter, steps, enough] : [enough];
    return {
      texts: [this.said.line("listen", told.length > 0 ? this.quote(clauseOf) : {})],
      choices: told.length > 1 ? choices : [],
    };
  }

  /** Makes a document only from the member's own words. */
  protected make(kind: "note" | "letter"): Result {
    const told = this.state.told.map(storyIn).filter((text) => text !== "");
    if (told.length === 0) return { texts: [this.said.line("nothing-told")], choices: [] };
    const line = kind === "note" ? "note-made" : "letter-made";
    return {
      texts: [this.said.line(line)],
      document: storyDocument(kind, told),
      choices: [steps, tell, enough],
    };
  }

  /** The member asks what to do: offers what fits the story, and gives no advice. */
  protected advice(): Result {
    const story = this.state.told.slice(-storyMax).join("\n");
    const conversation = people.test(plain(story)) ? [flowOf(conversationFlow)] : [];
    const near = [...conversation, ...flowsFor(this.standing(), story), ...netFlows(story)];
    const found = [...new Set(near.filter((one) => one !== undefined))].slice(0, offersMax);
    for (const { id } of found) this.said.next(`flow:${id}`, []);
    this.state = { ...this.state, listening: false };
    const choices = found.length > 0 ? [...found.map(offerOf), notThat, tell] : netChoices();
    return { texts: [this.said.line("advice")], choices };
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

  protected menu(field: Field | undefined): Result {
    return { texts: [this.said.line("menu")], choices: [...freshChoices(this.state, field), more, tell] };
  }

  protected keeping(choices: Choice[]): Choice[] {
    return this.state.told.length > 1 ? [note, letter, ...choices] : choices;
  }

  /** Keeps an offer available after a message in between. */
  protected offered(): Choice[] {
    const { offered } = this.state;
    return offered.length > 0 ? offered : [...freshChoices(this.state, this.asked.field), tell];
  }
}
