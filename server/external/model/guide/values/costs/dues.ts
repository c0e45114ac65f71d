/*
 * When a debt is to be paid, beside its sums: "telat 9 hari", "nunggak 2 bulan", "jatuh tempo lusa". Such a number is no
 * sum and no interest.
 */

/** `text`: as the table says it. `days` until it is due, below 0 if it is late; undefined for a day of the calendar. */
export type Due = { text: string; days: number | undefined; isLate: boolean };

const lead =
  "(?:(?:udah|udh|sudah|sdh|dah|wis|wes|baru|cuma|cm|cuman|masih|lagi|kan|memang|emang|ini|itu|yang|yg)\\s+)*";
const unit = "(hari|hr|minggu|mgg|bulan|bln|kali|x)(?:an)?(?!\\p{L})";
const lateWord =
  "(?:telat|terlambat|nunggak|menunggak|tunggakan(?:nya)?|overdue|lewat(?:\\s+jatuh)?(?:\\s+tempo)?|jatuh\\s+tempo\\s+lewat)";
const late = new RegExp(
  `${lead}(?<!\\p{L})${lateWord}(?:nya)?(?:\\s+(?:bayar|udah|sudah|udh|jalan|baru|cuma|cm))*\\s*(?:(\\d{1,3})\\s?${unit}|(se)(hari|minggu|bulan)(?!\\p{L}))|(?<![\\d.,\\p{L}])(\\d{1,3})\\s?(hari|hr|minggu|mgg|bulan|bln)\\s+(?:telat|terlambat|nunggak)(?:nya)?(?!\\p{L}|\\s*(?:\\d|se(?:hari|minggu|bulan)))`,
  "iu",
);
const lateOnly = new RegExp(
  `${lead}(?<!\\p{L})(?:telat|terlambat|nunggak|menunggak|overdue)(?!\\p{L})(?:\\s+bayar(?!\\p{L}))?`,
  "iu",
);
const notLate =
  /(?<!\p{L})(?:ga|gak|gk|nggak|ngga|enggak|tidak|tdk|ndak|blm|belum|bukan|takut|biar|jangan|kalau|kalo|klo|kl|sebelum|pernah)\s+(?:\p{L}+\s+)?(?:telat|terlambat|nunggak|menunggak|overdue)/iu;
const dueWord = "(?:jatuh\\s+tempo|jatem|jatpo|tenggat|deadline|tempo|ditagih|harus\\s+(?:di)?bayar)(?:nya)?";
const soon: Readonly<Record<string, number>> = {
  ...{ kemarin: -1, kemaren: -1, kmrn: -1, "hari ini": 0, sekarang: 0, besok: 1, bsk: 1, lusa: 2 },
  ...{ "minggu ini": 4, "minggu depan": 7, "bulan depan": 30, "akhir bulan": 15 },
};
const named = new RegExp(`(?<!\\p{L})${dueWord}\\s*:?\\s*(${Object.keys(soon).join("|")})(?!\\p{L})`, "iu");
const ahead = new RegExp(
  `(?<!\\p{L})${dueWord}\\s*:?\\s*(\\d{1,3})\\s?(hari|hr|minggu|mgg|bulan|bln)(?:\\s+(?:lagi|lg|lgi))?(?!\\p{L})`,
  "iu",
);
/** Without a word for it, "2 minggu lagi" may count instalments. */
const bareAhead = /(?<![\d.,\p{L}])(\d{1,2})\s?(hari|hr|minggu|mgg)\s+(?:lagi|lgi|lg)(?!\p{L})/iu;
const paidByTime =
  /(?<!\p{L})(?:ny?icil|cicil|angsur|setor|bayar|tinggal|masih|sisa)\p{L}*|(?:se|per ?|tiap |\/ ?)(?:hari|minggu|bulan|mgg|bln)/iu;
const monthNames =
  "jan(?:uari)?|feb(?:ruari)?|mar(?:et)?|apr(?:il)?|mei|juni?|juli?|agu(?:stus|s)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|des(?:ember)?";
