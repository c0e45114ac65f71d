import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** An in-memory folder on Linux; containers often limit it to 64 MB. */
const memory = "/dev/shm";
const roomBytes = 2_000_000_000;

/** Returns the folder for temporary test data: in memory if there is room, so that tests do not wait for a disk. */
export function quickFolder(): string {
  if (process.platform !== "linux" || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomBytes ? memory : tmpdir();
}
