import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { messagePlace } from "#server/features/conversation/conversation.ts";
import type { TestApp } from "#server/test/test-app.ts";
import { long, printedSeed, seeded } from "../random.ts";
import type { ChattingMember } from "./chatting-member.ts";
import { type Provider, wordsOf } from "./provider.ts";
import { ServerProcess } from "./server-process.ts";
import { talkingMembers } from "./talking-members.ts";
import { openWorld, worldEnv } from "./world.ts";

const members = 20;
const kills = long ? 20 : 3;
const words = 40;
const everyMs = 20;
/** The text that a client saw may be ahead of the stored text by at most one second and one frame. */
const aheadMax = Math.ceil(1100 / everyMs) * "kata39 ".length;

let dataDir: string;
let llm: string;
let provider: Provider;
let server: ServerProcess;
let talking: ChattingMember[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "alma-kill-"));
  await chmod(dataDir, 0o755);
  const size = { count: members, words, everyMs };
  ({ provider, llm, members: talking } = await talkingMembers(dataDir, size));
  server = await ServerProcess.create(worldEnv(dataDir, llm));
});
afterAll(async () => {
  await server.stop();
  provider.close();
  await rm(dataDir, { recursive: true, force: true });
});

test(`case 34: kill -9 of the server at ${kills} random moments while ${members} members chat and tick`, async () => {
  const random = seeded(printedSeed("kill-server"));
  await server.start();
  const all = talking.flatMap((one) => [
    one.conversation(server.base, random),
    one.tick(server.base, random),
  ]);
  const restartsMs: number[] = [];
  for (let n = 0; n < kills; n += 1) {
    await new Promise((go) => setTimeout(go, 300 + random() * 2500));
    await server.kill();
    restartsMs.push(await server.start());
  }
  for (const one of talking) one.stop();
  await Promise.all(all);
  expect(talking.flatMap((one) => one.refused)).toEqual([]);
  await server.stop();

  const world = await openWorld(dataDir, llm);
  const states: Record<string, number> = {};
  for (const one of talking) {
    for (const state of await keptStates(world, one)) states[state] = (states[state] ?? 0) + 1;
  }
  console.log(
    `restarts: ${restartsMs.map((ms) => Math.round(ms)).join(", ")} ms; answers: ${JSON.stringify(states)}`,
  );
  expect((await checkInvariants(world.database.pool)).broken).toEqual([]);
  await world.close();
});

/**
 * Checks that every accepted message is stored once, with one answer that is complete or marked as cut, and that holds
 * the text that was seen.
 */
async function keptStates(world: TestApp, one: ChattingMember): Promise<string[]> {
  const seal = await world.app.seals.of(world.database.db, one.member.clientId);
  const { rows } = await world.database.db.execute<{
    message_id: string;
    conversation_id: number;
    questions: number;
    answer_id: number;
    state: string;
    body: Buffer;
  }>(sql`
    select q.message_id, q.conversation_id, count(*) over (partition by q.message_id)::int as questions,
      a.id as answer_id, a.state, a.body_sealed as body
    from messages q join messages a on a.question_id = q.id
    where q.user_id = ${one.member.id} and q.type = 'question'`);
  const stored = new Map(rows.map((row) => [row.message_id, row]));
  expect(rows.length).toBe(one.sent.length);
  return one.sent.map((sent) => {
    const row = stored.get(sent.messageId);
    expect([sent.messageId, row?.questions, row?.answer_id]).toEqual([sent.messageId, 1, sent.answerId]);
    if (!row) return "lost";
    const text = seal.open(row.body, messagePlace(row.conversation_id));
    expect(wordsOf(words).startsWith(text)).toBe(true);
    if (row.state === "complete") expect(text).toBe(wordsOf(words));
    else expect(sent.seen.length - text.length).toBeLessThanOrEqual(aheadMax);
    return row.state;
  });
}
