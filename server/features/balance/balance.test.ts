import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type BuiltMember,
  buildClient,
  buildMember,
  givePaidTime,
  startConversation,
} from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { balanceTexts } from "#texts/balance/balance.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(() => t.stopClock("2026-11-21 10:00:00+07"));
afterAll(() => t.close());

const saldo = async (member: BuiltMember) => (await t.call("getSaldo", {}, member)).body.data;
const journals = async () =>
  (await t.database.pool.query("select count(*)::int as n from journals")).rows[0].n;
/** A body with amounts that a browser must not be able to set. */
const greedy = { total_saldo: 999_999, seconds: -600, saldo: 1, charged: 0, amount: 5000 };

/** A member whose meter runs. */
async function talking() {
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  await t.call("sendQuestion", { body: { thread_id: code, question: "Aku mau cerita." } }, member);
  return { member, code };
}

describe("C-34: the balance", () => {
  test("E-23, E-24: a row for each expert of the member's client, with its service", async () => {
    const client = await buildClient(t);
    const { status, body } = await t.call("getSaldo", {}, await buildMember(t, { client }));
    const offered = await t.call("listExperts", { query: {} }, { client: client.username });
    expect(status).toBe(200);
    expect(body.data.saldo_experts.toSorted((a, b) => a.expert_id - b.expert_id)).toEqual(
      offered.body.data.map(({ id, layanan }) => ({
        expert_id: id,
        expert_layanan: layanan,
        total_saldo: 300,
      })),
    );
  });

  test("bought time is the buyer's alone", async () => {
    const [buyer, other] = [await buildMember(t), await buildMember(t)];
    await givePaidTime(t, buyer, 1, 600);
    expect((await saldo(buyer)).paid_saldo).toBe(600);
    expect(await saldo(other)).toMatchObject({ total_saldo: 300, paid_saldo: 0 });
  });

  test("looking at a running clock writes nothing and does not keep it alive", async () => {
    const { member } = await talking();
    const before = await journals();
    for (let n = 0; n < 5; n += 1) {
      await t.advance(30);
      await saldo(member);
    }
    expect(await journals()).toBe(before);
    expect((await saldo(member)).total_saldo).toBe(240);
  });
});

describe("C-33: the heartbeat", () => {
  test("S-02, case 36: amounts in its body change nothing; the server's clock alone charges", async () => {
    const { member } = await talking();
    await t.advance(40);
    const { status, body } = await t.call(
      "updateBattery",
      { body: { expert_id: 1, ...greedy } as never },
      member,
    );
    expect([status, body.total_saldo]).toEqual([200, 260]);
    expect(body.data).toMatchObject({ charged: 40, total_saldo: 260 });
  });

  test("case 36: with an expert that the client does not offer it is refused and charges nothing", async () => {
    const member = await buildMember(t, { client: await buildClient(t) });
    for (const expert_id of [4, 999]) {
      const { status, refusal } = await t.call("updateBattery", { body: { expert_id } }, member);
      expect([status, refusal.code]).toEqual([404, "not_found"]);
    }
    expect((await saldo(member)).total_saldo).toBe(300);
  });

  test("moves the meter of its own member only", async () => {
    const { member } = await talking();
    const other = await buildMember(t);
    await t.advance(30);
    await t.call("updateBattery", { body: { expert_id: 1 } }, other);
    expect((await saldo(other)).total_saldo).toBe(300);
    expect(await saldo(member)).toMatchObject({ total_saldo: 270, state: "running" });
  });
});

describe("C-32: filling up", () => {
  const reset = (member: BuiltMember) =>
    t.call("resetBattery", { body: { expert_id: 1, ...greedy } as never }, member);

  test("B-232, E-25: answers status, total_saldo and message; while time is left nothing is written", async () => {
    const { member } = await talking();
    const before = await journals();
    const { status, body } = await reset(member);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "success", total_saldo: 300, message: balanceTexts.notEmpty });
    expect(await journals()).toBe(before);
  });

  test("before the day's first question it brings the day's free time, once", async () => {
    const member = await buildMember(t, { client: await buildClient(t) });
    const messages = [(await reset(member)).body.message, (await reset(member)).body.message];
    expect(messages).toEqual([balanceTexts.filled, balanceTexts.notEmpty]);
    expect(await saldo(member)).toMatchObject({ total_saldo: 300, free_saldo: 300 });
  });

  test("time bought with another expert is no reason to refuse, and is not touched", async () => {
    const client = await buildClient(t, { freeSeconds: 60 });
    const member = await buildMember(t, { client });
    await givePaidTime(t, member, 2, 600);
    const code = await startConversation(t, member);
    await t.call("sendQuestion", { body: { thread_id: code, question: "Halo." } }, member);
    await t.advance(60);
    await t.call("updateBattery", { body: { expert_id: 1 } }, member);
    const { status, body } = await t.call("resetBattery", { body: { expert_id: 1 } }, member);
    expect([status, body.message]).toEqual([200, balanceTexts.filled]);
    expect(await saldo(member)).toMatchObject({ free_saldo: 60, paid_saldo: 600 });
  });

  test("for an expert that the client does not offer it is refused", async () => {
    const member = await buildMember(t, { client: await buildClient(t) });
    const { status, refusal } = await t.call("resetBattery", { body: { expert_id: 4 } }, member);
    expect([status, refusal.code]).toEqual([404, "not_found"]);
  });
});

describe("whose balance", () => {
  test.each(["getSaldo", "updateBattery", "resetBattery"] as const)(
    "%s: no token, a wrong one, or another client's page is 401",
    async (name) => {
      const member = await buildMember(t);
      const callers = [{}, { token: "x".repeat(43) }, { token: member.token, client: "akasia" }];
      for (const caller of callers) {
        const { status, refusal } = await t.call(name, { body: { expert_id: 1 } } as never, caller);
        expect([status, refusal.code]).toEqual([401, "unauthenticated"]);
      }
    },
  );

  test.each(["updateBattery", "resetBattery"] as const)(
    "%s: an expert_id that is none is a fault of the field",
    async (name) => {
      const member = await buildMember(t);
      for (const body of [{}, { expert_id: 0 }, { expert_id: 1.5 }, { expert_id: "satu" }]) {
        const { status, refusal } = await t.call(name, { body: body as never }, member);
        expect([status, Object.keys(refusal.error ?? {})]).toEqual([422, ["expert_id"]]);
      }
    },
  );
});
