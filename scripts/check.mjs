// npm run check: every check that reads the code without running the product. Prints each step and its time.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

const cache = join("node_modules", ".cache", "alma");
mkdirSync(cache, { recursive: true });

/**
 * One type checker per process, because four checkers infer the same types again at twice the processor time. The build
 * info is cached, so a repeated run reads only what changed.
 */
const types = (folder, name) => [
  ...["tsc", "-p", folder, "--checkers", "1"],
  ...["--incremental", "--tsBuildInfoFile", join(cache, `${name}.tsbuildinfo`)],
];

/** The route types depend only on these sources, so typegen runs again only when one of them changed. */
const routeTypes = {
  sources: ["web/routes.ts", "react-router.config.ts", "vite.config.ts", "package-lock.json"],
  result: ".react-router/types/+routes.ts",
  stamp: join(cache, "route-types"),
};

/** Longest first. The web app's types include those of its routes, which typegen writes first. */
const steps = [
  { name: "promises", commands: [["oxlint", "--type-aware", "--deny-warnings"]] },
  { name: "types of the server", commands: [types(".", "server")] },
  { name: "format and lint", commands: [["biome", "check", "--error-on-warnings", "."]] },
  {
    name: "types of the web app",
    commands: [["react-router", "typegen"], types("web", "web")],
    made: routeTypes,
  },
  {
    name: "structure",
    commands: [["vitest", "run", "--project", "units", "tests/tidy.test.ts", "tests/spec/ids.test.ts"]],
  },
  { name: "dead code", commands: [["knip", "--cache"]] },
];

/** Returns the hash of a step's sources and result, and whether it equals the hash of the last passed run. */
function freshness({ sources, result, stamp }) {
  const hash = createHash("sha256");
  for (const path of [...sources, result])
    hash.update(existsSync(path) ? readFileSync(path) : "").update("\0");
  const now = hash.digest("hex");
  return { now, isFresh: existsSync(stamp) && readFileSync(stamp, "utf8") === now };
}

/** Runs one tool; resolves with its exit code and what it printed. */
function run([command, ...args]) {
  const child = spawn(process.execPath, [`node_modules/.bin/${command}`, ...args], {
    env: { ...process.env, FORCE_COLOR: "0" },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      printed += text;
    });
  return new Promise((resolve, reject) => {
    child.on("error", reject).on("close", (code) => resolve({ code, printed }));
  });
}

/** Runs the commands of a step up to the first that fails; resolves with whether all passed. */
async function check({ name, commands, made }) {
  const begin = performance.now();
  let printed = "";
  let passed = true;
  for (const command of made && freshness(made).isFresh ? commands.slice(1) : commands) {
    const result = await run(command);
    printed += result.printed;
    passed = result.code === 0;
    if (!passed) break;
  }
  if (made && passed) writeFileSync(made.stamp, freshness(made).now);
  process.stdout.write(
    `${passed ? "ok  " : "FAIL"} ${name} (${secondsSince(begin)} s)\n${passed ? "" : `${printed}\n`}`,
  );
  return passed;
}

const secondsSince = (begin) => ((performance.now() - begin) / 1000).toFixed(1);

const begin = performance.now();
const waiting = [...steps];
let failed = false;
async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await check(step))) failed = true;
}
// One worker per core, because each step keeps a core busy.
await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work));
process.stdout.write(`${failed ? "FAIL" : "ok  "} ${secondsSince(begin)} s for all of it\n`);
process.exit(failed ? 1 : 0);
