import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { demoAccounts, demoPassword } from "#server/demo.ts";
import { readyChromium } from "../scripts/chromium.ts";
import { buildIfStale } from "../scripts/web-build.ts";
import { figure } from "./figures.ts";
import { median, startScript } from "./process.ts";

/** The reference phone: four times slower than this machine, on 1.6 Mbit/s with 150 ms to the server. */
const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const slower = 4;
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const runs = Number(process.env.RUNS ?? 5);
/** The goal of P13 for pages behind sign-in, in ms. */
const goalMs = 2000;
/** Nothing larger is painted once the page has been quiet for this long. */
const restMs = 1500;

type Session = { token: string; user_id: number };
/** The largest paint: when, what, and when the last file before it had come. */
type Paint = { at: number; what: string; waitedFor: string };

/** P13: the largest paint of the pages that a member opens most, with an empty cache. Fails by its exit code. */
export async function benchLcp(database: { url: string; dataDir: string; secret: string }): Promise<void> {
  const found = readyChromium();
  if (found.problem !== undefined || !buildIfStale()) throw new Error(found.problem ?? "no web app");
  const env = { DATABASE_URL: database.url, DATA_DIR: database.dataDir, APP_SECRET: database.secret };
  const server = await startScript("server/main.ts", { ...env, DEMO: "on" });
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ["--disable-gpu"],
    chromiumSandbox: false,
  });
  try {
    const base = `http://127.0.0.1:${server.port}`;
    const session = await signIn(base);
    console.log(`P13 largest paint: empty cache, 1.6 Mbit/s, 150 ms, processor ${slower} times slower`);
    for (const [name, path] of Object.entries(await pathsOf(base, session))) {
      const paints: Paint[] = [];
      for (let n = 0; n < runs; n += 1) paints.push(await largestPaint(browser, base, session, path));
      say(name, paints);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

function say(name: string, paints: Paint[]): void {
  const at = median(paints.map((paint) => paint.at));
  const isMet = at <= goalMs;
  if (!isMet) process.exitCode = 1;
  figure(`P13 largest paint, ${name}`, at, { unit: "ms", goal: goalMs });
  const all = paints.map((paint) => (paint.at / 1000).toFixed(2)).join(", ");
  console.log(
    `  ${name.padEnd(12)} median ${(at / 1000).toFixed(2)} s of ${all}; goal ${goalMs / 1000} s${isMet ? "" : " MISSED"}`,
  );
  const last = paints.at(-1);
  if (last) console.log(`      ${last.what}; before it: ${last.waitedFor}`);
}

async function call(base: string, path: string, session?: Session, body?: object): Promise<unknown> {
  const answer = await fetch(base + path, {
    method: body ? "POST" : "GET",
    headers: {
      "content-type": "application/json",
      "x-client": "netwerk",
      ...(session && { authorization: `Bearer ${session.token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function signIn(base: string): Promise<Session> {
  const body = { email: demoAccounts[0]?.email, password: demoPassword, username: "netwerk" };
  const { data } = (await call(base, "/api/users/login", undefined, body)) as { data: Session };
  return data;
}

/** The measured pages: the list, a conversation with an answer, the experts and one of them. */
async function pathsOf(base: string, session: Session): Promise<Record<string, string>> {
  const { data: code } = (await call(base, "/api/conversations", session, { expert_id: 1 })) as {
    data: string;
  };
  await call(base, "/api/chat", session, { thread_id: code, question: "Bantu aku menyusun rencana belajar" });
  return {
    list: "conversation",
    chat: `conversation/${code}?expert_id=1`,
    experts: "expert",
    "an expert": "expert/1",
  };
}

async function largestPaint(browser: Browser, base: string, session: Session, path: string): Promise<Paint> {
  const context = await browser.newContext({
    ...phone,
    baseURL: base,
    locale: "id-ID",
    serviceWorkers: "block",
  });
  try {
    const page = await openSlowly(context, session);
    await page.goto(`/netwerk/${path}`);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(restMs);
    return (await page.evaluate(readPaint)) as Paint;
  } finally {
    await context.close();
  }
}

async function openSlowly(context: BrowserContext, { token, user_id }: Session): Promise<Page> {
  const entries = JSON.stringify({ netwerk_token: token, token, user_id: String(user_id) });
  await context.addInitScript(`Object.assign(localStorage, ${entries})`);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return page;
}

/** Runs in the page. */
const readPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const paint = list.getEntries().at(-1);
    const { element, startTime: at, url } = paint;
    const text = (element?.textContent ?? "").trim().slice(0, 50);
    const files = performance.getEntriesByType("resource").filter(({ responseEnd }) => responseEnd <= at);
    const last = files.toSorted((a, b) => b.responseEnd - a.responseEnd).slice(0, 3);
    const waitedFor = last.map(({ name, responseEnd }) =>
      new URL(name).pathname.split("/").slice(-2).join("/") + " " + Math.round(responseEnd));
    resolve({ at, what: "<" + (element?.localName ?? "gone") + "> " + (url || text), waitedFor: waitedFor.join(", ") });
  }).observe({ type: "largest-contentful-paint", buffered: true });
})`;
