import { z } from "zod";
import { passwordMax } from "#rules/registration.ts";
import { eraseWord } from "#texts/privacy.ts";
import { bigId, call, done, moment, success } from "./shape.ts";

/** A device in words of `rules/device.ts`; null where the browser says nothing of it. */
const session = z.object({
  id: z.int(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  begun_at: moment(),
  /** Noted once an hour. */
  last_used_at: moment(),
  is_current: z.boolean(),
});

export type SessionRow = z.output<typeof session>;

/** the own sessions that are in force, this one first, then by last use; the newest hundred. */
export const listSessions = call({ answer: success(z.array(session)), errors: ["unauthenticated"] });

/** ends one of the own sessions, within a second on every server. */
export const endSession = call({
  params: z.object({ id: bigId() }),
  answer: done,
  errors: ["unauthenticated", "not_found"],
});

/** ends all own sessions but this one; answers how many. */
export const endOtherSessions = call({
  answer: success(z.object({ ended: z.int() })),
  errors: ["unauthenticated"],
});

const consentKind = z.enum(["terms", "health_data", "ai_provider"]);

const consent = z.object({
  kind: consentKind,
  /** What is agreed to today, word for word, and its version. */
  text: z.string(),
  version: z.string(),
  /** Since when the consent to this very text is in force; null when it is not. */
  given_at: moment().nullable(),
  /** Every consent of this kind that was given, newest first; other wordings of former days included. */
  records: z.array(z.object({ version: z.string(), given_at: moment(), withdrawn_at: moment().nullable() })),
});

export type ConsentRow = z.output<typeof consent>;

/** the own consents with their texts. */
export const listConsents = call({ answer: success(z.array(consent)), errors: ["unauthenticated"] });

/** gives or withdraws one consent. Without the terms nobody is signed in: withdrawing them ends all sessions. */
export const setConsent = call({
  params: z.object({ kind: consentKind }),
  body: z.object({ given: z.boolean() }),
  answer: success(consent, { signed_out: z.boolean() }),
  errors: ["unauthenticated", "not_found"],
});

const password = z.string().min(1).max(passwordMax).optional();

/** everything own as one file; asks for the password where the sign-in is older than ten minutes. */
export const exportData = call({
  body: z.object({ format: z.enum(["html", "json"]), password }),
  answer: z.string(),
  errors: ["unauthenticated", "sign_in_again", "password_wrong", "too_many_guesses"],
  reads: true,
  file: true,
  fileTypes: ["text/html", "application/json"],
});

/** erases the own account for good. Asks for the password, and for the word that says it is meant. */
export const eraseAccount = call({
  body: z.object({ password, word: z.literal(eraseWord) }),
  answer: done,
  errors: ["unauthenticated", "sign_in_again", "password_wrong", "too_many_guesses"],
});

/** how this member shows once more who they are: by the password, or by a sign-in of the last ten minutes. */
export const getConfirmation = call({
  answer: success(z.object({ has_password: z.boolean(), is_recent: z.boolean() })),
  errors: ["unauthenticated"],
});
