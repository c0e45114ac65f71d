import type { Row } from "./attack.ts";

const columns = ["attack", "requests", "breaches", "worst answer", "longest stop"] as const;

/** The rows as a table; times in ms, the stop in processor time. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ name, requests, breaches, worstMs, stopMs }) => [
    name,
    String(requests),
    String(breaches.length),
    `${Math.round(worstMs)} ms`,
    `${Math.round(stopMs)} ms`,
  ]);
  const all = [[...columns], ...cells];
  const widths = columns.map((_, n) => Math.max(...all.map((row) => row[n]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
