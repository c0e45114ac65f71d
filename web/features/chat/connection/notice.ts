import type { SafetyNotice } from "#contract/safety.ts";

/** Returns the help card that a refusal carries for a member in need, or null. */
export function noticeIn(body: Record<string, unknown>): SafetyNotice | null {
  const { safety } = body;
  return isNotice(safety) ? safety : null;
}

function isNotice(value: unknown): value is SafetyNotice {
  return (
    typeof value === "object" &&
    value !== null &&
    "message" in value &&
    "contacts" in value &&
    Array.isArray(value.contacts)
  );
}
