import { setTimeout as pause } from "node:timers/promises";

const everyMs = 200;
/** An answer that takes longer does not come. */
const patienceMs = 30_000;

/**
 * Asks for the server's health all the time, and measures the longest work without a pause, in ms of this thread's
 * processor time, so that other programs do not count. The attacker's own work in this thread counts too.
 */
export function watchServer(base: string) {
  let longestMs = 0;
  let last = process.threadCpuUsage();
  const tick = () => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longestMs = Math.max(longestMs, (user + system) / 1000);
  };
  const timer = setInterval(tick, 5);
  const refusals: string[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      await fetch(`${base}/healthz`, { signal: AbortSignal.timeout(patienceMs) }).then(
        ({ status }) => status !== 200 && refusals.push(String(status)),
        (error: unknown) => refusals.push(String(error)),
      );
      await pause(everyMs, undefined, { signal: over.signal }).catch(() => {});
    }
  })();
  return {
    end: async () => {
      over.abort();
      await asking;
      clearInterval(timer);
      tick();
      return { longestMs, refusals };
    },
  };
}
