import type { Manner } from "#rules/versions.ts";
import type { ModelFacts } from "#server/external/model/model.ts";
import type { Colleague, Persona } from "#server/features/expert/expert.ts";
import type { Memory } from "../memory.ts";
import { againPart, memberPart, type Now, nowPart, offerPart, screenedPart } from "./facts-part.ts";
import { personaPart } from "./persona-part.ts";
import { replacedPart } from "./replaced-part.ts";
import { type RiskFacts, riskPart } from "./risk-part.ts";
import { waysOfWorking, whatNever } from "./ways-of-working.ts";

/** Of whom a persona is one, and how they speak to their members. */
export type PromptClient = { colleagues: readonly Colleague[]; tone: string };

export type PromptInput = PromptClient & {
  persona: Persona;
  memory: Memory;
  now: Now;
  /** Rules of the output gate that took something out of the last answer. */
  replaced: readonly string[];
  risk: RiskFacts;
  /** When a screening told of thoughts of ending one's life; all that the persona knows of it. */
  screenedAt: Date | undefined;
  facts: ModelFacts;
  /** Earlier versions of the answer that is wanted anew. */
  versions: readonly string[];
  /** How the new one is to be. */
  manner?: Manner | undefined;
};

/** What all members of a client read from a persona: it comes first, so that endpoints can keep what they have read. */
export function stablePart(persona: Persona, { colleagues, tone }: PromptClient): string {
  return [personaPart(persona, colleagues, tone), waysOfWorking, whatNever].join("\n\n");
}

/**
 * The system prompt of one answer: what stays, then what changes seldom, then what changes with each question
 * (docs/prompt.md).
 */
export function systemPrompt(input: PromptInput): string {
  const { persona, facts, memory, now, replaced, risk, screenedAt, versions, manner } = input;
  const parts = [
    stablePart(persona, input),
    memberPart(facts.memberName, memory),
    nowPart(now, facts),
    offerPart(facts),
    replacedPart(replaced),
    riskPart(risk),
    screenedPart(screenedAt),
    againPart(versions.at(-1), manner),
  ];
  return parts.filter(Boolean).join("\n\n");
}
