import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What a browser notes of a line that is gone. */
export const noLine = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_CONNECTION_(REFUSED|RESET)/,
  /ERR_EMPTY_RESPONSE/,
  /ERR_SOCKET_NOT_CONNECTED/,
  /ERR_FAILED/,
];

/** Waits until the worker of a client has its shell. */
export const shelled = (page: Page, client = "netwerk") =>
  expect
    .poll(
      () =>
        page.evaluate(async (name) => {
          const registration = await navigator.serviceWorker.getRegistration(`/${name}/`);
          const names = await caches.keys();
          return (
            registration?.active?.state === "activated" && names.some((key) => key.includes(`.${name}.`))
          );
        }, client),
      { timeout: 60_000, interval: 200 },
    )
    .toBe(true);
