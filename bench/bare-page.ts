import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Frames, traceFrames } from "./frames.ts";
import type { BenchMember } from "./members.ts";
import { median } from "./process.ts";

const opens = 5;
const traceMs = 6000;

export type Bare = { openedMs: number; frames: Frames };

/**
 * The raw limit of this machine's browser: a page with neither framework nor style fetches the same messages and puts
 * them down as plain paragraphs, then words are appended to the last one as often as ours shows new ones.
 */
export async function measureBarePage(
  browser: Browser,
  context: BrowserContext,
  { code, token }: BenchMember,
  slower: number,
): Promise<Bare> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const opened: number[] = [];
  for (let n = 0; n <= opens; n += 1) opened.push(await openBare(page, code, token));
  await page.evaluate("bench.appendWords()");
  const frames = await traceFrames(browser, page, () => page.waitForTimeout(traceMs));
  await page.close();
  return { openedMs: median(opened.slice(1)), frames };
}

/** From a press until the newest message stands painted in sight, in ms. */
async function openBare(page: Page, code: string, token: string): Promise<number> {
  // An address of the same server that brings nothing of ours with it.
  await page.goto("/healthz");
  await page.setContent(
    "<!doctype html><meta name=viewport content='width=device-width'><button>Buka</button>",
  );
  const given = [`/api/conversations/${code}`, `Bearer ${token}`].map((one) => JSON.stringify(one));
  await page.evaluate(`bench.awaitBareOpening(${given})`);
  await page.locator("button").tap();
  return Number(await page.evaluate("bench.opened()"));
}
