import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import type { Need } from "./needs.ts";

/*
 * What somebody wants who says only that: the first step of a thing they dread, to do again what fear has taken from them,
 * to say sorry to somebody, and to tell somebody that their work ends. All of them are read in plain letters.
 */

const no = `(?:${noWords})`;
const wanting =
  "(?:mau|mo|maunya|pengen|pgn|pengin|pingin|ingin|hoyong|arep|nak|pengennya|penginnya|inginnya)";
const me = "(?:aku|ak|saya|sy|gue|gw|gua|sa|ka|kita|kami|beta|awak|ambo|tak)";

const firstStep =
  /\b(?:langkah|step|lakah|lengkah) (?:yang |yg |paling )?(?:pertama|awal|kecil)(?:ku|nya|ne|na)?\b|\b(?:mulai(?:nya|ne)?|wiwit) (?:dari|dr|saka|ti)? ?(?:mana|endi|ma)\b/;
const afraid = new RegExp(
  `\\b(?:takut|wedi|sieun|takuik|malu|isin|segan|sungkan|gengsi|gemet[ae]r|deg ?deg ?an|panik|${no} (?:ka |pernah |lagi )?(?:berani|wani|sanggup|kuat))\\b`,
);
/** Whose first step has a flow of its own. */
const otherStep =
  /\b(?:cerita\w*|curhat|ngomong|ngobrol|bicara|usaha|jualan|bisnis|dagang|resign|phk|utang|hutang|nabung|presentasi|pidato|interview|wawancara|tidur)\b/;

/** "Nda berani ka buka chatnya": whether somebody dreads a thing and puts it off. */
export const dreads = (said: string): boolean => afraid.test(said) && !otherStep.test(said);

/** To do again what once was easy. */
const again = new RegExp(
  `\\b${wanting} (?:cuma |sih |tuh |itu |${me} )*(?:bisa|bs|biso|iso|berani|kuat|mampu|sanggup|balik|kembali) (?:\\S+ ){1,4}?(?:lagi|lg|maneh|deui|(?:kayak|kyk|kaya|seperti|kek) (?:dulu|biasa|dl|kemarin))\\b`,
  "u",
);
const lost =
  /\b(?:dulu|dl|biasa|takut|wedi|panik|trauma|jatuh|jatoh|kecelakaan|berani|narik|nyetir|motor|naik|berangkat|kerja|kuliah|sekolah|manggung|olahraga|renang|lari)\b/;
const otherAgain =
  /\b(?:tidur|merem|makan|ketawa|senyum|bahagia|seneng|senang|percaya|sayang|cinta|balikan|baikan|rujuk|akur|sama dia|ama dia|ketemu dia|sama mantan|hidup|mati|nyusul|untung|laku|rame|semangat|mood|duit|uang|gaji|cerita)\b/;

const sorry =
  "(?:minta|mintak|mnta|njaluk|nyuwun|bilang|ngucapin|mengucapkan) (?:maaf|maap|ngapuro|sepuro|sori|sorry)";
/** "Aku cm mau minta maaf ke salsa": to whom, and no more than that. */
const apology = new RegExp(
  `^(?:(?:iya|ya|enggak|ga|tapi|tp|eh|kak|min|bang|jadi|intinya|pokoknya|sebenernya|sebenarnya|skrg|sekarang) )*(?:${me} )?(?:(?:cuma|cuman|cm|hanya|mung|tuh|sih|kan) )*${wanting} (?:coba |langsung |banget |bgt )?${sorry} (?:sama|ama|ke|kepada|karo|dengan|dgn|ka|jo) \\p{L}+(?: \\p{L}+){0,5}$`,
  "u",
);

const telling =
  "(?:menyampaikan|nyampein|nyampaikan|sampaikan|kasih tau|ngasih tau|ngasih tahu|kasih tahu|memberi ?tahu(?:kan)?|ngomong|bilang|bicara\\p{L}*|mengabarkan|kabari|ngabarin|mengumumkan|menjelaskan|jelasin)";
