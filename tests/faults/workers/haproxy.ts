import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#server/test/free-port.ts";
import type { Servers } from "./server-proxy.ts";

const config = join(import.meta.dirname, "../../../deploy/haproxy/haproxy.cfg");

/** HAProxy itself, with the file that operators get: only the addresses are the test's. */
export class Haproxy implements Servers {
  readonly #servers: readonly { port: number }[];
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #statePort = 0;
  #ready: ReadonlySet<number> = new Set();
  #timer: NodeJS.Timeout | undefined;

  constructor(servers: readonly { port: number }[], folder: string) {
    this.#servers = servers;
    this.#folder = folder;
  }

  async listen(): Promise<string> {
    const port = await freePort();
    this.#statePort = await freePort();
    const file = join(this.#folder, "haproxy.cfg");
    writeFileSync(file, this.#configFor(port));
    this.#child = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
    this.#timer = setInterval(() => void this.look(), 100);
    return `http://127.0.0.1:${port}`;
  }

  #configFor(port: number): string {
    const lines = this.#servers.map((server, nth) => `    server ${"abc"[nth]} 127.0.0.1:${server.port}\n`);
    return readFileSync(config, "utf8")
      .replace("127.0.0.1:8080", `127.0.0.1:${port}`)
      .replace("127.0.0.1:8404", `127.0.0.1:${this.#statePort}`)
      .replace(/(?:^ +server \w .*\n)+/m, lines.join(""));
  }

  close(): void {
    clearInterval(this.#timer);
    this.#child?.kill("SIGKILL");
  }

  get ready(): ReadonlySet<number> {
    return this.#ready;
  }

  /** Reads which servers HAProxy uses. */
  async look(): Promise<void> {
    const table = await fetch(`http://127.0.0.1:${this.#statePort}/;csv`).then(
      (response) => response.text(),
      () => "",
    );
    const up = table.split("\n").filter((row) => /^servers,[abc],.*,UP,/.test(row));
    const names = new Set(up.map((row) => row.split(",")[1]));
    this.#ready = new Set(this.#servers.filter((_, nth) => names.has("abc"[nth])).map(({ port }) => port));
  }
}
