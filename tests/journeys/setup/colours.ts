import type { Page } from "playwright-core";
import { expect } from "vitest";
import { origin } from "./journey.ts";

/** Returns the style sheet with a client's colours, as the server sends it. */
export async function coloursOf(client: string): Promise<string> {
  const html = await (await fetch(`${origin}/${client}/login`)).text();
  const [, style] = /<style[^>]*>(:root\{.*?)<\/style>/s.exec(html) ?? [];
  return style ?? expect.fail(`no colours in the page of ${client}`);
}

/** Applies another client's colours, the same way the page does after a change of client, and a theme. */
export async function recolour(page: Page, style: string, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, style);
}
