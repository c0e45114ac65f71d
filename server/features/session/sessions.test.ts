import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshToken } from "#server/test/examples.ts";
import { type BuiltMember, buildMember, clientNamed, startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
/** A second server on the same database. */
let second: TestApp;

beforeAll(async () => {
  t = await startTestApp();
  second = await startTestApp({ database: t.database });
});
afterAll(async () => {
  await second.server.close();
  await t.close();
});

const chrome = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36";
const listOf = async (caller: { token: string }, userAgent = chrome) =>
  (await t.call("listSessions", {}, { token: caller.token, headers: { "user-agent": userAgent } })).body.data;
const statusOf = async (token: string, server = t) => (await server.call("checkAuth", {}, { token })).status;

describe("X-11: the list of sessions", () => {
  test("the own ones that are in force, this one first, then by use; device, beginning and last use in words", async () => {
    const member = await buildMember(t);
    const [phone, ended, old] = [
      await freshToken(t, member),
      await freshToken(t, member),
      await freshToken(t, member),
    ];
    await t.call("logout", {}, { token: ended });
    await t.call("checkAuth", {}, { token: phone, headers: { "user-agent": chrome } });
    await t.call("checkAuth", {}, { token: old, headers: { "user-agent": "curl/8" } });
    await t.database.pool.query(
      "update sessions set last_used_at = app_now() - interval '3 days' where id = (select max(id) from sessions)",
    );
    const rows = await listOf(member, "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0");
    expect(rows.map(({ browser, system, is_current }) => [browser, system, is_current])).toEqual([
      ["Firefox", "Windows", true],
      ["Chrome", "Android", false],
      [null, null, false],
    ]);
    for (const row of rows) expect(new Date(row.begun_at).getTime()).toBeLessThanOrEqual(Date.now());
  });

  test("of the device only words of our table are kept, and no address", async () => {
    const member = await buildMember(t);
    await t.server.inject({
      url: "/api/users/sessions",
      remoteAddress: "203.0.113.77",
      headers: { authorization: `Bearer ${member.token}`, "user-agent": `${chrome} rahasia-perangkat-1` },
    });
    const { rows } = await t.database.pool.query("select * from sessions where user_id = $1", [member.id]);
    expect(rows[0].device).toBe("Chrome/Android");
    expect(JSON.stringify(rows)).not.toMatch(/rahasia|203\.0\.113/);
  });

  test("the device is noted at its first use, and use stays noted once an hour", async () => {
    const member = await buildMember(t);
    await listOf(member);
    const [first] = await listOf(member, "Mozilla/5.0 (iPhone) Safari/1");
    expect([first?.browser, first?.system]).toEqual(["Chrome", "Android"]);
  });

  test("those of another member or another client are not in it; without a token, or with another client's, 401", async () => {
    const [member, other] = [await buildMember(t), await buildMember(t)];
    expect(await listOf(member)).toHaveLength(1);
    expect((await listOf(other))[0]?.id).not.toBe((await listOf(member))[0]?.id);
    expect((await t.call("listSessions", {})).status).toBe(401);
    expect((await t.call("listSessions", {}, { token: member.token, client: "akasia" })).status).toBe(401);
  });
});

describe("X-12: one device is signed out", () => {
  test("at once on every server; the others live on", async () => {
    const member = await buildMember(t);
    const token = await freshToken(t, member);
    const id = (await listOf(member)).find((row) => !row.is_current)?.id ?? 0;
    expect(await statusOf(token, second)).toBe(200);
    expect((await t.call("endSession", { params: { id } }, member)).status).toBe(200);
    for (const server of [t, second]) {
      expect(await statusOf(token, server)).toBe(401);
      expect(await statusOf(member.token, server)).toBe(200);
    }
    // The second time the session no longer exists.
    expect((await t.call("endSession", { params: { id } }, member)).status).toBe(404);
    expect(await listOf(member)).toHaveLength(1);
  });

  test("S-08: another member's, another client's and nobody's id are 404 alike, and live on", async () => {
    const member = await buildMember(t);
    const other = await buildMember(t);
    const stranger = await buildMember(t, { client: await clientNamed(t, "akasia") });
    const ids = await Promise.all([other, stranger].map(async (one) => (await listOf(one))[0]?.id ?? 0));
    for (const id of [...ids, 2_000_000_000]) {
      const { status, refusal } = await t.call("endSession", { params: { id } }, member);
      expect([status, refusal.code]).toEqual([404, "not_found"]);
    }
    for (const { token } of [other, stranger]) expect(await statusOf(token)).toBe(200);
    expect((await t.call("endSession", { params: { id: 0 } }, member)).status).toBe(404);
    expect((await t.call("endSession", { params: { id: 1 } })).status).toBe(401);
  });

  test("this very session too, as signing out does", async () => {
    const member = await buildMember(t);
    const [here] = await listOf(member);
    await t.call("endSession", { params: { id: here?.id ?? 0 } }, member);
    expect(await statusOf(member.token)).toBe(401);
  });
});

describe("X-13: all others are signed out", () => {
  test("every one but this, of this member alone; says how many", async () => {
    const [member, other] = [await buildMember(t), await buildMember(t)];
    const tokens = [await freshToken(t, member), await freshToken(t, member)];
    const { status, body } = await t.call("endOtherSessions", {}, member);
    expect([status, body.data]).toEqual([200, { ended: 2 }]);
    for (const token of tokens) expect(await statusOf(token, second)).toBe(401);
    expect(await statusOf(member.token)).toBe(200);
    expect(await statusOf(other.token)).toBe(200);
    expect((await t.call("endOtherSessions", {}, member)).body.data).toEqual({ ended: 0 });
    expect((await t.call("endOtherSessions", {})).status).toBe(401);
  });
});

/** Starts an answer that streams some text and then waits for `go`. */
async function openAnswer(member: BuiltMember, token: string, at: string, code: string) {
  const response = await fetch(`${at}/api/chat`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "text/event-stream",
    },
    body: JSON.stringify({ thread_id: code, question: "Aku mau cerita.", expert_id: 1 }),
  });
  expect([member.id > 0, response.status]).toEqual([true, 200]);
  return response;
}

