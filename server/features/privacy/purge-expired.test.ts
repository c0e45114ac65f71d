import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cookieOf } from "#server/test/cookies.ts";
import { buildMember } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { purgeExpired } from "./purge-expired.ts";

let t: TestApp;
let made = 0;
const day = 86_400;

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  for (const limit of ["loginByAddress", "signUpByAddress", "linkByAddress"] as const) {
    await t.app.limits.forget(limit, "127.0.0.1");
  }
});
afterAll(() => t.close());

/** Runs the daily job through the queue. */
async function purge() {
  await t.app.queue.enqueue(t.database.db, purgeExpired, {});
  await t.runJobs();
}
const count = async (from: string, ...values: unknown[]) =>
  Number((await t.database.pool.query(`select count(*) as n from ${from}`, values)).rows[0].n);

const newEmail = () => `lama-${++made}@contoh.test`;
const signUp = (email: string, password: string) =>
  t.call("signUp", {
    body: {
      name: "Sari Baru",
      phone: "081298765432",
      username: "netwerk",
      email,
      password,
      confirm_password: password,
    },
  });
async function login(email: string, password: string) {
  const { status, refusal } = await t.call("login", { body: { email, password, username: "netwerk" } });
  return refusal.code ?? status;
}
/** Follows the link in the last mail to this address, in the browser where the password was typed. */
async function follow(email: string, password: string) {
  await t.runJobs();
  const headers = cookieOf(await t.call("login", { body: { email, password, username: "netwerk" } }));
  const link = t.mail.sent.findLast(({ to }) => to === email)?.link ?? "";
  const token = new URL(link).searchParams.get("token") ?? "";
  return t.call("postVerifyEmail", { body: { token } }, { headers });
}
const signUpsOf = (email: string) =>
  count("sign_ups s join users u on u.id = s.user_id where u.email = $1", email);

describe("sessions", () => {
  test("go when they have ended, by age, disuse or sign-out; those in use stay", async () => {
    const members = [await buildMember(t), await buildMember(t), await buildMember(t)];
    const [unused, used, left] = members.map(({ id, token }) => ({ id, token }));
    const sessionsOf = (id = 0) => count("sessions where user_id = $1", id);
    await t.call("logout", {}, left);
    await t.advance(20 * day);
    expect((await t.call("checkAuth", {}, used)).status).toBe(200);
    await t.advance(11 * day);
    await purge();
    expect([await sessionsOf(unused?.id), await sessionsOf(used?.id), await sessionsOf(left?.id)]).toEqual([
      0, 1, 0,
    ]);
    expect((await t.call("checkAuth", {}, used)).status).toBe(200);
  });
});

describe("sign-ups and their links", () => {
  test("of who never verified only the newest stays: sign-in still tells, and a new link still works", async () => {
    const email = newEmail();
    await signUp(email, "sandi-pertama-1");
    await signUp(email, "sandi-kedua-2");
    await t.runJobs();
    await t.advance(29 * day);
    await purge();
    expect(await signUpsOf(email)).toBe(2);
    await t.advance(2 * day);
    await purge();
    expect(await signUpsOf(email)).toBe(1);
    expect(await count("email_tokens t join users u on u.id = t.user_id where u.email = $1", email)).toBe(0);
    expect(await login(email, "sandi-kedua-2")).toBe("email_unverified");
    expect(await login(email, "sandi-pertama-1")).toBe("login_failed");
    await t.call("resendVerification", { body: { email, username: "netwerk" } });
    expect((await follow(email, "sandi-kedua-2")).status).toBe(200);
    expect(await login(email, "sandi-kedua-2")).toBe(200);
    expect(await login(email, "sandi-pertama-1")).toBe("login_failed");
  });

  test("of who verified go whole; a later one of a stranger answers sign-in as before", async () => {
    const [email, other] = [newEmail(), newEmail()];
    for (const address of [email, other]) {
      await signUp(address, "sandi-pemilik-4");
      await follow(address, "sandi-pemilik-4");
    }
    await signUp(other, "sandi-orang-lain-5");
    await t.advance(31 * day);
    await purge();
    expect([await signUpsOf(email), await signUpsOf(other)]).toEqual([0, 1]);
    expect(await login(email, "sandi-pemilik-4")).toBe(200);
    expect(await login(other, "sandi-pemilik-4")).toBe(200);
    expect(await login(other, "sandi-orang-lain-5")).toBe("email_unverified");
  });

  test("a link stays a week longer than it works", async () => {
    const email = newEmail();
    await signUp(email, "sandi-pertama-1");
    await t.runJobs();
    const links = () => count("email_tokens t join users u on u.id = t.user_id where u.email = $1", email);
    await t.advance(7.5 * day);
    await purge();
    expect(await links()).toBe(1);
    await t.advance(day);
    await purge();
    expect(await links()).toBe(0);
    expect(await signUpsOf(email)).toBe(1);
  });
});

describe("first results of repeated calls", () => {
  test("go after two days, however many there are; younger ones still answer", async () => {
    const member = await buildMember(t);
    const create = (key: string) =>
      t.call(
        "createConversation",
        { body: { topic: "kerja", expert_id: 1 } },
        { ...member, headers: { "idempotency-key": key } },
      );
    await t.database.pool.query(
      `insert into idempotency_keys (client_id, user_id, call, key, request_hash)
       select $1, $2, 'createConversation', 'banyak-' || n, '' from generate_series(1, 4100) n`,
      [member.clientId, member.id],
    );
    await t.advance(1.5 * day);
    const first = await create("kunci-muda-1");
    await t.advance(day);
    await purge();
    expect(await count("idempotency_keys where user_id = $1", member.id)).toBe(1);
    expect((await create("kunci-muda-1")).body).toEqual(first.body);
  });
});

test("each server schedules it, and it runs once a day for all", async () => {
  const second = await startTestApp({ database: t.database });
  for (const { app } of [t, second]) await app.queue.schedule([purgeExpired]);
  const { rows } = await t.database.pool.query("select name, cron, timezone from pgboss.schedule");
  expect(rows).toEqual([{ name: "purge-expired", cron: "0 3 * * *", timezone: "Asia/Jakarta" }]);
  await second.server.close();
});

test("signs of risk go after twelve months, whoever's they are; younger ones stay", async () => {
  const { id, clientId } = await buildMember(t);
  const note = (months: number, whose: number | null) =>
    t.database.pool.query(
      `insert into safety_events (client_id, user_id, level, event_sealed, created_at)
       values ($1, $2, 2, 'uji', app_now() - make_interval(months => $3))`,
      [clientId, whose, months],
    );
  await note(13, id);
  await note(13, null);
  await note(11, id);
  await purge();
  expect(await count("safety_events where event_sealed = 'uji'")).toBe(1);
  expect(await count("safety_events where user_id = $1", id)).toBe(1);
});

test("guesses go long after the last one; one that is still being made stays", async () => {
  const [old, fresh] = [newEmail(), newEmail()];
  expect(await login(old, "salah-sekali-1")).toBe("login_failed");
  await t.advance(6 * day);
  expect(await login(fresh, "salah-sekali-1")).toBe("login_failed");
  expect(await count("password_guesses")).toBeGreaterThan(1);
  await t.advance(2 * day);
  await purge();
  expect(await count("password_guesses")).toBe(1);
});
