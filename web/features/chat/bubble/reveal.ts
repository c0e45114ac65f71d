/** Text that arrived is on the screen within about this time, in ms, however it arrived. */
const catchUpMs = 300;

/**
 * Returns how many characters to show after some more time: whole words, and as many as needed not to fall behind. A
 * connection that delivers words in bursts still reads as if someone were writing.
 */
export function nextShown(text: string, shown: number, elapsedMs: number): number {
  const left = text.length - shown;
  if (left <= 0) return text.length;
  const least = shown + Math.max(1, Math.ceil((left * elapsedMs) / catchUpMs));
  const end = text.slice(least).search(/\s/);
  return end < 0 ? text.length : Math.min(text.length, least + end + 1);
}
