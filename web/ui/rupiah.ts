/** Rupiah as Indonesians write it (B-434, B-438, A-25): "Rp35.000", with decimals only if there are any. */
const form = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });

/** B-435: an empty value or one that is not a number becomes "Rp0" (T-157). */
export function rupiah(amount: number | string | null | undefined): string {
  const value = typeof amount === "string" && amount.trim() === "" ? 0 : Number(amount ?? 0);
  const known = Number.isFinite(value) ? value : 0;
  return `${known < 0 ? "-" : ""}Rp${form.format(Math.abs(known))}`;
}
