import type { Manner } from "#rules/answer-versions.ts";
import type { ModelFacts } from "#server/external/model/model.ts";
import type { Colleague, Persona } from "#server/features/expert/expert.ts";
import type { Memory } from "../memory.ts";
import { againPart, memberPart, type Now, nowPart, offerPart, screenedPart } from "./facts-part.ts";
import { personaPart } from "./persona-part.ts";
import { replacedPart } from "./replaced-part.ts";
import { type RiskFacts, riskPart } from "./risk-part.ts";
import { flowsPart, waysOfWorking, whatNever } from "./ways-of-working.ts";

/** The client's other personas, and the tone in which all of them speak to members. */
export type PromptClient = { colleagues: readonly Colleague[]; tone: string };

/** The guide's flows for the persona's field, and whether the model offers by tools or by marks. */
export type PromptOffers = { flows: readonly { id: string; title: string }[]; hasTools: boolean };

export type PromptInput = PromptClient &
  PromptOffers & {
    persona: Persona;
    memory: Memory;
    now: Now;
    /** Rules of the output gate that removed something from the last answer. */
    replaced: readonly string[];
    risk: RiskFacts;
    /** When a screening showed thoughts of ending one's life; the persona learns nothing else of the screening. */
    screenedAt: Date | undefined;
    facts: ModelFacts;
    /** Earlier versions of the answer that is to be rewritten. */
    versions: readonly string[];
    /** How the new version should be. */
    manner?: Manner | undefined;
  };

/**
 * Returns the part of a persona's prompt that is the same for all members of a client. It comes first, so that
 * endpoints can cache it.
 */
export function stablePart(
  persona: Persona,
  { colleagues, tone, flows, hasTools }: PromptClient & PromptOffers,
): string {
  const parts = [
    personaPart(persona, colleagues, tone),
    waysOfWorking(hasTools),
    whatNever,
    flowsPart(flows, hasTools),
  ];
  return parts.filter(Boolean).join("\n\n");
}

/**
 * Returns the system prompt of one answer: first what is stable, then what changes rarely, then what changes with each
 * question (docs/prompt.md).
 */
export function systemPrompt(input: PromptInput): string {
  const { persona, hasTools, facts, memory, now, replaced, risk, screenedAt, versions, manner } = input;
  const parts = [
    stablePart(persona, input),
    memberPart(facts.memberName, memory),
    nowPart(now, facts),
    offerPart(facts, hasTools),
    replacedPart(replaced),
    riskPart(risk),
    screenedPart(screenedAt),
    againPart(versions.at(-1), manner),
  ];
  return parts.filter(Boolean).join("\n\n");
}
