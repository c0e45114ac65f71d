// npm run screens: screenshots of every screen for docs/screens, from a temporary demo instance. Each shows a phone in
// light and dark and a desktop, in the colours of one demo client; main screens also in every brand and both themes.
// `npm run screens login chat-brands` retakes only these.
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import sharp, { type OverlayOptions } from "sharp";
import { demoPassword } from "#server/demo.ts";
import { startScript } from "../bench/process.ts";
import { readyChromium } from "./chromium.ts";
import { gallery, type Picture, picturesOf, type Screen, screens } from "./screens.ts";
import { buildIfStale } from "./web-build.ts";

const folder = join(import.meta.dirname, "..", "docs", "screens");
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
/** The views stand side by side, scaled to this height, in pixels of the picture; smaller where there are many. */
const heightPx = 560;
const smallPx = 440;
const gapPx = 16;

type Session = { client: string; token: string; id: string };

async function main(): Promise<void> {
  const found = readyChromium();
  if (found.problem !== undefined || !buildIfStale()) throw new Error(found.problem ?? "no web app");
  const dataDir = await mkdtemp(join(tmpdir(), "alma-screens-"));
  await chmod(dataDir, 0o755);
  const server = await startScript("server/main.ts", { DATA_DIR: dataDir, DEMO: "on", DATABASE_URL: "" });
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ["--disable-gpu"],
    chromiumSandbox: false,
  });
  try {
    const base = `http://127.0.0.1:${server.port}`;
    const wanted = process.argv.slice(2);
    for (const screen of screens)
      for (const picture of picturesOf(screen))
        if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, base, screen, picture);
    await writeFile(join(folder, "README.md"), gallery(await readdir(folder)));
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const views = [
  { ...phone, colorScheme: "light" },
  { ...phone, colorScheme: "dark" },
  { ...desktop, colorScheme: "light" },
] as const;
const allViews = [...views, { ...desktop, colorScheme: "dark" }] as const;

async function take(browser: Browser, base: string, screen: Screen, picture: Picture): Promise<void> {
  const rows: Buffer[][] = [];
  for (const client of picture.brands) {
    const session = screen.as ? await signIn(base, client, screen.as) : undefined;
    const path = typeof screen.path === "string" ? screen.path : await screen.path(callsOf(base, session));
    const shots: Buffer[] = [];
    for (const view of picture.isWhole ? allViews : views)
      shots.push(await shot(browser, `${base}/${client}/${path}`, view, session, screen));
    rows.push(shots);
  }
  await joined(rows, picture.isWhole ? smallPx : heightPx, join(folder, `${picture.name}.webp`));
  process.stdout.write(`${picture.name}\n`);
}

async function shot(
  browser: Browser,
  url: string,
  view: BrowserContextOptions,
  session: Session | undefined,
  { act }: Screen,
): Promise<Buffer> {
  const context = await browser.newContext({
    ...view,
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    if (session) await page.addInitScript(stored(session));
    await page.goto(url, { waitUntil: "networkidle" });
    await act?.(page);
    await settled(page);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

/** A script that stores the session, so that the browser is signed in. */
const stored = ({ client, token, id }: Session) =>
  `for (const [key, value] of ${JSON.stringify([
    [`${client}_token`, token],
    ["token", token],
    ["user_id", id],
  ])}) localStorage.setItem(key, value);`;

/**
 * Waits for the content, the fonts and two frames rendered with them. Where a font came too late, the page keeps its stand-in
 * (`font-display: optional`), so the rule of each font is replaced by one that waits.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction("!document.querySelector('[data-skeleton]')");
  await page.evaluate(`(async () => {
    for (const sheet of document.styleSheets)
      [...sheet.cssRules].forEach((rule, n) => {
        if (!(rule instanceof CSSFontFaceRule)) return;
        sheet.deleteRule(n);
        sheet.insertRule(rule.cssText.replace("font-display: optional", "font-display: block"), n);
      });
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  })()`);
}

/** Joins the views of each row side by side, and the rows below each other, on a neutral background. */
async function joined(rows: Buffer[][], rowPx: number, file: string): Promise<void> {
  const placed: OverlayOptions[] = [];
  let width = 0;
  for (const [n, shots] of rows.entries()) {
    let left = gapPx;
    for (const png of shots) {
      const { data, info } = await sharp(png)
        .resize({ height: rowPx })
        .png()
        .toBuffer({ resolveWithObject: true });
      placed.push({ input: data, left, top: gapPx + n * (rowPx + gapPx) });
      left += info.width + gapPx;
    }
    width = Math.max(width, left);
  }
  const height = gapPx + rows.length * (rowPx + gapPx);
  await sharp({ create: { width, height, channels: 3, background: "#8d8b96" } })
    .composite(placed)
    .webp({ quality: 62 })
    .toFile(file);
}

/** Calls the API as the member of the screenshot, or without a session. */
export type Calls = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;

function callsOf(base: string, session: Session | undefined): Calls {
  return async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      headers: {
        "content-type": "application/json",
        ...(session ? { "x-client": session.client, authorization: `Bearer ${session.token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
}

const sessions = new Map<string, Session>();

/** Signs each member in once, because repeated sign-ins look like password guessing. */
async function signIn(base: string, client: string, name: string): Promise<Session> {
  const email = `${name}@${client}.test`;
  const known = sessions.get(email);
  if (known) return known;
  const body = { email, password: demoPassword, username: client };
  const { data } = await callsOf(base, undefined)("POST", "/api/users/login", body);
  const { token, user_id } = data as { token: string; user_id: number };
  const session = { client, token, id: String(user_id) };
  sessions.set(email, session);
  return session;
}

await main();
