import { offersMax } from "./choices.ts";
import type { Found } from "./find-flows.ts";
import type { Field, Flow } from "./flow.ts";
import { flowOf, flows } from "./flows.ts";
import { findFlows } from "./known.ts";
import { isServedBy, isWish, netsFor } from "./requests.ts";
import type { Said } from "./said.ts";
import type { GuideState } from "./state.ts";
import { takenFrom } from "./take.ts";

/*
 * What a message outside of flows may ask for. Nothing here changes where the talk stands.
 */

/** "Via chat aja" after an offer is no story of its own. */
export const additionWordsMax = 6;
/** So much better than the next one a flow is meant without doubt. */
const clearly = 1.4;
/** So well another flow fits that a message after an offer is a wish of its own. */
export const otherMin = 4.5;
/** A flow that was offered so often and not begun is not wanted. */
const offeredMax = 2;

/** Names and numbers are for what is to be made; a story that goes on has them less often. */
const data = /\d|@|\bnama(?:nya|ku|saya)\b/i;

/** Where the talk stands when a message comes. */
export type Standing = { state: GuideState; said: Said; field: Field | undefined };

/** Flows that were offered with the newest answer. */
export const offeredFlows = ({ offered }: GuideState): Flow[] =>
  offered
    .filter(({ id }) => id.startsWith("flow:"))
    .map(({ id }) => flowOf(id.slice("flow:".length)))
    .filter((flow) => flow !== undefined);

/** Flows by the words of a text, without those that were declined or offered in vain. */
const search = ({ state, said, field }: Standing, text: string): Found[] =>
  findFlows(text, field).filter(
    ({ flow }) => !state.declined.includes(flow.id) && said.times(`flow:${flow.id}`) < offeredMax,
  );

export const flowsFor = (standing: Standing, text: string): Flow[] =>
  search(standing, text)
    .map(({ flow }) => flow)
    .slice(0, offersMax);

/** What a message is found to ask for: a flow that it names once more, or up to three to be confirmed. */
export function wishIn(standing: Standing, text: string): { again?: Flow; found: Flow[] } {
  const own = search(standing, text).filter(({ isWeak }) => !(isWeak && isWish(text)));
  // Flows of a menu were shown, not offered for what was written.
  const before = offeredFlows(standing.state).filter(({ id }) => standing.said.times(`flow:${id}`) > 0);
  const again = before.length > 0 ? sameWish(standing, text, before, own[0]) : undefined;
  if (again) return { again, found: [] };
  // Words that name no other wish clearly are read together with those before them.
  const isMore = before.length > 0 && (own[0]?.score ?? 0) < otherMin;
  const all = isMore ? search(standing, standing.state.told.slice(-2).join("\n")) : own;
  return { found: withNets(text, all) };
}

/** Words after an offer that was not taken up mostly say more of the same wish. */
function sameWish(
  standing: Standing,
  text: string,
  before: readonly Flow[],
  own: Found | undefined,
): Flow | undefined {
  const ids = before.map(({ id }) => id);
  const earlier = standing.state.told.at(-2) ?? "";
  const both = search(standing, `${earlier}\n${text}`).filter(({ flow }) => ids.includes(flow.id));
  const [top, second] = both;
  if (!top) return undefined;
  // Another wish is found at least as well as the former one was.
  const former = search(standing, earlier)[0]?.score ?? 0;
  const isOther = own !== undefined && !ids.includes(own.flow.id) && own.score >= Math.max(otherMin, former);
  const isClear = top.score >= clearly * (second?.score ?? 0) || own?.flow.id === top.flow.id;
  if (isOther || !(isClear || before.length === 1)) return undefined;
  const isShort = text.split(/\s+/).length <= additionWordsMax;
  const hasData = data.test(text) || Object.keys(takenFrom(top.flow, [text], {})).length > 0;
  return isShort || isWish(text) || hasData ? top.flow : undefined;
}

/** The flows that were found, and the net for what was asked for where there is room for it. */
function withNets(text: string, found: readonly Found[]): Flow[] {
  const [top] = found;
  const nets = isWish(text) ? netFlows(text, top?.isUnnamed ? undefined : top?.flow) : [];
  const others = found.map(({ flow }) => flow).filter((flow) => !nets.includes(flow));
  return [...others.slice(0, offersMax - nets.length), ...nets];
}

/** The net for what a text asks for, where the flow that fits best does not end in the same kind of thing. */
export function netFlows(text: string, top?: Flow): Flow[] {
  const made = top ? `${top.title} ${top.offer}`.toLowerCase() : "";
  const nets = netsFor(text).filter((net) => !isServedBy(net, text, made));
  return nets.flatMap((net) => flows.filter((flow) => flow.net === net)).slice(0, 1);
}
