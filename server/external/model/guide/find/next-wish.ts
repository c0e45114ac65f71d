import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { isFine } from "#server/external/model/guide/words/yes-no/acceptance.ts";
import { acceptsText } from "#server/external/model/guide/words/yes-no/accepted-text.ts";

/*
 * The next wish where a text is finished: behind words that accept it ("udah pas. skrg tulisin chat buat cowokku"), for
 * another thing ("bikinin pesan ke dia"), or for one that was spoken of before ("trus daftar utangnya gmn?").
 */

const calling =
  "(?:kak|kakak|bang|min|mas|mbak|mba|bu|pak|bro|sis|ya|yah|deh|dong|sih|nih|kok|lah|banget|bgt|menurutku|makasih)";
const accepted = new RegExp(
  `^(?:(?:nah|oke|okee|ok|sip|iya|ya|wah|mantap|alhamdulillah|siap|baik|eh) )*(?:(?:yang |yg )?(?:itu|ini|gini|gitu|segini|segitu|semua|semuanya|\\p{L}{3,}nya) )?(?:(?:udah|sudah|udh|sdh|dah|wis|baru|emang|mah) )*(?:pas|cocok|bagus|kepake|kepakai|bener|benar|oke|ok|mantap|fix|jelas|aman|sip|cukup|rapi|selesai|beres|kelar|ngena|enak|membantu)(?: ${calling})*$`,
  "u",
);
const nowWords =
  "(?:sekarang|skrg|skrng|skr|skg|saiki|ayeuna|kini|lanjut|lanjutkan|abis ini|habis ini|abis itu|habis itu|bar iki|berikutnya|selanjutnya|next|giliran)";
const onWords = `(?:${nowWords}|trus|terus|trs|lalu)`;
/** "Udah lah segitu aja", and what is decided by a weighing: "ok berarti ambil yg klaten". */
const enough = new RegExp(
  `^(?:(?:nah|oke|okee|ok|sip|iya|ya|yaudah|baik|eh|hm) )*(?:(?:udah|sudah|udh|sdh|dah|wis) )(?:(?:lah|deh|ya) )*(?:segitu|segini|gitu|gini|itu|ini)(?: (?:aja|saja|dulu|doang|wae))(?: ${calling})*$`,
  "u",
);
const decided =
  /^(?:(?:nah|oke|okee|ok|sip|iya|ya|yaudah|baik|hm|jadi) )*(?:berarti|brarti|fix|fixed|kalau gitu|kalo gitu|klo gitu|ya ?udah|ya sudah|jadinya|yakin|oke|ok) (?:(?:aku|saya|sy|gw|gue|jadi|mau|fix) )*(?:ambil|pilih|terima|tetap|tetep|lanjut|ikut|mundur|lepas|tolak|nolak|bertahan|pindah|stay|yang|yg)(?: \p{L}+){0,6}$/u;
const clauseEnd = new RegExp(`(?<=[.!?\\n,;])\\s+|\\s+(?=${onWords}\\b)`, "i");

/** What stands behind words that accept a finished text; undefined if it is not accepted, or if nothing follows. */
export function behindAcceptance(text: string): string | undefined {
  const clauses = text.trim().split(clauseEnd);
  const isAccepted = (one: string) =>
    acceptsText(one) ||
    [accepted, enough, decided].some((is) => is.test(plain(one))) ||
    (/\p{L}/u.test(one) && isFine(one));
  const from = clauses.findIndex((one) => !isAccepted(one));
  return from > 0 ? clauses.slice(from).join(" ") : undefined;
}

/** Whether a message says that the present thing is enough, before it goes on. */
export const saysEnough = (text: string): boolean =>
  text
    .trim()
    .split(clauseEnd)
    .slice(0, 1)
    .some((one) => enough.test(plain(one)));

const filler =
  "(?:(?:tolong|tlg|bisa|boleh|minta|mau|aku|saya|gw|gue|dong|juga|jg|sekalian|kak|min|bang|coba|yang|yg|satu|1|lagi) )*";
const making =
  "(?:(?:di)?(?:bikin|buat|tulis|susun|rangkai|ketik|siap|catat)(?:in|kan|no)|(?:tolong|tlg|tulung|minta) (?:bikin|buat|tulis|susun|rangkai|ketik)|bantu(?:in|kan)? (?:\\p{L}+ )?(?:bikin|buat|tulis|susun|nulis|nyusun|rangkai)(?:in|kan|no)?)";
const thing =
  "(?:chat|pesan|wa|surat|e?mail|caption|teks|undangan|ucapan|pengumuman|naskah|jadwal|rencana|daftar|list|cv|anggaran|hitungan|itungan|promosi|proposal|balasan)";
