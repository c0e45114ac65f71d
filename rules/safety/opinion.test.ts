import { describe, expect, test } from "vitest";
import { assess } from "./assess.ts";
import { dangerKinds } from "./danger.ts";
import type { Opinion } from "./types.ts";

const opinion = (
  danger: number,
  likeliest: (typeof dangerKinds)[number] = "ideation",
  over: Partial<Opinion> = {},
): Opinion => ({
  words: 8,
  danger,
  other: -3,
  kinds: dangerKinds.map((category) => ({ category, logit: category === likeliest ? danger : -4 })),
  ...over,
});

/** A sentence in which the rules see nothing. */
const calm = "besok aku ke pasar sama ibu pagi";
const judged = (text: string, one: Opinion) => assess(text, { atMs: 0, opinion: one });

describe("the classifier beside the rules", () => {
  test("shows the card where it is sure, and nothing where it is not", () => {
    expect(judged(calm, opinion(4))).toMatchObject({ level: 2, categories: ["ideation"], about: "self" });
    expect(judged(calm, opinion(0.9))).toMatchObject({ level: 0, categories: [] });
  });

  test("a plan is level 3, and another person is named", () => {
    expect(judged(calm, opinion(4, "plan_or_imminent"))).toMatchObject({ level: 3 });
    expect(judged(calm, opinion(4, "violence_victim", { other: 2 }))).toMatchObject({
      level: 2,
      about: "other",
    });
  });

  test("a few words must say more, a single one says nothing", () => {
    expect(judged("ke pasar", opinion(2, "ideation", { words: 2 })).level).toBe(0);
    expect(judged("ke pasar", opinion(4, "ideation", { words: 2 })).level).toBe(2);
    expect(judged("pasar", opinion(9, "ideation", { words: 1 })).level).toBe(0);
  });

  test("never lowers an explicit sign; speaks against a weak one, which then is distress", () => {
    expect(judged("aku mau bunuh diri malam ini", opinion(-9)).level).toBe(3);
    const weak = "semalam kakak memukul bantal, aku ditampar angin";
    const byRules = assess(weak, { atMs: 0 });
    expect(byRules.textLevel).toBe(2);
    expect(judged(weak, opinion(-5))).toMatchObject({ textLevel: 1, categories: ["distress"] });
    expect(judged(weak, opinion(0)).textLevel).toBe(2);
  });
});
