import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { loadConfig } from "#server/config.ts";
import { readyChromium } from "../scripts/chromium.ts";
import { buildIfStale } from "../scripts/web-build.ts";
import { openBarePage } from "./bare-page.ts";
import { figure } from "./figures.ts";
import { type Frames, traceFrames } from "./frames.ts";
import { lastWords, makeLongConversation } from "./long-conversation.ts";
import { type BenchMember, membersOf, withApp } from "./members.ts";
import { median, startScript } from "./process.ts";
import { interactions, press } from "./taps.ts";
import { type WordCost, wordCost } from "./words.ts";

/**
 * The number of messages in the long conversation, and how many times slower than this machine the reference phone is.
 */
const conversationLength = Number(process.env.MESSAGES ?? 10_000);
const slower = 4;
const opens = 9;
/** Waits this long before it presses a row, because no member presses one at the moment the list appears. */
const restMs = 1000;
const traceMs = 8_000;
const taps = 50;
/** The browser garbage-collects thousands of removed rows once, within this time after they are removed. */
const collectMs = 10_000;
/** The maximum time to load a conversation back to its first message. */
const loadMs = 120_000;

/** The text that the stand-in model streams: paragraphs, lists, bold words. */
const words = [
  "Aku dengar ",
  "**lelahmu** ",
  "hari ini, dan ",
  "itu wajar.",
  "\n\n",
  "Ada beberapa ",
  "hal yang bisa ",
  "*pelan-pelan* dicoba:",
  "\n\n1. ",
  "tarik napas dulu,\n2. ",
  "tulis yang terasa,\n3. ",
  "pilih satu saja.",
  "\n\n",
  "Yang mana yang paling ",
  "dekat denganmu? ",
];

/** The same text, split into single words. */
const singleWords = words.flatMap((scrap) => scrap.match(/\S*\s*/g)?.filter(Boolean) ?? []);

type Database = { url: string; dataDir: string; secret: string };

/** P13 and P14: a long conversation on a slow phone. */
export async function benchScreen(database: Database): Promise<void> {
  const found = readyChromium();
  if (found.problem !== undefined || !buildIfStale()) throw new Error(found.problem ?? "no web app");
  const provider = await startScript("bench/provider.ts", {
    WORDS: JSON.stringify(words),
    TOKENS: "2000",
    RATE: "25",
  });
  const llm = { LLM_BASE_URL: `http://127.0.0.1:${provider.port}/v1`, LLM_MODEL: "bench" };
  const env = { ...llm, DATABASE_URL: database.url, APP_SECRET: database.secret, DATA_DIR: database.dataDir };
  const member = await withApp(
    loadConfig({ ...env, NODE_ENV: "production" }),
    database.url,
    async (app): Promise<BenchMember> => {
      const [made] = await membersOf(app, 1);
      if (!made) throw new Error("no member");
      return { ...made, code: await makeLongConversation(app, made.id, conversationLength) };
    },
  );
  const server = await startScript("server/main.ts", { ...env, DEMO: "off" });
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ["--disable-gpu"],
    chromiumSandbox: false,
  });
  try {
    await measure(browser, `http://127.0.0.1:${server.port}`, member);
  } finally {
    await browser.close();
    await server.stop();
    await provider.stop();
  }
}

async function measure(browser: Browser, base: string, member: BenchMember): Promise<void> {
  console.log(
    `P13, P14 screen: a talk of ${conversationLength} messages, 360 x 640, processor ${slower} times slower`,
  );
  const context = await phone(browser, base, member);
  await context.addInitScript({ path: join(import.meta.dirname, "in-page.mjs") });
  const bare = await openBarePage(browser, context, member, slower);
  line(`a bare page opens it, median of ${opens}`, `${bare.openedMs.toFixed(0)} ms`, "");
  const page = await context.newPage();
  const slow = await slowDown(page);
  const opened: number[] = [];
  for (let n = 0; n <= opens; n += 1) opened.push(await openConversation(page, member));
  line("opens, the very first time", `${opened[0]?.toFixed(0)} ms`, "");
  const openedMs = median(opened.slice(1));
  figure("P13 opening, of a bare page's time", openedMs / bare.openedMs, { isRatio: true });
  figure("P13 opening", openedMs, { unit: "ms", goal: 200 });
  line(`opens, median of ${opens}`, `${openedMs.toFixed(0)} ms${times(openedMs, bare.openedMs)}`, "200 ms");
  const opening = await traceOpening(browser, page, member);
  line(
    "  of it processor time of the page",
    `${opening.total.toFixed(0)} ms (longest ${opening.longest.toFixed(0)} ms)`,
    "",
  );
  sayWord("a word of an answer, newest page loaded", await wordCost(page, singleWords));
  const limit = await bare.stream();
  say("an answer streams to a bare page", limit);
  await page.bringToFront();
  await slow(1);
  say("an answer streams, newest page loaded", await traceAnswer(browser, page), limit);
  await slow(slower);
  await ask(page);
  const felt = await interactions(page, taps);
  line(`slowest of ${taps} taps while an answer streams`, `${felt.slowest} ms (${felt.what})`, "100 ms");
  figure("P13 slowest tap while an answer streams", felt.slowest, { unit: "ms", goal: 100 });
  await stop(page);
  await slow(1);
  await loadAll(page);
  await slow(slower);
  sayWord("a word of an answer, all messages behind it", await wordCost(page, singleWords));
  await slow(1);
  await backToEnd(page);
  await page.waitForTimeout(collectMs);
  say("an answer streams, all messages loaded", await traceAnswer(browser, page), limit);
  say("the same, reader far above", await traceAnswer(browser, page, scrollToTop), limit);
  await context.close();
}

