import type { Message } from "./message.ts";

/** B-234, B-235, B-448: between two checks, and how long nothing must have happened. */
export const idleMs = 120_000;

/** What is known of a talk at a check. */
type Silence = {
  /** Since anything was said, written or typed here, by this device's own clock. */
  silentMs: number;
  last: Pick<Message, "kind" | "state" | "hasRating" | "isIdle"> | undefined;
  /** The balance is above 0 and its clock runs. */
  isRunning: boolean;
  /** Something is being sent or answered, or waits for the line. */
  isBusy: boolean;
  /** Someone in need is not pressed. */
  isInNeed: boolean;
  /** Nobody looks at the page. */
  isHidden: boolean;
};

/** Whether a word to a silent member is due (B-235): never twice in one silence, nor after the stars. */
export function isIdleDue({ silentMs, last, isRunning, isBusy, isInNeed, isHidden }: Silence): boolean {
  if (!isRunning || isBusy || isInNeed || isHidden || silentMs < idleMs) return false;
  if (last?.kind !== "answer" || last.hasRating || last.isIdle) return false;
  return last.state === "complete" || last.state === "stopped";
}
