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
/** Questions that are being accepted: their answers are not among the live ones yet. */
const accepting = new WeakMap<Writing, Set<Promise<unknown>>>();

/** Whether this server takes no new questions because it is stopping. */
export const isStopping = (app: Writing): boolean => stopping.has(app);

/** Has a server that begins to stop wait for a question that it is just accepting, and then for its answer. */
export async function whileAccepting<T>(app: Writing, accept: () => Promise<T>): Promise<T> {
  const others = accepting.get(app) ?? new Set();
  accepting.set(app, others);
  const accepted = accept();
  others.add(accepted);
  try {
    return await accepted;
  } finally {
    others.delete(accepted);
  }
}

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
  await Promise.race([noneLeft(app), late.promise]);
  clearTimeout(timer);
}

/** Waits for each answer once, also for those that begin meanwhile. */
async function noneLeft(app: Writing): Promise<void> {
  const awaited = new Set<Promise<unknown>>();
  for (;;) {
    const running = [
      ...(accepting.get(app) ?? []),
      ...[...app.live.values()].map(({ finished }) => finished),
    ];
    const rest = running.filter((one) => !awaited.has(one));
    if (rest.length === 0) return;
    for (const one of rest) awaited.add(one);
    await Promise.allSettled(rest);
  }
}
