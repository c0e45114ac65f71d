import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transact } from "#server/db/db.ts";
import { users } from "#server/db/tables/user.ts";
import { purgeExpired } from "#server/features/privacy/purge-expired.ts";
import { enterByPassword } from "#server/features/session/sign-in.ts";
import { hashPassword } from "#server/platform/security/secrets.ts";
import { freshToken } from "#server/test/examples.ts";
import { type BuiltMember, buildMember, clientNamed } from "#server/test/factories.ts";
import { latch } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";
import { changePasswordOf, newPasswordHash } from "./password.ts";

let t: TestApp;

const old = "sandi-lama-sekali-1";
const fresh = "sandi-baru-sekali-2";

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  // Clears what the previous test left behind.
  await t.runJobs();
  t.mail.sent.length = 0;
  for (const limit of ["linkByAddress", "loginByAddress"] as const) {
    await t.app.limits.forget(limit, "127.0.0.1");
  }
});
afterAll(() => t.close());

const newMember = (over: Parameters<typeof buildMember>[1] = {}) =>
  buildMember(t, { password: old, ...over });
const internal = (member: Partial<BuiltMember>) => t.call("internalResetToken", {}, member);
const confirm = (member: Partial<BuiltMember>, password: string) =>
  t.call("confirmPassword", { body: { password } }, member);
type Link = { token: string; email: string; client_id: number };
const reset = ({ token, email, client_id }: Link, caller: Partial<BuiltMember>) =>
  t.call("resetPassword", { body: { token, email, client_id, password: fresh, confirm: fresh } }, caller);
const isSignedIn = async (member: Partial<BuiltMember>) =>
  (await t.call("checkAuth", {}, member)).status === 200;
/** Ages the session as if it had been confirmed some time ago. */
const leaveOpen = ({ id }: BuiltMember, interval = "10 minutes") =>
  t.database.pool.query(
    `update sessions set confirmed_at = app_now() - interval '${interval}' where user_id = $1`,
    [id],
  );

