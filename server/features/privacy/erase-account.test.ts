import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { sendVerification } from "#server/features/account/verification.ts";
import { reapMeters } from "#server/features/balance/balance.ts";
import { summariseConversation } from "#server/features/chat/summarise.ts";
import { openSession } from "#server/platform/security/session.ts";
import { cookieOf } from "#server/test/cookies.ts";
import { dumpTables, tellingTables } from "#server/test/dump-tables.ts";
import { freshToken } from "#server/test/examples.ts";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { fullLife, type Life, lifePassword } from "#server/test/full-life.ts";
import { storeConversation } from "#server/test/stored-conversation.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { eraseRest, sweepErased } from "./erase-rest.ts";
import { ownTables } from "./own-tables.ts";
import { farewellPlace } from "./say-farewell.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const rows = async (text: string, values: unknown[] = []) => (await t.database.pool.query(text, values)).rows;
const erase = (
  member: { token: string; headers?: Record<string, string> },
  body: { password?: string; word?: "HAPUS" } = {},
) => t.call("eraseAccount", { body: { password: lifePassword, word: "HAPUS", ...body } }, member);
const login = (email: string, password = lifePassword) =>
  t.call("login", { body: { email, password, username: "netwerk" } });
const broken = async () => (await checkInvariants(t.database.pool)).broken;

/** Returns what a member can still see of their own data. */
async function seen(member: BuiltMember) {
  const caller = { token: member.token };
  return Promise.all([
    t.call("getUser", {}, caller),
    t.call("listConversations", { query: {} }, caller),
    t.call("getCart", {}, caller),
    t.call("listConsents", {}, caller),
    t.call("getSaldo", {}, caller),
  ]).then((answers) =>
    answers.map(({ body }) => JSON.stringify(body, (key, value) => (key === "server_now" ? 0 : value))),
  );
}

