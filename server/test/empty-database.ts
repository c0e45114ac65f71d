import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { databaseUrl, dropDatabase, runOn } from "./database.ts";

/** Creates a database without anything in it. */
export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `alma_test_${randomBytes(6).toString("hex")}`;
  const server = inject("databaseServer");
  await runOn(server, `create database ${name}`);
  return { url: databaseUrl(server, name), drop: () => dropDatabase(server, name) };
}

/** Runs one query over its own connection. */
export async function rowsOf<R extends object>(
  url: string,
  query: string,
  values: unknown[] = [],
): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(query, values)).rows;
  } finally {
    await client.end();
  }
}
