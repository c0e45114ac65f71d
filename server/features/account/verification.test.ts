import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cookieOf } from "#server/test/cookies.ts";
import { type BuiltMember, buildMember, clientNamed } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { loginTexts } from "#texts/account/account.ts";
import { verifyTexts } from "#texts/account/verify.ts";
import { errorTexts } from "#texts/errors.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  for (const limit of ["linkByAddress", "loginByAddress"] as const)
    await t.app.limits.forget(limit, "127.0.0.1");
});
afterAll(() => t.close());

const resend = (email: string, username = "netwerk", client?: string) =>
  t.call("resendVerification", { body: { email, username } }, { client });
const isVerified = async ({ id }: BuiltMember) =>
  (await t.database.pool.query("select verified_at from users where id = $1", [id])).rows[0].verified_at !==
  null;

const typed = "sandi-undangan-1";
const login = (email: string, password: string) =>
  t.call("login", { body: { email, password, username: "netwerk" } });

/** Returns an unverified member, the token of their mail, and the cookie of the browser that knows the password. */
async function invited() {
  const member = await buildMember(t, { verified: false, password: typed });
  const headers = cookieOf(await login(member.email, typed));
  await resend(member.email);
  t.mail.sent.length = 0;
  await t.runJobs();
  const mail = t.mail.sent.find(({ to }) => to === member.email);
  return { member, mail, headers, token: new URL(mail?.link ?? "").searchParams.get("token") ?? "" };
}

