import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ChatAnswer } from "#contract/chat.ts";
import { chooseModel } from "#server/external/model/choose-model.ts";
import { offersOf } from "#server/features/expert/expert.ts";
import { orNotFound } from "#server/platform/failure.ts";
import {
  type BuiltMember,
  buildClient,
  buildMember,
  clientNamed,
  startConversation,
} from "#server/test/factories.ts";
import { chunk, closePlayed, done, playedEndpoint, type Reply } from "#server/test/played-endpoint.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

const letter = "Yth. Bu Yati,\nSaya mundur akhir bulan ini.\nHormat saya, Rani";
const llm = {
  baseUrl: "http://model.test/v1",
  apiKey: undefined,
  model: "uji",
  providerName: "Penyedia Uji",
};

let t: TestApp;
let productId = 0;
beforeAll(async () => {
  t = await startTestApp({ config: { llm } });
  const [product] = await offersOf(t.app, await clientNamed(t, "netwerk"), 3);
  productId = orNotFound(product).id;
});
afterEach(closePlayed);
afterAll(() => t.close());

const call = (index: number, name: string, args: object) =>
  chunk({
    tool_calls: [{ index, id: `alat${index}`, function: { name, arguments: JSON.stringify(args) } }],
  });

/** The same answer in both forms: words, a letter, two buttons of which the gate refuses one, a flow, a product. */
const answers: Record<"tools" | "marks", () => string[]> = {
  tools: () => [
    chunk("Ini drafnya."),
    call(0, "simpan_naskah", { judul: "Surat mundur", isi: letter }),
    call(1, "beri_pilihan", { pilihan: ["Lebih singkat", "Kamu mengidap depresi."] }),
    call(2, "tawarkan_alur", { alur: "surat-resign" }),
    call(3, "tawarkan_produk", { id: productId }),
    call(4, "hapus_akun", {}),
    chunk("", "tool_calls"),
  ],
  marks: () => [
    chunk(`Ini drafnya.\n\n[[naskah: Surat mundur]]\n${letter}\n[[/nas`),
    chunk("kah]]\n[[pilihan: Lebih singkat | Kamu mengidap depresi.]][[alur: surat-"),
    chunk(`resign]] [[produk:${productId}]]`, "stop"),
  ],
};

async function say(member: BuiltMember, code: string, question: string): Promise<ChatAnswer> {
  await t.app.limits.forget("questionByUser", String(member.id));
  const { status, body } = await t.call("sendQuestion", { body: { thread_id: code, question } }, member);
  expect(status).toBe(200);
  return body;
}

/** A conversation that is long enough for offers, with a model that answers in this form. */
async function conversation(form: "tools" | "marks") {
  const reply = (): Reply => ({ lines: [...answers[form](), done] });
  const endpoint = await playedEndpoint(reply);
  const chosen = chooseModel(
    { llm: { ...endpoint.llm, tools: form === "tools" }, dataDir: t.app.config.dataDir },
    t.app.log,
  );
  Object.assign(t.app.external, { model: chosen.model, endpoint: chosen.endpoint });
  const member = await buildMember(t);
  const code = await startConversation(t, member, 3);
  for (const text of ["Halo.", "Aku kerja di toko.", "Bosku baik."]) await say(member, code, text);
  return { member, code, endpoint, chosen };
}

describe.each(["tools", "marks"] as const)("a model that offers by %s", (form) => {
  test("gives document, buttons, flow and product, and no member sees how", async () => {
    const { member, code, endpoint, chosen } = await conversation(form);
    const { structured_response: content } = await say(member, code, "Buatkan suratnya.");
    expect(content.content.replace(/\n{2,}/g, "\n").trim()).toBe(`Ini drafnya.\n${letter}`);
    expect(content.document).toEqual({ title: "Surat mundur", text: letter });
    expect(content.choices).toEqual([
      { id: "flow:surat-resign", label: "Susun surat resign" },
      { id: "pilihan-1", label: "Lebih singkat" },
    ]);
    expect(content.products.map(({ id }) => id)).toEqual([productId]);
    expect(JSON.stringify(content)).not.toMatch(/\[\[|simpan_naskah|mengidap/);
    const asked = orNotFound(endpoint.asked.at(-1));
    expect("tools" in asked).toBe(form === "tools");
    expect(asked.messages[0]?.content).toContain(
      form === "tools" ? "alat simpan_naskah" : "[[naskah: Judul]]",
    );
    const counted = form === "tools" ? { taken: 13, unknown: 4, not_offered: 3 } : { taken: 0, unknown: 0 };
    expect(chosen.endpoint?.called).toMatchObject(counted);
  });

  test("what the gate took out of a button is told with the next question, and history holds marks", async () => {
    const { member, code, endpoint } = await conversation(form);
    await say(member, code, "Terus?");
    const { messages } = orNotFound(endpoint.asked.at(-1));
    expect(messages[0]?.content).toContain("- penilaian penyakit.");
    expect(messages.map(({ role }) => role).slice(0, 3)).toEqual(["system", "user", "assistant"]);
    expect(messages[2]?.content).toBe(
      `Ini drafnya.\n[[naskah: Surat mundur]]\n${letter}\n[[/naskah]]\n[[alur: surat-resign]]\n[[pilihan: Lebih singkat]]`,
    );
  });

  test("no product above risk level 0, and no flow from level 2 on", async () => {
    const { member, code } = await conversation(form);
    const sad = await say(member, code, "Aku capek banget, rasanya hampa dan sedih terus tiap hari.");
    expect(sad.structured_response.products).toEqual([]);
    const danger = await say(member, code, "aku mau bunuh diri malam ini");
    expect(danger.safety?.level).toBe(3);
    expect(danger.structured_response.products).toEqual([]);
    expect(danger.structured_response.choices?.map(({ id }) => id)).toEqual(["pilihan-1"]);
  });
});

test("products are of the client's experts alone: once it no longer has one, none is offered", async () => {
  const [one, other] = [await buildClient(t), await buildClient(t)];
  await t.database.pool.query("delete from client_experts where client_id = $1 and expert_id = 3", [one.id]);
  expect(await offersOf(t.app, one, 3)).toEqual([]);
  expect((await offersOf(t.app, other, 3)).length).toBeGreaterThan(0);
});
