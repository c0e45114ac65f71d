import type { Saldo } from "#contract/balance.ts";
import { usableWith } from "#rules/saldo.ts";

/** Notices of low time, in seconds left. */
const lowMarks = [300, 60] as const;

export type LowMark = (typeof lowMarks)[number];

/** The clock of one talk, as the server last told it. */
export type Clock = {
  /** idle: not begun; over: nothing left; held: stands still for the member's safety. */
  state: "idle" | "running" | "paused" | "over" | "held";
  seconds: number;
  /** When it was told, by this device's clock. */
  readAtMs: number;
};

export function clockOf(saldo: Saldo, expertId: number, readAtMs: number): Clock {
  const seconds = usableWith(saldo, expertId);
  return { state: stateOf(saldo, expertId, seconds), seconds, readAtMs };
}

function stateOf(saldo: Saldo, expertId: number, seconds: number): Clock["state"] {
  if (saldo.state === "held") return "held";
  if (seconds === 0) return "over";
  // The clock of a talk with another expert is not ours to count down.
  if (saldo.state === "running") return saldo.running_expert_id === expertId ? "running" : "idle";
  return saldo.state === "paused" ? "paused" : "idle";
}

/** Seconds left at a moment: counted down here between two answers of the server. */
export function secondsAt({ state, seconds, readAtMs }: Clock, nowMs: number): number {
  if (state !== "running") return seconds;
  return Math.max(0, seconds - Math.max(0, Math.floor((nowMs - readAtMs) / 1000)));
}

/** The mark that was passed between two looks at the clock; starting below one is no passing. */
export const passedMark = (before: number, now: number): LowMark | undefined =>
  lowMarks.findLast((mark) => before > mark && now <= mark && now > 0);
