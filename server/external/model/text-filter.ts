/** Filters a text that arrives in pieces. It holds back what it cannot decide yet; `end` returns the rest. */
export type TextFilter = { push: (text: string) => string; end: () => string };

/** Passes a piece through all filters, in order. */
export function through(filters: readonly TextFilter[], text: string): string {
  return filters.reduce((rest, filter) => filter.push(rest), text);
}

/** Returns what the filters held back, each rest passed through the filters after it. */
export function restOf(filters: readonly TextFilter[]): string {
  return filters.reduce((rest, filter) => filter.push(rest) + filter.end(), "");
}
