import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookieOf } from "#server/test/cookies.ts";
import { freshToken } from "#server/test/examples.ts";
import { buildMember, startConversation } from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { createLogger } from "./log.ts";

/* Canary test: marked secrets and texts pass through the server; none may appear in the log or in plain in a table. */

let t: TestApp;
const lines: string[] = [];
const model = scriptedModel([{ text: "jawaban-bertanda-5521" }], [new Error("the provider said no")]);

beforeAll(async () => {
  t = await startTestApp({ model, log: createLogger("debug", { write: (line) => void lines.push(line) }) });
});
afterAll(() => t.close());

const secret = {
  password: "sandi-bertanda-1187",
  wrong: "sandi-keliru-bertanda-1188",
  email: "alamat-bertanda@contoh.test",
  name: "Nama Bertanda",
  phone: "081200011223",
  newPassword: "sandi-baru-bertanda-1189",
};
const texts = { question: "isi hati bertanda 9021", topic: "topik bertanda 9022" };
const form = {
  ...secret,
  confirm_password: secret.password,
  username: "netwerk",
  wrong: undefined,
  newPassword: undefined,
};

/** Runs sign-up, verification, sign-in, a conversation that succeeds and one that fails; returns all tokens. */
async function live(): Promise<string[]> {
  const signedUp = await t.call("signUp", { body: form });
  expect(signedUp.status).toBe(201);
  await t.runJobs();
  const link =
    new URL(t.mail.sent.find(({ to }) => to === secret.email)?.link ?? "").searchParams.get("token") ?? "";
  const headers = cookieOf(signedUp);
  expect((await t.call("verifyEmail", { query: { token: link } }, { headers })).status).toBe(200);
  const sign = { email: secret.email, username: "netwerk" };
  expect((await t.call("login", { body: { ...sign, password: secret.wrong } })).status).toBe(401);
  const { token } = (await t.call("login", { body: { ...sign, password: secret.password } })).body.data;
  await t.call("agreeTnc", { body: { agree: true, health_data: true, ai_provider: true } }, { token });
  const { body } = await t.call(
    "createConversation",
    { body: { topic: texts.topic, expert_id: 1 } },
    { token },
  );
  for (let n = 0; n < 2; n++) {
    await t.call("sendQuestion", { body: { thread_id: body.data, question: texts.question } }, { token });
  }
  await t.server.inject(`/api/tidak-ada/${body.data}?token=${token}`);
  return [link, token, body.data, ...(await newPasswords(token))];
}

/** Requests a link from a session, then a mailed one, and uses the latter; returns their tokens. */
async function newPasswords(session: string): Promise<string[]> {
  const { token } = (await t.call("internalResetToken", {}, { token: session })).body;
  await t.call("confirmPassword", { body: { password: secret.password } }, { token: session });
  await t.call("forgotPassword", { body: { email: secret.email, username: "netwerk" } });
  await t.runJobs();
  const link = new URL(t.mail.sent.findLast(({ to }) => to === secret.email)?.link ?? "");
  const mailed = link.searchParams.get("token") ?? "";
  const { newPassword } = secret;
  const body = { token: mailed, newPassword, confirmPassword: newPassword };
  expect((await t.call("changePassword", { body })).status).toBe(200);
  await t.server.inject(`/netwerk/change-password?token=${mailed}`);
  return [token, mailed];
}

async function everyRow(): Promise<string> {
  const { rows: tables } = await t.database.pool.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  const all = [];
  for (const { name } of tables) {
    const { rows } = await t.database.pool.query(`select r::text as row from ${name} r`);
    all.push(...rows.map(({ row }) => row));
  }
  return all.join("\n");
}

