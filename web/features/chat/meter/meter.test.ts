import { describe, expect, test } from "vitest";
import type { Saldo } from "#contract/balance.ts";
import { meterOf, passedMark, secondsAt } from "./meter.ts";

const saldo = (change: Partial<Saldo> = {}): Saldo => ({
  total_saldo: 900,
  free_saldo: 300,
  paid_saldo: 600,
  saldo_experts: [
    { expert_id: 1, expert_layanan: "Kesehatan Mental", total_saldo: 900 },
    { expert_id: 2, expert_layanan: "Cinta & Relasi", total_saldo: 300 },
  ],
  state: "running",
  paused_by: null,
  running_expert_id: 1,
  server_now: "2026-11-21T09:00:00Z",
  ...change,
});

describe("the meter of a conversation", () => {
  test("B-222: the meter shows the time usable with this expert, not the total", () => {
    expect(meterOf(saldo(), 1, 0)).toMatchObject({ state: "running", seconds: 900 });
    expect(meterOf(saldo(), 2, 0).seconds).toBe(300);
  });

  test("the meter counts down only while it runs, and never below 0", () => {
    const running = meterOf(saldo(), 1, 1000);
    expect(secondsAt(running, 1000)).toBe(900);
    expect(secondsAt(running, 61_999)).toBe(840);
    expect(secondsAt(running, 5_000_000)).toBe(0);
    const paused = meterOf(saldo({ state: "paused", paused_by: "member" }), 1, 1000);
    expect(secondsAt(paused, 999_000)).toBe(900);
  });

  test("the meter does not run backwards with this device's clock", () => {
    expect(secondsAt(meterOf(saldo(), 1, 10_000), 4000)).toBe(900);
  });

  test("another expert's running meter is not counted here", () => {
    expect(meterOf(saldo({ running_expert_id: 2 }), 1, 0).state).toBe("idle");
  });

  test("no time left means over, except in a safety hold", () => {
    const empty = { total_saldo: 0, free_saldo: 0, paid_saldo: 0, saldo_experts: [] };
    expect(meterOf(saldo({ ...empty, state: "ended" }), 1, 0).state).toBe("over");
    expect(meterOf(saldo({ ...empty, state: "held" }), 1, 0).state).toBe("held");
  });
});

describe("notices of low time", () => {
  test("notices show at 5 minutes and at 1 minute, and the lower one wins", () => {
    expect(passedMark(301, 300)).toBe(300);
    expect(passedMark(61, 60)).toBe(60);
    expect(passedMark(400, 30)).toBe(60);
  });
  test("no notice shows when starting below the mark, at 0, or after time was added", () => {
    expect(passedMark(300, 299)).toBeUndefined();
    expect(passedMark(61, 0)).toBeUndefined();
    expect(passedMark(20, 300)).toBeUndefined();
  });
});
