import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { objectionIn } from "#server/external/model/guide/words/yes-no/objections.ts";

/*
 * What somebody who tells a story says about the guide's answers: "lah aku lg crita soal gagal jd ibu malah dijawab
 * kebijakan privasi", "jwbannya random". It is no part of the story. What others answered is.
 */

const answer =
  "(?:(?:jawaban|jawabn|jwban|jwbn|jwbannya|wangsulan|balasan|balesan|respon|respons|reply|tanggapan|tanggepan)(?:mu|nya|ny|ne|e)?|(?:jawab|jwb|bales|balas)(?:nya|ny|ane|anne|e|mu))(?! (?:aku|saya|sy|gw|gue|gua|ane|kita)\\b)";
const bad =
  "(?:random|rendem|rndm|ngaco|ngawur|aneh|ngelantur|nglantur|ngasal|asal2an|asal|gaje|ga jelas|gak jelas|template|copas|kaku|robot\\w*|muter\\w*|melenceng|meleset|kejauhan|kemana mana|kmana mana|ga nyambung|gak nyambung|nggak nyambung|ngga nyambung|tidak nyambung|ora nyambung|ndak nyambung|teu nyambung|sonde nyambung|nda nyambung|ga konek|gak konek|jauh|sama terus|sama mulu|itu mulu|itu terus|gitu mulu|gitu terus|gitu doang|gitu aja|gitu sih|kok gitu|kok gini|apaan|salah)";
const particle =
  "(?:ini|itu|kok|ih|ah|lah|loh|lho|eh|oh|hm|kak|kakak|bang|min|mbak|mas|kamu|km|lu|lo|kau|anda|sampeyan|emang|emg|jujur|maaf|sori|sorry|ya|yah|aduh|duh|apaan|sih|kayaknya|kyknya|hadeh|bah)";
const aboutAnswer = new RegExp(
  `\\b${answer} (?:\\p{L}+ ){0,3}${bad}(?![\\p{L}])|\\bkok ${answer} (?:\\p{L}+ )?(?:gitu|gini|begitu|begini|itu|ini|kayak|kyk|jadi)\\b|^(?:${particle} ){0,3}(?:ga|gak|nggak|ngga|tidak|ora|ndak|nda|teu|sonde|kada) (?:nyambung|konek|nyambungnya)(?: \\p{L}+){0,3}$|\\bnyambungnya (?:ke ?mana|di ?mana|dari ?mana|apa)\\b`,
  "u",
);
/** A help card that fits nothing. */
const card =
  "(?:nomor|nomer|no|kartu|kontak|tombol) (?:darurat|bantuan|telpon|telepon|polisi|ambulan\\p{L}*)";
const aboutCard = new RegExp(
  `\\b(?:kok|kenapa|knp|napa|naha|ngapain|malah) (?:\\p{L}+ )?(?:muncul|keluar|nongol|ada|dikasih|ngasih) ${card}|\\b(?:kok|kenapa|knp|napa|naha|ngapain|malah) ${card} (?:muncul|keluar|nongol|dikasih|mulu|terus|segala)`,
  "u",
);
const turned = "(?:malah|kok|napa|knp|kenapa|eh|lah|masa|masak|ngapain|naha|kunaon|kenopo)";
const given =
  "(?:di ?jawab|dijwb|dibales|dibalas|ditawarin|ditawari|ditawarkan|dijelasin|bahas|bahasnya|ngebahas|bahasannya|nawarin|jawab|jawabnya|jawabannya|jawabane|ngajawab|nyambung|(?:ditanya|nanya|tanya) (?:itu|gitu|gituan|begitu|begituan|aneh)|(?:disuruh|nyuruh|suruh) (?:pencet|mencet|tekan|neken|pilih|milih|isi|ngisi|nulis|tulis|klik)|(?:dikasih|dikasi|diksh|ngasih) (?:tombol|pilihan|menu|surat|latihan|kutipan|template|privasi|kebijakan|nomor|kartu))";
