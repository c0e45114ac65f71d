import type { ApiError } from "#web/api/api.ts";

type Words = { refused: string; refusedNext: string; crashed: string; crashedNext: string };

/**
 * Returns the text for a failed call: the server's own message; else one text for a refusal without a message
 * and another for a call without an answer, each with what to do next.
 */
export function spokenFailure(failure: ApiError, words: Words): { message: string; next: string } {
  if (typeof failure.body.message === "string") return { message: failure.body.message, next: "" };
  return failure.status === 0
    ? { message: words.crashed, next: words.crashedNext }
    : { message: words.refused, next: words.refusedNext };
}
