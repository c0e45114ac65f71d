import type { Log } from "./supervise.ts";

/** How a process under test tells what happens: a line of JSON on its output. */
export const say = (event: string, details: object = {}): void => {
  process.stdout.write(`${JSON.stringify({ event, ...details })}\n`);
};

/** Says each message of the log as an event of that name. */
export const sayingLog: Log = {
  info: (_details, message) => say(message),
  warn: (_details, message) => say(message),
  error: (_details, message) => say(message),
};