const line = (what: string, measured: string, goal: string) =>
  console.log(`  ${what.padEnd(50)} ${measured.padEnd(44)} ${goal && `goal ${goal}`}`);

/** The ratio to the bare page. */
const times = (ours: number, bare: number) => ` (${(ours / bare).toFixed(2)} of the bare page)`;

function say(what: string, { count, p50, p99, longest, longTasks }: Frames, bare?: Frames): void {
  const ratio = bare
    ? `: ${(p50 / bare.p50).toFixed(2)} / ${(p99 / bare.p99).toFixed(2)} of the bare page`
    : "";
  line(
    `${what}: a frame, p50 / p99`,
    `${p50.toFixed(1)} / ${p99.toFixed(1)} ms (${count} frames)${ratio}`,
    "p99 8 ms",
  );
  line(`${what}: tasks over 50 ms`, `${longTasks} (longest ${longest.toFixed(0)} ms)`, "0");
}

function sayWord(what: string, { p50, p99 }: WordCost): void {
  line(`${what}, p50 / p99`, `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`, "p99 8 ms");
}

/** A browser context like the reference phone, with the member signed in. */
function phone(browser: Browser, base: string, { token, id }: BenchMember): Promise<BrowserContext> {
  const entries = { netwerk_token: token, token, user_id: String(id) };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    baseURL: base,
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    storageState: { cookies: [], origins: [{ origin: base, localStorage }] },
  });
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  const set = async (rate: number) => {
    await session.send("Emulation.setCPUThrottlingRate", { rate });
  };
  await set(slower);
  return set;
}

/** Milliseconds from lifting a finger off a row of the list until the newest message is painted. */
async function openConversation(
  page: Page,
  { code }: BenchMember,
  pressed = (row: Locator) => press(page, row),
) {
  await page.goto("/netwerk/conversation");
  const row = page.locator(`main li a[href*="${code}"]`);
  await row.waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(restMs);
  await page.evaluate(`bench.awaitOpening(${JSON.stringify(lastWords)})`);
  await pressed(row);
  return Number(await page.evaluate("bench.opened()"));
}

async function traceOpening(browser: Browser, page: Page, member: BenchMember): Promise<Frames> {
  const traced: Frames[] = [];
  await openConversation(page, member, async (row) => {
    const painted = async () => {
      await press(page, row);
      await page.evaluate("bench.opened()");
    };
    traced.push(await traceFrames(browser, page, painted));
  });
  const [frames] = traced;
  if (!frames) throw new Error("nothing was traced");
  return frames;
}

/** Asks a question and waits until the answer is streaming. */
async function ask(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Pesanmu" }).fill("Ceritakan panjang lebar, ya.");
  await page.getByRole("button", { name: "Kirim", exact: true }).tap();
  await page.locator("[data-bubble=answer][data-state=streaming] .prose").waitFor();
}

async function stop(page: Page): Promise<void> {
  // The answer may have ended in the meantime.
  const button = page.getByRole("button", { name: "Hentikan" });
  if (await button.isVisible()) await button.tap();
  await page.getByRole("button", { name: "Kirim", exact: true }).waitFor();
}

async function traceAnswer(
  browser: Browser,
  page: Page,
  before?: (page: Page) => Promise<unknown>,
): Promise<Frames> {
  await ask(page);
  await before?.(page);
  await page.waitForTimeout(1500);
  const frames = await traceFrames(browser, page, () => page.waitForTimeout(traceMs), slower);
  await stop(page);
  return frames;
}

const scrollToTop = (page: Page): Promise<unknown> => page.evaluate("bench.scrollToTop()");

/** Scrolls up until the first message is loaded, for at most `loadMs`. */
async function loadAll(page: Page): Promise<void> {
  const isAll = await page.evaluate(`bench.loadAll(${loadMs})`);
  if (!isAll) console.log(`  not all messages came within ${loadMs / 1000} s`);
}

async function backToEnd(page: Page): Promise<void> {
  await scrollToTop(page);
  await page.getByRole("button", { name: "Ke pesan terbaru" }).tap();
}
