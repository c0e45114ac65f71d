import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChatAnswer } from "#contract/chat.ts";
import { createGuide } from "#server/external/model/guide/guide.ts";
import type { ModelPiece } from "#server/external/model/model.ts";
import { withFlows } from "#server/external/model/with-flows.ts";
import { type BuiltMember, buildClient, buildMember, startConversation } from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

const quick = createGuide({ fromMs: 0, toMs: 0 });
const llm = {
  baseUrl: "http://model.test/v1",
  apiKey: undefined,
  model: "uji",
  providerName: "Penyedia Uji",
};

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ config: { llm } });
});
afterAll(() => t.close());

const offering: ModelPiece[] = [
  { text: "Mau kutuntun menyusunnya?" },
  { flowId: "surat-resign" },
  { choices: ["Tulis saja", "Nanti"] },
];
const label = "Susun surat resign";

/** A model that offers the letter's flow with its first answer, or with each. */
function offers(...scripts: ModelPiece[][]) {
  const script = scriptedModel(offering, ...(scripts.length > 0 ? scripts : [[{ text: "Aku lanjutkan." }]]));
  t.app.external.model = withFlows(script, quick);
  return script;
}

async function say(member: BuiltMember, code: string, question: string): Promise<ChatAnswer> {
  await t.app.limits.forget("questionByUser", String(member.id));
  const { status, body } = await t.call("sendQuestion", { body: { thread_id: code, question } }, member);
  expect(status).toBe(200);
  return body;
}

async function conversation(of: Parameters<typeof buildMember>[1] = {}) {
  const member = await buildMember(t, of);
  return { member, code: await startConversation(t, member, 3) };
}

const labels = ({ structured_response: { choices = [] } }: ChatAnswer) => choices.map((one) => one.label);

describe("a flow that a model offers", () => {
  test("is a button that starts it; the guide leads to the document, and then the model goes on", async () => {
    const model = offers();
    const { member, code } = await conversation();
    const offered = await say(member, code, "Aku mau resign dari PT Jaya.");
    expect(offered.structured_response.choices).toEqual([
      { id: "flow:surat-resign", label },
      { id: "pilihan-1", label: "Tulis saja" },
      { id: "pilihan-2", label: "Nanti" },
    ]);
    const begun = await say(member, code, label);
    expect(begun.structured_response.content).toContain("panduan otomatis");
    expect(begun.structured_response.content).toContain("Tulis “berhenti” kapan saja");
    expect(begun.structured_response.is_stand_in).toBeUndefined();
    // A draft of what was said already stands there; the questions complete it.
    expect(begun.structured_response.document?.text).toContain("PT Jaya\n");
    let answer = begun;
    for (const text of ["Rina", "Kasir", "31 Mei", "Tidak perlu"]) answer = await say(member, code, text);
    const { document } = answer.structured_response;
    expect(document?.text).toMatch(/Rina[\s\S]*PT Jaya/);
    expect(model.requests.length).toBe(1);
    const url = `/api/conversations/${code}/documents/${answer.id}`;
    const pdf = (token: string) => t.server.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect((await pdf(member.token)).headers["content-type"]).toBe("application/pdf");
    expect((await pdf((await buildMember(t)).token)).statusCode).toBe(404);
    await say(member, code, labels(answer).find((one) => one.startsWith("Sudah")) ?? "Sudah pas");
    await say(member, code, "berhenti");
    const back = await say(member, code, "Menurutmu kapan aku bilang ke bos?");
    expect(back.structured_response.content).toBe("Aku lanjutkan.");
    const read = model.requests.at(-1)?.turns.map(({ text }) => text) ?? [];
    expect(read[1]).toBe(
      "Mau kutuntun menyusunnya?\n[[alur: surat-resign]]\n[[pilihan: Tulis saja | Nanti]]",
    );
    expect(read.join("\n")).toContain(`[[naskah: ${document?.title}]]`);
  });

  test("other words than the button's are the model's, also after an offer", async () => {
    const model = offers();
    const { member, code } = await conversation();
    await say(member, code, "Aku mau resign.");
    for (const text of ["Tulis saja", "susun dong suratnya"])
      expect((await say(member, code, text)).structured_response.content).toBe("Aku lanjutkan.");
    expect(model.requests.length).toBe(3);
  });

  test("what the member stops goes back to the model, and can be taken up again by its button", async () => {
    const model = offers();
    const { member, code } = await conversation();
    await say(member, code, "Aku mau resign.");
    await say(member, code, label);
    const stopped = await say(member, code, "berhenti");
    expect(labels(stopped)).toContain("Lanjutkan yang tadi");
    expect(model.requests.length).toBe(1);
    const resumed = await say(member, code, "Lanjutkan yang tadi");
    expect(model.requests.length).toBe(1);
    expect(resumed.structured_response.content).not.toBe("Aku lanjutkan.");
    await say(member, code, "berhenti");
    expect((await say(member, code, "Bosku galak.")).structured_response.content).toBe("Aku lanjutkan.");
  });

  test("in danger the model answers, with the card, and offers no flow", async () => {
    const model = offers(offering);
    const { member, code } = await conversation();
    await say(member, code, "Aku mau resign.");
    await say(member, code, label);
    const danger = await say(member, code, "aku mau bunuh diri malam ini");
    expect(danger.safety?.level).toBe(3);
    expect(model.requests.at(-1)?.facts).toMatchObject({ riskLevel: 3, flows: [], products: [] });
    expect(labels(danger)).not.toContain(label);
    const pressed = await say(member, code, label);
    expect(pressed.structured_response.content).toContain("Mau kutuntun");
  });

  test("of another field, and one that does not exist, is no button", async () => {
    const { member, code } = await conversation();
    for (const flowId of ["panik", "hapus-akun"]) {
      t.app.external.model = scriptedModel([{ text: "Ya." }, { flowId }]);
      expect((await say(member, code, "Lalu?")).structured_response.choices).toBeUndefined();
    }
  });

  test("costs time like the conversation, and nothing where the client's guide is free", async () => {
    for (const guideCharges of [true, false]) {
      offers();
      await t.stopClock("2026-11-21 10:00:00+07");
      const { member, code } = await conversation({ client: await buildClient(t, { guideCharges }) });
      await say(member, code, "Aku mau resign.");
      await say(member, code, label);
      await t.advance(50);
      const { body } = await t.call("updateBattery", { body: { expert_id: 3 } }, member);
      expect(body.data.charged).toBe(guideCharges ? 50 : 0);
      await t.runClock();
    }
  });
});

describe("a document that a model writes by a tool", () => {
  test("is part of the answer's text, is kept, and can be saved", async () => {
    const text = "Yth. Bu Yati,\nSaya mundur akhir bulan ini.\nHormat saya, Rani";
    t.app.external.model = scriptedModel([
      { text: "Ini drafnya." },
      { document: { text: text.slice(0, 20), title: "Surat mundur" } },
      { document: { text: text.slice(20) } },
      { document: { text: "", title: "Surat mundur", isEnd: true } },
    ]);
    const { member, code } = await conversation();
    const { structured_response: content } = await say(member, code, "Buatkan suratnya.");
    expect(content.content.trim()).toBe(`Ini drafnya.\n\n${text}`);
    expect(content.document).toEqual({ title: "Surat mundur", text });
    const data = (await t.call("getConversation", { params: { id: code }, query: {} }, member)).body.data;
    expect(JSON.parse(data.history_chat.at(-1)?.content ?? "").document).toEqual(content.document);
  });
});
