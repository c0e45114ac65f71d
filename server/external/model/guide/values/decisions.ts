import { refusal } from "#server/external/model/guide/find/asked-cases.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* What was decided about a member, and the time of work that is not paid, word for word. */

const months =
  "januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|jan|feb|mar|apr|jun|jul|agu|agt|sep|sept|okt|nov|des";
const count = "(?:\\d{1,2}|se|satu|dua|tiga|empat|lima|enam)";
const period = new RegExp(
  [
    `\\b(?:(?:bulan|bln|periode) )?(?:${months})(?: (?:sampai|sampe|smp|s\\/d|-|dan|sama) (?:${months}))?(?: \\d{4})?\\b`,
    "\\b(?:bulan|bln|minggu) (?:lalu|kemarin|kmrn|kemaren|ini|terakhir)\\b",
    `\\b${count} ?(?:bulan|bln|minggu|mgg|hari|tahun)(?: (?:terakhir|ini))?\\b`,
  ].join("|"),
  "i",
);
/** Since when somebody has left or worked is no time that is not paid. */
const otherTime =
  /\b(?:resign|keluar|kerja|bekerja|berhenti|janji\w*|dijanji\w*|katanya|lebaran|kontrak|deadline(?:nya)?|tenggat(?:nya)?|batas waktu(?:nya)?|paling lambat|paling telat)\b[^,.;!?\n]*$/i;

/** The time of work for which nothing was paid: "gaji bulan lalu", "upah 3 minggu". */
export function owedPeriodIn(text: string): string | undefined {
  for (const found of text.matchAll(new RegExp(period, "gi"))) {
    const before = text.slice(0, found.index);
    const behind = text.slice(found.index + found[0].length);
    if (!otherTime.test(before) && !/^ (?:resign|keluar|kerja)/i.test(behind)) return found[0];
  }
  return undefined;
}

const clauseEnd =
  /[,.?!;\n]+|\s+(?=(?:padahal|tapi|tp|soalnya|terus|trus|gimana|gmn|enaknya|caranya|(?:aku |saya |sy |gw |gue )?(?:mau|pengen|pgn|pengin|ingin) (?:nanya|tanya|tau|tahu|minta|bertanya))\b)/i;
const asking =
  /^.*\b(?:kenapa|knp|napa|mengapa|alasan(?:nya)?|alesan(?:nya)?|penjelasan|kejelasan)(?: (?:kok|soal|tentang|dari|ke|bos|hrd|atasan|mereka|nya))*\s+/i;
const behind =
  /\s+(?:(?:langsung )?(?:ke|sama) (?:bos|atasan|hrd|manajer|dosen|panitia)\w*|ya|kak|dong|sih|kok|knp|kenapa|kak|min).*$/i;
const wordsMax = 14;

/** What was decided: "kenapa aku ga naik jabatan" is "aku ga naik jabatan". */
export function decisionIn(text: string): string | undefined {
  const parts = text
    .split(clauseEnd)
    .map((part) => part.replace(asking, "").replace(behind, "").trim())
    .filter((part) => part !== "" && refusal.test(plain(part)));
  const [first] = parts;
  return first !== undefined && first.split(/\s+/).length <= wordsMax && first.split(/\s+/).length > 1
    ? first
    : undefined;
}
