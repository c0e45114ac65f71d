import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assess } from "./assess.ts";
import { openLevel } from "./state.ts";
import type { Assessment, Opinion, RiskLevel, RiskState } from "./types.ts";
import { rememberedAfter, type Verdict, withVerdict } from "./verdict.ts";

const askedMs = Date.UTC(2026, 10, 21, 3);
const heardMs = askedMs + 900;

const calm: Verdict = {
  level: 0,
  category: "none",
  subject: "self",
  means: "none",
  isAlone: null,
  companion: null,
  aggressor: "none",
  isChildAtRisk: false,
  isFigurative: false,
  isDenied: false,
  certainty: "high",
};
const told = (change: Partial<Verdict>): Verdict => ({ ...calm, ...change });

/** An opinion in which only the classifier sees ideation. */
const guess: Opinion = {
  words: 8,
  danger: 3,
  kinds: [{ category: "ideation", logit: 2 }],
  other: -3,
  urgent: -3,
  child: -3,
  denied: -3,
};
const guessed = assess("lampu kamarku sudah lama redup", { atMs: askedMs, opinion: guess });
const explicit = assess("aku mau mati aja rasanya, ga mau hidup lagi", { atMs: askedMs });
const harmless = assess("besok aku mau jalan pagi", { atMs: askedMs });
const plan = assess("malam ini aku mau gantung diri", { atMs: askedMs });
const raging = assess("aku mau bunuh dia", { atMs: askedMs });

const states: (RiskState | undefined)[] = [undefined, guessed.next, explicit.next, plan.next, raging.next];
const texts = [
  "besok aku mau jalan pagi",
  "aku putus asa dan merasa tidak berharga",
  "aku mau mati aja rasanya, ga mau hidup lagi",
  "aku habis nyilet tangan",
  "malam ini aku mau gantung diri",
  "suamiku mukulin aku lagi tadi malam",
  "aku mau bunuh dia",
  "temanku bilang mau bunuh diri",
  "nggak kok, aku aman",
];

const anAssessment: fc.Arbitrary<Assessment> = fc
  .record({
    text: fc.constantFrom(...texts),
    state: fc.constantFrom(...states),
    opinion: fc.constantFrom(undefined, guess, { ...guess, danger: -4 }),
  })
  .map(({ text, state, opinion }) => assess(text, { atMs: askedMs, state, opinion }));

const aVerdict: fc.Arbitrary<Verdict> = fc.record({
  level: fc.constantFrom<RiskLevel[]>(0, 1, 2, 3),
  category: fc.constantFrom<Verdict["category"][]>(
    ...(["none", "distress", "ideation", "plan_or_imminent"] as const),
    ...(["self_harm", "violence_victim", "violence_to_others", "psychosis"] as const),
  ),
  subject: fc.constantFrom<Verdict["subject"][]>("self", "other", "child"),
  means: fc.constantFrom<Verdict["means"][]>("none", "mentioned", "at_hand", "used", "removed"),
  isAlone: fc.constantFrom(true, false, null),
  companion: fc.constantFrom(null, "ibu"),
  aggressor: fc.constantFrom<Verdict["aggressor"][]>("none", "away", "coming", "present", "gone"),
  isChildAtRisk: fc.boolean(),
  isFigurative: fc.boolean(),
  isDenied: fc.boolean(),
  certainty: fc.constantFrom<Verdict["certainty"][]>("low", "medium", "high"),
});

const isOwn = (category: string) => ["ideation", "plan_or_imminent", "self_harm"].includes(category);
const levelAfter = (assessment: Assessment, verdict: Verdict) =>
  withVerdict(assessment, verdict, heardMs).assessment.level;

describe("a verdict raises", () => {
  it("what no other layer has seen: level, category, subject, situation; and it is remembered", () => {
    const verdict = told({
      level: 3,
      category: "violence_victim",
      subject: "child",
      means: "at_hand",
      isAlone: true,
      aggressor: "coming",
    });
    const { change, ruleId, assessment } = withVerdict(harmless, verdict, heardMs);
    expect([change, ruleId]).toEqual(["raised", "model-violence_victim"]);
    const found = {
      level: 3,
      categories: ["violence_victim"],
      about: "child",
      situation: { means: "at_hand", company: "alone", aggressor: "coming" },
    };
    expect(assessment).toMatchObject({ ...found, textLevel: 3 });
    expect(assessment.next).toMatchObject({ ...found, signAtMs: heardMs });
    expect(openLevel(assessment.next, heardMs)).toBe(3);
  });

  it("to distress for this answer alone: it is not added up", () => {
    const ruling = withVerdict(harmless, told({ level: 1, category: "distress" }), heardMs);
    expect(ruling).toMatchObject({ change: "raised", assessment: { level: 1, next: harmless.next } });
    expect(rememberedAfter(harmless.next, harmless, ruling, heardMs)).toBeUndefined();
  });

  it("a child at risk to level 2 at least, also where it is called harmless", () => {
    const verdict = told({ isChildAtRisk: true, isFigurative: true, category: "violence_victim" });
    expect(levelAfter(harmless, verdict)).toBe(2);
    expect(levelAfter(guessed, verdict)).toBe(2);
  });

  it("by another kind only with high certainty, and leaves whose danger a rule has found", () => {
    const violence = told({ level: 2, category: "violence_victim", subject: "other" });
    const { assessment } = withVerdict(explicit, violence, heardMs);
    expect(assessment).toMatchObject({
      level: 2,
      categories: ["violence_victim", "ideation"],
      about: "self",
    });
    expect(withVerdict(explicit, { ...violence, certainty: "medium" }, heardMs).change).toBe("none");
  });

  it("a situation by the graver of two statements", () => {
    const known = { ...explicit, situation: { means: "at_hand", aggressor: "gone" } as const };
    const verdict = told({ level: 2, category: "ideation", means: "removed", aggressor: "present" });
    const { assessment } = withVerdict(known, verdict, heardMs);
    expect(assessment.situation).toEqual({ means: "at_hand", aggressor: "present" });
  });
});

