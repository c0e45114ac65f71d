import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The minified file, because the browser parses it on each page. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 A and AA, and axe's best practices. */
const everything = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
} as const;

/** The only rules that another client's colours or theme can affect. */
const colours = { type: "rule", values: ["color-contrast", "link-in-text-block"] } as const;

/** Expects no axe finding in the visible page. */
export const expectAccessible = (page: Page, within = "html"): Promise<void> =>
  expectNoFinding(page, everything, within);

/** Expects no finding about colours, for a screen that was fully checked in other colours. */
export const expectReadable = (page: Page, within = "html"): Promise<void> =>
  expectNoFinding(page, colours, within);

/** Expects no finding in light and dark, which differ only in colours. The page stays light. */
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
        // Omits details of passed rules, which take the most time.
        resultTypes: ["violations"],
        // The styles are inlined, so axe need not fetch any.
        preload: false,
      });
      /** A target is not small because a bar covers half of it where the page happens to be scrolled to. */
      const isSmallOnceScrolled = async (target: string) => {
        document.querySelector(target)?.scrollIntoView({ block: "center" });
        const again = await window.axe.run(target, { runOnly: { type: "rule", values: ["target-size"] } });
        return again.violations.length > 0;
      };
      const found: string[] = [];
      for (const { id, nodes } of violations)
        for (const { html, target, failureSummary = "" } of nodes) {
          const isCovered = id === "target-size" && failureSummary.includes("partially obscured");
          if (isCovered && !(await isSmallOnceScrolled(String(target[0])))) continue;
          found.push(`${id}: ${html.slice(0, 160)} ${failureSummary}`);
        }
      return found;
    },
    [within, runOnly] as const,
  );
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * Ends transitions at once and waits until animations end, because they would be measured in temporary colours. The end
 * of one may start inherited ones a frame later. Waiting for the transitions of a whole page in new colours would cost
 * more than the check.
 */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
    const frame = () => new Promise(requestAnimationFrame);
    // Ignores animations that never end.
    const moving = () =>
      document
        .getAnimations()
        .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await frame();
    for (let still = moving(); still.length > 0; still = moving()) {
      await Promise.all(still.map((motion) => motion.finished.catch(() => 0)));
      await frame();
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });

declare global {
  interface Window {
    axe: typeof axe;
  }
}
