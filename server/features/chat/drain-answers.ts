import type { App } from "#server/platform/app.ts";

/**
 * How long a stopping server waits for its answers; the rest is stored as interrupted and may be continued. With the
 * notice to proxies and the time to store, it is less than the minute that deployments give.
 */
const patienceMs = 30_000;
/** How long storing the aborted answers may take; if the database is away, another server closes them as lost. */
const storeMs = 15_000;

/** The part of the app that draining needs. */
type Writing = Pick<App, "live">;

const stopping = new WeakSet<Writing>();

/** Whether this server takes no new questions because it is stopping. */
export const isStopping = (app: Writing): boolean => stopping.has(app);

/** Lets running answers end, then aborts the rest and waits until they are stored. */
export async function drainAnswers(app: Writing): Promise<void> {
  stopping.add(app);
  await allFinished(app, patienceMs);
  for (const text of app.live.values()) text.stop.abort("shutdown");
  await allFinished(app, storeMs);
}

/** Waits until all answers have ended, but at most `ms` milliseconds. */
async function allFinished(app: Writing, ms: number): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  await Promise.race([Promise.all([...app.live.values()].map((text) => text.finished)), late.promise]);
  clearTimeout(timer);
}
