import { setTimeout } from "node:timers/promises";
import type pg from "pg";

/** A connection that died silently is noticed within this time plus the time limit of a query. */
const checkMs = 10_000;
const pauseMaxMs = 5000;

export type Listening = { close: () => Promise<void> };

type Options = {
  open: () => pg.Client;
  channels: readonly string[];
  /** Runs on each new connection before it listens. */
  prepare?: (client: pg.Client) => Promise<unknown>;
  onNotification: (payload: string) => void;
  /** Called each time the connection listens anew; what was sent before may have been missed. */
  onListening: (client: pg.Client) => void;
  onLost: () => void;
  /** Called once for each loss, and not again for each failed attempt to reconnect. */
  onError: (error: unknown) => void;
};

/**
 * Listens for notifications (LISTEN) on a connection of its own, and reconnects until closed. Behind a pooler that
 * shares connections between transactions nothing arrives.
 */
export function keepListening(options: Options): Listening {
  const closing = new AbortController();
  const running = run(options, closing.signal);
  return {
    close: async () => {
      closing.abort();
      await running;
    },
  };
}

async function run(options: Options, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    const client = options.open();
    try {
      await listen(client, options);
      failures = 0;
      await untilLost(client, signal);
    } catch (error) {
      if (failures === 0) options.onError(error);
      failures += 1;
    }
    options.onLost();
    // A connection that was never made or is broken already has nothing to end.
    await client.end().catch(() => undefined);
    await pause(Math.min(100 * 2 ** failures, pauseMaxMs), signal);
  }
}

async function listen(client: pg.Client, { channels, prepare, ...on }: Options): Promise<void> {
  await client.connect();
  client.on("notification", ({ payload }) => payload !== undefined && on.onNotification(payload));
  await prepare?.(client);
  for (const channel of channels) await client.query(`listen "${channel}"`);
  on.onListening(client);
}

/** Resolves when listening is to end, rejects when the connection is lost. */
async function untilLost(client: pg.Client, signal: AbortSignal): Promise<void> {
  const lost = Promise.withResolvers<never>();
  client.on("end", () => lost.reject(new Error("the connection ended")));
  while (!signal.aborted) {
    await Promise.race([pause(checkMs, signal), lost.promise]);
    await client.query("select 1");
  }
}

/** Resolves after the time, or when stopped before. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined);
