import { describe, expect, test } from "vitest";
import { assess } from "#rules/safety/assess.ts";
import { dangerKindNames } from "#rules/safety/danger-kinds.ts";
import { pointsToHelp } from "#rules/safety/gate/output-gate.ts";
import { asksBack } from "#rules/safety/our-questions.ts";
import type { RiskCategory, RiskState } from "#rules/safety/types.ts";
import { readDialogues } from "../../../../scripts/read-flows.ts";
import { brokenPaths, lostPlaces, saidTwice } from "./check-flow.ts";
import { dangerMessage, dialogueFor, dialogueOf } from "./dialogues.ts";
import type { Step } from "./flow.ts";

const dialogues = readDialogues().map(dialogueOf);
const graveKinds = [
  "imminent",
  "overdose",
  "emergency",
  "emergency_attacked",
  "victim_now",
  "violent_now",
  "psychosis_now",
];

const saidIn = (step: Step): string[] => {
  if ("choose" in step) return [step.choose];
  if ("say" in step) return [step.say];
  if ("make" in step) return step.before ? [step.before] : [];
  return "close" in step ? [step.close] : [];
};
const wordsOf = (text: string) => text.split(/\s+/).length;
const questionsIn = (text: string) => text.split("?").length - 1;

const buttonsOf = (step: Step): { label: string; asked: string }[] =>
  "choose" in step ? step.options.map(({ label }) => ({ label, asked: step.choose })) : [];

describe("the dialogues in danger", () => {
  test("there are words for every kind of danger, to the member and about others", () => {
    for (const kind of dangerKindNames)
      for (const about of ["self", "other", "child"] as const)
        expect([kind, about, dialogueFor(kind, about)?.messages.length ?? 0]).not.toEqual([kind, about, 0]);
    expect(dialogueFor("overdose", "self")?.id).toBe("overdose-self");
    expect(dialogueFor("overdose", "other")?.kind).toBe("imminent");
    expect(dialogueFor("violent", "child")?.about).toBe("child");
  });

  test.each(dialogues)("$id can be led through from end to end", (dialogue) => {
    expect([...lostPlaces(dialogue.flow), ...brokenPaths(dialogue.flow)]).toEqual([]);
    expect(dialogue.steps[0]).toHaveProperty("choose");
  });

  test("no sentence stands in two of them", () => {
    expect(saidTwice(dialogues.map(({ flow }) => flow))).toEqual([]);
  });

  test.each(dialogues)("$id: its messages point to help and end with one question", ({ messages, kind }) => {
    for (const text of messages) {
      expect([text, pointsToHelp(text)]).toEqual([text, true]);
      expect([text, questionsIn(text), text.trim().endsWith("?")]).toEqual([text, 1, true]);
      if (graveKinds.includes(kind)) expect(text).toMatch(/119|IGD|110/);
    }
  });

  test.each(dialogues)(
    "$id: one question at a time, no number but ours, no word that hurts",
    ({ steps, messages }) => {
      const all = steps.flatMap((step) => [...saidIn(step), ...("make" in step ? [step.text] : [])]);
      for (const text of [...all, ...messages]) {
        expect(text).not.toMatch(
          /!|semangat|sabar|berani sekali|aku mengerti|malam ini|\banda\b|https?:|wa\.me/i,
        );
        for (const number of text.match(/\d{3,}/g) ?? []) expect(["110", "119", "129"]).toContain(number);
      }
      for (const step of steps)
        for (const text of saidIn(step)) {
          expect([text, questionsIn(text.replace(/“[^”]*”/g, ""))]).toEqual([text, "choose" in step ? 1 : 0]);
          expect(wordsOf(text), text).toBeLessThanOrEqual(50);
        }
    },
  );

  test("grave ones are never talked out of, and no cautious answer says that somebody is safe", () => {
    for (const { kind, steps, id } of dialogues) {
      if (graveKinds.includes(kind))
        expect([id, steps.some((step) => step.id === "denied")]).toEqual([id, false]);
      for (const step of steps)
        if ("choose" in step) {
          const usual = step.options.filter((option) => option.usual);
          expect([id, step.choose, usual.length]).toEqual([id, step.choose, 1]);
          expect(usual[0]?.label).not.toMatch(/^(?:aku |saya )?(?:sudah )?aman|sudah jauh/i);
        }
    }
  });

  test("to press a button is no new sign, unless it names a graver danger", () => {
    const atMs = Date.UTC(2026, 10, 23, 3);
    const buttons = dialogues
      .filter(({ kind }) => kind !== "distress" && !graveKinds.includes(kind))
      .flatMap(({ about, steps, id }) =>
        steps.flatMap((step) => buttonsOf(step).map((one) => ({ ...one, about, id }))),
      );
    const graver = buttons.filter(({ label, asked, about }) => {
      const signs = { signAtMs: atMs - 60_000, recent: [] };
      const state: RiskState = { level: 2, categories: ["ideation"], about, ...signs };
      return assess(label, { state, atMs, answers: asked }).level === 3;
    });
    expect(graver.map(({ id, label }) => `${id}: ${label}`)).toEqual([
      "ideation-self: Ada rencana",
      "ideation-self: Ada di dekatku",
      "victim-minor: Dia ada di sini",
      "victim-self: Dia dekat denganku",
    ]);
  });

  test("the question that makes sure of a denial is known as one, and its answers mean what their buttons say", () => {
    const atMs = Date.UTC(2026, 10, 23, 3);
    const categoryOf: Partial<Record<string, RiskCategory>> = {
      self_harm: "self_harm",
      eating: "self_harm",
      victim: "violence_victim",
      victim_minor: "violence_victim",
      violent: "violence_to_others",
      psychosis: "psychosis",
    };
    for (const { id, kind, about, steps } of dialogues) {
      const step = steps.find((one) => one.id === "denied");
      if (!step || !("choose" in step) || kind === "distress") continue;
      expect([id, asksBack(step.choose)]).toEqual([id, true]);
      const categories = [categoryOf[kind] ?? "ideation"];
      const state: RiskState = { level: 2, categories, about, signAtMs: atMs - 60_000, recent: [] };
      const denials = step.options.map(({ label, usual }) => [
        label,
        assess(label, { state, atMs, answers: step.choose, isButton: true }).denial,
        usual === true ? "none" : "cleared",
      ]);
      for (const [label, denial, wanted] of denials) expect([id, label, denial]).toEqual([id, label, wanted]);
    }
  });

  test("wordings rotate, the same turn always has the same one", () => {
    expect(dangerMessage("ideation", "self", 0)).not.toBe(dangerMessage("ideation", "self", 1));
    expect(dangerMessage("ideation", "self", 0)).toBe(dangerMessage("ideation", "self", 3));
  });
});
