import type { Page } from "playwright-core";
import { expect } from "vitest";
import { origin } from "./journey.ts";

/** The style that a client's pages carry, as the server sends it. */
export async function coloursOf(client: string): Promise<string> {
  const html = await (await fetch(`${origin}/${client}/login`)).text();
  const [, style] = /<style[^>]*>(:root\{.*?)<\/style>/s.exec(html) ?? [];
  return style ?? expect.fail(`no colours in the page of ${client}`);
}

/** Gives the screen another client's colours, as the page itself does for a client that changed, and another theme. */
export async function recolour(page: Page, style: string, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, style);
}
