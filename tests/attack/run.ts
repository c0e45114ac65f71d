/**
 * npm run attack [-- --seed N] [--seconds N] [--only NAME]: attacks a server of its own on a temporary database and
 * ends with a table (docs/attack.md). Exits with 0 when nothing was breached, with 1 when something was.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "#server/db/db.ts";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { createLogger } from "#server/platform/log.ts";
import { quickFolder } from "#server/test/memory.ts";
import { fillTemplate } from "#server/test/template.ts";
import { attack, fields, type Plan } from "./attack.ts";
import { tableOf } from "./table.ts";
import { startWorld } from "./world.ts";

const usage = `usage: npm run attack -- [--seed N] [--seconds N] [--only ${fields.map(({ name }) => name).join("|")}]`;

class Misused extends Error {}

function planOf(args: string[]): Plan & { seconds: number } {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000)) },
      seconds: { type: "string", default: "120" },
      only: { type: "string" },
    },
  });
  const [seed, seconds] = [Number(values.seed), Number(values.seconds)];
  const chosen = fields.filter(({ name }) => values.only === undefined || name === values.only);
  if (!Number.isInteger(seed) || !(seconds > 0) || chosen.length === 0) throw new Misused(usage);
  return { seed, seconds, fields: chosen };
}

/** Runs the work on a temporary database server with the demo world. */
async function onOwnDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(quickFolder(), "alma-attack-"));
  // When run as root, PostgreSQL runs as another user and needs access to this folder.
  await chmod(folder, 0o755);
  try {
    const embedded = await startEmbedded({ dataDir: folder, log: createLogger("error") });
    try {
      await fillTemplate(embedded.url);
      return await work(embedded.url);
    } finally {
      await embedded.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<number> {
  const plan = planOf(process.argv.slice(2));
  console.log(`seed ${plan.seed}, ${plan.seconds} s`);
  for (const { name, breach } of plan.fields) console.log(`${name}: a breach is ${breach}`);
  const rows = await onOwnDatabase(async (url) => {
    const opened = openDatabase({ url, max: 10, testClock: true, queryTimeoutMs: 20_000 });
    const world = await startWorld({ database: { ...opened, url, drop: opened.close } });
    try {
      return await attack(world, plan);
    } finally {
      await world.close();
    }
  });
  for (const { name, breaches } of rows) for (const says of breaches) console.log(`BREACH  ${name}: ${says}`);
  console.log(tableOf(rows));
  return rows.some(({ breaches }) => breaches.length > 0) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Misused ? error.message : error);
  process.exitCode = 2;
}
