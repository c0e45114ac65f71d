import { type ErrorCode, errors } from "#contract/errors.ts";

export type FailureExtra = {
  /** Messages per field, shown under the field (E-56). */
  fields?: Record<string, string[]>;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  /** Further response fields that the specification names, such as `redirect`. */
  beside?: Record<string, unknown>;
};

/** An expected refusal; the one error handler turns it into the envelope. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly extra: FailureExtra;

  /** `cause` goes to the log only. */
  constructor(code: ErrorCode, extra: FailureExtra = {}, cause?: unknown) {
    super(errors[code].message, { cause });
    this.code = code;
    this.extra = extra;
  }
}

/** Creates the refusal of a call: `throw fail("voucher_used")`. */
export function fail(code: ErrorCode, extra?: FailureExtra): Failure {
  return new Failure(code, extra);
}

/** Asserts what must hold whatever the input; a violation is a bug and answers 500. */
export function invariant(holds: unknown, says: string): asserts holds {
  if (!holds) throw new Error(`invariant broken: ${says}`);
}

/** Returns `value`, or refuses when it is missing: missing and not owned look the same to the caller. */
export function orNotFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw fail("not_found");
  return value;
}
