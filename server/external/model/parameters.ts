import { z } from "zod";
import type { Config } from "#server/config.ts";

type Sent = Record<string, unknown>;

/** What an answer is asked with, by the settings. */
export const parametersOf = ({ maxTokens, effort, temperature }: NonNullable<Config["llm"]>): Sent => ({
  stream_options: { include_usage: true },
  ...tokensAtMost(maxTokens),
  ...(effort === undefined ? {} : { reasoning_effort: effort }),
  ...(temperature === undefined ? {} : { temperature }),
});

/** The bound of tokens under both of its names. */
export const tokensAtMost = (max: number | undefined): Sent =>
  max === undefined ? {} : { max_tokens: max, max_completion_tokens: max };

/** Statuses by which endpoints refuse a parameter that they do not know. */
const refusing = [400, 422];

/**
 * The parameters of a request that an endpoint may not know. One that it refused is left out for as long as the process
 * lives; the bound of tokens has two names, of which newer models take the second alone.
 */
export class Parameters {
  readonly #wanted: Sent;
  readonly #refused = new Set<string>();
  readonly #onRefused: (name: string) => void;

  constructor(wanted: Sent, onRefused: (name: string) => void) {
    this.#wanted = wanted;
    this.#onRefused = onRefused;
  }

  toSend(): Sent {
    const known = Object.entries(this.#wanted).filter(([name]) => !this.#refused.has(name));
    const isTaken = known.some(([name]) => name === "max_tokens");
    return Object.fromEntries(known.filter(([name]) => !isTaken || name !== "max_completion_tokens"));
  }

  /** Leaves out what a refused request was refused for; false when that was none of these. */
  leaveOut(status: number, says: string, sent: Sent, texts: readonly string[]): boolean {
    const isAboutNames = refusing.includes(status) && !tooLong.test(says);
    const named = isAboutNames ? namedIn(says, Object.keys(sent), texts) : [];
    for (const name of named) {
      if (!this.#refused.has(name)) this.#onRefused(name);
      this.#refused.add(name);
    }
    return named.length > 0;
  }
}

/** A request that is too long is one member's: its parameters are right for everybody else. */
const tooLong = /context length|too (?:large|long)|input tokens|at most|exceed/i;

const errorSchema = z.object({ error: z.object({ param: z.string() }) });

/**
 * The parameters that a refusal is about: the one that it names as such, else those in its words. An endpoint may repeat
 * what a member wrote, so that a name that stands in the request's texts proves nothing.
 */
function namedIn(says: string, names: readonly string[], texts: readonly string[] = []): string[] {
  const param = paramIn(says);
  const named = names.filter((name) => param === name || param?.startsWith(`${name}.`));
  if (named.length > 0) return named;
  return names.filter(
    (name) => new RegExp(`\\b${name}\\b`).test(says) && !texts.some((text) => text.includes(name)),
  );
}

function paramIn(says: string): string | undefined {
  try {
    return errorSchema.safeParse(JSON.parse(says)).data?.error.param;
  } catch {
    return undefined;
  }
}
