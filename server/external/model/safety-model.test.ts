import { afterEach, describe, expect, test } from "vitest";
import { closePlayed, playedEndpoint, type Reply, refusal } from "#server/test/played-endpoint.ts";
import { saysVerdict, verdictReply } from "#server/test/verdicts.ts";
import { openSafetyModel } from "./safety-model.ts";

afterEach(closePlayed);

const turns = [
  { role: "persona", text: "Ada apa hari ini?" },
  { role: "member", text: "Berat rasanya." },
  { role: "persona", text: "Ceritakan." },
] as const;

/** A safety model whose endpoint gives these replies in order and repeats the last one. */
async function playing(replies: readonly Reply[], within: { totalMs?: number; restMs?: number } = {}) {
  const endpoint = await playedEndpoint((_, n) => replies[Math.min(n, replies.length) - 1] ?? {});
  const warned: object[] = [];
  const log = { warn: (about: object) => void warned.push(about) };
  const model = openSafetyModel(endpoint.llm, "penjaga", log, within);
  return { model, asked: endpoint.asked, warned, judge: () => model.judge(turns) };
}

const outcomes = async (judge: () => Promise<{ outcome: string }>, times: number) => {
  const seen: string[] = [];
  for (let n = 0; n < times; n += 1) seen.push((await judge()).outcome);
  return seen;
};

describe("the safety model", () => {
  test("gets the conversation up to the member's text as data, at temperature 0, with the form of a verdict", async () => {
    const { judge, asked } = await playing([verdictReply({ level: 2, category: "ideation" })]);
    expect(await judge()).toMatchObject({
      outcome: "verdict",
      verdict: { level: 2, category: "ideation", isAlone: null, companion: null, certainty: "high" },
    });
    const [one] = asked;
    expect(one).toMatchObject({
      model: "penjaga",
      temperature: 0,
      response_format: { type: "json_schema", json_schema: { strict: true } },
    });
    expect(one).not.toHaveProperty("stream");
    expect(JSON.parse(one?.messages.at(-1)?.content ?? "")).toEqual({
      sebelumnya: [{ dari: "pendamping", teks: "Ada apa hari ini?" }],
      pesan: "Berat rasanya.",
    });
  });

  test("its usage is counted, and its reasons are left behind", async () => {
    const { judge, model } = await playing([
      verdictReply({ why: "kata-kata anggota" }, { prompt_tokens: 900, completion_tokens: 80 }),
    ]);
    const judged = await judge();
    expect(judged.usage).toMatchObject({ tokensIn: 900, tokensOut: 80 });
    expect(model.used).toMatchObject({ requests: 1, requestsUntold: 0, tokensIn: 900, tokensOut: 80 });
    expect(JSON.stringify(judged)).not.toContain("anggota");
  });

  test.each([
    ["a fence of Markdown around it", `\`\`\`json\n${saysVerdict({ level: 3 })}\n\`\`\``],
    ["thinking before it", `<think>{"level": 0}</think>${saysVerdict({ level: 3 })}`],
  ])("understands %s", async (_, content) => {
    const { judge } = await playing([{ text: JSON.stringify({ choices: [{ message: { content } }] }) }]);
    expect((await judge()).verdict?.level).toBe(3);
  });

  test.each([
    ["no JSON", "Aman."],
    ["half of it", saysVerdict({ level: 2 }).slice(0, 40)],
    ["an unknown word", saysVerdict({ category: "sadness" })],
    ["an unknown level", saysVerdict({ level: 4 })],
    ["a missing field", '{"level":2}'],
  ])("takes %s for no verdict, and asks again the next time", async (_, content) => {
    const { judge, asked } = await playing([
      { text: JSON.stringify({ choices: [{ message: { content } }] }) },
    ]);
    expect(await outcomes(judge, 5)).toEqual(Array(5).fill("unreadable"));
    expect(asked.length).toBe(5);
  });

  test("a filter that refuses one text never silences it for others", async () => {
    const { judge, asked } = await playing([refusal("flagged by content policy")]);
    expect(await outcomes(judge, 5)).toEqual(Array(5).fill("refused"));
    expect(asked.length).toBe(5);
  });

  test("an endpoint that fails three times is left alone, then tried by one request", async () => {
    const down = { status: 503, text: "down" };
    const { judge, asked } = await playing([down, down, down, verdictReply({})], { restMs: 60 });
    expect(await outcomes(judge, 4)).toEqual(["failed", "failed", "failed", "resting"]);
    await new Promise((go) => setTimeout(go, 80));
    expect(await outcomes(judge, 2)).toEqual(["verdict", "verdict"]);
    expect(asked.length).toBe(5);
  });

  test("one that says nothing is given up on", async () => {
    const { judge } = await playing([{ isLeftOpen: true }], { totalMs: 60 });
    expect(await outcomes(judge, 4)).toEqual(["timed_out", "timed_out", "timed_out", "resting"]);
  });

  test("a parameter that the endpoint does not know is left out from then on", async () => {
    const unknown = refusal("Unsupported parameter: response_format", { param: "response_format" });
    const { judge, asked, warned } = await playing([unknown, verdictReply({})]);
    expect(await outcomes(judge, 2)).toEqual(["verdict", "verdict"]);
    expect(asked.map((one) => "response_format" in one)).toEqual([true, false, false]);
    expect(warned).toEqual([{ parameter: "response_format", model: "penjaga" }]);
  });
});
