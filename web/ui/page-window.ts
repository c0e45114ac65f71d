/** How many page numbers are shown at once (B-166). */
const windowSize = 3;

/** Returns the existing page numbers around a page, at most three. */
export function pageWindow(page: number, pages: number): number[] {
  const size = Math.min(windowSize, pages);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pages - size + 1));
  return Array.from({ length: size }, (_, n) => first + n);
}
