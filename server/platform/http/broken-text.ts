import type { ErrorCode } from "#contract/errors.ts";

/** Deeper than any valid input; recursive serialisation of deeper values could exhaust the stack. */
const depthMax = 32;

/**
 * Returns why a parsed value is rejected, if it is: it holds text that PostgreSQL or UTF-8 cannot store (NUL, half a
 * surrogate pair) or is nested too deep. Walks without recursion.
 */
export function faultOf(value: unknown): Extract<ErrorCode, "broken_text" | "malformed"> | undefined {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: inner, depth } = next;
    if (typeof inner === "string" && (inner.includes("\0") || !inner.isWellFormed())) return "broken_text";
    if (typeof inner !== "object" || inner === null) continue;
    if (depth === depthMax) return "malformed";
    for (const [key, one] of Object.entries(inner)) {
      open.push({ value: key, depth: depth + 1 }, { value: one, depth: depth + 1 });
    }
  }
  return undefined;
}
