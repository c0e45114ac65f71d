import type { Page } from "playwright-core";

/** Harmless failures: leaving a page aborts its requests, and a page without scripts blocks them. */
const harmless = ["net::ERR_ABORTED", "csp"];

/** The API responses that each page received, in order of arrival. */
const answersOf = new WeakMap<Page, string[]>();

/**
 * Describes a page: its address, the last API responses, the last presses and what they hit, the texts of its fields,
 * and the start of its visible text.
 */
export async function lastSeen(page: Page): Promise<string> {
  if (page.isClosed()) return "The page is closed.";
  const shown = await page
    .evaluate(() => [
      ...(window.lastPresses ?? []),
      ...[...document.querySelectorAll("textarea")].map(({ value }) => `text: ${value}`),
      document.body.innerText.slice(0, 1500),
    ])
    .catch((error) => [String(error)]);
  return [page.url(), ...(answersOf.get(page) ?? []).slice(-12), ...shown].join("\n");
}

/** Runs in the page before its own scripts and notes the last presses, for `lastSeen`. */
export function notePresses(): void {
  const presses: string[] = [];
  window.lastPresses = presses;
  for (const kind of ["mousedown", "mouseup", "click"])
    addEventListener(
      kind,
      ({ target }) => {
        const hit = target instanceof Element ? `${target.tagName} ${target.textContent?.slice(0, 30)}` : "";
        presses.push(`${Math.round(performance.now())} ms ${kind} ${hit}`);
        if (presses.length > 12) presses.shift();
      },
      { capture: true, passive: true },
    );
}

declare global {
  interface Window {
    lastPresses?: string[];
  }
}

/** Records console errors, exceptions, failed requests and responses from 500 up. */
export function watch(page: Page, problems: string[], allow: readonly RegExp[]): void {
  const note = (line: string) => {
    if (!allow.some((pattern) => pattern.test(line))) problems.push(line);
  };
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => note(`exception: ${error.stack || error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!harmless.includes(reason)) note(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  const answers: string[] = [];
  answersOf.set(page, answers);
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/"))
      answers.push(`${response.request().method()} ${pathname} ${response.status()}`);
    if (response.status() >= 500) note(`answer: ${response.status()} ${response.url()}`);
  });
}
