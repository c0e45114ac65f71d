import { join } from "node:path";
import type { Page } from "playwright-core";
import { build } from "vite";
import { percentile } from "./process.ts";

/** How many words are added, and in how many rounds. */
const words = 1080;
const rounds = 5;

export type WordCost = { p50: number; p99: number };

/** Builds the code that renders an answer's words into one script. */
async function proseScript(): Promise<string> {
  const made = await build({
    root: join(import.meta.dirname, ".."),
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, "prose-in-page.mjs"), formats: ["iife"], name: "proseBench" },
    },
  });
  const [output] = [made].flat();
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("no script was made");
  return chunk.code;
}

/**
 * Milliseconds that one word of a markdown answer costs in the open conversation: parsing, rendering and layout, one
 * word straight after another.
 */
export async function wordCost(page: Page, scraps: readonly string[]): Promise<WordCost> {
  await page.evaluate(`${await proseScript()};window.proseBench = proseBench;0`);
  const asked = JSON.stringify({ scraps, words });
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    costs.push(...(await page.evaluate<number[]>(`proseBench.wordCosts(${asked})`)));
  }
  return { p50: percentile(costs, 0.5), p99: percentile(costs, 0.99) };
}
