import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { transact } from "#server/db/db.ts";
import { freshToken } from "#server/test/examples.ts";
import { type BuiltMember, buildClient, buildMember, clientNamed } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { registerTexts } from "#texts/account/register.ts";
import { errorTexts } from "#texts/errors.ts";
import { mailTexts } from "#texts/mail/mail.ts";
import { passwordTexts } from "#texts/password.ts";
import { issueResetLink } from "./reset-link.ts";

let t: TestApp;
/** A second server on the same database. */
let second: TestApp;

const old = "sandi-lama-sekali-1";
const fresh = "sandi-baru-sekali-2";
const noPassword = "*";

beforeAll(async () => {
  t = await startTestApp();
  second = await startTestApp({ database: t.database });
});
beforeEach(async () => {
  // Clears what the previous test left behind.
  await t.runJobs();
  t.mail.sent.length = 0;
  for (const limit of ["forgotByAddress", "linkByAddress", "loginByAddress"] as const) {
    await t.app.limits.forget(limit, "127.0.0.1");
  }
});
afterAll(async () => {
  await second.server.close();
  await t.close();
});

const newMember = (over: Parameters<typeof buildMember>[1] = {}) =>
  buildMember(t, { password: old, ...over });
const forgot = (email: string, username = "netwerk", client?: string) =>
  t.call("forgotPassword", { body: { email, username } }, { client });
const tokenIn = (link?: string) => new URL(link ?? "").searchParams.get("token") ?? "";

/** Requests a link; returns the mail and its token. */
async function mailed(member: Pick<BuiltMember, "email" | "client">) {
  expect((await forgot(member.email, member.client)).status).toBe(200);
  await t.runJobs();
  const mail = t.mail.sent.findLast(({ to }) => to === member.email);
  return { mail, token: tokenIn(mail?.link) };
}

const change = (token: string, over: object = {}, client = "netwerk") =>
  t.call(
    "changePassword",
    { body: { token, newPassword: fresh, confirmPassword: fresh, ...over } },
    { client },
  );
const reset = (member: BuiltMember, token: string, over: object = {}, caller: object = {}) =>
  t.call(
    "resetPassword",
    {
      body: {
        token,
        email: member.email,
        client_id: member.clientId,
        password: fresh,
        confirm: fresh,
        ...over,
      },
    },
    { client: member.client, ...caller },
  );
async function login({ email, client }: Pick<BuiltMember, "email" | "client">, password: string) {
  return (await t.call("login", { body: { email, password, username: client } })).status;
}
const invalid = [410, "token_invalid", errorTexts.tokenInvalid];
const told = ({ status, refusal }: { status: number; refusal: { code: string; message: string } }) => [
  status,
  refusal.code,
  refusal.message,
];

