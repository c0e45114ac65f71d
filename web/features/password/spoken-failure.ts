import type { ApiError } from "#web/api/api.ts";

type Words = { refused: string; refusedNext: string; crashed: string; crashedNext: string };

/**
 * What is said of a failed call: the server's own words; else one sentence where it refused without any, another
 * where the call itself failed, each with what to do next.
 */
export function spokenFailure(failure: ApiError, words: Words): { message: string; next: string } {
  if (typeof failure.body.message === "string") return { message: failure.body.message, next: "" };
  return failure.status === 0
    ? { message: words.crashed, next: words.crashedNext }
    : { message: words.refused, next: words.refusedNext };
}
