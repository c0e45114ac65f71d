import { isBelow } from "#server/external/model/guide/document/about-result.ts";
import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import { asksVenture, deniesMixing } from "#server/external/model/guide/find/new-venture.ts";
import { isWish } from "#server/external/model/guide/find/requests.ts";
import { flowsOfWish, numberedWishes, wishQuote } from "#server/external/model/guide/find/second-wish.ts";
import { asksForSpoken, besideWish } from "#server/external/model/guide/find/spoken-wish.ts";
import { lastClause, twoWishesIn, withoutJoint } from "#server/external/model/guide/find/two-wishes.ts";
import { flowsFor, offeredFlows } from "#server/external/model/guide/find/wish.ts";
import { allLostIn } from "#server/external/model/guide/values/bereavement.ts";
import { asksForThing } from "#server/external/model/guide/words/stories/asked-thing.ts";
import { isForLiving } from "#server/external/model/guide/words/stories/letter-readers.ts";
import { wantsFitting } from "#server/external/model/guide/words/to-guide/unfitting.ts";
import { offerOf, offersMax, resume } from "./choices.ts";
import type { Flow } from "./flow.ts";
import { flowOf } from "./flows.ts";
import { griefFlow, never, type Result } from "./listening.ts";
import { remind } from "./run-flow.ts";
import type { ActiveFlow } from "./state.ts";
import { ToldCosts } from "./told-costs.ts";

/** A trial of a business, and the comparison of two courses. */
const ventureFlows = ["mulai-usaha-kecil", "dua-pilihan"];

/** The words of a wish, without those of the flow that runs. */
function stemsOf(text: string, running?: Flow): string[] {
  const here = new Set(running ? vocabulary().stems(`${running.title} ${running.offer}`) : []);
  return vocabulary()
    .stems(text)
    .filter((stem) => !here.has(stem));
}

/** The turns that keep a second wish, and in which one that was kept, or only told, is asked for. */
export abstract class WaitingWishes extends ToldCosts {
  /** "Pgn bisa tidur sama mau minta maaf ke istriku": both are named, and the second one waits for its turn. */
  protected twoWishes(take: () => Result): Result | undefined {
    const { text } = this.asked;
    const two = this.state.listening || offeredFlows(this.state).length > 0 ? undefined : twoWishesIn(text);
    if (!two) return undefined;
    this.keepWish(two.wish);
    this.asked = { ...this.asked, text: two.rest };
    const result = take();
    return { ...result, texts: [this.#listed(lastClause(two.rest)), ...result.texts] };
  }

  /** The wishes of a message as a numbered list: the first one, and those that wait. */
  #listed(first: string): string {
    const waiting = (this.state.later ?? []).map(withoutJoint);
    return this.said.line("two-wishes", numberedWishes([first, ...waiting]));
  }

  /** A wish for another thing in the middle of a flow: it is kept for afterwards, and the flow goes on. */
  protected keptWithin(flow: Flow, active: ActiveFlow): Result | undefined {
    const { text } = this.asked;
    const beside = besideWish(text);
    const asked = beside ?? this.#toldWish(text, flow);
    const known = asked === undefined ? [] : flowsOfWish(asked).filter(({ id }) => id !== flow.id);
    if (asked === undefined || known.length === 0) return undefined;
    this.#keepInstead(asked, flow);
    const reminder = remind(flow, active, this.said);
    const line = this.said.line("wish-after", { quote: wishQuote(asked) });
    return { ...reminder, texts: [line, ...reminder.texts] };
  }

  /** Fuller words for a wish that is kept already take its place. */
  #keepInstead(wish: string, flow: Flow): void {
    const { later = [] } = this.state;
    const stems = new Set(stemsOf(wish, flow));
    const isSame = (one: string) => stemsOf(one, flow).some((stem) => stems.has(stem));
    this.state = { ...this.state, later: later.filter((one) => !isSame(one)) };
    this.keepWish(wish);
  }

  /** The wish of an earlier message that a question is about, and that was not kept. */
  #toldWish(text: string, flow: Flow): string | undefined {
    const name = asksForSpoken(text);
    const stems = name === undefined ? [] : stemsOf(name, flow);
    if (stems.length === 0 || this.#keptFor(stems, flow) !== undefined) return undefined;
    return this.state.told
      .flatMap((one) => one.split(/(?<=[.!?])\s+|\n+|,\s+|\s(?=(?:sama|sm|dan|trus|terus)\s)/))
      .findLast((one) => isWish(one) && stemsOf(one, flow).some((stem) => stems.includes(stem)));
  }

