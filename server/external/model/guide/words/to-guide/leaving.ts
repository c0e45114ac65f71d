import { plain } from "./commands.ts";

/* How a member leaves a finished text: for another topic, or for good. */

const ahead =
  "(?:(?:ah|eh|oh|ya|yah|iya|ok|oke|nah|udah|sudah|yaudah|ya ?sudah|terus|trus|lalu|ga|gak|nggak|tidak|bukan|hadeh|kalau gitu|mas|mbak|kak|bang|min|pak|bu|tolong|coba|aku|saya|gw|gue|mau|kita) )*";
const another = new RegExp(
  `^${ahead}(?:ganti|pindah|beda) (?:topik|topic|tema|bahasan|pembahasan|obrolan)(?: (?:dong|deh|aja|saja|dulu|ya|kak|mas|mbak|ke|jadi|soal))*`,
);
const about = new RegExp(
  `^${ahead}(?:sekarang|skrg|skrng|skg) ${ahead}(?=(?:soal|tentang|masalah|perkara|urusan|bahas|nanya|tanya|giliran|ngomongin|bicara)\\b)`,
);
const earlier = new RegExp(
  `^${ahead}(?:yang|yg|balik ke|kembali ke|lanjut(?:in|kan)?|lanjut ke) (?:yang |yg |soal )*((?:\\p{L}+ ){1,3})(?:tadi|td|tdi)(?: (?:aja|saja|dulu|dong|deh|ya))*(?=$|[,.;])`,
  "u",
);
const asked =
  /\b(?:bikin|buat|susun|tulis|hitung|itung)(?:in|kan) (?:aku |saya |gw |gue |dong |aja |juga )*(\p{L}{4,})/u;

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+|,\s+(?=(?:sekarang|skrg|skrng|(?:ganti|pindah) topik)\b)/i)
    .filter((one) => one.trim() !== "");

/**
 * What a message is about that leaves the text by name: "sekarang soal Pak Darto ...", "ganti topik. jadwal"; "" if it
 * names nothing, undefined if it does not leave.
 */
export function topicBehind(text: string): string | undefined {
  const sentences = sentencesOf(text);
  for (const [at, sentence] of sentences.entries()) {
    const said = plain(sentence);
    const mark = another.exec(said) ?? about.exec(said);
    if (!mark) continue;
    const own = sentence.trim().split(/\s+/).slice(mark[0].trim().split(" ").length).join(" ");
    return [own, ...sentences.slice(at + 1)].join(" ").trim();
  }
  return undefined;
}

/** The thing that a message names to return to or to have made: "yg jadwal tadi aja", "buatin jadwal ...". */
export function thingNamed(text: string): string | undefined {
  const clauses = text.split(/(?<=[.!?,;])\s+|\n+/).map(plain);
  for (const clause of clauses) {
    const name = earlier.exec(clause)?.[1] ?? asked.exec(clause)?.[1];
    if (name !== undefined) return name.trim();
  }
  return undefined;
}

const around = new Set(
  `hadeh hadeuh haduh aduh duh woi woy oi oy hei hey halo plis please ampun kak mas mbak bang min pak bu dong deh aja saja lah nih
  itu ini tadi yang yg mau minta kan aku saya gw gue eh ih ah oh ya yah ga gak bukan sih tolong cuma cuman dulu`.split(
    /\s+/,
  ),
);
/** Things that the guide makes; a feeling alone, as in "udah ah capek", is no other topic. */
const things =
  /^(?:jadwal|surat|cv|anggaran|budget|h?itungan|utang|hutang|undangan|rencana|penawaran|promosi|wawancara|interview|tabungan|pengumuman|lamaran|resign|harga|kas)(?:nya|ku)?$/;
const bareWordsMax = 5;

/** The one or two words that a short message consists of beside what only calls: "hadehh jadwall woi". */
export function bareThing(text: string): string | undefined {
  const words = plain(text)
    .split(" ")
    .map((word) => word.replace(/(\p{L})\1$/u, "$1"));
  const own = words.filter((word) => !around.has(word));
  const isThing = own.length > 0 && own.length <= 2 && things.test(own[0] ?? "");
  return words.length <= bareWordsMax && isThing ? own.join(" ") : undefined;
}

const thanks =
  /\b(?:terima ?kasih|tarima kasih|makasih|makasi|mksh|mks|trims|thanks|thank you|thx|tks|tq|nuhun|suwun|matur nuwun)\b/g;
const ending = /\b(?:makasih|cukupkan|dicukupkan|cukupin|akhiri|diakhiri|sudahi|disudahi|pamit|sekian)\b/;
const closing = new Set(
  `makasih cukupkan dicukupkan cukupin akhiri diakhiri sudahi disudahi pamit sekian sudah udah udh dah cukup selesai dulu
  mas mbak mba kak kakak pak bu bang min ya yah yaudah iya oke ok baik baiklah saya aku gw gue kami kita di sampai sampe sini situ
  banyak sekali atas untuk buat bantuan bantuannya waktu waktunya semua semuanya itu ini segitu segini permisi assalamualaikum
  wassalam wassalamualaikum selamat malam siang sore pagi sangat membantu terbantu nanti lanjut lagi besok nggih njih lah deh aja
  saja kok`.split(/\s+/),
);
const endingWordsMax = 14;

/** Whether a message only ends the conversation: "sudah mas, saya cukupkan. Terima kasih." */
export function endsConversation(text: string): boolean {
  const said = plain(text).replace(thanks, "makasih");
  const words = said.split(" ");
  return (
    !text.includes("?") &&
    words.length <= endingWordsMax &&
    ending.test(said) &&
    words.every((word) => closing.has(word))
  );
}

const trying =
  /\b(?:mau|akan|nanti|ntar|aku|saya|gw|gue|kita|langsung|besok|bsk) (?:aku |saya |gw |gue |langsung )?(?:di|ku|tak )?(?:coba\w*|cobain|nyoba\w*|praktekin|praktekkan|terapin|jalanin|kirim|pakai|pake)\b/;
const changing =
  /\b(?:ganti|ubah|rubah|hapus|apus|tambah\w*|betulin|benerin|bikinin|buatin|pendekin|kurangi|perbaiki|revisi|salah)\b/;
const tryingWordsMax = 24;

/** "Ya udah mayan, makasih ya, mau coba malem ini": thanks with a plan to try, whatever was said of the text before. */
export function leavesToTry(text: string): boolean {
  const said = plain(text).replace(thanks, "makasih");
  return (
    !text.includes("?") &&
    said.split(" ").length <= tryingWordsMax &&
    /\bmakasih\b/.test(said) &&
    trying.test(said) &&
    !changing.test(said)
  );
}
