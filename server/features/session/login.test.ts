import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { setPasswordCost } from "#server/platform/security/secrets.ts";
import { buildMember, clientNamed } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { loginTexts } from "#texts/account/account.ts";
import { errorTexts } from "#texts/errors.ts";

let t: TestApp;
const password = "sandi-rahasia-9";

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(() => t.app.limits.forget("loginByAddress", "127.0.0.1"));
afterAll(() => t.close());

const login = (email: string, over: object = {}, client?: string) =>
  t.call("login", { body: { email, password, username: "netwerk", ...over } }, { client });
const twice = (given: string) => ({ password: given, confirm_password: given });
const sessions = async () =>
  (await t.database.pool.query("select count(*)::int as n from sessions")).rows[0].n;

describe("C-02: sign-in", () => {
  test("B-088: answers 200 with message, token, agree_with_tnc and user_id; the token opens the member's calls", async () => {
    const member = await buildMember(t, { password });
    const { status, body } = await login(member.email);
    expect([status, body.message]).toEqual([200, loginTexts.done]);
    expect(body.data).toEqual({ token: expect.any(String), agree_with_tnc: true, user_id: member.id });
    const me = await t.call("getUser", {}, { token: body.data.token, client: "netwerk" });
    expect(me.body.data.email).toBe(member.email);
  });

  test("B-080: agree_with_tnc is false until the terms are agreed to", async () => {
    const member = await buildMember(t, { password, consents: false });
    expect((await login(member.email)).body.data.agree_with_tnc).toBe(false);
  });

  test("/api/login is the same call", async () => {
    const member = await buildMember(t, { password });
    const payload = { email: member.email, password, username: "netwerk" };
    const answer = await t.server.inject({ method: "POST", url: "/api/login", payload });
    expect([answer.statusCode, answer.json().data.user_id]).toEqual([200, member.id]);
  });

  test("case and outer spaces of the address do not matter, those of the password do", async () => {
    const { email } = await buildMember(t, { password });
    expect((await login(` ${email.toUpperCase()}`)).status).toBe(200);
    for (const wrong of [password.toUpperCase(), ` ${password}`]) {
      expect((await login(email, { password: wrong })).status).toBe(401);
    }
  });

  test("B-085, B-087, B-089: field errors are a map of field to list of sentences", async () => {
    const { status, refusal } = await login("bukan-email", { password: "pendek" });
    expect([status, refusal.error]).toEqual([
      422,
      { email: [loginTexts.emailInvalid], password: [loginTexts.passwordShort] },
    ]);
  });

  test("S-21, B-090: wrong password, unknown address and another client's member are refused alike", async () => {
    const known = await buildMember(t, { password });
    const elsewhere = await buildMember(t, { password, client: await clientNamed(t, "akasia") });
    const before = await sessions();
    const answers = [
      await login(known.email, { password: "salah-sekali-1" }),
      await login("tidak-ada@contoh.test"),
      await login(elsewhere.email),
    ];
    for (const { status, body, refusal } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual(answers[0]?.body);
      expect([refusal.code, refusal.message]).toEqual(["login_failed", errorTexts.loginFailed]);
    }
    expect(await sessions()).toBe(before);
  });

  test("S-21: an unknown address costs the same work as a wrong password", async () => {
    setPasswordCost("normal");
    onTestFinished(() => setPasswordCost("low"));
    const { email } = await buildMember(t, { password });
    // Processor time of this process, hashing included, so that other load on the machine is not measured.
    const worked = async (address: string) => {
      const begin = process.cpuUsage();
      await login(address, { password: "salah-sekali-1" });
      const { user, system } = process.cpuUsage(begin);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < 9; n++) {
      known.push(await worked(email));
      unknown.push(await worked(`tidak-ada-${n}@contoh.test`));
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[4] ?? 0;
    // Without the hash, the second would take a tenth of the time; same-time.test.ts measures more strictly.
    expect(median(unknown)).toBeGreaterThan(median(known) / 2);
    expect(median(unknown)).toBeLessThan(median(known) * 2);
  });

  const signUpAs = (email: string) =>
    t.call("signUp", {
      body: {
        name: "Sari Baru",
        phone: "081298765432",
        username: "netwerk",
        email,
        ...twice(password),
      },
    });

  test("an address that is not verified: 403 with its own code, only to who knows the password", async () => {
    const email = "belum@contoh.test";
    await signUpAs(email);
    const right = await login(email);
    expect([right.status, right.refusal.code]).toEqual([403, "email_unverified"]);
    expect(right.refusal.message).toBe(errorTexts.emailUnverified);
    expect((await login(email, { password: "salah-sekali-1" })).refusal.code).toBe("login_failed");
  });

  test("S-21: who signs up with the address of an account learns nothing by signing in", async () => {
    const theirs = "sandi-pemilik-4";
    const { email } = await buildMember(t, { password: theirs });
    await signUpAs(email);
    await signUpAs("bebas@contoh.test");
    const answers = [await login(email), await login("bebas@contoh.test")];
    expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [403, "email_unverified"],
      [403, "email_unverified"],
    ]);
    const alike = { sign_up: expect.stringMatching(/^[\w-]{50,60}$/) };
    for (const answer of answers) expect(answer.body).toEqual({ ...answers[0]?.body, ...alike });
    expect((await login(email, { password: theirs })).status).toBe(200);
  });

  test("a sign-up in another's name does not give new tries at their password", async () => {
    const { email } = await buildMember(t, { password: "sandi-pemilik-4" });
    await signUpAs(email);
    const tries: string[] = [];
    for (let n = 0; n < 12; n++) {
      tries.push((await login(email, n % 2 === 0 ? { password: "salah-sekali-1" } : {})).refusal.code);
      await t.app.limits.forget("loginByAddress", "127.0.0.1");
    }
    expect(tries.at(-1)).toBe("too_many_requests");
  });

  test("the form's client must be the page's", async () => {
    const { email } = await buildMember(t, { password });
    expect((await login(email, {}, "akasia")).refusal.code).toBe("client_not_found");
    expect((await login(email, { username: "tidak-ada" })).refusal.code).toBe("client_not_found");
  });
});

