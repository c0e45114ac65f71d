import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { messagePlace } from "#server/features/conversation/conversation.ts";
import type { TestApp } from "#server/test/test-app.ts";
import type { ChattingMember } from "./chatting-member.ts";
import { wordsOf } from "./provider.ts";

/**
 * Checks that every accepted message is stored once, with one answer that is complete or marked as cut, and that holds
 * the text that was seen.
 */
export async function keptStates(
  world: TestApp,
  one: ChattingMember,
  { words, everyMs }: { words: number; everyMs: number },
): Promise<string[]> {
  // The text that a client saw may be ahead of the stored text by at most one second and one frame.
  const aheadMax = Math.ceil(1100 / everyMs) * "kata39 ".length;
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
    expect(text).toBe(wordsOf(words).slice(0, text.length));
    if (row.state === "complete") expect(text).toBe(wordsOf(words));
    else expect(sent.seen.length - text.length).toBeLessThanOrEqual(aheadMax);
    return row.state;
  });
}
