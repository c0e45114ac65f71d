import { randomBytes } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { systemCode } from "./embedded-error.ts";

/**
 * Slow results are created as a draft next to their final path and renamed when complete, so that a crash leaves no
 * half-made one there. The name holds the pid of the process that makes the draft.
 */
export const draftOf = (place: string): string =>
  `${place}.new-${process.pid}-${randomBytes(4).toString("hex")}`;

/** When two processes create the same thing, the first rename wins and the other one gets this error. */
export const isTaken = (error: unknown): boolean => ["ENOTEMPTY", "EEXIST"].includes(systemCode(error) ?? "");

/** Removes drafts of interrupted starts next to `place`. */
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
    // The initdb of a killed Alma may still write into it. A leftover only costs space, and the next start tries again.
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
