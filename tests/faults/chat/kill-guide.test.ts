import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type ChatAnswer, chatAnswer } from "#contract/chat.ts";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { long, printedSeed, seeded } from "../random.ts";
import { ServerProcess } from "./server-process.ts";
import { openWorld } from "./world.ts";

// kill -9 while the guide leads through a letter: no input is lost or asked for again.

const kills = long ? 5 : 2;
const steps = ["bikinin surat resign", "Susun surat resign", "Rina", "Kasir", "PT Jaya", "31 Mei"];
const ending = "Tidak perlu";

let dataDir: string;
let server: ServerProcess;
let conversations: { member: BuiltMember; code: string }[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "alma-kill-guide-"));
  await chmod(dataDir, 0o755);
  // This world only creates the members. The killed server has no model endpoint, so the guide answers.
  const world = await openWorld(dataDir, "http://127.0.0.1:1/v1");
  conversations = await Promise.all(
    Array.from({ length: kills * 2 }, async () => {
      const member = await buildMember(world);
      return { member, code: await startConversation(world, member, 3) };
    }),
  );
  await world.close();
  server = await ServerProcess.create({ DATA_DIR: dataDir });
  await server.start();
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Conversation = { member: BuiltMember; code: string };

/** Returns the answer, or undefined if the server refused. */
async function post(conversation: Conversation, body: object): Promise<ChatAnswer | undefined> {
  const response = await fetch(`${server.base}/api/chat`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${conversation.member.token}` },
    body: JSON.stringify({ thread_id: conversation.code, ...body }),
  });
  const answer: unknown = await response.json();
  return response.ok ? chatAnswer.parse(answer) : undefined;
}

const history = z.object({
  data: z.object({
    history_chat: z.array(z.object({ id: z.number(), type: z.string(), content: z.string() })),
  }),
});

async function historyOf(conversation: Conversation) {
  const response = await fetch(`${server.base}/api/conversations/${conversation.code}`, {
    headers: { authorization: `Bearer ${conversation.member.token}` },
  });
  return history.parse(await response.json()).data.history_chat;
}

/**
 * Sends a message as the app does: repeats it with the same id if the connection broke, and presses "Coba lagi" if the
 * answer was cut off.
 */
async function say(conversation: Conversation, question: string, number: number): Promise<ChatAnswer> {
  const body = { question, message_id: `langkah-${conversation.member.id}-${number}` };
  const first = await post(conversation, body).catch(async () => {
    await restarted;
    return post(conversation, body);
  });
  if (first?.state === "complete") return first;
  const cut = (await historyOf(conversation)).findLast(({ type }) => type !== "question");
  const again = await post(conversation, { regenerate_of: cut?.id });
  if (again?.state !== "complete") throw new Error("the answer did not come a second time");
  return again;
}

let restarted: Promise<unknown> = Promise.resolve();

function killSoon(random: () => number): void {
  restarted = (async () => {
    await new Promise((go) => setTimeout(go, random() * 400));
    await server.kill();
    await server.start();
  })();
}

/** Goes through the letter's steps and returns the letter. The server is killed while it answers step `killedAt`. */
async function write(conversation: Conversation, killedAt: number, random: () => number): Promise<string> {
  const answers: ChatAnswer[] = [];
  for (const [number, text] of [...steps, ending].entries()) {
    if (number === killedAt) killSoon(random);
    answers.push(await say(conversation, text, number));
    if (number === killedAt) await restarted;
  }
  const questions = (await historyOf(conversation)).filter(({ type }) => type === "question");
  expect(questions.map(({ content }) => content)).toEqual([...steps, ending]);
  return (
    answers.findLast(({ structured_response: content }) => content.document)?.structured_response.document
      ?.text ?? ""
  );
}

test(`in the middle of a flow, ${kills} times: the letter has everything that was written`, async () => {
  const random = seeded(printedSeed("kill-guide"));
  for (const conversation of conversations.slice(0, kills)) {
    const killedAt = 1 + Math.floor(random() * (steps.length - 1));
    expect(await write(conversation, killedAt, random)).toMatch(
      /Rina[\s\S]*Kasir[\s\S]*PT Jaya[\s\S]*31 Mei/,
    );
  }
});

test(`while the letter is written, ${kills} times: it is whole, and stays`, async () => {
  const random = seeded(printedSeed("kill-letter"));
  for (const conversation of conversations.slice(kills)) {
    const letter = await write(conversation, steps.length, random);
    expect(letter).toMatch(/Rina[\s\S]*Kasir[\s\S]*PT Jaya[\s\S]*31 Mei/);
    const stored = (await historyOf(conversation)).flatMap(({ type, content }) =>
      type === "question" ? [] : [JSON.parse(content).document?.text],
    );
    expect(stored).toContain(letter);
  }
});
