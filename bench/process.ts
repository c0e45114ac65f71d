import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#server/test/free-port.ts";

const root = join(import.meta.dirname, "..");
const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

export type Started = {
  pid: number;
  port: number;
  stop: () => Promise<void>;
  /** Queries sent so far, in a script that was started with `bench/count-queries.mjs`. */
  queries: () => Promise<number>;
};

/** Starts a script in its own process and waits until it prints that it is ready. */
export async function startScript(
  script: string,
  env: Record<string, string>,
  flags: string[] = [],
): Promise<Started> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [...flags, "--import", join(root, "scripts", "quick-imports.mjs"), join(root, script)],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", PORT: String(port), ...env },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    },
  );
  await ready(child, script);
  return { pid: child.pid ?? 0, port, stop: () => stop(child), queries: () => queriesOf(child) };
}

function queriesOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once("message", (count) => resolve(Number(count)));
    child.send("queries");
  });
}

function ready(child: ChildProcess, script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (text: Buffer) => /ready/.test(text.toString()) && resolve());
    child.once("exit", (code) => reject(new Error(`${script} ended with ${code} before it was ready`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

/** Processor seconds used by the process itself, without its children. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Processor seconds of a PostgreSQL server: of all its processes, also those that have ended. */
export function databaseCpuSeconds(postmaster: number): number {
  const running = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
  const [, , ended = 0, endedInKernel = 0] = statOf(postmaster).slice(11, 15).map(Number);
  return (
    running.reduce((sum, pid) => sum + cpuSeconds(Number(pid)), cpuSeconds(postmaster)) +
    (ended + endedInKernel) / ticksPerSecond
  );
}

/** The process that started this one; undefined once it has ended. */
export function parentOf(pid: number | string): number | undefined {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return undefined;
  }
}

const statOf = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];

/** Resident memory in MiB. */
export function residentMib(pid: number): number {
  const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kib) / 1024);
}

/** Memory in MiB of a process that others use too: what several share counts by its share. */
export function proportionalMib(pid: number): number {
  const [, kib] = /Pss:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
  return Number(kib) / 1024;
}

/** The processes that a process started, and those that they started. */
export function descendantsOf(pid: number): number[] {
  const running = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const children = running.filter((name) => parentOf(name) === pid).map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** The value below which the given share of the values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export const median = (values: number[]) => percentile(values, 0.5);
