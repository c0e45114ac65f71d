import { type Accepted, acceptedIn } from "#server/external/model/guide/find/accepted-offer.ts";
import { findFlows, vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import { isWish } from "#server/external/model/guide/find/requests.ts";
import {
  clearFlowsFor,
  isDenied,
  netFlows,
  offeredFlows,
  otherMin,
} from "#server/external/model/guide/find/wish.ts";
import { lostIn } from "#server/external/model/guide/values/bereavement.ts";
import { exchangedIn } from "#server/external/model/guide/values/swaps.ts";
import { hardIn } from "#server/external/model/guide/words/stories/hard-clauses.ts";
import { isRequest, wantsToTell } from "#server/external/model/guide/words/stories/telling.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { formIn, hasForm } from "#server/external/model/guide/words/to-guide/form-words.ts";
import { goesBack } from "#server/external/model/guide/words/to-guide/offer-words.ts";
import { notSo } from "#server/external/model/guide/words/yes-no/denials.ts";
import { besideDenial, shownAgain, takenUp } from "./answer/take-up.ts";
import { netChoices, notThat, offerOf, offersMax, tell } from "./choices.ts";
import { Conversation } from "./conversation.ts";
import type { Flow } from "./flow.ts";
import { flowOf } from "./flows.ts";
import type { Said } from "./lines/said.ts";
import type { Asked, Result } from "./listening.ts";
import { type ActiveFlow, type Aside, flowPrefix, type GuideState } from "./state.ts";

/** From so many points on, a wish beside a denial is for another flow. */
const elseMin = 9;
/** More words beside a denial, of oneself, go on with a story. */
const besideMax = 12;

/** So many words of how members tell of a need are evidence without one that names it. */
const toldMin = 2;

/** Whether a text names what a flow is for, or tells of it as others did. */
function isNamedBy({ title, offer, words, near = [], examples }: Flow, text: string): boolean {
  const said = [...new Set(vocabulary().stems(text))];
  const own = new Set(vocabulary().stems([title, offer, ...words].join(" ")));
  const told = new Set(vocabulary().stems([...near, ...examples].join(" ")));
  return said.some((stem) => own.has(stem)) || said.filter((stem) => told.has(stem)).length >= toldMin;
}

/** Whether a text denies a word on the button itself, as "bukan malam" does at "Atur tidur malam ini". */
function deniesName({ title, offer }: Flow, text: string): boolean {
  const own = new Set(plain(`${title} ${offer}`).split(" "));
  return notSo(text).some((what) =>
    plain(what)
      .split(" ")
      .some((word) => own.has(word)),
  );
}

/** Whether a text has a phrase by which a flow is found: "tidurku siang" is "tidur siang". */
function namesPhrase({ words }: Flow, text: string): boolean {
  const said = ` ${vocabulary().stems(text).join(" ")} `;
  const phrases = words.filter((one) => one.includes(" ")).map((one) => vocabulary().stems(one));
  return phrases.some((stems) => stems.length > 1 && said.includes(` ${stems.join(" ")} `));
}

/** What a question about danger puts aside: the offer that stands, and what the message before it takes up or asks for. */
export function asideOf(state: GuideState, { text, field }: Asked, said: Said): Aside | undefined {
  if (state.flow !== undefined) return undefined;
  const offered = offeredFlows(state);
  const accepted = acceptedIn(text, offered);
  if (accepted) return { offered: [accepted.flow.id], accepted: accepted.flow.id, rest: accepted.rest };
  // A menu is shown for no wish.
  const found = offered.filter(({ id }) => said.times(`flow:${id}`) > 0);
  if (found.length > 0) return { offered: found.map(({ id }) => id) };
  const asked = isRequest(text) ? clearFlowsFor({ state, said, field }, text) : [];
  return asked.length > 0 ? { offered: asked.map(({ id }) => id), rest: text } : undefined;
}

/** The turns that take up an offer, at once or after a question about danger. */
export class Taking extends Conversation {
  /** Begins the flow that a message takes up, with what else it says. */
  protected takeOffer({ flow, rest, isNamed }: Accepted): Result {
    const { told } = this.state;
    const before = told.at(-1);
    const change = before === undefined ? undefined : exchangedIn(before, rest);
    if (change) this.state = { ...this.state, told: [...told.slice(0, -1), change.text] };
    if (rest !== "") this.keep(rest);
    const other = this.#inOtherForm(flow, rest);
    const meant = other ?? flow;
    const { declined } = this.state;
    this.state = { ...this.state, declined: declined.filter((id) => id !== meant.id) };
    const begun = this.begin(meant);
    const isTitled = isNamed || other !== undefined;
    const title = isTitled ? [this.said.line("begin", { title: meant.title.toLowerCase() })] : [];
    return { ...begun, texts: [...title, ...this.#form(meant, rest), ...begun.texts] };
  }

  /** "Pengumuman, tapi bukan briefing": what is taken up under a name that is denied is found in another form. */
  #inOtherForm(flow: Flow, rest: string): Flow | undefined {
    if (rest === "" || !(isDenied(flow, [rest]) || deniesName(flow, rest))) return undefined;
    const text = this.asked.text;
    const own = new Set(vocabulary().stems(`${flow.title} ${flow.offer}`));
    const shared = vocabulary()
      .stems(text)
      .filter((stem) => own.has(stem));
    const has = (one: Flow) => {
      const words = new Set(vocabulary().stems(`${one.title} ${one.offer} ${one.words.join(" ")}`));
      return shared.some((stem) => words.has(stem));
    };
    const before = [...this.state.told.slice(-2), text].join("\n");
    const found = [...findFlows(before, this.asked.field).map((one) => one.flow), ...netFlows(before)];
    const mayBe = (one: Flow) => namesPhrase(one, text) || !isDenied(one, [rest]);
    return found.find(
      (one) => one !== flow && !this.state.declined.includes(one.id) && has(one) && mayBe(one),
    );
  }

  /** Names the form that somebody wants, which a later change can still give the text. */
  #form({ about, offer }: Flow, rest: string): string[] {
    const quote = formIn(rest);
    return quote === undefined || !this.mayQuote(quote) || hasForm(`${offer} ${about}`, quote)
      ? []
      : [this.said.line("form-kept", { quote })];
  }

  /** One flow alone is offered if the member's words name what it is for; or else the three that fit anything. */
  protected offerSure(found: readonly Flow[]): Result {
    const [flow, ...others] = found;
    const written = [...this.state.told.slice(-2), this.asked.text].join("\n");
    const isFound = findFlows(this.asked.text, this.asked.field).some(
      (one) => one.flow === flow && one.isUnnamed !== true && one.score >= otherMin,
    );
    const isOne = flow !== undefined && others.length === 0 && flow.net === undefined;
    const isSure = !isOne || isFound || isNamedBy(flow, written);
    const broad = netChoices(this.state).map(({ id }) => flowOf(id.slice(flowPrefix.length)));
    const wide = broad.filter((one) => one !== undefined);
    return this.offer(isSure || wide.length === 0 ? found : wide);
  }

  /** Takes up by itself what a question about danger has put aside; undefined if the message wants something else. */
  protected backToAside(sorry: readonly string[]): Result | undefined {
    const { aside } = this.state;
    const { text } = this.asked;
    if (!aside || wantsToTell(text) || this.#goesElsewhere(aside)) return undefined;
    const offered = aside.offered.map(flowOf).filter((one) => one !== undefined);
    const accepted = acceptedIn(text, offered);
    const flow = accepted?.flow ?? (aside.accepted === undefined ? undefined : flowOf(aside.accepted));
    this.state = { ...this.state, listening: false, aside: undefined };
    if (flow) {
      const rest = aside.rest ?? accepted?.rest ?? "";
      const begun = this.takeOffer({ flow, rest, isNamed: true });
      return { ...begun, texts: [...sorry, ...begun.texts] };
    }
    if (aside.rest !== undefined) this.keep(aside.rest);
    const found = offered.slice(0, offersMax);
    for (const { id } of found) this.said.next(`flow:${id}`, []);
    const line = this.said.line(aside.rest === undefined ? "offer-back" : "offer");
    return { texts: [...sorry, line], choices: [...found.map(offerOf), notThat, tell] };
  }

  /** The buttons of an offer that was put aside. */
  protected asideChoices(): Result["choices"] {
    return (this.state.aside?.offered ?? [])
      .map(flowOf)
      .filter((one) => one !== undefined)
      .map(offerOf);
  }

  #goesElsewhere({ offered }: Aside): boolean {
    const { text } = this.asked;
    return !goesBack(text) && (this.tellsBesideDenial() || this.wishesElse(offered));
  }

  /** Whether a message tells something heavy, or much, beside denying a danger. */
  protected tellsBesideDenial(): boolean {
    const beside = besideDenial(this.asked.text);
    if (hardIn(beside).length > 0 || lostIn(beside) !== undefined) return true;
    return !isWish(beside) && !/\d/.test(beside) && beside.split(/\s+/).length > besideMax;
  }

  /** Whether a message asks clearly for none of these flows, but for another one. */
  protected wishesElse(ids: readonly string[]): boolean {
    const text = besideDenial(this.asked.text);
    if (!isRequest(text)) return false;
    const found = findFlows(text, this.asked.field)
      .filter(({ score, isNamed, isWeak }) => !isWeak && (isNamed === true || score >= elseMin))
      .map(({ flow }) => flow.id);
    return found.length > 0 && !found.some((id) => ids.includes(id));
  }

  /** What was on the way before the danger: what was taken up last, or the flow or document, or the offer. */
  protected back(interrupted: GuideState["interrupted"], sorry: string): Result | undefined {
    const { left, aside } = this.state;
    const flow = left && flowOf(left.id);
    if (interrupted !== "flow" || aside?.accepted !== undefined) return this.backToAside([sorry]);
    return left && flow ? this.#takeUp(flow, left, sorry) : undefined;
  }

  /** Goes on by itself with what the false alarm has interrupted. */
  #takeUp(flow: Flow, left: ActiveFlow, sorry: string): Result | undefined {
    const { text } = this.asked;
    // Whoever asks for something that no other flow is for asks for what was interrupted.
    const isOf = isWish(text) && !this.tellsBesideDenial() && !this.wishesElse([flow.id]);
    const taken =
      takenUp(flow, left, text, this.said) ?? (isOf ? shownAgain(flow, left, this.said) : undefined);
    if (!taken) return undefined;
    this.state = { ...this.state, flow: left, left: undefined };
    const outcome = this.run(flow, taken);
    const isWaitingStill = this.state.flow?.at === left.at && outcome.document === undefined;
    const choices = isWaitingStill ? [...outcome.choices, ...this.resumeChoices()] : outcome.choices;
    return { ...outcome, texts: [sorry, ...outcome.texts], choices };
  }
}
