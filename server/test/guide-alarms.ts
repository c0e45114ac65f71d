import { type KnownRisk, noRisk } from "#rules/safety/danger-kinds.ts";
import type { RiskCategory, RiskLevel } from "#rules/safety/types.ts";
import type { Field } from "#server/external/model/guide/flow.ts";
import { type Led, lead } from "#server/external/model/guide/lead.ts";
import { emptyState, type GuideState, guideStateSchema } from "#server/external/model/guide/state.ts";

/** A message with the risk that the safety layer found in it; a text alone is one without risk. */
export type Turn = { text: string; level?: RiskLevel; risk?: Partial<KnownRisk> };

const categories: RiskCategory[] = ["ideation"];

export const alarmed = (text: string): Turn => ({ text, level: 2, risk: { categories, isNew: true } });
export const askedBack = (text: string): Turn => ({
  text,
  level: 2,
  risk: { categories, denial: "asked_back" },
});
export const cleared = (text: string): Turn => ({
  text,
  level: 1,
  risk: { categories: ["distress"], denial: "cleared" },
});

/** Plays turns with the guide alone; its state is stored and read between them. */
export function playTurns(
  field: Field,
  turns: readonly (string | Turn)[],
  from: GuideState = emptyState,
): Led[] {
  let state = from;
  return turns.map((turn) => {
    const { text, level = 0, risk = {} } = typeof turn === "string" ? { text: turn } : turn;
    const facts = { field, riskLevel: level, risk: { ...noRisk, ...risk }, isClosing: false };
    const led = lead(state, { text, ...facts });
    state = guideStateSchema.parse(JSON.parse(JSON.stringify(led.state)));
    return led;
  });
}
