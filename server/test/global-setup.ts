import { readdirSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { shutDown } from "#server/db/embedded/server-process.ts";
import { createLogger } from "#server/platform/log.ts";
import { databaseUrl, dropDatabase, runOn } from "./database.ts";
import { quickFolder } from "./memory.ts";
import { fillTemplate } from "./template.ts";

const template = `alma_template_${process.pid}`;

let end = async () => {};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A run that was killed leaves its server behind, which would hold memory until somebody restarts the machine. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^alma-test-(\d+)-/.exec(name) ?? [];
    if (!pid || isAlive(Number(pid))) continue;
    await shutDown(join(parent, name, "postgres"));
    await rm(join(parent, name), { recursive: true, force: true });
  }
}

/** One server for the whole run: TEST_DATABASE_URL if given, else an embedded one that is thrown away. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const parent = quickFolder();
  await removeLeftovers(parent);
  const folder = given ? undefined : await mkdtemp(join(parent, `alma-test-${process.pid}-`));
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
  // Nobody misses what a power failure takes from a server that is thrown away; the product waits for its disk.
  if (embedded) await runOn(server, "alter role current_user set synchronous_commit = off");
  await runOn(server, `create database ${template}`);
  await fillTemplate(databaseUrl(server, template));
  project.provide("databaseServer", server);
  project.provide("templateDatabase", template);
}

export const teardown = () => end();