describe("C-12: a link for a member who is signed in", () => {
  test("B-144: token, email and client_id at top and under data; they open C-10 in the same session", async () => {
    const member = await newMember({ client: await clientNamed(t, "akasia") });
    const { status, body } = await internal(member);
    const link = {
      token: expect.stringMatching(/^[\w-]{43}$/),
      email: member.email,
      client_id: member.clientId,
    };
    expect([status, body]).toEqual([200, { status: "success", data: link, ...link }]);
    expect((await reset(body, member)).status).toBe(200);
    expect(await isSignedIn(member)).toBe(false);
  });

  test("B-143: without a token, or with one of another client, 401", async () => {
    const member = await newMember();
    for (const caller of [{}, { token: member.token, client: "akasia" }]) {
      const { status, refusal } = await internal(caller);
      expect([status, refusal.code]).toEqual([401, "unauthenticated"]);
    }
  });

  test("S-05: in a session that was opened more than ten minutes ago the password is asked for first", async () => {
    const member = await newMember();
    await leaveOpen(member);
    const { status, refusal } = await internal(member);
    expect([status, refusal.code, refusal.message, refusal.has_password]).toEqual([
      403,
      "password_needed",
      errorTexts.passwordNeeded,
      true,
    ]);
    expect((await confirm(member, old)).status).toBe(200);
    expect((await internal(member)).status).toBe(200);
    await leaveOpen(member);
    expect((await internal(member)).status).toBe(403);
    await leaveOpen(member, "9 minutes 50 seconds");
    expect((await internal(member)).status).toBe(200);
  });

  test("what is confirmed in one session is not in another", async () => {
    const member = await newMember();
    const other = { ...member, token: await freshToken(t, member) };
    await leaveOpen(member);
    await confirm(member, old);
    expect([(await internal(member)).status, (await internal(other)).status]).toEqual([200, 403]);
  });

  test("an account without a password says so: there is none to ask for", async () => {
    const member = await newMember();
    await t.database.pool.query("update users set password_hash = '*' where id = $1", [member.id]);
    await leaveOpen(member);
    expect((await internal(member)).refusal.has_password).toBe(false);
    expect((await confirm(member, "*")).status).toBe(403);
  });

  test("S-05: the link is of its session and user, for ten minutes, once", async () => {
    const member = await newMember();
    const elsewhere = { ...member, token: await freshToken(t, member) };
    const stranger = await newMember();
    const { body } = await internal(member);
    for (const caller of [{ client: member.client }, elsewhere, stranger]) {
      expect((await reset(body, caller)).refusal.code).toBe("token_invalid");
    }
    const asMailed = { token: body.token, newPassword: fresh, confirmPassword: fresh };
    expect((await t.call("changePassword", { body: asMailed }, member)).status).toBe(410);
    try {
      await t.advance(601);
      expect((await reset(body, member)).status).toBe(410);
    } finally {
      await t.runClock();
    }
    const again = (await internal(member)).body;
    expect((await reset(again, member)).status).toBe(200);
    expect((await reset(again, member)).status).toBe(410);
  });

  test("S-05: it voids the one before it, and never one in the mailbox of the owner", async () => {
    const member = await newMember();
    await t.call("forgotPassword", { body: { email: member.email, username: "netwerk" } });
    await t.runJobs();
    const mailed = new URL(t.mail.sent.at(-1)?.link ?? "").searchParams.get("token") ?? "";
    const [first, second] = [(await internal(member)).body.data, (await internal(member)).body.data];
    expect((await reset(first, member)).refusal.code).toBe("token_invalid");
    const passwords = { newPassword: fresh, confirmPassword: fresh };
    expect((await t.call("changePassword", { body: { token: mailed, ...passwords } })).status).toBe(200);
    expect((await reset(second, member)).refusal.code).toBe("token_invalid");
  });

  test("it ends with its session", async () => {
    const member = await newMember();
    const { body } = await internal(member);
    await t.call("logout", {}, member);
    expect((await reset(body, member)).status).toBe(410);
    expect((await reset(body, { client: "netwerk" })).status).toBe(410);
    // The daily purge deletes the session, and the link with it.
    await t.app.queue.enqueue(t.database.db, purgeExpired, {});
    await t.runJobs();
    const { rows } = await t.database.pool.query("select 1 from email_tokens where user_id = $1", [
      member.id,
    ]);
    expect(rows).toEqual([]);
  });

  test("it does not verify an address, which it proves nothing about", async () => {
    const member = await newMember();
    const { body } = await internal(member);
    await t.database.pool.query("update users set verified_at = null where id = $1", [member.id]);
    await reset(body, member);
    const { rows } = await t.database.pool.query("select verified_at from users where id = $1", [member.id]);
    expect(rows).toEqual([{ verified_at: null }]);
  });

  test("ten an hour, then 429 with Retry-After", async () => {
    const member = await newMember();
    for (let n = 0; n < 10; n++) expect((await internal(member)).status).toBe(200);
    const { status, headers } = await internal(member);
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("X-19: confirming by the password", () => {
  test("a key of another session does not stand for it: each confirms for itself", async () => {
    const member = await newMember();
    const other = { ...member, token: await freshToken(t, member) };
    await leaveOpen(member, "11 minutes");
    const keyed = ({ token }: BuiltMember) => ({
      token,
      headers: { "idempotency-key": "kunci-konfirmasi-1" },
    });
    const body = { password: old };
    for (const session of [member, other]) {
      expect((await t.call("confirmPassword", { body }, keyed(session))).status).toBe(200);
      expect((await internal(session)).status).toBe(200);
    }
  });

  test("a wrong one is said as such, not as a session that ended", async () => {
    const { status, refusal } = await confirm(await newMember(), "salah-sekali-1");
    expect([status, refusal.code, refusal.message]).toEqual([
      403,
      "password_wrong",
      errorTexts.passwordWrong,
    ]);
    expect((await confirm({}, old)).status).toBe(401);
    expect((await confirm(await newMember(), "")).status).toBe(422);
  });

  test("ten wrong ones in a quarter of an hour, then not even the right one is heard; a right one begins anew", async () => {
    const member = await newMember();
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 9; n++) expect((await confirm(member, "salah-sekali-1")).status).toBe(403);
      expect((await confirm(member, old)).status).toBe(200);
    }
    for (let n = 0; n < 10; n++) await confirm(member, "salah-sekali-1");
    expect((await confirm(member, old)).status).toBe(429);
  });
});

describe("changing a password from within", () => {
  test("S-06: the session that does it may stay; all others end, links are void, the owner is told", async () => {
    const member = await newMember();
    const other = { ...member, token: await freshToken(t, member) };
    const { body: link } = await internal(member);
    const { rows } = await t.database.pool.query(
      "select min(id)::int as id from sessions where user_id = $1",
      [member.id],
    );
    const hash = await newPasswordHash(t.app, 1, fresh, "newPassword");
    await transact(t.database.db, (tx) =>
      changePasswordOf(t.app, tx, member, hash, { keepSession: rows[0].id }),
    );
    expect([await isSignedIn(member), await isSignedIn(other)]).toEqual([true, false]);
    expect((await reset(link, member)).status).toBe(410);
    await t.runJobs();
    expect(t.mail.sent.map(({ to }) => to)).toEqual([member.email]);
  });

  test("a sign-in that read the old password a moment before the change opens nothing", async () => {
    const { id, clientId } = await newMember();
    const { db } = t.database;
    const [user] = await db.select().from(users).where(eq(users.id, id));
    const hash = await hashPassword(fresh);
    const { wait, open } = latch();
    const changed = latch();
    const changing = transact(db, async (tx) => {
      await changePasswordOf(t.app, tx, { id, clientId }, hash);
      changed.open();
      await wait();
    });
    await changed.wait();
    const late = enterByPassword(db, { id, clientId, passwordHash: user?.passwordHash ?? "" });
    open();
    await changing;
    expect(await late).toBeUndefined();
    expect(await enterByPassword(db, { id, clientId, passwordHash: hash })).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
  });
});
