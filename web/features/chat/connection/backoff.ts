/** Returns the wait in ms before the n-th retry: from half a second to eight, with random jitter. */
export function backoffMs(tries: number, random = Math.random()): number {
  return Math.min(8000, 500 * 2 ** tries) * (0.5 + random / 2);
}
