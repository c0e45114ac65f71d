import type { SafetyPlan } from "#contract/safety-plan.ts";
import { tokenOf } from "#web/browser/session.ts";
import { planCopyName } from "#web/browser/stored-plan.ts";
import { planFrom } from "./draft.ts";

/** The plan as it was read last, for when there is no line. */
export type PlanCopy = { plan: SafetyPlan; copiedAt: number };

/** That no copy is wanted on this device; stays through signing out. */
const noPlanCopyName = (username: string): string => `alma.plan.${username}.off`;

/** The end of the token: a copy shows in the very session that made it, however another one came here. */
const sessionOf = (username: string): string | undefined => tokenOf(username)?.slice(-12);

export function readPlanCopy(username: string): PlanCopy | undefined {
  try {
    const { plan, copiedAt, session } = Object(
      JSON.parse(localStorage.getItem(planCopyName(username)) ?? "null"),
    );
    const known = planFrom(plan);
    if (known && session && session === sessionOf(username)) return { plan: known, copiedAt };
  } catch {
    // Without storage, or unreadable: there is none.
  }
  return undefined;
}

/** Keeps the plan on this device, where its member has nothing against it. */
export function writePlanCopy(username: string, plan: SafetyPlan): void {
  const session = sessionOf(username);
  if (!session || !isPlanKept(username)) return;
  try {
    localStorage.setItem(planCopyName(username), JSON.stringify({ plan, copiedAt: Date.now(), session }));
  } catch {
    // A full phone: then it needs a line.
  }
}

export function isPlanKept(username: string): boolean {
  try {
    return localStorage.getItem(noPlanCopyName(username)) === null;
  } catch {
    return false;
  }
}

/** Remembers on this device whether a copy is wanted, also for the next sign-in. */
export function keepPlanCopy(username: string, isKept: boolean): void {
  try {
    if (isKept) localStorage.removeItem(noPlanCopyName(username));
    else {
      localStorage.setItem(noPlanCopyName(username), "1");
      localStorage.removeItem(planCopyName(username));
    }
  } catch {
    // Without storage nothing is kept anyway.
  }
}
