/* From one day to another in the spellings of chats: "17 juli smpe senin 20 juli", "jumat s/d senin", "tgl 3-5". */

const months =
  "jan(?:uari)?|feb(?:ruari)?|mar(?:et)?|apr(?:il)?|mei|juni?|juli?|agu(?:stus|s)?|ag(?:st|t)|sept?(?:ember)?|okt(?:ober)?|no[vp](?:ember)?|des(?:ember)?";
const weekdays =
  "senin|selasa|rabu|rebo|kamis|kemis|jumat|jum'at|jum at|jemuah|sabtu|setu|minggu|ahad|besok|bsk|sesuk|lusa|hari ini";
const month = `(?:${months})(?!\\p{L})`;
const number = "\\d{1,2}(?![\\d.,]*\\d)";
/** What shows that a number is a day: its weekday, "tgl" or its month. */
const named = [
  `(?:hari )?(?:${weekdays})(?!\\p{L})(?:,? (?:tanggal |tgl\\.? ?)?${number}(?: ${month})?)?`,
  `(?:tanggal|tgl)\\.? ?${number}(?: ${month})?`,
  `${number} ${month}`,
].join("|");
const year = "(?: \\d{4})?";
const until =
  "(?: ?[-–—] ?| (?:s[./]?d\\.?|sampai(?: dengan)?|sampe|sampek|smpe|smpi|smpai|smp|ampe|ampek|nyampe|hingga|nganti|tekan|tumeko|dugi|nepi|sampai-sampai|to) (?:ka |ke |dengan |dgn |hari )?)";
/** "Sampai 5 orang" counts something else. */
const noUnit =
  "(?! ?(?:rb|ribu|jt|juta|k|orang|kali|x|jam|hari|bulan|bln|thn|tahun|menit|pcs|buah)(?!\\p{L}))";

/** "Kerja senin-jumat" are hours of work. */
const noWeek = `(?!(?:hari )?(?:${weekdays}) ?[-–—] ?(?:hari )?(?:${weekdays})(?!,? (?:tgl|tanggal|\\d)))`;

/** A span of days; one of its two ends has to show that it is a day. */
export const daySpan = [
  `${noWeek}(?<![\\p{L}\\d]|\\d )(?:${named})${year}${until}(?:(?:${named})${year}|${number}${noUnit})`,
  `(?<![\\p{L}\\d.,]|(?:jam|pukul) )${number}${until}(?:${named})${year}`,
].join("|");
