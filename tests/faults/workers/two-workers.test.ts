import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { type ReadEvent, readEvents, textOf } from "#server/test/events.ts";
import type { ChattingMember } from "../chat/chatting-member.ts";
import { keptStates } from "../chat/kept-states.ts";
import { type Provider, wordsOf } from "../chat/provider.ts";
import { ServerProcess } from "../chat/server-process.ts";
import { talkingMembers } from "../chat/talking-members.ts";
import { openWorld, worldEnv } from "../chat/world.ts";
import { long, printedSeed, seeded } from "../random.ts";
import { overOwnConnection } from "./connection.ts";

const words = 120;
const everyMs = 20;
const kills = long ? 10 : 2;
const operatorToken = "penjaga-yang-cukup-panjang-0123456789";

let dataDir: string;
let llm: string;
let provider: Provider;
let server: ServerProcess;
let asking: ChattingMember[];
let talking: ChattingMember[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "alma-workers-"));
  await chmod(dataDir, 0o755);
  const filled = await talkingMembers(dataDir, { count: 28, words, everyMs });
  ({ provider, llm } = filled);
  asking = filled.members.slice(0, 16);
  talking = filled.members.slice(16);
  const env = { ...worldEnv(dataDir, llm), WORKERS: "2", OPERATOR_TOKEN: operatorToken };
  server = await ServerProcess.create(env);
  await server.start();
});
afterAll(async () => {
  await server.stop();
  provider.close();
  await rm(dataDir, { recursive: true, force: true });
});

const headersOf = ({ member }: ChattingMember) => ({
  authorization: `Bearer ${member.token}`,
  accept: "text/event-stream",
});

const ask = (one: ChattingMember, messageId: string) =>
  overOwnConnection(`${server.base}/api/chat`, {
    method: "POST",
    headers: headersOf(one),
    body: { thread_id: one.code, question: "Ceritakan.", message_id: messageId },
  });

const follow = (one: ChattingMember, answerId: number) =>
  overOwnConnection(`${server.base}/api/chat/${answerId}/stream`, { headers: headersOf(one) });

/** Reads to the end of the stream, or to where its connection broke. */
async function read(events: AsyncGenerator<ReadEvent>, seen: ReadEvent[]): Promise<ReadEvent[]> {
  try {
    for await (const event of events) seen.push(event);
  } catch (error) {
    expect(String(error)).toMatch(/aborted|reset|terminated/i);
  }
  return seen;
}

/** Begins an answer and returns its id, and what was read of it once it ends. */
async function begin(one: ChattingMember, messageId: string) {
  const events = readEvents(await ask(one, messageId));
  const { value: meta } = await events.next();
  const seen = [meta as ReadEvent];
  return { one, answerId: Number(seen[0]?.id.split(":")[0]), seen, whole: read(events, seen) };
}

/** Returns the values of a figure, by the rest of its line's name. */
async function figures(name: string): Promise<Record<string, number>> {
  const response = await overOwnConnection(`${server.base}/metrics`, {
    headers: { authorization: `Bearer ${operatorToken}` },
  });
  const lines = (await response.text()).split("\n").filter((line) => line.startsWith(name));
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
  );
}

/** Begins answers until both workers write some; each member begins at most one. */
async function beginAtBoth(messageId: string) {
  const begun: Awaited<ReturnType<typeof begin>>[] = [];
  for (let n = 0; n < asking.length; n += 4) {
    begun.push(...(await Promise.all(asking.slice(n, n + 4).map((one) => begin(one, messageId)))));
    const writing = Object.values(await figures("alma_live_answers"));
    if (writing.length === 2 && writing.every((count) => count > 0)) return begun;
  }
  throw new Error("one worker got every connection");
}

