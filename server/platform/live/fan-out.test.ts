import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestDatabase } from "#server/test/database.ts";
import { type ReadEvent, readEvents, textOf } from "#server/test/events.ts";
import { buildMember, startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { type Bus, everyone, messageMax } from "./bus.ts";
import { FanOut } from "./fan-out.ts";
import { LiveTexts } from "./live.ts";
import type { LiveAnswer } from "./live-answer.ts";

/** Two servers on one database, which hear each other through Redis or through the database. */
async function startPair(
  over: { redisUrl?: string | undefined } = {},
): Promise<{ writer: TestApp; other: TestApp }> {
  const database = await createTestDatabase();
  const config = { databaseUrl: database.url, ...over };
  const pair = {
    writer: await startTestApp({ config, database }),
    other: await startTestApp({ config, database }),
  };
  addresses.set(pair.writer, await pair.writer.listen());
  addresses.set(pair.other, await pair.other.listen());
  return pair;
}

const addresses = new Map<TestApp, string>();

async function closePair({ writer, other }: { writer: TestApp; other: TestApp }): Promise<void> {
  await other.server.close();
  await writer.close();
}

/** Asks one server and follows the answer on the other. */
async function followElsewhere({ writer, other }: { writer: TestApp; other: TestApp }) {
  const member = await buildMember(writer);
  const code = await startConversation(writer, member);
  const headers = {
    authorization: `Bearer ${member.token}`,
    accept: "text/event-stream",
    "content-type": "application/json",
  };
  const own = readEvents(
    await fetch(`${addresses.get(writer)}/api/chat`, {
      method: "POST",
      headers,
      body: JSON.stringify({ thread_id: code, question: "Halo." }),
    }),
  );
  const { value: meta } = await own.next();
  const answerId = Number((meta as ReadEvent).id.split(":")[0]);
  const leave = new AbortController();
  const follow = () =>
    fetch(`${addresses.get(other)}/api/chat/${answerId}/stream`, { headers, signal: leave.signal });
  const following = readEvents(await follow());
  const seen: ReadEvent[] = [];
  const until = async (text: string) => {
    while (!textOf(seen).includes(text)) {
      const { value, done } = await following.next();
      if (done) throw new Error("the line ended");
      seen.push(value);
    }
  };
  const readers = () => writer.app.live.get(answerId)?.readers.size;
  return { answerId, follow, following, seen, until, readers, leave: () => leave.abort() };
}

const redisUrl = process.env.TEST_REDIS_URL;

describe.each([
  { name: "Redis", over: { redisUrl }, isThere: Boolean(redisUrl) },
  { name: "the database", over: {}, isThere: true },
])("live answers through $name", ({ over, isThere }) => {
  let pair: { writer: TestApp; other: TestApp };
  // Without Redis its part is left out, since only smoothness depends on it.
  const withBus = test.skipIf(!isThere);

  beforeAll(async () => {
    if (isThere) pair = await startPair(over);
  });
  afterAll(async () => {
    if (isThere) await closePair(pair);
  });

  withBus("a reader on another server gets the words as they are written, each once", async () => {
    const { writer } = pair;
    const first = latch();
    const second = latch();
    writer.app.external.model = scriptedModel([
      { text: "Aku " },
      first.wait,
      { text: "dengar " },
      second.wait,
      { text: "kamu." },
    ]);
    const { following, seen, until, readers } = await followElsewhere(pair);
    await until("Aku");
    // One reader of its own, and one that relays to the other server.
    await expect.poll(readers).toBe(2);
    first.open();
    await until("dengar");
    second.open();
    for await (const event of following) seen.push(event);
    expect(textOf(seen)).toBe("Aku dengar kamu.");
    expect(seen.at(-1)?.event).toBe("final");
  });

  withBus("a text of many messages arrives whole", async () => {
    const { writer } = pair;
    const rest = latch();
    const long = "Ini panjang 😢 sekali. ".repeat(300).trim();
    writer.app.external.model = scriptedModel([{ text: `${long} ` }, rest.wait, { text: "Selesai." }]);
    const { answerId, following, seen, until, readers } = await followElsewhere(pair);
    await expect.poll(readers).toBe(2);
    await until(long);
    rest.open();
    for await (const event of following) seen.push(event);
    expect(textOf(seen)).toBe(`${long} Selesai.`);
    expect(seen.at(-1)?.id).toBe(`${answerId}:${`${long} Selesai.`.length}`);
  });

  withBus("a reader who leaves is no longer served, so that the meter does not see one", async () => {
    const { writer } = pair;
    const rest = latch();
    writer.app.external.model = scriptedModel([{ text: "Aku " }, rest.wait, { text: "dengar." }]);
    const { until, readers, leave } = await followElsewhere(pair);
    await until("Aku");
    await expect.poll(readers).toBe(2);
    leave();
    await expect.poll(readers).toBe(1);
    rest.open();
    await expect.poll(() => writer.app.live.size).toBe(0);
  });
});

test("with Redis away a reader on another server gets the whole answer by the database", async () => {
  // Nothing listens on port 1.
  const pair = await startPair({ redisUrl: "redis://127.0.0.1:1" });
  const rest = latch();
  pair.writer.app.external.model = scriptedModel([{ text: "Aku " }, rest.wait, { text: "dengar kamu." }]);
  const { following, seen } = await followElsewhere(pair);
  seen.push((await following.next()).value as ReadEvent);
  rest.open();
  for await (const event of following) seen.push(event);
  expect(textOf(seen)).toBe("Aku dengar kamu.");
  expect(seen.at(-1)?.event).toBe("final");
  await closePair(pair);
});

test("connections that the database ends come back, and readers are served again", async () => {
  const pair = await startPair();
  const { db } = pair.writer.database;
  const rest = latch();
  pair.writer.app.external.model = scriptedModel([{ text: "Aku " }, rest.wait, { text: "dengar kamu." }]);
  const { follow, following, seen, readers } = await followElsewhere(pair);
  await expect.poll(readers).toBe(2);
  const listening = async () =>
    (
      await db.execute<{ pid: number }>(sql`
        select pid from pg_stat_activity
        where datname = current_database() and application_name = 'alma-listen'`)
    ).rows.map(({ pid }) => pid);
  const before = await listening();
  expect(before).toHaveLength(2);
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'alma-listen'`);
  await expect.poll(async () => (await listening()).filter((pid) => !before.includes(pid)).length).toBe(2);
  // What one more reader asks for reaches the writer only through the new connections.
  const again = readEvents(await follow());
  await expect.poll(readers).toBe(3);
  rest.open();
  for await (const event of following) seen.push(event);
  for await (const event of again) if (event.event === "delta") seen.push(event);
  expect(textOf(seen)).toBe("Aku dengar kamu.Aku dengar kamu.");
  await closePair(pair);
});

describe("between two servers", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Two ends of a bus that hands over at once what `passes` lets through. */
  function playedBuses(passes: (message: string) => boolean = () => true): [Bus, Bus] {
    const all: Bus[] = [];
    const open = (address: string): Bus => ({
      address,
      onMessage: () => {},
      send: (to, message) => {
        expect(Buffer.byteLength(message)).toBeLessThan(8000);
        for (const bus of all)
          if ((to === everyone || to === bus.address) && passes(message)) bus.onMessage(message);
      },
      close: async () => {},
    });
    all.push(open("a"), open("b"));
    return [all[0] as Bus, all[1] as Bus];
  }

  const seal = { seal: (text: string) => Buffer.from(`sealed with 29 bytes of its own${text}`) };
  const open = (sealed: Buffer) => sealed.toString("utf8").slice("sealed with 29 bytes of its own".length);
  const about = { userId: 1, conversationId: 1, seal } as unknown as LiveAnswer["about"];

  function playedPair(passes?: (message: string) => boolean) {
    const [a, b] = playedBuses(passes);
    const texts: LiveAnswer[] = [];
    const live = new LiveTexts<never, LiveAnswer["about"]>().open(7, about) as unknown as LiveAnswer;
    texts.push(live);
    const writer = new FanOut(a, (id) => texts.find((text) => text.id === id));
    const other = new FanOut(b, () => undefined);
    return { live, writer, other };
  }

  test("no message is longer than PostgreSQL takes, whatever the characters", async () => {
    const { live, writer, other } = playedPair();
    const text = `${"😢".repeat(3000)}${"ー".repeat(3000)}`;
    live.append(text);
    let got = "";
    const end = other.watch({ id: 7, from: 0, open }, (from, piece) => {
      expect(from).toBe(got.length);
      got += piece;
    });
    expect(got).toBe(text);
    expect(messageMax).toBeLessThan(8000);
    end();
    expect(live.readers.size).toBe(0);
    await Promise.all([writer.close(), other.close()]);
  });

  test("a watcher whose server died is forgotten within ten seconds and the next check", async () => {
    vi.useFakeTimers();
    let isDead = false;
    const { live, writer, other } = playedPair(() => !isDead);
    other.watch({ id: 7, from: 0, open }, () => {});
    vi.advanceTimersByTime(60_000);
    expect(live.readers.size).toBe(1);
    isDead = true;
    vi.advanceTimersByTime(13_000);
    expect(live.readers.size).toBe(0);
    await Promise.all([writer.close(), other.close()]);
  });

  test("a watcher whose first word was lost is served from the next one on", async () => {
    vi.useFakeTimers();
    let isLost = true;
    const { live, writer, other } = playedPair(() => !isLost);
    live.append("Aku dengar.");
    let got = "";
    other.watch({ id: 7, from: 0, open }, (_from, piece) => {
      got += piece;
    });
    expect(got).toBe("");
    isLost = false;
    vi.advanceTimersByTime(3000);
    expect(got).toBe("Aku dengar.");
    await Promise.all([writer.close(), other.close()]);
  });
});
