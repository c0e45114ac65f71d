import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltMember, buildClient, buildMember } from "#server/test/factories.ts";
import { riskEvents } from "#server/test/risk.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { feedbackTexts } from "#texts/feedback.ts";
import { feedbackOf, newestFeedback } from "./feedback.ts";
import { tellOfFeedback } from "./tell-operator.ts";

const wish = "Aplikasinya bagus, tapi aku pengen mati aja rasanya.";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const send = (member: BuiltMember, message: unknown, headers: Record<string, string> = {}) =>
  t.call("sendFeedback", { body: { message: message as string } }, { ...member, headers });
const stored = async (member: BuiltMember) => (await feedbackOf(t.app, member)).map(({ message }) => message);
const eventsOf = (member: BuiltMember) => riskEvents(t, member.id);

describe("C-42: feedback to the management", () => {
  test("B-412, E-51: status 200 and a message; it is kept, sealed", async () => {
    const member = await buildMember(t);
    const { status, body } = await send(member, "  Hurufnya kecil sekali.  ");
    expect([status, body]).toEqual([200, { status: "success", message: feedbackTexts.sent }]);
    expect(await stored(member)).toEqual(["Hurufnya kecil sekali."]);
    const { rows } = await t.database.pool.query("select * from feedback where user_id = $1", [member.id]);
    expect(rows[0].message_sealed.toString("latin1")).not.toContain("Huruf");
  });

  test("B-409: 500 letters are taken, counted as people see them; 501 are refused and say so", async () => {
    const member = await buildMember(t);
    expect((await send(member, "🌿".repeat(500))).status).toBe(200);
    const { status, refusal } = await send(member, "🌿".repeat(501));
    expect([status, refusal.error]).toEqual([422, { message: [feedbackTexts.blank] }]);
    expect((await send(member, "a".repeat(10_000))).status).toBe(422);
  });

  test.for([[""], ["   \n\t "], [null], [7], [["a"]], [{}]])(
    "B-410: nothing to read is refused: %j",
    async ([given]) => {
      const member = await buildMember(t);
      expect((await send(member, given)).status).toBe(422);
      expect(await stored(member)).toEqual([]);
    },
  );

  test("NUL and half of a surrogate pair are refused, other signs are kept as they are", async () => {
    const member = await buildMember(t);
    for (const broken of ["a\0b", "a\ud800"]) expect((await send(member, broken)).status).toBe(400);
    const odd = "<script>alert(1)</script> '; drop table feedback; -- \u202e \u0007 é 👩‍👩‍👧";
    expect((await send(member, odd)).status).toBe(200);
    expect(await stored(member)).toEqual([odd]);
  });

  test("S-08, S-09: 401 without a token or at another client; whose it is comes from the session alone", async () => {
    const member = await buildMember(t);
    const other = await buildMember(t, { client: await buildClient(t) });
    expect((await t.call("sendFeedback", { body: { message: "Halo" } })).status).toBe(401);
    expect((await send({ ...member, client: "akasia" }, "Halo")).status).toBe(401);
    const body = { message: "Halo", user_id: other.id, client_id: other.clientId, created_at: "2000-01-01" };
    expect((await t.call("sendFeedback", { body }, member)).status).toBe(200);
    expect([await stored(other), await stored(member)]).toEqual([[], ["Halo"]]);
    expect(await stored({ ...other, id: member.id })).toEqual([]);
  });

  test("a repeat with the same key is kept once; after five in a while it is enough", async () => {
    const member = await buildMember(t);
    const headers = { "idempotency-key": "masukan-0001" };
    for (const _ of [1, 2]) expect((await send(member, "Sekali saja", headers)).status).toBe(200);
    expect(await stored(member)).toEqual(["Sekali saja"]);
    for (let n = 0; n < 4; n += 1) expect((await send(member, `Lagi ${n}`)).status).toBe(200);
    const last = await send(member, "Lagi");
    expect([last.status, Number(last.headers["retry-after"]) > 0]).toEqual([429, true]);
  });
});

describe("what tells of risk", () => {
  test("is answered with vetted message and contacts, is kept all the same, and noted without a word of it", async () => {
    const member = await buildMember(t);
    const { status, body } = await send(member, `Xyzzy. ${wish}`);
    expect(status).toBe(200);
    expect(body.safety).toMatchObject({ level: 2, categories: ["ideation"] });
    expect(body.safety?.contacts[0]?.label).toBe("119 lalu tekan 8");
    expect(await stored(member)).toHaveLength(1);
    const [event, ...others] = await eventsOf(member);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ level: 2, source: "feedback", actions: ["card"], conversation_id: null });
    expect(JSON.stringify(event)).not.toMatch(/xyzzy|mati|aplikasi/i);
  });

  test("an everyday message has no card and leaves no event", async () => {
    const member = await buildMember(t);
    expect((await send(member, "Aplikasinya lemot setengah mati.")).body.safety).toBeUndefined();
    expect(await eventsOf(member)).toEqual([]);
  });

  test("also a message that is refused, or finds the database away, carries the card", async () => {
    const member = await buildMember(t);
    const long = await send(member, `${wish} ${"a".repeat(600)}`);
    expect(long).toMatchObject({ status: 422, refusal: { safety: { level: 2 } } });
    await t.database.pool.query("alter table feedback rename to away");
    const away = await send(member, wish);
    await t.database.pool.query("alter table away rename to feedback");
    expect(away).toMatchObject({ status: 500, refusal: { safety: { level: 2 } } });
    const signedOut = await t.call("sendFeedback", { body: { message: wish } });
    expect(signedOut).toMatchObject({ status: 401, refusal: { safety: { level: 2 } } });
  });
});

describe("the operator", () => {
  test("is told by mail each day how much came, and nothing of what", async () => {
    await t.database.pool.query("delete from feedback");
    t.mail.sent.length = 0;
    await tellOfFeedback.run(t.app, {}, "hari-tanpa");
    expect(t.mail.sent).toEqual([]);
    for (const text of ["Rahasia satu", "Rahasia dua"]) await send(await buildMember(t), text);
    await tellOfFeedback.run(t.app, {}, "hari-ini");
    const [mail] = t.mail.sent;
    expect(mail?.to).toBe(t.app.config.operatorEmail);
    expect(mail?.subject).toContain("2 masukan baru");
    expect(mail?.text).toContain("Netwerk: 2 pesan");
    expect(JSON.stringify(mail)).not.toMatch(/Rahasia/);
  });

  test("reads the newest with a command, without who wrote them", async () => {
    const member = await buildMember(t);
    await send(member, "Yang terbaru");
    const [newest] = await newestFeedback({ db: t.app.database.db, seals: t.app.seals }, 1);
    expect(newest).toMatchObject({ client: "netwerk", message: "Yang terbaru" });
    expect(Object.keys(newest ?? {})).toEqual(["client", "message", "createdAt"]);
  });
});
