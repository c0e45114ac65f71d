import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { App } from "#server/platform/app.ts";
import { freshToken } from "#server/test/examples.ts";
import { buildMember, clientNamed } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { consentTexts } from "#texts/consent.ts";

let t: TestApp;
const llm: App["config"]["llm"] = {
  baseUrl: "http://127.0.0.1:9/v1",
  apiKey: undefined,
  model: "uji",
  providerName: "Penyedia Uji",
};

beforeAll(async () => {
  t = await startTestApp({ config: { llm } });
});
afterAll(() => t.close());

type Kind = "terms" | "health_data" | "ai_provider";
const set = (kind: Kind, given: boolean, caller: { token: string }) =>
  t.call("setConsent", { params: { kind }, body: { given } }, caller);
const list = async (caller: { token: string }) => (await t.call("listConsents", {}, caller)).body.data;
const rowsOf = async (userId: number) =>
  (await t.database.pool.query("select * from consents where user_id = $1 order by id", [userId])).rows;

describe("X-14: the own consents", () => {
  test("each with its text of today, version and when it was given; the provider by name", async () => {
    const member = await buildMember(t);
    const rows = await list(member);
    expect(rows.map(({ kind }) => kind)).toEqual(["terms", "health_data", "ai_provider"]);
    expect(rows[0]?.text).toBe(consentTexts.terms("NETWERK"));
    expect(rows[2]?.text).toContain("Penyedia Uji");
    for (const row of rows) {
      expect(row.version).toBe(consentTexts.version);
      expect(row.given_at).not.toBeNull();
      expect(row.records).toHaveLength(1);
    }
  });

  test("S-20: what was agreed in other words is told as a record, and counts as not given", async () => {
    const member = await buildMember(t);
    await t.database.pool.query(
      "update consents set text_hash = 'lama', version = '2020-01' where user_id = $1 and kind = 'health_data'",
      [member.id],
    );
    const row = (await list(member)).find(({ kind }) => kind === "health_data");
    expect(row?.given_at).toBeNull();
    expect(row?.records).toMatchObject([{ version: "2020-01", withdrawn_at: null }]);
  });

  test("nothing of another member; without a token 401", async () => {
    const member = await buildMember(t, { consents: false });
    await buildMember(t);
    expect((await list(member)).flatMap(({ records }) => records)).toEqual([]);
    expect((await t.call("listConsents", {})).status).toBe(401);
  });

  test("without a provider nobody is asked about one, nor can agree to it", async () => {
    const plain = await startTestApp();
    const member = await buildMember(plain);
    const { body } = await plain.call("listConsents", {}, member);
    expect(body.data.map(({ kind }) => kind)).toEqual(["terms", "health_data"]);
    const { status } = await plain.call(
      "setConsent",
      { params: { kind: "ai_provider" }, body: { given: true } },
      member,
    );
    expect(status).toBe(404);
    await plain.close();
  });
});

describe("X-15: giving and withdrawing", () => {
  test.for(["health_data", "ai_provider"] as const)(
    "%s withdrawn: a conversation asks for it again (403 with needs); given again from the same place, all is well",
    async (kind) => {
      const member = await buildMember(t);
      const begin = () => t.call("createConversation", { body: { expert_id: 1 } }, member);
      expect((await begin()).status).toBe(201);
      const { status, body } = await set(kind, false, member);
      expect([status, body.signed_out, body.data.given_at]).toEqual([200, false, null]);
      const refused = await begin();
      expect([refused.status, refused.refusal.code, refused.refusal.needs]).toEqual([
        403,
        "consent_required",
        [kind],
      ]);
      expect((await set(kind, true, member)).body.data.given_at).not.toBeNull();
      expect((await begin()).status).toBe(201);
    },
  );

  test("rows are never changed but for their withdrawal; the same wish again records nothing", async () => {
    const member = await buildMember(t);
    const before = await rowsOf(member.id);
    await set("health_data", false, member);
    const after = await rowsOf(member.id);
    expect(after.map((row) => ({ ...row, withdrawn_at: null }))).toEqual(before);
    expect(after.filter(({ withdrawn_at }) => withdrawn_at !== null).map(({ kind }) => kind)).toEqual([
      "health_data",
    ]);
    await set("health_data", false, member);
    expect(await rowsOf(member.id)).toEqual(after);
    await set("health_data", true, member);
    await set("health_data", true, member);
    expect(await rowsOf(member.id)).toHaveLength(4);
    const records = (await list(member)).find(({ kind }) => kind === "health_data")?.records;
    expect(records?.map(({ withdrawn_at }) => withdrawn_at === null)).toEqual([true, false]);
  });

  test("terms withdrawn: every session of this member ends; sign-in asks for them again", async () => {
    const member = await buildMember(t, { password: "rahasia-sekali-1" });
    const other = await buildMember(t);
    const phone = await freshToken(t, member);
    const { status, body } = await set("terms", false, member);
    expect([status, body.signed_out]).toEqual([200, true]);
    for (const token of [member.token, phone]) {
      expect((await t.call("checkAuth", {}, { token })).status).toBe(401);
    }
    expect((await t.call("checkAuth", {}, other)).status).toBe(200);
    const login = { email: member.email, password: "rahasia-sekali-1", username: "netwerk" };
    const back = await t.call("login", { body: login });
    expect([back.status, back.body.data.agree_with_tnc]).toEqual([200, false]);
    const again = await set("terms", true, { token: back.body.data.token });
    expect([again.status, again.body.signed_out]).toEqual([200, false]);
  });

  test("of this member alone, also where another client has the same person; bad input and no token", async () => {
    const member = await buildMember(t);
    const twin = await buildMember(t, { client: await clientNamed(t, "akasia") });
    const before = await rowsOf(twin.id);
    await set("health_data", false, member);
    expect(await rowsOf(twin.id)).toEqual(before);
    const send = (kind: string, payload: object, token?: string) =>
      t.server.inject({
        method: "PUT",
        url: `/api/users/consents/${kind}`,
        payload,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}) },
      });
    expect((await send("lainnya", { given: true }, member.token)).statusCode).toBe(404);
    expect((await send("terms", { given: "false" }, member.token)).statusCode).toBe(422);
    expect((await send("terms", { given: false })).statusCode).toBe(401);
    expect(
      (
        await t.call(
          "setConsent",
          { params: { kind: "terms" }, body: { given: false } },
          { token: member.token, client: "akasia" },
        )
      ).status,
    ).toBe(401);
    expect((await t.call("checkAuth", {}, member)).status).toBe(200);
  });

  test("forty times an hour it can be given, by either call, and always withdrawn", async () => {
    const member = await buildMember(t);
    const agree = (health_data: boolean) =>
      t.call("agreeTnc", { body: { agree: true, health_data } }, member);
    for (let n = 0; n < 20; n += 1) {
      expect((await set("health_data", false, member)).status).toBe(200);
      expect([(await set("health_data", true, member)).status, (await agree(n % 2 === 0)).status]).toEqual([
        200, 200,
      ]);
    }
    expect([(await set("health_data", true, member)).status, (await agree(true)).status]).toEqual([429, 429]);
    expect((await set("health_data", false, member)).status).toBe(200);
  });
});
