/**
 * A message without runs of spaces, empty lines and dots (". . . ." too), which say nothing: many patterns look from each of them to
 * the end of the run, and four thousand spaces kept the process busy for seconds.
 */
export const withoutPadding = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n(?: ?\n)+/g, "\n\n")
    .replace(/\.(?: ?\.){3,}/g, "...");
