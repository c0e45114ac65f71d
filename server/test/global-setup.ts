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

/** Removes the servers of killed test runs, which would hold memory until a restart of the machine. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^alma-test-(\d+)-/.exec(name) ?? [];
    if (!pid || isAlive(Number(pid))) continue;
    await shutDown(join(parent, name, "postgres"));
    await rm(join(parent, name), { recursive: true, force: true });
  }
}

/** Starts one server for the whole run: TEST_DATABASE_URL if given, else a temporary embedded one. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const parent = quickFolder();
  await removeLeftovers(parent);
  const folder = given ? undefined : await mkdtemp(join(parent, `alma-test-${process.pid}-`));
  // When the tests run as root, PostgreSQL runs as another user that must be able to enter it.
  if (folder) await chmod(folder, 0o755);
  const embedded = folder ? await startEmbedded({ dataDir: folder, log: createLogger("error") }) : undefined;
  const server = given ?? embedded?.url ?? "";
  // Set before anything can fail, so that a failed setup leaves no server behind.
  end = async () => {
    await dropDatabase(server, template);
    await embedded?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  // A temporary server may lose data in a power failure, so commits need not wait for the disk as in production.
  if (embedded) await runOn(server, "alter role current_user set synchronous_commit = off");
  await runOn(server, `create database ${template}`);
  await fillTemplate(databaseUrl(server, template));
  project.provide("databaseServer", server);
  project.provide("templateDatabase", template);
}

export const teardown = () => end();
