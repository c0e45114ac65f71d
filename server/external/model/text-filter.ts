/** Changes a text that comes in pieces; what cannot be decided yet is kept back, `end` gives the rest of it. */
export type TextFilter = { push: (text: string) => string; end: () => string };

/** Sends a piece through all filters, in order. */
export function through(filters: readonly TextFilter[], text: string): string {
  return filters.reduce((rest, filter) => filter.push(rest), text);
}

/** What the filters kept back, each one's rest sent through those behind it. */
export function restOf(filters: readonly TextFilter[]): string {
  return filters.reduce((rest, filter) => filter.push(rest) + filter.end(), "");
}
