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
  urgent: -3,
  child: -3,
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

  test("what is urgent is level 3, whatever its kind; an urgent wish to die is a plan", () => {
    expect(judged(calm, opinion(4, "ideation", { urgent: 1 }))).toMatchObject({
      level: 3,
      categories: ["plan_or_imminent"],
    });
    expect(judged(calm, opinion(4, "violence_victim", { urgent: 1 }))).toMatchObject({
      level: 3,
      categories: ["violence_victim"],
    });
  });

  test("while a danger is open, a text is read after those before it, and less raises it to 3", () => {
    const open = judged(calm, opinion(4, "violence_victim")).next;
    const then = (over: Partial<Opinion>, state = open) =>
      assess("yang biru tadi masih di sini", {
        ...{ state, atMs: 60_000, opinion: opinion(-4) },
        inTalk: { ...opinion(0), ...over },
      });
    expect(then({ danger: -1, urgent: -0.5 })).toMatchObject({ level: 3, openBefore: 2 });
    expect(then({ danger: -3, urgent: -0.5 }).level).toBe(2);
    expect(then({ danger: -1, urgent: -2 }).level).toBe(2);
    // Without an open danger what was said before opens none.
    expect(then({ danger: 4, urgent: 2 }, judged(calm, opinion(-4)).next).level).toBe(0);
  });

  test("the writer's own child is told apart, and stays the one in danger", () => {
    const first = judged(calm, opinion(4, "violence_victim", { other: 2, child: 1 }));
    expect(first.about).toBe("child");
    const next = { state: first.next, atMs: 60_000, opinion: opinion(4, "violence_victim", { child: -1 }) };
    expect(assess(calm, next).about).toBe("child");
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
