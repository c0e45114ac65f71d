import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Body } from "#contract/schemas.ts";
import { emptyPlan } from "#rules/safety-plan.ts";
import { checkInvariants } from "#server/db/check.ts";
import { type BuiltMember, buildMember, clientNamed } from "#server/test/factories.ts";
import { riskEvents } from "#server/test/risk.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";
import { safetyPlanTexts as says } from "#texts/safety/safety-plan.ts";
import { assessLine } from "./safety-plan.ts";

let t: TestApp;
let member: BuiltMember;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  member = await buildMember(t);
});

type Parts = Body<"saveSafetyPlan">["parts"];
const line = (text: string, phone: string | null = null) => ({ text, phone });
const save = (parts: object, version = 0, as: object = member) =>
  t.call("saveSafetyPlan", { body: { version, parts: parts as Parts } }, as);
const read = async (as: object = member) => (await t.call("getSafetyPlan", {}, as)).body.data;
const rowsOf = async ({ id }: BuiltMember) =>
  (await t.database.pool.query("select * from safety_plans where user_id = $1", [id])).rows;
const eventsOf = ({ id }: BuiltMember) => riskEvents(t, id);

const wish = "Xyzzy, aku pengen mati aja rasanya";

describe("X-33, X-34: the own safety plan", () => {
  test("is empty at first, is saved trimmed and read again, one sealed row a member", async () => {
    expect(await read()).toEqual({ version: 0, saved_at: null, parts: emptyPlan() });
    const people = [{ text: "  Kak Rani ", phone: " 0812 3456 7890 " }, { text: "Ibu" }];
    const { status, body } = await save({ people, signs: [line("Susah tidur")] });
    expect([status, body.safety]).toEqual([200, undefined]);
    const parts = {
      ...emptyPlan(),
      people: [line("Kak Rani", "0812 3456 7890"), line("Ibu")],
      signs: [line("Susah tidur")],
    };
    expect(body.data).toEqual({ version: 1, saved_at: expect.any(String), parts });
    expect(await read()).toEqual(body.data);
    const [row, ...others] = await rowsOf(member);
    expect(others).toEqual([]);
    expect(row.plan_sealed.toString("latin1")).not.toMatch(/Rani|0812|tidur/);
  });

  test("part by part: what is not sent stays, an empty part is emptied", async () => {
    await save({ people: [line("Ibu")], signs: [line("Susah tidur")] });
    await save({ own_ways: [line("Mandi air hangat")] }, 1);
    expect((await save({ signs: [] }, 2)).body.data).toMatchObject({
      version: 3,
      parts: { people: [line("Ibu")], signs: [], own_ways: [line("Mandi air hangat")] },
    });
  });

  test("sealed to its member: moved to another it cannot be opened", async () => {
    const other = await buildMember(t);
    await save({ people: [line("Ibu")] });
    await t.database.pool.query("update safety_plans set user_id = $1 where user_id = $2", [
      other.id,
      member.id,
    ]);
    expect((await t.call("getSafetyPlan", {}, other)).status).toBe(500);
    await t.database.pool.query("delete from safety_plans where user_id = $1", [other.id]);
  });

  test("eight lines of 200 letters fit; more are refused in words, by their field, and nothing is kept", async () => {
    const eight = Array.from({ length: 8 }, (_, n) => line(`${n}${"🌿".repeat(199)}`));
    expect((await save({ own_ways: eight })).status).toBe(200);
    const nine = await save({ signs: [...eight, line("Lagi")] }, 1);
    expect([nine.status, nine.refusal.error]).toEqual([422, { "parts.signs": [says.tooMany] }]);
    const wrong = { people: [line("a".repeat(201)), line(" "), line("Ibu", "Ibu"), line("Adik", "")] };
    const { status, refusal } = await save(wrong, 1);
    expect([status, refusal.error]).toEqual([
      422,
      {
        "parts.people.0.text": [says.lineWrong],
        "parts.people.1.text": [says.lineWrong],
        "parts.people.2.phone": [says.phoneWrong],
        "parts.people.3.phone": [says.phoneWrong],
      },
    ]);
    expect(await read()).toMatchObject({ version: 1, parts: { people: [], signs: [] } });
  });

  test.for([
    [{ version: -1, parts: {} }],
    [{ version: 0 }],
    [{ version: 0, parts: { people: "Ibu" } }],
    [{ version: 0, parts: { people: ["Ibu"] } }],
    [{ version: 0, parts: { people: [{ phone: "119" }] } }],
  ])("refuses what is no plan: %j", async ([body]) => {
    const { status } = await t.call("saveSafetyPlan", { body: body as never }, member);
    expect([status, await rowsOf(member)]).toEqual([422, []]);
  });

  test("strange signs are kept as they are; NUL and half a pair are refused", async () => {
    const odd = "<script>alert(1)</script> '; drop table safety_plans; -- \u202e é 👩‍👩‍👧";
    expect((await save({ people: [line(odd)] })).body.data.parts.people).toEqual([line(odd)]);
    for (const broken of ["a\0b", "a\ud800"])
      expect((await save({ people: [line(broken)] }, 1)).status).toBe(400);
  });

  test("needs the consents of a screening to be saved, and none to be read", async () => {
    const fresh = await buildMember(t, { consents: false });
    const refused = await save({ people: [line("Ibu")] }, 0, fresh);
    expect([refused.status, refused.refusal.code, refused.refusal.needs]).toEqual([
      ...[403, "consent_required"],
      ["terms", "health_data"],
    ]);
    expect(await read(fresh)).toMatchObject({ version: 0 });
  });
});

