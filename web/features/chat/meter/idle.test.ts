import { describe, expect, test } from "vitest";
import { idleMs, isIdleDue } from "./idle.ts";

const last = { kind: "answer", state: "complete", hasRating: false, isIdle: false } as const;
const silence = {
  silentMs: idleMs,
  last,
  isRunning: true,
  isBusy: false,
  isInNeed: false,
  isHidden: false,
};

describe("an idle message to a silent member", () => {
  test("B-235, B-448: an idle message is due after exactly two minutes", () => {
    expect(idleMs).toBe(120_000);
    expect(isIdleDue(silence)).toBe(true);
    expect(isIdleDue({ ...silence, silentMs: idleMs - 1 })).toBe(false);
  });

  test.each([
    ["B-234: without a balance or while the clock stands", { isRunning: false }],
    ["while something is sent or answered", { isBusy: true }],
    ["after a sign of risk", { isInNeed: true }],
    ["while nobody looks at the page", { isHidden: true }],
    ["before anything was said", { last: undefined }],
    ["A-86: after the stars were offered", { last: { ...last, hasRating: true } }],
    ["S-26: twice in one silence", { last: { ...last, isIdle: true } }],
    ["after a question that has no answer", { last: { ...last, kind: "question" } }],
    ["after an answer that was cut and can be gone on with", { last: { ...last, state: "interrupted" } }],
  ] as const)("no idle message is due: %s", (_, change) => {
    expect(isIdleDue({ ...silence, ...change })).toBe(false);
  });
});
