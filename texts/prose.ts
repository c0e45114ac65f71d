/** What an informative page consists of: a paragraph, a list, or pairs of a term and its explanation. */
export type Block = string | { list: readonly string[] } | { pairs: readonly (readonly [string, string])[] };

/** A section of such a page; `id` is its anchor on the page. */
export type Section = { id: string; title: string; blocks: readonly Block[] };

/** Returns all texts of the blocks, in the order in which they are read. */
export const wordsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (typeof block === "string") return [block];
    return "list" in block ? block.list : block.pairs.flat();
  });