describe("whose it is", () => {
  test("S-08, S-09: comes from the session alone; 401 without a token or at another client", async () => {
    const other = await buildMember(t);
    const akasia = await buildMember(t, { client: await clientNamed(t, "akasia") });
    await save({ people: [line("Ibu")] });
    const body = { version: 0, parts: { people: [] }, user_id: member.id, client_id: member.clientId };
    for (const stranger of [other, akasia]) {
      expect(await read(stranger)).toMatchObject({ version: 0, parts: { people: [] } });
      expect((await t.call("saveSafetyPlan", { body }, stranger)).status).toBe(200);
    }
    for (const caller of [{}, { ...member, client: "akasia" }]) {
      expect((await t.call("getSafetyPlan", {}, caller)).status).toBe(401);
      expect((await save({ people: [] }, 1, caller)).status).toBe(401);
    }
    expect(await read()).toMatchObject({ version: 1, parts: { people: [line("Ibu")] } });
  });
});

describe("two tabs", () => {
  test("the slower one is refused with what stands there now, and overwrites nothing", async () => {
    await save({ people: [line("Ibu")] });
    expect((await save({ people: [line("Ibu"), line("Kak Rani")] }, 1)).status).toBe(200);
    const { status, refusal } = await save({ people: [line("Dimas")] }, 1);
    expect([status, refusal.code, refusal.message]).toEqual([409, "plan_changed", errorTexts.planChanged]);
    expect(refusal.current).toEqual(await read());
    expect(await read()).toMatchObject({
      version: 2,
      parts: { people: [line("Ibu"), line("Kak Rani")] },
    });
  });

  test("of ten at once one is first, also when there is no plan yet", async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => save({ people: [line(`Orang ${n}`)] })),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await rowsOf(member)).toHaveLength(1);
    expect((await read()).version).toBe(1);
  });
});

describe("what tells of risk", () => {
  test("is kept all the same, answered with the card, and noted without a word of it", async () => {
    const { status, body } = await save({ signs: [line("Susah tidur"), line(wish)] });
    expect(status).toBe(200);
    expect(body.safety).toMatchObject({ level: 2, categories: ["ideation"] });
    expect(body.safety?.contacts[0]?.href).toBe("tel:119");
    expect(body.data.parts.signs).toHaveLength(2);
    const [event, ...others] = await eventsOf(member);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ level: 2, source: "plan", actions: ["card"], conversation_id: null });
    expect(JSON.stringify(event)).not.toMatch(/xyzzy|mati|tidur/i);
  });

  test("is answered once: a line that stood there already brings no card again", async () => {
    await save({ signs: [line(wish)], people: [line("Ibu")] });
    const again = await save(
      { signs: [line("Susah tidur"), line(wish)], people: [line("Ibu", "0812345")] },
      1,
    );
    expect([again.status, again.body.safety]).toEqual([200, undefined]);
    expect(await eventsOf(member)).toHaveLength(1);
  });

  test("a place made safer is no plan to die, and everyday lines are nothing", async () => {
    const parts = {
      safer_place: [line("Obatku kutitipkan ke Ibu"), line("Menjauhkan pisau dan silet dari kamar")],
      own_ways: [line("Mandi air hangat"), line("Jalan kaki keliling kompleks")],
      people: [line("Ibu", "119")],
    };
    expect((await save(parts)).body.safety).toBeUndefined();
    expect(await eventsOf(member)).toEqual([]);
    // The rules still recognise an explicit statement.
    expect(assessLine({ part: "safer_place", text: wish }).level).toBe(2);
  });

  test("also what is refused carries the card, as grave as its gravest line", async () => {
    const long = await save({ signs: [line(wish), line("a".repeat(201))] });
    expect(long).toMatchObject({ status: 422, refusal: { safety: { level: 2 } } });
    await save({ people: [line("Ibu")] });
    expect((await save({ signs: [line(wish)] })).refusal).toMatchObject({
      code: "plan_changed",
      safety: { level: 2 },
    });
    expect((await save({ signs: [line("Susah tidur")] })).refusal.safety).toBeUndefined();
    expect((await save({ signs: [line(wish)] }, 0, {})).refusal.safety).toMatchObject({ level: 2 });
    for (const parts of [null, [], "x", { signs: [null, { text: 7 }] }]) {
      expect((await save(parts as object)).refusal.safety).toBeUndefined();
    }
  });
});

describe("the member's own data", () => {
  const exported = (format: "html" | "json") =>
    t.server.inject({
      method: "POST",
      url: "/api/users/export",
      payload: { format },
      headers: { authorization: `Bearer ${member.token}` },
    });

  test("the export tells it part by part, to programs and to people", async () => {
    const sign = line("Susah <b>tidur</b>");
    const { body } = await save({ people: [line("Kak Rani", "0812 3456 7890")], signs: [sign] });
    const { saved_at } = body.data;
    expect(JSON.parse((await exported("json")).body).safety_plan).toEqual([
      { part: "signs", saved_at, lines: [sign] },
      { part: "people", saved_at, lines: [line("Kak Rani", "0812 3456 7890")] },
    ]);
    const html = (await exported("html")).body;
    expect(html).toContain(`<h3>${says.parts.people.title}</h3>`);
    expect(html).toContain("Kak Rani, 0812 3456 7890");
    expect(html).not.toContain("<b>tidur");
  });

  test("erasing the account takes it away", async () => {
    const password = "sandi-yang-panjang-1";
    const leaving = await buildMember(t, { password });
    await save({ people: [line("Ibu")], signs: [line(wish)] }, 0, leaving);
    const { status } = await t.call("eraseAccount", { body: { word: "HAPUS", password } }, leaving);
    expect(status).toBe(200);
    await t.runJobs();
    expect([await rowsOf(leaving), await eventsOf(leaving)]).toEqual([[], []]);
    expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  });
});
