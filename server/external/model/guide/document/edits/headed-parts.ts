/** A part of a document with its heading: "Kalau dia marah" and what stands below it. */
export type HeadedPart = { heading: string; text: string };

const headingWordsMax = 7;
const isHeading = (paragraph: string): boolean =>
  !/[\n.!?:,;|()]|^[-\d]/.test(paragraph) && paragraph.trim().split(/\s+/).length <= headingWordsMax;

/** The parts of a document that have headings; none if it has fewer than two. */
export function headedParts(document: string): HeadedPart[] {
  const paragraphs = document.split("\n\n");
  const heads = paragraphs.flatMap((one, at) =>
    isHeading(one) && paragraphs[at + 1] !== undefined && !isHeading(paragraphs[at + 1] ?? "") ? [at] : [],
  );
  if (heads.length < 2) return [];
  return heads.map((at, nth) => ({
    heading: paragraphs[at] ?? "",
    text: paragraphs.slice(at, heads[nth + 1]).join("\n\n"),
  }));
}
