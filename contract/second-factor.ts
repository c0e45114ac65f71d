import { z } from "zod";
import { readCode } from "#rules/second-factor.ts";
import { factorTexts } from "#texts/second-factor.ts";
import { session } from "./session.ts";
import { call, done, moment, slug, success } from "./shape.ts";

/** A code of the authenticator app or a recovery code, as it was typed. */
const code = z
  .string()
  .max(40, factorTexts.codeInvalid)
  .refine((typed) => readCode(typed) !== undefined, factorTexts.codeInvalid);

/** opens the session of a sign-in that answered `second_factor_needed` with a `challenge`. */
export const loginCode = call({
  body: z.object({ username: slug(), challenge: z.string().min(1).max(200), code }),
  answer: session,
  errors: ["challenge_expired", "code_wrong", "too_many_codes"],
});

/** whether the member has a second factor, since when, and how many recovery codes are unused. */
export const getFactor = call({
  answer: success(z.object({ active_since: moment().nullable(), recovery_left: z.int() })),
  errors: ["unauthenticated"],
});

/** a new secret for an authenticator app, in three forms. It counts only after X-38. */
export const setUpFactor = call({
  // The answer is a secret, so it is not kept for repeats.
  ofSession: true,
  answer: success(
    z.object({
      /** Base32, to type. */
      secret: z.string(),
      /** `otpauth:` address, which opens an app on the same device. */
      address: z.string(),
      /** The address as QR code: dark modules of a square of `size`, as the path of an SVG. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
  ),
  errors: ["unauthenticated", "password_needed", "factor_changed"],
});

/** turns the second factor on with a first right code; the recovery codes are answered this once. */
export const turnOnFactor = call({
  ofSession: true,
  body: z.object({ code }),
  answer: success(z.object({ recovery_codes: z.array(z.string()) })),
  errors: ["unauthenticated", "password_needed", "factor_changed", "code_wrong"],
});

/** turns the second factor off; asks for a code as well. */
export const turnOffFactor = call({
  ofSession: true,
  body: z.object({ code }),
  answer: done,
  errors: ["unauthenticated", "password_needed", "factor_changed", "code_wrong", "too_many_codes"],
});
