import { z } from "zod";
import { call, moment, success } from "./shape.ts";

/**
 * C-07: records consents. `agree` covers the terms, being 18 or over and "AI, bukan psikolog"; the others are separate.
 */
export const agreeTnc = call({
  body: z.object({
    agree: z.boolean(),
    health_data: z.boolean().optional(),
    ai_provider: z.boolean().optional(),
  }),
  answer: success(
    z.object({ agree_with_tnc: z.boolean(), health_data: z.boolean(), ai_provider: z.boolean() }),
  ),
  errors: ["unauthenticated"],
});

const consentKind = z.enum(["terms", "health_data", "ai_provider"]);

const consent = z.object({
  kind: consentKind,
  /** The exact text that is agreed to today, and its version. */
  text: z.string(),
  version: z.string(),
  /** When consent to exactly this text was given; null if it is not in force. */
  given_at: moment().nullable(),
  /** Every consent of this kind ever given, newest first, including to earlier wordings. */
  records: z.array(z.object({ version: z.string(), given_at: moment(), withdrawn_at: moment().nullable() })),
});

export type ConsentRow = z.output<typeof consent>;

/** the member's consents with their texts. */
export const listConsents = call({ answer: success(z.array(consent)), errors: ["unauthenticated"] });

/** gives or withdraws one consent. Signing in requires the terms, so withdrawing them ends all sessions. */
export const setConsent = call({
  params: z.object({ kind: consentKind }),
  body: z.object({ given: z.boolean() }),
  answer: success(consent, { signed_out: z.boolean() }),
  errors: ["unauthenticated", "not_found"],
});
