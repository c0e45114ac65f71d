import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Mailer, openMailer } from "#server/external/mail.ts";
import { jobs } from "#server/jobs.ts";
import { createLogger } from "#server/platform/log.ts";
import { testConfig } from "#server/test/config.ts";
import { buildMember } from "#server/test/factories.ts";
import { messageOf, startSmtp, type TestSmtp } from "#server/test/smtp.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { mailTexts } from "#texts/mail/mail.ts";

/*
 * The mail server is down, silent, busy or loses its reply: sign-up and password reset still answer immediately, and
 * each mail arrives exactly once after it recovers. Two servers process the jobs.
 */

/**
 * Milliseconds: long enough for a busy machine to hand over a mail, and the timeout for a silent mail server in this
 * test.
 */
const impatienceMs = 3000;
/** Shorter than any mail server timeout, so that a faster answer cannot have waited for one. */
const answerMsMax = 2500;

let smtp: TestSmtp;
let t: TestApp;
let second: TestApp;

beforeAll(async () => {
  smtp = await startSmtp();
  const config = testConfig({ smtpUrl: smtp.url });
  const patient = openMailer(config, createLogger("silent"));
  const impatient = openMailer(config, createLogger("silent"), impatienceMs);
  // The short timeout applies only where no reply will come; otherwise the production timeout applies.
  const saysNothing = () => smtp.mode === "silent" || smtp.mode === "lossy";
  const mailer: Mailer = {
    send: (mail) => (saysNothing() ? impatient : patient).send(mail),
    close: () => {
      patient.close();
      impatient.close();
    },
  };
  t = await startTestApp({ mailer });
  second = await startTestApp({ mailer, database: t.database });
  for (const { app } of [t, second]) await app.queue.work(app, jobs);
});
beforeEach(async () => {
  smtp.received.length = 0;
  for (const limit of ["forgotByAddress", "signUpByAddress"] as const) {
    await t.app.limits.forget(limit, "127.0.0.1");
  }
});
afterEach(() => {
  smtp.mode = "ok";
});
afterAll(async () => {
  await second.server.close();
  await t.close();
  await smtp.close();
});

/**
 * Requests a password reset and a sign-up, checks that neither waits for the mail server, and returns both addresses.
 */
async function ask(): Promise<string[]> {
  const member = await buildMember(t);
  const email = `${Date.now()}@surat.test`;
  const password = "sandi-surat-1";
  const form = { name: "Sari Baru", phone: "081298765432", username: "netwerk", email };
  const begin = performance.now();
  const asked = await t.call("forgotPassword", { body: { email: member.email, username: "netwerk" } });
  const between = performance.now();
  const signedUp = await t.call("signUp", { body: { ...form, password, confirm_password: password } });
  expect([asked.status, signedUp.status]).toEqual([200, 201]);
  expect(between - begin).toBeLessThan(answerMsMax);
  expect(performance.now() - between).toBeLessThan(answerMsMax);
  return [member.email, email].sort();
}

const recipients = () => smtp.received.flatMap(({ to }) => to).sort();
const waiting = async () =>
  (
    await t.database.pool.query(
      "select count(*)::int as n from pgboss.job where state in ('created', 'retry', 'active')",
    )
  ).rows[0].n;

/** Retries failed jobs now instead of after the growing delay. */
const hurry = () => t.database.pool.query("update pgboss.job set start_after = now() where state = 'retry'");

/** Waits until every job is done; the mailer's timeout bounds each attempt. */
async function settled(): Promise<void> {
  await vi.waitFor(
    async () => {
      await hurry();
      expect(await waiting()).toBe(0);
    },
    { timeout: 60_000, interval: 200 },
  );
}

/** Waits until both jobs have failed once and wait for a retry. */
async function triedInVain(): Promise<void> {
  const failed = "select count(*)::int as n from pgboss.job where state = 'retry'";
  await vi.waitFor(async () => expect((await t.database.pool.query(failed)).rows[0].n).toBe(2), {
    timeout: 60_000,
    interval: 100,
  });
}

test("down: answered at once, and each mail comes once when it is up again", async () => {
  smtp.mode = "down";
  const addresses = await ask();
  await triedInVain();
  smtp.mode = "ok";
  await settled();
  expect(recipients()).toEqual(addresses);
});

test("busy (4xx): the same", async () => {
  smtp.mode = "busy";
  const addresses = await ask();
  await triedInVain();
  smtp.mode = "ok";
  await settled();
  expect(recipients()).toEqual(addresses);
});

test("silent: a try ends by itself, and the same", async () => {
  smtp.mode = "silent";
  const addresses = await ask();
  await triedInVain();
  smtp.mode = "ok";
  await settled();
  expect(recipients()).toEqual(addresses);
});

test("a mail that was taken without a word comes again as the very same: its id and its link", async () => {
  smtp.mode = "lossy";
  const member = await buildMember(t);
  await t.call("forgotPassword", { body: { email: member.email, username: "netwerk" } });
  await vi.waitFor(() => expect(recipients()).toEqual([member.email]), { timeout: 60_000 });
  smtp.mode = "ok";
  await settled();
  const mails = smtp.received.map(({ raw }) => messageOf(raw));
  expect(mails).toHaveLength(2);
  expect(mails[1]?.headers["message-id"]).toEqual(mails[0]?.headers["message-id"]);
  expect(mails[1]?.parts[0]?.text).toBe(mails[0]?.parts[0]?.text);
  const token = /token=([\w-]+)/.exec(mails[0]?.parts[0]?.text ?? "")?.[1] ?? "";
  const body = { token, newPassword: "sandi-baru-sekali-2", confirmPassword: "sandi-baru-sekali-2" };
  expect((await t.call("changePassword", { body })).status).toBe(200);
  await settled();
  expect(messageOf(smtp.received.at(-1)?.raw ?? "").headers.subject?.[0]).toContain(
    mailTexts.passwordChanged.subject,
  );
});
