import type { Log } from "#server/db/embedded/supervise.ts";

/** Reports an event of a process under test as a line of JSON on its output. */
export const say = (event: string, details: object = {}): void => {
  process.stdout.write(`${JSON.stringify({ event, ...details })}\n`);
};

/** Reports each log message as an event of that name. */
export const sayingLog: Log = {
  info: (_details, message) => say(message),
  warn: (_details, message) => say(message),
  error: (_details, message) => say(message),
};
