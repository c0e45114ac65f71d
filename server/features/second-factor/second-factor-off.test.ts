import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { endSessionsOf, endSessionsOfAll, turnOffFactorOf } from "#server/features/account/by-operator.ts";
import { purgeExpired } from "#server/features/privacy/purge-expired.ts";
import { forgivenEvery } from "#server/platform/security/password-guesses.ts";
import { hashPassword } from "#server/platform/security/secrets.ts";
import { cookieOf } from "#server/test/cookies.ts";
import { freshToken } from "#server/test/examples.ts";
import { type BuiltMember, buildMember, clientNamed } from "#server/test/factories.ts";
import { appCode, factorSteps, password, wrongCode } from "#server/test/second-factor.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { factorMailTexts } from "#texts/mail/second-factor-mail.ts";
import { codeGuessesMax } from "./second-factor.ts";

let t: TestApp;
let steps: ReturnType<typeof factorSteps>;

beforeAll(async () => {
  t = await startTestApp();
  steps = factorSteps(t);
});
beforeEach(async () => {
  await t.stopClock();
  await t.app.limits.forget("loginByAddress", "127.0.0.1");
});
afterEach(() => t.runClock());
afterAll(() => t.close());

describe("wrong codes", () => {
  /** Each code comes from a different address, as attackers have many. */
  let sender = 0;
  const from = async (email: string, code: string, headers: Record<string, string> = {}, address = "") => {
    const { refusal } = await steps.login(email);
    const answer = await t.server.inject({
      method: "POST",
      url: "/api/users/login/code",
      remoteAddress: address || `10.7.${(++sender >> 8) & 255}.${sender & 255}`,
      headers,
      payload: { username: "netwerk", challenge: refusal.challenge, code },
    });
    return { status: answer.statusCode, code: answer.json().code, wait: answer.headers["retry-after"] };
  };
  const exhaust = async (email: string) => {
    for (let n = 0; n < codeGuessesMax; n++) expect((await from(email, wrongCode)).code).toBe("code_wrong");
  };

  test("ten from one address, then 429; others, and the owner elsewhere, are not kept out", async () => {
    const member = await steps.withFactor();
    for (let n = 0; n < 10; n++)
      expect((await from(member.email, wrongCode, {}, "10.6.0.1")).status).toBe(403);
    const code = await steps.nextCode(member.secret);
    expect((await from(member.email, code, {}, "10.6.0.1")).code).toBe("too_many_requests");
    expect((await from(member.email, code)).status).toBe(200);
  });

  test("twenty in a row from anywhere; a known device, a new password and each half hour still let the owner in", async () => {
    const member = await steps.withFactor();
    const entered = await steps.enter(
      await steps.challengeOf(member.email),
      await steps.nextCode(member.secret),
    );
    await exhaust(member.email);
    await t.advance(60);
    const refused = await from(member.email, await appCode(t, member.secret));
    expect([refused.status, refused.code, refused.wait]).toEqual([
      429,
      "too_many_codes",
      String(forgivenEvery - 60),
    ]);
    expect((await from(member.email, member.codes[0] ?? "")).code).toBe("too_many_codes");
    expect((await from(member.email, await appCode(t, member.secret), cookieOf(entered))).status).toBe(200);
    await t.advance(forgivenEvery);
    expect((await from(member.email, await appCode(t, member.secret))).status).toBe(200);
    await exhaust(member.email);
    const hash = await hashPassword("sandi-yang-baru-7");
    await steps.rows("update users set password_hash = $1 where id = $2", [hash, member.id]);
    const { refusal } = await steps.login(member.email, "sandi-yang-baru-7");
    expect((await steps.enter(String(refusal.challenge), await steps.nextCode(member.secret))).status).toBe(
      200,
    );
  });

  test("the member is told once a day that somebody with the password tries codes", async () => {
    const member = await steps.withFactor();
    await exhaust(member.email);
    const told = (await steps.subjects(member.email)).filter(
      (subject) => subject === factorMailTexts.guessed.subject,
    );
    expect(told).toHaveLength(1);
  });

  test("malformed ones are refused as such and count for nothing", async () => {
    const member = await steps.withFactor();
    const challenge = await steps.challengeOf(member.email);
    for (const code of ["", "12345", "1234567", "'; drop", "a".repeat(41)])
      expect((await steps.enter(challenge, code)).status).toBe(422);
    expect((await steps.enter(challenge, await steps.nextCode(member.secret))).status).toBe(200);
  });
});

