import type { TestProject } from "vitest/node";
import { readyChromium } from "../../../scripts/chromium.ts";
import { buildIfStale } from "../../../scripts/web-build.ts";
import { type JourneyServer, makeData, serverOn } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** One server per file that runs at the same time: its URL and its mail folder. */
    journeyServers: { base: string; mailFolder: string }[];
    /** Path of the Chromium that each worker starts. */
    journeyChromium: string;
  }
}

const servers: JourneyServer[] = [];
let removeData = async () => {};

/** Starts as many servers as files run at the same time, so that moving the clock affects only one journey. */
export async function setup(project: TestProject): Promise<void> {
  const found = readyChromium();
  if (found.problem !== undefined) throw new Error(found.problem);
  if (!buildIfStale()) throw new Error("The web app could not be built.");
  const data = await makeData();
  removeData = data.remove;
  try {
    await Promise.all(
      Array.from({ length: project.config.maxWorkers }, async () => servers.push(await serverOn(data.path))),
    );
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide(
    "journeyServers",
    servers.map(({ base, mailFolder }) => ({ base, mailFolder })),
  );
  project.provide("journeyData", data.path);
  project.provide("journeyChromium", found.path);
}

export async function teardown(): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
  await removeData();
}
