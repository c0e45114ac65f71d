import { errorTexts as says } from "#texts/errors.ts";

/** THE ERROR TABLE: code, HTTP status, the sentence a person reads (what to do next included). */
export const errors = {
  malformed: { status: 400, message: says.malformed },
  broken_text: { status: 400, message: says.brokenText },
  unauthenticated: { status: 401, message: says.unauthenticated },
  login_failed: { status: 401, message: says.loginFailed },
  saldo_empty: { status: 402, message: says.saldoEmpty },
  email_unverified: { status: 403, message: says.emailUnverified },
  consent_required: { status: 403, message: says.consentRequired },
  not_found: { status: 404, message: says.notFound },
  client_not_found: { status: 404, message: says.clientNotFound },
  method_not_allowed: { status: 405, message: says.methodNotAllowed },
  conversation_ended: { status: 409, message: says.conversationEnded },
  answer_in_progress: { status: 409, message: says.answerInProgress },
  message_id_reused: { status: 409, message: says.messageIdReused },
  key_reused: { status: 409, message: says.keyReused },
  in_progress: { status: 409, message: says.inProgress },
  nothing_to_change: { status: 409, message: says.nothingToChange },
  idle_not_due: { status: 409, message: says.idleNotDue },
  already_rated: { status: 409, message: says.alreadyRated },
  restore_too_late: { status: 409, message: says.restoreTooLate },
  cart_line_full: { status: 409, message: says.cartLineFull },
  nothing_to_continue: { status: 409, message: says.nothingToContinue },
  pool_empty: { status: 409, message: says.poolEmpty },
  free_time_used: { status: 409, message: says.freeTimeUsed },
  reset_limit: { status: 409, message: says.resetLimit },
  token_invalid: { status: 410, message: says.tokenInvalid },
  too_large: { status: 413, message: says.tooLarge },
  unsupported_type: { status: 415, message: says.unsupportedType },
  invalid: { status: 422, message: says.invalid },
  too_many_requests: { status: 429, message: says.tooManyRequests },
  support_turns_used: { status: 429, message: says.supportTurnsUsed },
  internal: { status: 500, message: says.internal },
  overloaded: { status: 503, message: says.overloaded },
  unavailable: { status: 503, message: says.unavailable },
  answer_failed: { status: 503, message: says.answerFailed },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** What every call may answer besides the codes that it lists itself. */
export const commonErrors = [
  "malformed",
  "broken_text",
  "client_not_found",
  "too_large",
  "unsupported_type",
  "invalid",
  "too_many_requests",
  "internal",
  "unavailable",
] as const satisfies readonly ErrorCode[];

/** What a call that runs once per `Idempotency-Key` may answer besides. */
export const keyErrors = ["key_reused", "in_progress"] as const satisfies readonly ErrorCode[];
