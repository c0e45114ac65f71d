/** What a page that informs is written in: a paragraph, a list, or pairs of a term and what is said of it. */
export type Block = string | { list: readonly string[] } | { pairs: readonly (readonly [string, string])[] };

/** A part of such a page; `id` is its address on the page. */
export type Section = { id: string; title: string; blocks: readonly Block[] };

/** All that the blocks say, in the order in which it stands there. */
export const wordsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (typeof block === "string") return [block];
    return "list" in block ? block.list : block.pairs.flat();
  });
