import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { srqQuestionCount } from "#rules/srq.ts";
import { checkInvariants } from "#server/db/check.ts";
import { openSession } from "#server/platform/security/session.ts";
import { type BuiltMember, buildMember, clientNamed } from "#server/test/factories.ts";
import { answersWith, buildScreening } from "#server/test/screening.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";
import { srqFieldTexts, srqResultTexts } from "#texts/srq/srq.ts";
import { exportOfSrq } from "./srq.ts";

let t: TestApp;
let member: BuiltMember;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  member = await buildMember(t);
});

const submit = (yes: number[] = [], over: object = {}, as = member, headers = {}) =>
  t.call("submitSrq", { body: { answers: answersWith(...yes), ...over } }, { ...as, headers });
const rowsOf = async ({ id }: BuiltMember) =>
  (await t.database.pool.query("select * from srq_results where user_id = $1 order by id", [id])).rows;
const day = 86_400;

describe("C-43: the questions", () => {
  test("B-390, B-398, B-455, B-465: 29 without a token, each with id and question", async () => {
    const { status, body } = await t.call("listSrqQuestions", {});
    expect(status).toBe(200);
    expect(body.data.map(({ id }) => id)).toEqual(Array.from({ length: 29 }, (_, n) => n + 1));
    expect(body.data[16]?.question).toBe("Apakah Anda mempunyai pikiran untuk mengakhiri hidup Anda?");
    expect(body.version).toMatch(/^srq29-/);
  });

  test("the same for every client and with a token that is not valid", async () => {
    const open = (await t.call("listSrqQuestions", {})).body;
    for (const caller of [{ client: "akasia" }, { token: "tidak-berlaku", client: "netwerk" }, member]) {
      expect((await t.call("listSrqQuestions", {}, caller)).body).toEqual(open);
    }
  });
});

