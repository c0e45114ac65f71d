import { type Call, type CallName, calls } from "#contract/calls.ts";
import type { Answer, CallInput } from "#contract/schemas.ts";
import { loginTexts } from "#texts/account.ts";

/** A call that was refused or did not get through; screens switch on `code` and show `message`. */
export class ApiError extends Error {
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Messages per field. */
  readonly fields: Record<string, string[]>;
  /** The whole refusal, for what a code carries besides, such as `redirect` or `needs`. */
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === "string" ? body.message : loginTexts.networkFailed);
    this.code = typeof body.code === "string" ? body.code : "network";
    this.status = status;
    this.fields = (body.error ?? {}) as Record<string, string[]>;
    this.body = body;
  }
}

type Parts = { params?: object; query?: object; body?: unknown };

/** Method and address of a call with its values. */
export function addressOf(name: CallName, input: Parts = {}): { method: string; url: string } {
  const call: Call = calls[name];
  const params = new Map(Object.entries(input.params ?? {}));
  const path = call.path.replace(/:(\w+)/g, (_, key: string) =>
    // Several ids go with commas between them as they are (B-174).
    encodeURIComponent(String(params.get(key) ?? "")).replaceAll("%2C", ","),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== "") query.set(key, String(value));
  }
  const search = query.toString();
  return { method: call.method, url: search ? `${path}?${search}` : path };
}

/** The envelope of an answer, or the error that it is. */
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

/** Input of a call; calls that take nothing need none. */
export type InputOf<N extends CallName> = keyof CallInput<N> extends never ? Parts : CallInput<N>;
