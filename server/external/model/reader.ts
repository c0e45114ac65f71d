import { createParser } from "eventsource-parser";
import { z } from "zod";
import type { Usage } from "./model.ts";
import { ModelError, parsedOf } from "./request.ts";
import { type CallDelta, deltasSchema } from "./tool-calls.ts";
import { usageIn } from "./usage.ts";

/** The two names under which endpoints send the text of the thinking, which is counted and never shown. */
const thoughts = {
  reasoning: z.string().nullish().catch(undefined),
  reasoning_content: z.string().nullish().catch(undefined),
};

/** The fields read from a streamed chunk. Others may be present. */
const deltaSchema = z.object({ content: z.string().nullish(), tool_calls: deltasSchema, ...thoughts });
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: deltaSchema.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.unknown().optional(),
  error: z.unknown().optional(),
});

/** Far longer than any event of an answer, in characters. */
const eventMax = 256_000;

/** Words, or pieces of tool calls. */
type Brought = string | CallDelta[];

/** Gathers what one network chunk brought, so that each chunk costs one step downstream. */
export class Reader {
  /** Set once the stream has ended, even if the connection stays open. */
  done = false;
  reason: string | undefined;
  usage: Usage | undefined;
  /** Characters of words, thinking and tool calls that came. */
  characters = 0;
  #brought: Brought[] = [];
  #isAlive = false;
  /** Characters since the last whole event. */
  #waiting = 0;
  readonly #parser = createParser({ onEvent: ({ data }) => this.#take(data) });

  /** Throws for an event that does not end: it would be held in memory as long as the endpoint sends. */
  feed(chunk: string): void {
    this.#waiting += chunk.length;
    this.#parser.feed(chunk);
    if (this.#waiting > eventMax) throw new ModelError("model sent an event without an end", false);
  }

  /** Returns what came since the last call, in its order, and whether the model gave any sign of life. */
  take(): { brought: Brought[]; isAlive: boolean } {
    const taken = { brought: this.#brought, isAlive: this.#isAlive };
    this.#brought = [];
    this.#isAlive = false;
    return taken;
  }

  #keep(text: string, calls: CallDelta[]): void {
    const last = this.#brought.at(-1);
    if (typeof last === "string") this.#brought.splice(-1, 1, last + text);
    else if (text !== "") this.#brought.push(text);
    if (calls.length > 0) this.#brought.push(calls);
  }

  #take(data: string): void {
    this.#waiting = 0;
    if (this.done) return;
    if (data === "[DONE]") {
      this.done = true;
      return;
    }
    const { choices, usage } = chunkOf(data);
    const [choice] = choices ?? [];
    // Thinking and keep-alive chunks count as signs of life, as words do.
    if (choice) this.#isAlive = true;
    this.#keep(choice?.delta?.content ?? "", choice?.delta?.tool_calls ?? []);
    this.characters += charactersIn(choice?.delta);
    if (choice?.finish_reason) this.reason = choice.finish_reason;
    // Some endpoints send the running total with every chunk, so the last one counts.
    this.usage = usageIn(usage) ?? this.usage;
  }
}

/** Endpoints that send the thinking under both names send the same text twice. */
function charactersIn(delta: z.output<typeof deltaSchema> | null | undefined): number {
  const { content, reasoning, reasoning_content, tool_calls } = delta ?? {};
  const thought = reasoning ?? reasoning_content ?? "";
  const calls = (tool_calls ?? []).map(({ function: said }) => `${said?.name ?? ""}${said?.arguments ?? ""}`);
  return `${content ?? ""}${thought}${calls.join("")}`.length;
}

function chunkOf(data: string): z.output<typeof chunkSchema> {
  const { data: chunk } = chunkSchema.safeParse(parsedOf(data));
  if (!chunk || (chunk.error ?? undefined) !== undefined)
    throw new ModelError("model sent an unknown chunk", true);
  return chunk;
}
