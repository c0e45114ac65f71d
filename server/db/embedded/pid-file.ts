import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync, realpathSync, unlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { systemCode } from "./embedded-error.ts";

/** What a server writes about itself to `postmaster.pid`. */
export type PidFile = { pid: number; socketDir: string; status: string };

export function readPidFile(folder: string): PidFile | undefined {
  const lines = readLock(join(folder, "postmaster.pid"))?.split("\n");
  if (!lines) return undefined;
  return { pid: Number(lines[0]), socketDir: lines[4] ?? "", status: (lines[7] ?? "").trim() };
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Whether process `pid` is a PostgreSQL of this folder, not an unrelated process that got the pid after a crash. */
export function isServerOf(pid: number, folder: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  try {
    if (process.platform !== "linux") return commandOf(pid).includes(`postgres -D ${folder}`);
    // Every process of a server has its data folder as working directory.
    const isPostgres = readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "postgres";
    return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}

const commandOf = (pid: number): string => execFileSync("ps", ["-o", "command=", "-p", `${pid}`]).toString();

/**
 * Ends child processes that a killed server left behind, as it would have done itself. The next server refuses to start
 * while one of them lives, and a busy one does not notice that its server is gone. Call it only when the server is
 * gone. On systems other than Linux the next start waits for them.
 */
export function endLeftovers(folder: string): void {
  if (process.platform !== "linux") return;
  for (const name of readdirSync("/proc")) {
    if (isServerOf(Number(name), folder)) signal(Number(name), "SIGQUIT");
  }
}

/** Sends a signal to a process that may be ending at the same moment. */
export function signal(pid: number, name: "SIGINT" | "SIGQUIT" | "SIGKILL"): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (systemCode(error) !== "ESRCH") throw error;
  }
}

/**
 * Removes the lock file named in a server's `complaint` when its pid belongs to no server of this folder: after a
 * machine crash any process may have that pid. PostgreSQL itself removes the file only when no process has the pid. Its
 * check of the shared memory still applies.
 */
export function removeStaleLock(folder: string, complaint: string): void {
  const named = /lock file "(.+)" already exists/.exec(complaint)?.[1];
  if (!named) return;
  const path = resolve(folder, named);
  const content = readLock(path);
  // Reads the file again just before removal, since another start may have replaced it.
  const isStale = content !== undefined && !isServerOf(Number.parseInt(content, 10), folder);
  if (isStale && readLock(path) === content) unlinkSync(path);
}
