import type { Page } from "playwright-core";
import { loginTexts } from "#texts/account/account.ts";
import type { Member } from "./journey.ts";

/** Fills in the login form and sends it. */
export async function signIn(page: Page, member: Pick<Member, "email" | "password">): Promise<void> {
  await page.getByLabel(loginTexts.emailLabel).fill(member.email);
  await page.getByLabel(loginTexts.passwordLabel, { exact: true }).fill(member.password);
  await page.getByRole("button", { name: loginTexts.submit }).click();
}

/** Returns all entries of local storage. */
export const storageOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Waits until the address has this path, whatever the query and fragment. */
export const reach = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** Returns path and query of the address. */
export const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Waits until the page is hydrated. */
export const alive = (page: Page) => page.waitForFunction(() => !("holdForm" in window));

/** Navigates within the app, without loading a new document. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await alive(page);
  await page.evaluate((to) => {
    // The router counts its own entries in the same way.
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Returns a computed CSS property of the first matching element. */
export const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Converts `#5B3FD6` to the form in which browsers report colours. */
export function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(", ")})`;
}

/** Returns a pattern for the console message that a refused call causes. */
export const refused = (...statuses: number[]) =>
  new RegExp(`Failed to load resource.*status of (${statuses.join("|")})`);

/** Returns the layout shift (CLS) since the page began to load, and which elements moved from where to where. */
export const shiftOf = (page: Page) =>
  page.evaluate(() => {
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const isShift = (entry: PerformanceEntry): entry is Shift => "value" in entry && "sources" in entry;
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
    return new Promise<{ shift: number; moved: string }>((resolve) => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries().filter(isShift);
        const moved = shifts.flatMap(({ sources }) =>
          sources.map(
            ({ node, previousRect, currentRect }) =>
              `<${node?.nodeName} class="${node?.className}"> ${box(previousRect)} -> ${box(currentRect)}`,
          ),
        );
        resolve({ shift: shifts.reduce((sum, { value }) => sum + value, 0), moved: moved.join("; ") });
      }).observe({ type: "layout-shift", buffered: true });
      // Without any layout shift the observer never fires.
      requestAnimationFrame(() => setTimeout(() => resolve({ shift: 0, moved: "" })));
    });
  });

/** Runs in the page: the number of lines that an element's words take. */
export const linesOf = (words: Element) => {
  const range = document.createRange();
  range.selectNodeContents(words);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

/** Runs in the page. On a busy machine the font may have come too late for the page, which then keeps the wider one it began with. */
export const useOwnFont = async () => {
  const [file] = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
  const font = new FontFace("Plus Jakarta Sans", `url(${file?.name})`, { weight: "200 800" });
  document.fonts.add(await font.load());
};
