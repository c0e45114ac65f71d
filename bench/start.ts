import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { shutDown } from "#server/db/embedded/server-process.ts";
import { figure } from "./figures.ts";
import { descendantsOf, median, proportionalMib, residentMib, startScript } from "./process.ts";

const starts = 3;
/** The server gives back what its start needed after ten seconds (`release-memory.ts`). */
const idleMs = 15_000;

/** P9 and P10: time until ready on empty and on existing data, and the memory of an idle server and its database. */
export async function benchStart(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "alma-bench-start-"));
  // When this runs as root, PostgreSQL runs as another user and must be able to enter its folder.
  await chmod(dataDir, 0o755);
  // As with `npm start`, compiled TypeScript is kept between the starts.
  const NODE_COMPILE_CACHE = join(import.meta.dirname, "..", "node_modules", ".cache", "alma");
  const env = { DATA_DIR: dataDir, DATABASE_URL: "", DEMO: "on", NODE_COMPILE_CACHE };
  console.log(`P9, P10 start and memory: once on empty data, ${starts} times on existing data`);
  try {
    const first = await timedStart(env);
    await first.server.stop();
    const again: number[] = [];
    for (let n = 0; n < starts; n += 1) {
      const { server, ms } = await timedStart(env);
      again.push(ms);
      if (n === starts - 1) await reportMemory(server.pid);
      await server.stop();
    }
    console.log(
      `  ready: ${first.ms.toFixed(0)} ms on empty data, then ${again.map(Math.round).join(", ")} ms`,
    );
    figure("P9 ready on existing data", median(again), { unit: "ms", goal: 1000 });
  } finally {
    await shutDown(join(dataDir, "postgres"));
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function timedStart(env: Record<string, string>) {
  const begin = performance.now();
  const server = await startScript("server/main.ts", env);
  return { server, ms: performance.now() - begin };
}

async function reportMemory(pid: number): Promise<void> {
  const atReady = residentMib(pid);
  await setTimeout(idleMs);
  const idle = residentMib(pid);
  const database = descendantsOf(pid).reduce((sum, child) => sum + proportionalMib(child), 0);
  console.log(
    `  server: ${atReady} MiB when ready, ${idle} MiB idle; its database: ${database.toFixed(0)} MiB`,
  );
  figure("P10 idle server", idle, { unit: "MiB", goal: 200 });
  figure("P10 idle database", database, { unit: "MiB", goal: 80 });
}
