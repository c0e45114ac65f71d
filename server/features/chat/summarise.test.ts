import { afterAll, beforeAll, expect, test } from "vitest";
import { buildMember, startTalk } from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
const llm = {
  baseUrl: "http://model.test/v1",
  apiKey: undefined,
  model: "uji",
  providerName: "Penyedia Uji",
};

beforeAll(async () => {
  t = await startTestApp({ config: { llm } });
});
afterAll(() => t.close());

test("DESIGN 6: the beginning of a long talk is summarised, sealed, and read with later questions", async () => {
  const model = scriptedModel(
    ...Array.from({ length: 30 }, (_, n) => [{ text: `Jawaban ${n}.` }]),
    [{ text: "Ringkasan: lelah." }],
    [{ text: "Lanjut." }],
  );
  t.app.external.model = model;
  const member = await buildMember(t);
  const code = await startTalk(t, member);
  const ask = (question: string) => t.call("sendQuestion", { body: { thread_id: code, question } }, member);
  for (let n = 0; n < 30; n += 1) {
    await t.app.limits.forget("questionByUser", String(member.id));
    await ask(`Cerita ${n}.`);
  }
  await t.runJobs();
  const summaryRequest = model.requests[30];
  expect(summaryRequest?.turns[0]?.text).toContain("Pengguna: Cerita 0.");
  expect(summaryRequest?.turns[0]?.text).not.toContain("Cerita 29.");
  await t.app.limits.forget("questionByUser", String(member.id));
  await ask("Masih ingat?");
  const later = model.requests.at(-1);
  expect(later?.system).toContain("Ringkasan: lelah.");
  expect(later?.turns.length).toBeLessThanOrEqual(30);
  const { rows } = await t.database.pool.query("select summary_sealed from conversations where code = $1", [
    code,
  ]);
  expect(rows[0].summary_sealed.toString("utf8")).not.toContain("lelah");
});

test("a short talk, or one with the companion alone, is not summarised", async () => {
  const model = scriptedModel([{ text: "Ya." }]);
  t.app.external.model = model;
  const member = await buildMember(t);
  const code = await startTalk(t, member);
  for (let n = 0; n < 10; n += 1)
    await t.call("sendQuestion", { body: { thread_id: code, question: "Halo." } }, member);
  await t.runJobs();
  expect(model.requests.length).toBe(10);
});
