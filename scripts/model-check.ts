/**
 * npm run model:check [-- --judge] [--only NAME] [--json FILE] [--at-once N]: plays members and probes through a
 * separate Alma instance against the endpoint of LLM_BASE_URL, and prints a page for the operator's decision
 * (docs/model-check.md). Exits with 0 when the model is fit by tests/evals/model/thresholds.ts, with 1 when it is not,
 * and with 2 when it could not be measured.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ConfigError } from "#server/config.ts";
import { startAlma } from "../tests/evals/model/alma.ts";
import { checkModel } from "../tests/evals/model/check-model.ts";
import { pageOf } from "../tests/evals/model/page.ts";
import { readMembers, readProbes, type Script } from "../tests/evals/model/script.ts";

/** Default number of concurrent conversations: finishes an hour's work in minutes without flooding the endpoint. */
const atOnceDefault = 4;

/** Ends the command before anything is measured. */
class Unmeasured extends Error {}

function read(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        judge: { type: "boolean", default: false },
        only: { type: "string" },
        json: { type: "string" },
        "at-once": { type: "string", default: String(atOnceDefault) },
      },
    });
    const atOnce = Number(values["at-once"]);
    if (!Number.isInteger(atOnce) || atOnce < 1 || atOnce > 32)
      throw new Error("--at-once needs a number from 1 to 32");
    return { judge: values.judge, only: values.only, json: values.json, atOnce };
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    throw new Unmeasured(
      `${says}\nusage: npm run model:check [-- --judge] [--only NAME] [--json FILE] [--at-once N]`,
    );
  }
}

/** Selects the scripts whose id contains the name, or whose kind or field equals it. */
function chosen(only: string | undefined): { scripts: Script[]; isWhole: boolean } {
  const all: Script[] = [...readMembers(), ...readProbes()];
  if (only === undefined) return { scripts: all, isWhole: true };
  const scripts = all.filter(({ id, kind, field }) => id.includes(only) || kind === only || field === only);
  if (scripts.length === 0) throw new Unmeasured(`no member and no probe is named ${only}`);
  return { scripts, isWhole: false };
}

async function main(): Promise<number> {
  const { judge, only, json, atOnce } = read(process.argv.slice(2));
  if (!process.env.LLM_BASE_URL || !process.env.LLM_MODEL) {
    throw new Unmeasured(
      "There is no model to check. Set LLM_BASE_URL (an OpenAI-compatible endpoint, /v1 included) and LLM_MODEL, and LLM_API_KEY where the endpoint wants a key; LLM_PRICE_IN and LLM_PRICE_OUT for the price of a talk.",
    );
  }
  const { scripts, isWhole } = chosen(only);
  const stopped = new AbortController();
  // The embedded database must not outlive this process.
  process.once("SIGINT", () => stopped.abort(new Unmeasured("stopped")));
  const { alma, meter, config, stop } = await startAlma(process.env);
  try {
    const endpoint = config.llm;
    if (!endpoint) throw new Unmeasured("The settings name no model.");
    let done = 0;
    const { report, played } = await checkModel({
      endpoint,
      alma,
      meter,
      scripts,
      isWhole,
      atOnce,
      signal: stopped.signal,
      judge: judge ? { ...endpoint, model: process.env.LLM_JUDGE_MODEL || endpoint.model } : undefined,
      onDone: ({ id }) => {
        done += 1;
        process.stderr.write(`${done}/${scripts.length} ${id}\n`);
      },
    });
    stopped.signal.throwIfAborted();
    console.log(pageOf(report));
    if (json !== undefined) writeFileSync(json, `${JSON.stringify({ report, played }, undefined, 2)}\n`);
    return report.isFit ? 0 : 1;
  } finally {
    await stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isExpected = error instanceof Unmeasured || error instanceof ConfigError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 2;
}
