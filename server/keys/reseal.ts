import type pg from "pg";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import { type PlacedRow, sealedTables } from "./sealed-columns.ts";

/** Rows of all clients that are walked over in one transaction; it takes only those that nobody holds. */
const window = 500;

type Resealing = { pool: pg.Pool; clientId: number; seal: ClientSeal };

/** Values sealed anew, and values that could not be opened. */
export type Resealed = { values: number; broken: string[] };

/** Counts the client's values under former versions of its data key. */
export async function countFormer({ pool, clientId, seal }: Resealing): Promise<number> {
  let count = 0;
  for (const [table, { places }] of Object.entries(sealedTables)) {
    for (const column of Object.keys(places)) {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from ${table} where client_id = $1 and ${column} < $2`,
        [clientId, beforeVersion(seal)],
      );
      count += rows[0]?.count ?? 0;
    }
  }
  return count;
}

/** A sealed value begins with its version, so that those of former ones are smaller than this. */
const beforeVersion = (seal: ClientSeal): Buffer => Buffer.from([seal.newest]);

/**
 * Seals everything of a client with the newest version of its data key, in small transactions. One that is killed loses
 * nothing: each value is under one version or the other, and the next run goes on.
 */
export async function reseal(work: Resealing, progress: (done: Resealed) => void): Promise<Resealed> {
  const done: Resealed = { values: 0, broken: [] };
  for (const [table, { key }] of Object.entries(sealedTables)) {
    for (let after = 0; ; ) {
      const { rows } = await work.pool.query<{ last: number | null }>(
        `select max(k) as last from (select ${key} as k from ${table} where ${key} > $1 order by 1 limit ${window}) w`,
        [after],
      );
      const last = rows[0]?.last ?? null;
      if (last === null) break;
      await resealWindow(work, table, [after, last], done);
      progress(done);
      after = last;
    }
  }
  return done;
}

async function resealWindow(
  { pool, clientId, seal }: Resealing,
  table: string,
  [after, last]: [number, number],
  done: Resealed,
): Promise<void> {
  const { key, reads, places } = sealedTables[table] ?? { key: "id", reads: [], places: {} };
  const columns = Object.keys(places);
  const isFormer = columns.map((column) => `${column} < $4`).join(" or ");
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<PlacedRow>(
      `select ${[key, ...reads, ...columns].join()} from ${table}
       where client_id = $1 and ${key} > $2 and ${key} <= $3 and (${isFormer}) for update skip locked`,
      [clientId, after, last, beforeVersion(seal)],
    );
    for (const row of rows) {
      const anew = columns.map((column) => resealed(seal, row[column], places[column]?.(row) ?? ""));
      if (anew.includes("broken")) {
        done.broken.push(`${table} ${row[key]}`);
        continue;
      }
      const set = columns.map((column, n) => `${column} = $${n + 3}`).join();
      await client.query(`update ${table} set ${set} where client_id = $1 and ${key} = $2`, [
        ...[clientId, row[key]],
        ...anew,
      ]);
      done.values += columns.filter((column, n) => row[column] !== anew[n]).length;
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** A value that does not open is left as it is, and named at the end. */
function resealed(seal: ClientSeal, value: unknown, place: string): Buffer | null | "broken" {
  if (!Buffer.isBuffer(value)) return null;
  if (value[0] === seal.newest) return value;
  try {
    return seal.seal(seal.open(value, place), place);
  } catch {
    return "broken";
  }
}
