import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openMailer } from "#server/external/mail.ts";
import { createLogger } from "#server/platform/log.ts";
import { testConfig } from "#server/test/config.ts";
import { fullLife, lifePassword } from "#server/test/full-life.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { purgeMailFiles } from "./purge-mail-files.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test("X-17: mails to the erased leave the mail folder with the account, and every mail after seven days", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "alma-mails-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const mailer = openMailer(testConfig({ dataDir }), createLogger("silent"));
  const there = async () => (await readdir(join(dataDir, "outbox"))).length;
  const life = await fullLife(t, "sempidan-2215-probe");
  const other = await fullLife(t, "sempidan-2216-probe");
  await t.runJobs();
  const former = t.app.external.mail;
  t.app.external.mail = mailer;
  onTestFinished(() => {
    t.app.external.mail = former;
  });
  for (const { email } of [life, other])
    await t.call("forgotPassword", { body: { email, username: "netwerk" } });
  await t.runJobs();
  expect(await there()).toBe(2);
  expect(
    (await t.call("eraseAccount", { body: { password: lifePassword, word: "HAPUS" } }, life)).status,
  ).toBe(200);
  expect(await there()).toBe(1);
  await t.advance(7 * 86_400 - 60);
  await purgeMailFiles(t.app);
  expect(await there()).toBe(1);
  await t.advance(120);
  await purgeMailFiles(t.app);
  expect(await there()).toBe(0);
  await t.runJobs();
});
