// npm run keys -- list | rotate CLIENT [--lead SECONDS] | retire CLIENT
// For the operator: the versions of the clients' data keys, and a new one for a client (docs/decisions/0037). Works on
// DATABASE_URL or the database of DATA_DIR, while servers run or not. Servers have a minute to learn of the new key,
// unless --lead says otherwise; 0 is right when none is running. A rotation that was interrupted goes on with `rotate`.
// `retire` destroys the versions before the newest one, a day after that one began to seal.

import { setTimeout as pause } from "node:timers/promises";
import { loadConfig } from "#server/config.ts";
import { type Database, transact } from "#server/db/db.ts";
import { countFormer, type Resealed, reseal } from "#server/keys/reseal.ts";
import { Seals } from "#server/platform/security/seal.ts";
import { runCommand, withDatabase } from "./database-url.ts";

/** Six times the pause after which each server reads new keys. */
const usualLead = 60;

async function clientsOf({ pool }: Database): Promise<{ id: number; username: string }[]> {
  return (await pool.query("select id, username from clients order by id")).rows;
}

async function list(database: Database, seals: Seals): Promise<void> {
  for (const { id, username } of await clientsOf(database)) {
    const seal = await seals.of(database.db, id);
    const former = await countFormer({ pool: database.pool, clientId: id, seal });
    console.log(`${username}: version ${seal.newest}, ${former} values under former ones`);
  }
}

async function clientCalled(database: Database, name: string): Promise<{ id: number }> {
  const client = (await clientsOf(database)).find(({ username }) => username === name);
  if (!client) throw new Error("which client? Give its name, as in its address");
  return client;
}

/** Cookies and links that were sealed with a former version are valid for a day at most, but for marks of devices. */
async function retire(database: Database, seals: Seals, name: string): Promise<void> {
  const { db, pool } = database;
  const { id: clientId } = await clientCalled(database, name);
  const seal = await seals.of(db, clientId);
  const left = await countFormer({ pool, clientId, seal });
  if (left > 0) throw new Error(`${left} values are under former versions: run rotate ${name} first`);
  const { rows } = await pool.query(
    "select 1 from client_keys where client_id = $1 and version = $2 and seals_from > app_now() - interval '1 day'",
    [clientId, seal.newest],
  );
  if (rows.length > 0 && seal.newest > 1)
    throw new Error(`version ${seal.newest} seals for less than a day: come again tomorrow`);
  const retired = await transact(db, (tx) => seals.retire(tx, clientId));
  console.log(`${name}: destroyed ${retired.join(", ") || "nothing"}; version ${seal.newest} is in use.`);
}

async function rotate(database: Database, seals: Seals, name: string, lead: number): Promise<void> {
  const { db, pool } = database;
  const client = await clientCalled(database, name);
  const seal = await seals.of(db, client.id);
  const work = { pool, clientId: client.id, seal };
  const isUnderWay = (await countFormer(work)) > 0 || (await seals.isWaiting(db, client.id));
  if (!isUnderWay) await seals.rotate(db, client.id, lead);
  while (await seals.isWaiting(db, client.id)) await pause(Math.min(1000, lead * 1000));
  await seals.refresh(db);
  console.log(`${name}: sealing everything with version ${seal.newest} of its data key.`);
  const begun = performance.now();
  let done = await reseal(work, showProgress());
  let { values } = done;
  // What somebody held, or a server sealed that had not read the key yet, comes with the next round.
  for (let round = 1; (await countFormer(work)) > done.broken.length && round < 5; round += 1) {
    await pause(round * 2000);
    done = await reseal(work, () => {});
    values += done.values;
  }
  const left = await countFormer(work);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${values} values sealed anew in ${seconds} s, ${left} are left under former versions.`);
  for (const one of done.broken) console.error(`cannot be opened: ${one}`);
  if (left > 0) process.exitCode = 1;
}

/** Shows one line a second, which a terminal writes over. */
function showProgress(): (done: Resealed) => void {
  let shownMs = performance.now();
  return ({ values }) => {
    if (performance.now() - shownMs < 1000) return;
    shownMs = performance.now();
    process.stderr.write(process.stderr.isTTY ? `\r${values} values\u001b[K` : `${values} values\n`);
  };
}

async function main(): Promise<void> {
  const [name, client = "", option, seconds] = process.argv.slice(2);
  const lead = option === "--lead" ? Number(seconds) : usualLead;
  if ((name !== "list" && name !== "rotate" && name !== "retire") || !(lead >= 0)) {
    console.error("usage: npm run keys -- list | rotate CLIENT [--lead SECONDS] | retire CLIENT");
    process.exit(2);
  }
  const config = loadConfig();
  // No query timeout: counting reads whole tables.
  await withDatabase(config, { max: 2, queryTimeoutMs: 0 }, async (database) => {
    const seals = new Seals(config.appSecret, config.appSecretPrevious);
    if (name === "list") await list(database, seals);
    else if (name === "retire") await retire(database, seals, client);
    else await rotate(database, seals, client, lead);
  });
}

await runCommand(main);
