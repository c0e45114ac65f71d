import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { execPath } from "node:process";
import { createInterface } from "node:readline";
import pg from "pg";
import { z } from "zod";
import { endLeftovers } from "#server/db/embedded/pid-file.ts";
import { shutDown } from "#server/db/embedded/server-process.ts";
import { quickFolder } from "./memory.ts";

const said = z.object({
  event: z.string(),
  message: z.string().default(""),
  url: z.string().default(""),
  startMs: z.number().default(0),
  writer: z.number().default(0),
  number: z.number().default(0),
});
type Said = z.output<typeof said>;

/** A process under test that reports events as lines of JSON. */
export type TestProcess = {
  pid: number;
  said: Said[];
  /** Waits for the first event of this kind, skipping the first `from` events. */
  until: (event: string, from?: number) => Promise<Said>;
  /** Shuts it down cleanly. */
  finish: () => Promise<void>;
  /** kill -9 */
  kill: () => Promise<void>;
};

type StartOptions = { uid?: number; gid?: number; prefix?: string[] };

export function startProcess(script: string, args: string[], options: StartOptions = {}): TestProcess {
  const { prefix = [], ...user } = options;
  const [command = execPath, ...rest] = [...prefix, execPath, script, ...args];
  const child = spawn(command, rest, { ...user, cwd: "/", stdio: ["pipe", "pipe", "pipe"] });
  const ended = once(child, "close");
  const lines = new EventEmitter();
  const all: Said[] = [];
  let complaint = "";
  child.stderr.on("data", (text) => {
    complaint += text;
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    all.push(said.parse(JSON.parse(line)));
    lines.emit("line");
  });
  const until = async (event: string, from = 0): Promise<Said> => {
    for (let at = from; ; at += 1) {
      while (at >= all.length) {
        const more = await Promise.race([once(lines, "line"), ended.then(() => undefined)]);
        if (!more && at >= all.length) throw new Error(`ended without saying ${event}: ${complaint}`);
      }
      const found = all[at];
      if (found?.event === event) return found;
    }
  };
  const finish = async () => {
    child.stdin.end();
    await ended;
  };
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  const process = { pid: child.pid ?? -1, said: all, until, finish, kill };
  running.add(process);
  child.once("close", () => running.delete(process));
  return process;
}

const running = new Set<TestProcess>();

/** Kills processes that a failed test left running. */
export async function killProcesses(): Promise<void> {
  await Promise.all([...running].map((process) => process.kill()));
}

/** Runs only the database in `dataDir`, in a separate process. */
export const startAlone = (dataDir: string, options?: StartOptions): TestProcess =>
  startProcess(join(import.meta.dirname, "run-alone.ts"), [dataDir], options);

/** Creates a folder that every user may enter; in memory if there is room, since tests kill processes, not machines. */
export function temporaryFolder(parent = quickFolder()): { path: string; remove: () => Promise<void> } {
  const path = mkdtempSync(join(parent, "alma-embedded-"));
  chmodSync(path, 0o755);
  return { path, remove: () => removeFolder(path) };
}

/** Removes a folder and ends every process in it, whatever state a test left it in. */
export async function removeFolder(path: string): Promise<void> {
  await killProcesses();
  const entries = readdirSync(path, { recursive: true, encoding: "utf8" });
  for (const lock of entries.filter((entry) => basename(entry) === "postmaster.pid")) {
    const folder = join(path, dirname(lock));
    await shutDown(folder);
    endLeftovers(folder);
  }
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

/** Runs one query over its own connection and returns the rows. */
export async function ask(
  url: string,
  query: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // Tests kill servers on purpose; the running query reports the error.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(query, values)).rows;
  } finally {
    await client.end();
  }
}

/** Retries until the attempt succeeds or `withinMs` is over, as an application's pool would. */
export async function eventually<T>(attempt: () => Promise<T>, withinMs: number): Promise<T> {
  for (const untilMs = performance.now() + withinMs; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > untilMs) throw error;
      await new Promise((settle) => setTimeout(settle, 10));
    }
  }
}
