import type { FastifyInstance, FastifyRequest } from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "#server/config.ts";

/**
 * Creates a structured logger that never holds texts or secrets. A request is logged with method, route pattern (so no
 * token or code from the URL), status and time; an error with name, message and stack. Database errors carry query
 * values in their message, which are cut.
 */
export function createLogger(level: Config["logLevel"], to?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: safeError } };
  return to ? pino(options, to) : pino(options);
}

type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown };

function safeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: typeof error === "string" ? error : "", stack: "" };
  }
  const isQuery = error.message.startsWith("Failed query");
  return {
    type: error.name,
    message: isQuery ? "a query failed" : error.message,
    stack: isQuery ? "" : (error.stack ?? ""),
    ...("code" in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: safeError(error.cause) }),
  };
}

/** What a line says of a request beside method, route, status and time: who asked, from where, why it was refused. */
export type Noted = {
  /** The code of the refusal. */
  code?: string;
  client?: number;
  member?: number;
  /** Keyed hash of the network address. */
  from?: string;
};

const noted = new WeakMap<FastifyRequest, Noted>();

/** Adds to the line of this request. */
export function note(request: FastifyRequest, more: Noted): void {
  noted.set(request, { ...noted.get(request), ...more });
}

/** Logs one line per answered request. */
export function logAnswers(server: FastifyInstance): void {
  server.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...noted.get(request),
      },
      "answered",
    );
  });
}
