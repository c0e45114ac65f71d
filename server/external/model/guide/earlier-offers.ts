import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import { offeredFlows } from "#server/external/model/guide/find/wish.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import {
  earlierPart,
  goesBack,
  isSettled,
  meansEarlierOffer,
  meansFirst,
} from "#server/external/model/guide/words/to-guide/offer-words.ts";
import { notThat, offerOf, offersMax, tell } from "./choices.ts";
import type { Flow } from "./flow.ts";
import { flowOf } from "./flows.ts";
import { InFlow } from "./in-flow.ts";
import { never, type Result } from "./listening.ts";
import { flowPrefix } from "./state.ts";

/** Those of the flows whose button has most of the words of a text; none if it has none of them. */
function mostMeant(text: string, flows: readonly Flow[]): Flow[] {
  // "Surat2" is several letters.
  const said = ` ${plain(text).replace(/(\p{L}{3,})2\b/gu, "$1")} `;
  const stems = vocabulary().stems(said);
  const hits = flows.map(({ offer, title }) => {
    const own = new Set(vocabulary().stems(`${offer} ${title}`));
    const things = thingsOn(offer).filter((word) => said.includes(` ${word} `) && !stems.includes(word));
    return stems.filter((stem) => own.has(stem)).length + things.length;
  });
  const best = Math.max(0, ...hits);
  return best === 0 ? [] : flows.filter((_, at) => hits[at] === best);
}

/** Words of buttons that are too common for the search, and name a thing all the same. */
const thingsOn = (offer: string): string[] =>
  plain(offer)
    .split(" ")
    .filter((word) => /^(?:surat|pesan|jadwal|rencana|daftar|catatan|naskah|kartu)$/.test(word));

/** The turns that go back to what was offered before the newest answer. */
export abstract class EarlierOffers extends InFlow {
  /** "Lanjut yang tadi": the flow that waits, unless it was the wrong one. */
  #backToLeft(): Result | undefined {
    const { left, declined } = this.state;
    return left && flowOf(left.id) && !declined.includes(left.id) ? this.resume() : undefined;
  }

  /** "Tadi ada hitung untung sebulan, ya sudah itu saja": an earlier offer is taken up. */
  protected earlierOffer(text: string): Result | undefined {
    if (this.canRework()) return undefined;
    const back = goesBack(text) ? (this.backToAside([]) ?? this.#backToLeft()) : undefined;
    if (back || !meansEarlierOffer(text)) return back;
    const newest = (this.state.offeredBefore ?? []).map(flowOf).filter((one) => one !== undefined);
    const named = mostMeant(text, [...new Set([...newest, ...this.#everOffered()])]);
    return this.#takenBack(text, named.length > 0 ? named : meansFirst(text) ? newest.slice(0, 1) : newest);
  }

  /** What was offered at any time, in its order, without what the member does not want. */
  #everOffered(): Flow[] {
    const { used, declined } = this.state;
    return Object.keys({ ...used, ...this.said.used })
      .filter((key) => key.startsWith(flowPrefix))
      .map((key) => key.slice(flowPrefix.length))
      .filter((id) => !declined.includes(id) && !declined.includes(`${never}${id}`))
      .map(flowOf)
      .filter((one) => one !== undefined);
  }

  /** "Tadi ada yg surat2 itu, itu aja": what was offered before is named, and not what stands offered now. */
  protected offeredEarlier(text: string): Result | undefined {
    const part = earlierPart(text);
    const { left, aside } = this.state;
    // What waits is gone on with.
    const isWaiting = goesBack(text) && (left !== undefined || aside !== undefined);
    if (part === undefined || isWaiting || this.canRework()) return undefined;
    const now = offeredFlows(this.state);
    const named = mostMeant(part, this.#everOffered());
    const [flow, ...others] = named;
    const isNow = named.some((one) => now.includes(one));
    if (!flow || (isNow && (others.length > 0 || !isSettled(text)))) return undefined;
    return this.#takenBack(text, named);
  }

  #takenBack(text: string, found: readonly Flow[]): Result | undefined {
    const [flow] = found;
    if (!flow) return undefined;
    if (found.length === 1 && isSettled(text)) return this.begin(flow);
    return {
      texts: [this.said.line("offer-back")],
      choices: [...found.slice(0, offersMax).map(offerOf), notThat, tell],
    };
  }
}
