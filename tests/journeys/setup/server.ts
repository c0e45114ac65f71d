import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, cp, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import { shutDown } from "#server/db/embedded/server-process.ts";
import { freePort } from "#server/test/free-port.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of the data folder with which each journey server starts. */
    journeyData: string;
  }
}

const root = join(import.meta.dirname, "..", "..", "..");

/** The files that the server needs at run time. */
const parts = ["build", "server", "contract", "rules", "texts", "web", "package.json"];

export type JourneyServer = {
  base: string;
  mailFolder: string;
  /** Sends SIGKILL, which is like a machine failure. */
  kill: () => Promise<void>;
  /** Starts it again on the same port and with the same data. */
  start: () => Promise<void>;
  /** Takes the database away until the returned function is called. */
  loseDatabase: () => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
};

/** Starts a server with its own copy of the data that the run prepared once. */
export const startServer = (settings: Record<string, string> = {}): Promise<JourneyServer> =>
  serverOn(inject("journeyData"), settings);

/**
 * Prepares the data of a server after its first start, in a folder that stays unchanged: creating it takes seconds. The
 * program lies beside it, a copy, so that a build or an edit during the run does not replace files that the browser is
 * loading; all servers start from it, and from what its first start has compiled.
 */
export async function makeData(): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await newFolder();
  await putProgram(folder);
  const child = run(folder, join(folder, "data"), `http://127.0.0.1:${await freePort()}`, {});
  await ready(child);
  await end(child, "SIGTERM");
  // A server that is stopped as soon as it is ready may leave its database running.
  await shutDown(join(folder, "data", "postgres"));
  return { path: join(folder, "data"), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** When run as root, PostgreSQL runs as another user and needs access to its folder. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "alma-journeys-"));
  await chmod(folder, 0o755);
  return folder;
}

async function putProgram(folder: string): Promise<void> {
  await Promise.all(parts.map((part) => cp(join(root, part), join(folder, part), { recursive: true })));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
}

/** Starts the production server in its own process, with a temporary database that begins as a copy of `data`. */
export async function serverOn(data: string, settings: Record<string, string> = {}): Promise<JourneyServer> {
  const folder = await newFolder();
  let child: ChildProcess | undefined;
  const stop = async () => {
    await end(child, "SIGTERM");
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // Unlike Node's `cp`, this keeps the owner of the database files.
    await promisify(execFile)("cp", ["-a", data, folder]);
    const base = `http://127.0.0.1:${await freePort()}`;
    const start = async () => {
      child = run(dirname(data), join(folder, "data"), base, settings);
      await ready(child);
    };
    await start();
    return {
      base,
      mailFolder: join(folder, "data", "outbox"),
      kill: () => end(child, "SIGKILL"),
      start,
      loseDatabase: () => loseDatabase(join(folder, "data", "postgres")),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Moves the folder first, since the server would otherwise start its database again at once. */
async function loseDatabase(folder: string): Promise<() => Promise<void>> {
  const away = `${folder}-away`;
  await rename(folder, away);
  await shutDown(away);
  let isBack = false;
  return async () => {
    if (!isBack) await rename(away, folder);
    isBack = true;
  };
}

function run(program: string, data: string, base: string, settings: Record<string, string>): ChildProcess {
  const args = [
    ...["--import", join(root, "scripts", "quick-imports.mjs")],
    ...["--import", join(import.meta.dirname, "production-react.ts")],
    join(program, "server", "main.ts"),
  ];
  const child = spawn(process.execPath, args, {
    cwd: program,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(program, "compiled"),
      // Clears external services that this machine may have configured; journeys need only the program itself.
      DATABASE_URL: "",
      DATABASE_POOL: "",
      REDIS_URL: "",
      SMTP_URL: "",
      APP_SECRET: "",
      LLM_BASE_URL: "",
      LLM_API_KEY: "",
      LLM_MODEL: "",
      MIDTRANS_SERVER_KEY: "",
      MIDTRANS_CLIENT_KEY: "",
      MIDTRANS_PRODUCTION: "",
      NODE_ENV: "test",
      LOG_LEVEL: process.env.ALMA_TEST_LOG === "warn" ? "warn" : "fatal",
      PORT: new URL(base).port,
      PUBLIC_URL: base,
      DATA_DIR: data,
      // Each visitor sends its own address, so that rate limits count visitors separately.
      TRUST_PROXY: "on",
      DEMO: "on",
      // The tests create hundreds of members, and a normal password hash would be slow.
      PASSWORD_COST: "low",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // An interrupted run must not leave the server running.
  const leave = () => child.kill("SIGTERM");
  process.once("exit", leave);
  child.once("exit", () => process.off("exit", leave));
  return child;
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
    child.stdout?.on("data", (text: Buffer) => {
      if (text.includes("Alma is ready")) resolve();
      else process.stdout.write(text);
    });
  });
}

function end(child: ChildProcess | undefined, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}
