import { afterAll, beforeAll, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import type { Model } from "#server/external/model/model.ts";
import { type ReadEvent, readEvents, textOf } from "#server/test/events.ts";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { long, printedSeed, seeded } from "../random.ts";

/** Words of many kinds: emoji, line breaks, markup, quotes. */
const words = [
  "Aku ",
  "dengar ",
  "😢👨‍👩‍👧 ",
  "\n\n",
  "**berat** ",
  '"kutip" ',
  "שלום ",
  "…ya, ",
  "terima kasih. ",
];

/** A model that streams a long answer with small pauses. */
const slow: Model = {
  name: "slow",
  async *stream(_request, signal) {
    for (let n = 0; n < 120 && !signal.aborted; n += 1) {
      yield { text: words[n % words.length] ?? "" };
      await new Promise((go) => setTimeout(go, 4));
    }
  },
};

let t: TestApp;
let base: string;

beforeAll(async () => {
  t = await startTestApp({ model: slow });
  base = await t.listen();
});
afterAll(async () => {
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  await t.close();
});

const headers = (member: BuiltMember) => ({
  authorization: `Bearer ${member.token}`,
  accept: "text/event-stream",
  "content-type": "application/json",
});

const ask = (member: BuiltMember, code: string, signal: AbortSignal) =>
  fetch(`${base}/api/chat`, {
    method: "POST",
    headers: headers(member),
    body: JSON.stringify({ thread_id: code, question: "Ceritakan." }),
    signal,
  });

/** Reads until the text has this length, then disconnects. */
async function readUntil(
  response: Response,
  line: AbortController,
  characters: number,
): Promise<ReadEvent[]> {
  const seen: ReadEvent[] = [];
  for await (const event of readEvents(response)) {
    seen.push(event);
    if (textOf(seen).length >= characters) break;
  }
  line.abort();
  return seen;
}

/** Sends a message, disconnects at random points and reconnects, sometimes without the last event id. */
async function readWithCuts(member: BuiltMember, code: string, random: () => number): Promise<string> {
  const line = new AbortController();
  const response = await ask(member, code, line.signal);
  let seen = await readUntil(response, line, Math.floor(random() * 700));
  const answerId = Number(seen[0]?.id.split(":")[0]);
  let text = textOf(seen);
  for (let cut = 0; cut < 3 && seen.at(-1)?.event !== "final"; cut += 1) {
    const forgets = random() < 0.3;
    if (forgets) text = "";
    const again = new AbortController();
    const resumed = await fetch(`${base}/api/chat/${answerId}/stream`, {
      headers: { ...headers(member), ...(forgets ? {} : { "last-event-id": seen.at(-1)?.id ?? "" }) },
      signal: again.signal,
    });
    seen = await readUntil(resumed, again, cut === 2 ? Number.POSITIVE_INFINITY : Math.floor(random() * 300));
    text += textOf(seen);
  }
  expect(seen.at(-1)?.event).toBe("final");
  return text;
}

test("reload and reconnect at random points: the final text equals the stored text byte for byte", async () => {
  const random = seeded(printedSeed("reconnect"));
  for (let point = 0; point < (long ? 50 : 12); point += 1) {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const text = await readWithCuts(member, code, random);
    const { body } = await t.call("getConversation", { params: { id: code } }, member);
    const stored = JSON.parse(body.data.history_chat.at(-1)?.content ?? "{}").content;
    expect(Buffer.from(text)).toEqual(Buffer.from(stored));
  }
});

test("twenty readers that hang up: every answer is finished and stored, none is left being written", async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => buildMember(t)));
  await Promise.all(
    members.map(async (member) => {
      const code = await startConversation(t, member);
      const line = new AbortController();
      await readUntil(await ask(member, code, line.signal), line, 20);
      await expect
        .poll(
          async () =>
            (await t.call("getConversation", { params: { id: code } }, member)).body.data.history_chat.at(-1)
              ?.state,
          { timeout: 60_000 },
        )
        .toBe("complete");
    }),
  );
  // An answer is stored a moment before its process lets go of it.
  await expect.poll(() => t.app.live.size).toBe(0);
});
