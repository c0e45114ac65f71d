import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import { type Running, start } from "#server/start.ts";
import { type Channel, PrimaryLink } from "./link.ts";

/** Starts one of several processes, with what the primary one says. */
export async function startWorker(config: Config, log: Logger): Promise<Running> {
  const channel: Channel = {
    send: (message) => process.send?.(message),
    on: (event, listener) => process.on(event, listener),
  };
  const link = new PrimaryLink(channel);
  const { databaseUrl, isFirst, number } = await link.begun;
  const running = await start(config, log.child({ worker: number }), { link, databaseUrl, isFirst, number });
  link.ready();
  return running;
}