const dated = new RegExp(
  `(?<!\\p{L})jatuh\\s+tempo(?:nya)?\\s+(?:tgl|tanggal)?\\.? ?\\d{1,2}(?: (?:${monthNames}))?(?!\\d| ?(?:rb|ribu|jt|juta|k|hari|minggu|bulan)(?!\\p{L}))`,
  "iu",
);
const onDay = `(?:tgl|tanggal)\\.? ?\\d{1,2}(?: (?:${monthNames}))?(?!\\d)`;
const whole =
  "(?:(?:(?:harus|hrs|wajib|mesti|kudu|bayar|dibayar|bayarnya|jg|juga)\\s+)*lunas|(?:bayar|dibayar|bayarnya|dibayarnya)\\s+(?:full|penuh|sekaligus)|(?:harus|hrs|wajib|mesti|kudu)\\s+(?:di)?bayar\\s+(?:semua|semuanya|seluruhnya))(?!\\p{L})(?:\\s+(?:jg|juga|semua|semuanya|sekaligus))*";
/** "Bayar lunas", "lunas jg": all of it is due. */
const isWholeSaid = new RegExp(`(?<!\\p{L})${whole}(?!\\s+(?:dalam|dlm|kapan|nanti|thn|tahun|\\d))`, "iu");
const notWhole =
  /(?<!\p{L})(?:ga|gak|gk|nggak|ngga|enggak|tidak|tdk|ndak|blm|belum|bukan|udah|udh|sudah|sdh|biar|supaya|kapan|kalau|kalo|klo|kl|pengen|pgn|mau|ingin|bisa|hampir|nggak bisa)\s+(?:\p{L}+\s+){0,2}(?:lunas|sekaligus|full|penuh)(?!\p{L})|(?<!\p{L})(?:cicil|nyicil|angsur)\p{L}*\s+(?:full|penuh)/iu;
const repeated = /(?<!\p{L})(?:tiap|setiap|saben|per)\s+(?:tgl|tanggal|bulan)/iu;

/** Whether all of a debt is to be paid at once: "bayar lunas", or a day on which it is due. */
export const isWholeDue = (text: string): boolean => {
  if (notWhole.test(text) || repeated.test(text)) return false;
  return isWholeSaid.test(text) || /^jatuh tempo/.test(dueIn(text)?.text ?? "");
};

/** The end of a day and of "bayar lunas" in a text; 0 if it has neither. */
export const wholeEnd = (text: string): number =>
  Math.max(
    0,
    ...[isWholeSaid, new RegExp(`(?<!\\p{L})${onDay}`, "iu")].map((pattern) => {
      const found = pattern.exec(text);
      return found ? found.index + found[0].length : 0;
    }),
  );

/** "Easycash 980rb tgl 8" beside a debt that is due on a day is due on that day. */
export const withDueWord = (text: string): string =>
  dueIn(text) || repeated.test(text)
    ? text
    : text.replace(new RegExp(`(?<!\\p{L})${onDay}`, "iu"), (day) => `jatuh tempo ${day}`);

/** "Jatuh tempo tgl 5", "tiap tanggal 12 juni", "12 juni", "cicilan ke 4". */
const dates = new RegExp(
  `(?:\\bjatuh tempo(?:nya)? )?\\b(?:tgl|tanggal)\\.? ?\\d{1,2}(?: (?:${monthNames}|bulan (?:ini|depan))\\b)?(?: \\d{4})?|\\b\\d{1,2} (?:${monthNames})\\b(?: \\d{4})?|\\bjatuh tempo(?:nya)? \\d{1,2}\\b(?! ?(?:rb|ribu|jt|juta|k)\\b)|\\b(?:ke|bulan ke)[ -]\\d{1,2}\\b`,
  "gi",
);

/** The text without days of payment, which are no amounts. */
export const withoutDates = (text: string): string => text.replace(dates, " ").replace(/ {2,}/g, " ");

const units: Readonly<Record<string, readonly [string, number]>> = {
  ...{ hari: ["hari", 1], hr: ["hari", 1], minggu: ["minggu", 7], mgg: ["minggu", 7] },
  ...{ bulan: ["bulan", 30], bln: ["bulan", 30], kali: ["kali", 30], x: ["kali", 30] },
};

