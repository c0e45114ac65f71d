import { afterEach, describe, expect, test } from "vitest";
import { requestOf } from "#server/test/listen.ts";
import {
  type Asked,
  chunk,
  closePlayed,
  done,
  playedEndpoint,
  refusal,
  stream,
  usageChunk,
} from "#server/test/played-endpoint.ts";
import type { Model, ModelPiece } from "./model.ts";
import { openAiModel } from "./openai.ts";
import { ModelError, Refused } from "./request.ts";

afterEach(closePlayed);

const asking = (text: string) => requestOf([{ role: "member", text }]);
const ask = (model: Model, text = "Halo"): Promise<ModelPiece[]> =>
  Array.fromAsync(model.stream(asking(text), new AbortController().signal));

const yes = stream(chunk("Ya.", "stop"));

/** A log that records its entries. */
function keptLog() {
  const told: object[] = [];
  return { told, warn: (about: object) => void told.push(about) };
}

const parametersOf = ({ messages: _, model: __, stream: ___, ...parameters }: Asked) => parameters;

describe("the settings of the endpoint", () => {
  test("are sent with every request, and only those that are set", async () => {
    const endpoint = await playedEndpoint(() => yes);
    await ask(openAiModel({ ...endpoint.llm, maxTokens: 900, effort: "low", temperature: 0 }));
    await ask(openAiModel(endpoint.llm));
    expect(endpoint.asked.map(parametersOf)).toEqual([
      { stream_options: { include_usage: true }, max_tokens: 900, reasoning_effort: "low", temperature: 0 },
      { stream_options: { include_usage: true } },
    ]);
  });

  test("the bound of tokens changes its name where the endpoint wants that, at once and for good", async () => {
    const endpoint = await playedEndpoint((asked) =>
      "max_tokens" in asked
        ? refusal(
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
            { param: "max_tokens", code: "unsupported_parameter" },
          )
        : yes,
    );
    const log = keptLog();
    const model = openAiModel({ ...endpoint.llm, maxTokens: 900 }, log);
    expect(await ask(model)).toEqual([{ text: "Ya." }]);
    await ask(model);
    expect(endpoint.asked.map((asked) => [asked.max_tokens, asked.max_completion_tokens])).toEqual([
      [900, undefined],
      [undefined, 900],
      [undefined, 900],
    ]);
    expect(log.told).toEqual([{ parameter: "max_tokens" }]);
  });

  test("two requests at once that are refused the same change it once", async () => {
    const endpoint = await playedEndpoint((asked) =>
      "max_tokens" in asked ? refusal("max_tokens is not supported") : yes,
    );
    const model = openAiModel({ ...endpoint.llm, maxTokens: 900 });
    await Promise.all([ask(model), ask(model), ask(model)]);
    await ask(model);
    expect(endpoint.asked.at(-1)).toMatchObject({ max_completion_tokens: 900 });
  });

  test.each([
    [
      "stream_options",
      400,
      '{"error":{"message":"Unrecognized request argument supplied: stream_options","param":null}}',
    ],
    [
      "stream_options",
      422,
      '{"message":{"detail":[{"type":"extra_forbidden","loc":["body","stream_options"]}]}}',
    ],
    [
      "reasoning_effort",
      400,
      `{"error":{"message":"does not support parameters: ['reasoning_effort']","param":"None"}}`,
    ],
    ["temperature", 400, '{"error":{"message":"Unsupported value","param":"temperature"}}'],
    ["stream_options", 400, '{"error":{"message":"Unknown","param":"stream_options.include_usage"}}'],
  ])("%s that is refused by a %s is left out from then on: %s", async (name, status, text) => {
    const endpoint = await playedEndpoint((asked) => (name in asked ? { status, text } : yes));
    const model = openAiModel({ ...endpoint.llm, maxTokens: 900, effort: "low", temperature: 0.5 });
    expect(await ask(model)).toEqual([{ text: "Ya." }]);
    await ask(model);
    expect(endpoint.asked.map((asked) => name in asked)).toEqual([true, false, false]);
    const [first, last] = [endpoint.asked[0], endpoint.asked.at(-1)];
    expect(Object.keys(first ?? {}).filter((one) => one !== name)).toEqual(Object.keys(last ?? {}));
  });

  test("an endpoint that knows none of them is asked without them", async () => {
    const names = [
      "stream_options",
      "max_tokens",
      "max_completion_tokens",
      "reasoning_effort",
      "temperature",
    ];
    const endpoint = await playedEndpoint((asked) => {
      const unknown = names.find((name) => name in asked);
      return unknown ? refusal(`${unknown}: extra inputs are not permitted`) : yes;
    });
    const model = openAiModel({ ...endpoint.llm, maxTokens: 900, effort: "low", temperature: 0.5 });
    expect(await ask(model)).toEqual([{ text: "Ya." }]);
    expect(endpoint.asked.length).toBe(names.length + 1);
    expect(endpoint.asked.slice(-1).map(parametersOf)).toEqual([{}]);
  });

  test("a refusal of a member's text is none of a parameter, even when the text names one and is repeated", async () => {
    const text = "Apa itu temperature dan stream_options?";
    const endpoint = await playedEndpoint(() =>
      refusal(`The prompt was filtered: ${text}`, { code: "content_filter" }),
    );
    const log = keptLog();
    const model = openAiModel({ ...endpoint.llm, temperature: 0.5 }, log);
    await expect(ask(model, text)).rejects.toBeInstanceOf(Refused);
    expect(endpoint.asked.length).toBe(1);
    expect(log.told).toEqual([]);
  });

  test("a refusal never tells its words to a log", async () => {
    const text = "rahasiaku";
    const endpoint = await playedEndpoint(() => refusal(`filtered: ${text}`));
    const error = await ask(openAiModel(endpoint.llm), text).catch((caught: unknown) => caught);
    expect(error instanceof Error && `${error.message} ${error.stack}`).not.toContain(text);
    const broken = await playedEndpoint(() => ({ lines: [`data: ${text}\n\n`] }));
    const unreadable = await ask(openAiModel(broken.llm)).catch((caught: unknown) => caught);
    expect(unreadable).toBeInstanceOf(ModelError);
    expect(unreadable instanceof Error && unreadable.message).not.toContain(text);
  });
});

