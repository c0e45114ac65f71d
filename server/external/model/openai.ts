import { createParser } from "eventsource-parser";
import { z } from "zod";
import type { Config } from "#server/config.ts";
import type { Model, ModelPiece, ModelRequest, Usage } from "./model.ts";
import { Parameters, parametersOf } from "./parameters.ts";
import { ProductMarks } from "./product-marks.ts";
import { endOfPart, Seam } from "./seam.ts";
import { restOf, type TextFilter, through } from "./text-filter.ts";
import { ThinkingFilter } from "./thinking.ts";
import { noUsage, UsageOfAnswer, usageIn } from "./usage.ts";

type Endpoint = NonNullable<Config["llm"]>;
export type Message = { role: "system" | "user" | "assistant"; content: string };

/** The fields read from a streamed chunk. Others may be present, such as the text of the thinking. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.unknown().optional(),
  error: z.unknown().optional(),
});

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

/** Finish reasons of an incomplete answer. */
const cuttingReasons = ["length", "content_filter"];

type Log = { warn: (about: object, message: string) => void };

/** A model at any OpenAI-compatible endpoint (hosted, vLLM, Ollama, llama.cpp), streamed. */
export function openAiModel(endpoint: Endpoint, log?: Log): Model {
  const used = noUsage();
  const parameters = new Parameters(parametersOf(endpoint), (parameter) =>
    log?.warn({ parameter }, "the model's endpoint refuses a parameter, which is left out from now on"),
  );
  return {
    name: endpoint.model,
    used,
    async *stream(request, signal) {
      const ask = (messages: Message[]) => send(endpoint, parameters, { stream: true, messages }, signal);
      const answer = new Answer(new UsageOfAnswer(endpoint.prices));
      try {
        yield* inParts(ask, messagesOf(request), answer);
      } finally {
        answer.usage.addTo(used);
      }
      const usage = answer.usage.sum();
      if (usage) yield { usage };
      if (answer.reason !== undefined && cuttingReasons.includes(answer.reason))
        throw new CutShort(answer.reason);
      if (answer.marks.ids.length > 0) yield { productIds: answer.marks.ids };
    },
  };
}

/** The state of an answer, over all requests that it takes. */
class Answer {
  text = "";
  /** The endpoint's finish reason for the last part. */
  reason: string | undefined;
  readonly marks = new ProductMarks();
  readonly usage: UsageOfAnswer;

  constructor(usage: UsageOfAnswer) {
    this.usage = usage;
  }
}

type Ask = (messages: Message[]) => Promise<ReadableStream<Uint8Array>>;

/** Streams an answer. One that reaches the length limit is continued once, by another request. */
async function* inParts(ask: Ask, messages: Message[], answer: Answer): AsyncGenerator<ModelPiece> {
  yield* readPart(await ask(messages), [new ThinkingFilter(), answer.marks], answer);
  // Without any text there is nothing to continue: all tokens went into thinking.
  if (answer.reason !== "length" || answer.text.trim() === "") return;
  const body = await ask(goOn(messages, answer.text)).catch((error: unknown) => {
    // If the endpoint refuses the continuation, the answer stays cut.
    if (error instanceof Refused) return undefined;
    throw error;
  });
  if (body) yield* readPart(body, [new ThinkingFilter(), new Seam(answer.text), answer.marks], answer);
}

/** Starts with the member, because many endpoints refuse a history that starts with an answer. */
function messagesOf({ system, turns }: ModelRequest): Message[] {
  const from = Math.max(
    0,
    turns.findIndex(({ role }) => role === "member"),
  );
  return [
    { role: "system", content: system },
    ...turns.slice(from).map(
      ({ role, text }): Message => ({
        role: role === "member" ? "user" : "assistant",
        content: text,
      }),
    ),
  ];
}

