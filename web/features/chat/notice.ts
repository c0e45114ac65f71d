import type { SafetyNotice } from "#contract/safety.ts";

/** The help card that a refusal carries for someone in need, if it does. */
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
