import { z } from "zod";
import { passwordMax } from "#rules/registration.ts";
import { eraseWord } from "#texts/privacy.ts";
import { bigId, call, done, moment, success } from "./shape.ts";

/** One session. Its browser and system are named as in `rules/device.ts`; null where the browser does not tell. */
const session = z.object({
  id: z.int(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  begun_at: moment(),
  /** Updated once an hour. */
  last_used_at: moment(),
  is_current: z.boolean(),
});

export type SessionRow = z.output<typeof session>;

/** the member's active sessions, the current one first, then by last use; at most the newest hundred. */
export const listSessions = call({ answer: success(z.array(session)), errors: ["unauthenticated"] });

/** ends one of the member's sessions, within a second on every server. */
export const endSession = call({
  params: z.object({ id: bigId() }),
  answer: done,
  errors: ["unauthenticated", "not_found"],
});

/** ends all of the member's sessions except this one; returns how many. */
export const endOtherSessions = call({
  answer: success(z.object({ ended: z.int() })),
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

const password = z.string().min(1).max(passwordMax).optional();

/** all of the member's data as one file; asks for the password if the sign-in is older than ten minutes. */
export const exportData = call({
  body: z.object({ format: z.enum(["html", "json"]), password }),
  answer: z.string(),
  errors: ["unauthenticated", "sign_in_again", "password_wrong", "too_many_guesses"],
  reads: true,
  file: true,
  fileTypes: ["text/html", "application/json"],
});

/** erases the member's account for good. Asks for the password and for a typed word of confirmation. */
export const eraseAccount = call({
  body: z.object({ password, word: z.literal(eraseWord) }),
  answer: done,
  errors: ["unauthenticated", "sign_in_again", "password_wrong", "too_many_guesses"],
});

/** how this member can confirm their identity: with the password, or by a sign-in of the last ten minutes. */
export const getConfirmation = call({
  answer: success(z.object({ has_password: z.boolean(), is_recent: z.boolean() })),
  errors: ["unauthenticated"],
});
