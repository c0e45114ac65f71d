/** Told what is being done and how many bytes of how many are done. */
export type Progress = { begin: (what: string, total: number) => void; add: (bytes: number) => void };

const everyMs = 500;

/** Shows one line that is written over: what is being done, how much of it, and for how long. */
export function progressLine(
  out: NodeJS.WritableStream & { isTTY?: boolean } = process.stderr,
  clock = () => performance.now(),
): Progress & { end: (isDone?: boolean) => void } {
  let line = { what: "", total: 0, done: 0, sinceMs: 0 };
  let shownMs = 0;
  const show = (end: string) => {
    if (line.what === "") return;
    const seconds = ((clock() - line.sinceMs) / 1000).toFixed(1);
    const percent = line.total > 0 ? Math.min(100, Math.floor((100 * line.done) / line.total)) : 100;
    const text = `${line.what}: ${percent} %, ${(line.done / 1e6).toFixed(1)} MB, ${seconds} s`;
    // A log file gets whole lines, and only the last one of each step.
    if (out.isTTY) out.write(`\r${text}\u001b[K${end}`);
    else if (end !== "") out.write(`${text}\n`);
    shownMs = clock();
  };
  const end = (isDone = true) => {
    // The size on the disk, which the share is counted by, is only an estimate.
    if (isDone) line.total = line.done;
    show("\n");
    line = { what: "", total: 0, done: 0, sinceMs: 0 };
  };
  return {
    begin: (what, total) => {
      end();
      line = { what, total, done: 0, sinceMs: clock() };
      show("");
    },
    add: (bytes) => {
      line.done += bytes;
      if (clock() - shownMs > everyMs) show("");
    },
    end,
  };
}

export const noProgress: Progress = { begin: () => {}, add: () => {} };

/** Passes the pieces on and counts their bytes. */
export async function* counted(
  source: AsyncIterable<Uint8Array>,
  progress: Pick<Progress, "add">,
): AsyncGenerator<Uint8Array> {
  for await (const piece of source) {
    progress.add(piece.length);
    yield piece;
  }
}
