import { endsInConversation, endsInMessage } from "#server/external/model/guide/find/person-wish.ts";
import { isServedBy, type Net } from "#server/external/model/guide/find/requests.ts";
import { namedFlowsFor, offeredFlows } from "#server/external/model/guide/find/wish.ts";
import {
  type AskedInStory,
  type AskKind,
  askedInStory,
} from "#server/external/model/guide/words/stories/asked-in-story.ts";
import { type Counsel, counselIn } from "#server/external/model/guide/words/stories/counsel.ts";
import { storyComplaintIn } from "#server/external/model/guide/words/stories/story-complaints.ts";
import { wantsToTell } from "#server/external/model/guide/words/stories/telling.ts";
import { offerOf, offersMax } from "./choices.ts";
import type { Flow } from "./flow.ts";
import { flowOf, flows } from "./flows.ts";
import { noSteps, type Result } from "./listening.ts";
import { receivedAsking } from "./receive.ts";
import { conversationFlow } from "./story.ts";
import { Taking } from "./taking.ts";

/** How many messages of a story are read for what a request in it is about. */
const storyMax = 6;

/** Who asks for the night is shown what helps with sleep first, if that was told. */
const forNight = /\b(?:malam\w*|malem\w*|mlm|tidur\w*|turu|merem|sare)\b/i;
const sleepFlow = "tidur";
/** A plan that is asked for by its name is one that is called so. */
const planned = /\brencana/i;

/** Whether a flow ends in words for somebody else. */
const makesText = ({ id, title, offer }: Flow): boolean =>
  endsInMessage(id) || isServedBy("write", "", `${title} ${offer}`.toLowerCase());

/** The general flow that stands beside the others; a way that has a flow of its own needs none. */
function generalFor(kind: AskKind, own: number): Net | undefined {
  if (kind === "choice") return "decide";
  if (kind === "text" || kind === "talk") return "write";
  return own > 0 ? undefined : "plan";
}

/** Whether a flow makes what is asked for. */
function fitsKind(kind: AskKind, flow: Flow): boolean {
  if (kind === "choice") return true;
  if (kind === "talk") return makesText(flow) || endsInConversation(flow.id);
  return makesText(flow) === (kind === "text");
}

/** The turns in which somebody who tells a story asks for something, and gets it at once. */
export class RequestsInStory extends Taking {
  /** "WA nya bisa dibuatkan tidak" in a story: takes up what was told, and offers what was asked for. */
  protected requested(text: string): Result | undefined {
    const offered = offeredFlows(this.state);
    const isTold =
      this.said.times("story-received") + this.said.times("told-on") + this.said.times("advice") > 0;
    const isAtOffer = isTold && offered.length > 0;
    if (!this.state.listening && !isAtOffer && !wantsToTell(text)) return undefined;
    const asked = askedInStory(text);
    const isText = asked?.kind === "text" || asked?.kind === "talk";
    const counsel = isText || this.isAtRisk() ? undefined : counselIn(text, this.state.told);
    if (!asked) return counsel && this.#counselled(counsel, text);
    const found = this.#flowsFor(asked, text);
    // What stands offered is taken up by being asked for again.
    if (!this.state.listening && found.every((flow) => offered.includes(flow))) return undefined;
    this.keep(text);
    const { told, story = {}, declined } = this.state;
    // Of what the guide does not know, it says so itself.
    if (found.length === 0) return counsel ? this.#counselled(counsel, text, true) : this.advice();
    const isFound = (one: string) => found.some(({ id }) => id === one);
    // Whoever asks for something wants it, whatever was said about steps before.
    this.state = {
      ...this.state,
      listening: false,
      declined: declined.filter((id) => id !== noSteps && !isFound(id)),
    };
    const { riskLevel } = this.asked;
    const heard = { text, told, story, said: this.said, riskLevel };
    const first = asked.isAgain
      ? this.said.line("story-asked-again")
      : receivedAsking(heard, text.replace(asked.clause, " "));
    const shown = this.offer(found);
    const own = counsel ? this.said.line(`counsel-${counsel}`) : first;
    return { ...shown, texts: [...this.condolence(), own, ...shown.texts] };
  }

  /** "Apa sebaiknya aku telepon duluan": the choice stays with the member, who gets a handle and what could be prepared. */
  #counselled(counsel: Counsel, text: string, isKept = false): Result {
    if (!isKept) this.keep(text);
    this.state = { ...this.state, listening: true };
    const { told, declined } = this.state;
    const named = [text, ...told.slice(-storyMax).toReversed()].flatMap((one) =>
      namedFlowsFor(this.standing(), one),
    );
    const [fitting] = named.filter(({ id, net }) => net === undefined && !declined.includes(id));
    const weighing = counsel === "leave" ? flows.find(({ net }) => net === "decide") : undefined;
    const flow = declined.includes(noSteps) ? undefined : (weighing ?? fitting);
    const owned = storyComplaintIn(text) === undefined ? [] : [this.said.line("story-thin")];
    const texts = [...this.condolence(), ...owned, this.said.line(`counsel-${counsel}`)];
    if (flow === undefined) return { texts, choices: this.storyChoices() };
    this.said.next(`flow:${flow.id}`, []);
    const offered = this.said.line("offer-after", { title: flow.title.toLowerCase() });
    return { texts: [...texts, offered], choices: [offerOf(flow), ...this.storyChoices()] };
  }

  /** What a request is for: its own words count first, then what was offered before, and then the newest of the story. */
  #flowsFor(asked: AskedInStory, text: string): Flow[] {
    const isText = asked.kind === "text" || asked.kind === "talk";
    const fits = (flow: Flow) => fitsKind(asked.kind, flow);
    const clear = (one: string) => namedFlowsFor(this.standing(), one).filter(fits);
    const { told, declined, offeredBefore = [] } = this.state;
    const before = offeredBefore
      .filter((id) => !declined.includes(id))
      .flatMap((id) => flowOf(id) ?? [])
      .filter(fits);
    const own = clear(text);
    const isPlan = planned.test(asked.clause);
    const story = own.length > 0 && !isPlan ? [] : told.slice(-storyMax).toReversed().flatMap(clear);
    const net = generalFor(asked.kind, own.length);
    const general = net === undefined ? [] : flows.filter((flow) => flow.net === net);
    const talk = asked.kind === "talk" ? [flowOf(conversationFlow)].filter((flow) => flow !== undefined) : [];
    const all = isText ? [...own, ...before, ...story, ...talk] : [...own, ...story, ...before];
    const isFirst = ({ id, offer }: Flow) =>
      (id === sleepFlow && forNight.test(asked.clause)) || (isPlan && planned.test(offer));
    const specific = all
      .filter(({ net }) => net === undefined)
      .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
    // What nothing tells of is answered by what can be prepared from the story.
    if (asked.kind === "way" && specific.length === 0) return [];
    // A text that is asked for by name may be made, even if one was refused before.
    const open = general.filter(({ id }) => isText || !declined.includes(id));
    const room = offersMax - open.length;
    return [
      ...new Set(
        asked.kind === "choice" ? [...open, ...specific.slice(0, 1)] : [...specific.slice(0, room), ...open],
      ),
    ];
  }
}