const nextThing = `(?:${thing}|penolakan|permintaan maaf|permohonan|ajakan|jawaban|pemberitahuan|konfirmasi)`;
const request = new RegExp(
  `^${filler}(?:${onWords} )*${filler}(?:${making} ${filler}(${nextThing})(nya)?\\b|(?:hitung|itung)(?:in|kan)\\b)`,
  "u",
);
const forReader = new RegExp(
  `\\b(${thing}) (?:\\p{L}+ ){0,2}?(?:ke|buat|untuk|utk|kepada|kanggo) (\\p{L}+)`,
  "u",
);
/** What is said of the text that is there. */
const ofText =
  /\b(?:lebih|agak|versi\w*|ulang|pendek\w*|panjang\w*|singkat\w*|ringkas(?!an)\w*|pisah\w*|baris\w*|ganti(?!an|\s+rugi)\w*|ubah\w*|hapus\w*|tambah\w*|masuk(?:in|kan)|edit\w*|revisi\w*|perbaiki|benerin|betulin|rapi(?:in|kan)|poin2?|judul\w*|salinan)\b/;

const clausesOf = (text: string): string[] =>
  text
    .split(clauseEnd)
    .map(plain)
    .filter((one) => one !== "");

const helping =
  "(?:bantu|tulung|tolong|tlg|ewang|minta|pengen|pgn|pingin|pengin|mau|butuh|perlu|susun|siap|bikin|buat|gawe|tulis|ketik|rangkai|hitung|itung|atur|rancang|latih|bahas)\\p{L}*";
/** What else the guide can be asked for by its name. */
const otherThing =
  /\b(?:kat[ao]2|kat[ao] ?kat[ao]|kalimat\w*|ringkasan\w*|rangkuman\w*|briefing|brif\w*|skrip|script|omongan|obrolan|bicara|ngomong\w*|latihan|simulasi|interview|wawancara|laporan|curhat|lamaran|aturan|pembagian|target|budget|harga|modal|utang|caption|konten|jawaban|penolakan|permintaan maaf|tagihan|kontrak|izin|cuti|resign)\w*\b/;
const namedThing = new RegExp(`\\b${nextThing}(?:nya|ny|ku)?\\b`, "u");
const begunBy = new RegExp(`^(?:(?:${calling}|oh|eh|nah) )*${onWords}\\b`, "u");
/** "Trus yg ke Fajar", "skrg yang buat bu kos": another one, named by its reader. */
const otherOne = new RegExp(
  `^(?:${onWords} )+(?:bantu |bikin |tolong |buatin |bikinin )?(?:yang|yg|sing|urusan|soal) (?:satunya|satu lagi|kedua|(?:\\p{L}+ )?(?:ke|buat|untuk|utk|kanggo|kepada) \\p{L})`,
  "u",
);
/** Whether a text is asked for only by naming its reader. */
export const namesReader = (text: string): boolean => clausesOf(text).some((one) => otherOne.test(one));
const helps = new RegExp(`\\b${helping}\\b`, "u");

/** Whether a clause that goes on from an accepted text names something else that is wanted. */
const goesOnTo = (clause: string): boolean =>
  otherOne.test(clause) ||
  (begunBy.test(clause) && (namedThing.test(clause) || (helps.test(clause) && otherThing.test(clause)))) ||
  (begunBy.test(clause) &&
    otherThing.test(clause) &&
    /\b(?:dong|donk|ya|yuk|kak|min|mas|mbak)\b/u.test(clause));

/** Whether words that follow an accepted text ask for another thing, and not for a change of it. */
export function asksForNext(rest: string): boolean {
  const clauses = clausesOf(rest);
  const isNext = clauses.some((one) => request.test(one)) || clauses.slice(0, 2).some(goesOnTo);
  return isNext && !clauses.slice(0, 2).some((one) => ofText.test(one));
}

/** The kinds of things that are one kind. */
const kinds: readonly RegExp[] = [
  /\b(?:chat|pesan|wa)\b/,
  /\b(?:surat|e?mail)\b/,
  /\bjadwal\b/,
  /\b(?:rencana|langkah)\b/,
  /\b(?:daftar|list)\b/,
  /\b(?:caption|teks|promosi)\b/,
  /\bcv\b/,
  /\b(?:undangan|ucapan|pengumuman|naskah)\b/,
];

/**
 * Whether a message asks for a thing of another kind than the text that is there, for a reader or a purpose: "bikinin pesan
 * ke dia" below a page that weighs two options. `names`: how the text is called.
 */
export function asksForOther(text: string, names: string): boolean {
  const said = plain(text);
  if (ofText.test(said)) return false;
  const own = kinds.filter((kind) => kind.test(plain(names)));
  return clausesOf(text).some((one) => {
    const kind = request.test(one) ? forReader.exec(one)?.[1] : undefined;
    // Messages and letters are forms of the same text.
    const isWritten = kinds.slice(0, 2);
    return (
      kind !== undefined &&
      !own.some((is) => is.test(kind) || (isWritten.includes(is) && isWritten.some((of) => of.test(kind))))
    );
  });
}

