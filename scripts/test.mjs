// npm test: all tests, on a fresh machine too. Arguments go to vitest, e.g. `npm test -- --project units`.
// npm test -- --changed [since] [--list]: those that a change calls for, in about a minute; --list only names them.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import module from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(
    `The tests need Node 24 and found ${process.version}. Run "npm ci" first; it brings Node 24 on Linux.\n`,
  );
  process.exit(1);
}
const cache = join(root, "node_modules", ".cache", "alma");
module.enableCompileCache?.(cache);

const timesPath = join(cache, "test-times.json");
const timesIn = (path) => {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
};
/** Seconds of each file and its tests in their last run here. */
const readTimes = () => timesIn(timesPath);
/** The same, and for files that have not run here what they took elsewhere (scripts/write-times.ts). */
const knownTimes = () => ({ ...timesIn(join(root, "tests", "times.json")), ...readTimes() });

/** Saves the durations of a report's tests, for the next choice of tests that fit into the time. */
function keepTimes(report, whole) {
  const times = readTimes();
  for (const { name, assertionResults } of report.testResults) {
    const ran = assertionResults.filter(({ status }) => status === "passed" || status === "failed");
    const path = relative(root, name);
    const known = times[path] ?? { titles: {} };
    for (const { ancestorTitles, title, duration = 0 } of ran)
      known.titles[[...ancestorTitles, title].join(" > ")] = duration / 1000;
    // Besides its tests, a file spends time on imports and setup.
    if (whole || known.seconds === undefined)
      known.seconds = 0.3 + ran.reduce((sum, { duration = 0 }) => sum + duration / 1000, 0);
    if (ran.length > 0) times[path] = known;
  }
  const written = `${timesPath}.${process.pid}`;
  writeFileSync(written, JSON.stringify(times));
  renameSync(written, timesPath);
}