  #keptFor(stems: readonly string[], flow: Flow): string | undefined {
    return (this.state.later ?? []).find((one) => stemsOf(one, flow).some((stem) => stems.includes(stem)));
  }

  /** The kept wish that a message below a finished text asks for. */
  protected keptAskedBelow(text: string, flow: Flow): { wish: string; flow: Flow } | undefined {
    const name = asksForSpoken(text) ?? besideWish(text);
    const wish = name === undefined ? undefined : this.#keptFor(stemsOf(name, flow), flow);
    const [meant] = wish === undefined ? [] : flowsOfWish(wish).filter(({ id }) => id !== flow.id);
    return wish === undefined || !meant ? undefined : { wish, flow: meant };
  }

  /** A kept wish is no longer waiting once its words have begun a flow. */
  protected dropBegun(): void {
    const { flow: active, later = [], told } = this.state;
    const newest = told.at(-1);
    if (!active || active.trail.length > 0 || newest === undefined || later.length === 0) return;
    const stems = new Set(stemsOf(newest));
    const isBegun = (wish: string) =>
      flowsOfWish(wish)[0]?.id === active.id &&
      stemsOf(wish).filter((stem) => stems.has(stem)).length * 2 >= stemsOf(wish).length;
    this.state = { ...this.state, later: later.filter((wish) => !isBegun(wish)) };
  }

  /** "Mending buka lapak kedua gak ya?" beside a reckoning: weighed by itself, and no figure of it is taken. */
  protected venture(flow: Flow, active: ActiveFlow): Result | undefined {
    const { text } = this.asked;
    const isReckoned = flow.steps.some((one) => "compute" in one);
    if (!isReckoned || flow.id === ventureFlows[0] || !asksVenture(text)) return undefined;
    let own: Result | undefined;
    const answered = this.answering(() => {
      own = this.#ventureOffered(flow, active);
      return own;
    });
    if (own || !isBelow(active, flow.steps[active.at])) return own ?? answered;
    const offers = ventureFlows.map(flowOf).flatMap((one) => (one ? [offerOf(one)] : []));
    const fresh = offers.filter(({ id }) => answered.choices.every((one) => one.id !== id));
    return { ...answered, choices: [...answered.choices, ...fresh] };
  }

  #ventureOffered(flow: Flow, active: ActiveFlow): Result {
    const { text } = this.asked;
    const { flow: _, ...rest } = this.state;
    this.state = { ...rest, left: active };
    this.keep(text);
    const found = ventureFlows.map(flowOf).filter((one) => one !== undefined);
    for (const { id } of found) this.said.next(`flow:${id}`, []);
    return {
      texts: [
        this.said.line(deniesMixing(text) ? "venture-apart" : "venture", { title: flow.title.toLowerCase() }),
      ],
      choices: [...found.map(offerOf), resume],
    };
  }

  /** "Ga mungkin minum pas presentasi. bikinin yg bisa dipake": the text stays open, and other ones are offered. */
  protected unfitting(flow: Flow, active: ActiveFlow): Result | undefined {
    const { text } = this.asked;
    if (!wantsFitting(text)) return undefined;
    this.keep(text);
    const others = flowsFor(this.standing(), text).filter(({ id }) => id !== flow.id);
    const near = others.slice(0, offersMax - 1);
    for (const { id } of near) this.said.next(`flow:${id}`, []);
    const { choices } = remind(flow, active, this.said);
    const fresh = near.map(offerOf).filter(({ id }) => choices.every((one) => one.id !== id));
    return { texts: [this.said.line("unfitting")], choices: [...choices, ...fresh] };
  }

  /** A letter that is asked for in a story of a loss is the one for who has gone. */
  protected griefLetter(): Result | undefined {
    const { told, declined, listening } = this.state;
    const { text } = this.asked;
    const flow = flowOf(griefFlow);
    const isLost = [...told, text].some((one) => allLostIn(one).length > 0);
    const isOpen = !declined.includes(`${never}${griefFlow}`);
    if (!flow || !listening || !isLost || !isOpen || !asksForThing(text) || isForLiving(text))
      return undefined;
    const isKnown = this.said.times(`flow:${griefFlow}`) > 0;
    this.keep(text);
    if (!isKnown) return this.offer([flow]);
    const begun = this.begin(flow);
    return {
      ...begun,
      texts: [this.said.line("begin", { title: flow.title.toLowerCase() }), ...begun.texts],
    };
  }
}
