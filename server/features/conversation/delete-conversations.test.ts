import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { CallName } from "#contract/calls.ts";
import { checkInvariants } from "#server/db/check.ts";
import { reapMeters } from "#server/features/balance/balance.ts";
import { conversationWith, lastMessage } from "#server/test/conversations.ts";
import { type BuiltMember, buildMember, clientNamed, startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel, silentModel } from "#server/test/fakes.ts";
import { storeConversation } from "#server/test/stored-conversation.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterEach(async () => {
  t.app.external.model = silentModel;
  await t.runClock();
  await reapMeters(t.app.database.db, 500);
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
});
afterAll(() => t.close());

const noon = "2026-11-21T05:00:00.000Z";
const remove = (member: BuiltMember, ids: string, deleted_at: string | null = noon) =>
  t.call("deleteConversations", { params: { ids }, body: { deleted_at } }, member);
const restore = (member: BuiltMember, ids: string) => remove(member, ids, null);
const listed = async (member: BuiltMember) => {
  const { items, total } = (await t.call("listConversations", { query: {} }, member)).body.data;
  expect(total).toBe(items.length);
  return items.map(({ code }) => code);
};
const rowOf = async (code: string) =>
  (await t.database.pool.query("select *, id::text from conversations where code = $1", [code])).rows[0];
const conversations = async (member: BuiltMember, many: number) =>
  Array.fromAsync({ length: many }, () => startConversation(t, member));
const ask = (member: BuiltMember, code: string) =>
  t.call("sendQuestion", { body: { thread_id: code, question: "Aku mau cerita." } }, member);
const saldo = async (member: BuiltMember) => (await t.call("getSaldo", {}, member)).body.data;

describe("C-26: deleting", () => {
  test("B-174, B-175, A-70: those whose ids are joined with commas are listed and counted no more, at once", async () => {
    const member = await buildMember(t);
    const [first = "", second = "", third = ""] = await conversations(member, 3);
    const { status, body } = await remove(member, `${first},${third}`);
    expect([status, body.status]).toEqual([200, "success"]);
    expect(await listed(member)).toEqual([second]);
  });

  test("B-175: a hundred codes at once, the most that may be named, and back again; one more is no such address", async () => {
    const member = await buildMember(t);
    const codes = await Array.fromAsync(
      { length: 100 },
      async () => (await storeConversation(t, member, [])).code,
    );
    expect((await remove(member, codes.join())).status).toBe(200);
    expect(await listed(member)).toEqual([]);
    expect((await restore(member, codes.join())).status).toBe(200);
    expect((await t.call("listConversations", { query: {} }, member)).body.data.total).toBe(100);
    expect((await remove(member, [...codes, "satu-lagi"].join())).status).toBe(404);
    expect((await t.call("listConversations", { query: {} }, member)).body.data.total).toBe(100);
  });

  test("A-04: ids and codes stand side by side, also for the same conversation", async () => {
    const member = await buildMember(t);
    const [first = "", second = "", third = ""] = await conversations(member, 3);
    const [one, two] = [(await rowOf(first)).id, (await rowOf(second)).id];
    expect((await remove(member, `${one},${first},${two}`)).status).toBe(200);
    expect(await listed(member)).toEqual([third]);
  });

  test("S-09: the moment is the server's own, whatever the browser says; a repeat keeps the first", async () => {
    await t.stopClock("2026-11-21 10:00:00+07");
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await remove(member, code, "2001-01-01T00:00:00Z");
    expect((await rowOf(code)).deleted_at.toISOString()).toBe("2026-11-21T03:00:00.000Z");
    await t.advance(600);
    expect((await remove(member, code)).status).toBe(200);
    expect((await rowOf(code)).deleted_at.toISOString()).toBe("2026-11-21T03:00:00.000Z");
  });

  test("all or none: one that is another's, another client's or nobody's is 404 and changes nothing", async () => {
    const [member, other] = [await buildMember(t), await buildMember(t)];
    const elsewhere = await buildMember(t, { client: await clientNamed(t, "akasia") });
    const own = await startConversation(t, member);
    const foreign = [await startConversation(t, other), await startConversation(t, elsewhere)];
    const names = [...foreign, (await rowOf(foreign[0] ?? "")).id, "tidak-ada", "999999999999999"];
    for (const name of names) {
      for (const ids of [`${own},${name}`, `${name},${own}`, name]) {
        for (const moment of [noon, null]) {
          const { status, refusal } = await remove(member, ids, moment);
          expect([status, refusal.code]).toEqual([404, "not_found"]);
        }
      }
    }
    expect([await listed(member), await listed(other)]).toEqual([[own], [foreign[0]]]);
  });

  test("names that fit no row are 404, a moment that is none is a fault of the field", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    for (const ids of [`${code},`, `${code};x`, "a b"]) expect((await remove(member, ids)).status).toBe(404);
    expect((await remove(member, code, "kemarin")).status).toBe(422);
    expect(await listed(member)).toEqual([code]);
  });
});

