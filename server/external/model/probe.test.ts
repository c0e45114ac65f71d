import { afterEach, expect, test } from "vitest";
import {
  type Asked,
  chunk,
  closePlayed,
  done,
  playedEndpoint,
  type Reply,
  refusal,
  usageChunk,
} from "#server/test/played-endpoint.ts";
import { probeEndpoint } from "./probe.ts";

afterEach(closePlayed);

const says = (content: string): Reply => ({
  text: JSON.stringify({ choices: [{ message: { role: "assistant", content }, finish_reason: "stop" }] }),
});
const counting = "satu, dua, tiga, empat, lima, enam";
const calling = {
  tool_calls: [{ index: 0, id: "1", type: "function", function: { name: "nilai_pesan", arguments: "{}" } }],
};

/** An endpoint with every capability. */
function able(asked: Asked): Reply {
  if (asked.tools) return { lines: [chunk(calling), chunk("", "tool_calls"), done] };
  if (asked.stream) return { lines: [chunk(counting, "stop"), usageChunk(10, 5), done] };
  if (asked.response_format) return says('<think>Aman.</think>{"aman":true,"tingkat":0}');
  return says(asked.messages.at(-1)?.role === "assistant" ? " empat, lima, enam" : counting);
}

test("an endpoint that can do everything is said to", async () => {
  const endpoint = await playedEndpoint(able);
  expect(await probeEndpoint(endpoint.llm, 1)).toEqual({
    streamOptions: true,
    maxCompletionTokens: true,
    effort: true,
    tools: true,
    jsonSchema: true,
    prefill: true,
  });
  expect(endpoint.asked.every((asked) => asked.model === "uji")).toBe(true);
});

test("one that refuses everything it does not need, or ignores it, can do nothing of it", async () => {
  const none = {
    streamOptions: false,
    maxCompletionTokens: false,
    effort: false,
    tools: false,
    jsonSchema: false,
    prefill: false,
  };
  const extra = ["stream_options", "max_completion_tokens", "reasoning_effort", "tools", "response_format"];
  const strict = await playedEndpoint((asked) =>
    extra.some((name) => name in asked) ? refusal("unknown parameter") : says(counting),
  );
  expect(await probeEndpoint(strict.llm)).toEqual(none);
  const careless = await playedEndpoint((asked) =>
    asked.stream ? { lines: [chunk(counting, "stop"), done] } : says(counting),
  );
  // A parameter that leaves no trace in the reply looks supported even if the endpoint ignores it.
  expect(await probeEndpoint(careless.llm)).toEqual({ ...none, maxCompletionTokens: true, effort: true });
});

test("one that takes the bound under its newer name alone is asked by that", async () => {
  const endpoint = await playedEndpoint((asked) =>
    "max_tokens" in asked ? refusal("use max_completion_tokens") : able(asked),
  );
  expect(await probeEndpoint(endpoint.llm, 1)).toMatchObject({
    maxCompletionTokens: true,
    tools: true,
    prefill: true,
  });
});

test("a failure that passes is asked again; one that stays is a no", async () => {
  let failures = 0;
  const endpoint = await playedEndpoint((asked) => {
    if (asked.tools) return { status: 500, text: "tools need a template" };
    if (!asked.response_format || failures > 0) return able(asked);
    failures += 1;
    return { status: 503, text: "" };
  });
  expect(await probeEndpoint(endpoint.llm, 1)).toMatchObject({ tools: false, jsonSchema: true });
});

test.each([[401], [404], [429], [500]])(
  "an endpoint that answers %s throughout cannot be probed",
  async (status) => {
    const endpoint = await playedEndpoint(() => ({ status, text: "no" }));
    await expect(probeEndpoint(endpoint.llm, 1)).rejects.toThrow(String(status));
  },
);
