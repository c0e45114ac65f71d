import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { appCode, factorSteps, password, turnOn, wrongCode } from "#server/test/second-factor.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { factorMailTexts } from "#texts/mail/second-factor-mail.ts";

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

describe("X-37, X-38: turning the second factor on", () => {
  test("the secret comes as text, address and QR code; it counts only after a right code", async () => {
    const member = await steps.newMember();
    const { status, body } = await t.call("setUpFactor", {}, member);
    const { secret, address, qr } = body.data;
    expect([status, secret]).toEqual([200, expect.stringMatching(/^[A-Z2-7]{32}$/)]);
    const read = new URL(address);
    expect([read.protocol, read.searchParams.get("secret"), read.searchParams.get("issuer")]).toEqual([
      "otpauth:",
      secret,
      "Netwerk",
    ]);
    expect(decodeURIComponent(read.pathname)).toContain(member.email);
    expect(qr.size).toBeGreaterThan(30);
    expect(qr.path).toMatch(/^(M\d+ \d+h\d+v1H\d+z)+$/);
    expect((await steps.login(member.email)).status).toBe(200);
    const refused = await t.call("turnOnFactor", { body: { code: wrongCode } }, member);
    expect([refused.status, refused.refusal.code]).toEqual([403, "code_wrong"]);
    expect(await steps.isOn(member)).toBe(false);
    const on = await t.call("turnOnFactor", { body: { code: await appCode(t, secret) } }, member);
    expect(on.body.data.recovery_codes).toHaveLength(10);
    expect(new Set(on.body.data.recovery_codes).size).toBe(10);
    expect(await steps.isOn(member)).toBe(true);
    expect(await steps.subjects(member.email)).toEqual([factorMailTexts.on.subject]);
  });

  test("asks for the password of just now, like every sensitive action", async () => {
    const member = await steps.newMember();
    await steps.goStale(member);
    const refused = await t.call("setUpFactor", {}, member);
    expect([refused.status, refused.refusal.code, refused.refusal.has_password]).toEqual([
      403,
      "password_needed",
      true,
    ]);
    await t.call("confirmPassword", { body: { password } }, member);
    const { secret } = (await t.call("setUpFactor", {}, member)).body.data;
    await steps.goStale(member);
    const body = { code: await appCode(t, secret) };
    expect((await t.call("turnOnFactor", { body }, member)).refusal.code).toBe("password_needed");
    expect(await steps.isOn(member)).toBe(false);
  });

  test("a code of a secret that was shown before the newest turns nothing on; a factor that is on stays", async () => {
    const member = await steps.newMember();
    const first = (await t.call("setUpFactor", {}, member)).body.data.secret;
    const second = (await t.call("setUpFactor", {}, member)).body.data.secret;
    const on = async (secret: string) =>
      t.call("turnOnFactor", { body: { code: await appCode(t, secret) } }, member);
    expect((await on(first)).refusal.code).toBe("code_wrong");
    expect((await on(second)).status).toBe(200);
    expect((await t.call("setUpFactor", {}, member)).refusal.code).toBe("factor_changed");
    expect((await on(second)).refusal.code).toBe("code_wrong");
  });

  test("the secret lies sealed, the recovery codes hashed, and neither is answered again or kept for repeats", async () => {
    const caller = { ...(await steps.newMember()), headers: { "idempotency-key": "kunci-dua-langkah" } };
    const { secret, codes } = await turnOn(t, caller);
    const { rows: tables } = await t.database.pool.query(
      "select table_name from information_schema.tables where table_schema in ('public', 'pgboss')",
    );
    const stored = await Promise.all(
      tables.map(({ table_name: name }) =>
        t.database.pool
          .query(`select * from ${name.startsWith("job") ? "pgboss." : "public."}${name}`)
          .then(({ rows: found }) => JSON.stringify(found))
          .catch(() => ""),
      ),
    );
    const all = stored.join("\n");
    expect(all).toContain(caller.email);
    for (const word of [secret, ...codes, ...codes.map((code) => code.replace("-", ""))])
      expect(all).not.toContain(word);
    const [kept] = await steps.rows("select secret_sealed from second_factors where user_id = $1", [
      caller.id,
    ]);
    expect(kept.secret_sealed.toString("latin1")).not.toContain(secret);
    const hashes = await steps.rows("select code_hash from recovery_codes where user_id = $1", [caller.id]);
    for (const { code_hash: hash } of hashes) expect(hash).toMatch(/^\$argon2id\$/);
    expect(await steps.rows("select 1 from idempotency_keys where user_id = $1", [caller.id])).toEqual([]);
  });
});

