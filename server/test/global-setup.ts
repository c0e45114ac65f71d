import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { createLogger } from "#server/platform/log.ts";
import { databaseUrl } from "./database.ts";
import { fillTemplate } from "./template.ts";

const template = `alma_template_${process.pid}`;

let end = async () => {};

/** One server for the whole run: TEST_DATABASE_URL if given, else an embedded one that is thrown away. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const folder = given ? undefined : await mkdtemp(join(tmpdir(), "alma-test-"));
  // Readable for the user that PostgreSQL runs as when we are root.
  if (folder) await chmod(folder, 0o755);
  const embedded = folder ? await startEmbedded({ dataDir: folder, log: createLogger("error") }) : undefined;
  const server = given ?? embedded?.url ?? "";
  // Known before anything can fail, so that a failed setup leaves no server behind.
  end = async () => {
    await run(server, `drop database if exists ${template} with (force)`);
    await embedded?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  await run(server, `create database ${template}`);
  await fillTemplate(databaseUrl(server, template));
  project.provide("databaseServer", server);
  project.provide("templateDatabase", template);
}

export const teardown = () => end();

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
