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

/** The part of a streamed chunk that we read; everything else may be there, such as the words of thinking. */
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

/** The endpoint refused, or spoke something that is not its protocol. `again`: a repeat may succeed. */
export class ModelError extends Error {
  readonly again: boolean;
  constructor(message: string, again: boolean) {
    super(message);
    this.again = again;
  }
}

/** The endpoint ended an answer early by a rule of its own. It works; the same question would end the same way. */
export class CutShort extends ModelError {
  readonly reason: string;
  constructor(reason: string) {
    super(`model cut its answer short: ${reason}`, false);
    this.reason = reason;
  }
}

/** The endpoint refuses this one request: its filter, or what it can take. Others are answered as before. */
export class Refused extends ModelError {
  constructor(status: number) {
    super(`model refused the request with ${status}`, false);
  }
}

/** The settings are wrong, or the endpoint has enough of us: true for every request. */
const statusesOfAll = [401, 402, 403, 404, 408, 429];
/** Statuses whose body tells more than they do themselves. */
const statusesToRead = [400, 403, 422];
/** Gateways answer 403 for a wrong key and for a text that their filter flagged. */
const filtered = /moderation|flagged|content[ _-]?(filter|policy)/i;
/** How much of a refusal is read. */
const refusalMax = 16_000;

function failureOf(status: number, says: string): ModelError {
  const isOfOne = status === 403 ? filtered.test(says) : !statusesOfAll.includes(status);
  if (status >= 400 && status < 500 && isOfOne) return new Refused(status);
  return new ModelError(`model answered ${status}`, status === 429 || status >= 500);
}

/** Ends of an answer that is not whole. */
const cuttingReasons = ["length", "content_filter"];

type Log = { warn: (about: object, message: string) => void };

/** Any OpenAI-compatible endpoint (hosted, vLLM, Ollama, llama.cpp), streamed. */
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

/** What is known of an answer so far, over all requests that it takes. */
class Answer {
  text = "";
  /** Why its last part ended, in the endpoint's word. */
  reason: string | undefined;
  readonly marks = new ProductMarks();
  readonly usage: UsageOfAnswer;

  constructor(usage: UsageOfAnswer) {
    this.usage = usage;
  }
}

type Ask = (messages: Message[]) => Promise<ReadableStream<Uint8Array>>;

/** Streams an answer; one that came to the limit of its length goes on once, by a request of its own. */
async function* inParts(ask: Ask, messages: Message[], answer: Answer): AsyncGenerator<ModelPiece> {
  yield* readPart(await ask(messages), [new ThinkingFilter(), answer.marks], answer);
  // Without a word there is nothing to go on from: all tokens went into thinking.
  if (answer.reason !== "length" || answer.text.trim() === "") return;
  const body = await ask(goOn(messages, answer.text)).catch((error: unknown) => {
    // An endpoint that does not take such a request has cut the answer all the same.
    if (error instanceof Refused) return undefined;
    throw error;
  });
  if (body) yield* readPart(body, [new ThinkingFilter(), new Seam(answer.text), answer.marks], answer);
}

/** Begins with the member: many endpoints refuse a history that begins with an answer. */
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

/** The same talk with the part so far, and what is to be done about it. */
function goOn(messages: Message[], part: string): Message[] {
  const last = messages.at(-1);
  // A part that was itself to be gone on from stays one turn: many endpoints refuse two of a kind in a row.
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

/** Asks until the endpoint refuses none of our parameters: each refusal leaves at least one of them out. */
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

/** What a refusal says, which may hold a member's words: it is read, and never logged. */
async function refusalOf(response: Response): Promise<string> {
  if (!response.body || !statusesToRead.includes(response.status)) {
    await response.body?.cancel();
    return "";
  }
  return textIn(response.body, refusalMax);
}

/** The text of a body, from which no more is read once it has `max` characters. */
export async function textIn(body: ReadableStream<Uint8Array>, max: number): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > max) break;
  }
  return text;
}

/** What one network chunk brought, gathered so that each chunk costs one step downstream. */
class Reader {
  /** Nothing more comes, though the line may stay open. */
  done = false;
  reason: string | undefined;
  usage: Usage | undefined;
  #text = "";
  #isAlive = false;
  readonly #parser = createParser({ onEvent: ({ data }) => this.#take(data) });

  feed(chunk: string): void {
    this.#parser.feed(chunk);
  }

  /** The words since the last time, and whether the model gave any sign. */
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
    // Thinking, and chunks that only keep the line open, are signs of life as well as words.
    if (choice) this.#isAlive = true;
    this.#text += choice?.delta?.content ?? "";
    if (choice?.finish_reason) this.reason = choice.finish_reason;
    // Some tell the sum so far with every chunk: the last one counts.
    this.usage = usageIn(usage) ?? this.usage;
  }
}

function chunkOf(data: string): z.output<typeof chunkSchema> {
  const { data: chunk } = chunkSchema.safeParse(parsedOf(data));
  if (!chunk || (chunk.error ?? undefined) !== undefined)
    throw new ModelError("model sent an unknown chunk", true);
  return chunk;
}

/** Undefined for what is no JSON: what a parser says of a text holds pieces of it, which no log may have. */
export function parsedOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Streams one request's words through the filters, and adds to the answer what it tells. */
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
      // Leaving the loop cancels the body: an endpoint that keeps its line open does not keep the answer open.
      if (reader.done) break;
    }
  } finally {
    answer.usage.tell(reader.usage);
  }
  // A line that closes without a word of its end was cut.
  if (!reader.done && reader.reason === undefined) throw new ModelError("model's line was cut", true);
  answer.reason = reader.reason;
  const rest = restOf(filters);
  answer.text += rest;
  if (rest !== "") yield { text: rest };
}
