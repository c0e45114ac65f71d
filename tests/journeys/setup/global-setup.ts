import { type BrowserServer, chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { readyChromium } from "../../../scripts/chromium.ts";
import { buildIfStale } from "../../../scripts/web-build.ts";
import { type JourneyServer, startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server that all journeys share. */
    journeyBase: string;
    /** Where its mails land. */
    journeyOutbox: string;
    /** Where the browser listens. */
    journeyBrowser: string;
  }
}

const flags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let server: JourneyServer | undefined;
let browser: BrowserServer | undefined;

/** One server and one browser for the whole run; each journey opens contexts of its own. */
export async function setup(project: TestProject): Promise<void> {
  const found = readyChromium();
  if (found.problem !== undefined) throw new Error(found.problem);
  if (!buildIfStale()) throw new Error("The web app could not be built.");
  try {
    [server, browser] = await Promise.all([
      startServer(),
      chromium.launchServer({ executablePath: found.path, args: flags, chromiumSandbox: false }),
    ]);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide("journeyBase", server.base);
  project.provide("journeyOutbox", server.outbox);
  project.provide("journeyBrowser", browser.wsEndpoint());
}

export async function teardown(): Promise<void> {
  await Promise.all([browser?.close(), server?.stop()]);
}
