import type { FastifyRequest } from "fastify";
import type { SafetyNotice } from "#contract/safety.ts";
import { assess } from "#rules/safety/assess.ts";
import type { Failure } from "#server/platform/failure.ts";
import { safetyTexts } from "#texts/safety.ts";
import { contactsFor, noticeOf, riskOf } from "./safety.ts";

/** Longer than any question that is taken; what stands beyond it is not read. */
const readMax = 8000;

/**
 * What stands beside the refusal of a question (decision 9): nobody in need is left with an error alone, also not
 * when the database is away or the text was too long. Needs nothing but the text.
 */
export function helpBesideRefusal(
  { body }: Pick<FastifyRequest, "body">,
  { code }: Failure,
): { safety: SafetyNotice } | undefined {
  const question = typeof body === "object" && body && "question" in body ? body.question : undefined;
  // Anybody may call without a session: the rules read for members only.
  if (typeof question !== "string" || code === "unauthenticated") return undefined;
  const assessment = assess(question.slice(0, readMax), { atMs: Date.now() });
  const risk = riskOf({ assessment, holdUntil: null, holdBegins: false });
  if (risk) return { safety: noticeOf(risk) };
  const isOurFault = code === "unavailable" || code === "internal" || code === "overloaded";
  if (assessment.level === 0 || !isOurFault) return undefined;
  const { level, categories } = assessment;
  return {
    safety: { level, categories, message: safetyTexts.outage, contacts: contactsFor(level, categories) },
  };
}
