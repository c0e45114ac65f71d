import type { App } from "#server/platform/app.ts";

/** A server that stops waits so long for its answers; the rest is kept as interrupted and may be continued. */
const patienceMs = 8000;

/** Lets running answers end, then cuts what is left; afterwards nothing is being written. */
export async function drainAnswers(app: App): Promise<void> {
  const running = [...app.live.values()];
  const all = Promise.all(running.map((text) => text.finished));
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
  await Promise.race([all, late]);
  for (const text of app.live.values()) text.stop.abort("shutdown");
  await Promise.all([...app.live.values()].map((text) => text.finished));
}
