import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Frames, traceFrames } from "./frames.ts";
import type { BenchMember } from "./members.ts";
import { median } from "./process.ts";
import { press } from "./taps.ts";

const opens = 9;
const settleMs = 1500;
const traceMs = 8000;
/** An address of the same server, whose response `barePage` replaces: a real one's policy would refuse its calls. */
const bareAddress = "/healthz";
const barePage = "<!doctype html><meta name=viewport content='width=device-width'><button>Buka</button>";

export type Bare = { openedMs: number; stream: () => Promise<Frames> };

/**
 * The baseline for this machine's browser: a page without framework or styles fetches the same messages and shows them
 * as plain paragraphs. With `stream` it asks the same question and shows the streamed answer.
 */
export async function openBarePage(
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
  // Turned off again, because a throttled page keeps a processor busy even while it is idle.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const stream = async () => {
    const given = [code, `Bearer ${token}`].map((one) => JSON.stringify(one));
    await page.bringToFront();
    await page.evaluate(`bench.streamBare(${given})`);
    await page.waitForTimeout(settleMs);
    const frames = await traceFrames(browser, page, () => page.waitForTimeout(traceMs), slower);
    await page.evaluate("bench.stopBare()");
    await page.close();
    return frames;
  };
  return { openedMs: median(opened.slice(1)), stream };
}

/** Milliseconds from a press until the newest message is painted in the viewport. */
async function openBare(page: Page, code: string, token: string): Promise<number> {
  await page.route(bareAddress, (route) => route.fulfill({ contentType: "text/html", body: barePage }));
  await page.goto(bareAddress);
  // Intercepting requests costs time, so it ends before the measurement.
  await page.unrouteAll();
  const given = [`/api/conversations/${code}`, `Bearer ${token}`].map((one) => JSON.stringify(one));
  await page.evaluate(`bench.awaitBareOpening(${given})`);
  await press(page, page.locator("button"));
  return Number(await page.evaluate("bench.opened()"));
}
