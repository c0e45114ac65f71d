/* A small step for each hour that somebody has named as lonely, so that the plan answers the hours that were told. */

const week = "(?:\\d+|se|dua|tiga|beberapa|tiap|per)\\s*$";
const steps: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:malam|malem|mlm|wengi|peuting|tidur)(?:nya|an)?(?!\p{L})/giu,
    "Malam: sebelum pukul 20.00 aku keluar sebentar, ke warung atau teras. Sesudahnya satu pesan suara pendek ke satu orang, lalu radio atau pengajian dengan suara kecil.",
  ],
  [
    /(?<!\p{L})(?:sore|magrib|maghrib)(?:nya)?(?!\p{L})/giu,
    "Sore: sebelum magrib aku jalan kaki lima belas menit di jalan yang ada orangnya, dan menyapa satu orang yang kulewati.",
  ],
  [
    /(?<!\p{L})(?:minggu|ahad|mingguan)(?:nya)?(?!\p{L})/giu,
    "Hari Minggu: dari hari Sabtu kutentukan satu acara kecil di luar rumah untuk Minggu pagi, lalu makan siang di tempat yang ada orangnya.",
  ],
  [
    /(?<!\p{L})(?:sabtu|weekend|wiken|akhir pekan)(?:nya)?(?!\p{L})/giu,
    "Akhir pekan: paling lambat Kamis kutanya satu orang, “Sabtu ada acara?”, sebelum hari itu terlanjur kosong.",
  ],
  [
    /(?<!\p{L})(?:subuh|pagi)(?:nya)?(?!\p{L})/giu,
    "Pagi: sesudah bangun aku buka pintu, menyapu depan rumah atau membeli sarapan, supaya suara pertama hari itu bukan dari layar.",
  ],
  [
    /(?<!\p{L})(?:lebaran|natal|hari raya|imlek|nyepi|puasa|sahur|buka puasa)(?!\p{L})/giu,
    "Hari raya: dari sekarang kutanya satu keluarga atau teman, boleh aku ikut sebentar atau menelepon jam berapa.",
  ],
];

/** "2 minggu", "minggu lalu" are weeks; the hours of a day that is over are nobody's habit. */
function isMeant(text: string, { 0: word, index }: RegExpExecArray): boolean {
  if (!/^minggu/iu.test(word)) return true;
  const front = text.slice(0, index);
  const behind = text.slice(index + word.length);
  if (/hari\s+$/iu.test(front)) return true;
  return (
    !new RegExp(week, "iu").test(front) &&
    !/^\s+(?:lalu|kemarin|kmrn|depan|ini|terakhir)(?!\p{L})/iu.test(behind)
  );
}

/** The steps, one a line below a heading; "" where no hour was named. */
export function hardHoursText(told: string): string {
  const found = steps.filter(([hour]) => [...told.matchAll(hour)].some((one) => isMeant(told, one)));
  return found.length === 0
    ? ""
    : ["Di jam yang paling sepi", ...found.map(([, step]) => `- ${step}`)].join("\n");
}
