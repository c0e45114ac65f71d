// `npm run defects`: puts each deliberate defect into a copy of the product and reports which tests catch it.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { copyOf, filesOf, remove, type Sources } from "./copy.ts";
import type { Defect } from "./defects.ts";
import { mustHaveTests, type Named, named, spoiled } from "./fit.ts";
import { runTests, type Verdict } from "./judge.ts";

const usage = `npm run defects -- [chat] [clock-2] ... [options]
  chat, clock-2    an area, or the second defect of one; without any: all
  --from DIR       the checkout that is copied, instead of this one
  --tests-of DIR   with the tests of another checkout, and its vitest.config.ts
  --check          only whether each defect still fits the source and has tests
  --control        the same tests without any defect: all of them have to pass, or what is caught means nothing
  --markdown FILE  writes what was found as a table too`;

const root = join(import.meta.dirname, "..", "..");

const stop = new AbortController();

type Judged = { defect: Named; verdict: Verdict | Error; seconds: number };

function wanted(names: readonly string[]): Named[] {
  const isNamed = ({ id, area }: Named, name: string) =>
    [id, area.toLowerCase()].includes(name.toLowerCase());
  const unknown = names.filter((name) => !named.some((defect) => isNamed(defect, name)));
  if (unknown.length > 0) throw new Error(`No defect is called ${unknown.join(", ")}.\n${usage}`);
  return names.length === 0 ? named : named.filter((defect) => names.some((name) => isNamed(defect, name)));
}

async function within<T>(sources: Sources, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = copyOf(sources, join(root, "node_modules"));
  try {
    return await work(folder);
  } finally {
    remove(folder);
  }
}

async function judge(sources: Sources, defect: Named): Promise<Judged> {
  const begin = performance.now();
  const verdict = await within(sources, async (folder) => {
    writeFileSync(join(folder, defect.file), spoiled(folder, defect));
    return runTests(folder, defect.tests, stop.signal);
  }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  stop.signal.throwIfAborted();
  return { defect, verdict, seconds: (performance.now() - begin) / 1000 };
}

const isCaught = ({ verdict }: Judged): boolean => !(verdict instanceof Error) && verdict.failed.length > 0;

const missedBy = ({ late, ran }: Verdict): string =>
  `NOT CAUGHT by ${ran} tests${late.length > 0 ? `, of which ${late.length} ran out of time` : ""}`;

function lineOf({ defect: { id, name }, verdict, seconds }: Judged): string {
  const head = `${id} (${seconds.toFixed(0)} s) ${name}`;
  if (verdict instanceof Error) return `${head}\n  COULD NOT BE TRIED: ${verdict.message}`;
  const { failed, late } = verdict;
  const found = [...failed, ...late].map(({ file, title, why }) => `  ${file}\n    ${title}\n      ${why}`);
  return [head, ...(failed.length === 0 ? [`  ${missedBy(verdict)}`] : []), ...found].join("\n");
}

const cell = (text: string): string => text.replaceAll("|", "\\|");

function rowOf({ defect: { area, name }, verdict }: Judged): string {
  const by = verdict instanceof Error ? "could not be tried" : namesOf(verdict);
  return `| ${area} | ${cell(name)} | ${by} |`;
}

function namesOf(verdict: Verdict): string {
  const { failed } = verdict;
  if (failed.length === 0) return `**${missedBy(verdict)}**`;
  const shown = failed.slice(0, 2).map(({ file, title }) => `\`${file}\`: ${cell(title)}`);
  const more = failed.length > shown.length ? [`+${failed.length - shown.length} more`] : [];
  return [...shown, ...more].join("<br>");
}

/** Runs all tests of these defects on the product without any defect. */
async function control(sources: Sources, chosen: readonly Named[]): Promise<boolean> {
  const tests: Defect["tests"] = {};
  for (const project of ["units", "calls", "journeys"] as const) {
    const parts = new Set(chosen.flatMap((defect) => defect.tests[project] ?? []));
    if (parts.size > 0) tests[project] = [...parts];
  }
  const { failed, late, ran } = await within(sources, (folder) => runTests(folder, tests, stop.signal));
  const bad = [...failed, ...late];
  for (const { file, title, why } of bad)
    console.log(`FAILED without a defect: ${file}\n  ${title}\n  ${why}`);
  console.log(`Without a defect ${ran - bad.length} of ${ran} tests pass.`);
  return bad.length === 0;
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: "string" },
      "tests-of": { type: "string" },
      check: { type: "boolean" },
      control: { type: "boolean" },
      markdown: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(usage);
    return true;
  }
  const chosen = wanted(positionals);
  const tests = values["tests-of"];
  const sources = {
    product: resolve(values.from ?? root),
    tests: tests === undefined ? undefined : resolve(tests),
  };
  const paths = filesOf(sources.tests ?? sources.product);
  // Checks all defects before the first run, so that an outdated table fails at once.
  for (const defect of chosen) {
    spoiled(sources.product, defect);
    mustHaveTests(defect, paths);
  }
  if (values.check) return true;
  if (values.control) return control(sources, chosen);
  const rows = ["| area | defect | caught by |", "|---|---|---|"];
  let missed = 0;
  for (const defect of chosen) {
    const judged = await judge(sources, defect);
    console.log(lineOf(judged));
    rows.push(rowOf(judged));
    if (!isCaught(judged)) missed += 1;
  }
  if (values.markdown !== undefined) writeFileSync(values.markdown, `${rows.join("\n")}\n`);
  if (missed > 0) console.error(`${missed} of ${chosen.length} defects are not caught.`);
  return missed === 0;
}

// On a signal, stops the tests and deletes the copy before this program exits.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => stop.abort(new Error("Broken off.")));
try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
