import type { Config } from "#server/config.ts";
import type { Parameters } from "./parameters.ts";
import { type Incoming, post } from "./post.ts";

export type Endpoint = NonNullable<Config["llm"]>;
export type Message =
  | { role: "system" | "user" | "assistant"; content: string; tool_calls?: object[] }
  | { role: "tool"; tool_call_id: string; content: string };

/** The endpoint refused, or violated the protocol. `again`: a retry may succeed. */
export class ModelError extends Error {
  readonly again: boolean;
  constructor(message: string, again: boolean) {
    super(message);
    this.again = again;
  }
}

/** The endpoint ended an answer early by its own rules. It works, but the same question would end the same way. */
export class CutShort extends ModelError {
  readonly reason: string;
  constructor(reason: string) {
    super(`model cut its answer short: ${reason}`, false);
    this.reason = reason;
  }
}

/** The endpoint refuses this one request, because of a filter or its size. Other requests are not affected. */
export class Refused extends ModelError {
  constructor(status: number) {
    super(`model refused the request with ${status}`, false);
  }
}

/** Statuses that concern every request: the settings are wrong, or the endpoint limits this app. */
const statusesOfAll = [401, 402, 403, 404, 408, 429];
/** Statuses whose body is needed to tell the cause. */
const statusesToRead = [400, 403, 422];
/** Gateways answer 403 for a wrong key and for a text that their filter flagged. */
const filtered = /moderation|flagged|content[ _-]?(filter|policy)/i;
/** Maximum characters read of a refusal. */
const refusalMax = 16_000;

function failureOf(status: number, says: string): ModelError {
  const isOfOne = status === 403 ? filtered.test(says) : !statusesOfAll.includes(status);
  if (status >= 400 && status < 500 && isOfOne) return new Refused(status);
  return new ModelError(`model answered ${status}`, status === 429 || status >= 500);
}

/**
 * Repeats the request until the endpoint accepts its parameters; each refusal removes at least one of them. `more`:
 * parameters of this request alone.
 */
export async function send(
  { baseUrl, apiKey, model }: Endpoint,
  parameters: Parameters,
  request: { stream?: true; messages: Message[] },
  signal: AbortSignal,
  more: Record<string, unknown> = {},
): Promise<Incoming> {
  for (;;) {
    const sent = parameters.toSend(more);
    const response = await post(
      `${baseUrl}/chat/completions`,
      apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      JSON.stringify({ model, ...sent, ...request }),
      signal,
    );
    if (response.isOk) return response;
    const says = await refusalOf(response);
    const texts = request.messages.map(({ content }) => content);
    if (!parameters.leaveOut(response.status, says, sent, texts)) throw failureOf(response.status, says);
  }
}

/** Reads the body of a refusal. It may contain a member's words, so it must never be logged. */
async function refusalOf(response: Incoming): Promise<string> {
  if (statusesToRead.includes(response.status)) return textIn(response, refusalMax);
  response.close();
  return "";
}

/** Reads the text of a response and stops once it has more than `max` characters. */
export async function textIn(response: Incoming, max: number): Promise<string> {
  let text = "";
  for (let piece = await response.take(); piece !== undefined; piece = await response.take()) {
    text += piece;
    if (text.length > max) break;
  }
  response.close();
  return text;
}

/** Returns undefined for invalid JSON. A parser's error message quotes the text, which must not reach a log. */
export function parsedOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
