import type { Page } from "playwright-core";

/** What is no fault: a page that is left drops what it was loading, one without scripts loads none. */
const harmless = ["net::ERR_ABORTED", "csp"];

/** Notes what a reader of the console would call broken. */
export function watch(page: Page, problems: string[], allow: readonly RegExp[]): void {
  const note = (line: string) => {
    if (!allow.some((pattern) => pattern.test(line))) problems.push(line);
  };
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => note(`exception: ${error.stack ?? error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!harmless.includes(reason)) note(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) note(`answer: ${response.status()} ${response.url()}`);
  });
}
