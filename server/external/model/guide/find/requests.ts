import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/** The kinds of the general flows, for when no specific flow is found. */
export type Net = "write" | "plan" | "decide";

/** Words by which a member who tells a story shows that they want something. */
const wish =
  /\b(?:to?lo?ng\w*|tulung\w*|bantu\w*|bikin\w*|buat(?:in|kan|no)\w*|gawek\w*|susun\w*|(?:tulis|ketik|rangkai)(?:in|kan|no)|contoh\w*|gi?ma?na|gmn|bagaimana|piye|pripun|kumaha|cemana|cara\w*|mau|pengen|nak|nk|pgn|pingin|pengin|ingin|hoyong|arep|kepengen|minta|mnta|perlu|butuh|ajar[ik]\w*|lati(?:h\w*|an)|hitung\w*|itung\w*|ngitung\w*|cari(?:in|kan)|bingung|rapi(?:in|kan)|harus (?:apa|gimana|ngapain)|ngapain|enaknya|baiknya|mending|apa aja|apa saja|apanya|brapa|berapa|brp|tips|saran|ide)\b|\b(?:bisa|boleh)\b.{0,40}\b(?:ga|gak|nggak|ngga|kah)\b|^(?:siapa|berapa|kapan|di mana|dimana|apa itu|apa arti|kenapa|mengapa|apakah)\b|\w+nya (?:apa|gimana|gmn|piye)\b/;

/** A message that begins with the thing alone is a wish: "undangan arisan buat grup". */
const thing =
  /^(?:balas|bales|balesin|balasin|jawabin|tulis|ketik|kirim|rangkai|surat|pesan|undangan|ucapan|caption|deskripsi|kata kata|kata2|naskah|draf|draft|teks|contoh|list|daftar|jadwal|rencana|tips|cara|email|chat|wa|pengumuman|template|format|proposal|agenda|susunan|sop|aturan|laporan|memo|pidato|sambutan|bio|cv|resep|hitungan|jawaban|balasan|strategi|target|program|checklist|ceklis|persiapan|urutan|tahapan|timeline|rundown|pantun|puisi)\b/;
const writing =
  /\b(?:surat\w*|pesan|chat\w*|wa|whatsapp|e?mail|imel|kata ?kata\w*|kata2|kalimat\w*|teks\w*|text|tulisan\w*|caption|naskah|ucapan|pengumuman|undangan|proposal|penawaran|balasan|balesan|peringatan|belasungkawa|deskripsi|lowongan|perkenalan|sop|serah terima|tugas akhir|draf\w*|draft|konsep|pidato|sambutan|skrip|script|omongan|bio|memo|speech|nulis\w*|menulis\w*|tulis\w*|ngetik\w*|ketik\w*|ngirim\w*|kirim\w*|bilang\w*|ngomong\w*|ngomonge|omong\w*|nyampe?in|menyampaikan|sampaikan|jawab\w*|bales\w*|balas\w*|ngabarin|kabari|ngajak\w*|ngungkapin|mengungkapkan)\b/;
const planning =
  /\b(?:rencana\w*|jadwal\w*|plan|planning|program|langkah\w*|target\w*|che?cklist|ceklis|persiapan|persiapin|siap(?:in|kan)|nyiapin|menyiapkan|strategi|atur|ngatur|mengatur|aturin|bagi waktu|timeline|roadmap|mulai (?:dari )?mana|to ?do|tahap\w*|resolusi|kebiasaan|rutinitas|disiplin|konsisten|berhenti|ngurangin|mengurangi)\b/;
const deciding =
  /\b(?:pilih\w*|milih|memilih|mending\w*|bimbang|galau|ragu\w*|dilema|plus minus|untung rugi\w*|banding\w*|keputusan|memutuskan(?! (?:pacar|hubungan|tunangan))|putusin(?! (?:pacar|cowo|cewe|cowok|cewek|dia|doi|suami|istri|hubungan|tunangan|aku|gue|gw)\w*)|lanjut apa|lanjut atau|bertahan atau|bertahan apa)\b|\b(?:kepikiran|kpikiran|pengen|pgn|pengin|mau|mo) (?:buat |untuk |banget |bgt )?(?:resign|keluar|cabut|pindah|berhenti|cerai|pisah)\b.{0,24}\b(?:tp|tapi)\b.{0,30}\b(?:duit\w*|uang\w*|biaya|cicilan\w*|gaji\w*|tanggungan|anak\w*|nyesel|menyesal|sayang|ragu|bingung)\b|\b(?:bingung|enaknya|baiknya|antara)\b.*\b(?:atau|apa)\b|\b(?:atau|apa) \w+(?: \w+){0,4} (?:aja|saja|ya|dulu|enaknya|baiknya)(?: ya)?$|^\S+(?: \S+){0,13} atau \S+(?: \S+){0,9}$/;

