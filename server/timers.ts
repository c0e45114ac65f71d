import { reapMeters } from "#server/features/balance/balance.ts";
import { closeLostAnswers, storeLiveAnswers } from "#server/features/chat/live-answers.ts";
import { purgeMailFiles } from "#server/features/mail/purge-mail-files.ts";
import { checkOrders } from "#server/features/order/follow/check-orders.ts";
import { storePageCounts } from "#server/features/page-count/page-count.ts";
import type { App } from "#server/platform/app.ts";
import { cutEndedSessions } from "#server/platform/http/connections.ts";

/** THE TIMER TABLE: what every server does periodically. Each timer works from the database, so servers may overlap. */
const timers = [
  { name: "store live answers", everyMs: 700, run: storeLiveAnswers },
  { name: "close lost answers", everyMs: 3000, run: (app: App) => closeLostAnswers(app, false) },
  { name: "read new data keys", everyMs: 10_000, run: (app: App) => app.seals.refresh(app.database.db) },
  { name: "read the clients' hosts", everyMs: 5000, run: (app: App) => app.hosts.refresh() },
  { name: "cut ended sessions", everyMs: 500, run: cutEndedSessions },
  { name: "pause silent meters", everyMs: 15_000, run: (app: App) => reapMeters(app.database.db, 500) },
  { name: "ask about due orders", everyMs: 15_000, run: checkOrders },
  { name: "store counts of pages", everyMs: 10_000, run: storePageCounts },
  { name: "purge mail files", everyMs: 600_000, run: purgeMailFiles },
];

/** Starts the timers, each waiting for its own run to end. Returns a function that stops them. */
export function startTimers(app: App): () => Promise<void> {
  const stop = new AbortController();
  const loops = timers.map(({ name, everyMs, run }) =>
    repeat(everyMs, stop.signal, async () => {
      try {
        await run(app);
      } catch (error) {
        if (!stop.signal.aborted) app.log.warn({ err: error, timer: name }, "timer failed, tries again");
      }
    }),
  );
  return async () => {
    stop.abort();
    await Promise.all(loops);
  };
}

/**
 * Runs again and again, one run at a time, until stopped. The time counts from start to start, so that a slow database
 * does not also make the runs rarer; a run that takes longer is followed by a short rest.
 */
export async function repeat(everyMs: number, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  let restMs = everyMs;
  while (await pause(restMs, signal)) {
    const begin = performance.now();
    await run();
    restMs = Math.max(everyMs - (performance.now() - begin), everyMs / 10);
  }
}

/** Resolves to true after the time, to false when stopped before. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stopped);
      resolve(true);
    }, ms);
    const stopped = () => {
      clearTimeout(timer);
      resolve(false);
    };
    if (signal.aborted) stopped();
    else signal.addEventListener("abort", stopped, { once: true });
  });
}
