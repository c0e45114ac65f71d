import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDemoAccounts, demoAccounts, demoPassword } from "./demo.ts";
import { hashPassword } from "./platform/security/secrets.ts";
import { startTestApp, type TestApp } from "./test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const signIn = async ({ client, email }: (typeof demoAccounts)[number], password = demoPassword) =>
  t.call("login", { body: { email, password, username: client } }, { client });

test("a server that is no demo opens no account by the published password, on a database that was one", async () => {
  const [first, second] = demoAccounts;
  if (!first || !second) throw new Error("no demo accounts");
  const open = await signIn(first);
  expect(open.status).toBe(200);
  const own = "sandi-yang-diganti-9";
  await t.database.pool.query("update users set password_hash = $1 where email = $2", [
    await hashPassword(own),
    second.email,
  ]);
  expect(await closeDemoAccounts(t.app)).toBeGreaterThan(0);
  expect((await signIn(first)).status).toBe(401);
  expect((await t.call("getUser", {}, { token: open.body.data.token })).status).toBe(401);
  // Whoever chose a password of their own keeps it.
  expect((await signIn(second, own)).status).toBe(200);
  expect(await closeDemoAccounts(t.app)).toBe(0);
});
