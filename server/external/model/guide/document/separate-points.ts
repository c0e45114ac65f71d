import { numberedItems } from "#server/external/model/guide/values/numbered-items.ts";
import { linesOf } from "#server/external/model/guide/values/row-lines.ts";

/* Reasons that somebody wrote in one sentence, each as a point of its own. */

const wordsMin = 2;
const joint = /(?<!\d),\s*|,\s+|\s+(?:plus|selain itu|ditambah lagi)\s+(?=\p{L})/iu;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The points, numbered; a part of a single word stays with the one before it. The place for them where there are none. */
export function separatePoints(text: string): string {
  const lines = numberedItems(text) ?? linesOf(text);
  const points: string[] = [];
  for (const part of lines.flatMap((line) => line.split(joint)).map((one) => one.trim())) {
    if (part === "") continue;
    const isShort = part.split(/\s+/).length < wordsMin;
    if (isShort && points.length > 0) points.push(`${points.pop()}, ${part}`);
    else points.push(part);
  }
  if (points.length === 0) return "(isi alasan)";
  return points.map((point, at) => `${at + 1}. ${capital(point.replace(/\.$/, ""))}`).join("\n");
}
