import type { KnownRisk } from "#rules/safety/danger-kinds.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import { figuresFlow } from "#server/external/model/guide/find/figures-wish.ts";
import { findFlows } from "#server/external/model/guide/find/find-flows.ts";
import { plainNeed } from "#server/external/model/guide/find/plain-needs.ts";
import { netsFor, tellsOnly } from "#server/external/model/guide/find/requests.ts";
import { flowsFor, netFlows, type Standing } from "#server/external/model/guide/find/wish.ts";
import { lines } from "#server/external/model/guide/lines/lines.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import { allLostIn, condolenceFor, whoseOf } from "#server/external/model/guide/values/bereavement.ts";
import { asksForThing } from "#server/external/model/guide/words/stories/asked-thing.ts";
import { careIn } from "#server/external/model/guide/words/stories/care.ts";
import { hardIn, withLeaving } from "#server/external/model/guide/words/stories/hard-clauses.ts";
import { awaitedIn } from "#server/external/model/guide/words/stories/longed-for-words.ts";
import { asksOfGrief } from "#server/external/model/guide/words/stories/mourning.ts";
import { tellsOfSelf, tellsReaction } from "#server/external/model/guide/words/stories/own-clauses.ts";
import { isShouted, quoteOf } from "#server/external/model/guide/words/stories/quotes.ts";
import { withoutMisread } from "#server/external/model/guide/words/stories/remarks-on-answers.ts";
import {
  type StoryComplaint,
  storyComplaintIn,
} from "#server/external/model/guide/words/stories/story-complaints.ts";
import { storyQuestionsIn } from "#server/external/model/guide/words/stories/story-questions.ts";
import {
  isRequest,
  isRequestInStory,
  isUnsure,
  wantsNoSteps,
  wantsToTell,
} from "#server/external/model/guide/words/stories/telling.ts";
import { commandIn, commandWithin, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
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
  steps,
  tell,
} from "./choices.ts";
import { flowForStory } from "./first-story.ts";
import type { Field, Flow } from "./flow.ts";
import { flowOf } from "./flows.ts";
import type { Outcome } from "./outcome.ts";
import { firstQuoted, received, summedAtPause, wantsNoQuestions } from "./receive.ts";
import { type Choice, flowPrefix, type GuideState } from "./state.ts";
import { conversationFlow, people, storyDocument, storyIn } from "./story.ts";
import { answersTo, mayQuote } from "./story-answers.ts";

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
  /** A question that stood beside the answer. */
  beside?: string;
};

export type Result = Omit<Outcome, "flow">;

/** Only the newest messages of a story are stored, so that the state does not grow without end. */
const toldMax = 30;
const toldLengthMax = 1500;

/** Kept among the declined flows: what was declined for good, and that no steps are wanted. */
export const never = "never:";
export const noSteps = "never:steps";
/** How many messages of a story are read for what may help. */
const storyMax = 6;
/** Fewer words that only ask to be listened to are no part of the story. */
export const bareWordsMax = 12;
/** So many words behind "terima kasih" are the story itself. */
const goesOnWordsMin = 12;
export const griefFlow = "surat-duka";
const menuMax = 5;
const menuOwnMax = 2;
const askedToTell = "asked-to-tell";

/** In a story that wants no advice, help is named at one of so many distressed messages. */
const heavyEvery = 3;

/** What a turn has at hand, and how a story is listened to. */
export class Listening {
  protected state: GuideState;
  /** The flow whose draft stands above the member's message. */
  protected draftedBefore: string | undefined;
  protected readonly misread: GuideState["misread"];
  /** Whether the answer before has named a question that the guide could not answer. */
  protected readonly wasNamed: boolean;
  /** The member's message; without another wish beside it, once that is kept. */
  protected asked: Asked;
  protected readonly said: Said;

  constructor(state: GuideState, asked: Asked) {
    const { drafted, isQuestionNamed, misread, ...rest } = state;
    this.state = rest;
    this.misread = misread;
    this.wasNamed = isQuestionNamed === true;
    this.draftedBefore = drafted;
    this.asked = asked;
    this.said = new Said(state.used, asked.versions);
  }

  protected keep(text: string): void {
    const told = [...this.state.told, text.trim().slice(0, toldLengthMax)].slice(-toldMax);
    this.state = { ...this.state, told };
  }

  protected standing(): Standing {
    return { state: this.state, said: this.said, field: this.asked.field };
  }

  /** Whether the message shows a danger, or may show one. Distress takes away nothing of what a member asks for. */
  protected isAtRisk(): boolean {
    const { riskLevel, risk } = this.asked;
    return riskLevel > 1 || risk.isDoubtful;
  }

