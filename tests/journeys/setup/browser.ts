import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from "playwright-core";
import { inject } from "vitest";

/*
 * Each worker has one browser, with one context per set of options, which its journeys use one after another: a new
 * browser takes half a second to start, and a new context loads every script and style again.
 */

const flags = [
  "--disable-gpu",
  // Otherwise the widths of letters would depend on the device pixels.
  "--font-render-hinting=none",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages of one context share a process, because starting one costs more than most pages do.
  "--renderer-process-limit=1",
];

/** A browser context for one journey. */
export type Borrowed = {
  context: BrowserContext;
  /** Wipes the context and returns it to the pool; a spent one is closed instead. */
  giveBack: (isSpent: boolean) => Promise<void>;
};

/** A reusable context, with a blank page that stays open in it. */
type Kept = { context: BrowserContext; blank: Page; devtools: CDPSession };

let browser: Promise<Browser> | undefined;
const free = new Map<string, Kept[]>();

/** Starts Chromium once; it ends with the worker process. */
function launched(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: inject("journeyChromium"),
    args: flags,
    chromiumSandbox: false,
  });
  return browser;
}

async function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await launched()).newContext(options);
  context.setDefaultTimeout(60_000);
  return context;
}

/** Opens a context for this journey only. */
export async function ownContext(options: BrowserContextOptions): Promise<Borrowed> {
  const context = await openContext(options);
  return { context, giveBack: () => within15s(() => context.close()) };
}

/** Returns a context with these options, without anything left from the journey that used it before. */
export async function borrowContext(options: BrowserContextOptions, origin: string): Promise<Borrowed> {
  const key = JSON.stringify(options);
  const kept = free.get(key)?.pop() ?? (await keptContext(options));
  return {
    context: kept.context,
    giveBack: (isSpent) =>
      within15s(async () => {
        if (isSpent) return kept.context.close();
        await wipe(kept, origin);
        const others = free.get(key);
        if (others) others.push(kept);
        else free.set(key, [kept]);
      }),
  };
}

async function keptContext(options: BrowserContextOptions): Promise<Kept> {
  const context = await openContext(options);
  const blank = await context.newPage();
  return { context, blank, devtools: await context.newCDPSession(blank) };
}

/**
 * Removes what a journey left in a context. Cached files stay, because those with a hash in their name never change.
 */
async function wipe({ context, blank, devtools }: Kept, origin: string): Promise<void> {
  for (const event of ["page", "request", "requestfailed", "response", "console"])
    context.removeAllListeners(event);
  await context.unrouteAll();
  // Closes the pages first, because a page that is being left may still write to storage.
  const opened = context.pages().filter((page) => page !== blank);
  await Promise.all(opened.map((page) => page.close()));
  await Promise.all([
    context.setOffline(false),
    context.clearPermissions(),
    context.clearCookies(),
    devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" }),
  ]);
}

/** If the browser does not respond in 15 s, fails the journey and lets the next one start a new browser. */
async function within15s(work: () => Promise<void>): Promise<void> {
  const timeout = AbortSignal.timeout(15_000);
  const late = new Promise<"late">((resolve) => timeout.addEventListener("abort", () => resolve("late")));
  if ((await Promise.race([work(), late])) !== "late") return;
  browser = undefined;
  free.clear();
  throw new Error("the browser did not close the pages within 15 s");
}
