import { randomBytes } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { systemCode } from "./embedded-error.ts";

/**
 * What takes a while to make is made beside its place and renamed when it is whole, so that a crash
 * leaves no half one there. The name tells whose draft it is.
 */
export const draftOf = (place: string): string =>
  `${place}.new-${process.pid}-${randomBytes(4).toString("hex")}`;

/** Of two that make the same at once the first wins; the other finds the place taken. */
export const isTaken = (error: unknown): boolean => ["ENOTEMPTY", "EEXIST"].includes(systemCode(error) ?? "");

/** Removes the drafts of interrupted starts beside `place`. */
export function removeAbandonedDrafts(place: string): void {
  for (const name of readdirSync(dirname(place))) {
    const pid = Number(/\.new-(\d+)-[0-9a-f]{8}$/.exec(name)?.[1]);
    if (!Number.isNaN(pid) && !isAlive(pid)) removeDraft(join(dirname(place), name));
  }
}

export function removeDraft(draft: string): void {
  try {
    rmSync(draft, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // The initdb of a killed Alma may still write into it. It only takes room, and the next start tries again.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}
