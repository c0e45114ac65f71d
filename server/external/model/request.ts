import type { Config } from "#server/config.ts";
import type { Parameters } from "./parameters.ts";

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
): Promise<ReadableStream<Uint8Array>> {
  for (;;) {
    const sent = parameters.toSend(more);
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ model, ...sent, ...request }),
      // A redirect would carry a member's words to a host that no setting names.
      redirect: "error",
      signal,
    });
    if (response.ok && response.body) return response.body;
    const says = await refusalOf(response);
    const texts = request.messages.map(({ content }) => content);
    if (!parameters.leaveOut(response.status, says, sent, texts)) throw failureOf(response.status, says);
  }
}

/** Reads the body of a refusal. It may contain a member's words, so it must never be logged. */
async function refusalOf(response: Response): Promise<string> {
  if (!response.body || !statusesToRead.includes(response.status)) {
    await response.body?.cancel();
    return "";
  }
  return textIn(response.body, refusalMax);
}

/** Reads the text of a body and stops once it has more than `max` characters. */
export async function textIn(body: ReadableStream<Uint8Array>, max: number): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > max) break;
  }
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
