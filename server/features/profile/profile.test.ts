import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshToken } from "#server/test/examples.ts";
import { buildMember } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const rowsOf = async (userId: number) =>
  (await t.database.pool.query("select * from consents where user_id = $1 order by id", [userId])).rows;

describe("C-13: the own profile", () => {
  test("B-149: name, phone and address of the member whose token it is, never a password", async () => {
    const [one, two] = [
      await buildMember(t, { name: "Rani Satu" }),
      await buildMember(t, { name: "Dua Uji" }),
    ];
    for (const member of [one, two]) {
      const { status, body } = await t.call("getUser", {}, member);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        id: member.id,
        user_id: member.id,
        name: member.name,
        email: member.email,
      });
      expect(body.data.phone_number).toBe(body.data.phone);
      expect(JSON.stringify(body)).not.toMatch(/argon2|password/);
    }
  });

  test("without a token 401", async () => {
    expect((await t.call("getUser", {})).status).toBe(401);
  });
});

describe("C-07: consents", () => {
  test("B-083: agree is recorded with version, wording, language, way and time", async () => {
    const member = await buildMember(t, { consents: false });
    const { status, body } = await t.call("agreeTnc", { body: { agree: true, health_data: true } }, member);
    expect([status, body.data]).toEqual([
      200,
      { agree_with_tnc: true, health_data: true, ai_provider: false },
    ]);
    const rows = await rowsOf(member.id);
    expect(rows.map(({ kind }) => kind)).toEqual(["terms", "health_data"]);
    for (const row of rows) {
      expect(row).toMatchObject({ locale: "id", channel: "web", withdrawn_at: null });
      expect(row.text_hash).toMatch(/^[0-9a-f]{64}$/);
      expect(row.version).not.toBe("");
    }
    expect((await t.call("getUser", {}, member)).body.data.consents).toHaveLength(2);
  });

  test("a withdrawn consent stays on record; what is left out stays as it was", async () => {
    const member = await buildMember(t);
    const { body } = await t.call("agreeTnc", { body: { agree: true, health_data: false } }, member);
    expect(body.data).toEqual({ agree_with_tnc: true, health_data: false, ai_provider: true });
    const rows = await rowsOf(member.id);
    expect(rows).toHaveLength(3);
    expect(rows.find(({ kind }) => kind === "health_data").withdrawn_at).not.toBeNull();
    await t.call("agreeTnc", { body: { agree: true, health_data: true } }, member);
    expect(await rowsOf(member.id)).toHaveLength(4);
  });

  test("X-15: without the terms every session ends, whichever call withdraws them", async () => {
    const member = await buildMember(t);
    const phone = await freshToken(t, member);
    const { status, body } = await t.call("agreeTnc", { body: { agree: false } }, member);
    expect([status, body.data.agree_with_tnc]).toEqual([200, false]);
    for (const token of [member.token, phone]) {
      expect((await t.call("checkAuth", {}, { token })).status).toBe(401);
    }
  });

  test("the same again records nothing new", async () => {
    const member = await buildMember(t);
    const before = await rowsOf(member.id);
    await t.call("agreeTnc", { body: { agree: true } }, member);
    expect(await rowsOf(member.id)).toEqual(before);
  });

  test("ten taps at once record each consent once", async () => {
    const member = await buildMember(t, { consents: false });
    const body = { agree: true, health_data: true };
    const all = await Promise.all(Array.from({ length: 10 }, () => t.call("agreeTnc", { body }, member)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await rowsOf(member.id)).map(({ kind }) => kind).toSorted()).toEqual(["health_data", "terms"]);
  });

  test("S-20: a consent to another wording does not count, and a conversation asks for what is missing", async () => {
    const member = await buildMember(t);
    await t.database.pool.query(
      "update consents set text_hash = 'lama' where user_id = $1 and kind = 'terms'",
      [member.id],
    );
    const { status, refusal } = await t.call("createConversation", { body: { expert_id: 1 } }, member);
    expect([status, refusal.code, refusal.needs]).toEqual([403, "consent_required", ["terms"]]);
  });

  test("agree that is not true or false is a fault of the field; without a token 401", async () => {
    const member = await buildMember(t, { consents: false });
    const answer = await t.server.inject({
      method: "POST",
      url: "/api/users/agree_tnc",
      headers: { authorization: `Bearer ${member.token}` },
      payload: { agree: "true" },
    });
    expect([answer.statusCode, Object.keys(answer.json().error)]).toEqual([422, ["agree"]]);
    expect(await rowsOf(member.id)).toEqual([]);
    expect((await t.call("agreeTnc", { body: { agree: true } })).status).toBe(401);
  });
});
