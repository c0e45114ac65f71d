import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { seedFiles } from "#server/demo-files.ts";
import { openStorage } from "#server/external/storage/storage.ts";
import { createLogger } from "#server/platform/log.ts";
import { testSecret } from "#server/test/config.ts";
import { tellingTables } from "#server/test/dump-tables.ts";
import { fullLife, type Life, lifePassword } from "#server/test/full-life.ts";
import type { ChattingMember } from "../chat/chatting-member.ts";
import type { Provider } from "../chat/provider.ts";
import { ServerProcess } from "../chat/server-process.ts";
import { talkingMembers } from "../chat/talking-members.ts";
import { openWorld, worldEnv } from "../chat/world.ts";
import { printedSeed, seeded } from "../random.ts";
import { hearBackup } from "./commands.ts";

// The rehearsal of a disaster: everything as an operator would do it, with the commands and the server as processes.

const members = 6;

let folder: string;
let before: string;
let after: string;
let copies: string;
let backupEnv: Record<string, string>;
let provider: Provider;
let llm: string;
let server: ServerProcess;
let staying: Life;
let leaving: Life;
let erasedLater: Life;
let talking: ChattingMember[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "alma-rehearsal-"));
  await chmod(folder, 0o755);
  before = join(folder, "before");
  after = join(folder, "after");
  copies = join(folder, "copies");
  const identity = await generateX25519Identity();
  await writeFile(join(folder, "identity"), identity);
  backupEnv = {
    NODE_ENV: "production",
    DEMO: "on",
    BACKUP_RECIPIENT: await identityToRecipient(identity),
    BACKUP_IDENTITY: join(folder, "identity"),
    BACKUP_DIR: copies,
  };
  const size = { count: members, words: 40, everyMs: 10 };
  ({
    provider,
    llm,
    members: talking,
  } = await talkingMembers(before, size, async (world) => {
    staying = await fullLife(world, "elang-3501-probe");
    leaving = await fullLife(world, "nuri-3502-probe");
    erasedLater = await fullLife(world, "camar-3503-probe");
  }));
  await seedFiles(openStorage({ dataDir: before, s3: undefined }), createLogger("error"));
  server = await ServerProcess.create({ ...worldEnv(before, llm), BACKUP_DIR: copies });
});
afterAll(async () => {
  await server.stop();
  provider.close();
  await rm(folder, { recursive: true, force: true });
});

const command = (name: string, dataDir: string, secret: string) =>
  hearBackup([name], { ...backupEnv, DATA_DIR: dataDir, APP_SECRET: secret });

/** The last share that each step of a command named; a step that did not come to its end names less. */
const stepsOf = (progress: string): string[] =>
  [...progress.matchAll(/^([a-z ]+): (\d+) %/gm)].map(([, step, share]) => `${step} ${share}`);

const post = (path: string, body: object, token?: string) =>
  fetch(`${server.base}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
const login = async ({ email }: { email: string }) =>
  (await post("/api/users/login", { email, password: lifePassword, username: "netwerk" })).status;
const isSignedIn = async ({ token }: { token: string }) =>
  (await fetch(`${server.base}/api/users/check_auth`, { headers: { authorization: `Bearer ${token}` } })).ok;

const newSecret = "the-secret-of-the-place-after-the-disaster-0123456789";

test("a disaster: filled, copied under load, one member erased, all of it destroyed, and put back", async () => {
  await server.start();
  const random = seeded(printedSeed("rehearsal"));
  const load = talking.flatMap((one) => [
    one.conversation(server.base, random),
    one.tick(server.base, random),
  ]);
  await expect.poll(() => talking.every(({ sent }) => sent.length > 1)).toBe(true);
  const { stdout: made, stderr: making } = await command("make", before, testSecret);
  console.log(made.trim());
  expect(stepsOf(making)).toEqual([
    "copying the database 100",
    "copying the files 100",
    "checking the copy 100",
  ]);
  expect(made).toMatch(/rows, 8 files, .* checked\./);
  for (const one of talking) one.stop();
  await Promise.all(load);
  expect(talking.flatMap(({ refused }) => refused)).toEqual([]);

  const erased = await post("/api/users/erase", { password: lifePassword, word: "HAPUS" }, erasedLater.token);
  expect(erased.status).toBe(200);
  expect((await post("/api/users/logout", {}, leaving.token)).ok).toBe(true);
  const tombstones = () => readFile(join(copies, "erased-accounts.jsonl"), "utf8").catch(() => "");
  await expect.poll(tombstones).toContain(`"user":${erasedLater.id},`);
  expect(await tombstones()).not.toMatch(/camar|contoh\.test/);

  await server.kill();
  await (await openWorld(before, llm)).close();
  await rm(before, { recursive: true, force: true });

  const { stdout: told, stderr: restoring } = await command("restore", after, newSecret);
  console.log(told.trim());
  expect(stepsOf(restoring).length).toBeGreaterThan(1);
  for (const step of stepsOf(restoring)) expect(step).toMatch(/ 100$/);
  expect(told).toMatch(/Erased since then and erased again: 1\.\n\d+ invariants hold, 0 are broken\./);

  server = await ServerProcess.create({ ...worldEnv(after, llm), APP_SECRET: newSecret, BACKUP_DIR: copies });
  await server.start();
  // Nobody is signed in; who was a member signs in with the old password, who was erased cannot.
  for (const one of [staying, leaving, erasedLater]) expect(await isSignedIn(one)).toBe(false);
  expect(await Promise.all([staying, leaving, erasedLater].map(login))).toEqual([200, 200, 401]);
  await server.stop();

  const world = await openWorld(after, llm, newSecret);
  expect((await checkInvariants(world.database.pool)).broken).toEqual([]);
  const readable = await tellingTables(world, staying.clientId, staying.probe, staying.places);
  expect(readable).toEqual(
    expect.arrayContaining(["public.messages", "public.conversations", "public.feedback", "public.users"]),
  );
  expect(await tellingTables(world, erasedLater.clientId, erasedLater.probe, erasedLater.places)).toEqual([]);
  const file = await openStorage({ dataDir: after, s3: undefined }).open("jurnal-tenang.pdf");
  expect(file?.bytes).toBeGreaterThan(1000);
  await file?.close();
  await world.close();
});
