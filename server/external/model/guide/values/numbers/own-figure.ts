import type { Slot } from "#server/external/model/guide/flow.ts";

/* "Bukan lah masa 12rb. harga sy 7000", "7rb, sebelah 5rb": numbers beside an answer that are not the member's own. */

const denied = /\b(?:bukan|bkn|dudu|masa|mosok|kok)\b[^\d]*\d/i;
/** Whoever names a price of their own may compare it with that of others. */
const ofOthers =
  /\b(?:sebelah|tetangga|saingan|kompetitor|pesaing|pasaran|toko lain|orang lain|tempat lain|yang lain|laundry baru|warung baru)\b/i;
const once = "dulu(?:nya)?|dlu|sebelumnya|awalnya|tadinya|biyen";
const now = "sekarang|skrg|skrng|skg|saiki|kini";
/** "Dulu 1200, skrg 700" and "skrg 700, dulu 1200" tell two times; only one of them is asked for. */
const turn = new RegExp(`\\s+(?=(?:${once}|${now})(?!\\p{L}))`, "giu");
const isOnce = new RegExp(`(?<!\\p{L})(?:${once})(?!\\p{L})`, "iu");

const partsIn = (text: string): string[] =>
  text
    .replace(turn, "\n")
    .split(/[;!?\n]+|[.,](?!\d)|\s+(?:tapi|tp)\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const isPrice = ({ label }: Slot): boolean => /\b(?:harga|tarif)\b/i.test(label);

/**
 * An answer for one number without the numbers that are denied, are of another time than the question, or belong to
 * others; the answer itself where it has no such number, or nothing else.
 */
export function ownFigure(slot: Slot, written: string): string {
  const parts = partsIn(written).filter((part) => /\d/.test(part));
  const isTimed = parts.some((part) => isOnce.test(part)) && parts.some((part) => !isOnce.test(part));
  const isOfThen = /\b(?:dulu|sebelum)/i.test(slot.label);
  const own = parts.filter(
    (part) =>
      !denied.test(part) &&
      !(isPrice(slot) && ofOthers.test(part)) &&
      !(isTimed && isOnce.test(part) !== isOfThen),
  );
  return own.length === 0 || own.length === parts.length ? written : own.join(", ");
}