describe("what answers cost", () => {
  test("is told behind the words, and counted over all requests", async () => {
    const cached = { prompt_tokens_details: { cached_tokens: 800 } };
    const endpoint = await playedEndpoint(() => ({
      lines: [chunk("Ya."), chunk("", "stop"), usageChunk(1000, 50, cached), done],
    }));
    const model = openAiModel({ ...endpoint.llm, prices: { usdPerMillionIn: 2, usdPerMillionOut: 10 } });
    const usage = { tokensIn: 1000, tokensCached: 800, tokensOut: 50, costMicroUsd: 2500 };
    expect((await ask(model)).at(-1)).toEqual({ usage });
    await ask(model);
    expect(model.used).toEqual({
      requests: 2,
      requestsUntold: 0,
      tokensIn: 2000,
      tokensCached: 1600,
      tokensOut: 100,
      costMicroUsd: 5000,
    });
  });

  test("of an endpoint that tells the sum so far with each chunk is its last word", async () => {
    const withUsage = (words: string, tokens: number, finish: string | null = null) =>
      `data: ${JSON.stringify({
        choices: [{ delta: { content: words }, finish_reason: finish }],
        usage: { prompt_tokens: 7, completion_tokens: tokens },
      })}\n\n`;
    const endpoint = await playedEndpoint(() => ({
      lines: [withUsage("Satu ", 1), withUsage("dua.", 2, "stop"), done],
    }));
    expect((await ask(openAiModel(endpoint.llm))).at(-1)).toEqual({
      usage: { tokensIn: 7, tokensCached: 0, tokensOut: 2 },
    });
  });

  test("is not known of what was stopped or told nothing, which is counted as such", async () => {
    const endpoint = await playedEndpoint(() => ({
      lines: [chunk("Ya."), chunk(" Baik.", "stop"), done],
    }));
    const model = openAiModel(endpoint.llm);
    await ask(model);
    for await (const _ of model.stream(asking("Halo"), new AbortController().signal)) break;
    expect(model.used).toMatchObject({ requests: 2, requestsUntold: 2, tokensIn: 0, costMicroUsd: 0 });
  });
});
