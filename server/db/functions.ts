import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";

const folder = join(import.meta.dirname, "functions");

type FunctionFile = { name: string; sql: string; hash: string };

/** Returns the files with the current text of all SQL functions. */
const functionFiles = (): FunctionFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), "utf8");
      return { name, sql, hash: createHash("sha256").update(sql).digest("hex") };
    });

/**
 * Replaces the database's functions by those in `functions/`, file by file, where the text has changed since it was last
 * applied. Runs after the migrations, under their lock, and in one transaction. A function whose signature changes is
 * dropped by a migration first.
 */
export async function applyFunctions(client: pg.Client): Promise<void> {
  await client.query("begin");
  try {
    await client.query(
      "create table if not exists drizzle.functions (name text primary key, hash text not null)",
    );
    const { rows } = await client.query<{ name: string; hash: string }>(
      "select name, hash from drizzle.functions",
    );
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    for (const { name, sql, hash } of functionFiles()) {
      if (applied.get(name) === hash) continue;
      await client.query(sql);
      await client.query(
        "insert into drizzle.functions values ($1, $2) on conflict (name) do update set hash = excluded.hash",
        [name, hash],
      );
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