/** "Misalnya latihan napas atau doa" gives examples: no choice is to be weighed. */
const example =
  /\b(?:misal(?:nya|kan)?|contohnya|umpama(?:nya)?|seperti|semacam|entah)\b(?: \S+){1,6}? atau\b/g;

export function isWish(text: string): boolean {
  const said = plain(text);
  return wish.test(said) || thing.test(said) || deciding.test(said);
}

/** What others fail to do: "adik saya jarang bantu". */
const unhelped =
  /\b(?:jarang|ga|gak|gk|nggak|ngga|tidak|tdk|ndak|nda|ora|belum|blm) (?:(?:mau|pernah|ada yang|ada yg|ikut|bisa|yang|yg|pada) )*(?:bantu\w*|nolong|tolong\w*)/g;
/** What somebody would like to do out of a feeling: "pengen nangis". */
const feltWish =
  /\b(?:rasanya )?(?:pengen|pgn|pengin|pingin|kepengen|ingin|mau|arep|hoyong)(?:nya)? (?:banget |bgt |rasanya )?(?:nangis|menangis|ketawa|teriak|ngamuk|marah|pergi|kabur|pulang|tidur|istirahat|muntah|nonjok|banting|diem|diam|sendiri|nyerah|pingsan|mewek|ngilang)\w*/g;

const somebody =
  "(?:dia|doi|mereka|beliau|orang2?|org2?|anak2|orang orang|semua(?:nya| orang)?|(?:suami|istri|bini|pacar|mantan|mertua|mama|papa|ayah|kakak|adik|adek|bos|boss|atasan|manajer|kepsek|guru|dosen|dospem|pelanggan|customer|klien|tetangga|supervisor|spv|senior|keluarga|temen|teman)\\p{L}{0,4}2?(?: (?:saya|aku|gue|gw))?|(?:anak|ibu|bapak)(?:nya|ku| saya| aku| gue| gw)|(?:kepala|waka|ketua|pihak) \\p{L}+|(?:pak|bu) (?!saya|aku|sy|gue|gw|mau|minta|tolong|ini|itu)\\p{L}+)";
/** What others ask of the member, or want: "kepsek minta saya gantikan". */
const wishedByOthers = new RegExp(
  `\\b${somebody} (?:(?!saya|aku|gue|gw|sy)\\p{L}+ )?(?:minta|mnta|mau|pengen|pgn|ingin|maunya|butuh|perlu)\\b`,
  "gu",
);

/** When something happened: "pas org2 mau balik". */
const whenWished =
  /\b(?:pas|waktu|wktu|saat|ketika|sebelum|sblm|tiap|setiap|kemarin|tadi) (?:(?:lagi|lg|aku|saya|gue|gw|kita|udah|\p{L}+2) ){0,2}(?:mau|arep|nak) \p{L}+/gu;

/** Whether a message only tells: it asks for nothing, and what it wishes for is a feeling. */
export const tellsOnly = (text: string): boolean =>
  !isWish(
    plain(text.replace(/["“][^"“”]*["”]/g, " "))
      .replace(feltWish, " ")
      .replace(whenWished, " ")
      .replace(wishedByOthers, " ")
      .replace(unhelped, " "),
  );

/** Returns the kinds of general flows that fit a text, likeliest first; only its sentences with a wish count. */
export function netsFor(text: string): Net[] {
  const said = plain(sentencesIn(text).filter(isWish).join(" "));
  const found: Net[] = [];
  if (deciding.test(said.replace(example, " "))) found.push("decide");
  if (writing.test(said)) found.push("write");
  if (planning.test(said)) found.push("plan");
  return found;
}

/** Things that are asked for by name, so a flow that produces another thing is not what was meant. */
const named =
  /\b(?:surat|undangan|ucapan|pengumuman|proposal|memo|peringatan|belasungkawa|lowongan|perkenalan|deskripsi|sop|serah terima|email|pidato|sambutan)\b/g;
const kinds: Readonly<Record<Net, RegExp>> = {
  write: /surat|pesan|tulis|naskah|teks|balas|kalimat|kata|daftar harga|cv|briefing/,
  plan: /rencana|jadwal|langkah|atur|susun|minggu|hari|target|anggaran|bagi|daftar|kas/,
  decide: /timbang dua tawaran/,
};
const ofWork = /\b(?:tawaran\w*|offer\w*|kerja\w*|gaji\w*|kantor\w*|perusahaan)\b/;

/** Whether a flow, judging by its titles, produces what the general flow would produce. */
export function isServedBy(net: Net, text: string, made: string): boolean {
  const names = net === "write" ? (plain(text).match(named) ?? []) : [];
  if (net === "decide" && !ofWork.test(plain(text))) return false;
  return names.length > 0 ? names.some((name) => made.includes(name)) : kinds[net].test(made);
}

/** The sentences of a message as written. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