describe("C-06, C-05: verifying an address", () => {
  test("C-06, B-126, B-127: the link's token without a sign-in: success and its sentence", async () => {
    const { member, token, mail, headers } = await invited();
    expect(mail?.link).toBe(`http://localhost:3000/netwerk/verify?token=${token}`);
    expect(await isVerified(member)).toBe(false);
    const { status, body } = await t.call("verifyEmail", { query: { token } }, { headers });
    expect([status, body]).toEqual([200, { status: "success", message: verifyTexts.success }]);
    expect(await isVerified(member)).toBe(true);
  });

  test("C-05: the same with the token in the body", async () => {
    const { member, token, headers } = await invited();
    const body = { token, username: "netwerk" };
    const answer = await t.call("postVerifyEmail", { body }, { headers });
    expect([answer.status, answer.body]).toEqual([200, { status: "success", message: verifyTexts.success }]);
    expect(await isVerified(member)).toBe(true);
  });

  test("S-22: the same link again succeeds within the day, from wherever, and changes nothing", async () => {
    const { member, token, headers } = await invited();
    expect((await t.call("verifyEmail", { query: { token } }, { headers })).status).toBe(200);
    for (let n = 0; n < 3; n++) expect((await t.call("verifyEmail", { query: { token } })).status).toBe(200);
    const other = { token, newPassword: "sandi-lain-lagi-3", confirmPassword: "sandi-lain-lagi-3" };
    expect((await t.call("changePassword", { body: other })).refusal.code).toBe("token_invalid");
    expect((await login(member.email, typed)).status).toBe(200);
  });

  test("one address at two clients is two accounts: a link verifies that of its client only", async () => {
    const { member, token, headers } = await invited();
    const elsewhere = await buildMember(t, { verified: false, client: await clientNamed(t, "akasia") });
    await t.database.pool.query("update users set email = $1 where id = $2", [member.email, elsewhere.id]);
    const caller = { client: "akasia", headers };
    expect((await t.call("verifyEmail", { query: { token } }, caller)).status).toBe(200);
    expect([await isVerified(member), await isVerified(elsewhere)]).toEqual([true, false]);
  });

  test("B-124: a link older than a day, or of nobody, is refused with what to do next", async () => {
    const { member, token, headers } = await invited();
    await t.database.pool.query("update email_tokens set expires_at = app_now() where user_id = $1", [
      member.id,
    ]);
    for (const wrong of [token, "x".repeat(43), `${token}x`]) {
      const { status, refusal } = await t.call("verifyEmail", { query: { token: wrong } }, { headers });
      expect([status, refusal.code, refusal.message]).toEqual([
        410,
        "token_invalid",
        errorTexts.tokenInvalid,
      ]);
    }
    expect((await t.call("postVerifyEmail", { body: { token } })).status).toBe(410);
    expect(await isVerified(member)).toBe(false);
  });

  test("no token, or an empty one, is a fault of the field", async () => {
    for (const { status, refusal } of [
      await t.call("verifyEmail", { query: { token: "" } }),
      await t.call("postVerifyEmail", { body: { token: "" } }),
    ])
      expect([status, Object.keys(refusal.error ?? {})]).toEqual([422, ["token"]]);
  });

  test("the token is stored hashed only", async () => {
    const { token } = await invited();
    const { rows } = await t.database.pool.query("select * from email_tokens");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("sixty tries in five minutes from one address, then 429 with Retry-After", async () => {
    const query = { token: "tebakan-seseorang" };
    for (let n = 0; n < 60; n++) expect((await t.call("verifyEmail", { query })).status).toBe(410);
    const { status, headers } = await t.call("verifyEmail", { query });
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("C-06: whose password a link activates", () => {
  const fresh = "sandi-pemilik-kotak-2";
  const passwords = { newPassword: fresh, confirmPassword: fresh };

  test("in a browser that did not sign up: none, and nothing is verified; it asks for a new one", async () => {
    const { member, token } = await invited();
    for (const { status, refusal } of [
      await t.call("verifyEmail", { query: { token } }),
      await t.call("postVerifyEmail", { body: { token } }),
    ]) {
      expect([status, refusal.code, refusal.message]).toEqual([
        409,
        "new_password_first",
        errorTexts.newPasswordFirst,
      ]);
    }
    expect(await isVerified(member)).toBe(false);
    expect((await login(member.email, typed)).refusal.code).toBe("email_unverified");
  });

  test("C-11: there the link sets a new password, once; the typed one is gone, and so is every session", async () => {
    const { member, token, headers } = await invited();
    expect((await t.call("checkAuth", {}, member)).status).toBe(200);
    expect((await t.call("changePassword", { body: { token, ...passwords } })).status).toBe(200);
    expect(await isVerified(member)).toBe(true);
    expect((await login(member.email, fresh)).status).toBe(200);
    expect((await login(member.email, typed)).refusal.code).toBe("login_failed");
    expect((await t.call("checkAuth", {}, member)).status).toBe(401);
    // The browser of the sign-up comes too late, and a second use of the link as well.
    await t.call("verifyEmail", { query: { token } }, { headers });
    expect((await login(member.email, typed)).refusal.code).toBe("login_failed");
    expect((await t.call("changePassword", { body: { token, ...passwords } })).status).toBe(410);
  });

  test("a stranger who signed up with the address gains nothing by the link that its owner follows", async () => {
    const email = `${Date.now()}@sasaran.test`;
    const form = {
      name: "Orang Lain",
      phone: "081234567890",
      email,
      password: typed,
      confirm_password: typed,
    };
    const theirs = cookieOf(await t.call("signUp", { body: { ...form, username: "netwerk" } }));
    t.mail.sent.length = 0;
    await t.runJobs();
    const token = new URL(t.mail.sent[0]?.link ?? "").searchParams.get("token") ?? "";
    // What a scanner, a preview or the owner's own press would send.
    expect((await t.call("verifyEmail", { query: { token } })).refusal.code).toBe("new_password_first");
    expect((await login(email, typed)).refusal.code).toBe("email_unverified");
    expect(
      (await t.call("verifyEmail", { query: { token: "x".repeat(43) } }, { headers: theirs })).status,
    ).toBe(410);
  });

  test("a second sign-up in the same browser: either link activates the password that was typed last there", async () => {
    const { member, token } = await invited();
    const again = "sandi-kedua-sekali-4";
    const form = { name: "Rani Dua", phone: "081234567891", email: member.email };
    const { headers } = await t.call("signUp", {
      body: { ...form, password: again, confirm_password: again, username: "netwerk" },
    });
    const caller = { headers: cookieOf({ headers }) };
    expect((await t.call("verifyEmail", { query: { token } }, caller)).status).toBe(200);
    expect((await login(member.email, again)).status).toBe(200);
    expect((await login(member.email, typed)).status).toBe(401);
  });

  test("the handle of a sign-up with another address, of another client or of nobody is none", async () => {
    const { token } = await invited();
    const other = await invited();
    const [name, value] = other.headers.cookie.split("=");
    expect(name).toBe("sign_up_1");
    for (const cookie of [`${name}=${value}`, `sign_up_2=${value}`, `${name}=AAAA`, `${name}=`]) {
      const { refusal } = await t.call("verifyEmail", { query: { token } }, { headers: { cookie } });
      expect(refusal.code).toBe("new_password_first");
    }
  });

  test("the handle's cookie is not for scripts, nor for other sites, and goes with the verification alone", async () => {
    const form = {
      name: "Sari Baru",
      phone: "081298765432",
      email: `${Date.now()}@kue.test`,
      password: fresh,
    };
    const { headers } = await t.call("signUp", {
      body: { ...form, confirm_password: fresh, username: "netwerk" },
    });
    expect(String(headers["set-cookie"])).toMatch(
      /^sign_up_1=[\w-]{50,60}; Max-Age=604800; Path=\/api\/users\/verify-email; HttpOnly; SameSite=Strict$/,
    );
  });
});

describe("the first proof of a mailbox", () => {
  const given = async (token: string) => (await t.call("getUser", {}, { token })).body.data.consents;

  test("S-20: what was consented before it is void, whichever way the proof comes", async () => {
    const byLink = await invited();
    await t.call("verifyEmail", { query: { token: byLink.token } }, { headers: byLink.headers });
    const byPassword = await invited();
    const fresh = "sandi-pemilik-kotak-5";
    const body = { token: byPassword.token, newPassword: fresh, confirmPassword: fresh };
    await t.call("changePassword", { body });
    for (const [{ member }, password] of [
      [byLink, typed],
      [byPassword, fresh],
    ] as const) {
      // The session of before is over, too.
      expect((await t.call("checkAuth", {}, member)).status).toBe(401);
      const { data } = (await login(member.email, password)).body;
      expect(data.agree_with_tnc).toBe(false);
      expect(await given(data.token)).toEqual([]);
    }
  });

  test("a later proof leaves consents and sessions alone", async () => {
    const { member, token, headers } = await invited();
    await t.call("verifyEmail", { query: { token } }, { headers });
    const session = (await login(member.email, typed)).body.data.token;
    await t.call("agreeTnc", { body: { agree: true, health_data: true } }, { token: session });
    await t.call("verifyEmail", { query: { token } }, { headers });
    expect(await given(session)).toHaveLength(2);
  });
});

describe("X-01: sending the link again", () => {
  test("S-21: new, verified, unverified and another client's addresses get one answer", async () => {
    const verified = await buildMember(t);
    const waiting = await buildMember(t, { verified: false });
    const elsewhere = await buildMember(t, { verified: false, client: await clientNamed(t, "akasia") });
    t.mail.sent.length = 0;
    for (const email of ["tidak-ada@contoh.test", verified.email, waiting.email, elsewhere.email]) {
      const { status, body } = await resend(email);
      expect([status, body]).toEqual([200, { status: "success", message: loginTexts.resent }]);
    }
    await t.runJobs();
    expect(t.mail.sent.map(({ to }) => to)).toEqual([waiting.email]);
  });

  test("a wrong address is a fault of its field; an unknown client is not there", async () => {
    const wrong = await resend("bukan-email");
    expect([wrong.status, wrong.refusal.error]).toEqual([422, { email: [loginTexts.emailInvalid] }]);
    expect((await resend("a@contoh.test", "tidak-ada")).refusal.code).toBe("client_not_found");
    expect((await resend("a@contoh.test", "akasia", "netwerk")).refusal.code).toBe("client_not_found");
  });

  test("S-21: the mail that is sent again is for the sign-up that asks, not for an intruder's", async () => {
    const email = `${Date.now()}@korban.test`;
    const signUp = async (password: string) => {
      const form = { name: "Rani Uji", phone: "081234567890", email, password, confirm_password: password };
      return t.call("signUp", { body: { ...form, username: "netwerk" } });
    };
    const mine = await signUp("milik-korban-1");
    await signUp("milik-penyerang-2");
    await t.runJobs();
    t.mail.sent.length = 0;
    // A request that does not name a sign-up triggers no mail and gets the same answer.
    expect((await resend(email)).status).toBe(200);
    await t.runJobs();
    expect(t.mail.sent).toEqual([]);
    const wish = { email, username: "netwerk", sign_up: mine.body.sign_up };
    const again = await t.call("resendVerification", { body: wish });
    expect(again.body).toEqual({ status: "success", message: loginTexts.resent });
    await t.runJobs();
    const token = new URL(t.mail.sent[0]?.link ?? "").searchParams.get("token") ?? "";
    expect((await t.call("verifyEmail", { query: { token } }, { headers: cookieOf(mine) })).status).toBe(200);
    const statusOf = async (password: string) => (await login(email, password)).status;
    expect([await statusOf("milik-korban-1"), await statusOf("milik-penyerang-2")]).toEqual([200, 401]);
  });

  test("a handle of nobody, or of another client, names no sign-up", async () => {
    const { email } = await buildMember(t, { verified: false });
    t.mail.sent.length = 0;
    for (const sign_up of ["apa-saja", "A".repeat(52)]) {
      const { status } = await t.call("resendVerification", { body: { email, username: "akasia", sign_up } });
      expect(status).toBe(200);
    }
    await t.runJobs();
    expect(t.mail.sent).toEqual([]);
  });

  test("three mails an hour for one who asks, with a handle or without; the fourth is refused in words", async () => {
    const { email } = await buildMember(t, { verified: false });
    const other = `${Date.now()}@tiga.test`;
    const form = { name: "Sari Baru", phone: "081298765432", email: other, username: "netwerk" };
    const { body } = await t.call("signUp", { body: { ...form, password: typed, confirm_password: typed } });
    await t.runJobs();
    t.mail.sent.length = 0;
    const named = { email: other, username: "netwerk", sign_up: body.sign_up };
    for (const ask of [() => resend(email), () => t.call("resendVerification", { body: named })]) {
      for (let n = 0; n < 3; n++) expect((await ask()).status).toBe(200);
      const { status, refusal, headers } = await ask();
      expect([status, refusal.code, refusal.message]).toEqual([
        429,
        "too_many_mails",
        errorTexts.tooManyMails,
      ]);
      expect(Number(headers["retry-after"])).toBeLessThanOrEqual(3600);
    }
    await t.runJobs();
    expect(t.mail.sent).toHaveLength(6);
  });

  test("a handle counts for the address that it was made for only", async () => {
    const { email } = await buildMember(t, { verified: false });
    const form = { name: "Sari Baru", phone: "081298765432", email: `${Date.now()}@lain.test` };
    const { body } = await t.call("signUp", {
      body: { ...form, username: "netwerk", password: typed, confirm_password: typed },
    });
    for (let n = 0; n < 3; n++) {
      const wish = { email, username: "netwerk", sign_up: body.sign_up };
      expect((await t.call("resendVerification", { body: wish })).status).toBe(200);
    }
    expect((await resend(email)).refusal.code).toBe("too_many_mails");
  });
});
