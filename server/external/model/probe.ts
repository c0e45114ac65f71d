import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Config } from "#server/config.ts";
import { ModelError } from "./request.ts";
import { restOf, through } from "./text-filter.ts";
import { ThinkingFilter } from "./thinking.ts";

type Endpoint = NonNullable<Config["llm"]>;

/** The capabilities of an endpoint and its model, as observed. */
export type Capabilities = {
  /** Reports usage at the end of a stream. */
  streamOptions: boolean;
  /** Accepts the token limit under its newer name. */
  maxCompletionTokens: boolean;
  /** Accepts a reasoning effort; whether it has an effect is not observable. */
  effort: boolean;
  /** Calls a tool in a stream, of its own accord, when asked to. */
  tools: boolean;
  /** Follows a JSON schema. */
  jsonSchema: boolean;
  /** Continues a given beginning of an answer instead of starting over. */
  prefill: boolean;
};

type Reply = { ok: true; text: string } | { ok: false; status: number };

/** Enough for a model that thinks before a short answer. */
const tokens = 1024;
const replyMs = 60_000;
/** Pause before the single retry of a request that may have failed by chance. */
const pauseMs = 500;
/** Statuses of a wrong key, an empty account or too many requests, which say nothing about the parameter. */
const tellNothing = [401, 402, 403, 408, 429];

const question = { role: "user", content: "Sebutkan angka satu sampai enam dengan huruf, dipisah koma." };

/** Tests each capability with its own request; throws if the endpoint cannot answer at all. */
export async function probeEndpoint(endpoint: Endpoint, repeatMs = pauseMs): Promise<Capabilities> {
  const ask = (body: object) => replyTo(endpoint, body, repeatMs);
  const bound = await boundOf(ask);
  const conversation = { ...bound, messages: [question] };
  const newer = { max_completion_tokens: tokens };
  const effort = { reasoning_effort: endpoint.effort ?? "low" };
  const told = { stream: true, stream_options: { include_usage: true } };
  return {
    streamOptions: shows(await ask({ ...conversation, ...told }), tellsUsage),
    maxCompletionTokens: (await ask({ messages: [question], ...newer })).ok,
    effort: (await ask({ ...conversation, ...effort })).ok,
    tools: shows(await ask({ ...bound, ...toolRequest }), callsTool),
    jsonSchema: shows(await ask({ ...bound, ...schemaRequest }), keepsSchema),
    prefill: shows(await ask({ ...bound, ...prefillRequest }), goesOn),
  };
}

/** Returns the token limit under the name that the endpoint accepts, or nothing if it accepts neither. */
async function boundOf(ask: (body: object) => Promise<Reply>): Promise<object> {
  let status = 0;
  for (const bound of [{ max_tokens: tokens }, { max_completion_tokens: tokens }, {}]) {
    const reply = await ask({ ...bound, messages: [question] });
    if (reply.ok) return bound;
    status = reply.status;
  }
  throw new ModelError(`model answered ${status}`, false);
}

const shows = (reply: Reply, isShown: (text: string) => boolean) => reply.ok && isShown(reply.text);

/** Sends one request, and retries once on a status that may be temporary. */
async function replyTo({ baseUrl, apiKey, model }: Endpoint, body: object, repeatMs: number): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ model, ...body }),
      redirect: "error",
      signal: AbortSignal.timeout(replyMs),
    });
    const text = await response.text();
    if (response.ok) return { ok: true, text };
    const { status } = response;
    if (attempt === 1 && (status === 429 || status >= 500)) await pause(repeatMs);
    else if (tellNothing.includes(status)) throw new ModelError(`model answered ${status}`, status === 429);
    else return { ok: false, status };
  }
}

const replySchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
        }),
      }),
    )
    .min(1),
});

function messageIn(text: string) {
  return replySchema.safeParse(parsed(text)).data?.choices[0]?.message;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wordsIn(text: string): string {
  const filters = [new ThinkingFilter()];
  return through(filters, messageIn(text)?.content ?? "") + restOf(filters);
}

const chunksIn = (stream: string): unknown[] =>
  stream
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => parsed(line.slice("data:".length)));

const usageSchema = z.object({ usage: z.object({ completion_tokens: z.number() }) });

function tellsUsage(stream: string): boolean {
  return chunksIn(stream).some((chunk) => usageSchema.safeParse(chunk).success);
}

const answerForm = {
  type: "object",
  properties: { aman: { type: "boolean" }, tingkat: { type: "integer", enum: [0, 1, 2, 3] } },
  required: ["aman", "tingkat"],
  additionalProperties: false,
};
const tool = { name: "nilai_pesan", description: "Menilai satu pesan.", parameters: answerForm };
const asksForTool = {
  role: "user",
  content: `Panggil alat ${tool.name} untuk menilai pesan ini: Besok aku mau jalan pagi.`,
};
const judged = { role: "user", content: "Nilai pesan ini: Besok aku mau jalan pagi." };

/** As answers are asked for: some endpoints call only a tool that they are forced to, or not in a stream. */
const toolRequest = {
  stream: true,
  messages: [asksForTool],
  tools: [{ type: "function", function: tool }],
};

const callSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ tool_calls: z.array(z.object({ function: z.object({ name: z.string() }) })) }),
    }),
  ),
});

const callsTool = (stream: string): boolean =>
  chunksIn(stream).some((chunk) => {
    const call = callSchema.safeParse(chunk).data?.choices[0]?.delta.tool_calls[0];
    return call?.function.name === tool.name;
  });

const schemaRequest = {
  messages: [judged],
  response_format: {
    type: "json_schema",
    json_schema: { name: tool.name, strict: true, schema: answerForm },
  },
};
const formSchema = z.strictObject({ aman: z.boolean(), tingkat: z.number().int().min(0).max(3) });

const keepsSchema = (text: string) => formSchema.safeParse(parsed(wordsIn(text))).success;

const prefillRequest = { messages: [question, { role: "assistant", content: "satu, dua, tiga," }] };

/** An endpoint that starts over begins with "satu" or with words about the task. */
const goesOn = (text: string) => /^\s*empat/i.test(wordsIn(text));
