import type { Page } from "playwright-core";

/** Opens the sections of the profile that are still closed: all of them, or the one with this id. */
export async function openSections(page: Page, id?: string): Promise<void> {
  await page.locator("details#data-diri").waitFor();
  const closed = `details${id ? `#${id}` : "[id]"}:not([open]) > summary`;
  await page.locator(closed).evaluateAll((all) => {
    for (const summary of all) (summary as HTMLElement).click();
  });
}
