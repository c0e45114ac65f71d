import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testSecret } from "#server/test/config.ts";
import { emptyDatabase, rowsOf } from "#server/test/empty-database.ts";
import { buildMember, startConversation } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { temporaryFolder } from "#server/test/test-process.ts";
import { runBackup } from "./commands.ts";

// The commands of docs/backup.md on a PostgreSQL of one's own, with a passphrase instead of a public key.

const temporary = temporaryFolder(tmpdir());
let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(async () => {
  await t.close();
  await temporary.remove();
});

const command = (name: string, url: string) =>
  runBackup([name, join(temporary.path, "copies")], {
    DATABASE_URL: url,
    DATA_DIR: join(temporary.path, name),
    APP_SECRET: testSecret,
    DEMO: "on",
    BACKUP_PASSPHRASE: "sandi-salinan-yang-panjang",
  });

test("a copy of a database by its DATABASE_URL, put back into another one, which must be empty", async () => {
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  expect(await command("make", t.database.url)).toMatch(/\d+ rows, .* checked\./);
  const { url, drop } = await emptyDatabase();
  try {
    const told = await command("restore", url);
    expect(told).toMatch(/\d+ invariants hold, 0 are broken\./);
    const conversation =
      "select u.email from conversations c join users u on u.id = c.user_id where c.code = $1";
    expect(await rowsOf(url, conversation, [code])).toEqual([{ email: member.email }]);
    expect(await rowsOf(url, "select 1 from sessions")).toEqual([]);
    await expect(command("restore", url)).rejects.toThrow("is not empty");
    expect(await rowsOf(url, conversation, [code])).toEqual([{ email: member.email }]);
  } finally {
    await drop();
  }
});
