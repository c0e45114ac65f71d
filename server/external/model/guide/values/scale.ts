import { plain } from "#server/external/model/guide/words/commands.ts";

const scaleWordsMax = 6;

/** The single number of a short answer. "ngekos 1,8 juta" is no rating; words for "the same" mean the middle, 5. */
export function scaleIn(text: string): number | undefined {
  if (/^(?:sama (?:aja|saja|kuat)|seri|imbang|seimbang|biasa aja|netral)\b/.test(plain(text))) return 5;
  const numbers = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const [number] = numbers;
  const isShort = text.trim().split(/\s+/).length <= scaleWordsMax;
  if (numbers.length !== 1 || number === undefined || !isShort) return undefined;
  return /^(?:\d|10)$/.test(number) ? Number(number) : undefined;
}
