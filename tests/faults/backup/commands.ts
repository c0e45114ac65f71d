import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { compileCache } from "../chat/server-process.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const run = promisify(execFile);

/** Runs `npm run backup` (`make`) or `npm run restore` as npm does; returns what it says. */
export async function runBackup(args: string[], env: Record<string, string>): Promise<string> {
  return (await hearBackup(args, env)).stdout;
}

/** The same, with what the command says about its progress. */
export function hearBackup(
  args: string[],
  env: Record<string, string>,
): Promise<{ stdout: string; stderr: string }> {
  const all = { ...process.env, NODE_COMPILE_CACHE: compileCache, ...env };
  return run(process.execPath, ["scripts/backup.ts", ...args], { cwd: root, env: all });
}
