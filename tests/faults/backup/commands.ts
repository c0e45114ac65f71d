import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..", "..", "..");
const run = promisify(execFile);

/** Runs `npm run backup` (`make`) or `npm run restore` as npm does; returns what it says. */
export async function runBackup(args: string[], env: Record<string, string>): Promise<string> {
  const all = { ...process.env, ...env };
  const { stdout } = await run(process.execPath, ["scripts/backup.ts", ...args], { cwd: root, env: all });
  return stdout;
}
