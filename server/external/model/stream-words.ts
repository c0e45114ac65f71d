/** Resolves after the time, or at once when the signal aborts; clears its timer. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
  });
}

/** Splits a text into words with the white space around them; joined, they are the text again. */
export function wordsOf(text: string): string[] {
  return text.match(/\s*\S+\s*/g) ?? [];
}

export type Pace = { fromMs: number; toMs: number };

/** Milliseconds for a word within the pace; longer words take longer. */
function timeFor(word: string, pace: Pace): number {
  const share = Math.min(word.length, 12) / 12;
  return pace.fromMs + (pace.toMs - pace.fromMs) * share;
}

/** Sends the answer word by word at writing pace, and stops when the signal aborts. */
export async function* speak(
  text: string,
  signal: AbortSignal,
  pace: Pace,
): AsyncGenerator<{ text: string }> {
  for (const word of wordsOf(text)) {
    if (signal.aborted) return;
    yield { text: word };
    await pause(timeFor(word, pace), signal);
  }
}
