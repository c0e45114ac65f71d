import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { demoAccounts, demoPassword } from "#server/demo.ts";
import { readyChromium } from "../scripts/chromium.ts";
import { buildIfStale } from "../scripts/web-build.ts";
import { median, startScript } from "./process.ts";

/**
 * Fetched with npx and not a dependency of the project: it is larger than all of them together, and only this bench
 * needs it.
 */
const lighthouse = "lighthouse@13.5.0";
const runs = Number(process.env.RUNS ?? 5);
const port = 9333;

/** The measured pages with the minimum scores for performance, accessibility, best practices and search (P11). */
const targets = [
  { path: "almacare", least: [100, 100, 100, 100], member: false },
  { path: "ads/healing-gagal-terus", least: [100, 100, 100, 100], member: false },
  { path: "FAQ", least: [100, 100, 100, 100], member: false },
  { path: "almaconnect", least: [100, 100, 100, 100], member: false },
  { path: "login", least: [97, 100, 100, 100], member: false },
  { path: "register", least: [97, 100, 100, 100], member: false },
  { path: "conversation", least: [95], member: true },
  { path: "chat", least: [95], member: true },
];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Printed beside the scores, in milliseconds except CLS (P13). */
const numbers = {
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
};

/** P11, P13: Lighthouse with its slow-phone profile, median of five runs; pages behind sign-in run as a demo member. */
export async function benchLighthouse(database: {
  url: string;
  dataDir: string;
  secret: string;
}): Promise<void> {
  const found = readyChromium();
  if (found.problem !== undefined || !buildIfStale()) throw new Error(found.problem ?? "no web app");
  const env = { DATABASE_URL: database.url, DATA_DIR: database.dataDir, APP_SECRET: database.secret };
  const server = await startScript("server/main.ts", { ...env, DEMO: "on" });
  const base = `http://127.0.0.1:${server.port}`;
  const profile = await mkdtemp(join(tmpdir(), "alma-lighthouse-"));
  // Lighthouse needs the full browser, with a single profile in which the member is signed in.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--headless=new", `--remote-debugging-port=${port}`, "--disable-gpu", "--disable-quic"],
    chromiumSandbox: false,
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${base}/netwerk/bantuan`);
    const wanted = process.env.PAGES?.split(",");
    for (const target of targets.filter(({ path }) => !wanted || wanted.includes(path))) {
      const conversation = target.member ? await signIn(base, page) : await signOut(page);
      const path = target.path === "chat" ? conversation : `/netwerk/${target.path}`;
      const reports: Report[] = [];
      for (let n = 0; n < runs; n++) reports.push(await measure(`${base}${path}`, profile));
      say(target, reports);
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launchPersistentContext>>["newPage"]>>;

async function signOut(page: Page): Promise<string> {
  await page.evaluate(() => localStorage.clear());
  return "";
}

/** Signs the browser in as the demo member and returns the address of one of their conversations. */
async function signIn(base: string, page: Page): Promise<string> {
  const email = demoAccounts[0]?.email ?? "";
  const ask = async (path: string, init: RequestInit): Promise<Record<string, unknown>> => {
    const headers = { "content-type": "application/json", "x-client": "netwerk", ...init.headers };
    const answer = await fetch(base + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const body = JSON.stringify({ email, password: demoPassword, username: "netwerk" });
  const session = await ask("/api/users/login", { method: "POST", body });
  const { token, user_id } = session.data as { token: string; user_id: number };
  const authorization = `Bearer ${token}`;
  const list = JSON.stringify(await ask("/api/conversations", { headers: { authorization } }));
  const [, code] = /"code":"([^"]+)"/.exec(list) ?? [];
  await page.evaluate(
    ([own, id]) => {
      localStorage.setItem("netwerk_token", own ?? "");
      localStorage.setItem("token", own ?? "");
      localStorage.setItem("user_id", id ?? "");
    },
    [token, String(user_id)],
  );
  return `/netwerk/conversation/${code}?expert_id=1`;
}

/** Runs Lighthouse once, and again when it exits with an error because the browser failed to record the page. */
async function measure(url: string, profile: string, tries = 3): Promise<Report> {
  const file = join(profile, "report.json");
  const child = spawn(
    "npx",
    [
      "--yes",
      ...[lighthouse, url, `--port=${port}`, "--quiet", "--output=json", `--output-path=${file}`],
      ...[
        "--disable-storage-reset",
        "--throttling-method=simulate",
        `--only-categories=${categories.join(",")}`,
      ],
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (code !== 0 && tries > 1) return measure(url, profile, tries - 1);
  if (code !== 0) throw new Error(`lighthouse ended with ${code}`);
  return JSON.parse(await readFile(file, "utf8")) as Report;
}

function say({ path, least }: (typeof targets)[number], reports: Report[]): void {
  const scores = categories.map((name) =>
    Math.round(100 * median(reports.map((report) => report.categories[name]?.score ?? 0))),
  );
  const values = Object.entries(numbers).map(([name, audit]) => {
    const value = median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
    return `${name} ${name === "CLS" ? value.toFixed(3) : `${value.toFixed(0)} ms`}`;
  });
  const isMet = least.every((goal, n) => (scores[n] ?? 0) >= goal);
  console.log(
    `  ${path.padEnd(26)} ${scores.join("/").padEnd(16)} goal ${least.join("/")}${isMet ? "" : " MISSED"}  ${values.join(", ")}`,
  );
  const missed = Object.values(reports.at(-1)?.audits ?? {}).filter(({ score }) => score === 0);
  for (const { title } of isMet ? [] : missed) console.log(`      ${title}`);
}
