import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";

const root = join(import.meta.dirname, "..");
/** The headless shell comes first because it opens a page in half the time. */
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** Finds a Chromium on this machine: CHROME_PATH, the system's, or Playwright's. */
function findChromium(): string | undefined {
  const given = process.env.CHROME_PATH;
  if (given) return existsSync(given) ? given : undefined;
  return [...places, chromium.executablePath()].find((path) => existsSync(path));
}

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;

/** Installs Debian's package when running as root, otherwise Playwright's download. */
function install(): void {
  process.stdout.write("No Chromium found for the browser tests: installing one, once...\n");
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-qq"]);
    for (const name of ["chromium-headless-shell", "chromium"])
      if (run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name])) return;
  }
  run(process.execPath, [join(root, "node_modules", "playwright-core", "cli.js"), "install", "chromium"]);
}

/** Returns a Chromium to test with, installing one if necessary, or one sentence that says what is missing. */
export function readyChromium(): { path: string; problem?: never } | { path?: never; problem: string } {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) return { problem: `CHROME_PATH names ${given}, which does not exist.` };
  if (!findChromium()) install();
  const path = findChromium();
  if (path) return { path };
  return {
    problem:
      "The browser tests need a Chromium and none could be installed: install the package chromium, or set CHROME_PATH to one.",
  };
}
