import { noRisk } from "#rules/safety/danger-kinds.ts";
import type { Field } from "#server/external/model/guide/flow.ts";
import { type Led, lead } from "#server/external/model/guide/lead.ts";
import { emptyState, type GuideState, guideStateSchema } from "#server/external/model/guide/state.ts";

/** A turn that was played, with the state in its stored form and the turns that followed it. */
type Played = { led: Led; state: GuideState; next: Map<string, Played> };

/**
 * The conversations that were played before, by field and then message by message. A turn depends only on the state
 * and the message, so tests that begin in the same way share the beginning.
 */
const played = new Map<Field, Played["next"]>();

function turn(state: GuideState, field: Field, text: string): Played {
  const led = lead(state, { text, field, riskLevel: 0, risk: noRisk, isClosing: false });
  return { led, state: guideStateSchema.parse(JSON.parse(JSON.stringify(led.state))), next: new Map() };
}

/** Plays a conversation with the guide; the state passes through its stored form each time. */
export function conversation(field: Field, texts: readonly string[]): Led[] {
  let next = played.get(field) ?? new Map<string, Played>();
  played.set(field, next);
  let state = emptyState;
  return texts.map((text) => {
    const now = next.get(text) ?? turn(state, field, text);
    next.set(text, now);
    ({ state, next } = now);
    return now.led;
  });
}

/** The guide's answer to the last of these messages. */
export const last = (field: Field, texts: readonly string[]): Led | undefined =>
  conversation(field, texts).at(-1);

/** The newest document of a conversation; "" if none was made. */
export const documentOf = (field: Field, texts: readonly string[]): string =>
  conversation(field, texts).findLast(({ document }) => document)?.document?.text ?? "";

export const labels = (led: Led | undefined): string[] => led?.choices.map(({ label }) => label) ?? [];

/** What the running flow holds, by slot. */
export const filled = (led: Led | undefined): Record<string, string> => led?.state.flow?.filled ?? {};

/** A wish for a letter of resignation and the button that begins it. */
export const resign: readonly string[] = ["tolong bikinin surat resign", "Susun surat resign"];
