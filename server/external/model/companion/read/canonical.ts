import { spellings } from "../tables/spellings.ts";

export function listOf(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "");
}

const variants = new Map(
  Object.entries(spellings).flatMap(([word, list]) =>
    listOf(list).map((variant): [string, string] => [variant, word]),
  ),
);

/** What a variant stands for: one word, or several. */
export function spellingOf(word: string): string | undefined {
  return variants.get(word);
}

/** The one spelling of a word that a table names, so that tables may be written as people write. */
export function canonical(word: string): string {
  const parts = word.split("_").map((part) => {
    const spelled = variants.get(part);
    return spelled === undefined || spelled.includes(" ") ? part : spelled;
  });
  return parts.join("_");
}
