import { joinedClauses } from "#server/external/model/guide/answer/clauses/clauses.ts";
import { addressedTo, calledFor } from "#server/external/model/guide/document/address/addressed.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import { answerMax, summed } from "#server/external/model/guide/run-flow.ts";
import { type ActiveFlow, type Choice, choice } from "#server/external/model/guide/state.ts";
import { isSameText, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { type Parts, partsOf, sentencesOf } from "./parts.ts";

/* An answer that was shown as it will stand is opened again by one press, and then written anew or cut by its sentences. */

/** Opens the answer that was shown. */
export const notSoChoice = choice("not-so", "Bukan begitu");
/** Leaves the answer that is open as it was shown. */
export const asShownChoice = choice("as-shown", "Biarkan begitu");
/** The same where something was changed since. */
export const fitsChoice = choice(asShownChoice.id, "Sudah pas");

export type Shown = NonNullable<ActiveFlow["shown"]>;
/** An answer that was shown, in the flow in which it was given. */
export type Open = { flow: Flow; active: ActiveFlow; shown: Shown };

/** With two sentences one of them is kept; with more, one after the other is taken out. */
const onlyMax = 4;
const severalMin = 3;
const severalMax = 6;

type Buttons = Parts & { isOut: boolean };

/** What the buttons of an open answer do, and to which parts. */
function buttonsOf({ flow, active, shown }: Open): Buttons {
  const label = flow.slots[shown.into]?.label ?? shown.into;
  const told = partsOf(shown.text, label, severalMax);
  if (told.parts.length < severalMin) return { ...told, isOut: false };
  const held = partsOf(openText({ flow, active, shown }), label, severalMax);
  if (held.parts.length >= severalMin) return { ...held, isOut: true };
  const own = held.parts.length > 0 ? held : partsOf(shown.text, label, onlyMax);
  return { ...own, isOut: false };
}

/**
 * The words of an open answer that can be cut: what was left out of the message stays out, unless the rest was joined so
 * that its sentences are no longer those of the member.
 */
export function openText({ flow, active, shown }: Open): string {
  const held = active.filled[shown.into] ?? "";
  const called = calledFor(flow, active.filled, shown.into);
  const message = called === undefined ? shown.text : addressedTo(shown.text, called);
  const told = plain(message);
  return sentencesOf(held).every(({ text }) => told.includes(plain(text))) ? held : message;
}

const labelMax = 80;
const labelOf = (text: string, isOut: boolean): string => {
  const cut = text.length <= labelMax ? text : `${text.slice(0, labelMax).replace(/\s+\S*$/, "")} ...`;
  return `${isOut ? "Buang" : "Cukup"}: “${cut}”`;
};
const partLabel = /^(?:Buang|Cukup): “.+”$/s;

/** Whether a message is a button of an answer that is or was open. */
export const isPartLabel = (text: string): boolean => partLabel.test(text.trim());

/** The buttons of an answer that is open. `last`: the one that leaves it as it is. */
export function openChoices(at: Open, last: Choice = asShownChoice): Choice[] {
  const { parts, isOut } = buttonsOf(at);
  return [...parts.map(({ text }, nth) => choice(`part:${nth}`, labelOf(text, isOut))), last];
}

/** What a press makes of the answer. `isOut`: a part was taken out, and the answer stays open. */
export function pressedPart(at: Open, written: string): { text: string; isOut: boolean } | undefined {
  const { pieces, parts, isOut } = buttonsOf(at);
  const part = parts.find(({ text }) => isSameText(written, labelOf(text, isOut)));
  if (!part) return undefined;
  return isOut ? { text: withoutPieces(pieces, new Set([part.at])), isOut } : { text: part.text, isOut };
}

/** A word that joined a piece to one that is gone. */
const joining = /^(?:dan|tapi|tp|tetapi|terus|trus|trs|lalu|serta|sama|makanya|jadi)\s+(?=\S)/iu;

/** A text without some of its pieces. */
export function withoutPieces(pieces: Parts["pieces"], gone: ReadonlySet<number>): string {
  const left = pieces.filter((_, at) => !gone.has(at));
  const text = joinedClauses(left);
  return gone.has(0) ? text.replace(joining, "") : text;
}

/** Asks for the answer anew. */
export function opening(at: Open, said: Said): string[] {
  const { flow, active, shown } = at;
  const label = flow.slots[shown.into]?.label ?? shown.into;
  const { parts, isOut } = buttonsOf(at);
  const isParted = parts.length > 0;
  const parted = isOut ? "opened-several" : "opened-parts";
  const line = said.line(isParted ? parted : "opened-whole", { label });
  const isTold = !isParted && !isSameText(shown.text, active.filled[shown.into] ?? "");
  return isTold ? [said.line("opened-told", { quote: shown.text }), line] : [line];
}

/** The flow with an answer word for word as it was typed. */
export function withLiteral(flow: Flow, active: ActiveFlow, into: string, written: string): ActiveFlow {
  const value = written.trim().slice(0, answerMax);
  const next = withValue(flow, active, into, value);
  return { ...next, literal: { ...next.literal, [into]: value } };
}

/** The flow with a part of its answer, which stays word for word only where it was so before. */
export function withCut({ flow, active, shown }: Open, text: string): ActiveFlow {
  const { into } = shown;
  const isLiteral = active.literal?.[into] !== undefined && active.literal[into] === active.filled[into];
  return isLiteral ? withLiteral(flow, active, into, text) : withValue(flow, active, into, text);
}

function withValue(flow: Flow, active: ActiveFlow, into: string, value: string): ActiveFlow {
  const { original: _, ...rest } = active;
  return summed(flow, { ...rest, filled: { ...rest.filled, [into]: value } });
}
