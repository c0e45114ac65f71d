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
  // Most chunks tell nothing, and a schema that fails is slow.
  if (told === undefined || told === null) return undefined;
  const parsed = usageSchema.safeParse(told);
  if (!parsed.success) return undefined;
  const { prompt_tokens, completion_tokens, prompt_tokens_details, prompt_cache_hit_tokens } = parsed.data;
  return {
    tokensIn: prompt_tokens,
    tokensCached: prompt_tokens_details?.cached_tokens ?? prompt_cache_hit_tokens ?? 0,
    tokensOut: completion_tokens,
  };
}

/** For the budget alone, where no prices are set: a limit that counts nothing would let everything through. */
const assumedPrices: Prices = { usdPerMillionIn: 1, usdPerMillionOut: 5 };
/** Indonesian takes about three characters a token; an endpoint that reports nothing is counted by this. */
const charactersPerToken = 3;

/** Counts the requests of one answer and adds them to the totals of all answers. */
export class UsageOfAnswer {
  #requests = 0;
  #told: Usage[] = [];
  /** Characters sent and received of the requests without a report, such as stopped ones. */
  #untoldIn = 0;
  #untoldOut = 0;
  readonly #prices: Prices | undefined;

  constructor(prices: Prices | undefined) {
    this.#prices = prices;
  }

  ask(): void {
    this.#requests += 1;
  }

  /** Notes the report of a request or, without one, how many characters went in and out. */
  tell(usage: Usage | undefined, charactersIn = 0, charactersOut = 0): void {
    if (usage) {
      this.#told.push(usage);
      return;
    }
    this.#untoldIn += charactersIn;
    this.#untoldOut += charactersOut;
  }

  /** What the answer counts towards the budgets, in millionths of a US dollar; estimated where nothing is known. */
  costMicroUsd(): number {
    const sum = this.sum();
    const tokensIn = (sum?.tokensIn ?? 0) + this.#untoldIn / charactersPerToken;
    const tokensOut = (sum?.tokensOut ?? 0) + this.#untoldOut / charactersPerToken;
    return costOf(tokensIn, tokensOut, this.#prices ?? assumedPrices);
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
