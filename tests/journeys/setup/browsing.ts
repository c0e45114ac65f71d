import type { Page } from "playwright-core";
import { loginTexts } from "#texts/account.ts";
import type { Member } from "./journey.ts";

/** Fills in the login form and sends it. */
export async function signIn(page: Page, member: Pick<Member, "email" | "password">): Promise<void> {
  await page.getByLabel(loginTexts.emailLabel).fill(member.email);
  await page.getByLabel(loginTexts.passwordLabel, { exact: true }).fill(member.password);
  await page.getByRole("button", { name: loginTexts.submit }).click();
}

/** What the browser keeps. */
export const storageOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Waits until the address is this path, its query and fragment aside. */
export const reach = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** Path and query of the address. */
export const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Waits until the page's scripts have taken over what the server rendered. */
export const alive = (page: Page) => page.waitForFunction(() => !("holdForm" in window));

/** Goes to an address as a link within the app does, without loading the page anew. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await alive(page);
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** A colour as the browser computes it. */
export const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** `#5B3FD6` as browsers write it. */
export function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(", ")})`;
}

/** Messages that a refused call leaves in the console by itself. */
export const refused = (...statuses: number[]) =>
  new RegExp(`Failed to load resource.*status of (${statuses.join("|")})`);

/** How far the page moved by itself (CLS), since it began to load. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0),
          );
        }).observe({ type: "layout-shift", buffered: true });
        // Without any shift the observer stays silent.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );
