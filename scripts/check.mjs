// npm run check: everything that reads the code without running the product. Prints each step and its time.
import { spawnSync } from "node:child_process";

const steps = [
  ["format and lint", "biome", ["check", "--error-on-warnings", "."]],
  ["promises", "oxlint", ["--type-aware", "--deny-warnings"]],
  ["route types", "react-router", ["typegen"]],
  ["types of the server", "tsc", ["-p", "."]],
  ["types of the web app", "tsc", ["-p", "web"]],
  ["structure", "vitest", ["run", "--project", "units", "tests/tidy.test.ts"]],
  ["dead code", "knip", []],
];

let failed = false;
for (const [name, command, args] of steps) {
  const begin = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/.bin/${command}`, ...args], {
    encoding: "utf8",
    env: { ...process.env, FORCE_COLOR: "0" },
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)\n`);
  if (status !== 0) {
    process.stdout.write(`${stdout}${stderr}\n`);
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