  protected mayQuote(words: string): boolean {
    const { riskLevel, risk } = this.asked;
    return !risk.isDoubtful && mayQuote(words, riskLevel);
  }

  /** Quotes the newest message, but not the words of a button. */
  protected quote(of: (text: string) => string | undefined = quoteOf): { quote?: string } {
    const { text } = this.asked;
    const isButton = this.state.offered.some(({ label }) => label === text.trim());
    const quote = isButton ? undefined : of(text);
    return quote === undefined || !this.mayQuote(quote) ? {} : { quote };
  }

  protected thanks(): string {
    const isStory = this.state.listening && this.state.done.length === 0;
    return this.said.line(isStory ? "thanks-told" : "thanks");
  }

  protected listen(): Result {
    this.state = { ...this.state, listening: true };
    const { text } = this.asked;
    // Who asks once more and tells at once is told nothing about telling.
    const isTold = this.said.times(askedToTell) > 0 && text.split(/\s+/).length > bareWordsMax;
    return wantsToTell(text) && !isTold ? this.openStory() : this.keepListening();
  }

  /** The member asked to be listened to: nothing else is offered until they ask for it. */
  private openStory(): Result {
    const { told, declined } = this.state;
    if (wantsNoSteps(this.asked.text)) this.state = { ...this.state, declined: [...declined, noSteps] };
    if (wantsNoQuestions(this.asked.text))
      this.state = { ...this.state, story: { ...this.state.story, isUnasked: true } };
    this.said.next(askedToTell, []);
    // A flow that was left for it is not asked about.
    this.said.next("resume", []);
    const isFirst = this.said.times("listen-begin") === 0;
    const line = this.said.line(isFirst ? "listen-begin" : "open-story");
    const { text, riskLevel } = this.asked;
    const { answers } = answersTo(text, this.said, this.state.told, riskLevel);
    const quote = firstQuoted({ text, told: [text], story: {}, said: this.said, riskLevel });
    const texts = [...this.condolence(), ...answers, ...(quote === undefined ? [] : [quote]), line];
    return { texts, choices: told.length > 2 ? [enough] : [] };
  }

  /** Whether a message ends the story, as a wish does; a member who asked to be listened to has to ask for it. */
  protected endsStory(text: string): boolean {
    if (asksForThing(text) || plainNeed(plain(text)) !== undefined) return true;
    // Debts or costs one by one are a request for their reckoning.
    if (figuresFlow(text) !== undefined && !this.state.declined.includes(noSteps)) return true;
    if (this.said.times(askedToTell) > 0) return isRequestInStory(text);
    // Whoever told on instead of taking an offer up ends the story only by asking for a thing.
    if (this.said.times("story-received") > 0) return isRequestInStory(text);
    const isToldOn = this.said.times("told-on") > 1;
    return isToldOn
      ? isRequestInStory(text) || (netsFor(text).length > 0 && !tellsOfSelf(text))
      : !tellsOnly(text);
  }

  /** Whether the member has asked only to be listened to: then no flow, note or letter is offered. */
  protected storyChoices(found: readonly Flow[] = []): Choice[] {
    const { told } = this.state;
    // Who has hardly begun has had nothing yet that could be enough.
    if (this.said.times(askedToTell) > 0) return told.length > 2 ? [note, enough] : [];
    if (told.length < 2) return [];
    return told.length > 2 ? [...found.map(offerOf), note, steps, enough] : [...found.map(offerOf), steps];
  }

  /** Condolence, once for each, to somebody who writes of a death in the family. */
  protected condolence(): string[] {
    const lost = allLostIn(this.asked.text);
    const fresh = lost.filter((kin) => {
      const whose = whoseOf(kin);
      return this.said.times(`condolence:${whose ?? ""}`) === 0 && (whose ?? "") !== "";
    });
    const isFirst = this.said.times("condolence") === 0;
    if (lost.length === 0 || (!isFirst && fresh.length === 0)) return [];
    for (const kin of ["", ...fresh.map((one) => `:${whoseOf(one)}`)]) this.said.isFirst(`condolence${kin}`);
    return [condolenceFor(...(isFirst ? lost : fresh))];
  }

