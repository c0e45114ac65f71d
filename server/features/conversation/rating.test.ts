import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltMember, buildMember, clientNamed, startConversation } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const rate = (member: BuiltMember, code: string, rating: unknown) =>
  t.call("rateConversation", { params: { code }, body: { rating } as never }, member);
const rating = (member: BuiltMember, code: string) => t.call("getRating", { params: { code } }, member);
const idOf = async (member: BuiltMember, id: string) =>
  (await t.call("getConversation", { params: { id }, query: {} }, member)).body.data.id;

async function conversation() {
  const member = await buildMember(t);
  return { member, code: await startConversation(t, member) };
}

describe("C-30: stars of a conversation", () => {
  test("B-237: one to five; 0, 6 and what is no whole number are a fault of the field", async () => {
    for (const star of [1, 2, 3, 4, 5]) {
      const { member, code } = await conversation();
      expect((await rate(member, code, star)).status).toBe(200);
      expect((await rating(member, code)).body.data.rating).toEqual({ star });
    }
    const { member, code } = await conversation();
    for (const star of [0, 6, -1, 2.5, "lima", null, undefined]) {
      const { status, refusal } = await rate(member, code, star);
      expect([status, Object.keys(refusal.error ?? {})]).toEqual([422, ["rating"]]);
    }
    expect((await rating(member, code)).body.data.rating).toBeNull();
  });

  test("B-239, S-09: once; the same again is a success, another value 409, and the first stays", async () => {
    const { member, code } = await conversation();
    await rate(member, code, 4);
    expect((await rate(member, code, 4)).body).toMatchObject({ status: "success" });
    const { status, refusal } = await rate(member, code, 5);
    expect([status, refusal.code, refusal.message]).toEqual([409, "already_rated", errorTexts.alreadyRated]);
    expect((await rating(member, code)).body.data.rating).toEqual({ star: 4 });
  });

  test("A-71: one per conversation, whichever of its answers offered it; the list shows it", async () => {
    const { member, code } = await conversation();
    const other = await startConversation(t, member);
    await rate(member, code, 3);
    const { items } = (await t.call("listConversations", { query: {} }, member)).body.data;
    expect(items.map((row) => [row.code, row.rating])).toEqual([
      [other, null],
      [code, { star: 3 }],
    ]);
    expect((await rate(member, other, 5)).status).toBe(200);
  });

  test("of two at once with different stars one counts, the other is told", async () => {
    const { member, code } = await conversation();
    const both = await Promise.all([rate(member, code, 2), rate(member, code, 5)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = both[0]?.status === 200 ? 2 : 5;
    expect((await rating(member, code)).body.data.rating).toEqual({ star: kept });
  });

  test("an ended conversation is rated too, by code or id", async () => {
    const { member, code } = await conversation();
    await t.call("endConversation", { params: { id: code } }, member);
    expect((await rate(member, String(await idOf(member, code)), 5)).status).toBe(200);
    expect((await rating(member, code)).body.data.rating).toEqual({ star: 5 });
  });
});

describe("C-31: the stars that were given", () => {
  test("B-241: data.rating.star with status success; null until it is given", async () => {
    const { member, code } = await conversation();
    expect((await rating(member, code)).body).toEqual({ status: "success", data: { rating: null } });
    await rate(member, code, 5);
    expect((await rating(member, code)).body).toEqual({ status: "success", data: { rating: { star: 5 } } });
  });

  test("S-08: another's conversation is neither rated nor read", async () => {
    const { member, code } = await conversation();
    const id = String(await idOf(member, code));
    const others = [await buildMember(t), await buildMember(t, { client: await clientNamed(t, "akasia") })];
    for (const other of others) {
      for (const name of [code, id, "tidak-ada"]) {
        expect((await rate(other, name, 1)).refusal.code).toBe("not_found");
        expect((await rating(other, name)).refusal.code).toBe("not_found");
      }
    }
    expect((await rating(member, code)).body.data.rating).toBeNull();
  });
});
