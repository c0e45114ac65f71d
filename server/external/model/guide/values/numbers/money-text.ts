import type { Slot } from "#server/external/model/guide/flow.ts";

/* Sums of money as people write them, in full units and without the numbers beside them that are no money. */

export const duration =
  /\d+(?:[.,]\d+)? ?(?:minggu|mgg|hari|hr|bulan|bln|tahun|thn|taun|jam|menit|kali|cabang|proyek|klien|kota|%|persen)(?!\p{L})/giu;
export const unitOfMoney = /\d ?(?:rb|ribu|rebu|k|jt|juta)\b/i;
/**
 * Aside amounts in thousands or millions, a bare two- or three-digit number means thousands: "sekolah 300, makan 1,5
 * jt".
 */
const beside =
  "nggo|kanggo|kangge|untuk|buat|aja|saja|ae|wae|mawon|tok|doang|mas|mbak|kak|min|bang|dewe|semua|kabeh";
const bareBeside = new RegExp(
  `(?<![\\d.,]|rp\\.? ?)(\\d{2,3})(?![\\d.,]*\\d|[.,]\\d| ?%| ?(?!(?:${beside})\\b)[a-z])`,
  "gi",
);
const inThousands = (text: string): string =>
  unitOfMoney.test(text) ? text.replace(bareBeside, "$1rb") : text;

/** Numbers that are not money: "Jam 5", "tgl 20", "no 3". */
const noMoney =
  /\b(?:jam|pukul|pkl|tgl|tanggal|no|nomor|umur|usia)\.? ?\d+(?:[.:]\d+)?(?! ?(?:rb|ribu|rebu|jt|juta|k)\b)/gi;

/** "2150" for a sum of millions is in thousands: nobody lives on 2,150 rupiah a month. */
const bareThousands = /^\D*(?<![\d.,])(\d{3,5})(?![\d.,])\D*$/;

/** A bare number is counted in the slot's unit, and from a hundred on in thousands. */
const withUnitOf = (text: string, unit: Slot["unit"]): string =>
  unit === "juta" && bareThousands.test(text) && !unitOfMoney.test(text)
    ? text.replace(/\d{3,5}/, "$& ribu")
    : unit === undefined || /\d ?(?:rb|ribu|rebu|k|jt|juta|miliar)\b|\d{4}|\d[.,]\d{3}/i.test(text)
      ? text
      : text.replace(
          /(?<![\d.,])(\d{1,3})(?![\d.,]*\d|[.,]\d| ?(?:%|persen|bulan|tahun|kali|orang|hari|cabang|proyek|klien|kota))/g,
          (count) => `${count} ${Number(count) >= 100 ? "ribu" : unit}`,
        );

/** A sum with one decimal and no unit is in millions: "gaji 3,8". */
const inMillions = (text: string): string =>
  text.replace(
    /(?<![\d.,]|rp\.? ?)(\d{1,2}[.,]\d)(?![\d.,]|\d| ?(?:rb|ribu|rebu|k|jt|juta|%|persen|kg|jam|liter|bulan|tahun|x)\b)/gi,
    "$1jt",
  );

/** The text with every sum in full units, and without numbers that are no money. */
export const moneyText = (text: string, unit: Slot["unit"]): string =>
  inThousands(inMillions(withUnitOf(text, unit)).replace(noMoney, " ").replace(duration, " "));
