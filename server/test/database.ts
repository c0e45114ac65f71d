import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "#server/db/db.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Server that holds the template database; see global-setup. */
    databaseServer: string;
    templateDatabase: string;
  }
}

/** URL of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement over its own connection. */
export async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Insufficient privilege. */
const isForbidden = (error: unknown) => error instanceof Error && "code" in error && error.code === "42501";

/** Drops a database with its connections. This user cannot end an autovacuum, but it gives way to a plain drop. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  try {
    await runOn(server, `drop database if exists ${name} with (force)`);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    await runOn(server, `drop database if exists ${name}`);
  }
}

export type TestDatabase = Database & { url: string; drop: () => Promise<void> };

/** Creates a database for one test, with demo data and an adjustable clock. */
export async function createTestDatabase(max = 10): Promise<TestDatabase> {
  const name = `alma_test_${randomBytes(6).toString("hex")}`;
  const server = inject("databaseServer");
  await runOn(server, `create database ${name} template ${inject("templateDatabase")}`);
  const url = databaseUrl(server, name);
  // A busy machine responds late; separate tests cover a database that does not respond.
  const database = openDatabase({ url, max, testClock: true, queryTimeoutMs: 20_000 });
  return {
    ...database,
    url,
    drop: async () => {
      await database.close();
      await dropDatabase(server, name);
    },
  };
}