type Found = { due: Due; words: string };

function counted(words: string, digits: string, unitWord: string, isLate: boolean): Found {
  const [name, length] = units[unitWord.toLowerCase()] ?? ["hari", 1];
  const days = Number(digits) * length;
  const text = isLate ? `telat ${digits} ${name}` : `jatuh tempo ${digits} ${name} lagi`;
  return { due: { text, days: isLate ? -days : days, isLate }, words };
}

function lateIn(text: string): Found | undefined {
  if (notLate.test(text)) return undefined;
  const [words, digits, unitWord, one, oneUnit, before, beforeUnit] = late.exec(text) ?? [];
  if (words !== undefined)
    return counted(
      words,
      digits ?? before ?? (one ? "1" : "0"),
      unitWord ?? oneUnit ?? beforeUnit ?? "",
      true,
    );
  const [only] = lateOnly.exec(text) ?? [];
  return only === undefined ? undefined : { due: { text: "telat", days: -1, isLate: true }, words: only };
}

function foundIn(text: string): Found | undefined {
  const isLate = lateIn(text);
  if (isLate) return isLate;
  const [words, day = ""] = named.exec(text) ?? [];
  const days = soon[day.toLowerCase()];
  if (words !== undefined && days !== undefined) {
    const due = days < 0 ? "telat 1 hari" : `jatuh tempo ${day.toLowerCase()}`;
    return { due: { text: due, days, isLate: days < 0 }, words };
  }
  const bare = paidByTime.test(text) ? null : bareAhead.exec(text);
  const [whole, digits = "", unitWord = ""] = ahead.exec(text) ?? bare ?? [];
  if (whole !== undefined) return counted(whole, digits, unitWord, false);
  const [date] = dated.exec(text) ?? [];
  return date === undefined
    ? undefined
    : { due: { text: date.trim(), days: undefined, isLate: false }, words: date };
}

export const dueIn = (text: string): Due | undefined => foundIn(text)?.due;

/** The end of what a text says of the day, so that it is kept beside the sums; 0 if it says nothing. */
export function dueEnd(text: string): number {
  const words = foundIn(text)?.words;
  return words === undefined ? 0 : text.indexOf(words) + words.length;
}

/** The text without when it is to be paid, so that only sums are left. */
export const withoutDue = (text: string): string => {
  const words = foundIn(text)?.words;
  const rest = words === undefined ? text : text.replace(words, " ");
  return rest
    .replace(isWholeSaid, " ")
    .replace(/ {2,}/g, " ")
    .replace(/[\s,;]+$/, "")
    .trim();
};

/** "Paylater 1,2jt, telat 3 hari": what is said of a debt behind a comma stands beside it. */
export const joinedDues = (text: string): string =>
  text.replace(
    new RegExp(
      `[,.]\\s+(?=${lead}(?:${lateWord}|${dueWord}|${whole})(?!\\p{L})[^,;\\n]*(?=[,;\\n]|$)|${onDay}(?: ${whole})?\\s*(?=[,;.\\n]|$))`,
      "giu",
    ),
    (found, at: number) => (/\d[^,;\n]*$/.test(text.slice(0, at)) ? " " : found),
  );

const noRate =
  /(?<!\p{L})(?:ga|gak|gk|nggak|ngga|enggak|tidak|tdk|ndak|ora|tak|tanpa|bebas|blm|belum)\s+(?:(?:ada|pake|pakai|kena|berbunga|ber)\s+)*(?:ada)?bunga(?:nya)?(?!\p{L})|(?<!\p{L})bunga(?:nya)?\s+(?:0|nol|ga ada|gak ada|nggak ada|tidak ada|tdk ada)(?![\d.,])/iu;

/** Whether a debt has no interest; its rate is known then. */
export const isWithoutInterest = (text: string): boolean => noRate.test(text);
export const noInterestEnd = (text: string): number => {
  const found = noRate.exec(text);
  return found ? found.index + found[0].length : 0;
};