describe("X-35: signing in with a second factor", () => {
  test("the right password answers a challenge instead of a session; the code opens it", async () => {
    const member = await steps.withFactor();
    const before = (await steps.rows("select count(*)::int as n from sessions"))[0].n;
    const { status, refusal, headers } = await steps.login(member.email);
    expect([status, refusal.code, refusal.challenge]).toEqual([
      401,
      "second_factor_needed",
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
    expect([refusal.data, headers["set-cookie"]]).toEqual([undefined, undefined]);
    expect((await steps.rows("select count(*)::int as n from sessions"))[0].n).toBe(before);
    const entered = await steps.enter(String(refusal.challenge), await steps.nextCode(member.secret));
    expect([entered.status, entered.body.data.user_id, entered.body.data.agree_with_tnc]).toEqual([
      200,
      member.id,
      true,
    ]);
    const me = await t.call("getUser", {}, { token: entered.body.data.token, client: "netwerk" });
    expect(me.body.data.email).toBe(member.email);
    expect(String(entered.headers["set-cookie"])).toContain("device_1=");
  });

  test("a challenge opens nothing else, works once, for ten minutes, at its client", async () => {
    const member = await steps.withFactor();
    const challenge = await steps.challengeOf(member.email);
    expect((await t.call("checkAuth", {}, { token: challenge })).status).toBe(401);
    const body = { username: "akasia", challenge, code: await steps.nextCode(member.secret) };
    expect((await t.call("loginCode", { body })).refusal.code).toBe("challenge_expired");
    await t.advance(599);
    expect((await steps.enter(challenge, await appCode(t, member.secret))).status).toBe(200);
    await t.advance(30);
    const again = await steps.enter(challenge, await appCode(t, member.secret));
    expect([again.status, again.refusal.code]).toEqual([410, "challenge_expired"]);
    const late = await steps.challengeOf(member.email);
    await t.advance(600);
    expect((await steps.enter(late, await appCode(t, member.secret))).refusal.code).toBe("challenge_expired");
  });

  test("a code is accepted once, one step of clock drift either way, and never an older one after it", async () => {
    const member = await steps.withFactor();
    const attempt = async (drift: number) => {
      const code = await appCode(t, member.secret, drift);
      return (await steps.enter(await steps.challengeOf(member.email), code)).status;
    };
    expect(await attempt(0)).toBe(403);
    await t.advance(300);
    expect([await attempt(-2), await attempt(2)]).toEqual([403, 403]);
    expect([
      await attempt(-1),
      await attempt(-1),
      await attempt(1),
      await attempt(1),
      await attempt(0),
    ]).toEqual([200, 403, 200, 403, 403]);
  });

  test("many at once with one code, or one recovery code, open one session", async () => {
    const member = await steps.withFactor();
    for (const code of [await steps.nextCode(member.secret), member.codes[0] ?? ""]) {
      const challenges = [];
      for (let n = 0; n < 4; n++) challenges.push(await steps.challengeOf(member.email));
      const answers = await Promise.all(challenges.map((challenge) => steps.enter(challenge, code)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);
    }
  });

  test("a recovery code replaces the app, once, however it is written, and its member is told", async () => {
    const member = await steps.withFactor();
    const [first = "", second = ""] = member.codes;
    const typed = ` ${first.toUpperCase().replace("-", " ")}`;
    expect((await steps.enter(await steps.challengeOf(member.email), typed)).status).toBe(200);
    expect((await steps.enter(await steps.challengeOf(member.email), first)).refusal.code).toBe("code_wrong");
    expect((await steps.enter(await steps.challengeOf(member.email), second)).status).toBe(200);
    const { data } = (await t.call("getFactor", {}, member)).body;
    expect(data.recovery_left).toBe(8);
    const told = factorMailTexts.recovery(8).subject;
    expect(await steps.subjects(member.email)).toEqual([factorMailTexts.on.subject, told, told]);
  });

  test("S-21: without the right password nothing tells whether an account has a factor", async () => {
    const [having, lacking] = [await steps.withFactor(), await steps.newMember()];
    const answers = [
      await steps.login(having.email, "salah-sekali-1"),
      await steps.login(lacking.email, "salah-sekali-1"),
      await steps.login("tidak-ada@contoh.test", "salah-sekali-1"),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([401, answers[0]?.body]);
      expect(Object.keys(headers).toSorted()).toEqual(Object.keys(answers[0]?.headers ?? {}).toSorted());
    }
    expect((await steps.enter("A".repeat(43), wrongCode)).refusal.code).toBe("challenge_expired");
  });

  test("another password, the end of the factor, or erasing ends what waits for a code", async () => {
    const changed = await steps.withFactor();
    const waiting = await steps.challengeOf(changed.email);
    const fresh = {
      currentPassword: password,
      newPassword: "sandi-baru-sekali-7",
      confirmPassword: "sandi-baru-sekali-7",
    };
    expect((await t.call("editProfile", { body: fresh }, changed)).status).toBe(200);
    expect((await steps.enter(waiting, await steps.nextCode(changed.secret))).refusal.code).toBe(
      "challenge_expired",
    );
    const off = await steps.withFactor();
    const other = await steps.challengeOf(off.email);
    await t.call("turnOffFactor", { body: { code: await steps.nextCode(off.secret) } }, off);
    expect((await steps.enter(other, off.codes[0] ?? "")).refusal.code).toBe("challenge_expired");
    const gone = await steps.withFactor();
    const last = await steps.challengeOf(gone.email);
    expect((await t.call("eraseAccount", { body: { password, word: "HAPUS" } }, gone)).status).toBe(200);
    expect((await steps.enter(last, await steps.nextCode(gone.secret))).refusal.code).toBe(
      "challenge_expired",
    );
    await t.runJobs();
    for (const table of ["second_factors", "recovery_codes", "sign_in_challenges"])
      expect(await steps.rows(`select 1 from ${table} where user_id = $1`, [gone.id])).toEqual([]);
  });

  test("a new password by mail leaves the factor on", async () => {
    const member = await steps.withFactor();
    await t.call("forgotPassword", { body: { email: member.email, username: "netwerk" } });
    await t.runJobs();
    const isReset = (mail: { to: string; link?: string }) =>
      mail.to === member.email && mail.link?.includes("token=");
    const link = t.mail.sent.find(isReset)?.link ?? "";
    const token = new URL(link).searchParams.get("token") ?? "";
    const word = "sandi-baru-sekali-7";
    const body = { token, newPassword: word, confirmPassword: word };
    expect((await t.call("changePassword", { body })).status).toBe(200);
    const { refusal } = await steps.login(member.email, word);
    expect(refusal.code).toBe("second_factor_needed");
    expect((await steps.enter(String(refusal.challenge), await steps.nextCode(member.secret))).status).toBe(
      200,
    );
  });
});
