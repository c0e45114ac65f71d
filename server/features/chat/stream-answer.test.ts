import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Model } from "#server/external/model/model.ts";
import { conversationWith, lastMessage, storedText } from "#server/test/conversations.ts";
import { type ReadEvent, readEvents, textOf } from "#server/test/events.ts";
import {
  type BuiltMember,
  buildClient,
  buildMember,
  givePaidTime,
  startConversation,
} from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
let base: string;

beforeAll(async () => {
  t = await startTestApp();
  base = await t.listen();
});
afterAll(() => t.close());

const headers = (member: BuiltMember, more: object = {}) => ({
  authorization: `Bearer ${member.token}`,
  "content-type": "application/json",
  accept: "text/event-stream",
  ...more,
});

const send = (member: BuiltMember, code: string, body: object = {}, signal?: AbortSignal) =>
  fetch(`${base}/api/chat`, {
    method: "POST",
    headers: headers(member),
    body: JSON.stringify({ thread_id: code, question: "Halo, aku mau cerita.", ...body }),
    ...(signal ? { signal } : {}),
  });

const resume = (member: BuiltMember, answerId: number, lastEventId?: string) =>
  fetch(`${base}/api/chat/${answerId}/stream`, {
    headers: headers(member, lastEventId ? { "last-event-id": lastEventId } : {}),
  });

const all = async (response: Response) => Array.fromAsync(readEvents(response));

/** Returns the next event of a kind and skips those before it. */
async function next(events: AsyncGenerator<ReadEvent>, kind: ReadEvent["event"]): Promise<ReadEvent> {
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error(`no ${kind} came`);
    if (value.event === kind) return value;
  }
}

describe("C-23 as a stream", () => {
  test("meta, deltas and final, each with an id; the deltas add up to the stored text", async () => {
    const { member, code } = await conversationWith(
      t,
      scriptedModel([{ text: "Terima " }, { text: "kasih sudah " }, { text: "cerita." }]),
    );
    const response = await send(member, code);
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(response.headers.get("cache-control")).toContain("no-transform");
    const events = await all(response);
    expect(events[0]).toMatchObject({ event: "meta", data: { seconds_left: 300 } });
    expect(events.at(-1)?.event).toBe("final");
    expect(textOf(events)).toBe("Terima kasih sudah cerita.");
    expect(await storedText(t, member, code)).toBe(textOf(events));
    const final = events.at(-1);
    const answerId = final?.event === "final" ? final.data.id : 0;
    for (const event of events) expect(event.id).toMatch(new RegExp(`^${answerId}:\\d+$`));
  });

  test("the final event is the body that the JSON form answers", async () => {
    // Both contain the balance at the time of their request, so the meter must stand still.
    await t.stopClock();
    const { member, code } = await conversationWith(t, scriptedModel([{ text: "Sama." }]));
    const events = await all(await send(member, code, { message_id: "sama-0001" }));
    const json = await t.call(
      "sendQuestion",
      { body: { thread_id: code, question: "Halo, aku mau cerita.", message_id: "sama-0001" } },
      member,
    );
    const final = events.at(-1);
    expect(final?.event === "final" && final.data).toEqual(json.body);
    await t.runClock();
  });

  test("what fails before the stream begins is an ordinary JSON refusal", async () => {
    const { member, code } = await conversationWith(t, scriptedModel([{ text: "Ya." }]));
    const response = await send(member, code, { question: "  " });
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  });

  test("words appear as they form", async () => {
    const open = latch();
    const { member, code } = await conversationWith(
      t,
      scriptedModel([{ text: "Pertama " }, open.wait, { text: "kedua." }]),
    );
    const events = readEvents(await send(member, code));
    const first = await next(events, "delta");
    expect(first.event === "delta" && first.data.text).toContain("Pertama");
    open.open();
    expect((await next(events, "final")).event).toBe("final");
  });
});

