import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type ErrorCode, errors } from "#contract/errors.ts";
import { isOutage } from "#server/db/db.ts";
import { Failure, type FailureExtra } from "#server/platform/failure.ts";
import { note } from "#server/platform/log.ts";
import { fieldTexts } from "#texts/errors.ts";

/** Errors that Fastify raises before a handler runs. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_type",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed",
  FST_ERR_BAD_URL: "not_found",
  FST_REQ_FILE_TOO_LARGE: "picture_too_large",
  FST_PARTS_LIMIT: "too_large",
  FST_FILES_LIMIT: "too_large",
  FST_FIELDS_LIMIT: "too_large",
};

/** Messages per field, as the screens show them; messages that belong to no field are under "". */
function fieldMessages(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const name = issue.path.map(String).join(".");
    fields[name] = [...(fields[name] ?? []), issue.message];
  }
  return fields;
}

/** Turns any error into the refusal of a call. */
export function refusal(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isOutage(error)) return new Failure("unavailable", { retryAfter: 2 }, error);
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : fastifyCodes[code];
  if (known) return new Failure(known, {}, error);
  if (error instanceof SyntaxError || (statusCode !== undefined && statusCode >= 400 && statusCode < 500))
    return new Failure("malformed", {}, error);
  return new Failure("internal", {}, error);
}

/** The body of a refusal. */
export function envelope(code: ErrorCode, extra: FailureExtra = {}) {
  return {
    status: "error" as const,
    code,
    message: errors[code].message,
    ...(extra.fields ? { error: extra.fields } : {}),
    ...extra.beside,
  };
}

/** THE ONE PLACE that turns errors into HTTP. Causes go to the log only, never to the caller. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The client hung up while sending, so nobody reads the response and the failure is not logged as ours.
  if (request.raw.destroyed && !request.raw.complete) return reply.code(400).send(envelope("malformed"));
  const { code, extra } = refusal(error);
  const status = errors[code].status;
  note(request, { code });
  if (status >= 500) request.log.error({ err: error, code }, "call failed");
  if (extra.retryAfter !== undefined) reply.header("retry-after", String(extra.retryAfter));
  return reply.code(status).send(envelope(code, extra));
}

/** Our words where a schema has none of its own: the library's are English and say nothing to do. */
function ownWords({ code, input }: z.core.$ZodRawIssue): string {
  if (input === undefined || input === null || input === "") return fieldTexts.missing;
  if (code === "too_big") return fieldTexts.tooBig;
  if (code === "too_small") return fieldTexts.tooSmall;
  return fieldTexts.wrong;
}

/** Parses one part of a request; throws a refusal with the messages per field. */
export function parsePart<T extends z.ZodType>(
  schema: T | undefined,
  value: unknown,
  refuse: (fields: Record<string, string[]>) => Failure,
): z.output<T> | undefined {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value, { error: ownWords });
  if (!parsed.success) throw refuse(fieldMessages(parsed.error));
  return parsed.data;
}
