import { isBelow } from "#server/external/model/guide/document/about-result.ts";
import { lastMade } from "#server/external/model/guide/document/draft.ts";
import { isAboutFigures } from "#server/external/model/guide/document/edits/figure-changes.ts";
import { recognisedIn } from "#server/external/model/guide/document/edits/recognised-edits.ts";
import { keepingFormer } from "#server/external/model/guide/document/edits/undo.ts";
import { findFlows, vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import {
  askedBefore,
  asksForNext,
  asksForOther,
  behindAcceptance,
  chosenBefore,
  namesReader,
  orderedWishes,
  saysEnough,
} from "#server/external/model/guide/find/next-wish.ts";
import { otherThings } from "#server/external/model/guide/find/other-things.ts";
import { isWish } from "#server/external/model/guide/find/requests.ts";
import { flowsOfWish, secondWishIn, wishQuote } from "#server/external/model/guide/find/second-wish.ts";
import { alsoThing } from "#server/external/model/guide/find/spoken-wish.ts";
import {
  clearly,
  isDenied,
  netFlows,
  offeredFlows,
  otherMin,
  wishIn,
} from "#server/external/model/guide/find/wish.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import { isSameText, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { offerOf, offersMax, resume } from "./choices.ts";
import type { Flow } from "./flow.ts";
import { flowOf, flows } from "./flows.ts";
import { never, type Result } from "./listening.ts";
import { MisreadWish } from "./misread-wish.ts";
import { show } from "./run-flow.ts";
import { type ActiveFlow, flowPrefix } from "./state.ts";
import { conversationFlow } from "./story.ts";

type AtText = { flow: Flow; active: ActiveFlow };

/** A longer message tells more than a wish. */
const wishLengthMax = 600;

/** What was spoken of before: the one flow that was shown, or those for an earlier wish. */
type SpokenOf = { flows: readonly Flow[]; isShown: boolean; wish?: string };

/** "Latihan ngomongnya": to say something to somebody is no job interview. */
const practising =
  /(?<!\p{L})(?:latihan|latian|belajar|nyoba|coba) (?:\p{L}+ )?(?:ngomong|ngomng|bicara|bilang|ngobrol|jawab)\p{L}*/iu;
const interview = /wawancara|interview|hrd|kerjaan baru|lamar/i;

/** The flows for a kept wish, the one that is meant first. */
function flowsFor(wish: string): Flow[] {
  const talk = practising.test(wish) && !interview.test(wish) ? flowOf(conversationFlow) : undefined;
  return [...(talk ? [talk] : []), ...flowsOfWish(wish).filter((flow) => flow !== talk)];
}

/** How many of these words the names of a flow have. */
function hitsOf({ title, offer }: Flow, stems: readonly string[]): number {
  const own = new Set(vocabulary().stems(`${title} ${offer}`));
  return stems.filter((stem) => own.has(stem)).length;
}

/** The turns in which the next wish is read before anything else: behind an acceptance, or of what was spoken of before. */
export abstract class WishBelow extends MisreadWish {
  /** Reads a wish for another thing, and lets `take` handle the message or what is left of it. */
  protected nextWish(take: () => Result): Result {
    const { text, riskLevel } = this.asked;
    const letter = riskLevel > 1 || this.state.danger !== undefined ? undefined : this.griefLetter();
    if (letter) return letter;
    if (this.isAtRisk() || this.state.danger !== undefined || text.length > wishLengthMax) return take();
    const below = this.#atText();
    const next = below
      ? this.#nextBelow(below, take)
      : this.state.flow
        ? this.#nextWithin(this.state.flow, take)
        : this.#nextFree(take);
    const result = next ?? take();
    if (!below) this.dropBegun();
    return this.#withKept(result);
  }

  /** The finished text that waits for what is said of it. */
  #atText(): AtText | undefined {
    const { flow: active } = this.state;
    const flow = active && flowOf(active.id);
    const isAt = active && flow && active.reading === undefined && isBelow(active, flow.steps[active.at]);
    return isAt ? { flow, active } : undefined;
  }

  #nextBelow(at: AtText, take: () => Result): Result | undefined {
    const { text } = this.asked;
    const kept = this.#pressedKept(at) ?? this.#editedBefore(at) ?? this.#askedKept(at);
    if (kept) return kept;
    const rest = behindAcceptance(text);
    const own = this.venture(at.flow, at.active) ?? this.unfitting(at.flow, at.active);
    if (own) return own;
    const before = this.#spokenOf(rest ?? text, at.flow);
    if (before) {
      const line = this.#close(at);
      const taken = this.#takenUp(before, rest ?? text);
      return { ...taken, texts: [line, ...taken.texts] };
    }
    const isNext = rest !== undefined && asksForNext(rest) && !isAboutFigures(at.flow, at.active, rest);
    if (!isNext && !this.#asksOther(at, rest)) return undefined;
    const line = this.#close(at);
    this.asked = { ...this.asked, text: rest ?? text };
    const result = isNext ? this.#begunAtOnce(take()) : take();
    this.#forget(result);
    return { ...result, texts: [line, ...result.texts] };
  }

  /** Whether a message that accepts nothing asks for another thing; what stands before it is still said of the text. */
  #asksOther(at: AtText, rest: string | undefined): boolean {
    const { text } = this.asked;
    const isAlone = rest === undefined && (secondWishIn(text)?.rest ?? "") === "";
    return isAlone && (asksForOther(text, `${at.flow.title} ${at.flow.offer}`) || this.#isOtherThing(at));
  }

  /** Behind an acceptance the one thing that a message clearly asks for begins at once; a draft stands beside its offer. */
  #begunAtOnce(result: Result): Result {
    const { text } = this.asked;
    if (this.state.flow !== undefined || result.document) return result;
    const offered = result.choices.flatMap(({ id }) =>
      id.startsWith(flowPrefix) ? (flowOf(id.slice(flowPrefix.length)) ?? []) : [],
    );
    const [first] = offered;
    const [top, second] = findFlows(text, this.asked.field);
    const isClear = top !== undefined && top.score >= Math.max(otherMin, clearly * (second?.score ?? 0));
    if (first && isClear && top.flow === first && !namesReader(text)) return this.begin(first);
    const nets = offered.length === 0 || namesReader(text) ? netFlows(`tulis pesan ${text}`) : [];
    return nets.length > 0 ? this.offer([...new Set([...nets, ...offered])].slice(0, offersMax)) : result;
  }

  /** "Undangan rapatnya jg ya": a thing of which the text above holds nothing. */
  #isOtherThing({ flow, active }: AtText): boolean {
    const step = flow.steps[active.at];
    const name = alsoThing(this.asked.text);
    if (name === undefined || !step || !("make" in step)) return false;
    const shown = plain(`${flow.title} ${flow.offer} ${show(flow, active, step).document?.text ?? ""}`);
    return !shown.includes(name);
  }

  /** A kept wish that is offered now is not offered once more. */
  #forget({ choices }: Result): void {
    const { later = [] } = this.state;
    const isOffered = (wish: string) =>
      flowsFor(wish)
        .slice(0, 1)
        .some((flow) => choices.some(({ id }) => id === offerOf(flow).id));
    this.state = { ...this.state, later: later.filter((wish) => !isOffered(wish)) };
  }

  /** "Oke itu kepake. trus daftar utangnya gmn?" at a question: what was offered before, beside going on. */
  #nextWithin(active: ActiveFlow, take: () => Result): Result | undefined {
    const flow = flowOf(active.id);
    const { text } = this.asked;
    const rest = behindAcceptance(text);
    const own =
      flow &&
      (this.reachedWithin(flow, active, take) ??
        this.answeredInKind(flow, active) ??
        this.venture(flow, active));
    if (own) return own;
    if (flow && rest !== undefined && saysEnough(text) && asksForNext(rest)) {
      const line = this.said.line("answers-kept", { title: flow.title.toLowerCase() });
      const next = this.#leftFor(active, rest, take);
      return { ...next, texts: [line, ...next.texts] };
    }
    const found = flow && rest !== undefined ? this.#spokenOf(rest, flow) : undefined;
    if (flow && rest === undefined) return this.keptWithin(flow, active);
    if (rest === undefined || !found?.isShown) return undefined;
    const { flow: _, ...others } = this.state;
    this.state = { ...others, left: active };
    this.keep(rest);
    this.asked = { ...this.asked, text: rest };
    return {
      texts: [this.said.line("other-wish", this.quote())],
      choices: [...found.flows.map(offerOf), resume],
    };
  }

  /** Leaves a flow for a message that asks for another one; a button leads back to it. */
  #leftFor(active: ActiveFlow, rest: string, take: () => Result): Result {
    const { flow: _, ...others } = this.state;
    this.state = { ...others, offered: [] };
    this.asked = { ...this.asked, text: rest };
    const result = take();
    if (this.state.flow !== undefined) return result;
    this.state = { ...this.state, left: active };
    return { ...result, choices: [...result.choices, resume] };
  }

  /** Where no flow runs: something that was offered before, or two wishes in an order. */
  #nextFree(take: () => Result): Result | undefined {
    const { text } = this.asked;
    const ordered = orderedWishes(text);
    if (ordered && flowsOfWish(ordered.wish).length > 0) {
      this.keepWish(ordered.wish);
      this.asked = { ...this.asked, text: ordered.rest };
      const result = take();
      return { ...result, texts: [...result.texts, ...this.keptLine(ordered.wish)] };
    }
    const back = this.reachedFree() ?? this.backToAnswer() ?? this.twoWishes(take);
    if (back) return back;
    const before = this.state.listening ? undefined : this.#spokenOf(text);
    return before && this.#takenUp(before, text);
  }

  /** Keeps the text as finished, and says so. */
  #close({ flow, active }: AtText): string {
    const { flow: _, paused: __, ...rest } = this.state;
    const made = lastMade(flow, active);
    this.state = { ...rest, done: [...rest.done, flow.id], left: made, listening: false, offered: [] };
    if (made) this.keepMade(made);
    return this.said.line("text-kept", { title: flow.title });
  }

  /** "Trus yg minta maaf ke istri gmn?": the kept wish begins where the text is finished. */
  #askedKept(at: AtText): Result | undefined {
    const { text } = this.asked;
    const asked = this.keptAskedBelow(text, at.flow);
    if (!asked) return undefined;
    const line = this.#close(at);
    const { later = [] } = this.state;
    this.state = { ...this.state, later: later.filter((one) => one !== asked.wish) };
    this.keep(`${asked.wish}\n${text}`);
    const begun = this.begin(flowsFor(asked.wish)[0] ?? asked.flow);
    return { ...begun, texts: [line, ...begun.texts] };
  }

  /** "Itu paragraf yg '...' dihapus. terus latihannya mana?": first what changes the text, then the button of the kept wish. */
  #editedBefore({ flow, active }: AtText): Result | undefined {
    const { text } = this.asked;
    const step = flow.steps[active.at];
    const asked = this.keptAskedBelow(text, flow);
    if (!asked || !step || !("make" in step)) return undefined;
    const done = recognisedIn({ flow, active, step, text, said: new Said({}) });
    if (!done || done.told.length === 0) return undefined;
    const outcome = {
      ...show(flow, done.active, step),
      texts: [
        this.said.line("parts-changed", { list: done.told.join(", ") }),
        this.said.line("kept-asked", { quote: wishQuote(asked.wish) }),
      ],
      flow: done.active,
    };
    return this.run(flow, keepingFormer(flow, active, outcome));
  }

  /** The button of a kept wish below a finished text. */
  #pressedKept(at: AtText): Result | undefined {
    const { offered, later = [] } = this.state;
    const pressed = offered.find(
      ({ id, label }) => id.startsWith(flowPrefix) && isSameText(label, this.asked.text),
    );
    const flow = pressed && flowOf(pressed.id.slice(flowPrefix.length));
    if (!flow) return undefined;
    const wish = later.find((one) => flowsFor(one).includes(flow));
    const line = this.#close(at);
    if (wish !== undefined) {
      this.state = { ...this.state, later: later.filter((one) => one !== wish) };
      this.keep(wish);
    }
    const begun = this.begin(flow);
    return { ...begun, texts: [line, ...begun.texts] };
  }

  /** The flows that were shown before, or wished for, and whose thing a message asks for. */
  #spokenOf(text: string, running?: Flow): SpokenOf | undefined {
    const name = askedBefore(text) ?? (running ? undefined : chosenBefore(text));
    const stems = name === undefined ? [] : vocabulary().stems(name);
    if (stems.length === 0 || (running && hitsOf(running, stems) > 0)) return undefined;
    const isOpen = ({ id }: Flow) =>
      id !== running?.id && !this.state.done.includes(id) && !this.state.declined.includes(`${never}${id}`);
    const shown = flows.filter((flow) => isOpen(flow) && this.said.times(`flow:${flow.id}`) > 0);
    const best = Math.max(1, ...shown.map((flow) => hitsOf(flow, stems)));
    const meant = shown.filter((flow) => hitsOf(flow, stems) === best);
    if (best * 2 >= stems.length && meant.length === 1) return { flows: meant, isShown: true };
    const wish = this.state.told
      .flatMap((one) => one.split(/(?<=[.!?])\s+|\n+|,\s+/))
      .findLast(
        (one) =>
          isWish(one) &&
          vocabulary()
            .stems(one)
            .some((stem) => stems.includes(stem)),
      );
    if (wish === undefined) return undefined;
    const found = wishIn({ ...this.standing(), state: { ...this.state, offered: [] } }, wish).found.filter(
      isOpen,
    );
    return found.length > 0 ? { flows: found.slice(0, offersMax), isShown: false, wish } : undefined;
  }

  /** Begins the one that is meant, with what the message says beside it; offers what was only wished for. */
  #takenUp({ flows: found, isShown, wish }: SpokenOf, text: string): Result {
    // The question itself holds nothing for the flow.
    const told = text.split(/(?<=[.!?])\s+|\n+/).filter((one) => askedBefore(one) === undefined);
    this.keep(isShown && told.length > 0 ? told.join(" ") : text);
    const [flow] = found;
    if (!flow || !isShown) {
      this.asked = { ...this.asked, text: wish ?? text };
      return this.offer(found);
    }
    const begun = this.begin(flow);
    return {
      ...begun,
      texts: [this.said.line("begin", { title: flow.title.toLowerCase() }), ...begun.texts],
    };
  }

  /** Behind "bukan itu", the other things that the newest message names come before the general ones. */
  protected override notThat(): Result {
    const before = offeredFlows(this.state);
    const result = super.notThat();
    const { declined, told } = this.state;
    const newest = told.at(-1);
    if (newest === undefined || before.length === 0 || this.isAtRisk()) return result;
    const named = otherThings(newest, this.asked.field)
      .filter((one) => !before.includes(one) && !declined.includes(one.id) && !isDenied(one, [newest]))
      .slice(0, offersMax - 1);
    for (const { id } of named) this.said.next(`flow:${id}`, []);
    return { ...result, choices: [...named.map(offerOf), ...result.choices] };
  }

  /** Below a finished text, a wish that was kept has its button. */
  #withKept(result: Result): Result {
    const { flow: active, later = [] } = this.state;
    if (!active || !result.document || !this.#atText()) return result;
    const kept = later.flatMap((wish) => flowsFor(wish).slice(0, 1)).filter(({ id }) => id !== active.id);
    const fresh = [...new Set(kept)]
      .map(offerOf)
      .filter(({ id }) => result.choices.every((one) => one.id !== id));
    return fresh.length === 0 ? result : { ...result, choices: [...result.choices, ...fresh] };
  }
}
