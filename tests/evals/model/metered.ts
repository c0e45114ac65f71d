import type { Model, UsageTotals } from "#server/external/model/model.ts";
import type { Prices } from "#server/external/model/usage.ts";
import { runsOf } from "./claims.ts";

/** Letters a token, for endpoints that tell no usage: between 3 and 4 for Indonesian. */
const lettersPerToken = 3.5;

/** What a number of answers took. */
export type Tokens = {
  answers: number;
  tokensIn: number;
  tokensOut: number;
  /** Counted by letters, because the endpoint told of none or not of all. */
  isEstimate: boolean;
};

export type Meter = {
  /** To be asked in the place of the model itself. */
  model: Model;
  /** Everything since the beginning. */
  read: () => Tokens;
  instructions: () => ReadonlySet<string>;
};

type Counts = { requests: number; lettersIn: number; lettersOut: number };

function tokensOf(
  { requests, lettersIn, lettersOut }: Counts,
  told: Readonly<UsageTotals> | undefined,
): Tokens {
  // Stopped and cut requests tell nothing; a few of them change no price.
  const isTold = told !== undefined && told.requests > 0 && told.requestsUntold * 20 <= told.requests;
  return {
    answers: requests,
    tokensIn: isTold ? told.tokensIn : Math.round(lettersIn / lettersPerToken),
    tokensOut: isTold ? told.tokensOut : Math.round(lettersOut / lettersPerToken),
    isEstimate: !isTold,
  };
}

/**
 * Counts what a model reads and writes. `used` are the endpoint's own counts. Words of the talk and of the member stand
 * in each instruction too: only what all of them have in common is ours to keep.
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
