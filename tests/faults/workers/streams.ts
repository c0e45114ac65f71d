import { expect } from "vitest";
import { type ReadEvent, readEvents } from "#server/test/events.ts";
import { buildMember, givePaidTime, startConversation } from "#server/test/factories.ts";
import type { TestApp } from "#server/test/test-app.ts";
import { ChattingMember } from "../chat/chatting-member.ts";
import type { ServerProcess } from "../chat/server-process.ts";
import { overOwnConnection } from "./connection.ts";

/* A member's answers as several servers stream them. */

export async function talkingMember(t: TestApp): Promise<ChattingMember> {
  const member = await buildMember(t);
  await givePaidTime(t, member, 1, 3600);
  return new ChattingMember(member, await startConversation(t, member));
}

export const headersOf = ({ member }: ChattingMember) => ({
  authorization: `Bearer ${member.token}`,
  accept: "text/event-stream",
});

export const at = (server: ServerProcess | undefined, path: string) => `${server?.base}${path}`;

export const follow = (server: ServerProcess | undefined, one: ChattingMember, answerId: number) =>
  overOwnConnection(at(server, `/api/chat/${answerId}/stream`), { headers: headersOf(one) });

/** Reads to the end of the stream, or to where its connection broke. */
export async function read(events: AsyncGenerator<ReadEvent>, seen: ReadEvent[] = []): Promise<ReadEvent[]> {
  try {
    for await (const event of events) seen.push(event);
  } catch (error) {
    expect(String(error)).toMatch(/aborted|reset|terminated/i);
  }
  return seen;
}

/** Begins an answer at a server; `seen` grows while it is read. */
export async function begin(server: ServerProcess | undefined, one: ChattingMember) {
  const response = await overOwnConnection(at(server, "/api/chat"), {
    method: "POST",
    headers: headersOf(one),
    body: { thread_id: one.code, question: "Ceritakan." },
  });
  expect(response.status).toBe(200);
  const events = readEvents(response);
  const { value: meta } = await events.next();
  const seen = [meta as ReadEvent];
  return { answerId: Number(seen[0]?.id.split(":")[0]), seen, whole: read(events, seen) };
}