describe("C-47: a submission", () => {
  test("B-391, B-395: the server counts from the answers, and tells what they say in soft words", async () => {
    const { status, body } = await submit([1, 2, 3, 4, 5]);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      count: 5,
      is_depresive: 1,
      is_used_psychoactive: 0,
      is_psychotic_disorder: 0,
      is_ptsd: 0,
      interpretation: [srqResultTexts.is_depresive, srqResultTexts.always],
      safety: null,
    });
    expect(body.data.detail).toHaveLength(29);
    expect(body.data.detail[4]).toEqual({
      id: 5,
      question: "Apakah Anda merasa cemas, tegang, atau khawatir?",
      answer: "yes",
    });
    expect(body.data.interpretation.join(" ")).not.toMatch(/psikotik|PTSD|depresi\b|normal/i);
  });

  test.for([
    ["nothing to heed", [], [srqResultTexts.none]],
    ["four of 1 to 20", [1, 2, 3, 4], [srqResultTexts.none]],
    ["21", [21], [srqResultTexts.is_used_psychoactive]],
    ["only 23", [23], [srqResultTexts.is_psychotic_disorder]],
    ["only 29", [29], [srqResultTexts.is_ptsd]],
    [
      "everything but 17",
      [1, 2, 3, 4, 5, 21, 22, 25],
      [
        srqResultTexts.is_psychotic_disorder,
        srqResultTexts.is_depresive,
        srqResultTexts.is_ptsd,
        srqResultTexts.is_used_psychoactive,
      ],
    ],
    ["only 17", [17], [srqResultTexts.onlyEndingLife]],
  ] as const)("A-128: one sentence a flag, and that it is no diagnosis: %s", async ([, yes, says]) => {
    const { body } = await submit([...yes]);
    expect(body.data.interpretation).toEqual([...says, srqResultTexts.always]);
  });

  test("S-18, B-395: flags that agree are taken, flags that differ are a fault of their field and nothing is stored", async () => {
    const wrong = await submit([23], { is_psychotic_disorder: 0, is_ptsd: 1, is_depresive: 0 });
    expect([wrong.status, wrong.refusal.error]).toEqual([
      422,
      { is_psychotic_disorder: [srqFieldTexts.flagDiffers], is_ptsd: [srqFieldTexts.flagDiffers] },
    ]);
    expect(await rowsOf(member)).toEqual([]);
    const flags = { is_depresive: 0, is_used_psychoactive: 0, is_psychotic_disorder: 1, is_ptsd: 0 };
    expect((await submit([23], flags)).status).toBe(201);
  });

  test.for([
    ["28 answers", answersWith().slice(1)],
    ["none", []],
    ["one id twice", [...answersWith().slice(1), { id: 2, value: "no" }]],
    ["one too many", [...answersWith(), { id: 1, value: "no" }]],
    ["an id that is none", [...answersWith().slice(1), { id: 30, value: "no" }]],
  ] as const)("B-384: refused as incomplete: %s", async ([, answers]) => {
    const { status, refusal } = await t.call("submitSrq", { body: { answers } as never }, member);
    expect([status, refusal.error]).toEqual([422, { answers: [srqFieldTexts.incomplete] }]);
    expect(await rowsOf(member)).toEqual([]);
  });

  test("a value that is neither yes nor no is refused", async () => {
    const answers = answersWith().map((answer) => ({ ...answer, value: "maybe" }));
    expect((await t.call("submitSrq", { body: { answers } as never }, member)).status).toBe(422);
  });

  test("B-464: without a token 401; another client's page 401", async () => {
    expect((await t.call("submitSrq", { body: { answers: answersWith() } })).status).toBe(401);
    expect((await submit([], {}, { ...member, client: "akasia" })).status).toBe(401);
  });

  test("without the consents that it needs 403 says which; the AI provider is not one of them", async () => {
    const fresh = await buildMember(t, { consents: false });
    const refused = await submit([], {}, fresh);
    expect([refused.status, refused.refusal.code, refused.refusal.needs]).toEqual([
      403,
      "consent_required",
      ["terms", "health_data"],
    ]);
    await t.call("agreeTnc", { body: { agree: true, health_data: true, ai_provider: false } }, fresh);
    expect((await submit([], {}, fresh)).status).toBe(201);
  });

  test("A-126: before 30 days are over 409 says so; on the day they are, it is taken", async () => {
    await t.stopClock("2026-11-21 10:00:00+07");
    expect((await submit()).status).toBe(201);
    await t.advance(30 * day - 1);
    const early = await t.call(
      "submitSrq",
      { body: { answers: answersWith() } },
      await signedInAgain(member),
    );
    expect([early.status, early.refusal.code, early.refusal.message]).toEqual([
      409,
      "srq_too_soon",
      errorTexts.srqTooSoon,
    ]);
    expect(early.refusal.upcoming_test).toBe("2026-12-21T03:00:00.000Z");
    await t.advance(1);
    expect((await submit([], {}, await signedInAgain(member))).status).toBe(201);
    expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
    await t.runClock();
  });

  test("ten at once store one", async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => submit([1])));
    expect(all.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await rowsOf(member)).toHaveLength(1);
  });

  test("a repeat with the same key returns the first result; with other answers the key is refused", async () => {
    const headers = { "idempotency-key": "skrining-12345678" };
    const first = await submit([1, 2], {}, member, headers);
    const again = await submit([1, 2], {}, member, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await submit([3], {}, member, headers)).refusal.code).toBe("key_reused");
    expect(await rowsOf(member)).toHaveLength(1);
  });

  test("stored are whose, when and by which rules; answers, count and flags are sealed", async () => {
    await submit([1, 2, 3, 4, 5, 17]);
    const [row] = await rowsOf(member);
    expect(Object.keys(row).toSorted()).toEqual([
      "client_id",
      "created_at",
      "id",
      "result_sealed",
      "user_id",
      "version",
    ]);
    // Two digits alone may stand in any sealed bytes; in the clear they would follow a comma.
    expect(row.result_sealed.toString("latin1")).not.toMatch(/yes|count|depres|,17/);
    // A row that is moved to another member cannot be decrypted.
    const other = await buildMember(t);
    await t.database.pool.query("update srq_results set user_id = $1 where id = $2", [other.id, row.id]);
    expect((await t.call("getSrqResult", { params: { id: row.id } }, other)).status).toBe(500);
    await t.database.pool.query("delete from srq_results where id = $1", [row.id]);
  });
});

const signedInAgain = async ({ id, clientId, ...rest }: BuiltMember): Promise<BuiltMember> => {
  return { id, clientId, ...rest, token: await openSession(t.app.database.db, clientId, id) };
};

describe("C-44: own results", () => {
  test("B-396, B-447: page 1 of 10, newest first, with the counts of a list", async () => {
    for (let n = 1; n <= 12; n += 1) {
      await buildScreening(t, member, { yes: [1, 2, 3].slice(0, n % 4), daysAgo: 31 * n });
    }
    const { status, body } = await t.call("listSrqResults", {}, member);
    expect(status).toBe(200);
    expect(body).toMatchObject({ page: 1, per_page: 10, total: 12, total_pages: 2 });
    expect(body.data).toHaveLength(10);
    const dates = body.data.map(({ created_at }) => created_at);
    expect(dates).toEqual(dates.toSorted().reverse());
    const second = await t.call("listSrqResults", { query: { page: 2 } }, member);
    expect(second.body.data).toHaveLength(2);
    expect(new Set(body.data.map(({ is_to_heed }) => is_to_heed))).toEqual(new Set([false]));
    expect(Object.keys(second.body.data[0] ?? {})).toEqual(
      expect.arrayContaining(["id", "created_at", "count", "is_depresive", "is_ptsd"]),
    );
  });

  test("a row says whether something is worth talking about: a flag, or a yes to 17 alone", async () => {
    await buildScreening(t, member, { yes: [17], daysAgo: 31 });
    await buildScreening(t, member, { yes: [29], daysAgo: 62 });
    await buildScreening(t, member, { yes: [1], daysAgo: 93 });
    const { body } = await t.call("listSrqResults", {}, member);
    expect(body.data.map(({ is_to_heed }) => is_to_heed)).toEqual([true, true, false]);
  });

  test("B-464: empty for a new member, 401 without a token, never those of others", async () => {
    await buildScreening(t, await buildMember(t));
    const akasia = await buildMember(t, { client: await clientNamed(t, "akasia") });
    await buildScreening(t, akasia);
    expect((await t.call("listSrqResults", {}, member)).body).toMatchObject({ data: [], total: 0 });
    expect((await t.call("listSrqResults", {}, {})).status).toBe(401);
  });

  test("a page or size that is none is refused", async () => {
    for (const query of [{ page: 0 }, { per_page: "x" }]) {
      expect((await t.call("listSrqResults", { query } as never, member)).status).toBe(422);
    }
  });
});

