import { z } from "zod";
import { googleTexts } from "#texts/google.ts";
import { call, slug, success } from "./shape.ts";
import { session } from "./user.ts";

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
