import { dateIn } from "#server/external/model/guide/values/names.ts";

/* By when a task has to be done, and from when it is somebody's: "mulai jumat 28 nov, setor ke aku jam 3 sore". */

const weekday = "(?:senin|selasa|rabu|rebo|kamis|kemis|jumat|jum'at|sabtu|setu|minggu|ahad)";
const hour =
  "(?:jam|pukul|jm) ?(?:setengah )?\\d{1,2}(?:[.:]\\d{2})?(?: ?(?:pagi|siang|sore|malam|malem|pas))*";
const day = `(?:hari )?(?:${weekday}|besok|bsk|lusa|(?:tanggal|tgl)\\.? ?\\d{1,2}|\\d{1,2} \\p{L}{3,9}|(?:akhir|awal) (?:bulan|minggu)|(?:minggu|bulan) depan)(?: (?:depan|ini|pagi|siang|sore))?`;
const time = `(?:(?:tiap|setiap|saben) )?${day}(?:,? (?:tgl |tanggal )?\\d{1,2}(?: \\p{L}{3,9})?)?(?:,? ${hour})?|${hour}`;
const until = new RegExp(
  `\\b(?:paling lambat|plg lambat|paling telat|deadline|tenggat|batas waktu|sebelum|sblm|maksimal|maks|setor(?:an)?|kumpul(?:in|kan)?|kirim|lapor(?:an)?|serah(?:in|kan)?|selesai|beres|kelar|jadi|harus)(?:nya|ne)?(?: (?:ke|sama|dikirim|disetor|selesai|beres|kelar|jadi|masuk))*(?: (?:aku|saya|sy|gue|gw|meja|kantor))?(?: (?:itu|paling lambat|pas|di|pada))* (${time})`,
  "iu",
);
const weekly = new RegExp(`\\b((?:tiap|setiap|saben) ${weekday}(?:,? ${hour})?)`, "iu");
const start = /\b(?:mulai|start|per) (?=\S)/i;

function startIn(text: string): string | undefined {
  const found = start.exec(text);
  const behind = found ? text.slice(found.index) : "";
  const date = dateIn(behind.split(/[,.;]\s/)[0] ?? "");
  return date === undefined ? undefined : `mulai ${date}`;
}

export function dueIn(text: string): string | undefined {
  const by = until.exec(text)?.[1] ?? weekly.exec(text)?.[1];
  const parts = [by?.trim(), startIn(text)].filter((one) => one !== undefined);
  return parts.length > 0 ? parts.join(", ") : undefined;
}