describe("C-45: one result", () => {
  test("B-389: flags, what they say, and each question with its answer", async () => {
    const id = await buildScreening(t, member, { yes: [21, 25] });
    const { status, body } = await t.call("getSrqResult", { params: { id } }, member);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, is_used_psychoactive: 1, is_ptsd: 1, safety: null });
    expect(body.data.detail).toHaveLength(srqQuestionCount);
    expect(body.data.detail.filter(({ answer }) => answer === "yes").map((row) => row.id)).toEqual([21, 25]);
  });

  test("S-19: with a yes to 17 it brings the card, at one of 20 too", async () => {
    const id = await buildScreening(t, member, { yes: [17] });
    const { body } = await t.call("getSrqResult", { params: { id } }, member);
    expect(body.data).toMatchObject({ count: 1, safety: { level: 2, categories: ["ideation"] } });
    expect(body.data.safety?.contacts[0]?.href).toBe("tel:119");
  });

  test("S-08, B-464: another member's, another client's and nobody's are 404; without a token 401", async () => {
    const other = await buildScreening(t, await buildMember(t));
    const foreign = await buildScreening(t, await buildMember(t, { client: await clientNamed(t, "akasia") }));
    for (const id of [other, foreign, 2_000_000_000, "x", -1]) {
      const { status, refusal } = await t.call("getSrqResult", { params: { id } } as never, member);
      expect([status, refusal.code]).toEqual([404, "not_found"]);
    }
    expect((await t.call("getSrqResult", { params: { id: other } })).status).toBe(401);
  });
});

describe("C-46: availability", () => {
  test("B-397, A-126: open for who never took one; then closed for 30 days, with the date", async () => {
    const ask = async () => (await t.call("srqAvailability", {}, member)).body.data;
    expect(await ask()).toEqual({ last_test: null, upcoming_test: null, status: true, needs: [] });
    await submit();
    const closed = await ask();
    expect(closed.status).toBe(false);
    const gap = Date.parse(closed.upcoming_test ?? "") - Date.parse(closed.last_test ?? "");
    expect(gap).toBe(30 * day * 1000);
  });

  test("open again when the last one is 30 days old", async () => {
    await buildScreening(t, member, { daysAgo: 30 });
    const { body } = await t.call("srqAvailability", {}, member);
    expect(body.data).toMatchObject({ status: true, last_test: expect.any(String) });
  });

  test("B-464: says which consents are missing; 401 without a token", async () => {
    const fresh = await buildMember(t, { consents: false });
    const { body } = await t.call("srqAvailability", {}, fresh);
    expect(body.data.needs).toEqual(["terms", "health_data"]);
    expect((await t.call("srqAvailability", {})).status).toBe(401);
  });
});

describe("what others get of it", () => {
  test("B-149: the profile has the newest interpretation and its answers; before the first, nothing", async () => {
    const before = (await t.call("getUser", {}, member)).body.data.srq_result;
    expect(before).toEqual({ interpretation: null, survey: [] });
    await buildScreening(t, member, { yes: [1], daysAgo: 60 });
    await submit([29]);
    const { srq_result } = (await t.call("getUser", {}, member)).body.data;
    expect(srq_result.interpretation).toBe(`${srqResultTexts.is_ptsd} ${srqResultTexts.always}`);
    expect(srq_result.survey).toHaveLength(29);
    expect(srq_result.survey[28]).toMatchObject({ id: 29, answer: "yes" });
  });

  test("the export has all of the member's own, oldest first, readable", async () => {
    await buildScreening(t, await buildMember(t), { yes: [1] });
    await buildScreening(t, member, { yes: [2], daysAgo: 90 });
    await submit([3]);
    const all = await exportOfSrq(t.app, member);
    const yes = all.map(({ detail }) => detail.filter(({ answer }) => answer === "yes").map(({ id }) => id));
    expect(yes).toEqual([[2], [3]]);
  });
});
