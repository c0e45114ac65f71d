import { type Call, type CallName, calls } from "#contract/calls.ts";
import type { Answer, CallInput } from "#contract/schemas.ts";
import { frameTexts } from "#texts/frame/frame.ts";

/** A call that failed or was refused. Screens switch on `code` and show `message`. */
export class ApiError extends Error {
  readonly code: string;
  /** HTTP status; 0 when the server did not answer. */
  readonly status: number;
  /** Validation messages per field. */
  readonly fields: Record<string, string[]>;
  /** The whole error body, for what else a code carries, such as `redirect` or `needs`. */
  readonly body: Record<string, unknown>;
  /** Seconds after which the server asks to be asked again. */
  retryAfterS: number | undefined;

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === "string" ? body.message : frameTexts.networkFailed);
    this.code = typeof body.code === "string" ? body.code : "network";
    this.status = status;
    this.fields = (body.error ?? {}) as Record<string, string[]>;
    this.body = body;
  }
}

type Parts = { params?: object; query?: object; body?: unknown };

/** Returns the method and URL of a call with its parameters filled in. */
export function addressOf(name: CallName, input: Parts = {}): { method: string; url: string } {
  const call: Call = calls[name];
  const params = new Map(Object.entries(input.params ?? {}));
  const path = call.path.replace(/:(\w+)/g, (_, key: string) =>
    // A list of ids keeps its commas unencoded (B-174).
    encodeURIComponent(String(params.get(key) ?? "")).replaceAll("%2C", ","),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== "") query.set(key, String(value));
  }
  const search = query.toString();
  return { method: call.method, url: search ? `${path}?${search}` : path };
}

/** Returns the response envelope. Throws `ApiError` for an error status or a body that is not JSON. */
export function readAnswer<N extends CallName>(status: number, text: string): Answer<N> {
  const body = parsed(text);
  if (status >= 400 || body === undefined) throw new ApiError(status, body ?? {});
  return body as Answer<N>;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Input of a call; optional parts for calls that take nothing. */
export type InputOf<N extends CallName> = keyof CallInput<N> extends never ? Parts : CallInput<N>;