describe("X-02: going on with an answer", () => {
  test("a lost connection does not stop it; the reader comes back and misses nothing", async () => {
    const open = latch();
    const { member, code } = await conversationWith(
      t,
      scriptedModel([{ text: "Satu dua " }, open.wait, { text: "tiga empat." }]),
    );
    const line = new AbortController();
    const events = readEvents(await send(member, code, {}, line.signal));
    const delta = await next(events, "delta");
    const had = delta.event === "delta" ? delta.data.text : "";
    line.abort();
    open.open();
    const answerId = Number(delta.id.split(":")[0]);
    const rest = await all(await resume(member, answerId, delta.id));
    expect(had + textOf(rest)).toBe("Satu dua tiga empat.");
    expect(rest.at(-1)?.event).toBe("final");
    expect(rest.some((event) => event.event === "meta")).toBe(false);
  });

  test("from every position the rest completes the text, surrogate pairs included", async () => {
    const { member, code } = await conversationWith(
      t,
      scriptedModel([{ text: "Aku 😢 paham 👨‍👩‍👧 sekali." }]),
    );
    const events = await all(await send(member, code));
    const whole = textOf(events);
    const answerId = Number(events[0]?.id.split(":")[0]);
    for (let position = 0; position <= whole.length; position += 1) {
      const rest = await all(await resume(member, answerId, `${answerId}:${position}`));
      expect(whole.slice(0, position) + textOf(rest)).toBe(whole);
    }
  });

  test("an id of another answer, or rubbish, starts from the beginning", async () => {
    const { member, code } = await conversationWith(t, scriptedModel([{ text: "Dari awal." }]));
    const events = await all(await send(member, code));
    const answerId = Number(events[0]?.id.split(":")[0]);
    for (const id of ["1:5", "x", `${answerId}:-1`, `${answerId}:99999999999`]) {
      expect(textOf(await all(await resume(member, answerId, id)))).toBe("Dari awal.");
    }
  });

  test("an answer that another server writes is followed as it grows", async () => {
    const open = latch();
    const { member, code } = await conversationWith(
      t,
      scriptedModel([{ text: "Bagian satu. " }, open.wait, { text: "Bagian dua." }]),
    );
    const events = readEvents(await send(member, code));
    const delta = await next(events, "delta");
    const answerId = Number(delta.id.split(":")[0]);
    // Hidden from this process, as if another server wrote the answer.
    const live = t.app.live.get(answerId);
    t.app.live.get = (() => undefined) as typeof t.app.live.get;
    try {
      const following = readEvents(await resume(member, answerId));
      const first = await next(following, "delta");
      expect(first.event === "delta" && first.data.text).toMatch(/^Bagian satu/);
      open.open();
      const rest = await Array.fromAsync(following);
      expect((first.event === "delta" ? first.data.text : "") + textOf(rest)).toBe(
        "Bagian satu. Bagian dua.",
      );
      expect(rest.at(-1)?.event).toBe("final");
    } finally {
      Reflect.deleteProperty(t.app.live, "get");
    }
    expect((await live?.finished)?.event).toBe("final");
  });

  test("a version that gave way is not there; who reads it already reads to its end", async () => {
    const open = latch();
    const { member, code } = await conversationWith(
      t,
      scriptedModel([{ text: "Versi " }, open.wait, { text: "satu." }], [{ text: "Versi dua." }]),
    );
    const asked = { message_id: "ganti-0001" };
    const events = readEvents(await send(member, code, asked));
    const answerId = Number((await next(events, "delta")).id.split(":")[0]);
    t.app.live.get = (() => undefined) as typeof t.app.live.get;
    try {
      const following = readEvents(await resume(member, answerId));
      const first = await next(following, "delta");
      open.open();
      await next(events, "final");
      const again = { thread_id: code, regenerate_of: answerId };
      expect((await t.call("sendQuestion", { body: again }, member)).status).toBe(200);
      const rest = await Array.fromAsync(following);
      expect(textOf([first, ...rest])).toBe("Versi satu.");
      expect(rest.at(-1)?.event).toBe("final");
    } finally {
      Reflect.deleteProperty(t.app.live, "get");
    }
    for (const position of [undefined, `${answerId}:3`]) {
      expect((await resume(member, answerId, position)).status).toBe(404);
    }
    expect(textOf(await all(await send(member, code, asked)))).toBe("Versi dua.");
  });

  test("S-08: the answer of another member is not there", async () => {
    const { member, code } = await conversationWith(t, scriptedModel([{ text: "Milikku." }]));
    const events = await all(await send(member, code));
    const answerId = Number(events[0]?.id.split(":")[0]);
    const other = await buildMember(t);
    expect((await resume(other, answerId)).status).toBe(404);
    const stop = await t.call("stopAnswer", { params: { answer_id: answerId } }, other);
    expect(stop.status).toBe(404);
  });
});

