// npm run bench: speed as ratios within one run. Absolute figures vary with the machine; the ratios are what counts.
// npm run bench screen: a single bench. npm run bench -- all: those that take no more than 15 minutes together.
// A table of the figures ends the run; baseline.ts says when a ratio fails it and what `--baseline` writes.
// The benches create members and change their meters. They use a temporary database, or BENCH_DATABASE_URL,
// and never DATABASE_URL, which may hold real members.
import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { createLogger } from "#server/platform/log.ts";
import { buildIfStale } from "../scripts/web-build.ts";
import { benchBackup } from "./backup.ts";
import { printTable, writeBaseline } from "./figures.ts";
import { benchLcp } from "./lcp.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchLists } from "./lists.ts";
import { benchPublic } from "./public.ts";
import { benchQuestion } from "./question.ts";
import { benchRelay } from "./relay.ts";
import { benchScreen } from "./screen.ts";
import { benchSearch } from "./search.ts";
import { benchShop } from "./shop.ts";
import { benchStart } from "./start.ts";
import { benchStorm } from "./storm.ts";
import { benchTick } from "./tick.ts";
import { benchWorkers } from "./workers.ts";

const benches = {
  start: benchStart,
  question: benchQuestion,
  relay: benchRelay,
  tick: benchTick,
  shop: benchShop,
  search: benchSearch,
  screen: benchScreen,
  storm: benchStorm,
  public: benchPublic,
  lcp: benchLcp,
  lighthouse: benchLighthouse,
  workers: benchWorkers,
  lists: benchLists,
  backup: benchBackup,
};
/** Not in `all`: one downloads Lighthouse, the other copies a large database. */
const apart = ["lighthouse", "backup"];
const args = process.argv.slice(2);
const named = args.filter((one) => one !== "--baseline" && one !== "all");
const isWanted = (name: string) =>
  named.length === 0 ? !(args.includes("all") && apart.includes(name)) : named.includes(name);
if (!buildIfStale()) throw new Error("The web app could not be built.");

const dataDir = await mkdtemp(join(tmpdir(), "alma-bench-"));
// When this runs as root, PostgreSQL runs as another user and must be able to enter its folder.
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
    if (isWanted(name)) await bench(database);
  }
  if (!printTable()) process.exitCode = 1;
  if (args.includes("--baseline")) writeBaseline();
} finally {
  await embedded?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
