import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wholeSurvey } from "#rules/survey.ts";
import { type BuiltMember, buildClient, buildMember } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { surveyErrors, surveyQuestions, surveyTexts } from "#texts/survey.ts";

const answers = [
  { no: 1, answer: 4 },
  { no: 2, answer: "Akses lambat" },
  { no: 3, answer: 5 },
  { no: 4, answer: "Tidak ada kendala" },
];

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const submit = (member: BuiltMember, given: unknown = answers) =>
  t.call("submitSurvey", { body: { answers: given as typeof answers } }, member);
const shown = async (member: BuiltMember) => (await t.call("getUser", {}, member)).body.data.survey;

describe("C-55: the survey", () => {
  test("B-405, E-52: {no, answer} of 1 to 4 is taken with a message, and is the survey of the profile (E-04)", async () => {
    const member = await buildMember(t);
    expect(await shown(member)).toEqual([]);
    const { status, body } = await submit(member);
    expect([status, body]).toEqual([200, { status: "success", message: surveyTexts.sent }]);
    expect(await shown(member)).toEqual(answers);
  });

  test("in any order, steps as digits, options by their place: kept in one form", async () => {
    const member = await buildMember(t);
    const loose = [
      { no: 4, answer: 1 },
      { no: 3, answer: "5" },
      { no: 2, answer: 2 },
      { no: 1, answer: "4" },
    ];
    expect((await submit(member, loose)).status).toBe(200);
    expect(await shown(member)).toEqual(answers);
  });

  test("a survey counts once: a repeat changes nothing, and other answers are refused, also at the same time", async () => {
    const member = await buildMember(t);
    const sends = await Promise.all([1, 2, 3, 4].map(() => submit(member)));
    expect(sends.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const other = answers.with(0, { no: 1, answer: 1 });
    const { status, refusal } = await submit(member, other);
    expect([status, refusal.code]).toEqual([409, "survey_answered"]);
    expect(await shown(member)).toEqual(answers);
    const { rows } = await t.database.pool.query(
      "select count(*)::int as n from surveys where user_id = $1",
      [member.id],
    );
    expect(rows[0].n).toBe(1);
  });

  test.for([
    ["none", []],
    ["three", answers.slice(1)],
    ["one twice", [...answers.slice(0, 3), { no: 3, answer: 1 }]],
    ["five", [...answers, { no: 5, answer: 1 }]],
    ["a step too high", answers.with(0, { no: 1, answer: 6 })],
    ["half a step", answers.with(0, { no: 1, answer: 1.5 })],
    ["words for a step", answers.with(0, { no: 1, answer: "bagus" })],
    ["an option of ours no more", answers.with(1, { no: 2, answer: "Lainnya" })],
    ["10,000 letters", answers.with(1, { no: 2, answer: "a".repeat(10_000) })],
    ["no list", "1,2,3,4"],
  ] as const)("what does not answer the four questions is refused: %s", async ([, given]) => {
    const member = await buildMember(t);
    const { status, refusal } = await submit(member, given);
    expect([status, refusal.code]).toEqual([422, "invalid"]);
    expect(Object.keys(refusal.error ?? {})[0]).toMatch(/^answers/);
    expect(await shown(member)).toEqual([]);
  });

  test("an incomplete one is told what to do", async () => {
    const { refusal } = await submit(await buildMember(t), answers.slice(1));
    expect(refusal.error).toEqual({ answers: [surveyErrors.incomplete] });
  });

  test("NUL and half of a surrogate pair are refused; fields of ours that were not asked for are ignored", async () => {
    const member = await buildMember(t);
    for (const broken of ["Akses\0lambat", "Akses\ud800"])
      expect((await submit(member, answers.with(1, { no: 2, answer: broken }))).status).toBe(400);
    const other = await buildMember(t);
    const body = { answers, user_id: other.id, client_id: 2, id: 1, created_at: "2000-01-01" };
    expect((await t.call("submitSurvey", { body }, member)).status).toBe(200);
    expect([await shown(other), await shown(member)]).toEqual([[], answers]);
  });

  test("S-08: without a token, or at another client, 401; nobody else sees the answers", async () => {
    const member = await buildMember(t);
    expect((await t.call("submitSurvey", { body: { answers } })).status).toBe(401);
    expect((await submit({ ...member, client: "akasia" })).status).toBe(401);
    await submit(member);
    const neighbour = await buildMember(t, { client: await buildClient(t) });
    expect(await shown(neighbour)).toEqual([]);
  });

  test("the answers are stored sealed", async () => {
    const member = await buildMember(t);
    await submit(member);
    const { rows } = await t.database.pool.query("select * from surveys where user_id = $1", [member.id]);
    expect(rows[0].answers_sealed.toString("latin1")).not.toMatch(/Akses|kendala/);
  });

  test("so often and no more", async () => {
    const member = await buildMember(t);
    const sends = [];
    for (let n = 0; n < 21; n += 1) sends.push((await submit(member)).status);
    expect(sends.at(-1)).toBe(429);
  });
});

describe("the questions", () => {
  test("B-400, B-401: four; the first and third are scales of five, the others offer the five options", () => {
    expect(surveyQuestions.map(({ no, kind }) => [no, kind])).toEqual([
      [1, "scale"],
      [2, "options"],
      [3, "scale"],
      [4, "options"],
    ]);
    for (const question of surveyQuestions) {
      if (question.kind === "options") expect(question.options).toHaveLength(5);
    }
    for (const step of [1, 2, 3, 4, 5])
      expect(wholeSurvey(answers.with(0, { no: 1, answer: step }))?.[0]?.answer).toBe(step);
    for (const step of [0, 6, -1])
      expect(wholeSurvey(answers.with(2, { no: 3, answer: step }))).toBeUndefined();
  });
});