describe("X-03: stopping an answer", () => {
  test("the part is kept, the model's stream ends, and the next question has the whole context", async () => {
    const model = scriptedModel([{ text: "Sebagian jawaban " }, "hang"], [{ text: "Berikutnya." }]);
    const { member, code } = await conversationWith(t, model);
    const events = readEvents(await send(member, code));
    const delta = await next(events, "delta");
    const answerId = Number(delta.id.split(":")[0]);
    expect((await t.call("stopAnswer", { params: { answer_id: answerId } }, member)).status).toBe(200);
    const final = await next(events, "final");
    expect(final.event === "final" && final.data.state).toBe("stopped");
    expect(model.aborted).toBe(1);
    expect((await lastMessage(t, member, code))?.state).toBe("stopped");
    await all(await send(member, code, { question: "Lalu?" }));
    expect(model.requests[1]?.turns.map((turn) => turn.text)).toEqual([
      "Halo, aku mau cerita.",
      expect.stringMatching(/^Sebagian jawaban/),
      "Lalu?",
    ]);
  });

  test("stopping on another server works through the database", async () => {
    const { member, code } = await conversationWith(t, scriptedModel([{ text: "Sebagian. " }, "hang"]));
    const events = readEvents(await send(member, code));
    const answerId = Number((await next(events, "delta")).id.split(":")[0]);
    await t.database.db.execute(
      sql`update messages set stop_requested_at = app_now() where id = ${answerId}`,
    );
    const final = await next(events, "final");
    expect(final.event === "final" && final.data.state).toBe("stopped");
  });

  test("stopping a finished answer changes nothing", async () => {
    const { member, code } = await conversationWith(t, scriptedModel([{ text: "Utuh." }]));
    const events = await all(await send(member, code));
    const answerId = Number(events[0]?.id.split(":")[0]);
    expect((await t.call("stopAnswer", { params: { answer_id: answerId } }, member)).status).toBe(200);
    expect(await lastMessage(t, member, code)).toMatchObject({ state: "complete" });
  });
});

