import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Console errors of a lost connection. */
export const connectionErrors = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_CONNECTION_(REFUSED|RESET)/,
  /ERR_EMPTY_RESPONSE/,
  /ERR_SOCKET_NOT_CONNECTED/,
  /ERR_FAILED/,
];

/** Waits until a client's service worker is active and has cached its shell. */
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
