declare global {
  interface Window {
    /** What the boot script asked for (frame/early-script.ts): the answers by address, and whose they are. */
    early?: { token: string; answers: Record<string, Promise<Response>> };
  }
}

/** Scripts that take longer find answers that are too old. */
const freshMs = 30_000;

/** Returns the answer that was asked for before this page had its scripts, once and only to the same session. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const early = window.early;
  const answer = early?.answers[address];
  if (!early || !answer) return undefined;
  delete early.answers[address];
  return early.token === token && performance.now() < freshMs ? answer : undefined;
}
