import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { readEvents, textOf } from "#server/test/events.ts";
import { freePort } from "#server/test/free-port.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { Provider, wordsOf } from "../chat/provider.ts";
import { ServerProcess } from "../chat/server-process.ts";
import { overOwnConnection } from "./connection.ts";
import { hasProgram } from "./has-program.ts";
import { at, begin, follow, headersOf, read, talkingMember } from "./streams.ts";

/* Two servers that share a Redis of the test, where the machine has one: it is killed while members chat. */

const words = 150;

let t: TestApp;
let folder: string;
let provider: Provider;
let servers: ServerProcess[];
let redisPort: number;
let redis: ChildProcess | undefined;

async function startRedis(): Promise<void> {
  const args = ["--port", String(redisPort), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  redis = spawn("redis-server", [...args, "--dir", folder], { stdio: ["ignore", "pipe", "inherit"] });
  const started = redis;
  await new Promise<void>((ready, failed) => {
    started.stdout?.on("data", (text: Buffer) => text.includes("Ready to accept connections") && ready());
    started.once("exit", (code) => failed(new Error(`redis-server ended with ${code} before it was ready`)));
  });
}

async function killRedis(): Promise<void> {
  const ended = redis && once(redis, "exit");
  redis?.kill("SIGKILL");
  await ended;
}

describe.skipIf(!hasProgram("redis-server"))("Redis, killed while members chat", () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "alma-redis-"));
    redisPort = await freePort();
    await startRedis();
    provider = new Provider();
    provider.behave = () => ({ kind: "talk", words, everyMs: 20 });
    const llm = await provider.listen();
    t = await startTestApp({
      config: { llm: { baseUrl: llm, apiKey: undefined, model: "uji", providerName: "uji" } },
    });
    servers = await Promise.all(
      ["a", "b"].map((name) =>
        ServerProcess.create({
          DATABASE_URL: t.database.url,
          DATABASE_POOL: "6",
          DATA_DIR: join(folder, name),
          REDIS_URL: `redis://127.0.0.1:${redisPort}`,
          LLM_BASE_URL: llm,
          LLM_MODEL: "uji",
          LLM_PROVIDER_NAME: "uji",
        }),
      ),
    );
    await Promise.all(servers.map((server) => server.start()));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await killRedis();
    provider.close();
    await t.close();
    await rm(folder, { recursive: true, force: true });
  });

  test("what is being written is whole for its reader and for one elsewhere", async () => {
    const [a, b] = servers;
    const one = await talkingMember(t);
    const { answerId, seen, whole } = await begin(a, one);
    const elsewhere = follow(b, one, answerId).then((response) => read(readEvents(response)));
    await expect.poll(() => textOf(seen).length).toBeGreaterThan(100);
    await killRedis();
    expect(textOf(await whole)).toBe(wordsOf(words));
    expect(textOf(await elsewhere)).toBe(wordsOf(words));
  });

  test("questions and stops go on without it, also from one server to the other", async () => {
    const [a, b] = servers;
    const one = await talkingMember(t);
    const { answerId, seen, whole } = await begin(b, one);
    await expect.poll(() => textOf(seen).length).toBeGreaterThan(0);
    const stop = { method: "POST", headers: headersOf(one), body: {} };
    expect((await overOwnConnection(at(a, `/api/chat/${answerId}/stop`), stop)).status).toBe(200);
    expect((await whole).at(-1)?.event).toBe("final");
  });

  test("once it is back, readers elsewhere are served, and the books balance", async () => {
    const [a, b] = servers;
    await startRedis();
    const one = await talkingMember(t);
    const { answerId, whole } = await begin(a, one);
    const elsewhere = await read(readEvents(await follow(b, one, answerId)));
    expect(textOf(elsewhere)).toBe(wordsOf(words));
    expect(textOf(await whole)).toBe(wordsOf(words));
    expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  });
});
