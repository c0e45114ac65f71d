import { z } from "zod";
import type { Config } from "#server/config.ts";

type Sent = Record<string, unknown>;

/** The request parameters of an answer, from the settings. */
export const parametersOf = ({ maxTokens, effort, temperature }: NonNullable<Config["llm"]>): Sent => ({
  stream_options: { include_usage: true },
  ...tokensAtMost(maxTokens),
  ...(effort === undefined ? {} : { reasoning_effort: effort }),
  ...(temperature === undefined ? {} : { temperature }),
});

/** The token limit under both of its names. */
export const tokensAtMost = (max: number | undefined): Sent =>
  max === undefined ? {} : { max_tokens: max, max_completion_tokens: max };

/** Statuses that endpoints use to refuse an unknown parameter. */
const refusing = [400, 422];

/**
 * The request parameters that an endpoint may not know. A refused parameter is left out until the process ends. The
 * token limit has two names; newer models accept only the second.
 */
export class Parameters {
  readonly #wanted: Sent;
  readonly #refused = new Set<string>();
  readonly #onRefused: (name: string) => void;

  constructor(wanted: Sent, onRefused: (name: string) => void) {
    this.#wanted = wanted;
    this.#onRefused = onRefused;
  }

  /** Returns the parameters of a request; `more` are its own. */
  toSend(more: Sent = {}): Sent {
    const known = Object.entries({ ...this.#wanted, ...more }).filter(([name]) => this.isKnown(name));
    const isTaken = known.some(([name]) => name === "max_tokens");
    return Object.fromEntries(known.filter(([name]) => !isTaken || name !== "max_completion_tokens"));
  }

  /** Whether the endpoint has not refused this parameter; without tools there is no choice of them. */
  isKnown(name: string): boolean {
    return !this.#refused.has(name) && !(name === "tool_choice" && this.#refused.has("tools"));
  }

  refuse(name: string): void {
    if (!this.#refused.has(name)) this.#onRefused(name);
    this.#refused.add(name);
  }

  /** Leaves out the parameters that a refusal names; returns false if it names none of them. */
  leaveOut(status: number, says: string, sent: Sent, texts: readonly string[]): boolean {
    const isAboutNames = refusing.includes(status) && !tooLong.test(says);
    const named = isAboutNames ? namedIn(says, Object.keys(sent), texts) : [];
    for (const name of named) this.refuse(name);
    return named.length > 0;
  }
}

/** A request that is too long concerns one member; its parameters are right for all other requests. */
const tooLong = /context length|too (?:large|long)|input tokens|at most|exceed/i;

/** Parameters that refusals name in other words: "auto tool choice requires ...". */
const patterns: Readonly<Record<string, RegExp>> = { tools: /\btools?\b|\bfunction[ _-]call/i };

const errorSchema = z.object({ error: z.object({ param: z.string() }) });

/**
 * Returns the parameters that a refusal is about: the one in its `param` field, or else those in its text. An endpoint
 * may quote a member's words, so a name that also occurs in the request's texts proves nothing.
 */
function namedIn(says: string, names: readonly string[], texts: readonly string[] = []): string[] {
  const param = paramIn(says);
  const named = names.filter((name) => param === name || param?.startsWith(`${name}.`));
  if (named.length > 0) return named;
  return names.filter((name) => {
    const pattern = patterns[name] ?? new RegExp(`\\b${name}\\b`);
    return pattern.test(says) && !texts.some((text) => pattern.test(text));
  });
}

function paramIn(says: string): string | undefined {
  try {
    return errorSchema.safeParse(JSON.parse(says)).data?.error.param;
  } catch {
    return undefined;
  }
}
