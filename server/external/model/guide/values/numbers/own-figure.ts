import type { Slot } from "#server/external/model/guide/flow.ts";

/* "Bukan lah masa 12rb. harga sy 7000", "7rb, sebelah 5rb": numbers beside an answer that are not the member's own. */

const denied = /\b(?:bukan|bkn|dudu|masa|mosok|kok)\b[^\d]*\d/i;
/** Whoever names a price of their own may compare it with that of others. */
const ofOthers =
  /\b(?:sebelah|tetangga|saingan|kompetitor|pesaing|pasaran|toko lain|orang lain|tempat lain|yang lain|laundry baru|warung baru)\b/i;
const before =
  /\b(?:dulu(?:nya)?|dlu|sebelumnya|awalnya|tadinya|biyen)\b.*?(?=\b(?:sekarang|skrg|skrng|skg|saiki|kini)\b)/gi;

const partsIn = (text: string): string[] =>
  text
    .split(/[;!?\n]+|[.,](?!\d)|\s+(?:tapi|tp)\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const isPrice = ({ label }: Slot): boolean => /\b(?:harga|tarif)\b/i.test(label);

/**
 * An answer for one number without the numbers that are denied, were true once, or belong to others; the answer itself
 * where it has no such number, or nothing else.
 */
export function ownFigure(slot: Slot, written: string): string {
  const text = written.replace(before, " ");
  const parts = partsIn(text);
  const own = parts.filter(
    (part) => /\d/.test(part) && !denied.test(part) && !(isPrice(slot) && ofOthers.test(part)),
  );
  const isLeftOut = parts.some((part) => /\d/.test(part) && !own.includes(part));
  if (own.length === 0) return written;
  return isLeftOut ? own.join(", ") : text.trim();
}