describe("S-28: what is deleted is gone for everyone", () => {
  const byName: { name: CallName; input: (code: string) => object }[] = [
    { name: "getConversation", input: (id) => ({ params: { id } }) },
    { name: "sendQuestion", input: (thread_id) => ({ body: { thread_id, question: "Halo?" } }) },
    { name: "endConversation", input: (id) => ({ params: { id } }) },
    { name: "sendTime", input: (id) => ({ params: { id } }) },
    { name: "editTitle", input: (id) => ({ params: { id }, body: { title: "Baru" } }) },
    { name: "rateConversation", input: (code) => ({ params: { code }, body: { rating: 5 } }) },
    { name: "getRating", input: (code) => ({ params: { code } }) },
  ];

  test.each(byName)(
    "$name: 404 by code and by id, and there again after the undo",
    async ({ name, input }) => {
      const member = await buildMember(t);
      const code = await startConversation(t, member);
      const { id } = await rowOf(code);
      await remove(member, code);
      for (const named of [code, id]) {
        const { status, refusal } = await t.call(name, input(named) as never, member);
        expect([status, refusal.code]).toEqual([404, "not_found"]);
      }
      await restore(member, code);
      expect((await t.call(name, input(code) as never, member)).status).toBe(200);
    },
  );

  test("its answers are neither read again nor rated", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const { id } = (await ask(member, code)).body;
    await remove(member, code);
    const thumb = { body: { conversation_detail_id: id, thumb: 1 as const } };
    expect((await t.call("streamAnswer", { params: { answer_id: id } }, member)).status).toBe(404);
    expect((await t.call("rateAnswer", thumb, member)).status).toBe(404);
  });
});

describe("the undo: deleted_at null", () => {
  test("brings all of them back as they were; again changes nothing", async () => {
    const member = await buildMember(t);
    const codes = await conversations(member, 2);
    await ask(member, codes[0] ?? "");
    const before = await Promise.all(codes.map(rowOf));
    await remove(member, codes.join());
    expect(await listed(member)).toEqual([]);
    for (let n = 0; n < 2; n += 1) expect((await restore(member, codes.join())).status).toBe(200);
    expect(await Promise.all(codes.map(rowOf))).toEqual(before);
  });

  test("within a minute, for the sake of slow lines; later 409, and none of them comes back", async () => {
    await t.stopClock("2026-11-21 10:00:00+07");
    const member = await buildMember(t);
    const [early = "", late = ""] = await conversations(member, 2);
    await remove(member, early);
    await t.advance(30);
    await remove(member, late);
    await t.advance(29);
    expect((await restore(member, `${early},${late}`)).status).toBe(200);
    await remove(member, early);
    await t.advance(60);
    const { status, refusal } = await restore(member, `${early},${late}`);
    expect([status, refusal.code, refusal.message]).toEqual([
      409,
      "restore_too_late",
      errorTexts.restoreTooLate,
    ]);
    expect(await listed(member)).toEqual([late]);
  });

  test("what was deleted anew may be brought back for a minute again", async () => {
    await t.stopClock("2026-11-21 10:00:00+07");
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await remove(member, code);
    await t.advance(50);
    await restore(member, code);
    await t.advance(50);
    await remove(member, code);
    await t.advance(50);
    expect((await restore(member, code)).status).toBe(200);
  });
});

