import { setTimeout as pause } from "node:timers/promises";
import type { App } from "./app.ts";

/*
 * A server that is about to stop tells proxies by `/readyz` and by closing their connections, and serves everything,
 * new questions too, until they have heard it.
 */

/** Longer than proxies take to ask `/readyz` again. */
const noticeMs = 5000;

const leaving = new WeakSet<object>();

export const isLeaving = (app: Pick<App, "live">): boolean => leaving.has(app);

export async function leave(app: Pick<App, "live" | "config">): Promise<void> {
  leaving.add(app);
  if (app.config.trustProxy !== false) await pause(noticeMs);
}
