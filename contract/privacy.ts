import { z } from "zod";
import { passwordMax } from "#rules/registration.ts";
import { eraseWord } from "#texts/privacy/privacy.ts";
import { call, done } from "./shape.ts";

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