const where = "(?:mana|kemana|gmn|gimana|gimna|bagaimana|piye|jadi(?:nya)?|kapan)";
const earlier: readonly RegExp[] = [
  new RegExp(
    `^(?:${onWords}|tapi|tp|oke|ok|nah|lah|loh|lho|eh|tadi|td|katanya|lalu| )+((?:\\p{L}+ ){0,2}\\p{L}{3,}nya) ${where}\\b`,
    "u",
  ),
  new RegExp(`^(?:\\p{L}+ ){0,2}?((?:\\p{L}+ )?\\p{L}{2,}nya) mana(?: ${calling})*$`, "u"),
  /\b(?:katanya|ktnya|janjinya|bilangnya|tadi (?:bilang|nawarin|menawarkan)) (?:(?:tadi|mau|bisa|akan|aku|kamu) )*(?:di)?(?:bikin|buat|susun|hitung|itung|tulis|bantu)\p{L}* ((?:\p{L}+ ?){1,6})/u,
  new RegExp(
    `^(?:(?:${onWords}|aku|mau|bisa|balik|ke|soal|nah|oke) )*(?:yang|yg) ((?:\\p{L}+ ){1,6}?)(?:tadi|td|tdi)\\b`,
    "u",
  ),
];

/** What the guide makes; "trus anaknya gimana" asks for none of it. */
const made = new RegExp(
  `\\b(?:${thing}|tabel|simulasi|latihan|urutan|langkah\\p{L}*|pertanyaan|konten|catatan|target|kalimat|untung|harga|modal)(?:nya|ku)?\\b`,
  "u",
);
/** That it was promised here; "dia katanya mau bikin surat" is told of somebody. */
const promised = /\b(?:tadi|td|mana|kok|belum|blm)\b/;
const ofOthers =
  /\b(?:dia|mereka|bos|suami|istri|ibu|bapak|mama|papa|kakak|adik|teman|temen|hrd|orang)\p{L}* (?:\p{L}+ )?(?:tadi )?(?:katanya|ktnya|janjinya|bilangnya)\b/u;

/** The words for a thing that was spoken of before, and that a message asks for; undefined if it asks for none. */
export function askedBefore(text: string): string | undefined {
  for (const one of text
    .split(/(?<=[.!?\n,;])\s+/)
    .map(plain)
    .filter((part) => part !== "")) {
    const found = earlier.map((pattern) => pattern.exec(one)?.[1]).find((name) => name !== undefined);
    const isMeant = found !== undefined && made.test(found) && !ofOthers.test(one);
    if (isMeant && (!/\bkatanya|ktnya|janjinya|bilangnya\b/.test(one) || promised.test(plain(text))))
      return found.replace(/ (?:mana|kok|belum|blm|dong)\b.*$/, "").trim();
  }
  return undefined;
}

/** What somebody goes to do first, and no thing that can be made. */
const doing =
  /\b(?:tidur|turu|makan|mandi|istirahat|rehat|kerja|pamit|cerita|curhat|itu|ini|segitu|gitu|begitu|sampai|sampe|pulang|coba|nyoba|mikir|pikir\w*|sholat|salat|masak|jemput|nanti|cukup|tunggu|nunggu|bentar|sebentar|kirim|keluar|off|liat|lihat|baca|simpan|diem|diam|fokus|jalan|berangkat|belajar|minum|nangis|tenang|napas|nafas|besok|bsk|lusa|malam|pagi)\b/;
const chosenFirst =
  /^(?:(?:ya|yaudah|ya udah|ya sudah|yauda|yowes|oke|ok|kalau gitu|kalo gitu|mending|iya) )+((?:yang |yg |soal |urusan |masalah )?(?:\p{L}+ ){1,2})(?:dulu|dl|dlu|duluan)(?: (?:deh|aja|saja|dong|ya|kak|min|bang|bu|pak|mas|mbak))*$/u;

/** "Yaudah customer dulu deh": the thing of an earlier message that is to come first. */
export function chosenBefore(text: string): string | undefined {
  const parts = text.split(/[.!?,;\n]+/).map(plain);
  const names = parts.map((one) => chosenFirst.exec(one)?.[1]?.trim());
  return names.find((name) => name !== undefined && !doing.test(name));
}

const afterwards = "(?:nanti|ntar|entar|belakangan|menyusul|nyusul|habis itu|abis itu|terakhir)";
const postponed = new RegExp(
  `(?:^|[,.;!\\n]+\\s*|\\s(?:dan|tapi|tp)\\s)((?:(?:yang|yg|soal|kalo|kalau|untuk|buat)\\s)?${thing}(?:nya|ku)?(?:\\s\\p{L}+){0,2}?\\s${afterwards}(?:\\s(?:aja|saja|deh|ya|dulu|lah))*)(?=\\s*(?:[,.;!\\n]|$))`,
  "iu",
);
const first = /\b(?:dulu|dulu2|dl|dlu|duluan)\b/i;

/** "Hitung dulu harganya, daftar harganya nanti": the wish that comes first, and the one that is put off. */
export function orderedWishes(text: string): { rest: string; wish: string } | undefined {
  const found = postponed.exec(text);
  if (!found?.[1]) return undefined;
  const ahead = text.slice(0, found.index).trim();
  const behind = text.slice(found.index + found[0].length).replace(/^[\s,.;!]+/, "");
  const rest = [ahead, behind].filter((one) => one !== "").join(", ");
  return first.test(rest) ? { rest, wish: found[1].trim() } : undefined;
}