test("no password, token, address, name or text is in the log; no password, token or text plain in a table", async () => {
  const tokens = await live();
  // The error message of a failed query contains its values.
  await t.database.pool.query("alter table users rename column phone to phone_away");
  expect((await t.call("signUp", { body: { ...form, email: `lagi-${secret.email}` } })).status).toBe(500);
  await t.database.pool.query("alter table users rename column phone_away to phone");
  const log = lines.join("");
  expect(log).toContain("call failed");
  expect(log).toContain('"route":"/api/chat"');
  for (const marked of [...Object.values(secret), ...Object.values(texts), ...tokens, "bertanda-5521"]) {
    expect(log).not.toContain(marked);
  }
  const rows = await everyRow();
  expect(rows).toContain(secret.email);
  const [link, token, , ...resetTokens] = tokens;
  for (const marked of [
    secret.password,
    secret.wrong,
    ...Object.values(texts),
    link,
    token,
    ...resetTokens,
    secret.newPassword,
    "bertanda-5521",
  ]) {
    expect(rows).not.toContain(marked);
    expect(rows).not.toContain(Buffer.from(marked ?? "").toString("hex"));
  }
});

test("an answered request is one line with the route of the table, status and time", async () => {
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  lines.length = 0;
  await t.call("getConversation", { params: { id: code } }, { token: await freshToken(t, member) });
  const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === "answered");
  expect(line).toMatchObject({ method: "GET", route: "/api/conversations/:id", status: 200 });
  expect(Object.keys(line).toSorted()).toEqual([
    "level",
    "method",
    "ms",
    "msg",
    "reqId",
    "route",
    "status",
    "time",
  ]);
});

/** The lines of answered requests since the log was emptied. */
const answered = () => lines.map((text) => JSON.parse(text)).filter(({ msg }) => msg === "answered");

describe("security events", () => {
  test("whoever signs in or fails to is logged with code, client, member and a mark of the address", async () => {
    const password = "sandi-lama-sekali-1";
    const { id, email } = await buildMember(t, { password });
    lines.length = 0;
    const sign = (word: string) => t.call("login", { body: { email, password: word, username: "netwerk" } });
    await sign("sandi-keliru-1");
    const { token } = (await sign(password)).body.data;
    await t.call("logout", {}, { token });
    await t.call("getUser", {}, { token });
    const [failed, entered, left, after] = answered();
    expect(failed).toMatchObject({ route: "/api/users/login", status: 401, code: "login_failed", client: 1 });
    expect(failed.member).toBeUndefined();
    expect(entered).toMatchObject({ route: "/api/users/login", status: 200, client: 1, member: id });
    expect(left).toMatchObject({ route: "/api/users/logout", status: 201, client: 1, member: id });
    expect(after).toMatchObject({ route: "/api/users", status: 401, code: "unauthenticated" });
    // The same address has the same mark, and nobody reads the address from it.
    const marks = new Set([failed, entered, left, after].map(({ from }) => from));
    expect([...marks]).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
    expect(lines.join("")).not.toMatch(/127\.0\.0\.1|@/);
  });

  test("whoever asks for what is another's, sends what is wrong, or asks too often is logged as a member", async () => {
    const [owner, other] = [await buildMember(t), await buildMember(t)];
    const code = await startConversation(t, owner);
    lines.length = 0;
    await t.call("getConversation", { params: { id: code }, query: {} }, other);
    await t.call("sendFeedback", { body: { message: "x".repeat(501) } }, other);
    for (let n = 0; n < 6; n++) await t.call("sendFeedback", { body: { message: "Baik." } }, other);
    const refused = answered().flatMap(({ code: why, member }) => (why ? [[why, member]] : []));
    expect(refused.slice(0, 2)).toEqual([
      ["not_found", other.id],
      ["invalid", other.id],
    ]);
    expect(refused.at(-1)).toEqual(["too_many_requests", other.id]);
    expect(lines.join("")).not.toContain(code);
  });

  test("what a sender makes up begins no line of its own", async () => {
    lines.length = 0;
    const headers = { "x-client": 'x","level":60', "user-agent": '{"level":60}\n{"msg":"palsu"}' };
    await t.server.inject({ url: "/api/tidak-ada%0A%7B%22msg%22%3A%22palsu%22%7D", headers });
    expect(answered()).toHaveLength(1);
    expect(lines.join("")).not.toContain("palsu");
    for (const line of lines) expect(line.trimEnd()).not.toContain("\n");
  });
});
