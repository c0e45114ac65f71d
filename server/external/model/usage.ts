import { z } from "zod";
import type { Usage, UsageTotals } from "./model.ts";

/** US dollars per million tokens, which equals micro-dollars per token. */
export type Prices = { usdPerMillionIn: number; usdPerMillionOut: number };

const tokens = z.number().nonnegative().transform(Math.round);

/** The token usage that endpoints report; the cached tokens have two names. */
const usageSchema = z.object({
  prompt_tokens: tokens,
  completion_tokens: tokens,
  prompt_tokens_details: z.object({ cached_tokens: tokens.nullish() }).nullish().catch(undefined),
  prompt_cache_hit_tokens: tokens.nullish().catch(undefined),
});

/** Returns undefined for an invalid report, because an answer must never fail over its accounting. */
export function usageIn(told: unknown): Usage | undefined {
  const parsed = usageSchema.safeParse(told);
  if (!parsed.success) return undefined;
  const { prompt_tokens, completion_tokens, prompt_tokens_details, prompt_cache_hit_tokens } = parsed.data;
  return {
    tokensIn: prompt_tokens,
    tokensCached: prompt_tokens_details?.cached_tokens ?? prompt_cache_hit_tokens ?? 0,
    tokensOut: completion_tokens,
  };
}

/** Counts the requests of one answer and adds them to the totals of all answers. */
export class UsageOfAnswer {
  #requests = 0;
  #told: Usage[] = [];
  readonly #prices: Prices | undefined;

  constructor(prices: Prices | undefined) {
    this.#prices = prices;
  }

  ask(): void {
    this.#requests += 1;
  }

  tell(usage: Usage | undefined): void {
    if (usage) this.#told.push(usage);
  }

  /** The sum of all requests; undefined if the endpoint reported none. */
  sum(): Usage | undefined {
    if (this.#told.length === 0) return undefined;
    const of = (pick: (usage: Usage) => number) => this.#told.reduce((sum, usage) => sum + pick(usage), 0);
    const tokensIn = of((usage) => usage.tokensIn);
    const tokensOut = of((usage) => usage.tokensOut);
    return {
      tokensIn,
      tokensCached: of((usage) => usage.tokensCached),
      tokensOut,
      ...(this.#prices ? { costMicroUsd: costOf(tokensIn, tokensOut, this.#prices) } : {}),
    };
  }

  addTo(totals: UsageTotals): void {
    const sum = this.sum();
    totals.requests += this.#requests;
    totals.requestsUntold += this.#requests - this.#told.length;
    totals.tokensIn += sum?.tokensIn ?? 0;
    totals.tokensCached += sum?.tokensCached ?? 0;
    totals.tokensOut += sum?.tokensOut ?? 0;
    totals.costMicroUsd += sum?.costMicroUsd ?? 0;
  }
}

export function noUsage(): UsageTotals {
  return { requests: 0, requestsUntold: 0, tokensIn: 0, tokensCached: 0, tokensOut: 0, costMicroUsd: 0 };
}

function costOf(tokensIn: number, tokensOut: number, prices: Prices): number {
  return Math.round(tokensIn * prices.usdPerMillionIn + tokensOut * prices.usdPerMillionOut);
}
