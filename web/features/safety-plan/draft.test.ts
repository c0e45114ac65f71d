import { describe, expect, test } from "vitest";
import type { SafetyPlan } from "#contract/safety-plan.ts";
import { emptyPlan, type Plan } from "#rules/safety-plan.ts";
import { safetyPlanTexts as says } from "#texts/safety/safety-plan.ts";
import {
  beginDraft,
  type Draft,
  draftFrom,
  isChanged,
  planFrom,
  problemsOf,
  rebase,
  troubledParts,
} from "./draft.ts";

const line = (text: string, phone: string | null = null) => ({ text, phone });
const saved = (version: number, parts: Partial<Plan> = {}): SafetyPlan => ({
  version,
  saved_at: "2026-11-21T03:00:00.000Z",
  parts: { ...emptyPlan(), ...parts },
});
const typed = (draft: Draft, parts: Partial<Plan>): Draft => ({
  ...draft,
  typed: { ...draft.typed, ...parts },
});

describe("the draft of a plan", () => {
  test("a draft exists once something differs; blank lines and outer spaces do not count", () => {
    const draft = beginDraft(saved(1, { people: [line("Ibu")] }));
    expect(isChanged(draft)).toBe(false);
    expect(isChanged(typed(draft, { people: [line(" Ibu "), line("", "")] }))).toBe(false);
    expect(isChanged(typed(draft, { people: [line("Ibu", "119")] }))).toBe(true);
  });

  test("a draft is the same after it was stored", () => {
    const draft = {
      ...typed(beginDraft(saved(1)), { signs: [line("Susah tidur "), line("")] }),
      isDue: true,
    };
    expect(draftFrom(JSON.stringify(draft))).toEqual(draft);
  });

  test.for([
    "",
    "{",
    "null",
    "7",
    "[]",
    '{"base":{"version":1,"saved_at":null,"parts":{}},"typed":{}}',
    '{"base":null,"typed":{"signs":[]}}',
  ])("a malformed stored plan is ignored: %s", (raw) => {
    expect(draftFrom(raw)).toBeUndefined();
  });

  test("a draft continues from what another tab saved and names the part that both changed", () => {
    const draft = typed(beginDraft(saved(1, { people: [line("Ibu")] })), { signs: [line("Susah tidur")] });
    const other = rebase(draft, saved(2, { people: [] }));
    expect(other).toMatchObject({ both: [], draft: { base: { version: 2 }, typed: { people: [] } } });
    expect(other.draft.typed.signs).toEqual([line("Susah tidur")]);
    const same = rebase(draft, saved(2, { signs: [line("Cepat marah")] }));
    expect(same.both).toEqual(["signs"]);
    expect(same.draft.typed.signs).toEqual([line("Cepat marah"), line("Susah tidur")]);
  });
});

describe("errors of a plan", () => {
  test("an error stands under its field and links to its part", () => {
    const plan = {
      ...emptyPlan(),
      signs: Array.from({ length: 9 }, (_, n) => line(`Baris ${n}`)),
      people: [line("Ibu", "nanti"), line("", "119"), line("a".repeat(201))],
    };
    const problems = problemsOf(plan);
    expect(problems).toEqual({
      "parts.signs": [says.tooMany],
      "parts.people.0.phone": [says.phoneWrong],
      "parts.people.1.text": [says.nameMissing],
      "parts.people.2.text": [says.lineWrong],
    });
    expect(troubledParts(problems)).toEqual(["signs", "people"]);
    expect(problemsOf(emptyPlan())).toEqual({});
  });
});

describe("a stored plan", () => {
  test("a complete plan is accepted, without malformed lines", () => {
    const plan = saved(3, { people: [line("Ibu", "119")] });
    expect(planFrom(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    const odd = {
      ...plan,
      parts: { ...plan.parts, signs: [null, 7, { text: 1 }, { text: "Susah tidur", phone: 3 }] },
    };
    expect(planFrom(odd)?.parts.signs).toEqual([line("Susah tidur")]);
    for (const none of [
      undefined,
      null,
      "x",
      {},
      { ...plan, version: "3" },
      { ...plan, parts: { people: [] } },
    ]) {
      expect(planFrom(none)).toBeUndefined();
    }
  });
});