  /** What is to be said at once of driving without sleep and of a mother's distance, each once. */
  #care(): string[] {
    const { text, riskLevel } = this.asked;
    const care = careIn(text, this.state.told.slice(-storyMax));
    if (care === undefined || riskLevel > 1) return [];
    const name = `care-${care}` as const;
    return this.said.times(name) > 0 ? [] : [this.said.line(name)];
  }

  /** Names what is hard in a message before anything else is said, unless the answer quotes it already. */
  protected hard(texts: readonly string[]): string[] {
    const { text, riskLevel } = this.asked;
    const flow = this.state.flow ? flowOf(this.state.flow.id) : undefined;
    const isButton = this.state.offered.some(({ label }) => label === text.trim());
    if (riskLevel > 1 || isButton || flow?.id === griefFlow) return [];
    const condolence = this.condolence();
    const care = this.#care();
    if (condolence.length + care.length > 0) return [...condolence, ...care];
    // "Apa itu wajar" is answered before anything else.
    if (asksOfGrief(text, this.state.told) !== undefined) return [];
    // What is asked about has its answer.
    const open = hardIn(storyQuestionsIn(text).rest).filter((one) =>
      texts.every((said) => !said.includes(one)),
    );
    const quote = open.find((one) => mayQuote(one, riskLevel));
    if (quote === undefined || this.said.isSpent("hard", lines.hard)) return [];
    return [this.said.line("hard", { quote: withLeaving(text, quote) })];
  }

  /** "Aku tidak tau mau apa": listens, with one easy question in place of a menu. */
  protected unsure(text: string): Result | undefined {
    if (!isUnsure(text) || this.state.listening || this.said.isSpent("unsure-wish", lines["unsure-wish"]))
      return undefined;
    const [top] = findFlows(text, this.asked.field);
    if (top && top.isUnnamed !== true && top.isWeak !== true) return undefined;
    this.state = { ...this.state, listening: true };
    return { texts: [this.said.line("unsure-wish")], choices: [steps] };
  }

  /** Whether what stands behind thanks goes on with a story. */
  protected goesOn(rest: string): boolean {
    return this.state.listening && rest.split(/\s+/).length >= goesOnWordsMin;
  }

  /** The steps that can be chosen; those that fit a story come first. */
  protected menu(field: Field | undefined): Result {
    const { told, declined, offeredBefore } = this.state;
    // Whoever asks for steps wants them again, and those of the story come first.
    this.state = { ...this.state, declined: declined.filter((id) => id !== noSteps) };
    const story = told.slice(-storyMax).join("\n");
    const before = (offeredBefore ?? []).filter((id) => !declined.includes(id)).map(flowOf);
    const fitting = told.length > 1 ? [...before, ...flowsFor(this.standing(), story)] : [];
    const own = [...new Set(fitting.filter((one) => one !== undefined))].slice(0, menuOwnMax);
    const fresh = freshChoices(this.state, field).filter(({ id }) =>
      own.every((one) => offerOf(one).id !== id),
    );
    const choices = [...own.map(offerOf), ...fresh.slice(0, menuMax - own.length), more, tell];
    return { texts: [this.said.line("menu")], choices };
  }

  /** Listens to a story; every fourth message it offers the flows that the recent ones touch. */
  protected keepListening(complaint?: StoryComplaint): Result {
    const { told, story = {} } = this.state;
    const { text, riskLevel } = this.asked;
    const isOffered = told.length > 3 && told.length % 4 === 0 && this.said.times(askedToTell) === 0;
    const recent = told.slice(-4).join(" ");
    const near = isOffered ? flowsFor(this.standing(), recent) : [];
    const fitting = flowForStory(near, recent, this.asked.field);
    const found = fitting ? [fitting] : this.#stillOffered();
    const condolence = this.condolence();
    const isBegun = told.length > 1 || this.said.times("listen-begin") > 0;
    const isAsking = complaint !== undefined || storyQuestionsIn(text).asked.length > 0;
    if (!isBegun && !isAsking)
      return { texts: [...condolence, this.said.line("listen-begin")], choices: this.storyChoices(found) };
    // After a goodbye, another message gets no further question.
    if (!isAsking && this.said.times("thanks-told") > 0 && !this.said.isSpent("afterwards", lines.afterwards))
      return { texts: [this.said.line("afterwards")], choices: [note, steps] };
    const isUnadvised = this.state.declined.includes(noSteps);
    const isQuiet = story.isUnasked === true || wantsNoQuestions(text);
    const heard = received({
      ...{ text, told, riskLevel, complaint, said: this.said, isQuiet },
      story: { ...story, isUnasked: isQuiet || isUnadvised },
    });
    this.state = { ...this.state, story: { ...heard.story, isUnasked: isQuiet } };
    const choices = heard.isSummed ? this.#summedChoices(found) : this.storyChoices(found);
    // Nothing that says nothing stands behind a condolence.
    const isFiller = condolence.length > 0 && heard.story.isBare === true;
    return { texts: isFiller ? condolence : [...condolence, ...heard.texts], choices };
  }

  /** The flow that stands beside the beginning of a story stays for one more message. */
  #stillOffered(): Flow[] {
    const { told, offered } = this.state;
    const isSecond = told.length === 2 && this.said.times("story-received") > 0;
    const id = isSecond ? offered.find((one) => one.id.startsWith(flowPrefix))?.id : undefined;
    const flow = id === undefined ? undefined : flowOf(id.slice(flowPrefix.length));
    return flow ? [flow] : [];
  }

  /** Below a sum-up the member can keep it, or stop. */
  #summedChoices(found: readonly Flow[]): Choice[] {
    return this.said.times(askedToTell) > 0 ? [note, enough] : [...found.map(offerOf), note, steps, enough];
  }

  /** "Ya gitu aja": what was told is summed up once, and then it is over. */
  protected paused(): Result {
    const { told, story = {} } = this.state;
    const { text, riskLevel } = this.asked;
    const heard = summedAtPause({ text, told, story, riskLevel, said: this.said });
    if (!heard) return { texts: [this.thanks()], choices: this.keeping([]) };
    this.state = { ...this.state, story: heard.story };
    return { texts: heard.texts, choices: this.#summedChoices([]) };
  }

  /** At distress, whom one can turn to; to family and friends only where these are no part of the trouble. */
  protected heavy(): string[] {
    const { told, declined } = this.state;
    const isUnadvised =
      this.said.times(askedToTell) > 0 || declined.includes(noSteps) || told.slice(-4).some(tellsReaction);
    if (!isUnadvised) return this.said.isSpent("heavy", lines.heavy) ? [] : [this.said.line("heavy")];
    const isDue = this.said.times("heavy-told") % heavyEvery === 0;
    this.said.next("heavy-told", []);
    return isDue ? [this.said.line("heavy-help")] : [];
  }

  /** A complaint about an answer, which is no part of the story, alone or beside more of it. */
  protected complained(text: string): Result | undefined {
    const complaint = storyComplaintIn(text);
    const rest = complaint === undefined ? withoutMisread(text) : complaint.rest;
    const { listening, told, offered } = this.state;
    const isStory = listening || (told.length > 0 && !offered.some(({ id }) => id.startsWith(flowPrefix)));
    if (rest === undefined || !isStory || (rest !== "" && (!listening || this.endsStory(rest))))
      return undefined;
    // "Jawabannya ngaco. bisa ngomong sama psikolog?" asks for somebody.
    if (rest !== "" && (commandIn(rest) ?? commandWithin(rest)) !== undefined) return undefined;
    this.state = { ...this.state, listening: true };
    if (complaint) {
      this.asked = { ...this.asked, text: rest };
      if (rest !== "") this.keep(rest);
      return this.keepListening(complaint.kind);
    }
    if (rest === "") return { texts: [this.said.line("story-misread")], choices: this.storyChoices() };
    this.asked = { ...this.asked, text: rest };
    this.keep(rest);
    const heard = this.keepListening();
    return { ...heard, texts: [this.said.line("misread-beside"), ...heard.texts] };
  }

  /** Writes down the sentence that the member wishes to be told. */
  protected awaited(text: string): Result | undefined {
    const quote = isRequest(text) ? undefined : awaitedIn(text);
    if (quote === undefined || isShouted(quote) || !this.mayQuote(quote)) return undefined;
    this.state = { ...this.state, listening: true };
    return { texts: [this.said.line("awaited", { quote })], choices: this.storyChoices() };
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
    const isTalk = people.test(plain(story)) && !this.state.declined.includes(conversationFlow);
    const conversation = isTalk ? [flowOf(conversationFlow)] : [];
    const near = [...conversation, ...flowsFor(this.standing(), story), ...netFlows(story)];
    const found = [...new Set(near.filter((one) => one !== undefined))].slice(0, offersMax);
    for (const { id } of found) this.said.next(`flow:${id}`, []);
    this.state = { ...this.state, listening: false };
    const choices = found.length > 0 ? [...found.map(offerOf), notThat, tell] : netChoices(this.state);
    const isMind = storyQuestionsIn(this.asked.text).asked.includes("mind");
    const { text, riskLevel } = this.asked;
    const mind = isMind ? answersTo(text, this.said, this.state.told, riskLevel).answers : [];
    return { texts: [...mind, this.said.line("advice")], choices };
  }

  protected keeping(choices: Choice[]): Choice[] {
    return this.state.told.length > 1 ? [note, letter, ...choices] : choices;
  }
}
