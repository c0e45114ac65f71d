/** Set right whatever case the words came in. */
const proper: readonly [RegExp, string][] = [
  [/\b(phk|hrd|cv|ldr|hp|kpi|thr|umr|kdrt|ojk|igd|ai|igd|pns|cpns|sma|smp)\b/gi, "upper"],
  [
    /\b(senin|selasa|rabu|kamis|jumat|sabtu|jakarta|instagram|tiktok|januari|februari|maret|april|juni|juli|agustus|september|oktober|november|desember|indonesia)\b/g,
    "capital",
  ],
];

function caseOf(word: string, how: string): string {
  return how === "upper" ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
}

/** One space between words, one stop after a sentence, a capital at its start. */
export function tidy(text: string): string {
  const spaced = text
    .replace(/\s+/g, " ")
    .replace(/\s+([.,!?;:])/g, "$1")
    .replace(/,\s*,+/g, ",")
    .replace(/,\s*([.?])/g, "$1")
    .replace(/([.?!])[.,]+/g, "$1")
    .replace(/\?{2,}/g, "?")
    .trim();
  const named = proper.reduce(
    (said, [pattern, how]) => said.replace(pattern, (word) => caseOf(word, how)),
    spaced,
  );
  return named.replace(
    /(^|[.?!]\s+)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
