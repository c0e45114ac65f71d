// npm test: all tests, on a fresh machine too. Arguments go to vitest, e.g. `npm test -- --project units`.
import { spawnSync } from "node:child_process";
import module from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(
    `The tests need Node 24 and found ${process.version}. Run "npm ci" first; it brings Node 24 on Linux.\n`,
  );
  process.exit(1);
}
module.enableCompileCache?.(join(root, "node_modules", ".cache", "alma"));

const args = process.argv.slice(2);
const projects = args.flatMap((arg, n) =>
  arg === "--project" ? [args[n + 1]] : arg.startsWith("--project=") ? [arg.slice(10)] : [],
);
const withBrowser =
  (projects.length === 0 || projects.includes("journeys")) && !args.some((arg) => /\.test\.tsx?$/.test(arg));
const env = { ...process.env };

if (withBrowser) {
  const { readyChromium } = await import("./chromium.ts");
  const chromium = readyChromium();
  if (chromium.problem) {
    process.stderr.write(`${chromium.problem}\n`);
    process.exit(1);
  }
  env.CHROME_PATH = chromium.path;
  const { buildIfStale } = await import("./web-build.ts");
  if (!buildIfStale()) process.exit(1);
}
const vitest = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...args], {
  stdio: "inherit",
  env,
});
process.exit(vitest.status ?? 1);
