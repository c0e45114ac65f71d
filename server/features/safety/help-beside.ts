import type { FastifyRequest } from "fastify";
import type { ErrorCode } from "#contract/errors.ts";
import type { SafetyNotice } from "#contract/safety.ts";
import type { Failure } from "#server/platform/failure.ts";
import { safetyTexts } from "#texts/safety/safety.ts";
import { assessText, contactsFor, noticeBeside } from "./safety.ts";

/** Longer than any question that is accepted; text beyond it is not read. */
const readMax = 8000;
/** Six parts of eight lines. */
const planLinesMax = 48;

/**
 * The help card that accompanies the refusal of a question (decision 9), so that a member in danger never sees only an
 * error, even if the database is down, the text was too long or the session has ended. Needs nothing but the text.
 */
export function helpBesideRefusal(
  { body }: Pick<FastifyRequest, "body">,
  { code }: Failure,
): { safety: SafetyNotice } | undefined {
  const question = typeof body === "object" && body && "question" in body ? body.question : undefined;
  return helpFor(question, code);
}

/** The same for the refusal of a feedback message to the management. */
export function helpBesideFeedback(
  { body }: Pick<FastifyRequest, "body">,
  { code }: Failure,
): { safety: SafetyNotice } | undefined {
  return helpFor(typeof body === "object" && body && "message" in body ? body.message : undefined, code);
}

/** The same for the refusal of a safety plan, based on its gravest line, as in a successful answer. */
export function helpBesidePlan(
  { body }: Pick<FastifyRequest, "body">,
  { code }: Failure,
): { safety: SafetyNotice } | undefined {
  const { parts } = Object(body);
  const lines = Object.values(Object(parts))
    .flat(1)
    .map((line) => Object(line).text);
  // Rate-limited requests are not read, nor are more lines than a plan can hold.
  if (code === "too_many_requests") return undefined;
  const texts = lines
    .filter((text) => typeof text === "string")
    .join("\n")
    .slice(0, readMax)
    .split("\n")
    .filter((text) => text.trim() !== "")
    .slice(0, planLinesMax);
  const found = texts.flatMap((text) => helpFor(text, code) ?? []);
  return found.toSorted((one, other) => other.safety.level - one.safety.level)[0];
}

/** The same for the refusal of an application, whose status is `failed` where other calls say `error` (C-52, B-285). */
export function helpBesideApplication(
  { body }: Pick<FastifyRequest, "body">,
  { code }: Failure,
): { status: "failed"; safety?: SafetyNotice } {
  // Rate-limited requests are not read: anyone may call this, and reading costs time.
  const isRead = typeof body === "object" && body && "biography" in body && code !== "too_many_requests";
  return { status: "failed", ...helpFor(isRead ? body.biography : undefined, code) };
}

function helpFor(text: unknown, code: ErrorCode): { safety: SafetyNotice } | undefined {
  if (typeof text !== "string") return undefined;
  const assessment = assessText(text.slice(0, readMax), { atMs: Date.now() });
  const notice = noticeBeside(assessment);
  if (notice) return { safety: notice };
  const isOurFault = code === "unavailable" || code === "internal" || code === "overloaded";
  if (assessment.level === 0 || !isOurFault) return undefined;
  const { level, categories } = assessment;
  return {
    safety: { level, categories, message: safetyTexts.outage, contacts: contactsFor(level, categories) },
  };
}