describe("two workers", () => {
  test("both serve, and whichever is asked tells the figures of both", async () => {
    await Promise.all(Array.from({ length: 40 }, () => overOwnConnection(`${server.base}/healthz`)));
    const answered = await figures("alma_http_requests_total");
    const each = ["1", "2"].map((n) => answered[`{call="GET /healthz",status="200",worker="${n}"}`] ?? 0);
    expect(Math.min(...each)).toBeGreaterThan(0);
    expect(each.reduce((sum, count) => sum + count)).toBe(40);
    expect(await figures("alma_workers_ready")).toEqual({ "": 2 });
    // What the database holds is told once, not by each.
    expect(await figures("alma_database_up")).toEqual({ "": 1 });
  });

  test("answers that both write are read over other connections, at either of them", async () => {
    const begun = await beginAtBoth("dibaca-di-sana");
    await Promise.all(
      begun.map(async ({ one, answerId, whole }) => {
        const elsewhere = [1, 2, 3].map(async () => read(readEvents(await follow(one, answerId)), []));
        for (const events of [await whole, ...(await Promise.all(elsewhere))]) {
          expect(textOf(events)).toBe(wordsOf(words));
          expect(events.at(-1)?.event).toBe("final");
        }
      }),
    );
  });

  test("limits count what both were asked", async () => {
    const login = () =>
      overOwnConnection(`${server.base}/api/users/login`, {
        method: "POST",
        headers: { "x-client": "netwerk" },
        body: { email: "siapa@uji.test", password: "bukan-ini-12345", username: "netwerk" },
      });
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await login()).status);
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses[10]).toBe(429);
  });

  test("kill -9 of one: its answers break off and are kept, those of the other go on, and it is replaced", async () => {
    // Long enough that the first ones are still being written when the last have begun, on a busy machine too.
    const all = wordsOf(500);
    provider.behave = () => ({ kind: "talk", words: 500, everyMs });
    const begun = await beginAtBoth("terputus");
    // Text is stored once a second: what breaks off before has none, and ends as an error.
    const secondsOfText = wordsOf(Math.ceil(1200 / everyMs)).length;
    const shortest = () => Math.min(...begun.map(({ seen }) => textOf(seen).length));
    await expect.poll(shortest, { interval: 10 }).toBeGreaterThan(secondsOfText);
    const [victim = 0] = server.workers;
    process.kill(victim, "SIGKILL");
    // The other one serves meanwhile.
    const readiness = () => overOwnConnection(`${server.base}/readyz`).then(({ status }) => status, String);
    // A connection that waited for the dead one was reset at once.
    await expect.poll(readiness).toBe(200);
    const ended = await Promise.all(
      begun.map(async ({ whole, ...rest }) => ({ ...rest, events: await whole })),
    );
    const wholes = ended.filter(({ events }) => events.at(-1)?.event === "final");
    const broken = ended.filter(({ events }) => events.at(-1)?.event !== "final");
    expect(Math.min(wholes.length, broken.length)).toBeGreaterThan(0);
    for (const { events } of wholes) expect(textOf(events)).toBe(all);
    for (const { one, answerId, events } of broken) {
      const rest = await read(readEvents(await follow(one, answerId)), []);
      expect(rest.at(-1)?.event).toBe("final");
      const [kept, seen] = [textOf(rest), textOf(events)];
      expect(all.startsWith(kept)).toBe(true);
      // Stored once a second.
      expect(seen.length - kept.length).toBeLessThanOrEqual(Math.ceil(1100 / everyMs) * "kata499 ".length);
    }
    provider.behave = () => ({ kind: "talk", words, everyMs });
    await expect.poll(() => figures("alma_workers_ready")).toEqual({ "": 2 });
    expect(await figures("alma_worker_deaths")).toEqual({ "": 1 });
    expect(server.workers).not.toContain(victim);
  });

  test(`${kills} kills of workers at random moments while members chat and tick: nothing is lost`, async () => {
    const random = seeded(printedSeed("kill-worker"));
    const all = talking.flatMap((one) => [
      one.conversation(server.base, random),
      one.tick(server.base, random),
    ]);
    for (let n = 0; n < kills; n += 1) {
      await new Promise((go) => setTimeout(go, 1000 + random() * 2500));
      const victims = server.workers;
      process.kill(victims[Math.floor(random() * victims.length)] ?? 0, "SIGKILL");
    }
    for (const one of talking) one.stop();
    await Promise.all(all);
    expect(talking.flatMap((one) => one.refused)).toEqual([]);
    await server.stop();
    const world = await openWorld(dataDir, llm);
    onTestFinished(() => world.close());
    for (const one of talking) {
      const states = await keptStates(world, one, { words, everyMs });
      expect(states.filter((state) => state !== "complete" && state !== "interrupted")).toEqual([]);
    }
    expect((await checkInvariants(world.database.pool)).broken).toEqual([]);
  });

  test("SIGTERM lets both end what they write, and starts none again", async () => {
    // Short enough for the patience of a server that stops, however busy the machine is.
    provider.behave = () => ({ kind: "talk", words: 20, everyMs });
    await server.start();
    const begun = await Promise.all(asking.slice(0, 4).map((one) => begin(one, "sampai-selesai")));
    await server.stop();
    for (const { whole } of begun) {
      const events = await whole;
      expect(textOf(events)).toBe(wordsOf(20));
      expect(events.at(-1)?.event).toBe("final");
    }
  });
});