describe("time and answers", () => {
  test("the meter of a deleted conversation stands still from that second on, also after the undo", async () => {
    await t.stopClock("2026-11-21 10:00:00+07");
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await ask(member, code);
    await t.advance(20);
    await remove(member, code);
    await t.advance(40);
    expect(await saldo(member)).toMatchObject({ total_saldo: 280, state: "paused", paused_by: "member" });
    await restore(member, code);
    await t.advance(10);
    expect(await saldo(member)).toMatchObject({ total_saldo: 280, state: "paused" });
    await ask(member, code);
    await t.advance(5);
    expect(await saldo(member)).toMatchObject({ total_saldo: 275, state: "running" });
  });

  test("the meter of another conversation runs on, and stops as if nothing had been done elsewhere", async () => {
    await t.stopClock("2026-11-21 10:00:00+07");
    const member = await buildMember(t);
    const [open = "", other = ""] = await conversations(member, 2);
    await ask(member, open);
    await t.advance(50);
    await remove(member, other);
    expect(await saldo(member)).toMatchObject({ total_saldo: 250, state: "running" });
    await t.advance(50);
    expect(await saldo(member)).toMatchObject({ total_saldo: 240, state: "paused", paused_by: "silence" });
  });

  test("an answer that is being written is stopped, its part kept for the undo, and the meter stands", async () => {
    const said = latch();
    const model = scriptedModel([{ text: "Sebagian " }, async () => said.open(), "hang"]);
    const { member, code } = await conversationWith(t, model);
    const sent = ask(member, code);
    await said.wait();
    await remove(member, code);
    expect((await sent).body.state).toBe("stopped");
    expect(model.aborted).toBe(1);
    expect((await remove(member, code)).status).toBe(200);
    expect((await saldo(member)).state).toBe("paused");
    await restore(member, code);
    expect(await lastMessage(t, member, code)).toMatchObject({ state: "stopped", type: "answer" });
  });

  test("one that another server writes is asked to stop", async () => {
    const said = latch();
    const second = await startTestApp({
      database: t.database,
      model: scriptedModel([{ text: "Sebagian " }, async () => said.open(), "hang"]),
    });
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const sent = second.call("sendQuestion", { body: { thread_id: code, question: "Halo?" } }, member);
    await said.wait();
    await remove(member, code);
    const { rows } = await t.database.pool.query(
      "select id, stop_requested_at from messages where state = 'streaming'",
    );
    expect(rows).toEqual([{ id: expect.any(Number), stop_requested_at: expect.any(Date) }]);
    second.app.live.get(rows[0].id)?.stop.abort("member");
    expect((await sent).body.state).toBe("stopped");
    await second.server.close();
  });
});

describe("at once", () => {
  test("deletions, undos and questions of the same conversations in any order all end; nothing is half done", async () => {
    const member = await buildMember(t);
    const codes = await conversations(member, 4);
    const back = [...codes].reverse();
    const all = await Promise.all(
      Array.from({ length: 24 }, (_, n) => {
        const ids = (n % 2 ? codes : back).join();
        if (n % 6 === 4) return ask(member, codes[n % 4] ?? "");
        if (n % 6 === 5) return t.call("endConversation", { params: { id: codes[n % 4] ?? "" } }, member);
        return n % 3 === 0 ? restore(member, ids) : remove(member, ids);
      }),
    );
    const strange = all.filter(({ status }) => ![200, 404, 409].includes(status));
    expect(strange.map(({ refusal }) => refusal)).toEqual([]);
    expect([0, 4]).toContain((await listed(member)).length);
    await remove(member, codes.join());
    expect((await saldo(member)).state).not.toBe("running");
  });
});