const answered = new RegExp(`\\b${turned} (?:\\p{L}+ ){0,3}${given}\\b`, "u");
/** Somebody says that they are telling something now. */
const telling =
  /\b(?:lagi|lg|cuma|cuman|cm|mau|pengen|pgn|kan|niat|mung|mek|baru|padahal|aku|gw|gue|saya|sy|ak|kita|beta|awak|abdi|kulo) (?:\p{L}+ )?(?:cerita|crita|crta|curhat|ngeluh|sambat|carita|bacarita|crito|nyarita|ngomongin)\b/u;
/** What only the guide brings up. */
const ofGuide =
  /\b(?:kebijakan privasi|privasi|privacy|enkripsi|terenkripsi|tombol\w*|panduan|template|draf|dokumen|menu|kutipan|dikutip)\b/;
/** What happens again and again, or to others, happened elsewhere. */
const elsewhere = /\b(?:tiap|setiap|selalu|biasanya|om|tante|puskesmas|rumah sakit|polisi|guru bk)\b/;
/** Others, and another time: then it was somebody else who answered. */
const others =
  /\b(?:sama|ke|kpd|kepada|ama|karo|ka|oleh|dari|kata) (?:si |bu |pak |kak |mbak |mas )?(?:suami|istri|bini|pacar|mantan|mertua|mama|mamah|papa|ibu|bapak|ayah|ortu|orang|kakak|adik|adek|temen|teman|sahabat|bos|atasan|dokter|bidan|dia|mereka|tetangga|guru|dosen|keluarga|ipar|hrd|psikolog|\p{L}{4,}ku)\w*|\b(?:dia|mereka|suami\w*|istri\w*|pacar\w*|mertua\w*|mamaku|ibuku|bapakku|bos\w*|temen\w*|teman\w*|dokter\w*|bidan\w*) (?:\p{L}+ )?(?:malah|kok|cuma|cm|cuman|jawab\w*|bales\w*|balas\w*)|\b(?:malah|dijawab|dibales|dibalas|jawaban|balesan|balasan) (?:dia|mereka|suami\w*|istri\w*|pacar\w*|mertua\w*|mama\w*|bapak\w*|bos\w*|temen\w*|teman\w*|dokter\w*|orang\w*)|\b(?:kemarin|kmrn|kemaren|semalem|semalam|tadi (?:pagi|siang|sore|malem|malam)|waktu itu|dulu|minggu lalu)\b/u;
/** Somebody who may have answered, unless the story is about them. */
const person =
  /(?<!\b(?:soal|jadi|jd|tentang|ttg) )\b(?:dia|dio|die|dheweke|mereka|mama|mamah|papa|ayah|bapak|ibu|enyak|abah|ortu|bude|pakde|tante|suami\p{L}*|istri\p{L}*|pacar\p{L}*|mantan\p{L}*|mertua\p{L}*|bos\p{L}*|atasan\p{L}*|temen\p{L}*|teman\p{L}*|mamaku|ibuku|bapakku|dosen\p{L}*|guru\p{L}*)(?![\p{L}])/u;
const wordsMax = 16;

/** Whether a part of a message is about an answer of the guide. */
export function isAboutAnswer(part: string): boolean {
  const said = plain(part);
  if (said === "" || said.split(" ").length > wordsMax || others.test(said) || elsewhere.test(said))
    return false;
  if (aboutCard.test(said) || (answered.test(said) && ofGuide.test(said))) return true;
  if (person.test(said)) return false;
  return aboutAnswer.test(said) || (answered.test(said) && telling.test(said));
}

const restWordsMin = 2;

/** A message without what it says about the guide's answers, "" if little is left; undefined if it says nothing of them. */
export function withoutMisread(text: string): string | undefined {
  if (objectionIn(text) === "complaint") return "";
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((one) => one.trim() !== "");
  const kept = sentences.flatMap((sentence) => {
    const clauses = sentence.split(/,\s+/);
    const own = clauses.filter((one) => !isAboutAnswer(one));
    if (own.length === clauses.length) return [sentence];
    return own.length > 0 ? [own.join(", ")] : [];
  });
  if (kept.length === sentences.length && kept.every((one, nth) => one === sentences[nth])) return undefined;
  const rest = kept.join(" ").trim();
  // Particles and a few words around a complaint tell nothing.
  return plain(rest).split(" ").length < restWordsMin ? "" : rest;
}