describe("X-17: erasing an account", () => {
  test("S-28: not a word of it is left in any table, nor to who holds the keys; others are untouched; the books balance", async () => {
    const other = await fullLife(t, "kutilang-2200-probe");
    const twin = await fullLife(t, "murai-2201-probe", "akasia");
    const life = await fullLife(t, "kenari-2202-probe");
    await reapMeters(t.app.database.db, 500);
    const before = [await seen(other), await seen(twin)];
    const places = [...life.places, farewellPlace(life.id)];
    expect(await tellingTables(t, life.clientId, life.probe, places)).toEqual(
      expect.arrayContaining([
        "public.users",
        "public.conversations",
        "public.messages",
        "public.cart_items",
        "public.feedback",
        "public.expert_applications",
      ]),
    );
    expect((await erase(life)).status).toBe(200);
    await t.runJobs();
    expect(await tellingTables(t, life.clientId, life.probe, places)).toEqual([]);
    expect(JSON.stringify(await dumpTables(t))).not.toContain(life.code);
    for (const [table, { erased }] of Object.entries(ownTables)) {
      const id = table === "users" ? "id" : "user_id";
      const left = await rows(`select * from ${table} where ${id} = $1`, [life.id]);
      if (erased === "deleted") expect([table, left.length]).toEqual([table, 0]);
    }
    expect([await seen(other), await seen(twin)]).toEqual(before);
    expect(await broken()).toEqual([]);
    await t.advance(4 * 86_400);
    await reapMeters(t.app.database.db, 500);
    expect(await broken()).toEqual([]);
    await t.runClock();
  });

  test("at once: signed out everywhere, no sign-in, and the address can sign up anew as somebody else", async () => {
    const life = await fullLife(t, "gelatik-2203-probe");
    const phone = await freshToken(t, life);
    expect((await erase(life)).status).toBe(200);
    for (const token of [life.token, phone]) {
      expect((await t.call("checkAuth", {}, { token })).status).toBe(401);
    }
    expect((await login(life.email)).refusal.code).toBe("login_failed");
    const form = {
      name: "Rani Baru",
      phone: "081234567890",
      email: life.email,
      password: "sandi-baru-sekali-2",
    };
    const made = await t.call("signUp", {
      body: { ...form, confirm_password: form.password, username: "netwerk" },
    });
    expect(made.status).toBe(201);
    await t.runJobs();
    const mails = t.mail.sent
      .filter(({ to }) => to === life.email)
      .map(({ subject }) => subject.split(" - ")[0]);
    expect(mails).toEqual(
      ["Akun kamu sudah dihapus", "Verifikasi email kamu"].toSorted(
        (a, b) => mails.indexOf(a) - mails.indexOf(b),
      ),
    );
    const link = t.mail.sent.findLast(
      ({ to, subject }) => to === life.email && subject.startsWith("Verif"),
    )?.link;
    const token = new URL(link ?? "").searchParams.get("token") ?? "";
    const headers = cookieOf(made);
    expect((await t.call("postVerifyEmail", { body: { token } }, { headers })).status).toBe(200);
    const back = await login(life.email, form.password);
    expect([back.status, back.body.data.agree_with_tnc]).toEqual([200, false]);
    expect(back.body.data.user_id).not.toBe(life.id);
    const list = await t.call("listConversations", { query: {} }, { token: back.body.data.token });
    expect(list.body.data.items).toEqual([]);
    expect(await broken()).toEqual([]);
  });

  test("one mail goes to the old address, once, and the address is forgotten with it; a failing server is tried again", async () => {
    const life = await fullLife(t, "cucak-2204-probe");
    const toThem = () =>
      t.mail.sent.filter(({ to, subject }) => to === life.email && subject.startsWith("Akun kamu sudah"));
    await erase(life);
    t.mail.failing = true;
    await expect(t.runJobs()).rejects.toThrow("the mail server is away");
    expect(toThem()).toEqual([]);
    expect(
      (await rows("select farewell_sealed from users where id = $1", [life.id]))[0].farewell_sealed,
    ).not.toBeNull();
    t.mail.failing = false;
    await sweepErased.run(t.app, {}, "1");
    await t.runJobs();
    await sweepErased.run(t.app, {}, "2");
    expect(toThem()).toHaveLength(1);
    expect(toThem()[0]?.text).toContain(life.name);
    expect(
      (await rows("select farewell_sealed from users where id = $1", [life.id]))[0].farewell_sealed,
    ).toBeNull();
  });

  test("an address that no mail reaches is forgotten all the same within three days", async () => {
    const life = await fullLife(t, "tekukur-2205-probe");
    await erase(life);
    await t.database.pool.query("delete from pgboss.job where name = 'say-farewell'");
    await t.advance(2.1 * 86_400);
    await sweepErased.run(t.app, {}, "1");
    expect(
      (await rows("select farewell_sealed from users where id = $1", [life.id]))[0].farewell_sealed,
    ).toBeNull();
    expect(
      await tellingTables(t, life.clientId, life.probe, [...life.places, farewellPlace(life.id)]),
    ).toEqual([]);
    await t.runClock();
  });

  test("the ledger, orders and consents stay under a number alone; what was left of the time is forfeited", async () => {
    const life = await fullLife(t, "perkutut-2206-probe");
    const kept = () =>
      Promise.all([
        rows("select invoice_no, state, total_payment_rp from orders where user_id = $1", [life.id]),
        rows("select span, free_seconds, paid_seconds from meter_charges where user_id = $1 order by id", [
          life.id,
        ]),
        rows("select kind, version, text_hash, given_at from consents where user_id = $1 order by id", [
          life.id,
        ]),
      ]);
    const before = await kept();
    expect(before[0]).toHaveLength(1);
    await erase(life);
    await t.runJobs();
    expect(await kept()).toEqual(before);
    const balances = await rows("select balance from ledger_accounts where user_id = $1 and materialised", [
      life.id,
    ]);
    expect(balances.length).toBeGreaterThan(0);
    for (const { balance } of balances) expect(balance).toBe(0);
    expect(
      await rows("select 1 from consents where user_id = $1 and withdrawn_at is null", [life.id]),
    ).toEqual([]);
    expect(await rows("select state from meters where user_id = $1", [life.id])).toEqual([
      { state: "ended" },
    ]);
    expect(await broken()).toEqual([]);
  });
});

test("db:check finds an erased account of which something was left", async () => {
  const life = await fullLife(t, "cabak-2215-probe");
  await erase(life);
  await t.runJobs();
  const broken = async () =>
    (await checkInvariants(t.database.pool)).broken.map(({ name }) => name.slice(0, 18));
  const breakBy = async (change: string, back: string) => {
    await rows(change, [life.id]);
    expect([change, await broken()]).toEqual([change, ["an erased account "]]);
    await rows(back, [life.id]);
    expect(await broken()).toEqual([]);
  };
  await breakBy("update users set name = 'Rani' where id = $1", "update users set name = '' where id = $1");
  await breakBy(
    "update users set erased_at = app_now() - interval '4 days', farewell_sealed = 'x' where id = $1",
    "update users set farewell_sealed = null where id = $1",
  );
  await breakBy(
    "insert into cart_items (client_id, user_id, product_id, quantity) values (1, $1, 1, 1)",
    "delete from cart_items where user_id = $1",
  );
  await breakBy(
    "insert into owned_products (client_id, user_id, product_id, file) values (1, $1, 1, 'jurnal.pdf')",
    "delete from owned_products where user_id = $1",
  );
});