describe("a verdict lowers", () => {
  it.each([
    ["a figure of speech", { isFigurative: true }, 1],
    ["a clear denial", { isDenied: true }, 1],
    ["what it only finds calm", {}, 2],
    ["what is figurative with less certainty", { isFigurative: true, certainty: "medium" }, 2],
    ["what is called figurative and dangerous at once", { isFigurative: true, level: 2 }, 2],
  ] as const)("what the classifier alone has seen: %s", (_, change, level) => {
    expect(levelAfter(guessed, told(change))).toBe(level);
  });

  it("violence that a rule found explicitly as a figure of speech, never on a denial", () => {
    expect(raging.explicit).toEqual(["violence_to_others"]);
    expect(levelAfter(raging, told({ isFigurative: true }))).toBe(1);
    expect(levelAfter(raging, told({ isDenied: true }))).toBe(2);
  });

  it("nothing that was open before, nor what a yes to question 17 has raised", () => {
    const verdict = told({ isFigurative: true, isDenied: true });
    const open = assess("lampu kamarku sudah lama redup", {
      atMs: askedMs,
      opinion: guess,
      state: guessed.next,
    });
    expect(levelAfter(open, verdict)).toBe(2);
    const screened = { ...guessed, next: { ...guessed.next, srq17AtMs: askedMs - 1000 } };
    expect(levelAfter(screened, verdict)).toBe(2);
  });
});

describe("whatever a verdict says", () => {
  it("no verdict changes nothing", () => {
    fc.assert(
      fc.property(anAssessment, (assessment) => {
        const ruling = withVerdict(assessment, undefined, heardMs);
        expect(ruling).toEqual({ change: "none", ruleId: "", assessment });
        expect(rememberedAfter(assessment.next, assessment, ruling, heardMs)).toBeUndefined();
      }),
    );
  });

  it("level 3, what was open and what a rule found explicitly of a danger to oneself are never lowered", () => {
    fc.assert(
      fc.property(anAssessment, aVerdict, (assessment, verdict) => {
        const { change, assessment: after } = withVerdict(assessment, verdict, heardMs);
        const stands =
          assessment.level === 3 || assessment.openBefore >= 2 || assessment.explicit.some(isOwn);
        if (stands) {
          expect(change).not.toBe("lowered");
          expect(after.level).toBeGreaterThanOrEqual(assessment.level);
          expect(after.categories).toEqual(expect.arrayContaining(assessment.categories));
        }
        if (change === "lowered") expect([assessment.level, after.level]).toEqual([2, 1]);
        else expect(after.level).toBeGreaterThanOrEqual(assessment.level);
      }),
    );
  });

  it("a graver verdict never leads to a lower level", () => {
    fc.assert(
      fc.property(anAssessment, aVerdict, (assessment, verdict) => {
        const levels = ([0, 1, 2, 3] as const).map((level) => levelAfter(assessment, { ...verdict, level }));
        expect(levels).toEqual(levels.toSorted());
        expect(levels[3]).toBe(3);
      }),
    );
  });

  it("what has come since stays: a raise is added to it, a lowering is void", () => {
    fc.assert(
      fc.property(anAssessment, aVerdict, fc.constantFrom(...texts), (assessment, verdict, text) => {
        const since = assess(text, { state: assessment.next, atMs: askedMs + 500 }).next;
        const ruling = withVerdict(assessment, verdict, heardMs);
        const next = rememberedAfter(since, assessment, ruling, heardMs);
        if (ruling.change === "lowered") expect(next).toBeUndefined();
        if (!next) return;
        expect(openLevel(next, heardMs)).toBeGreaterThanOrEqual(openLevel(since, heardMs));
        expect(openLevel(next, heardMs)).toBeGreaterThanOrEqual(ruling.assessment.level);
        expect(next.recent).toEqual(since.recent);
      }),
    );
  });
});