describe("C-11: a new password with the link of a mail", () => {
  test("B-140, B-142, T-018, A-43: token, newPassword, confirmPassword; 200; the new one opens, the old one does not", async () => {
    const member = await newMember();
    const { token } = await mailed(member);
    const { status, body } = await change(token);
    expect([status, body]).toEqual([
      200,
      { status: "success", message: "Password berhasil diubah. Silakan login kembali." },
    ]);
    expect([await login(member, fresh), await login(member, old)]).toEqual([200, 401]);
  });

  test("a link works once, also when it is sent twice at the same time", async () => {
    const member = await newMember();
    const { token } = await mailed(member);
    const answers = await Promise.all([change(token), change(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(told(await change(token))).toEqual(invalid);
  });

  test("B-137, B-138, B-145, T-013, T-014: each at least 8, both the same; what is refused leaves the link good", async () => {
    const { token } = await mailed(await newMember());
    const errors = async (newPassword: string, confirmPassword: string) =>
      (await change(token, { newPassword, confirmPassword })).refusal.error;
    expect(await errors("tujuh77", "tujuh77")).toEqual({
      newPassword: ["Minimal 8 karakter"],
      confirmPassword: ["Minimal 8 karakter"],
    });
    expect(await errors(fresh, `${fresh}x`)).toEqual({
      confirmPassword: ["Konfirmasi password tidak cocok"],
    });
    expect(await errors("x".repeat(129), "x".repeat(129))).toMatchObject({
      newPassword: [passwordTexts.long],
    });
    expect(await errors("password123", "password123")).toEqual({
      newPassword: [registerTexts.passwordCommon],
    });
    const eight = "d3lapan!";
    expect((await change(token, { newPassword: eight, confirmPassword: eight })).status).toBe(200);
  });

  test("S-04: sixty minutes and not longer; stored hashed only", async () => {
    const member = await newMember();
    const late = await mailed(member);
    const { rows } = await t.database.pool.query("select * from email_tokens where user_id = $1", [
      member.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(late.token);
    try {
      await t.stopClock();
      const inTime = await mailed(await newMember());
      const tooLate = await mailed(await newMember());
      await t.advance(59 * 60);
      expect((await change(inTime.token)).status).toBe(200);
      await t.advance(61);
      expect(told(await change(tooLate.token))).toEqual(invalid);
    } finally {
      await t.runClock();
    }
  });

  test("the link of another client is refused, and stays good for its own", async () => {
    const member = await newMember({ client: await clientNamed(t, "akasia") });
    const { token } = await mailed(member);
    expect(told(await change(token, {}, "netwerk"))).toEqual(invalid);
    expect(told(await change(token, {}, "meditap"))).toEqual(invalid);
    expect((await change(token, {}, "akasia")).status).toBe(200);
  });

  test("a newer link voids the older one", async () => {
    const member = await newMember();
    const first = await mailed(member);
    const newer = await mailed(member);
    expect(newer.token).not.toBe(first.token);
    expect(told(await change(first.token))).toEqual(invalid);
    expect((await change(newer.token)).status).toBe(200);
  });

  test("a token of nobody, or none at all; it verifies no sign-up", async () => {
    expect(told(await change("x".repeat(43)))).toEqual(invalid);
    expect((await change("")).refusal.error).toHaveProperty("token");
    const { token } = await mailed(await newMember());
    const asVerification = await t.call("verifyEmail", { query: { token } });
    expect(asVerification.status).toBe(410);
    expect((await change(token)).status).toBe(200);
  });

  test("an address that was never verified is, once its mailbox was used; a sign-up of a stranger gains nothing", async () => {
    const member = await newMember({ verified: false });
    expect(await login(member, old)).toBe(403);
    const { token } = await mailed(member);
    expect((await change(token)).status).toBe(200);
    expect([await login(member, fresh), await login(member, old)]).toEqual([200, 401]);
  });

  test("who has no password yet sets one, with words of its own", async () => {
    const member = await newMember();
    await t.database.pool.query("update users set password_hash = $1 where id = $2", [noPassword, member.id]);
    const { mail, token } = await mailed(member);
    expect(mail?.subject).toContain(mailTexts.firstPassword.subject);
    expect((await change(token)).status).toBe(200);
    expect(await login(member, fresh)).toBe(200);
  });

  test("sixty tries in five minutes from one address, then 429", async () => {
    for (let n = 0; n < 60; n++) expect((await change("tebakan-seseorang")).status).toBe(410);
    const { status, headers } = await change("tebakan-seseorang");
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("C-10: the same with the whole query of reset-password", () => {
  test("B-134, B-135, A-35, A-44: token, email, client_id and both passwords; status at top and under data", async () => {
    const member = await newMember();
    const { token } = await mailed(member);
    const { status, body } = await reset(member, token);
    expect([status, body]).toEqual([
      200,
      { status: "success", message: passwordTexts.changed, data: { status: "success" } },
    ]);
    expect(await login(member, fresh)).toBe(200);
    expect(told(await reset(member, token))).toEqual(invalid);
  });

  test("A-44: the passwords also come as newPassword and confirmPassword", async () => {
    const member = await newMember();
    const { token } = await mailed(member);
    const as = (newPassword: string, confirmPassword: string) =>
      reset(member, token, { password: undefined, confirm: undefined, newPassword, confirmPassword });
    expect((await as("tujuh77", "tujuh77")).refusal.error).toEqual({
      newPassword: [passwordTexts.short],
      confirmPassword: [passwordTexts.short],
    });
    expect((await as(fresh, old)).refusal.error).toEqual({ confirmPassword: [passwordTexts.differs] });
    expect((await as("password123", "password123")).refusal.error).toEqual({
      newPassword: [registerTexts.passwordCommon],
    });
    expect((await as(fresh, fresh)).status).toBe(200);
  });

  test("B-145: 7 characters fail and 8 pass; a difference is said under the second", async () => {
    const member = await newMember();
    const { token } = await mailed(member);
    const as = (password: string, confirm: string) => reset(member, token, { password, confirm });
    expect((await as("tujuh77", "tujuh77")).refusal.error).toEqual({
      password: [passwordTexts.short],
      confirm: [passwordTexts.short],
    });
    expect((await as(fresh, old)).refusal.error).toEqual({ confirm: [passwordTexts.differs] });
    expect((await reset(member, token, { password: undefined })).status).toBe(422);
    expect((await as("d3lapan!", "d3lapan!")).status).toBe(200);
  });

  test("S-05: email and client_id must be those of the link; nothing is taken from them", async () => {
    const member = await newMember();
    const other = await newMember();
    const akasia = await newMember({ client: await clientNamed(t, "akasia") });
    const { token } = await mailed(member);
    for (const over of [
      { email: other.email },
      { client_id: akasia.clientId },
      { email: akasia.email, client_id: akasia.clientId },
    ])
      expect(told(await reset(member, token, over))).toEqual(invalid);
    expect(told(await reset(member, token, {}, { client: "akasia" }))).toEqual(invalid);
    expect([await login(other, old), await login(akasia, old)]).toEqual([200, 200]);
    expect((await reset(member, token, { email: member.email.toUpperCase() })).status).toBe(200);
  });

  test("fields that are missing are named", async () => {
    const { status, refusal } = await t.call("resetPassword", {
      body: { token: "", email: "abc", client_id: 0 },
    });
    expect([status, Object.keys(refusal.error ?? {}).sort()]).toEqual([
      422,
      ["client_id", "email", "password", "token"],
    ]);
  });
});

test("links that are made and used all at once: one is in force at a time, and nobody waits in a circle", async () => {
  const member = await newMember();
  const issue = (token: string) => transact(t.database.db, (tx) => issueResetLink(tx, member, token));
  const statuses: number[] = [];
  await Promise.all(
    Array.from({ length: 6 }, async (_, n) => {
      await issue(`tautan-${n}`);
      statuses.push((await change(`tautan-${n}`)).status);
    }),
  );
  expect(statuses.filter((status) => status !== 410 && status !== 200)).toEqual([]);
  await Promise.all([issue("tautan-a"), issue("tautan-b"), issue("tautan-c")]);
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
});

describe("after a new password", () => {
  test("all sessions end at once on every server, and all links are void", async () => {
    const member = await newMember();
    const bystander = await newMember();
    const tokens = [member.token, await freshToken(t, member), await freshToken(t, member)];
    const { token } = await mailed(member);
    await t.app.limits.forget("mailByAsker", `${member.email}:127.0.0.1`);
    for (const server of [t, second]) {
      for (const session of tokens) {
        expect((await server.call("checkAuth", {}, { token: session })).status).toBe(200);
      }
    }
    await change(token);
    for (const server of [t, second]) {
      for (const session of tokens) {
        expect((await server.call("checkAuth", {}, { token: session })).status).toBe(401);
      }
      expect((await server.call("checkAuth", {}, bystander)).status).toBe(200);
    }
  });

  test("a mail tells the owner, with a way to take the account back; nobody else", async () => {
    const member = await newMember({ client: await buildClient(t, { name: "Klinik Senja" }) });
    const { token } = await mailed(member);
    t.mail.sent.length = 0;
    await change(token, {}, member.client);
    await t.runJobs();
    const [mail] = t.mail.sent;
    expect(t.mail.sent.map(({ to }) => to)).toEqual([member.email]);
    expect(mail?.subject).toBe(`${mailTexts.passwordChanged.subject} - Klinik Senja`);
    expect(mail?.text).toContain("Kalau bukan kamu");
    expect(mail?.link).toBe(`http://localhost:3000/${member.client}/forgot-password`);
    expect(mail?.text).not.toContain(fresh);
  });

  test("a refused change ends nothing and tells nobody", async () => {
    const member = await newMember();
    const { token } = await mailed(member);
    t.mail.sent.length = 0;
    await change(token, { newPassword: "password123", confirmPassword: "password123" });
    await change(token, {}, "akasia");
    await t.runJobs();
    expect(t.mail.sent).toEqual([]);
    expect((await t.call("checkAuth", {}, member)).status).toBe(200);
  });
});
