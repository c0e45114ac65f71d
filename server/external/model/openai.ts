import { createParser } from "eventsource-parser";
import { z } from "zod";
import type { Config } from "#server/config.ts";
import type { Model, ModelPiece, ModelRequest } from "./model.ts";

/** The part of a streamed chunk that we read; everything else may be there. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
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
  constructor(reason: string) {
    super(`model cut its answer short: ${reason}`, false);
  }
}

/** Ends of an answer that is not whole. */
const cuttingReasons = ["length", "content_filter"];

/** How an answer names a product: at its end, in a form that no sentence has. */
const trailer = "[[";

/** Any OpenAI-compatible endpoint (hosted, vLLM, Ollama, llama.cpp), streamed. */
export function openAiModel({ baseUrl, apiKey, model }: NonNullable<Config["llm"]>): Model {
  return {
    name: model,
    async *stream(request, signal) {
      const response = await fetch(`${baseUrl}/chat/completions`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        },
        body: JSON.stringify({ model, stream: true, messages: messagesOf(request) }),
        signal,
      });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        throw new ModelError(
          `model answered ${response.status}`,
          response.status === 429 || response.status >= 500,
        );
      }
      yield* readPieces(response.body);
    },
  };
}

function messagesOf({ system, turns }: ModelRequest) {
  return [
    { role: "system", content: system },
    ...turns.map(({ role, text }) => ({ role: role === "member" ? "user" : "assistant", content: text })),
  ];
}

/** What one network chunk brought, gathered so that each chunk costs one step downstream. */
class Reader {
  text = "";
  tail = "";
  /** Nothing more comes, though the line may stay open. */
  done = false;
  /** Why the answer ended, in the endpoint's word. */
  reason: string | undefined;
  readonly #parser = createParser({ onEvent: ({ data }) => this.#take(data) });

  feed(chunk: string): void {
    this.#parser.feed(chunk);
  }

  /** Text that may go on; from the trailer's mark on it is kept back. */
  ready(): string {
    const all = this.tail + this.text;
    this.text = "";
    const mark = all.indexOf(trailer);
    const cut = mark >= 0 ? mark : all.endsWith("[") ? all.length - 1 : all.length;
    this.tail = all.slice(cut);
    return all.slice(0, cut);
  }

  #take(data: string): void {
    if (this.done) return;
    if (data === "[DONE]") {
      this.done = true;
      return;
    }
    const parsed = chunkSchema.safeParse(JSON.parse(data));
    if (!parsed.success || parsed.data.error !== undefined)
      throw new ModelError("model sent an unknown chunk", true);
    const [choice] = parsed.data.choices;
    this.text += choice?.delta?.content ?? "";
    if (choice?.finish_reason) this.reason = choice.finish_reason;
  }
}

async function* readPieces(body: ReadableStream<Uint8Array>): AsyncGenerator<ModelPiece> {
  const reader = new Reader();
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    reader.feed(decoder.decode(bytes, { stream: true }));
    const text = reader.ready();
    if (text !== "") yield { text };
    // Leaving the loop cancels the body: an endpoint that keeps its line open does not keep the answer open.
    if (reader.done) break;
  }
  // A line that closes without a word of its end was cut.
  if (!reader.done && reader.reason === undefined) throw new ModelError("model's line was cut", true);
  const rest = reader.tail.replace(/\[\[(?:produk:\d*\]?\]?|[a-z]*$)/g, "");
  if (rest !== "") yield { text: rest };
  if (reader.reason !== undefined && cuttingReasons.includes(reader.reason))
    throw new CutShort(reader.reason);
  const productIds = [...reader.tail.matchAll(/\[\[produk:(\d{1,9})\]\]/g)].map((match) => Number(match[1]));
  if (productIds.length > 0) yield { productIds };
}
