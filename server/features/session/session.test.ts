import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshToken } from "#server/test/examples.ts";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";

let t: TestApp;
/** A second server on the same database. */
let second: TestApp;
let member: BuiltMember;

beforeAll(async () => {
  t = await startTestApp();
  second = await startTestApp({ database: t.database });
  member = await buildMember(t);
});
afterAll(async () => {
  await second.server.close();
  await t.close();
});

const check = (token: string, over: object = {}) => t.call("checkAuth", {}, { token, ...over });
const age = (column: "created_at" | "last_used_at", interval: string) =>
  t.database.pool.query(
    `update sessions set ${column} = app_now() - interval '${interval}' where id = (select max(id) from sessions)`,
  );
const lastUse = async () =>
  (await t.database.pool.query("select last_used_at from sessions order by id desc limit 1")).rows[0]
    .last_used_at;

describe("C-15: is the session valid", () => {
  test("B-026: 200 with a token; B-029: 401 with the sentence without one", async () => {
    expect(await check(member.token)).toMatchObject({ status: 200, body: { status: "success" } });
    const { status, refusal } = await t.call("checkAuth", {});
    expect([status, refusal.code, refusal.message]).toEqual([
      401,
      "unauthenticated",
      errorTexts.unauthenticated,
    ]);
  });

  test("a token is of one client: with another's page it is 401", async () => {
    expect((await check(member.token, { client: "netwerk" })).status).toBe(200);
    expect((await check(member.token, { client: "akasia" })).status).toBe(401);
  });

  test("S-04: a token in the query is none", async () => {
    const answer = await t.server.inject(`/api/users/check_auth?token=${member.token}`);
    expect(answer.statusCode).toBe(401);
  });

  test("ends after 30 days without use and lives through 29", async () => {
    const token = await freshToken(t, member);
    await age("last_used_at", "29 days 23 hours");
    expect((await check(token)).status).toBe(200);
    await age("last_used_at", "30 days 1 second");
    expect((await check(token)).status).toBe(401);
  });

  test("ends after 90 days however much it is used", async () => {
    const token = await freshToken(t, member);
    await age("created_at", "89 days 23 hours");
    expect((await check(token)).status).toBe(200);
    await age("created_at", "90 days 1 second");
    expect((await check(token)).status).toBe(401);
  });

  test("use is noted, at most once an hour", async () => {
    const token = await freshToken(t, member);
    await age("last_used_at", "30 minutes");
    const soon = await lastUse();
    await check(token);
    expect(await lastUse()).toEqual(soon);
    await age("last_used_at", "61 minutes");
    const later = await lastUse();
    await check(token);
    expect((await lastUse()).getTime()).toBeGreaterThan(later.getTime());
  });

  test("tokens are 256 random bits, stored hashed only", async () => {
    const tokens = [await freshToken(t, member), await freshToken(t, member)];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const { rows } = await t.database.pool.query("select * from sessions");
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("C-08: sign-out", () => {
  test("B-100: 201; this session ends at once on every server, others of the member live on", async () => {
    const [token, stays] = [await freshToken(t, member), await freshToken(t, member)];
    expect((await second.call("checkAuth", {}, { token })).status).toBe(200);
    expect((await t.call("logout", {}, { token })).status).toBe(201);
    for (const server of [t, second]) {
      expect((await server.call("checkAuth", {}, { token })).status).toBe(401);
      expect((await server.call("checkAuth", {}, { token: stays })).status).toBe(200);
    }
  });

  test("twice is 401, like without a token", async () => {
    const token = await freshToken(t, member);
    await t.call("logout", {}, { token });
    expect((await t.call("logout", {}, { token })).status).toBe(401);
    expect((await t.call("logout", {})).status).toBe(401);
  });
});
