import { describe, expect, test } from "vitest";
import {
  changedParts,
  dialOf,
  emptyPlan,
  isEmptyPlan,
  isPlanPhone,
  isPlanText,
  mergePlans,
  newLines,
  type Plan,
  type PlanLine,
  planLineMax,
  tidyPlan,
} from "./safety-plan.ts";

const line = (text: string, phone: string | null = null): PlanLine => ({ text, phone });
const plan = (over: Partial<Plan> = {}): Plan => ({ ...emptyPlan(), ...over });
const ibu = line("Ibu", "0812");
const rani = line("Kak Rani");
const dimas = line("Dimas");

describe("a line", () => {
  test("holds 200 letters, counted as people see them, and is not blank", () => {
    expect(["", " \n ", "a", "🌿".repeat(planLineMax), "🌿".repeat(planLineMax + 1)].map(isPlanText)).toEqual(
      [...[false, false, true, true, false]],
    );
  });

  test("dials numbers as people write them, and nothing else", () => {
    for (const phone of ["119", "0812-3456 7890", "+62 812 3456 7890", "(021) 555.0100"]) {
      expect([phone, isPlanPhone(phone)]).toEqual([phone, true]);
    }
    const wrong = [
      "",
      "12",
      "Ibu",
      "0812;ext=1",
      "tel:119",
      "*123#",
      "1".repeat(16),
      `0${" ".repeat(40)}812`,
    ];
    for (const phone of wrong) expect([phone, isPlanPhone(phone)]).toEqual([phone, false]);
    expect(dialOf("+62 812-3456 (7890)")).toBe("tel:+6281234567890");
  });
});

describe("a form", () => {
  test("is tidied: trimmed, without blank lines; a number alone stays, so that it can be asked whose it is", () => {
    const typed = plan({
      signs: [line(" Susah tidur "), line("  ")],
      people: [line("", " "), line("", "119")],
    });
    expect(tidyPlan(typed)).toEqual(plan({ signs: [line("Susah tidur")], people: [line("", "119")] }));
    expect(isEmptyPlan(tidyPlan(plan({ signs: [line(" ")] })))).toBe(true);
  });

  test("sends the parts that changed: another line, order or number, or none any more", () => {
    const base = plan({ people: [ibu, rani], signs: [line("Susah tidur")] });
    expect(changedParts(base, plan({ ...base }))).toEqual({});
    expect(changedParts(base, { ...base, people: [rani, ibu] })).toEqual({ people: [rani, ibu] });
    expect(changedParts(base, { ...base, people: [line("Ibu"), rani], signs: [] })).toEqual({
      people: [line("Ibu"), rani],
      signs: [],
    });
  });
});

describe("what is new in a plan", () => {
  test("is each text that stood nowhere before; not one that moved or got a number", () => {
    const before = plan({ people: [line("Ibu"), rani] });
    const now = plan({ people: [ibu, dimas], distractions: [rani], signs: [line("Susah tidur")] });
    expect(newLines(before, now)).toEqual([
      { part: "signs", text: "Susah tidur" },
      { part: "people", text: "Dimas" },
    ]);
  });
});

describe("two changes of one plan", () => {
  const base = plan({ people: [ibu], signs: [line("Susah tidur")] });

  test("in different parts are both kept", () => {
    const mine = { ...base, people: [ibu, rani] };
    const theirs = { ...base, signs: [] };
    expect(mergePlans(base, mine, theirs)).toEqual({
      plan: { ...base, people: [ibu, rani], signs: [] },
      both: [],
    });
  });

  test("that are the same are one", () => {
    const same = { ...base, people: [ibu, rani] };
    expect(mergePlans(base, same, { ...same })).toEqual({ plan: same, both: [] });
  });

  test("in one part keep the lines of both and name it", () => {
    const merged = mergePlans(base, { ...base, people: [ibu, rani] }, { ...base, people: [ibu, dimas] });
    expect(merged).toEqual({ plan: { ...base, people: [ibu, dimas, rani] }, both: ["people"] });
  });
});
