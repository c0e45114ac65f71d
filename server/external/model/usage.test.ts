import { describe, expect, test } from "vitest";
import { noUsage, UsageOfAnswer, usageIn } from "./usage.ts";

describe("what an endpoint tells of its tokens", () => {
  test.each([
    [{ prompt_tokens: 10, completion_tokens: 5 }, 0],
    [{ prompt_tokens: 10, completion_tokens: 5, prompt_tokens_details: { cached_tokens: 8 } }, 8],
    [{ prompt_tokens: 10, completion_tokens: 5, prompt_cache_hit_tokens: 6 }, 6],
    [{ prompt_tokens: 10, completion_tokens: 5, prompt_tokens_details: null }, 0],
    [{ prompt_tokens: 10, completion_tokens: 5, prompt_tokens_details: "banyak" }, 0],
  ])("is read from %j", (told, tokensCached) => {
    expect(usageIn(told)).toEqual({ tokensIn: 10, tokensCached, tokensOut: 5 });
  });

  test.each([[null], [undefined], ["10"], [{}], [{ prompt_tokens: -1, completion_tokens: 2 }]])(
    "is none where it is %j",
    (told) => {
      expect(usageIn(told)).toBeUndefined();
    },
  );
});

describe("the usage of an answer", () => {
  test("is the sum of its requests, with what they cost where prices are known", () => {
    const usage = new UsageOfAnswer({ usdPerMillionIn: 2.5, usdPerMillionOut: 10 });
    usage.ask();
    usage.tell({ tokensIn: 1000, tokensCached: 900, tokensOut: 100 });
    usage.ask();
    usage.tell({ tokensIn: 1100, tokensCached: 0, tokensOut: 50 });
    expect(usage.sum()).toEqual({ tokensIn: 2100, tokensCached: 900, tokensOut: 150, costMicroUsd: 6750 });
  });

  test("counts towards a budget in every case: by prices or assumed ones, told or estimated from the letters", () => {
    const told = new UsageOfAnswer({ usdPerMillionIn: 2.5, usdPerMillionOut: 10 });
    told.tell({ tokensIn: 1000, tokensCached: 0, tokensOut: 100 });
    expect(told.costMicroUsd()).toBe(3500);
    told.tell(undefined, 3000, 300);
    expect(told.costMicroUsd()).toBe(7000);
    const unpriced = new UsageOfAnswer(undefined);
    unpriced.tell(undefined, 3000, 300);
    expect(unpriced.costMicroUsd()).toBe(1500);
  });

  test("has no cost without prices, and is none where nothing was told", () => {
    const usage = new UsageOfAnswer(undefined);
    usage.ask();
    usage.tell(undefined);
    expect(usage.sum()).toBeUndefined();
    usage.tell({ tokensIn: 1, tokensCached: 0, tokensOut: 1 });
    expect(usage.sum()).toEqual({ tokensIn: 1, tokensCached: 0, tokensOut: 1 });
  });

  test("adds to the totals, which count the requests of which nothing is known", () => {
    const totals = noUsage();
    const usage = new UsageOfAnswer({ usdPerMillionIn: 1, usdPerMillionOut: 1 });
    usage.ask();
    usage.tell({ tokensIn: 10, tokensCached: 4, tokensOut: 5 });
    usage.ask();
    usage.addTo(totals);
    usage.addTo(totals);
    expect(totals).toEqual({
      requests: 4,
      requestsUntold: 2,
      tokensIn: 20,
      tokensCached: 8,
      tokensOut: 10,
      costMicroUsd: 30,
    });
  });
});
