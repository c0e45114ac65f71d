/** Page numbers shown at once (B-166). */
const windowSize = 3;

/** The numbers around a page: at most three, always ones that exist. */
export function pageWindow(page: number, pages: number): number[] {
  const size = Math.min(windowSize, pages);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pages - size + 1));
  return Array.from({ length: size }, (_, n) => first + n);
}
