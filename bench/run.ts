// npm run bench: speed as ratios in one run. Absolute figures move with the machine; the ratios are what counts.
// npm run bench screen: one of them by itself.
// It makes members and moves their clocks: on a database of its own that is thrown away, or on BENCH_DATABASE_URL.
// Never on DATABASE_URL, which may be where people are.
import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { createLogger } from "#server/platform/log.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchPublic } from "./public.ts";
import { benchRelay } from "./relay.ts";
import { benchScreen } from "./screen.ts";
import { benchSearch } from "./search.ts";
import { benchShop } from "./shop.ts";
import { benchStorm } from "./storm.ts";
import { benchTick } from "./tick.ts";

const benches = {
  relay: benchRelay,
  tick: benchTick,
  shop: benchShop,
  search: benchSearch,
  screen: benchScreen,
  storm: benchStorm,
  public: benchPublic,
  lighthouse: benchLighthouse,
};
const wanted = process.argv.slice(2);

const dataDir = await mkdtemp(join(tmpdir(), "alma-bench-"));
// PostgreSQL runs as another user when we are root, and has to get into its folder.
await chmod(dataDir, 0o755);
const given = process.env.BENCH_DATABASE_URL;
const embedded = given ? undefined : await startEmbedded({ dataDir, log: createLogger("warn") });
console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}`);
try {
  const database = {
    url: given ?? embedded?.url ?? "",
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
