import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/*
 * A thing that is plainly asked of the guide while it listens: "saya kepingin nulis surat buat bapak. bisa dibantu?",
 * "buatkan suratnya".
 */

const me = "(?:aku|ak|saya|sy|gue|gw|gua|ulun|inyong|kulo|beta|awak|ibu|bapak)";
const thing =
  "(?:surat|pesan|wa|chat|doa|puisi|ucapan|catatan|rencana|jadwal|daftar|undangan|naskah|cv|anggaran|pengumuman|permintaan maaf)(?: ?nya|ku)?";
const wanting =
  "(?:mau|pengen|pgn|pengin|pingin|kepingin|kepengen|kepengin|kpengen|ingin|hoyong|arep|nyuwun|minta|butuh|perlu)";
const writing =
  "(?:nulis|menulis|tulis|bikin|buat|membuat|nyusun|susun|ngirim|nitip|dibuatkan|dibuatin|dibikinin|dituliskan|dibantu)";
const ahead = `(?:(?:ya|yaudah|udah|oke|ok|jadi|terus|trus|tapi|tp|eh|kalau gitu|sebenarnya|sebenernya|maksud ${me}|maksudku|sekarang|skrg|kak|min|nak|mbak|mas|${me}) )*`;
const wished = new RegExp(
  `^${ahead}${wanting} (?:sekali |banget |coba |juga |jg |dibantu |bisa )*${writing} (?:\\p{L}+ ){0,2}?${thing}(?!\\p{L})`,
  "u",
);
const ordered = new RegExp(
  `^${ahead}(?:(?:tolong|tlg|coba|bisa|boleh) )*(?:(?:di)?(?:buat|bikin|tulis|susun|rangkai)(?:kan|in|no)) (?:\\p{L}+ ){0,2}?${thing}(?!\\p{L})`,
  "u",
);
/** That help is wanted, which makes a wish of one's own a request: "saya kepingin nulis surat" alone may be told. */
const asking =
  /\b(?:bisa|boleh|minta|mau|tolong|mohon) (?:\p{L}+ )?(?:di)?(?:bantu|tolong)\w*|\b(?:tolong|bantu(?:in|kan)?|gimana|gmn|bagaimana|caranya)\b|\b(?:bisa|boleh) (?:ga|gak|nggak|ngga|tidak|kah|ndak)\b|\bya\?/u;
const untold =
  /\b(?:dulu|waktu itu|pernah|biasanya|selalu|kemarin|udah|sudah|belum berani|ga berani|gak sanggup|ga sanggup|tidak sanggup|percuma|buat apa)\b/;

/** Whether a message of a story asks the guide for a thing. */
export function asksForThing(text: string): boolean {
  const clauses = text.split(/[.,!?;\n]+/).map(plain);
  if (clauses.some((one) => ordered.test(one))) return true;
  const own = clauses.find((one) => wished.test(one));
  return own !== undefined && !untold.test(own) && asking.test(plain(text));
}
