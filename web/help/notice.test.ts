import { describe, expect, test } from "vitest";
import type { SafetyNotice } from "#contract/safety.ts";
import { needsQuickExit, sharedWords } from "./notice.ts";

const notice = (over: Partial<SafetyNotice>): SafetyNotice => ({
  ...{ level: 3, categories: [], message: "", contacts: [] },
  ...over,
});

describe("what the card of a danger offers beside its contacts", () => {
  test.each(["violence_victim", "violence_to_others"])(
    "a quick exit where somebody is violent: %s",
    (category) => {
      expect(needsQuickExit(notice({ categories: ["distress", category] }))).toBe(true);
    },
  );

  test.each(["ideation", "plan_or_imminent", "psychosis", "self_harm"])(
    "and nowhere else: %s",
    (category) => {
      expect(needsQuickExit(notice({ categories: [category] }))).toBe(false);
    },
  );

  test("somebody close is told that it is urgent only where a body needs an ambulance", () => {
    expect(sharedWords(notice({ isMedical: true }))).toBe(
      "Tolong, darurat. Telepon aku atau datang sekarang.",
    );
    for (const one of [notice({ isMedical: false }), notice({}), undefined])
      expect(sharedWords(one)).not.toMatch(/darurat/i);
  });
});