describe("limits of sign-in", () => {
  test("ten wrong tries in a quarter of an hour for one account, known or not, then 429 with Retry-After", async () => {
    const { email } = await buildMember(t, { password });
    for (const address of [email, "juga-tidak-ada@contoh.test"]) {
      await t.app.limits.forget("loginByAddress", "127.0.0.1");
      for (let n = 0; n < 10; n++)
        expect((await login(address, { password: "salah-sekali-1" })).status).toBe(401);
      const { status, refusal, headers } = await login(address);
      expect([status, refusal.code]).toEqual([429, "too_many_requests"]);
      expect(Number(headers["retry-after"])).toBeGreaterThan(800);
    }
  });

  test("a stranger's wrong tries lock out nobody but themselves", async () => {
    const { email } = await buildMember(t, { password });
    const from = (remoteAddress: string, word: string) =>
      t.server.inject({
        method: "POST",
        url: "/api/users/login",
        remoteAddress,
        payload: { email, password: word, username: "netwerk" },
      });
    for (let n = 0; n < 11; n++) await from("192.0.2.9", "salah-sekali-1");
    expect((await from("192.0.2.9", password)).statusCode).toBe(429);
    expect((await from("192.0.2.10", password)).statusCode).toBe(200);
  });

  test("a success forgets the wrong tries before it", async () => {
    const { email } = await buildMember(t, { password });
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 8; n++) await login(email, { password: "salah-sekali-1" });
      expect((await login(email)).status).toBe(200);
    }
  });

  test("who gets in takes none of an address's tries: many behind one address sign in, and wrong ones still end", async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => buildMember(t, { password })));
    for (let round = 0; round < 2; round++) {
      for (const { email } of members) expect((await login(email)).status).toBe(200);
    }
    for (let n = 0; n < 30; n++) {
      expect((await login(`orang-nat-${n}@contoh.test`)).status).toBe(401);
    }
    expect((await login(members[0]?.email ?? "")).status).toBe(429);
  });

  test("thirty tries in five minutes from one address, whatever the accounts", async () => {
    for (let n = 0; n < 30; n++) {
      expect((await login(`orang-${n}@contoh.test`)).status).toBe(401);
    }
    expect((await login("orang-lain@contoh.test")).status).toBe(429);
  });
});
