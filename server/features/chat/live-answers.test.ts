import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type BuiltMember, buildClient, buildMember, startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => t.close());

/** Members who are reading their answers while these are written; the returned function lets the answers end. */
async function reading(members: BuiltMember[]) {
  const rest = latch();
  t.app.external.model = scriptedModel([{ text: "Aku " }, rest.wait, { text: "dengar." }]);
  const asked = members.map(async (member) => {
    const body = { thread_id: await startConversation(t, member), question: "Aku mau cerita." };
    return t.call("sendQuestion", { body }, member);
  });
  await expect
    .poll(() => [...t.app.live.values()].filter((text) => text.text !== "").length)
    .toBe(members.length);
  // By now the timer that stores has seen all answers once.
  await new Promise((go) => setTimeout(go, 1500));
  return async () => {
    rest.open();
    await Promise.all(asked);
  };
}

/** Moves the clocks of this process and of the database on by half a minute. */
async function halfAMinuteLater() {
  const real = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => real() + 31_000);
  await t.advance(31);
}

const lastSeen = async ({ id }: BuiltMember) => {
  const { rows } = await t.database.pool.query(
    "select extract(epoch from app_now() - last_seen)::int as ago from meters where user_id = $1",
    [id],
  );
  return rows[0].ago;
};
const seenNow = (member: BuiltMember) => expect.poll(() => lastSeen(member)).toBeLessThan(25);

describe("an answer that is being read is a sign of life", () => {
  test("told to the meters of all readers in one statement, whatever their clients", async () => {
    const client = await buildClient(t);
    const members = [
      await buildMember(t, { client }),
      await buildMember(t),
      await buildMember(t, { client }),
    ];
    const end = await reading(members);
    const query = vi.spyOn(t.database.pool, "query");
    await halfAMinuteLater();
    for (const member of members) await seenNow(member);
    const told = query.mock.calls.filter(([said]) =>
      JSON.stringify(said).includes("keep-read-answers-alive"),
    );
    expect(told).toHaveLength(1);
    await end();
  });

  test("that waits for no meter in use: the others are told, and texts go on being stored", async () => {
    const members = [await buildMember(t), await buildMember(t)] as const;
    const end = await reading([...members]);
    const holder = await t.database.pool.connect();
    await holder.query("begin");
    await holder.query("select 1 from meters where user_id = $1 for update", [members[0].id]);
    await halfAMinuteLater();
    await seenNow(members[1]);
    expect(await lastSeen(members[0])).toBeGreaterThan(25);
    const stored = await t.database.pool.query(
      "select max(app_now() - heartbeat_at) < interval '3 seconds' as fresh from messages where state = 'streaming'",
    );
    expect(stored.rows).toEqual([{ fresh: true }]);
    await holder.query("commit");
    holder.release();
    await seenNow(members[0]);
    await end();
  });
});

test("a writer waits for the database before each piece, as long as its text may stay unstored", async () => {
  const member = await buildMember(t);
  const [rest, stored] = [latch(), latch()];
  t.app.external.model = scriptedModel([{ text: "Aku " }, rest.wait, { text: "dengar." }]);
  const body = { thread_id: await startConversation(t, member), question: "Aku mau cerita." };
  const asked = t.call("sendQuestion", { body }, member);
  const texts = () => [...t.app.live.values()].map(({ text }) => text);
  await expect.poll(texts).toEqual(["Aku "]);
  const [live] = t.app.live.values();
  if (!live) throw new Error("no answer is being written");
  const held = vi.spyOn(live, "untilStored").mockImplementation(stored.wait);
  rest.open();
  await expect.poll(() => held.mock.calls.length).toBe(1);
  expect(texts()).toEqual(["Aku "]);
  stored.open();
  expect((await asked).body).toMatchObject({ structured_response: { content: "Aku dengar." } });
});
