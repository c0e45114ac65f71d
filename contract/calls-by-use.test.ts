import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastMessage } from "#server/test/conversations.ts";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { silentModel } from "#server/test/fakes.ts";
import { ownFileOf } from "#server/test/own-files.ts";
import { storeOrder } from "#server/test/stored-order.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import specCalls from "#spec/calls.json" with { type: "json" };
import { type CallName, calls } from "./calls.ts";

let t: TestApp;
let member: BuiltMember;

beforeAll(async () => {
  t = await startTestApp({ model: silentModel });
  member = await buildMember(t);
});
afterAll(() => t.close());

/** The specification names other rows for a use that has no path of its own; this checks that they are these calls. */
function expectNamed(id: string, ...names: CallName[]): void {
  const row = specCalls.find((one) => one.id === id);
  const note = row && "note" in row ? String(row.note) : "";
  expect([row?.path, note.match(/C-\d+/g)]).toEqual([null, names.map((name) => calls[name].id)]);
}

const linesOf = async (of: BuiltMember) =>
  (await t.call("getCart", {}, of)).body.data.flatMap(({ carts }) => carts);

describe("uses without a path of their own are served by the calls that the specification names", () => {
  test("C-41: the chat fetches the cart, and one piece of a product is added to it", async () => {
    expectNamed("C-41", "getCart", "addToCart");
    const shopper = await buildMember(t);
    expect(await linesOf(shopper)).toEqual([]);
    const added = await t.call("addToCart", { body: { product_id: 1 } }, shopper);
    expect(added.body.data).toMatchObject({ product_id: 1, quantity: 1 });
    expect(await linesOf(shopper)).toEqual([expect.objectContaining({ product_id: 1, quantity: 1 })]);
  });

  test("C-60: registration takes six fields and answers status and message", async () => {
    expectNamed("C-60", "signUp");
    const row = specCalls.find(({ id }) => id === "C-60");
    const password = "sandi-baru-sekali-7";
    const form = { name: "Rani Utami", phone: "081234567890", email: "rani-baru@contoh.test", password };
    const body = { ...form, confirm_password: password, username: "akasia" };
    expect(Object.keys(body)).toEqual(row?.payload);
    const answer = await t.call("signUp", { body });
    expect(answer.body).toEqual(expect.objectContaining({ status: "pending", message: expect.any(String) }));
    // Each of the six fields is required.
    for (const field of Object.keys(body))
      expect((await t.call("signUp", { body: { ...body, [field]: undefined } as never })).status).toBe(422);
  });

  test("C-63: a conversation for an expert id; data is what its conversation is called by", async () => {
    expectNamed("C-63", "createConversation");
    const { body } = await t.call("createConversation", { body: { expert_id: 2 } }, member);
    const opened = await t.call("getConversation", { params: { id: body.data }, query: {} }, member);
    expect([opened.status, opened.body.data.expert_id]).toEqual([200, 2]);
  });

  test("C-64: all experts in one answer of a hundred, without a session", async () => {
    expectNamed("C-64", "listExperts");
    const { body } = await t.call("listExperts", { query: { page: 1, per_page: 100 } });
    const { rows } = await t.database.pool.query("select 1 from client_experts where client_id = 1");
    expect([body.data.length, body.per_page, body.total_pages]).toEqual([rows.length, 100, 1]);
    expect(rows.length).toBeGreaterThan(5);
  });

  test("C-65: services, among them each that an expert stands for; an application may name any", async () => {
    expectNamed("C-65", "listServices");
    const { data } = (await t.call("listServices", { query: { page: 1, per_page: 100 } })).body;
    const experts = (await t.call("listExperts", { query: { page: 1, per_page: 100 } })).body.data;
    expect(data.map(({ name }) => name)).toEqual(
      expect.arrayContaining(experts.map(({ layanan }) => layanan)),
    );
    const applicant = {
      name: "Rani Uji",
      phone: "081234567890",
      city: "Bandung",
      email: "rani@pelamar.test",
    };
    const rest = {
      birth_date: "1990-05-17",
      experience: 7,
      biography: "Konselor dengan pendekatan yang tenang.",
      kontak: "Ya",
    } as const;
    const named = async (layanan: string) =>
      (await t.call("joinExpert", { body: { ...applicant, ...rest, layanan } })).status;
    expect([await named(data.at(-1)?.name ?? ""), await named("Tidak Ada")]).toEqual([200, 422]);
  });

  test("C-66: the history of orders", async () => {
    expectNamed("C-66", "listTransactions");
    const buyer = await buildMember(t);
    const { invoiceNo } = await storeOrder(t, buyer);
    const { body } = await t.call("listTransactions", { query: { page: 1 } }, buyer);
    expect(body.data.map(({ no_invoice }) => no_invoice)).toEqual([invoiceNo]);
  });

  test("C-67: the cart as it is, and another quantity of a line", async () => {
    expectNamed("C-67", "getCart", "setCartQuantity");
    const shopper = await buildMember(t);
    const { id } = (await t.call("addToCart", { body: { product_id: 1 } }, shopper)).body.data;
    await t.call("setCartQuantity", { params: { id }, body: { quantity: 3 } }, shopper);
    expect(await linesOf(shopper)).toEqual([expect.objectContaining({ id, quantity: 3 })]);
  });

  test("C-68: a product, an expert's products, and what a member has bought, each by id", async () => {
    expectNamed("C-68", "getProduct", "listProducts", "listOwnProducts");
    const listed = await t.call("listProducts", { params: { id: 1 }, query: {} });
    const [first] = listed.body.data.data;
    const one = await t.call("getProduct", { params: { id: 1, productId: first?.id ?? 0 } });
    expect(one.body.data.data).toEqual([expect.objectContaining({ id: first?.id, name: first?.name })]);
    const owner = await buildMember(t);
    await ownFileOf(t, owner, 1);
    const owned = await t.call("listOwnProducts", { params: { id: owner.id }, query: {} }, owner);
    expect(owned.body.data.map(({ product }) => product.id)).toEqual([1]);
  });

  test("C-69: the stars of a conversation, the thumb of an answer, a product into the cart", async () => {
    expectNamed("C-69", "rateConversation", "rateAnswer", "addToCart");
    const code = await startConversation(t, member);
    const question = "Aku mau cerita soal pekerjaanku.";
    const { id } = (await t.call("sendQuestion", { body: { thread_id: code, question } }, member)).body;
    await t.call("rateAnswer", { body: { conversation_detail_id: id, thumb: 1 } }, member);
    expect((await lastMessage(t, member, code))?.thumb).toBe(1);
    await t.call("rateConversation", { params: { code }, body: { rating: 4 } }, member);
    const { data } = (await t.call("getRating", { params: { code } }, member)).body;
    expect(data.rating).toMatchObject({ star: 4 });
    expect((await t.call("addToCart", { body: { product_id: 1 } }, member)).status).toBe(200);
  });
});