/** Runs vitest and returns its exit code; a `-t` pattern that matches no test counts as a failure. */
function run(args, env = process.env) {
  const ownReport = args.some((arg) => /^--(reporter|outputFile)/.test(arg));
  const reportPath = join(cache, `test-report-${process.pid}.json`);
  mkdirSync(cache, { recursive: true });
  const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportPath}`];
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", ...args, ...(ownReport ? [] : report)],
    { stdio: "inherit", env },
  );
  if (!existsSync(reportPath)) return status ?? 1;
  const found = JSON.parse(readFileSync(reportPath, "utf8"));
  rmSync(reportPath);
  const titled = args.some((arg) => /^(-t|--testNamePattern)/.test(arg));
  keepTimes(found, !titled);
  if (titled && found.numPassedTests + found.numFailedTests === 0) {
    process.stderr.write("No test has such a title.\n");
    return 1;
  }
  return status ?? 1;
}

/** Finds a browser and builds the web app if it is stale; returns the environment for vitest. */
async function readyBrowser() {
  const { readyChromium } = await import("./chromium.ts");
  const chromium = readyChromium();
  if (chromium.problem) {
    process.stderr.write(`${chromium.problem}\n`);
    process.exit(1);
  }
  const { buildIfStale } = await import("./web-build.ts");
  if (!buildIfStale()) process.exit(1);
  return { ...process.env, CHROME_PATH: chromium.path };
}

const say = (line = "") => process.stdout.write(`${line}\n`);

function sayChosen({ units, calls, journeys, leftOut }) {
  const tied = units.filter(({ why }) => why !== "all units");
  say(`units: ${units.length} files${tied.length > 0 ? ", among them" : ""}`);
  for (const { path, why } of tied.slice(0, 8)) say(`  ${path}  (${why})`);
  if (tied.length > 8) say(`  and ${tied.length - 8} more that have to do with the change`);
  say(`calls: ${calls.length} files`);
  for (const { path, why } of calls) say(`  ${path}  (${why})`);
  say(`journeys: ${journeys.reduce((sum, { titles }) => sum + titles.length, 0)} titles`);
  for (const { path, why, titles, of } of journeys) say(`  ${path}  ${titles.length} of ${of}  (${why})`);
  for (const [project, files] of Object.entries(leftOut)) {
    if (files.length === 0) continue;
    const titles = files.reduce((sum, file) => sum + (file.titles?.length ?? 0), 0);
    const what = titles > 0 ? `${titles} titles in ${files.length}` : files.length;
    // With more than 20 files, running the whole project takes no longer.
    const paths = files.length > 20 ? [] : files.map(({ path }) => path);
    say(`not run, for want of time: ${what} files of ${project}; they run with`);
    say(`  ${["npm test -- --project", project, ...paths].join(" ")}`);
  }
  say();
}

/** Returns whether a change is newer than the last build of the web app, so that journeys must wait for a rebuild. */
function isBuildOlder(changes) {
  const stamp = join("build", "built");
  if (!existsSync(stamp)) return true;
  const builtAt = statSync(stamp).mtimeMs;
  return changes.some(
    ({ path }) =>
      /^(web|texts|rules|contract)\//.test(path) && existsSync(path) && statSync(path).mtimeMs > builtAt,
  );
}

/** Returns the journeys that still fit into the time after the quicker tests, and reports those left out. */
function fitting(chosen, now) {
  const number = (journeys) => journeys.reduce((sum, { titles }) => sum + titles.length, 0);
  if (number(now) >= number(chosen)) return chosen;
  say(
    `\nThe machine is slow: ${number(now)} of the ${number(chosen)} chosen journeys fit. All of them run with`,
  );
  say(`  ${["npm test -- --project journeys", ...chosen.map(({ path }) => path)].join(" ")}\n`);
  return now;
}

/** Runs the tests that a change calls for, quick ones first; returns the exit code. */
async function runChanged(since, onlyList) {
  const begin = performance.now();
  const { patternOf, readChanges, readSources, select } = await import("./changed-tests.ts");
  const { against, changes } = readChanges(since);
  say(`${changes.length} files changed against ${against}`);
  const given = { changes, sources: readSources(), times: knownTimes(), stale: isBuildOlder(changes) };
  const chosen = select(given);
  sayChosen(chosen);
  if (onlyList) return 0;
  const results = [];
  const quick = [...chosen.units, ...chosen.calls].map(({ path }) => path);
  if (quick.length > 0) results.push(run(["--project", "units", "--project", "calls", ...quick]));
  if (chosen.journeys.length > 0) {
    const spent = (performance.now() - begin) / 1000;
    const journeys = fitting(chosen.journeys, select({ ...given, spent }).journeys);
    const files = journeys.map(({ path }) => path);
    const env = await readyBrowser();
    results.push(run(["--project", "journeys", "-t", patternOf(journeys), ...files], env));
  }
  const failed = results.some((code) => code !== 0);
  say(`${failed ? "FAIL" : "ok"}: ${((performance.now() - begin) / 1000).toFixed(1)} s for all of it`);
  return failed ? 1 : 0;
}

/** Returns whether a run may need a browser: always, unless it names only projects or files that run without one. */
function needsBrowser(args) {
  const projects = args.flatMap((arg, n) =>
    arg === "--project" ? [args[n + 1]] : arg.startsWith("--project=") ? [arg.slice(10)] : [],
  );
  if (projects.length > 0) return projects.includes("journeys");
  return !args.some((arg) => /\.test\.tsx?$|^(contract|rules|server|texts|web)\//.test(arg));
}

const args = process.argv.slice(2);
const changed = args.findIndex((arg) => /^--changed(=|$)/.test(arg));
if (changed >= 0) {
  const since = args[changed]?.split("=")[1] ?? args.find((arg, n) => n > changed && !arg.startsWith("-"));
  process.exit(await runChanged(since, args.includes("--list")));
}
process.exit(run(args, needsBrowser(args) ? await readyBrowser() : process.env));
