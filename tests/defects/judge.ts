import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Defect } from "./defects.ts";

/** A failed test and the first line of its error. */
type Failed = { file: string; title: string; why: string };

/**
 * The result of a test run; `ran` counts the tests that finished. Tests that timed out go into `late`: they prove
 * nothing, because the machine may have been busy.
 */
export type Verdict = { failed: Failed[]; late: Failed[]; ran: number };

/** The part of vitest's JSON report that is read here. */
type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Longer than the related tests of any defect take. */
const mostMs = 15 * 60_000;

const firstLine = (text = ""): string => stripVTControlCharacters(text).split("\n", 1).join("").slice(0, 200);

/** Runs these tests in a copy. Throws if they could not run or were interrupted. */
export async function runTests(folder: string, tests: Defect["tests"], stop: AbortSignal): Promise<Verdict> {
  const output = join(folder, "node_modules", "report.json");
  const log = join(folder, "node_modules", "report.log");
  const projects = Object.keys(tests).flatMap((project) => ["--project", project]);
  // One file at a time and one retry, so that no test fails only because the machine is busy.
  const options = ["--reporter=json", `--outputFile=${output}`, "--retry=1", "--maxWorkers=1"];
  const vitest = join(folder, "node_modules", "vitest", "vitest.mjs");
  await ended([vitest, "run", ...projects, ...Object.values(tests).flat(), ...options], folder, log, stop);
  stop.throwIfAborted();
  if (!existsSync(output))
    throw new Error(`The tests did not run.\n${readFileSync(log, "utf8").slice(-3000)}`);
  const report: Report = JSON.parse(readFileSync(output, "utf8"));
  const verdict = verdictOf(report, folder);
  if (verdict.ran > 0) return verdict;
  const said = report.testResults.map(({ message }) => message).join("\n");
  throw new Error(`No test ran.\n${said}\n${readFileSync(log, "utf8").slice(-3000)}`);
}

function verdictOf({ testResults }: Report, folder: string): Verdict {
  const all = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: name.replace(`${folder}/`, "") })),
  );
  const bad = all
    .filter(({ status }) => status === "failed")
    .map(({ file, fullName, failureMessages }) => ({
      file,
      title: fullName,
      why: firstLine(failureMessages[0]),
    }));
  const late = bad.filter(({ why }) => /Test timed out in|Hook timed out in/.test(why));
  const ran = all.filter(({ status }) => status === "passed").length + bad.length;
  return { failed: bad.filter((one) => !late.includes(one)), late, ran };
}

/** Always waits until the process ends, because only then its database and its browsers are gone too. */
function ended(args: string[], folder: string, log: string, stop: AbortSignal): Promise<void> {
  const out = openSync(log, "w");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ["ignore", out, out],
      timeout: mostMs,
      killSignal: "SIGINT",
      env: { ...process.env, FORCE_COLOR: "0" },
    });
    const leave = () => child.kill("SIGINT");
    stop.addEventListener("abort", leave);
    child.once("error", reject);
    child.once("close", () => {
      stop.removeEventListener("abort", leave);
      closeSync(out);
      resolve();
    });
  });
}
