import { z } from "zod";
import { googleTexts } from "#texts/google.ts";
import { call, slug, success } from "./shape.ts";
import { session } from "./user.ts";

/** Decoded fields of the credential travel along; nothing is believed of them (S-01). */
const notBelieved = z.unknown().optional();

/** C-03: the same answer as C-02. Who signs in is what Google's signed token says, and nothing else. */
export const loginGoogle = call({
  body: z.object({
    username: slug(),
    /** Google's ID token, made for a nonce of X-10. */
    credential: z.string({ error: googleTexts.credentialInvalid }).max(4096, googleTexts.credentialInvalid),
    sub: notBelieved,
    email: notBelieved,
    email_verified: notBelieved,
    name: notBelieved,
    picture: notBelieved,
  }),
  answer: session,
  errors: ["google_invalid", "google_unverified", "google_off", "google_other", "google_unavailable"],
});

/** a nonce for one Google sign-in at one client, good for ten minutes. */
export const getGoogleNonce = call({
  query: z.object({ username: slug().optional() }),
  answer: success(z.object({ nonce: z.string() })),
  errors: ["google_off"],
});
