// npm run bench: speed as ratios in one run. Absolute figures move with the machine; the ratios are what counts.
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { createLogger } from "#server/platform/log.ts";
import { benchRelay } from "./relay.ts";
import { benchTick } from "./tick.ts";

const benches = { relay: benchRelay, tick: benchTick };
const wanted = process.argv.slice(2);

const dataDir = await mkdtemp(join(tmpdir(), "alma-bench-"));
const embedded = process.env.DATABASE_URL
  ? undefined
  : await startEmbedded({ dataDir, log: createLogger("warn") });
console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}`);
try {
  const database = {
    url: process.env.DATABASE_URL ?? embedded?.url ?? "",
    dataDir,
    secret: randomBytes(32).toString("base64url"),
  };
  for (const [name, bench] of Object.entries(benches)) {
    if (wanted.length === 0 || wanted.includes(name)) await bench(database);
  }
} finally {
  await embedded?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
