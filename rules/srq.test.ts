import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { srqQuestions } from "#texts/srq/srq-questions.ts";
import { afterScreening, carryOn, openLevel } from "./safety/state.ts";
import {
  endingLifeId,
  isWholeSrq,
  questionsOf,
  type SrqAnswer,
  scoreSrq,
  srqQuestionCount,
  srqRisk,
  srqVersion,
} from "./srq.ts";

const whole = (...yes: number[]): SrqAnswer[] =>
  Array.from({ length: 29 }, (_, n) => ({ id: n + 1, value: yes.includes(n + 1) ? "yes" : "no" }));
const flagsOf = (...yes: number[]) => scoreSrq(whole(...yes)).flags;
const none = { is_depresive: 0, is_used_psychoactive: 0, is_psychotic_disorder: 0, is_ptsd: 0 };
const first = (n: number, from = 1) => Array.from({ length: n }, (_, k) => from + k);

describe("the questions", () => {
  test("B-390, A-128, A-129: 29, ids equal to numbers, none twice", () => {
    const questions = questionsOf(srqVersion);
    expect(srqQuestionCount).toBe(29);
    expect(questions.map(({ id }) => id)).toEqual(first(29));
    expect(new Set(questions.map(({ question }) => question)).size).toBe(29);
    for (const { question } of questions) expect(question).toMatch(/^Apakah .+\?$/);
  });

  test("item 3 asks about sleep that is not sound: without its 'tidak' the answer would turn round", () => {
    expect(srqQuestions[srqVersion][2]).toBe("Apakah tidur Anda tidak nyenyak?");
    expect(questionsOf(srqVersion)[endingLifeId - 1]?.question).toContain("mengakhiri hidup");
  });
});

describe("what the answers make", () => {
  test("no yes at all: no flag", () => {
    expect(scoreSrq(whole())).toEqual({ count: 0, flags: none });
  });

  test("B-391: four yes among 1 to 20 are 0, five are 1, whichever they are", () => {
    for (const ids of [first(4), first(4, 17), [1, 7, 13, 20]]) expect(flagsOf(...ids)).toEqual(none);
    for (const ids of [first(5), first(5, 16), [1, 7, 13, 17, 20]]) {
      expect(flagsOf(...ids)).toEqual({ ...none, is_depresive: 1 });
    }
    expect(scoreSrq(whole(...first(29))).count).toBe(20);
  });

  test("B-391: yes beyond 20 is not counted among them", () => {
    expect(scoreSrq(whole(1, 2, 3, 4, 21, 22, 25))).toMatchObject({ count: 4, flags: { is_depresive: 0 } });
  });

  test("B-392: question 21 alone makes its flag", () => {
    expect(flagsOf(21)).toEqual({ ...none, is_used_psychoactive: 1 });
    expect(flagsOf(20, 22).is_used_psychoactive).toBe(0);
  });

  test("B-393: any of 22 to 24 makes its flag, its neighbours do not", () => {
    for (const id of [22, 23, 24]) expect(flagsOf(id)).toEqual({ ...none, is_psychotic_disorder: 1 });
    expect(flagsOf(21, 25).is_psychotic_disorder).toBe(0);
  });

  test("B-394: any of 25 to 29 makes its flag, 24 does not", () => {
    for (const id of first(5, 25)) expect(flagsOf(id)).toEqual({ ...none, is_ptsd: 1 });
    expect(flagsOf(24).is_ptsd).toBe(0);
  });

  test("B-391, B-392, B-393, B-394: for any answers in any order the flags are what counting by hand gives", () => {
    const anyAnswers = fc.tuple(fc.subarray(first(29)), fc.infiniteStream(fc.nat())).map(([yes, order]) => ({
      yes,
      answers: whole(...yes).toSorted(() => ((order.next().value ?? 0) % 2) - 0.5),
    }));
    fc.assert(
      fc.property(anyAnswers, ({ yes, answers }) => {
        const { count, flags } = scoreSrq(answers);
        expect(count).toBe(yes.filter((id) => id <= 20).length);
        expect(flags).toEqual({
          is_depresive: Number(count >= 5),
          is_used_psychoactive: Number(yes.includes(21)),
          is_psychotic_disorder: Number(yes.some((id) => id >= 22 && id <= 24)),
          is_ptsd: Number(yes.some((id) => id >= 25)),
        });
      }),
    );
  });
});

describe("whole screenings", () => {
  test("B-384: 29 distinct ids, no more, no fewer, none of another number", () => {
    expect(isWholeSrq(whole())).toBe(true);
    expect(isWholeSrq(whole().slice(1))).toBe(false);
    expect(isWholeSrq([...whole().slice(1), { id: 2, value: "no" } as SrqAnswer])).toBe(false);
    expect(isWholeSrq([...whole(), { id: 1 }])).toBe(false);
    for (const id of [0, 30]) expect(isWholeSrq([...whole().slice(1), { id }])).toBe(false);
  });
});

describe("question 17", () => {
  test("counts whatever else was answered: alone it is level 2, a high count without it is none", () => {
    expect(srqRisk(whole(17))).toBe(2);
    expect(srqRisk(whole(...first(16), ...first(12, 18)))).toBe(0);
    expect(srqRisk(whole(17, ...first(5), 25))).toBe(2);
  });

  test("beside 21, or any of 22 to 24, it goes one step up", () => {
    for (const id of [21, 22, 23, 24]) expect(srqRisk(whole(17, id))).toBe(3);
    expect(srqRisk(whole(21, 22, 23, 24))).toBe(0);
  });

  test("a plan, or not being sure, makes it 3; no, or no answer, leaves it", () => {
    expect(srqRisk(whole(17), "yes")).toBe(3);
    expect(srqRisk(whole(17), "unsure")).toBe(3);
    expect(srqRisk(whole(17), "no")).toBe(2);
    expect(srqRisk(whole(), "yes")).toBe(0);
  });

  const hour = 3_600_000;
  const distress = { level: 1 as const, categories: ["distress" as const] };

  test("its date makes distress weigh more for 30 days, and is forgotten then", () => {
    const state = afterScreening(undefined, 2, 0, true);
    expect(openLevel(state, 5 * hour)).toBe(2);
    expect(openLevel(state, 7 * hour)).toBe(0);
    const later = carryOn(state, distress, 29 * 24 * hour);
    expect([later.level, later.next.srq17AtMs]).toEqual([2, 0]);
    const over = carryOn(state, distress, 30 * 24 * hour);
    expect([over.level, over.next.srq17AtMs]).toEqual([1, undefined]);
  });

  test("what was not sent opens the level and leaves no date; an open level 3 is not lowered", () => {
    expect(afterScreening(undefined, 2, 0, false).srq17AtMs).toBeUndefined();
    const danger = afterScreening(undefined, 3, 0, true);
    expect(afterScreening(danger, 2, hour, true)).toMatchObject({ level: 3, srq17AtMs: hour });
    expect(afterScreening(danger, 2, hour, false).srq17AtMs).toBe(0);
  });
});
