import { clockIn } from "#server/external/model/guide/values/days/clock.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* How members put something right: within one message ("jam 10 eh jam 9 saja"), or what they answered before. */

const clock =
  "(?:jam|pukul|pkl|jm)\\.? ?(?:setengah )?\\d{1,2}(?:[.:]\\d{2})?(?: ?(?:pagi|siang|sore|malam|malem))?";
const months =
  "januari|jan|februari|feb|maret|mar|april|apr|mei|juni|jun|juli|jul|agustus|agu|september|sept|sep|oktober|okt|november|nov|desember|des";
const date = `(?:tanggal |tgl\\.? ?)?\\d{1,2} (?:${months})(?: \\d{4})?`;
const day =
  "(?:hari )?(?:senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu|ahad|besok|lusa)(?: (?:depan|pagi|siang|sore|malam))?";
const count =
  "(?:rp\\.? ?)?\\d+(?:[.,]\\d+)*(?: ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt|%|persen|orang|pcs|buah|biji|pack|porsi|kg|liter|menit|jam|hari|minggu|bulan|tahun|kali)\\b)?";
/** Kinds of which one thing can stand for another; a more specific one comes before a plain number. */
const kinds = [clock, date, day, count];

const marker =
  "[ ,.–-]*(?:\\.{2,} ?)?\\b(?:eh+|ralat|koreksi|maaf|sori|sorry|salah|bukan(?=[ ,]+(?:maaf|eh|salah)))\\b(?:[ ,.]*\\b(?:eh|salah|bukan|maaf|sori|ralat|deng|ding|deh|maksudku|maksudnya|maksud saya|maksud aku|harusnya|ketik|tulis|itu|kak))*[ ,.:]*";
const end =
  "(?: ?(?:aja|saja|deng|ding|deh|dong|maksudku|maksudnya|maksud saya|ya|kak|min|yang bener|yg bener|kayaknya|ajalah|sih))*";

/** A thing, a marker and a thing of the same kind directly after it. */
const adjacent = kinds.map(
  (kind) => new RegExp(`(?<![\\d.,])(?:${kind})${marker}(${kind})${end}(?![\\d])`, "gi"),
);
/** "Jam 10 di kantor, eh jam 9 deng": words between, and nothing after the correction. */
const apart = kinds.map(
  (kind) => new RegExp(`^(.*(?<![\\d.,]))(?:${kind})\\b([^\\n]{0,40}?)${marker}(${kind})${end}[.!]*$`, "is"),
);

/** "Siji 80 ewu. eh salah ding siji 70, dadi 140 ewu": the new figures say themselves what comes of them. */
const outcomeAfter = new RegExp(
  `\\d[^\\n]*${marker}[^\\n]*?\\d[^\\n]*[ ,.]+(?:dadi|jadi|jd|total(?:nya|e)?)[ :=]+(${count}(?: (?:ewu|rewu))?)${end}[.!]*$`,
  "i",
);
/** "140 ribu mas, bukan 290": what is denied behind a figure is none. */
const deniedBehind = new RegExp(
  `(?<=\\d[^\\n]*)[ ,.]+(?:bukan|bkn|dudu|sanes|lain)[ ,]+(?:${count})(?: (?:ewu|rewu))?(?=${end}[ ,.!]*$)`,
  "i",
);

/** Words that follow "eh" without putting anything right. */
const noName =
  /^(?:kak|kakak|bang|min|mbak|mba|mas|bu|pak|bentar|tunggu|iya|ya|itu|ini|kok|kenapa|udah|sudah|salah|tapi|tp|terus|trus|kalau|kalo|nanti|apa|gimana|gmn|boleh|bisa|aku|saya|gue|gw|dia|ga|gak|nggak|tidak|btw|oh|maaf|maksud\w*|bukan)\b/;
const nameWordsMax = 4;
const named =
  /^([^,.;!?\n]{2,50}?)[ ,.]*(?:\.{2,} ?)?\b(?:eh+|ralat)(?:[ ,.]+(?:eh|salah|bukan|maaf|sori|ralat|deng|ding|maksudku|maksudnya|maksud saya|harusnya|ketik|tulis))*[ ,.:]+([^,;!?\n]{2,50}?)(?: (?:aja|saja|deng|ding|deh|maksudku|maksudnya|kak))*[.!]*$/i;

const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** "Rina eh Rini", where a name or another short thing was asked for. */
function correctedName(text: string): string | undefined {
  const [, one = "", other = ""] = named.exec(text.trim()) ?? [];
  const isShort = other !== "" && Math.max(countWords(one), countWords(other)) <= nameWordsMax;
  return isShort && !noName.test(plain(other)) ? other.trim() : undefined;
}

/** The text with what it takes back replaced by what it says instead. `isShort`: a name or a few words were asked for. */
export function corrected(text: string, isShort: boolean): string {
  const direct = adjacent.reduce((sum, pattern) => sum.replace(pattern, "$1"), text);
  if (direct !== text) return direct.trim();
  const outcome = outcomeAfter.exec(text)?.[1];
  if (outcome !== undefined) return outcome.trim();
  const meantAlone = text.replace(deniedBehind, "");
  if (meantAlone !== text) return meantAlone.trim();
  for (const pattern of apart) {
    const found = pattern.exec(text.trim());
    if (found) return `${found[1] ?? ""}${found[3] ?? ""}${found[2] ?? ""}`.trim();
  }
  return (isShort ? correctedName(text) : undefined) ?? text;
}

