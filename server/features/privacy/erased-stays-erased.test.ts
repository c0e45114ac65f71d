import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { tellOfNewPassword } from "#server/features/password/password.ts";
import { sendGoogleLinked } from "#server/features/session/login-google.ts";
import { cookieOf } from "#server/test/cookies.ts";
import { fullLife, lifePassword } from "#server/test/full-life.ts";
import { type StandIn, startGoogle } from "#server/test/google.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

let google: StandIn;

beforeAll(async () => {
  google = await startGoogle();
  t = await startTestApp({ config: { google: google.config } });
});
afterAll(async () => {
  await t.close();
  await google.close();
});

test("X-17: links that were mailed before put nothing back, and no mail goes to the name that is left of it", async () => {
  const email = "hantu@anggota.test";
  const form = { name: "Nama Hantu", phone: "081200001111", email, username: "netwerk" };
  const password = "cerita-hantu-sekali";
  const tokenOf = async () => {
    await t.runJobs();
    const link = t.mail.sent.findLast(({ to }) => to === email)?.link ?? "";
    return new URL(link).searchParams.get("token") ?? "";
  };
  const headers = cookieOf(
    await t.call("signUp", { body: { ...form, password, confirm_password: password } }),
  );
  const verify = await tokenOf();
  await t.call("verifyEmail", { query: { token: verify } }, { headers });
  const { token, user_id } = (await t.call("login", { body: { email, password, username: "netwerk" } })).body
    .data;
  await t.call("forgotPassword", { body: { email, username: "netwerk" } });
  const reset = await tokenOf();
  await t.app.queue.enqueue(t.database.db, tellOfNewPassword, { userId: user_id });
  await t.app.queue.enqueue(t.database.db, sendGoogleLinked, { userId: user_id, isVoided: true });
  expect((await t.call("eraseAccount", { body: { password, word: "HAPUS" } }, { token })).status).toBe(200);
  // The job that removes the links has not run yet.
  const passwords = { newPassword: "cerita-lain-sekali", confirmPassword: "cerita-lain-sekali" };
  const answers = [
    await t.call("verifyEmail", { query: { token: verify } }),
    await t.call("changePassword", { body: { token: reset, ...passwords } }),
  ];
  expect(answers.map(({ refusal }) => refusal.code)).toEqual(["token_invalid", "token_invalid"]);
  await t.runJobs();
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  expect(t.mail.sent.filter(({ to }) => to.startsWith("terhapus"))).toEqual([]);
});

test("X-17: free time is not had without end by erasing and coming back: three times a day, then the next one waits", async () => {
  const who = { sub: "datang-lagi", email: "datang-lagi@gmail.test" };
  const enter = async () => {
    const asked = await t.call("getGoogleNonce", { query: { username: "netwerk" } });
    const credential = await google.token(asked.body.data.nonce, who);
    const body = { username: "netwerk", credential };
    return (await t.call("loginGoogle", { body }, { headers: cookieOf(asked) })).body.data;
  };
  const erase = (token: string) => t.call("eraseAccount", { body: { word: "HAPUS" } }, { token });
  for (let n = 0; n < 3; n += 1) expect((await erase((await enter()).token)).status).toBe(200);
  const { token } = await enter();
  const { status, headers } = await erase(token);
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(3600);
  expect((await t.call("checkAuth", {}, { token })).status).toBe(200);
});

test("X-17: a second press that is confirmed after the account is gone finds no session, not a wrong password", async () => {
  const life = await fullLife(t, "gelatik-2217-probe");
  const erase = () => t.call("eraseAccount", { body: { password: lifePassword, word: "HAPUS" } }, life);
  const take = vi.spyOn(t.app.limits, "take").mockImplementationOnce(async () => {
    expect((await erase()).status).toBe(200);
  });
  const late = await erase();
  take.mockRestore();
  expect([late.status, late.refusal.code]).toEqual([401, "unauthenticated"]);
});
