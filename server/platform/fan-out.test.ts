import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ReadEvent, readEvents, textOf } from "#server/test/events.ts";
import { buildMember, startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

const redisUrl = process.env.TEST_REDIS_URL;

/** Asks one server and follows the answer from its beginning on the other. */
async function followElsewhere(writer: TestApp, other: TestApp) {
  const member = await buildMember(writer);
  const code = await startConversation(writer, member);
  const headers = {
    authorization: `Bearer ${member.token}`,
    accept: "text/event-stream",
    "content-type": "application/json",
  };
  const own = readEvents(
    await fetch(`${await writer.listen()}/api/chat`, {
      method: "POST",
      headers,
      body: JSON.stringify({ thread_id: code, question: "Halo." }),
    }),
  );
  const { value: meta } = await own.next();
  const answerId = Number((meta as ReadEvent).id.split(":")[0]);
  const following = readEvents(
    await fetch(`${await other.listen()}/api/chat/${answerId}/stream`, { headers }),
  );
  return { answerId, following };
}

/** Two servers on one database; skipped without Redis, since only smoothness depends on it. */
describe.skipIf(!redisUrl)("live answers through Redis", () => {
  let writer: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    writer = await startTestApp({ config: { redisUrl } });
    other = await startTestApp({ config: { redisUrl }, database: writer.database });
  });
  afterAll(async () => {
    await other.server.close();
    await writer.close();
  });

  test("a reader on another server gets the words as they are written, each once", async () => {
    const first = latch();
    const second = latch();
    writer.app.external.model = scriptedModel([
      { text: "Aku " },
      first.wait,
      { text: "dengar " },
      second.wait,
      { text: "kamu." },
    ]);
    const { answerId, following } = await followElsewhere(writer, other);
    const seen: ReadEvent[] = [];
    const until = async (text: string) => {
      while (!textOf(seen).includes(text)) {
        const { value, done } = await following.next();
        if (done) throw new Error("the line ended");
        seen.push(value);
      }
    };
    await until("Aku");
    // One reader of its own, and one that relays to the other server.
    await expect.poll(() => writer.app.live.get(answerId)?.readers.size).toBe(2);
    first.open();
    await until("dengar");
    second.open();
    for await (const event of following) seen.push(event);
    expect(textOf(seen)).toBe("Aku dengar kamu.");
    expect(seen.at(-1)?.event).toBe("final");
  });
});

test("with Redis away a reader on another server gets the whole answer by the database", async () => {
  const rest = latch();
  const writer = await startTestApp();
  // Nothing listens on port 1.
  const other = await startTestApp({
    config: { redisUrl: "redis://127.0.0.1:1" },
    database: writer.database,
  });
  writer.app.external.model = scriptedModel([{ text: "Aku " }, rest.wait, { text: "dengar kamu." }]);
  const { following } = await followElsewhere(writer, other);
  const seen = [(await following.next()).value as ReadEvent];
  rest.open();
  for await (const event of following) seen.push(event);
  expect(textOf(seen)).toBe("Aku dengar kamu.");
  expect(seen.at(-1)?.event).toBe("final");
  await other.server.close();
  await writer.close();
});
