import type { SafetyPlan } from "#contract/safety-plan.ts";
import { tokenOf } from "#web/browser/session.ts";
import { planCopyName } from "#web/browser/stored-plan.ts";
import { planFrom } from "./draft.ts";

/** The plan as last read, for use without a connection. */
export type PlanCopy = { plan: SafetyPlan; copiedAt: number };

/** Name of the entry that says that this device stores no copy; it survives a sign-out. */
const noPlanCopyName = (username: string): string => `alma.plan.${username}.off`;

/**
 * The end of the session token: a copy is shown only in the session that made it, however another session reached this
 * browser.
 */
const sessionOf = (username: string): string | undefined => tokenOf(username)?.slice(-12);

export function readPlanCopy(username: string): PlanCopy | undefined {
  try {
    const { plan, copiedAt, session } = Object(
      JSON.parse(localStorage.getItem(planCopyName(username)) ?? "null"),
    );
    const known = planFrom(plan);
    if (known && session && session === sessionOf(username)) return { plan: known, copiedAt };
  } catch {
    // No storage, or an unreadable entry: there is no copy.
  }
  return undefined;
}

/** Stores the plan on this device, unless the member turned that off. */
export function writePlanCopy(username: string, plan: SafetyPlan): void {
  const session = sessionOf(username);
  if (!session || !isPlanCopyWanted(username)) return;
  try {
    localStorage.setItem(planCopyName(username), JSON.stringify({ plan, copiedAt: Date.now(), session }));
  } catch {
    // The storage is full: the plan then needs a connection.
  }
}

export function isPlanCopyWanted(username: string): boolean {
  try {
    return localStorage.getItem(noPlanCopyName(username)) === null;
  } catch {
    return false;
  }
}

/** Remembers on this device whether to keep a copy, also for the next sign-in. */
export function wantPlanCopy(username: string, isWanted: boolean): void {
  try {
    if (isWanted) localStorage.removeItem(noPlanCopyName(username));
    else {
      localStorage.setItem(noPlanCopyName(username), "1");
      localStorage.removeItem(planCopyName(username));
    }
  } catch {
    // Without storage there is no copy anyway.
  }
}
