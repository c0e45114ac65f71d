import type { Message } from "#web/features/chat/session/message.ts";

/** B-234, B-235, B-448: time between two checks, and how long nothing must have happened, in ms. */
export const idleMs = 120_000;

/** What is known of a conversation at a check. */
type Silence = {
  /** Time since anything was said, written or typed here, by this device's clock. */
  silentMs: number;
  last: Pick<Message, "kind" | "state" | "hasRating" | "isIdle"> | undefined;
  /** The balance is above 0 and the meter runs. */
  isRunning: boolean;
  /** Something is being sent or answered, or waits for the connection. */
  isBusy: boolean;
  /** There was a sign of risk: a member in need is not pressed. */
  isInNeed: boolean;
  /** The page is not visible. */
  isHidden: boolean;
};

/**
 * Whether an idle message to a silent member is due (B-235): never twice in one silence, nor after the star rating
 * (A-86).
 */
export function isIdleDue({ silentMs, last, isRunning, isBusy, isInNeed, isHidden }: Silence): boolean {
  if (!isRunning || isBusy || isInNeed || isHidden || silentMs < idleMs) return false;
  if (last?.kind !== "answer" || last.hasRating || last.isIdle) return false;
  return last.state === "complete" || last.state === "stopped";
}
