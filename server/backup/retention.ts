import type { Copy } from "./manifest.ts";

/** Erased members must be gone from every copy 35 days after their erasure at the latest (decision 18). */
export const retentionDays = 35;

/** Returns the copies that are too old to keep. */
export function expiredCopies(copies: readonly Copy[], now: Date): Copy[] {
  const oldest = now.getTime() - retentionDays * 86_400_000;
  return copies.filter(({ manifest }) => Date.parse(manifest.madeAt) < oldest);
}
