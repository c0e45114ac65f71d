import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { slowness } from "#rules/test/processor-time.ts";
import type { ModelPiece } from "#server/external/model/model.ts";
import { buildMember, startConversation } from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { riskEvents } from "#server/test/risk.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

/* What a model may send on purpose or by mistake, and what reaches the member of it. */

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

/** The rules by which answers of this member were cut. */
const removedBy = async ({ id }: { id: number }) =>
  (await riskEvents(t, id)).flatMap(({ source, rule_ids }) => (source === "answer" ? [rule_ids] : []));

async function answerTo(model: ReturnType<typeof scriptedModel>) {
  t.app.external.model = model;
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  const answer = await t.call(
    "sendQuestion",
    { body: { thread_id: code, question: "Aku mau cerita soal pekerjaanku." } },
    member,
  );
  return { ...answer, member, code, text: answer.body.structured_response?.content };
}

/** The longest work without a pause, in ms of this thread's processor time on a machine of the usual speed. */
async function longestStop(work: () => Promise<unknown>): Promise<number> {
  const slowBefore = slowness();
  let longest = 0;
  let last = process.threadCpuUsage();
  const tick = () => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  };
  const timer = setInterval(tick, 1);
  await work();
  clearInterval(timer);
  tick();
  return longest / Math.max(slowBefore, slowness());
}

describe("a hostile model", () => {
  test.each([["\n"], ["a\n"], [". "], ["1. "], ["[["], ["dr. "]])(
    "twelve thousand letters of %j in one piece do not stop the process",
    async (sign) => {
      const text = sign.repeat(12_000 / sign.length);
      await answerTo(scriptedModel([{ text: "Ya." }]));
      for (const piece of [{ text }, { document: { text, title: "Surat" } }])
        expect(await longestStop(() => answerTo(scriptedModel([piece])))).toBeLessThan(600);
    },
  );

  test("that repeats its system prompt is stopped where it begins, in one piece or many", async () => {
    for (const size of [100_000, 7]) {
      let prompt = "";
      const model = scriptedModel([{ text: "Baik. " }]);
      const repeating = {
        ...model,
        async *stream(...[request, signal]: Parameters<typeof model.stream>) {
          yield* model.stream(request, signal);
          prompt = request.system;
          for (let at = 0; at < prompt.length; at += size) yield { text: prompt.slice(at, at + size) };
        },
      };
      const { body, text, member, code } = await answerTo(repeating);
      expect(body.state).toBe("complete");
      expect(prompt.length).toBeGreaterThan(1000);
      expect(text?.length).toBeLessThan(60);
      const again = await t.call("getConversation", { params: { id: code } }, member);
      expect(JSON.stringify(again.body)).not.toContain(prompt.slice(60, 160));
      expect(await removedBy(member)).toEqual([["canary"]]);
    }
  });

  test.each<[string, (prompt: string) => ModelPiece]>([
    ["the text of a document", (prompt) => ({ document: { text: prompt, title: "Surat" } })],
    [
      "the title of a document",
      (prompt) => ({ document: { text: "Yth. Bu Yati, saya mundur.", title: prompt.slice(0, 60) } }),
    ],
    ["a button", (prompt) => ({ choices: ["Ya", prompt.slice(0, 40)] })],
  ])("that repeats its system prompt in %s shows none of it", async (_, leak) => {
    const model = scriptedModel([{ text: "Ini jawabanku." }]);
    const { body, member, code } = await answerTo({
      ...model,
      async *stream(...[request, signal]: Parameters<typeof model.stream>) {
        yield* model.stream(request, signal);
        yield leak(request.system);
      },
    });
    expect([body.state, body.structured_response.choices]).toEqual(["complete", undefined]);
    const again = await t.call("getConversation", { params: { id: code } }, member);
    for (const shown of [body, again.body]) expect(JSON.stringify(shown)).not.toContain("Tanda internal");
    expect(await removedBy(member)).toEqual([["canary"]]);
  });

  test("that repeats the end of its prompt gets no further than that", async () => {
    const model = scriptedModel([{ text: "" }]);
    const { text } = await answerTo({
      ...model,
      async *stream(...[request, signal]: Parameters<typeof model.stream>) {
        yield* model.stream(request, signal);
        yield { text: `Ini dia. ${request.system.slice(-60)}` };
        yield { text: "Dan ini lanjutannya." };
      },
    });
    expect(text ?? "").not.toContain("lanjutannya");
  });
});
