import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { titlePlace } from "#server/features/conversation/conversation.ts";
import {
  type BuiltMember,
  buildClient,
  buildMember,
  givePaidTime,
  startConversation,
} from "#server/test/factories.ts";
import { scriptedModel, silentModel } from "#server/test/fakes.ts";
import { payOrder, shapeOf, statements } from "#server/test/statements.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { statementTexts } from "#texts/balance/statement.ts";

let t: TestApp;
const { statement, whole, ask, chatFor, query } = statements(() => t);

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  t.app.external.model = silentModel;
  await t.stopClock("2026-11-21 14:00:00+07");
});
afterAll(() => t.close());

describe("X-07: what the statement tells", () => {
  test("of a member who never talked nothing: no entry, and nothing in the ledger yet", async () => {
    expect(await statement(await buildMember(t))).toEqual({
      entries: [],
      balance: 0,
      free: 0,
      paid: 0,
      totals: { used: 0, returned: 0, rupiah: 0 },
      before: null,
    });
  });

  test("a stretch of talking is one entry, from its first second to its last", async () => {
    const member = await buildMember(t, { client: await buildClient(t) });
    const code = await startConversation(t, member);
    await ask(member, code);
    await chatFor(member, 90);
    await ask(member, code, "Lanjut ya.");
    await chatFor(member, 60);
    const { entries, ...sums } = await statement(member);
    expect(entries.map(shapeOf)).toEqual([
      ["talk", -150, 150],
      ["free_granted", 300, 300],
    ]);
    expect(entries[0]).toMatchObject({
      from: "2026-11-21T07:00:00.000Z",
      to: "2026-11-21T07:02:30.000Z",
      paused: 0,
      rupiah: 0,
      movements: [{ account: "free", expert_id: null, seconds: -150 }],
      conversation: { code, title: "Unknown Title", expert_id: 1, expert: "Sekar Ayuning" },
      order: null,
    });
    expect(sums).toEqual({
      balance: 150,
      free: 150,
      paid: 0,
      totals: { used: 150, returned: 0, rupiah: 0 },
      before: null,
    });
  });

  test("a pause stands in the entry as time that was not charged", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await ask(member, code);
    await chatFor(member, 60);
    await t.call("sendTime", { params: { id: code }, body: { time: 12 } }, member);
    await t.advance(320);
    await ask(member, code, "Aku kembali.");
    await chatFor(member, 30);
    const [talk] = await whole(member);
    expect(talk).toMatchObject({ kind: "talk", seconds: -90, paused: 320 });
  });

  test("another conversation in between, a purchase, or midnight ends a stretch", async () => {
    const member = await buildMember(t);
    await givePaidTime(t, member, 1, 900);
    const [one, two] = [await startConversation(t, member), await startConversation(t, member)];
    await ask(member, one);
    await chatFor(member, 30);
    await ask(member, two);
    await chatFor(member, 30);
    await ask(member, one);
    await chatFor(member, 30);
    await givePaidTime(t, member, 1, 60);
    await chatFor(member, 30);
    await t.call("sendTime", { params: { id: one }, body: { time: 1 } }, member);
    // Twenty seconds before midnight in Jakarta.
    await t.stopClock("2026-11-21 23:59:40+07");
    await ask(member, one);
    await chatFor(member, 60);
    expect((await whole(member)).map(shapeOf)).toEqual([
      ["talk", -40, 1220],
      ["free_granted", 300, 1260],
      ["free_expired", -160, 960],
      ["talk", -50, 1120],
      ["time_bought", 60, 1170],
      ["talk", -30, 1110],
      ["talk", -30, 1140],
      ["talk", -30, 1170],
      ["free_granted", 300, 1200],
      ["time_bought", 900, 900],
    ]);
  });

  test("free time before paid time: both stand in one entry, with the expert", async () => {
    const member = await buildMember(t, { client: await buildClient(t, { freeSeconds: 60 }) });
    await givePaidTime(t, member, 2, 600);
    await ask(member, await startConversation(t, member, 2));
    await chatFor(member, 90, 2);
    const [talk] = await whole(member);
    expect(talk?.movements).toEqual([
      { account: "free", expert_id: null, seconds: -60 },
      { account: "paid", expert_id: 2, seconds: -30 },
    ]);
    expect(await statement(member)).toMatchObject({ balance: 570, free: 0, paid: 570 });
  });

  test("filling up at a partner is told as what it is", async () => {
    const member = await buildMember(t, { client: await buildClient(t, { freeSeconds: 60 }) });
    await ask(member, await startConversation(t, member));
    await chatFor(member, 60);
    await t.call("resetBattery", { body: { expert_id: 1 } }, member);
    expect((await whole(member)).map(shapeOf)).toEqual([
      ["free_reset", 60, 60],
      ["talk", -60, 0],
      ["free_granted", 60, 60],
    ]);
  });
});

