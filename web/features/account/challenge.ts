import { ApiError } from "#web/api/api.ts";

/** Returns the challenge of a sign-in that needs a code of the second factor as well, or undefined. */
export const challengeIn = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === "second_factor_needed"
    ? String(error.body.challenge)
    : undefined;
