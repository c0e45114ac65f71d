import { periodIn } from "#server/external/model/guide/values/days/periods.ts";
import { rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";

/* What somebody lives on in a month, as it is told beside income and debts: "kos 800rb, makan 1,2jt", "buat hidup 2,45jt". */

const allOfIt =
  "(?:(?:buat|untuk|utk|biaya|kebutuhan|keperluan|ongkos|pengeluaran) (?:hidup|pokok|sehari2|sehari-hari|bulanan|rumah|dapur|makan)\\p{L}*|pengeluaran\\p{L}*|kebutuhan\\p{L}*|living cost|hidup sebulan)";
const one =
  "(?:makan\\p{L}*|mangan|kos|kost|kosan|kontrakan|kontrak|sewa rumah|listrik|token|air|pdam|gas|dapur|belanja\\p{L}*|sembako|bensin|transport\\p{L}*|ongkos\\p{L}*|ojek|pulsa|kuota|wifi|susu|popok|pampers|sekolah|spp|uang saku|jajan|obat|iuran|bpjs)";
const lead =
  "(?:(?:buat|untuk|utk|uang|duit|biaya|bayar|dan|sama|sm|terus|trus|trs|tapi|tp|plus|sisanya|total|semua|sebulan|kira2|kebutuhan|keperluan|ini|itu|termasuk|ada|di|aku|saya|gw|abis|habis)\\s+)*";
const living = new RegExp(`(?<!\\p{L})(?:${allOfIt}|${one})(?!\\p{L})`, "iu");
/** "Warung makan 500rb" is no food: the word stands at the head. */
const atHead = new RegExp(`^${lead}(?:${allOfIt}|${one})(?!\\p{L})`, "iu");
const whole = new RegExp(`(?<!\\p{L})${allOfIt}(?!\\p{L})`, "iu");
/** "Kontrakan nunggak 1jt" is a debt. */
const owing =
  /(?<!\p{L})(?:nunggak|tunggak|menunggak|tunggakan|telat|terlambat|ut?ang|hutang|ngutang|cicil|nyicil|angsur|pinjam|minjem|minjam|pinjol|paylater|tempo|jatem|lunas|kredit|kpr|sisa|denda|bunga)\p{L}*/iu;

/** Whether a part of a message tells what somebody lives on. */
export const isLivingCost = (part: string): boolean => atHead.test(part.trim()) && !owing.test(part);

/** Whether a part of a message tells what all of it costs together. */
export const isLivingWhole = (part: string): boolean => isLivingCost(part) && whole.test(part);

const borders =
  /[,;]\s+|(?<!\d)\.\s+|(?<=\d ?(?:rb|ribu|jt|juta|k))\.\s+|\n+|\s+(?:dan|sama|trus|terus|plus|tapi|tp)\s+(?=\p{L})/iu;

const food = /(?<!\p{L})(?:makan|mangan|dapur|belanja|sembako)\p{L}*/iu;
/** The sums of several costs are all of them only where food is among them. */
const areAll = (text: string): boolean =>
  food.test(text) && [...text.matchAll(new RegExp(living.source, "giu"))].length > 1;

/** What a month costs, where a message tells it surely: a sum for all of it, or each cost with its own. */
export function livingIn(written: string): string | undefined {
  const parts = withFigures(written).split(borders).filter(isLivingCost);
  const told = parts.flatMap((part) => {
    const sums = tokensIn(part).filter(
      ({ isMoney, value, of }) => of === undefined && (isMoney || value >= 1000),
    );
    return sums.length > 0 ? [{ part, sums }] : [];
  });
  const isOther = told.some(({ part, sums }) => sums.length > 1 || (periodIn(part) ?? "month") !== "month");
  // "Buat hidup 2,4jt: kos 800rb, makan 1,2jt" names the whole beside its parts.
  const all = told.filter(({ part }) => whole.test(part));
  const counted = all.length > 0 ? all : told;
  const isSure = all.length === 1 || (all.length === 0 && areAll(told.map(({ part }) => part).join(", ")));
  const [first, ...others] = counted;
  const [sum] = first?.sums ?? [];
  if (isOther || !isSure || !first || !sum) return undefined;
  if (others.length === 0) return first.part.slice(sum.from, sum.to).trim();
  return rupiahText(counted.reduce((total, { sums }) => total + (sums[0]?.value ?? 0), 0));
}
