import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/* What a speech is to say, where its request names it: "yg ngomongin kita kerja sejajar dulu, tiket bakal gw bagi rata". */

const speech =
  /\b(?:pidato\w*|sambutan\w*|speech|kata[- ]?kata (?:pembuka|pembukaan)|kata (?:pembuka|pembukaan|pengantar)|opening|omongan (?:pembuka|pembukaan)|pembukaan (?:rapat|meeting|acara))\b/iu;
const me = "(?:aku|saya|sy|gue|gw|gua|kita|kami)";
const leading = new RegExp(
  `\\b(?:(?:yang|yg) )?(?:ngomongin|ngomong(?:nya)?|bahas|ngebahas|membahas|isi(?:nya)?|inti(?:nya)?|poin(?:nya)?|pesan(?:nya)?|tentang|ttg|soal|bilang|nyampein|menyampaikan|sampaikan|sampein)(?: (?:soal|tentang|kalau|kalo|klo|bahwa|itu|kayak|gini|aja|nya|${me} mau))*[ :,]+(?=\\S)|:\\s+`,
  "iu",
);
/** What is said about the speech itself, or asked of the guide, is no point of it. */
const aboutIt = new RegExp(
  [
    "^(?:tolong|tlg|bantu\\w*|bisa|boleh|minta|bikin\\w*|buat(?:in|kan)|pidato|sambutan)\\b",
    "^(?:(?:kira2|sekitar|cukup|paling|maks\\w*) )*(?:\\d+|satu|dua|tiga|setengah) ?(?:menit|detik)",
    `^(?:jangan|jgn|${noWords}|yang|yg|pakai|pake|nadanya|bahasa\\w*|gaya\\w*) (?:usah )?(?:terlalu |yang |bahasa )*(?:panjang\\w*|kepanjangan|kelamaan|pnjg|kaku|formal|resmi|santai|lebay|ribet|singkat|pendek|sopan|baku)`,
    "^(?:makasih|thanks)$|^(?:gitu|gt|dong|ya|yah|kak|santai|singkat|pendek|besok|buat besok)\\b(?: \\S+)?$",
    "^(?:apa|apaan|gimana|gmn|siapa|bagaimana|opo|belum|blm|gatau|bebas|terserah)\\b",
  ].join("|"),
  "iu",
);
const request =
  /[,.]? (?:tolong|tlg|bantu(?:in)?|bikinin|buatin|buatkan|gimana|bisa (?:ga|gak|nggak))\b.*$/iu;
const joint = new RegExp(
  `\\s*[;\\n]\\s*|\\s*,\\s+|\\s+(?:dan|sama|terus|trus|serta|lalu)\\s+(?=(?:${me}|jangan|jgn|tolong|mohon|minta|semua|soal|tentang|setiap|tiap|kalau|kalo|harus|mulai)\\b)`,
  "iu",
);
const before = /^(?:(?:dan|sama|terus|trus|serta|lalu|yang|yg|soal|kalau|kalo|bahwa|juga|jg|\d[.)]) )+/iu;
const after = /(?: (?:gitu|gt|gitu aja|dong|deh|ya|yah|kak|sih|lah|aja gitu))+$/iu;

/** "Target sama libur": two things in a few words are two points. */
const pairWordsMax = 5;

/** The points of a speech that a text asks for, one a line. */
export function speechPointsIn(text: string): string | undefined {
  if (!speech.test(text)) return undefined;
  const found = leading.exec(text);
  if (!found) return undefined;
  const points = text
    .slice(found.index + found[0].length)
    .replace(request, "")
    .split(/[.!?](?:\s|$)/)
    .flatMap((sentence) => sentence.split(joint))
    .map((part) => part.trim().replace(before, "").replace(after, "").trim())
    .filter((part) => part.length > 2 && !aboutIt.test(part));
  const [only = ""] = points;
  const isPair = points.length === 1 && only.split(" ").length <= pairWordsMax;
  return points.length > 0 ? (isPair ? only.split(/ (?:dan|sama) /) : points).join("\n") : undefined;
}
