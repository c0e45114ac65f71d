import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { createLogger } from "#server/platform/log.ts";
import { databaseUrl, dropDatabase, runOn } from "./database.ts";
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
    await dropDatabase(server, template);
    await embedded?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  await runOn(server, `create database ${template}`);
  await fillTemplate(databaseUrl(server, template));
  project.provide("databaseServer", server);
  project.provide("templateDatabase", template);
}

export const teardown = () => end();