describe("X-39: turning it off", () => {
  test("needs the password of just now and a code; a recovery code will do; the member is told", async () => {
    for (const pick of ["app", "recovery"] as const) {
      const member = await steps.withFactor();
      const code = pick === "app" ? await steps.nextCode(member.secret) : (member.codes[3] ?? "");
      const off = (given: string) => t.call("turnOffFactor", { body: { code: given } }, member);
      await steps.goStale(member);
      expect((await off(code)).refusal.code).toBe("password_needed");
      await t.call("confirmPassword", { body: { password } }, member);
      expect((await off(wrongCode)).refusal.code).toBe("code_wrong");
      expect(await steps.isOn(member)).toBe(true);
      expect((await off(code)).status).toBe(200);
      expect(await steps.isOn(member)).toBe(false);
      expect((await steps.login(member.email)).status).toBe(200);
      expect((await off(code)).refusal.code).toBe("factor_changed");
      expect(await steps.subjects(member.email)).toEqual([
        factorMailTexts.on.subject,
        factorMailTexts.off.subject,
      ]);
    }
  });

  test("codes of another member, and of one's own account at another client, are worth nothing", async () => {
    const [mine, theirs] = [await steps.withFactor(), await steps.withFactor()];
    for (const code of [await steps.nextCode(theirs.secret), theirs.codes[0] ?? ""]) {
      expect((await t.call("turnOffFactor", { body: { code } }, mine)).refusal.code).toBe("code_wrong");
      expect((await steps.enter(await steps.challengeOf(mine.email), code)).refusal.code).toBe("code_wrong");
    }
    const akasia = await buildMember(t, { client: await clientNamed(t, "akasia"), password });
    await steps.rows("update users set email = $1 where id = $2", [mine.email, akasia.id]);
    const body = { email: mine.email, password, username: "akasia" };
    expect((await t.call("login", { body })).status).toBe(200);
    expect(await steps.isOn(akasia)).toBe(false);
  });

  test("a session tries codes no longer than an address, and keeps its owner out of no other", async () => {
    const member = await steps.withFactor();
    const own = await freshToken(t, member);
    const off = (code: string, token: string) => t.call("turnOffFactor", { body: { code } }, { token });
    for (let n = 0; n < 10; n++) expect((await off(wrongCode, member.token)).refusal.code).toBe("code_wrong");
    const code = await steps.nextCode(member.secret);
    expect((await off(code, member.token)).refusal.code).toBe("too_many_requests");
    expect((await off(code, own)).status).toBe(200);
  });
});

test("secrets that were never turned on, and challenges that ran out, are purged", async () => {
  const [pending, on] = [await steps.newMember(), await steps.withFactor()];
  await t.call("setUpFactor", {}, pending);
  await steps.challengeOf(on.email);
  await t.advance(86_401);
  await purgeExpired.run(t.app, {}, "purge");
  const left = async (table: string) =>
    (
      await steps.rows(`select user_id::int from ${table} where user_id in ($1, $2)`, [pending.id, on.id])
    ).map(({ user_id: id }) => id);
  expect([await left("second_factors"), await left("sign_in_challenges")]).toEqual([[on.id], []]);
});

test("the export says that it is on and how many codes are left, and holds no secret", async () => {
  const member = await steps.withFactor();
  const { body } = await t.call("exportData", { body: { format: "json", password } }, member);
  const file = JSON.stringify(body);
  expect(file).toContain("recovery_codes_left");
  expect(file).not.toContain(member.secret);
});

test("the operator ends sessions of one member or of a whole client, and turns a lost factor off", async () => {
  const [member, other, elsewhere] = [
    await steps.withFactor(),
    await steps.newMember(),
    await buildMember(t, { client: await clientNamed(t, "akasia"), password }),
  ];
  const account = { client: "netwerk", email: member.email.toUpperCase() };
  const isIn = async (who: BuiltMember) => (await t.call("checkAuth", {}, who)).status === 200;
  const waiting = await steps.challengeOf(member.email);
  expect(await endSessionsOf(t.app, account)).toBe(1);
  expect([await isIn(member), await isIn(other)]).toEqual([false, true]);
  expect((await steps.enter(waiting, await steps.nextCode(member.secret))).refusal.code).toBe(
    "challenge_expired",
  );
  expect(await turnOffFactorOf(t.app, account)).toBe(true);
  expect(await turnOffFactorOf(t.app, account)).toBe(false);
  expect((await steps.login(member.email)).status).toBe(200);
  expect((await steps.login(member.email, "salah-sekali-1")).status).toBe(401);
  expect(await steps.subjects(member.email)).toEqual([
    factorMailTexts.on.subject,
    factorMailTexts.off.subject,
  ]);
  expect(await endSessionsOfAll(t.app, "netwerk")).toBeGreaterThan(1);
  expect([await isIn(other), await isIn(elsewhere)]).toEqual([false, true]);
  expect(await endSessionsOf(t.app, { client: "akasia", email: member.email })).toBeUndefined();
  expect(await endSessionsOfAll(t.app, "tidak-ada")).toBeUndefined();
});