const before =
  "(?:(?:eh+|btw|ih|aduh|duh|waduh|maaf|sori|sorry|kak|kakak|bang|min|mbak|mas|loh|lah|lho|bentar|tunggu|oh|hm+|ya|iya|kok|itu|jawabanku|jawaban|tadi|barusan|yang tadi|yg tadi|yang itu)[ ,.:]+)*";
const wrong = "(?:salah|keliru|typo|ralat|koreksi|bukan itu|bukan segitu|bukan)";
const slip = "(?:ketik|tulis|jawab|nulis|ngetik|isi|kak|deng|ding|deh|tadi|itu|yang tadi|yg tadi|aku|gw|nih)";
const rather =
  "(?:harusnya|seharusnya|mestinya|harus e|(?:yang|yg) (?:bener|benar|betul)(?:nya)?|maksudnya|maksudku|maksud saya|maksud aku|maksud gw|mksd(?:nya?|ku)?|mksudnya|tapi|melainkan)";
const tail =
  "(?:[ ,]+(?:kak|deng|ding|deh|ya|maaf|aja|saja|yang bener|yg bener|bukan \\S+(?: (?:ribu|rb|juta|jt))?))*[.!]*";

const explicit = new RegExp(
  `^${before}(?:(?:ralat|koreksi|typo|(?:salah|keliru) (?:ketik|tulis|jawab|nulis|ngetik|isi))(?:[ ,.:]+${slip})*[ ,.:-]+(?:(?:${rather}|jadi)[ ,:]+)*|${wrong}(?: ${slip})*[ ,.:-]+(?:${rather}[ ,:]+)+)(\\S.*?)${tail}$`,
  "is",
);
/** Without a word for the mistake, only a number or a time is surely another answer. */
const bare = new RegExp(
  `^${before}(?:${wrong}(?: ${slip})*[ ,.:]+)?(?:(?:${rather}|jadi)[ ,:]+)*(\\S.*?)${tail}$`,
  "is",
);
const cue =
  /\b(?:salah|keliru|harusnya|seharusnya|mestinya|maksudku|maksudnya|maksud (?:saya|aku|gw)|yang tadi|yg tadi|jawabanku tadi|yang bener|yg bener)\b|\b(?:deng|ding)\b/i;
const bareWordsMax = 4;
const wordsMax = 14;
/** "Bukan 200 ribu tapi 250 ribu". */
const instead =
  /^(?:(?:eh+|maaf|kak|sori|aduh|duh|itu|tadi|loh|lah)[ ,.]+)*(?:bukan|bkn) ([^,\n]{1,40}?),? (?:tapi|tp|melainkan|harusnya|yang bener|maksudku) ([^\n]{1,60}?)[.!]*$/i;

/** "Maksudnya Wiyung bukan Wiyono", "Binjai maksudku, bukan Berastagi". */
const meant = "(?:maksud(?:ku|nya|e| saya| aku| gw| gue| gua)?|yang bener(?:nya)?|yg bener(?:nya)?)";
const swapped = new RegExp(
  `^${before}(?:${meant} ([^,\\n]{2,40}?)|([^,\\n]{2,40}?) ${meant}),? (?:bukan|bkn|dudu) ([^,\\n]{2,40}?)[.!]*$`,
  "i",
);
const dayOnly = new RegExp(`^${day}$`, "i");

/** "Salah, ulang. Nama saya Dewi ...": the whole answer once more. */
const again =
  /^(?:(?:eh|maaf|sori|salah|bentar|kak|duh)[ ,.]+)+(?:(?:aku|saya|gw|boleh|coba) )?(?:ulang|ulangi)(?: (?:ya|lagi|dulu|aja|kak))*[ ,.:]+(\S.{5,})$/is;

/** Whether a text is a number, a sum, a time or a day and hardly anything else. */
export const isFigureText = (text: string): boolean =>
  countWords(text) <= bareWordsMax &&
  (/\d/.test(text) || clockIn(text) !== undefined || dayOnly.test(text.trim()));

/** What the member says instead of an earlier answer; `not` is what it replaces, if that is said. */
export function correctionIn(text: string): { not?: string; value: string } | undefined {
  const said = text.trim();
  const repeated = again.exec(said)?.[1];
  if (repeated !== undefined) return { value: repeated };
  if (countWords(said) > wordsMax || /\bsalah satu\b/i.test(said)) return undefined;
  const [, not = "", other = ""] = instead.exec(said) ?? [];
  if (other !== "") return { not: not.trim(), value: other.trim() };
  const [, behind, ahead, wrongWords = ""] = swapped.exec(said) ?? [];
  const rightWords = behind ?? ahead;
  if (rightWords !== undefined) return { not: wrongWords.trim(), value: rightWords.trim() };
  const value = explicit.exec(said)?.[1];
  if (value !== undefined) return { value };
  const figure = cue.test(said) ? bare.exec(said)?.[1] : undefined;
  return figure !== undefined && isFigureText(figure) ? { value: figure } : undefined;
}
