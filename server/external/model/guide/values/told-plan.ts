/*
 * What a plan needs and what members tell before they ask for one: what is to be done, until when, and what has its own hour.
 * "Bab 4 blm kelar, deadline jumat, bsk jam 10 bimbingan bu retno".
 */

const done =
  "(?:kelar|selesai|selese|beres|jadi|rampung|rampong|siap|tuntas|kumpul|dikumpul|dikerjain|kegarap)";
const notYet = "(?:belum|blm|blom|belom|durung|alun|lum)";
const cut = /[.,;!?\n]+|\s+(?:tapi|tp|trus|terus|trs|soalnya|padahal|karena|krn|makanya)\s+/i;
const lead =
  /^(?:(?:udah|udh|aku|ak|saya|sy|gue|gw|masih|kepikiran|mikirin|stres|pusing|gara2|gara-gara|soal|ini|itu|nih|agak|mendingan|dikit|tp|tapi|yang|yg|ada|punya|harus|hrs|kudu|mesti|mau|pengen|pgn|bikin|bikinin|bantu|tolong|duh|kak|min) )+/i;
const undone = new RegExp(`^(.{3,50}?)(?:nya)? ${notYet} (${done})\\b`, "i");
/** "Laporan, beresin gudang" are some of several tasks; what has to be done is said so. */
const finishing =
  /\b(?:harus|hrs|kudu|mesti|pengen|pgn|mau|target\p{L}*|biar|supaya|deadline) (?:bisa |cepet |segera )?((?:nyelesai(?:in|kan)|selesai(?:in|kan)|menyelesaikan|kelarin|ngelarin|beresin|ngeberesin|ngumpulin|kumpulin|mengumpulkan|submit|ngerjain|garap|nyicil) (?!utang|hutang|cicilan|uang|duit)[\p{L}\d][^.,;!?\n]{2,50})/iu;
const planFor =
  /\b(?:rencana|langkah|checklist|persiapan|step|plan)(?:nya)? (?:buat|untuk|utk|bt|biar|supaya) (?!besok|bsk|lusa|hari|minggu|senin|selasa|rabu|kamis|jumat|sabtu|malam|aku|saya|gue|kamu|nanti|ini|itu|dia|skrg|sekarang)([^.,;!?\n]{4,60})/iu;
const day =
  "(?:besok|bsk|lusa|hari ini|nanti (?:siang|sore|malam)|(?:hari )?(?:senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu)(?: (?:depan|ini))?|(?:tgl|tanggal) ?\\d{1,2}(?: \\p{L}{3,9})?)";
const due =
  "(?:deadline\\p{L}*|dl|tenggat\\p{L}*|batas(?:nya| waktunya| akhir)?|paling lambat|harus (?:kelar|selesai|jadi|dikumpul\\p{L}*|setor|kumpul)|dikumpul\\p{L}*|ngumpulin|kumpul|disetor|setor|submit|sidang|sebelum|sampai|sampe)";
const dueBefore = new RegExp(`\\b${due}(?: \\p{L}+){0,3}? (${day})(?!\\p{L})`, "iu");
const dueBehind = new RegExp(
  `(?<!\\p{L})(${day})(?: (?:itu|ini|udah|udh|sudah|harus|hrs|hari))* (?:deadline|dl|tenggat|dikumpul|harus (?:kelar|selesai|jadi|kumpul))`,
  "iu",
);
/** Where the end of the aim begins to say when. */
const untilWords = new RegExp(
  `\\s+(?:${due}|hari ini|${day}|biar|supaya|dong|deh|ya|kak|nih|sih)(?!\\p{L}).*$`,
  "iu",
);
const clock = "(?:jam|pukul|jm) ?(?:setengah )?\\d{1,2}(?:[.:]\\d{2})?(?: (?:pagi|siang|sore|malam|malem))?";
const appointment = new RegExp(
  `(?<!\\p{L})(${day})?,? ?(${clock})(?: (?:aku|ak|saya|sy|gue|gw|ada|udah|udh|harus|hrs|mau|itu|jg|juga))* ((?!ini|baru|masih|udah|segini|lebih|kurang)\\p{L}[^.,;!?\\n]{2,50})`,
  "giu",
);
const before = new RegExp(
  `(?<!\\p{L})((?:bimbingan|rapat|meeting|kuliah|kelas|ujian|sidang|kerja|shift|kontrol|interview|wawancara|les|praktikum|konsultasi|sekolah|jemput|antar|presentasi|zoom)(?: \\p{L}+){0,4}?)(?:,? (${day}),?)? (${clock})`,
  "giu",
);
/** What is told of the night, and no appointment. */
const noAppointment =
  /^(?:tidur|bangun|belum|blm|kebangun|melek|WA|wa|telpon|telp|nelpon|dia|bos|malem|malam|pagi|kok|nih|sih|an\b|kesini|terus|trus|pulang(?! kerja)|lembur)/i;

const tidy = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[\s,]+$/, "");

/** What is to be reached: "bab 4 kelar", "nyelesaiin laporan magang". */
export function aimIn(text: string): string | undefined {
  const planned = tidy((planFor.exec(text)?.[1] ?? "").replace(untilWords, ""));
  // "Biar lulus" says too little.
  if (planned.includes(" ")) return planned;
  for (const clause of text.split(cut).map((one) => one.trim())) {
    const [, what = "", end = ""] = undone.exec(clause.replace(lead, "")) ?? [];
    if (what !== "" && /\p{L}/u.test(what)) return tidy(`${what} ${end}`);
    const own = finishing.exec(clause)?.[1];
    if (own !== undefined) return tidy(own.replace(untilWords, ""));
  }
  return undefined;
}

/** The day until which it has to be done. */
export const untilIn = (text: string): string | undefined =>
  (dueBefore.exec(text) ?? dueBehind.exec(text))?.[1]?.trim();

/** What has its own hour, one a line: "bsk jam 10 bimbingan bu retno". */
export function appointmentsIn(text: string): string | undefined {
  const ahead = [...text.matchAll(before)].map(([, what = "", on = "", at = ""]) =>
    tidy(`${on} ${at} ${what}`),
  );
  const behind =
    ahead.length > 0
      ? []
      : [...text.matchAll(appointment)].flatMap(([, on = "", at = "", what = ""]) =>
          noAppointment.test(what) ? [] : [tidy(`${on} ${at} ${what}`)],
        );
  const found = [...ahead, ...behind].map((one) => one.trim());
  return found.length > 0 ? [...new Set(found)].join("\n") : undefined;
}
