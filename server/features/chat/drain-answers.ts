import type { App } from "#server/platform/app.ts";

/** A server that stops waits so long for its answers; the rest is kept as interrupted and may be continued. */
const patienceMs = 8000;
/** What was cut has so long to be stored; with the database away another server closes it as lost. */
const storeMs = 15_000;

/** What of the program draining is about. */
type Writing = Pick<App, "live">;

const stopping = new WeakSet<Writing>();

/** Whether this server takes no new questions, since it would not live to answer them. */
export const isStopping = (app: Writing): boolean => stopping.has(app);

/** Lets running answers end, then cuts what is left; afterwards nothing is being written. */
export async function drainAnswers(app: Writing): Promise<void> {
  stopping.add(app);
  await allFinished(app, patienceMs);
  for (const text of app.live.values()) text.stop.abort("shutdown");
  await allFinished(app, storeMs);
}

/** Waits for the end of all answers, at most so long. */
async function allFinished(app: Writing, ms: number): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  await Promise.race([Promise.all([...app.live.values()].map((text) => text.finished)), late.promise]);
  clearTimeout(timer);
}
