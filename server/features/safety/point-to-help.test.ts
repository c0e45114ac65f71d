import { afterAll, beforeAll, expect, test } from "vitest";
import type { Model } from "#server/external/model/model.ts";
import { readEvents, textOf } from "#server/test/events.ts";
import { buildMember, startConversation } from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { safetyTexts } from "#texts/safety/safety.ts";

let t: TestApp;
let base: string;

beforeAll(async () => {
  t = await startTestApp();
  base = await t.listen();
});
afterAll(() => t.close());

/** Returns the answer text that a member in danger reads. */
async function answerOf(model: Model): Promise<string> {
  t.app.external.model = model;
  const member = await buildMember(t);
  const question = {
    thread_id: await startConversation(t, member),
    question: "Aku pengen mati aja rasanya.",
  };
  const response = await fetch(`${base}/api/chat`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${member.token}`,
      "content-type": "application/json",
      accept: "text/event-stream",
    },
    body: JSON.stringify(question),
  });
  return textOf(await Array.fromAsync(readEvents(response)));
}

test("C-23: in a crisis an answer that is cut ends with whom to turn to, unless it has named someone", async () => {
  const cut = new Error("cut");
  expect(await answerOf(scriptedModel([{ text: "Aku mendengarkan. Rasanya" }, cut]))).toContain(
    safetyTexts.pointer,
  );
  expect(
    await answerOf(scriptedModel([{ text: "Coba telepon kakakmu malam ini. Lalu" }, cut])),
  ).not.toContain(safetyTexts.pointer);
});
