import { errorTexts as says } from "#texts/errors.ts";

/** THE ERROR TABLE: code, HTTP status, the sentence a person reads (what to do next included). */
export const errors = {
  malformed: { status: 400, message: says.malformed },
  broken_text: { status: 400, message: says.brokenText },
  unauthenticated: { status: 401, message: says.unauthenticated },
  login_failed: { status: 401, message: says.loginFailed },
  google_invalid: { status: 401, message: says.googleInvalid },
  saldo_empty: { status: 402, message: says.saldoEmpty },
  email_unverified: { status: 403, message: says.emailUnverified },
  password_needed: { status: 403, message: says.passwordNeeded },
  google_unverified: { status: 403, message: says.googleUnverified },
  consent_required: { status: 403, message: says.consentRequired },
  sign_in_again: { status: 403, message: says.signInAgain },
  password_wrong: { status: 403, message: says.passwordWrong },
  not_found: { status: 404, message: says.notFound },
  google_off: { status: 404, message: says.googleOff },
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
  survey_answered: { status: 409, message: says.surveyAnswered },
  restore_too_late: { status: 409, message: says.restoreTooLate },
  cart_line_full: { status: 409, message: says.cartLineFull },
  nothing_to_continue: { status: 409, message: says.nothingToContinue },
  pool_empty: { status: 409, message: says.poolEmpty },
  free_time_used: { status: 409, message: says.freeTimeUsed },
  reset_limit: { status: 409, message: says.resetLimit },
  google_other: { status: 409, message: says.googleOther },
  srq_too_soon: { status: 409, message: says.srqTooSoon },
  token_invalid: { status: 410, message: says.tokenInvalid },
  picture_too_large: { status: 413, message: says.pictureTooLarge },
  too_large: { status: 413, message: says.tooLarge },
  picture_type: { status: 415, message: says.pictureType },
  unsupported_type: { status: 415, message: says.unsupportedType },
  picture_unreadable: { status: 422, message: says.pictureUnreadable },
  invalid: { status: 422, message: says.invalid },
  too_many_requests: { status: 429, message: says.tooManyRequests },
  too_many_guesses: { status: 429, message: says.tooManyGuesses },
  support_turns_used: { status: 429, message: says.supportTurnsUsed },
  internal: { status: 500, message: says.internal },
  overloaded: { status: 503, message: says.overloaded },
  unavailable: { status: 503, message: says.unavailable },
  google_unavailable: { status: 503, message: says.googleUnavailable },
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
