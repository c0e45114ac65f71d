import type { Slot } from "#server/external/model/guide/flow.ts";
import { amountsIn } from "#server/external/model/guide/values/numbers/amounts.ts";

/*
 * "6,5jt itu total, la DP 2jt jadi sisonyo 4,5": of the amounts around a debt what is paid is never what is owed, and of
 * what is said to be left the last one counts.
 */

const unit = "(?:ribuan|ribu|rebu|ewu|rb|k|jutaan|juta|jt)(?!\\p{L})";
const amount = new RegExp(
  `(?<![\\d.,\\p{L}])(?:rp\\.? ?)?\\d+(?:[.,]\\d+)*(?: ?${unit})?(?![\\d%]|[.,]\\d| ?(?:kali|x|hari|minggu|bulan|bln|orang|org|dus|pcs|porsi|persen)(?!\\p{L}))`,
  "giu",
);
const done = "(?:udah|udh|sudah|sdh|su|la|lah|lh|wis|wes|uwis|baru|enggeus|geus|so|sampun|ha)";
const pay =
  "(?:(?:di|ke)?(?:bayar|transfer|tf|trf|masuk|setor|cicil|kasih|kasi|terima|trima|titip)\\p{L}*|nyicil|lunas)";
const down = "(?:dp|uang muka|panjar|panjer|tanda jadi|uang tanda jadi|voorskot)(?:nya|nyo|ne|e)?";
const filling =
  "(?: ?(?:nya|nyo|e|ne|sebesar|sejumlah|itu|cuma|cuman|baru|sekitar|kira2|jadi|jd|dadi|masih|tinggal|ya|yo|adalah|sekarang|skrg|skrng|utangnya|semuanya|ada|segini|=|:))*[ ,:=]*$";
const paidBefore = new RegExp(`\\b(?:${down}|${done} (?:\\S+ )?${pay}|${pay} duluan)${filling}`, "iu");
const paidBehind = new RegExp(
  `^(?: (?:tu|itu|ni|ini|tadi|td|kan|memang|mah))*,? ?(?:(?:yg|yang) )?(?:${down}|${done} (?:${down}|${pay}))(?!\\p{L})`,
  "iu",
);
const owing =
  "(?:sisa|siso|sesa|sesana|sisane|sisonyo|sisanyo|kurang(?! lebih)|kekurangan|kekurangane)(?:nya|nyo|ne|e|na)?|tinggal|(?:belum|blm|lom|alun|durung|dereng|acan|kada)(?: (?:di)?(?:bayar|lunas|masuk|transfer|setor)\\p{L}*)?";
const owedBefore = new RegExp(`\\b(?:(?:yg|yang) )?(?:${owing})${filling}`, "iu");
const owedBehind = /^(?: (?:lagi|lg))? (?:(?:yg|yang) )?(?:belum|blm|lom|alun|durung|dereng)(?!\p{L})/iu;
const totalBehind = /^(?: (?:tu|itu|mah))* (?:total|semua|jumlah seluruh)/iu;
const deniedBefore = /\b(?:bukan|bkn|dudu|sanes)(?: (?:yg|yang))? ?(?:rp\.? ?)?$/i;

type Role = "owed" | "paid" | "denied" | "total" | undefined;
type Amount = { text: string; from: number; role: Role };

function roleOf(before: string, behind: string): Role {
  if (deniedBefore.test(before)) return "denied";
  if (paidBehind.test(behind)) return "paid";
  if (owedBefore.test(before)) return "owed";
  if (paidBefore.test(before)) return "paid";
  if (owedBehind.test(behind)) return "owed";
  return totalBehind.test(behind) ? "total" : undefined;
}

function amountsAround(text: string): Amount[] {
  const found = [...text.matchAll(amount)];
  return found.map(({ 0: one, index }, nth) => {
    const former = found[nth - 1];
    const before = text
      .slice(former ? former.index + former[0].length : 0, index)
      .split(/[.!?;\n]\s/)
      .at(-1);
    const behind = text.slice(index + one.length, found[nth + 1]?.index).split(/[.!?;\n]/)[0];
    return { text: one, from: index, role: roleOf(before ?? "", behind ?? "") };
  });
}

const unitAtEnd = new RegExp(` ?${unit}$`, "iu");

/** "4,5" beside "6,5jt" counts millions too. */
function withUnit(text: string, others: readonly Amount[]): string {
  if (unitAtEnd.test(text) || (amountsIn(text)[0] ?? 0) >= 1000) return text;
  const isShort = (amountsIn(text)[0] ?? 0) >= 100;
  const units = others.map((one) => unitAtEnd.exec(one.text)?.[0] ?? "").filter((one) => one !== "");
  const fitting = isShort
    ? units.find((one) => !/j/i.test(one))
    : (units.find((one) => /j/i.test(one)) ?? units[0]);
  return text + (fitting ?? (isShort ? "rb" : ""));
}

/** `value`: what is still owed; `wrong`: amounts that are paid, or that are said not to be it. */
export type OwedSum = { value: string | undefined; wrong: string[] };

/** Reads what is owed; undefined where no amount is said to be paid, left or wrong. */
export function owedSum(text: string): OwedSum | undefined {
  const all = amountsAround(text);
  const owed = all.findLast(({ role }) => role === "owed");
  const isTold = all.some(({ role }) => role === "paid" || role === "total" || role === "denied");
  if (!isTold && !(owed && /\b(?:salah|ganti|ralat|yg belum|yang belum|blm)\b/i.test(text))) return undefined;
  const wrong = all.filter(({ role }) => role === "paid" || role === "denied");
  return {
    value: owed && withUnit(owed.text, all),
    wrong: wrong.map((one) => withUnit(one.text, all)),
  };
}

/** Whether a slot holds what somebody owes. */
export const isOwed = (slot: Slot | undefined): boolean =>
  slot?.kind === "rupiah" && slot.takes === "amount" && (slot.cues ?? []).includes("sisanya");

/** The same words without the amounts that are no debt: "DP 2jt" names none. */
export const withoutPaid = (text: string): string =>
  amountsAround(text)
    .filter(({ role }) => role === "paid" || role === "denied")
    .reduceRight((left, { text: one, from }) => left.slice(0, from) + left.slice(from + one.length), text);
