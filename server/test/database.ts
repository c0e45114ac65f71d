import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "#server/db/db.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A server with the template database; see global-setup. */
    databaseServer: string;
    templateDatabase: string;
  }
}

/** Address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** One statement over a line of its own. */
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

/** With what is still connected; a vacuum of the server's own cannot be ended by us, and leaves for a plain drop. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  try {
    await runOn(server, `drop database if exists ${name} with (force)`);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    await runOn(server, `drop database if exists ${name}`);
  }
}

export type TestDatabase = Database & { url: string; drop: () => Promise<void> };

/** A database of this test alone: the demo world, its clock movable. */
export async function createTestDatabase(max = 10): Promise<TestDatabase> {
  const name = `alma_test_${randomBytes(6).toString("hex")}`;
  const server = inject("databaseServer");
  await runOn(server, `create database ${name} template ${inject("templateDatabase")}`);
  const url = databaseUrl(server, name);
  // A busy machine answers late; what becomes of a database that does not answer is told by tests of their own.
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
