import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf } from "#server/test/cookies.ts";
import { freshToken } from "#server/test/examples.ts";
import { buildMember, startTalk } from "#server/test/factories.ts";
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
  const code = await startTalk(t, member);
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
