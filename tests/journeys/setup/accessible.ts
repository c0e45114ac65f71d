import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The short form: the browser reads it anew on each page. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 A and AA, and the good practices of axe. */
const everything = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
} as const;

/** What another client's colours, or the other theme, can change. */
const colours = { type: "rule", values: ["color-contrast", "link-in-text-block"] } as const;

/** No finding of axe on what the page shows. */
export const expectAccessible = (page: Page, within = "html"): Promise<void> =>
  expectNoFinding(page, everything, within);

/** No finding on colours: for a screen that was looked at whole in others. */
export const expectReadable = (page: Page, within = "html"): Promise<void> =>
  expectNoFinding(page, colours, within);

/** The same in light and in dark, which differ in nothing but colours. The page stays light. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: "light" });
}

async function expectNoFinding(
  page: Page,
  runOnly: typeof everything | typeof colours,
  within: string,
): Promise<void> {
  await settled(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const findings = await page.evaluate(
    async ([selector, { type, values }]) => {
      const { violations } = await window.axe.run(selector, {
        runOnly: { type, values: [...values] },
        // What passes is not described, which takes longest.
        resultTypes: ["violations"],
        // Styles are in the page: nothing is fetched for the checks.
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
      );
    },
    [within, runOnly] as const,
  );
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * What still moves or fades in would be measured in colours that it has for a moment only. What ended may start what
 * inherits from it, a frame later.
 */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // What goes round for ever never ends.
    const moving = () =>
      document
        .getAnimations()
        .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await frame();
    for (let still = moving(); still.length > 0; still = moving()) {
      await Promise.all(still.map((motion) => motion.finished.catch(() => 0)));
      await frame();
    }
  });

declare global {
  interface Window {
    axe: typeof axe;
  }
}