describe("X-12: an open line of an ended session", () => {
  test("ends within a second, here and on another server; the answer is written on and kept", async () => {
    const member = await buildMember(t);
    const token = await freshToken(t, member);
    const go = latch();
    t.app.external.model = scriptedModel([{ text: "Aku dengar. " }, () => go.wait(), { text: "Lalu?" }]);
    const [here, there] = [await t.listen(), await second.listen()];
    const code = await startConversation(t, member);
    const own = await openAnswer(member, token, here, code);
    const { rows } = await t.database.pool.query("select id from messages where state = 'streaming'");
    const answerId = rows[0].id;
    const followed = await fetch(`${there}/api/chat/${answerId}/stream`, {
      headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
    });
    const waited = fetch(`${here}/api/chat/${answerId}/stream`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const kept = await fetch(`${here}/api/chat/${answerId}/stream`, {
      headers: { authorization: `Bearer ${member.token}`, accept: "text/event-stream" },
    });
    // Waits until the open responses of both sessions, the ending and the surviving one, are registered.
    await expect.poll(() => t.app.connections.sessions.length).toBe(2);
    const begin = performance.now();
    await t.call("endOtherSessions", {}, member);
    const texts = await Promise.all([own.text(), followed.text()]);
    expect(performance.now() - begin).toBeLessThan(10_000);
    for (const text of texts) {
      expect(text).toContain("event: meta");
      expect(text).not.toMatch(/event: (final|error)/);
    }
    expect((await waited).status).toBe(401);
    const again = await fetch(`${here}/api/chat/${answerId}/stream`, {
      headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
    });
    expect(again.status).toBe(401);
    go.open();
    expect(await kept.text()).toContain("event: final");
    const { body } = await t.call("getConversation", { params: { id: code }, query: {} }, member);
    expect(body.data.history_chat.at(-1)).toMatchObject({ state: "complete" });
    expect(JSON.parse(body.data.history_chat.at(-1)?.content ?? "{}").content).toBe("Aku dengar. Lalu?");
    await expect.poll(() => t.app.connections.sessions).toEqual([]);
  });
});

describe("X-18: how somebody shows once more who they are", () => {
  const ask = (member: BuiltMember) => t.call("getConfirmation", {}, member);

  test("by the password where there is one; a sign-in is recent for ten minutes", async () => {
    const member = await buildMember(t, { password: "rahasia-sekali-1" });
    expect((await ask(member)).body.data).toEqual({ has_password: true, is_recent: true });
    await t.database.pool.query(
      "update sessions set confirmed_at = app_now() - interval '10 minutes 1 second' where user_id = $1",
      [member.id],
    );
    expect((await ask(member)).body.data).toEqual({ has_password: true, is_recent: false });
    await t.database.pool.query("update users set password_hash = '' where id = $1", [member.id]);
    expect((await ask(member)).body.data).toEqual({ has_password: false, is_recent: false });
    expect((await t.call("getConfirmation", {})).status).toBe(401);
  });
});
