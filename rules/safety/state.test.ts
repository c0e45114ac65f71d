import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assess } from "./assess.ts";
import {
  allowsOffers,
  distressMax,
  holdMs,
  levelThreeHoldMs,
  levelTwoHoldMs,
  recentMax,
  srq17Ms,
} from "./levels.ts";
import { carryOn, openLevel } from "./state.ts";
import type { RiskLevel, RiskState } from "./types.ts";

const startMs = Date.UTC(2026, 10, 21, 3);
const hourMs = 3_600_000;

const openAt = (level: RiskLevel, atMs = startMs): RiskState => ({
  level,
  categories: level === 0 ? [] : ["ideation"],
  signAtMs: atMs,
  recent: [{ level, atMs }],
});
const say = (level: RiskLevel, state: RiskState | undefined, atMs: number) =>
  carryOn(state, { level, categories: level === 0 ? [] : ["ideation"] }, atMs);

describe("how long a level stays open", () => {
  it("level 2 for 6 hours, level 3 for 24, lower ones not at all", () => {
    expect([holdMs(0), holdMs(1), holdMs(2), holdMs(3)]).toEqual([0, 0, 6 * hourMs, 24 * hourMs]);
    for (const [level, hold] of [
      [2, levelTwoHoldMs],
      [3, levelThreeHoldMs],
    ] as const) {
      expect(openLevel(openAt(level), startMs + hold - 1)).toBe(level);
      expect(openLevel(openAt(level), startMs + hold)).toBe(0);
    }
    expect(openLevel(openAt(1), startMs)).toBe(0);
    expect(openLevel(undefined, startMs)).toBe(0);
  });

  it("a calm text lowers nothing and prolongs nothing", () => {
    const later = startMs + 5 * hourMs;
    const { level, next } = say(0, openAt(2), later);
    expect([level, next.signAtMs]).toEqual([2, startMs]);
    expect(say(0, next, startMs + levelTwoHoldMs).level).toBe(0);
  });

  it("a new sign keeps it open for the full time again, also a lower one of level 2", () => {
    const later = startMs + 5 * hourMs;
    expect(say(2, openAt(2), later).next.signAtMs).toBe(later);
    expect(say(2, openAt(3), later)).toMatchObject({ level: 3, next: { level: 3, signAtMs: later } });
  });

  it("denial and 'bercanda' do not lower an open level 3", () => {
    let state: RiskState | undefined = assess("malam ini aku mau gantung diri", { atMs: startMs }).next;
    for (const text of ["bercanda kok wkwk", "ga, aku ga mau bunuh diri", "udah gapapa"]) {
      const judged = assess(text, { state, atMs: startMs + hourMs });
      expect([text, judged.level]).toEqual([text, 3]);
      state = judged.next;
    }
  });

  it("after a level has closed, its kinds are forgotten", () => {
    const { level, categories } = carryOn(openAt(2), { level: 0, categories: [] }, startMs + levelTwoHoldMs);
    expect([level, categories]).toEqual([0, []]);
  });
});

describe("distress that keeps coming", () => {
  const inTurn = (levels: RiskLevel[], state?: RiskState) =>
    levels.reduce<{ level: RiskLevel; next: RiskState | undefined }>(
      ({ next }, level, at) => say(level, next, startMs + at * 60_000),
      { level: 0, next: state },
    );

  it("three times in ten texts is risk, twice is not", () => {
    expect(inTurn([1, 0, 1]).level).toBe(1);
    expect(inTurn([1, 0, 1, 0, 1]).level).toBe(2);
    expect(distressMax).toBe(3);
  });

  it("heavy feelings of different days are not added up", () => {
    const dayMs = 24 * hourMs;
    const spaced = (gapMs: number) => {
      let now = say(1, undefined, startMs);
      for (const turn of [1, 2]) now = say(1, now.next, startMs + turn * gapMs);
      return now;
    };
    expect(spaced(hourMs).level).toBe(2);
    expect(spaced(dayMs / 2 - 1).level).toBe(2);
    expect(spaced(dayMs / 2).level).toBe(1);
    expect(spaced(60 * dayMs)).toMatchObject({ level: 1, next: { recent: [{ level: 1 }] } });
  });

  it("reads a state that was stored with bare levels, and forgets those", () => {
    const stored = JSON.parse(
      JSON.stringify({ level: 2, categories: ["ideation"], signAtMs: startMs, recent: [1, 2, 1] }),
    );
    const { level, next } = say(1, stored, startMs + hourMs);
    expect(level).toBe(2);
    expect(next.recent).toEqual([{ level: 1, atMs: startMs + hourMs }]);
  });

  it("what lies more than ten texts back no longer counts", () => {
    expect(inTurn([1, 1, ...Array<RiskLevel>(recentMax - 2).fill(0), 1]).level).toBe(1);
    expect(inTurn([1, 1, ...Array<RiskLevel>(recentMax - 3).fill(0), 1]).level).toBe(2);
  });

  it("after a yes to question 17 once is enough, for 30 days", () => {
    const state = { ...openAt(0), srq17AtMs: startMs };
    expect(say(1, state, startMs + srq17Ms - 1).level).toBe(2);
    expect(say(1, state, startMs + srq17Ms).level).toBe(1);
    expect(say(0, state, startMs).next.srq17AtMs).toBe(startMs);
  });
});

describe("what a level allows", () => {
  it("offers only at level 0", () => {
    expect(([0, 1, 2, 3] as const).map(allowsOffers)).toEqual([true, false, false, false]);
  });

  it("within a hold the level never falls, whatever is said (any order of texts)", () => {
    const turns = fc.array(
      fc.record({
        level: fc.constantFrom<RiskLevel>(0, 1, 2, 3),
        waitMs: fc.integer({ min: 0, max: hourMs }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(turns, (all) => {
        let state: RiskState | undefined;
        let atMs = startMs;
        for (const { level, waitMs } of all) {
          atMs += waitMs;
          const open = openLevel(state, atMs);
          const now = say(level, state, atMs);
          expect(now.level).toBeGreaterThanOrEqual(Math.max(level, open));
          expect(now.next.recent.length).toBeLessThanOrEqual(recentMax);
          expect(now.next.signAtMs).toBeLessThanOrEqual(atMs);
          state = now.next;
        }
      }),
      { numRuns: 200 },
    );
  });
});
