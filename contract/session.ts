import { z } from "zod";
import { passwordMax } from "#rules/registration.ts";
import { loginTexts } from "#texts/account/account.ts";
import { googleTexts } from "#texts/account/google.ts";
import { bigId, call, done, email, moment, slug, success } from "./shape.ts";

export const session = z.object({
  status: z.literal("success"),
  message: z.string(),
  data: z.object({ token: z.string(), agree_with_tnc: z.boolean(), user_id: z.int() }),
});

/**
 * C-02 (E-07): signs in a member of one client. `email_unverified` carries `sign_up`, as the sign-up itself does, and
 * `second_factor_needed` a `challenge` for X-35.
 */
export const login = call({
  body: z.object({
    email: email(loginTexts.emailInvalid),
    password: z.string().min(8, loginTexts.passwordShort).max(passwordMax),
    username: slug(),
  }),
  answer: session,
  errors: ["login_failed", "email_unverified", "too_many_guesses", "second_factor_needed"],
});

/** Decoded fields of the credential are accepted, but the server trusts none of them (S-01). */
const notBelieved = z.unknown().optional();

/** C-03: the same answers as C-02. Only Google's signed token decides who signs in. */
export const loginGoogle = call({
  body: z.object({
    username: slug(),
    /** Google's ID token, issued for a nonce of X-10. */
    credential: z.string({ error: googleTexts.credentialInvalid }).max(4096, googleTexts.credentialInvalid),
    sub: notBelieved,
    email: notBelieved,
    email_verified: notBelieved,
    name: notBelieved,
    picture: notBelieved,
  }),
  answer: session,
  errors: [
    "google_invalid",
    "google_unverified",
    "google_off",
    "google_other",
    "google_unavailable",
    "second_factor_needed",
  ],
});

/** a nonce for one Google sign-in at one client, valid for ten minutes. */
export const getGoogleNonce = call({
  query: z.object({ username: slug().optional() }),
  answer: success(z.object({ nonce: z.string() })),
  errors: ["google_off"],
});

/** C-08: ends the session; 201 is success. */
export const logout = call({ ofSession: true, status: 201, answer: done, errors: ["unauthenticated"] });

/** C-15: 200 means that the session is valid. */
export const checkAuth = call({ answer: done, errors: ["unauthenticated"] });

/** One session. Its browser and system are named as in `rules/device.ts`; null where the browser does not tell. */
const sessionRow = z.object({
  id: z.int(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  begun_at: moment(),
  /** Updated once an hour. */
  last_used_at: moment(),
  is_current: z.boolean(),
});

export type SessionRow = z.output<typeof sessionRow>;

/** the member's active sessions, the current one first, then by last use; at most the newest hundred. */
export const listSessions = call({ answer: success(z.array(sessionRow)), errors: ["unauthenticated"] });

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
