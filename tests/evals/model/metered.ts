import type { Model, UsageTotals } from "#server/external/model/model.ts";
import type { Prices } from "#server/external/model/usage.ts";
import { runsOf } from "./claims.ts";

/** Characters per token, for endpoints that report no usage; Indonesian has between 3 and 4. */
const lettersPerToken = 3.5;

/** The tokens that a number of answers used. */
export type Tokens = {
  answers: number;
  tokensIn: number;
  tokensOut: number;
  /** Estimated from the number of characters, because the endpoint did not report usage for enough requests. */
  isEstimate: boolean;
};

export type Meter = {
  /** The wrapped model, to be used in place of the original. */
  model: Model;
  /** Returns the totals since the beginning. */
  read: () => Tokens;
  instructions: () => ReadonlySet<string>;
};

type Counts = { requests: number; lettersIn: number; lettersOut: number };

function tokensOf(
  { requests, lettersIn, lettersOut }: Counts,
  told: Readonly<UsageTotals> | undefined,
): Tokens {
  // Aborted requests report no usage; up to 5 % of them hardly change the price.
  const isTold = told !== undefined && told.requests > 0 && told.requestsUntold * 20 <= told.requests;
  return {
    answers: requests,
    tokensIn: isTold ? told.tokensIn : Math.round(lettersIn / lettersPerToken),
    tokensOut: isTold ? told.tokensOut : Math.round(lettersOut / lettersPerToken),
    isEstimate: !isTold,
  };
}

/**
 * Wraps a model and counts what it reads and writes. `used` returns the endpoint's own counts. Each system prompt also
 * holds words of the conversation and the member, so only the word runs that all prompts share count as our
 * instructions.
 */
export function metered(model: Model, used: () => Readonly<UsageTotals> | undefined): Meter {
  const counts: Counts = { requests: 0, lettersIn: 0, lettersOut: 0 };
  let common: Set<string> | undefined;
  return {
    model: {
      ...model,
      async *stream(request, signal) {
        counts.requests += 1;
        counts.lettersIn +=
          request.system.length + request.turns.reduce((sum, { text }) => sum + text.length, 0);
        const runs = runsOf(request.system);
        common = common ? common.intersection(runs) : runs;
        for await (const piece of model.stream(request, signal)) {
          if ("text" in piece) counts.lettersOut += piece.text.length;
          if ("document" in piece) counts.lettersOut += piece.document.text.length;
          yield piece;
        }
      },
    },
    read: () => tokensOf(counts, used()),
    instructions: () => common ?? new Set(),
  };
}

export const tokensBetween = (before: Tokens, after: Tokens): Tokens => ({
  answers: after.answers - before.answers,
  tokensIn: after.tokensIn - before.tokensIn,
  tokensOut: after.tokensOut - before.tokensOut,
  isEstimate: after.isEstimate || (before.isEstimate && before.answers > 0),
});

export const costUsd = ({ tokensIn, tokensOut }: Tokens, prices: Prices): number =>
  (tokensIn * prices.usdPerMillionIn + tokensOut * prices.usdPerMillionOut) / 1e6;
