import type { Page } from "playwright-core";

/** Harmless failures: leaving a page aborts its requests, and a page without scripts blocks them. */
const harmless = ["net::ERR_ABORTED", "csp"];

/** The API responses that each page received, in order of arrival. */
const answersOf = new WeakMap<Page, string[]>();

/** Describes a page: its address, the last API responses, and the start of its visible text. */
export async function lastSeen(page: Page): Promise<string> {
  if (page.isClosed()) return "The page is closed.";
  const shown = await page.evaluate(() => document.body.innerText.slice(0, 1500)).catch(String);
  return [page.url(), ...(answersOf.get(page) ?? []).slice(-12), shown].join("\n");
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