describe("X-07: what was given back", () => {
  test("a slow answer names its conversation: 30 seconds of waiting bring 27 back", async () => {
    await t.runClock();
    t.app.external.model = scriptedModel([() => t.advance(30), { text: "Maaf lama." }]);
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await ask(member, code);
    const [back] = await whole(member);
    expect(back).toMatchObject({ kind: "compensation", reason: "wait", seconds: 27, balance: 297 });
    expect(back?.conversation).toMatchObject({ code, expert: "Sekar Ayuning" });
    expect((await statement(member)).totals).toEqual({ used: 30, returned: 27, rupiah: 0 });
  });

  test("an answer that broke off comes back whole", async () => {
    t.app.external.model = scriptedModel([{ text: "Separuh " }, () => t.advance(20), new Error("cut")]);
    const member = await buildMember(t);
    await ask(member, await startConversation(t, member));
    expect((await whole(member))[0]).toMatchObject({ reason: "interrupted", seconds: 20, balance: 300 });
  });

  test("the minute before a safety hold comes back, and says nothing of why", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await ask(member, code);
    await chatFor(member, 90);
    await ask(member, code, "Aku mau bunuh diri malam ini.");
    const [back] = await whole(member);
    expect(back).toMatchObject({ kind: "compensation", reason: "safety", seconds: 60, balance: 270 });
    expect(back?.conversation?.code).toBe(code);
    // Nor do the books, which are kept for good: the entry looks like one for a wait.
    const { rows } = await t.database.pool.query(
      `select m.type, j.idem_key = 'answer:' || m.id as is_usual from journals j
        join messages m on m.id = j.ref_id and m.user_id = $1 where j.kind = 'compensation'`,
      [member.id],
    );
    expect(rows).toEqual([{ type: "answer", is_usual: true }]);
  });
});

describe("X-07: what was paid", () => {
  test("rupiah once, as the member paid them; the time names its package, the payment all that was bought", async () => {
    const member = await buildMember(t);
    await payOrder(t, member, "INV-RINCIAN-1");
    const { entries, totals, paid } = await statement(member);
    expect(entries).toMatchObject([
      {
        kind: "order_paid",
        seconds: 0,
        rupiah: 50_000,
        balance: 600,
        order: { no_invoice: "INV-RINCIAN-1", name: "Paket PRO, Buku Tenang ×2" },
      },
      {
        kind: "time_bought",
        seconds: 600,
        rupiah: 0,
        balance: 600,
        order: { no_invoice: "INV-RINCIAN-1", name: "Paket PRO" },
        movements: [{ account: "paid", expert_id: 2, seconds: 600 }],
      },
    ]);
    expect([totals.rupiah, paid]).toEqual([50_000, 600]);
  });

  test("money that goes back is told below zero, time that is taken back as well", async () => {
    const member = await buildMember(t);
    const id = await payOrder(t, member, "INV-RINCIAN-2");
    await t.database.db.execute(sql`select ledger_post(${member.clientId}, 'order_refunded', 'R2', 'order', ${id},
      array[ledger_account(${member.clientId}, 'IDR', 'gateway_clearing'), ledger_account(${member.clientId}, 'IDR', 'revenue_chat'),
        ledger_account(${member.clientId}, 'SEC', 'user_paid', ${member.id}, 2), ledger_account(${member.clientId}, 'SEC', 'clawback')],
      array[-50000, 50000, -600, 600]::bigint[])`);
    const { entries, totals, balance } = await statement(member);
    expect(entries[0]).toMatchObject({ kind: "order_refunded", seconds: -600, rupiah: -50_000, balance: 0 });
    expect([totals.rupiah, balance]).toEqual([0, 0]);
  });
});

describe("X-07: talks that are gone", () => {
  const titled = async (member: BuiltMember, code: string, title: string) => {
    const seal = await t.app.seals.of(t.app.database.db, member.clientId);
    await query("update conversations set title_sealed = $2 where code = $1", [
      code,
      seal.seal(title, titlePlace(code)),
    ]);
  };

  test("a title is opened; of a deleted conversation nothing of its words is told, its seconds are", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await titled(member, code, "Ibu dan aku");
    await ask(member, code);
    await chatFor(member, 30);
    expect((await whole(member))[0]?.conversation?.title).toBe("Ibu dan aku");
    await query("update conversations set deleted_at = app_now() where code = $1", [code]);
    const entries = await whole(member);
    expect(entries[0]).toMatchObject({
      seconds: -30,
      conversation: { code: null, title: statementTexts.deletedConversation, expert: "Sekar Ayuning" },
    });
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`Ibu|${code}`));
  });

  test("when its messages are gone for good, what was given back for them still stands", async () => {
    t.app.external.model = scriptedModel([{ text: "Separuh " }, () => t.advance(20), new Error("cut")]);
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await ask(member, code);
    await query(
      "update conversations set deleted_at = app_now(), purged_at = app_now(), title_sealed = null where code = $1",
      [code],
    );
    await query("delete from messages where user_id = $1", [member.id]);
    expect(
      (await whole(member)).map((entry) => [entry.kind, entry.reason, entry.seconds, entry.conversation]),
    ).toEqual([
      [
        "compensation",
        null,
        20,
        { code: null, title: statementTexts.deletedConversation, expert_id: null, expert: null },
      ],
      [
        "talk",
        null,
        -20,
        { code: null, title: statementTexts.deletedConversation, expert_id: 1, expert: "Sekar Ayuning" },
      ],
      ["free_granted", null, 300, null],
    ]);
  });
});
