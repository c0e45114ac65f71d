import type { Saldo } from "#contract/balance.ts";
import { usableWith } from "#rules/usable-balance.ts";

/** Thresholds of the low-time notices, in seconds left. */
const lowMarks = [300, 60] as const;

export type LowMark = (typeof lowMarks)[number];

/** The meter of a conversation, as the server last reported it. */
export type MeterReading = {
  /** idle: not started; over: nothing left; held: stopped for the member's safety. */
  state: "idle" | "running" | "paused" | "over" | "held";
  seconds: number;
  /** When it was reported, in ms by this device's clock. */
  readAtMs: number;
};

export function meterOf(saldo: Saldo, expertId: number, readAtMs: number): MeterReading {
  const seconds = usableWith(saldo, expertId);
  return { state: stateOf(saldo, expertId, seconds), seconds, readAtMs };
}

function stateOf(saldo: Saldo, expertId: number, seconds: number): MeterReading["state"] {
  if (saldo.state === "held") return "held";
  if (seconds === 0) return "over";
  // The meter of a conversation with another expert is not counted down here.
  if (saldo.state === "running") return saldo.running_expert_id === expertId ? "running" : "idle";
  return saldo.state === "paused" ? "paused" : "idle";
}

/** Returns the seconds left at a moment, counted down locally between two reports of the server. */
export function secondsAt({ state, seconds, readAtMs }: MeterReading, nowMs: number): number {
  if (state !== "running") return seconds;
  return Math.max(0, seconds - Math.max(0, Math.floor((nowMs - readAtMs) / 1000)));
}

/**
 * Returns the threshold passed between two readings; a first reading below a threshold does not count as passing it.
 */
export const passedMark = (before: number, now: number): LowMark | undefined =>
  lowMarks.findLast((mark) => before > mark && now <= mark && now > 0);