const duty = "(?:harus|hrs|perlu|mesti|kudu|mau|akan|besok|bsk|terpaksa|disuruh|diminta|ditugaskan|ditugasi)";
const ofWork =
  "(?:kontrak\\p{L}*|posisi\\p{L}*|jabatan\\p{L}*|masa kerja\\p{L}*|pekerjaan\\p{L}*|kerja ?sama\\p{L}*|hubungan kerja\\p{L}*)";
const ends =
  "(?:diperpanjang|perpanjang|dilanjut\\p{L}*|lanjut|lanjutkan|diteruskan|dipertahankan|diangkat|lolos (?:masa )?(?:percobaan|probation|training))";
const worker =
  "(?:karyawan|pegawai|staf|staff|guru|dosen|honorer|perawat|bidan|anak buah|bawahan|pekerja|anggota tim|kasir|satpam|sopir|admin|asisten|art|pengajar|tutor|instruktur|koki|teknisi|seorang)";
/** Somebody's contract is not prolonged, and the member is the one who has to say so. */
const dismissal = new RegExp(
  [
    `\\b${duty} (?:\\p{L}+ ){0,2}?${telling} (?:\\p{L}+ ){0,4}?${worker}\\b.{0,80}\\b(?:${ofWork}.{0,40}\\b)?${no} (?:\\p{L}+ ){0,2}?${ends}\\b`,
    `\\b${duty} (?:\\p{L}+ ){0,2}?${telling} (?:\\p{L}+ ){0,4}?${worker}\\b.{0,80}\\b(?:diberhentikan|dirumahkan|di ?phk|dilepas|dikeluarkan)\\b`,
    `\\b(?:kontrak|posisi)\\p{L}* (?:\\p{L}+ ){0,2}?(?:${worker})\\b.{0,50}\\b${no} (?:\\p{L}+ )?${ends}\\b.{0,80}\\b${telling}`,
    `\\b${duty} (?:\\p{L}+ ){0,3}?(?:memberhentikan|berhentiin|memecat|mecat|merumahkan|rumahin|mem ?phk|melepas) (?:\\p{L}+ ){0,2}?${worker}\\b`,
  ].join("|"),
  "u",
);
/** What the member was told themselves. */
const dismissed = new RegExp(
  `\\b${me} (?:\\p{L}+ )?(?:${no} (?:di)?perpanjang|dipecat|di ?phk|diberhentikan|dirumahkan)|\\b(?:kontrak|posisi|kontrakku|jabatan)(?:ku| saya| aku| gue| gw)\\b|\\bke (?:suami|istri|ortu|orang tua|keluarga|mama|ibu|bapak)\\b`,
  "u",
);

const byFear = /\b(?:takut|wedi|panik|trauma|jatuh|jatoh|kecelakaan|berani|kejebak|dicopet|gemet[ae]r)\b/;

/** What fear has taken comes back by graded steps, anything else by a plan. */
const againFlows = (said: string): Need["first"] =>
  byFear.test(said) ? ["kembali-bertahap", "rencana-langkah"] : ["rencana-langkah", "hadapi-takut"];

/** The flows for what a message only wants, and those that its words only resemble. */
export function plainNeed(said: string): Need | undefined {
  if (dismissal.test(said) && !dismissed.test(said))
    return {
      first: ["berhentikan-karyawan", "empat-mata"],
      never: ["kena-phk", "dua-pilihan", "surat-resign"],
    };
  if (apology.test(said)) return { first: ["minta-maaf"], never: [] };
  if (firstStep.test(said) && afraid.test(said) && !otherStep.test(said))
    return {
      first: ["rencana-langkah", "hadapi-takut"],
      never: ["rencana-belajar", "surat-hangat", "tulis-pesan", "surat-duka", "izin-cuti", "mulai-obrolan"],
    };
  return again.test(said) && lost.test(said) && !otherAgain.test(said)
    ? { first: againFlows(said), never: ["panik", "tenang-sekarang"] }
    : undefined;
}
