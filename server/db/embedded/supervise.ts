import { setTimeout as pause } from "node:timers/promises";
import type { InstanceLock } from "./instance-lock.ts";

export type Log = Record<"info" | "warn" | "error", (details: object, message: string) => void>;

const hopelessAfterMs = 60_000;

/** Retries at once, then with growing pauses up to 5 s; after a minute of downtime, every 15 s without end. */
function pauseMs(attempt: number, downMs: number): number {
  if (attempt === 0) return 0;
  return downMs > hopelessAfterMs ? 15_000 : Math.min(50 * 2 ** attempt, 5000);
}

/**
 * Brings the server back whenever it is lost, until `ended`. It never rejects: meanwhile the application answers 503,
 * and its pool reconnects by itself.
 */
export async function supervise(options: {
  lock: InstanceLock;
  attach: () => Promise<InstanceLock>;
  log: Log;
  ended: AbortSignal;
}): Promise<void> {
  const { attach, log, ended } = options;
  const end = new Promise<void>((settle) => ended.addEventListener("abort", () => settle()));
  let lock: InstanceLock | undefined = options.lock;
  while (lock) {
    await Promise.race([lock.lost, end]);
    if (ended.aborted) return;
    lock = await recover(attach, log, ended);
  }
}

async function recover(
  attach: () => Promise<InstanceLock>,
  log: Log,
  ended: AbortSignal,
): Promise<InstanceLock | undefined> {
  const lostAtMs = performance.now();
  const downMs = () => Math.round(performance.now() - lostAtMs);
  let isReported = false;
  log.warn({}, "lost the embedded database, bringing it back");
  for (let attempt = 0; !ended.aborted; attempt += 1) {
    try {
      await pause(pauseMs(attempt, downMs()), undefined, { signal: ended });
      const lock = await attach();
      log.info({ downMs: downMs(), attempts: attempt + 1 }, "the embedded database is back");
      return lock;
    } catch (error) {
      if (ended.aborted) break;
      log.warn({ err: error, attempt: attempt + 1 }, "the embedded database does not start yet");
      if (downMs() < hopelessAfterMs || isReported) continue;
      isReported = true;
      log.error(
        { err: error, downMs: downMs() },
        "the embedded database could not be brought back within a minute; Alma goes on trying every 15 s",
      );
    }
  }
  return undefined;
}
