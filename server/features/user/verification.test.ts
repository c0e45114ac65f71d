import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BuiltMember, buildMember, clientNamed } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { loginTexts } from "#texts/account.ts";
import { errorTexts } from "#texts/errors.ts";
import { verifyTexts } from "#texts/verify.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(() => t.app.limits.forget("linkByAddress", "127.0.0.1"));
afterAll(() => t.close());

const resend = (email: string, username = "netwerk", client?: string) =>
  t.call("resendVerification", { body: { email, username } }, { client });
const isVerified = async ({ id }: BuiltMember) =>
  (await t.database.pool.query("select verified_at from users where id = $1", [id])).rows[0].verified_at !==
  null;

/** Returns an unverified member and the token of the mail that was sent to them. */
async function invited() {
  const member = await buildMember(t, { verified: false, password: "sandi-undangan-1" });
  await resend(member.email);
  t.mail.sent.length = 0;
  await t.runJobs();
  const mail = t.mail.sent.find(({ to }) => to === member.email);
  return { member, mail, token: new URL(mail?.link ?? "").searchParams.get("token") ?? "" };
}

describe("C-06, C-05: verifying an address", () => {
  test("C-06, B-126, B-127: the link's token without a sign-in: success and its sentence", async () => {
    const { member, token, mail } = await invited();
    expect(mail?.link).toBe(`http://localhost:3000/netwerk/verify?token=${token}`);
    expect(await isVerified(member)).toBe(false);
    const { status, body } = await t.call("verifyEmail", { query: { token } });
    expect([status, body]).toEqual([200, { status: "success", message: verifyTexts.success }]);
    expect(await isVerified(member)).toBe(true);
  });

  test("C-05: the same with the token in the body", async () => {
    const { member, token } = await invited();
    const { status, body } = await t.call("postVerifyEmail", { body: { token, username: "netwerk" } });
    expect([status, body]).toEqual([200, { status: "success", message: verifyTexts.success }]);
    expect(await isVerified(member)).toBe(true);
  });

  test("S-22: the same link again succeeds within the day, so that a mail scanner spoils nothing", async () => {
    const { token } = await invited();
    for (let n = 0; n < 3; n++) expect((await t.call("verifyEmail", { query: { token } })).status).toBe(200);
  });

  test("one address at two clients is two accounts: a link verifies that of its client only", async () => {
    const { member, token } = await invited();
    const elsewhere = await buildMember(t, { verified: false, client: await clientNamed(t, "akasia") });
    await t.database.pool.query("update users set email = $1 where id = $2", [member.email, elsewhere.id]);
    expect((await t.call("verifyEmail", { query: { token } }, { client: "akasia" })).status).toBe(200);
    expect([await isVerified(member), await isVerified(elsewhere)]).toEqual([true, false]);
  });

  test("B-124: a link older than a day, or of nobody, is refused with what to do next", async () => {
    const { member, token } = await invited();
    await t.database.pool.query("update email_tokens set expires_at = app_now() where user_id = $1", [
      member.id,
    ]);
    for (const wrong of [token, "x".repeat(43), `${token}x`]) {
      const { status, refusal } = await t.call("verifyEmail", { query: { token: wrong } });
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
      return (await t.call("signUp", { body: { ...form, username: "netwerk" } })).body.sign_up;
    };
    const mine = await signUp("milik-korban-1");
    await signUp("milik-penyerang-2");
    await t.runJobs();
    t.mail.sent.length = 0;
    // A request that does not name a sign-up triggers no mail and gets the same answer.
    expect((await resend(email)).status).toBe(200);
    await t.runJobs();
    expect(t.mail.sent).toEqual([]);
    const again = await t.call("resendVerification", { body: { email, username: "netwerk", sign_up: mine } });
    expect(again.body).toEqual({ status: "success", message: loginTexts.resent });
    await t.runJobs();
    const token = new URL(t.mail.sent[0]?.link ?? "").searchParams.get("token") ?? "";
    expect((await t.call("verifyEmail", { query: { token } })).status).toBe(200);
    const login = async (password: string) =>
      (await t.call("login", { body: { email, password, username: "netwerk" } })).status;
    expect([await login("milik-korban-1"), await login("milik-penyerang-2")]).toEqual([200, 401]);
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

  test("three mails an hour to one address for one who asks; the answer does not tell", async () => {
    const { email } = await buildMember(t, { verified: false });
    t.mail.sent.length = 0;
    for (let n = 0; n < 8; n++) expect((await resend(email)).status).toBe(200);
    await t.runJobs();
    expect(t.mail.sent).toHaveLength(3);
  });
});
