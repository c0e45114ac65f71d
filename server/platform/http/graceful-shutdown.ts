import { setTimeout as pause } from "node:timers/promises";
import type { App } from "#server/platform/app.ts";

/*
 * A server that is about to stop tells proxies by `/readyz` and by closing their connections, and serves everything,
 * new questions too, until they have heard it.
 */

/** Longer than proxies take to ask `/readyz` again. */
const noticeMs = 5000;

const shuttingDown = new WeakSet<object>();

export const isShuttingDown = (app: Pick<App, "live">): boolean => shuttingDown.has(app);

export async function announceShutdown(app: Pick<App, "live" | "config">): Promise<void> {
  shuttingDown.add(app);
  if (app.config.trustProxy !== false) await pause(noticeMs);
}
