import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { testSecret } from "#server/test/config.ts";
import { freePort } from "#server/test/free-port.ts";

const root = join(import.meta.dirname, "..", "..", "..");
/** The arguments with which `npm start` runs the server. */
const program = ["--import", join(root, "scripts", "quick-imports.mjs"), join(root, "server", "main.ts")];

/** Where `npm start` keeps compiled TypeScript too; without it a start takes half as much processor time again. */
export const compileCache = join(root, "node_modules", ".cache", "alma");

/** The real server in its own process, which tests kill and restart on the same port. */
export class ServerProcess {
  readonly port: number;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;

  private constructor(port: number, env: Record<string, string>) {
    this.port = port;
    this.#env = env;
  }

  static async create(env: Record<string, string>): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), env);
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server, waits until it is ready, and returns how long that took. */
  async start(): Promise<number> {
    const begin = performance.now();
    const child = spawn(process.execPath, program, {
      cwd: root,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: compileCache,
        NODE_ENV: "test",
        LOG_LEVEL: "error",
        APP_SECRET: testSecret,
        DEMO: "off",
        PORT: String(this.port),
        ...this.#env,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on("data", (text: Buffer) => text.includes("ready") && resolve());
      child.once("exit", (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
    });
    return performance.now() - begin;
  }

  /** The process ids of its workers, oldest first; a database that it started is no worker. */
  get workers(): number[] {
    const pid = this.#child?.pid ?? 0;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return children.map(Number).filter((child) => commandOf(child).includes("main.ts"));
  }

  /** kill -9 */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  stop(): Promise<void> {
    return this.#end("SIGTERM");
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once("exit", () => resolve());
      child.kill(signal);
    });
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    // It has ended since it was listed.
    return "";
  }
}
