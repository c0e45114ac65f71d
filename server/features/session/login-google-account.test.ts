import type { JWTPayload } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cookieJar } from "#server/test/cookies.ts";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { type StandIn, startGoogle } from "#server/test/google.ts";
import { appCode, turnOn } from "#server/test/second-factor.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";
import { mailTexts } from "#texts/mail/mail.ts";

let t: TestApp;
let google: StandIn;

beforeAll(async () => {
  google = await startGoogle();
  t = await startTestApp({ config: { google: google.config } });
});
beforeEach(() => t.app.limits.forget("loginByAddress", "127.0.0.1"));
afterAll(async () => {
  await t.close();
  await google.close();
});

const browser = cookieJar();

const nonceOf = async () => {
  const caller = { client: "netwerk", headers: browser.headers() };
  return browser.keep(await t.call("getGoogleNonce", { query: {} }, caller)).body.data.nonce;
};

/** Signs in with a fresh nonce. */
const enter = async (claims: JWTPayload) => {
  const credential = await google.token(await nonceOf(), claims);
  return t.call("loginGoogle", { body: { username: "netwerk", credential } }, { headers: browser.headers() });
};

const accounts = async (email: string) =>
  (await t.database.pool.query("select * from users where email = $1", [email])).rows;

describe("C-03: whose account it is", () => {
  const password = "sandi-rahasia-9";
  const enters = async (member: BuiltMember) =>
    (await t.call("login", { body: { email: member.email, password, username: "netwerk" } })).status;
  const mailsTo = async ({ email }: BuiltMember) => {
    await t.runJobs();
    return t.mail.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
  };

  test("a verified member's, where the address is verified on both sides; the password, sessions, links and consents of before are void, and a mail says so", async () => {
    const member = await buildMember(t, { password });
    const bystander = await buildMember(t, { password });
    await t.call("forgotPassword", { body: { email: member.email, username: "netwerk" } });
    await t.runJobs();
    const link = t.mail.sent.find(({ to }) => to === member.email)?.link ?? "";
    t.mail.sent.length = 0;
    const { body } = await enter({ sub: "milik-sendiri", email: member.email });
    expect(body.data).toMatchObject({ user_id: member.id, agree_with_tnc: false });
    expect(await mailsTo(member)).toEqual([`${mailTexts.googleTakesOver.subject} - Netwerk`]);
    expect(await enters(member)).toBe(401);
    expect((await t.call("checkAuth", {}, member)).status).toBe(401);
    const other = { newPassword: "sandi-penyerang-3", confirmPassword: "sandi-penyerang-3" };
    const token = new URL(link).searchParams.get("token") ?? "";
    expect((await t.call("changePassword", { body: { token, ...other } })).refusal.code).toBe(
      "token_invalid",
    );
    const me = await t.call("getUser", {}, { token: body.data.token });
    expect(me.body.data.consents).toEqual([]);
    expect([await enters(bystander), (await t.call("checkAuth", {}, bystander)).status]).toEqual([200, 200]);
    // The second time nothing is void any more, and no mail is sent.
    await t.call("agreeTnc", { body: { agree: true } }, { token: body.data.token });
    const again = await enter({ sub: "milik-sendiri", email: member.email });
    expect(again.body.data.agree_with_tnc).toBe(true);
    expect((await t.call("checkAuth", {}, { token: body.data.token })).status).toBe(200);
    expect(await mailsTo(member)).toHaveLength(1);
  });

  test("from a session of that member that was confirmed just now, everything stays; from another one it does not", async () => {
    const credential = async (sub: string, { email }: BuiltMember) =>
      google.token(await nonceOf(), { sub, email });
    const from = async (member: BuiltMember, sub: string, token: string) => {
      const body = { username: "netwerk", credential: await credential(sub, member) };
      return (await t.call("loginGoogle", { body }, { token, headers: browser.headers() })).body.data
        .agree_with_tnc;
    };
    const [mine, late, theirs] = await Promise.all([
      buildMember(t, { password }),
      buildMember(t, { password }),
      buildMember(t, { password }),
    ]);
    await t.database.pool.query(
      "update sessions set confirmed_at = app_now() - interval '11 minutes' where user_id = $1",
      [late.id],
    );
    t.mail.sent.length = 0;
    expect(await from(mine, "baru-konfirmasi", mine.token)).toBe(true);
    expect(await from(late, "sudah-lama", late.token)).toBe(false);
    expect(await from(theirs, "sesi-orang", mine.token)).toBe(false);
    expect([await enters(mine), await enters(late), await enters(theirs)]).toEqual([200, 401, 401]);
    expect(await mailsTo(mine)).toEqual([`${mailTexts.googleLinked.subject} - Netwerk`]);
    expect((await t.call("checkAuth", {}, mine)).status).toBe(200);
  });

  test("X-35: a second factor is asked for as well, before anything opens", async () => {
    const member = await turnOn(t, await buildMember(t, { password }));
    const { status, refusal } = await enter({ sub: "dengan-faktor", email: member.email });
    expect([status, refusal.code]).toEqual([401, "second_factor_needed"]);
    const code = async (steps: number) => {
      const body = { username: "netwerk", code: await appCode(t, member.secret, steps) };
      return t.call("loginCode", { body: { ...body, challenge: String(refusal.challenge) } });
    };
    expect((await code(9)).refusal.code).toBe("code_wrong");
    expect((await code(1)).body.data.user_id).toBe(member.id);
  });

  test("an unverified account's consents and sessions are void with its first proof", async () => {
    const member = await buildMember(t, { password, verified: false });
    const { body } = await enter({ sub: "bukti-pertama", email: member.email });
    expect(body.data).toMatchObject({ user_id: member.id, agree_with_tnc: false });
    expect((await t.call("checkAuth", {}, member)).status).toBe(401);
  });

  test("another Google account with that address does not get it", async () => {
    const { email } = await buildMember(t);
    await enter({ sub: "yang-pertama", email });
    const { status, refusal } = await enter({ sub: "yang-kedua", email });
    expect([status, refusal.code, refusal.message]).toEqual([409, "google_other", errorTexts.googleOther]);
  });

  test("a sign-up that nobody verified: its password, its name and its links are gone for good", async () => {
    const email = "didahului@gmail.test";
    const password = "sandi-penyerang-1";
    const form = { name: "Penyerang", phone: "081298765432", email, username: "netwerk" };
    await t.call("signUp", { body: { ...form, password, confirm_password: password } });
    await t.runJobs();
    const [link] = t.mail.sent.filter(({ to }) => to === email).map((mail) => mail.link);
    const entered = await enter({ sub: "pemilik-asli", email, name: "Pemilik Asli" });
    expect(entered.status).toBe(200);
    const login = async () =>
      (await t.call("login", { body: { email, password, username: "netwerk" } })).status;
    expect(await login()).toBe(401);
    const token = new URL(link ?? "").searchParams.get("token") ?? "";
    expect((await t.call("verifyEmail", { query: { token } })).refusal.code).toBe("token_invalid");
    expect(await login()).toBe(401);
    const me = await t.call("getUser", {}, { token: entered.body.data.token, client: "netwerk" });
    expect(me.body.data).toMatchObject({ name: "Pemilik Asli", phone: "" });
    // Signing up with the address again only sends the "already registered" mail, as with any other account.
    await t.call("signUp", { body: { ...form, password, confirm_password: password } });
    await t.runJobs();
    expect(t.mail.sent.filter(({ to }) => to === email).at(-1)?.subject).toContain(
      mailTexts.alreadyRegistered.subject,
    );
    expect((await enter({ sub: "pemilik-asli", email })).body.data.user_id).toBe(entered.body.data.user_id);
  });

  test("an account that came by Google has no password that fits", async () => {
    const email = "tanpa-sandi@gmail.test";
    await enter({ email });
    const [{ password_hash }] = await accounts(email);
    for (const password of [password_hash, "*".repeat(8), "        ", "$argon2id$"])
      expect((await t.call("login", { body: { email, password, username: "netwerk" } })).status).not.toBe(
        200,
      );
  });
});