describe("a model that fails", () => {
  test("cut in the middle: the part is kept as interrupted, and Lanjutkan goes on from it", async () => {
    const model = scriptedModel(
      [{ text: "Awal kalimat yang " }, new Error("cut")],
      [{ text: "dilanjutkan." }],
    );
    const { member, code } = await conversationWith(t, model);
    const events = await all(await send(member, code));
    const final = events.at(-1);
    expect(final?.event === "final" && final.data.state).toBe("interrupted");
    const interrupted = await lastMessage(t, member, code);
    expect(interrupted).toMatchObject({ state: "interrupted", error: true });
    const again = await t.call(
      "sendQuestion",
      { body: { thread_id: code, continue_of: interrupted?.id ?? 0, message_id: "lanjut-001" } },
      member,
    );
    expect(again.body.structured_response.content).toBe("dilanjutkan.");
    expect(model.requests[1]?.turns.at(-1)).toMatchObject({ role: "persona" });
    expect(await lastMessage(t, member, code)).toMatchObject({
      continue_of: interrupted?.id,
      state: "complete",
    });
    const twice = await t.call(
      "sendQuestion",
      { body: { thread_id: code, continue_of: interrupted?.id ?? 0, message_id: "lanjut-002" } },
      member,
    );
    expect([twice.status, twice.refusal.code]).toEqual([409, "nothing_to_continue"]);
  });

  test("T-064, B-471: without a word the stream ends with an error, and trying again answers once", async () => {
    const { member, code } = await conversationWith(
      t,
      scriptedModel([new Error("no")], [{ text: "Sekarang bisa." }]),
    );
    const events = await all(await send(member, code));
    expect(events.at(-1)).toMatchObject({
      event: "error",
      data: {
        code: "answer_failed",
        message: "Sorry, there was an error processing your message. Please try again.",
      },
    });
    const failed = await lastMessage(t, member, code);
    const again = await t.call(
      "sendQuestion",
      { body: { thread_id: code, continue_of: failed?.id ?? 0 } },
      member,
    );
    expect(again.body.structured_response.content).toBe("Sekarang bisa.");
    expect(
      (await t.call("getConversation", { params: { id: code } }, member)).body.data.history_chat.length,
    ).toBe(3);
  });

  test("text that never ends is bounded and kept as interrupted", async () => {
    const endless: Model = {
      name: "endless",
      async *stream(_request, signal) {
        while (!signal.aborted) {
          yield { text: "kata ".repeat(50) };
          await new Promise((go) => setImmediate(go));
        }
      },
    };
    const { member, code } = await conversationWith(t, endless);
    const events = await all(await send(member, code));
    const final = events.at(-1);
    expect(final?.event === "final" && final.data.state).toBe("complete");
    expect(textOf(events)).toHaveLength(12_000);
  });
});

describe("kompensasi", () => {
  const charged = async (member: BuiltMember) => {
    const { rows } = await t.database.pool.query(
      `select coalesce(sum(free_seconds + paid_seconds), 0)::int as charged,
        coalesce(sum(free_returned + paid_returned), 0)::int as returned from meter_charges where user_id = $1`,
      [member.id],
    );
    return rows[0];
  };

  test("waiting 30 seconds for the first words gives 27 back", async () => {
    await t.runClock();
    const { member, code } = await conversationWith(
      t,
      scriptedModel([() => t.advance(30), { text: "Maaf lama." }]),
    );
    await all(await send(member, code));
    expect(await charged(member)).toEqual({ charged: 30, returned: 27 });
    expect((await t.call("getSaldo", {}, member)).body.data.total_saldo).toBe(297);
  });

  test("a turn that was cut is given back whole, once", async () => {
    await t.stopClock();
    const { member, code } = await conversationWith(
      t,
      scriptedModel([{ text: "Separuh " }, () => t.advance(20), new Error("cut")]),
    );
    await all(await send(member, code));
    expect(await charged(member)).toEqual({ charged: 20, returned: 20 });
    expect((await t.call("getSaldo", {}, member)).body.data.total_saldo).toBe(300);
  });

  test("paid seconds come back to the expert they were paid to", async () => {
    await t.runClock();
    t.app.external.model = scriptedModel([() => t.advance(50), { text: "Ya." }]);
    const member = await buildMember(t, { client: await buildClient(t, { freeSeconds: 0 }) });
    await givePaidTime(t, member, 1, 100);
    await givePaidTime(t, member, 2, 100);
    await all(await send(member, await startConversation(t, member)));
    const data = (await t.call("getSaldo", {}, member)).body.data;
    expect(data.saldo_experts.map((row) => row.total_saldo)).toEqual([97, 100, 0]);
  });

  test("a wait of three seconds is paid for, and nobody gets more back than was charged", async () => {
    await t.stopClock();
    const { member, code } = await conversationWith(
      t,
      scriptedModel([() => t.advance(3), { text: "Cepat." }]),
    );
    await all(await send(member, code));
    expect(await charged(member)).toEqual({ charged: 3, returned: 0 });
  });
});