/** The same messages with the partial answer, and the instruction to continue it. */
function goOn(messages: Message[], part: string): Message[] {
  const last = messages.at(-1);
  // Joins the part to an answer that was already being continued, because many endpoints refuse two turns of one role
  // in a row.
  const isJoined = last?.role === "assistant";
  const content = isJoined ? last.content + part : part;
  const end = endOfPart(part);
  const lines = [
    "[Blok server] Jawabanmu terpotong karena terlalu panjang. Lanjutkan persis dari kata terakhir, tanpa mengulang bagian sebelumnya dan tanpa pembuka.",
    ...(end === "" ? [] : [`Mulai dengan menyalin ujung jawabanmu ini, lalu langsung teruskan:\n${end}`]),
  ];
  return [
    ...(isJoined ? messages.slice(0, -1) : messages),
    { role: "assistant", content },
    { role: "user", content: lines.join("\n") },
  ];
}

/** Repeats the request until the endpoint accepts its parameters; each refusal removes at least one of them. */
export async function send(
  { baseUrl, apiKey, model }: Endpoint,
  parameters: Parameters,
  request: { stream?: true; messages: Message[] },
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  for (;;) {
    const sent = parameters.toSend();
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ model, ...sent, ...request }),
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

/** Gathers what one network chunk brought, so that each chunk costs one step downstream. */
class Reader {
  /** Set once the stream has ended, even if the connection stays open. */
  done = false;
  reason: string | undefined;
  usage: Usage | undefined;
  #text = "";
  #isAlive = false;
  readonly #parser = createParser({ onEvent: ({ data }) => this.#take(data) });

  feed(chunk: string): void {
    this.#parser.feed(chunk);
  }

  /** Returns the text since the last call, and whether the model gave any sign of life. */
  take(): { text: string; isAlive: boolean } {
    const taken = { text: this.#text, isAlive: this.#isAlive };
    this.#text = "";
    this.#isAlive = false;
    return taken;
  }

  #take(data: string): void {
    if (this.done) return;
    if (data === "[DONE]") {
      this.done = true;
      return;
    }
    const { choices, usage } = chunkOf(data);
    const [choice] = choices ?? [];
    // Thinking and keep-alive chunks count as signs of life, as words do.
    if (choice) this.#isAlive = true;
    this.#text += choice?.delta?.content ?? "";
    if (choice?.finish_reason) this.reason = choice.finish_reason;
    // Some endpoints send the running total with every chunk, so the last one counts.
    this.usage = usageIn(usage) ?? this.usage;
  }
}

function chunkOf(data: string): z.output<typeof chunkSchema> {
  const { data: chunk } = chunkSchema.safeParse(parsedOf(data));
  if (!chunk || (chunk.error ?? undefined) !== undefined)
    throw new ModelError("model sent an unknown chunk", true);
  return chunk;
}

/** Returns undefined for invalid JSON. A parser's error message quotes the text, which must not reach a log. */
export function parsedOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Streams the text of one request through the filters, and records its outcome in the answer. */
async function* readPart(
  body: ReadableStream<Uint8Array>,
  filters: readonly TextFilter[],
  answer: Answer,
): AsyncGenerator<ModelPiece> {
  const reader = new Reader();
  const decoder = new TextDecoder();
  answer.usage.ask();
  try {
    for await (const bytes of body) {
      reader.feed(decoder.decode(bytes, { stream: true }));
      const { text: raw, isAlive } = reader.take();
      const text = raw === "" ? "" : through(filters, raw);
      answer.text += text;
      if (text !== "") yield { text };
      else if (isAlive) yield { alive: true };
      // Leaving the loop cancels the body, so an endpoint that keeps its connection open does not keep the answer open.
      if (reader.done) break;
    }
  } finally {
    answer.usage.tell(reader.usage);
  }
  // A stream that closes without an end marker was cut.
  if (!reader.done && reader.reason === undefined) throw new ModelError("model's line was cut", true);
  answer.reason = reader.reason;
  const rest = restOf(filters);
  answer.text += rest;
  if (rest !== "") yield { text: rest };
}