describe("X-17: only by who means it and shows who they are", () => {
  test("the password is asked for, however fresh the sign-in; a wrong one erases nothing, and is limited", async () => {
    const life = await fullLife(t, "prenjak-2207-probe");
    const none = await t.call("eraseAccount", { body: { word: "HAPUS" } }, life);
    expect([none.status, none.refusal.code]).toEqual([403, "sign_in_again"]);
    for (let n = 0; n < 10; n++) {
      expect((await erase(life, { password: "bukan-ini-1" })).refusal.code).toBe("password_wrong");
    }
    expect((await erase(life)).status).toBe(429);
    expect((await t.call("checkAuth", {}, life)).status).toBe(200);
  });

  test("an account without a password needs a sign-in of the last ten minutes", async () => {
    const member = await buildMember(t);
    await rows("update users set password_hash = '' where id = $1", [member.id]);
    await rows("update sessions set confirmed_at = app_now() - interval '11 minutes' where user_id = $1", [
      member.id,
    ]);
    const body = { word: "HAPUS" } as const;
    expect((await t.call("eraseAccount", { body }, member)).refusal.code).toBe("sign_in_again");
    expect(
      (await t.call("eraseAccount", { body: { ...body, password: "apa-saja-1" } }, member)).refusal.code,
    ).toBe("sign_in_again");
    const token = await freshToken(t, member);
    expect((await t.call("eraseAccount", { body }, { token })).status).toBe(200);
  });

  test("without the word, a token, or with another client's: nothing happens", async () => {
    const life = await fullLife(t, "jalak-2208-probe");
    const send = (payload: object, headers: Record<string, string> = {}) =>
      t.server.inject({ method: "POST", url: "/api/users/erase", payload, headers });
    const authorization = `Bearer ${life.token}`;
    for (const word of [undefined, "", "hapus", "YA", true]) {
      const { statusCode } = await send({ password: lifePassword, word }, { authorization });
      expect([word, statusCode]).toEqual([word, 422]);
    }
    const whole = { password: lifePassword, word: "HAPUS" };
    expect((await send(whole)).statusCode).toBe(401);
    expect((await send(whole, { authorization, "x-client": "akasia" })).statusCode).toBe(401);
    expect((await t.call("checkAuth", {}, life)).status).toBe(200);
  });

  test("sent again, or twice at once, with or without a key: once erased, one mail, never a fault", async () => {
    const life = await fullLife(t, "betet-2209-probe");
    const keyed = { ...life, headers: { "idempotency-key": "hapus-sekali-saja" } };
    const answers = await Promise.all([erase(keyed), erase(keyed), erase(life)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const { status } of answers) expect([200, 401, 409]).toContain(status);
    expect((await erase(keyed)).status).toBe(401);
    await t.runJobs();
    const mails = t.mail.sent.filter(
      ({ to, subject }) => to === life.email && subject.startsWith("Akun kamu sudah"),
    );
    expect(mails).toHaveLength(1);
    expect(
      await tellingTables(t, life.clientId, life.probe, [...life.places, farewellPlace(life.id)]),
    ).toEqual([]);
  });
});

describe("X-17: in the middle of things", () => {
  test("a running answer is stopped, its reader cut off, and no word of it comes back", async () => {
    const life = await fullLife(t, "cendet-2210-probe");
    const said = latch();
    t.app.external.model = scriptedModel([
      { text: `Begini, ${life.probe} ` },
      async () => said.open(),
      "hang",
    ]);
    const base = await t.listen();
    const code = await startConversation(t, life);
    const response = await fetch(`${base}/api/chat`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${life.token}`,
        "content-type": "application/json",
        accept: "text/event-stream",
      },
      body: JSON.stringify({ thread_id: code, question: "Cerita dong." }),
    });
    await said.wait();
    const [{ id }] = await rows("select id from conversations where code = $1", [code]);
    expect((await erase(life)).status).toBe(200);
    expect(await response.text()).not.toContain("event: delta\ndata: {}");
    await t.runJobs();
    expect(await rows("select 1 from messages where user_id = $1", [life.id])).toEqual([]);
    expect(t.app.live.size).toBe(0);
    const places = [...life.places, farewellPlace(life.id), `message:${id}`];
    expect(await tellingTables(t, life.clientId, life.probe, places)).toEqual([]);
    expect(await broken()).toEqual([]);
  });

  test("questions, carts and conversations that come in at the same moment are before it or refused, and leave nothing", async () => {
    const life = await fullLife(t, "manyar-2211-probe");
    t.app.external.model = scriptedModel([{ text: `Ya, ${life.probe}.` }]);
    const codes = await Promise.all([startConversation(t, life), startConversation(t, life)]);
    const acts = [
      ...codes.map((thread_id) =>
        t.call("sendQuestion", { body: { thread_id, question: `Tentang ${life.probe}` } }, life),
      ),
      t.call("addToCart", { body: { product_id: 2, notes: life.probe } }, life),
      t.call("createConversation", { body: { topic: life.probe, expert_id: 1 } }, life),
      erase(life),
      t.call("editTitle", { params: { id: life.code }, body: { title: life.probe } }, life),
      t.call("setConsent", { params: { kind: "health_data" }, body: { given: true } }, life),
    ];
    const statuses = (await Promise.all(acts)).map(({ status }) => status);
    for (const status of statuses) expect([200, 201, 401, 404, 503]).toContain(status);
    await t.runJobs();
    await sweepErased.run(t.app, {}, "1");
    expect(await rows("select 1 from messages where user_id = $1", [life.id])).toEqual([]);
    const titles = await rows(
      "select 1 from conversations where user_id = $1 and num_nonnulls(title_sealed, topic_sealed) > 0",
      [life.id],
    );
    expect(titles).toEqual([]);
    expect(await tellingTables(t, life.clientId, life.probe, life.places)).toEqual([]);
    expect(await broken()).toEqual([]);
  });

  test("jobs that were waiting do nothing: no mail to the erased, no summary; a session opened late opens nothing", async () => {
    const life = await fullLife(t, "sikatan-2212-probe");
    await t.runJobs();
    await erase(life);
    await t.runJobs();
    const before = t.mail.sent.length;
    await t.app.queue.enqueue(t.database.db, sendVerification, { userId: life.id, signUpId: 1 });
    await t.app.queue.enqueue(t.database.db, summariseConversation, { conversationId: life.conversationId });
    await t.app.queue.enqueue(t.database.db, eraseRest, { userId: life.id });
    await t.runJobs();
    expect(t.mail.sent).toHaveLength(before);
    const late = await openSession(t.app.database.db, life.clientId, life.id);
    expect((await t.call("checkAuth", {}, { token: late })).status).toBe(401);
    await sweepErased.run(t.app, {}, "1");
    expect(await rows("select 1 from sessions where user_id = $1", [life.id])).toEqual([]);
  });

  test("nobody is erased by the job who did not ask for it", async () => {
    const life: Life = await fullLife(t, "kepodang-2213-probe");
    const before = await seen(life);
    await eraseRest.run(t.app, { userId: life.id }, "1");
    await sweepErased.run(t.app, {}, "1");
    expect(await seen(life)).toEqual(before);
  });

  test("of a large account few rows go with each statement", async () => {
    const member = await fullLife(t, "serindit-2214-probe");
    const { id } = await storeConversation(t, member, [{ text: "satu" }]);
    await rows(
      `insert into messages (client_id, user_id, conversation_id, type, state, body_sealed)
       select $1, $2, $3, 'question', 'complete', 'x' from generate_series(1, 4500)`,
      [member.clientId, member.id, id],
    );
    const statements: number[] = [];
    const { pool } = t.database;
    const watched = {
      ...t.app,
      database: {
        ...t.app.database,
        pool: Object.assign(Object.create(pool), {
          query: async (text: string, values: unknown[]) => {
            const result = await pool.query(text, values);
            if (text.startsWith("delete from messages")) statements.push(result.rowCount ?? 0);
            return result;
          },
        }),
      },
    };
    await erase(member);
    await eraseRest.run(watched, { userId: member.id }, "1");
    expect(statements.slice(0, 2)).toEqual([2000, 2000]);
    expect(Math.max(...statements)).toBe(2000);
    expect(await rows("select 1 from messages where user_id = $1", [member.id])).toEqual([]);
    await t.runJobs();
    expect(await broken()).toEqual([]);
  });
});
