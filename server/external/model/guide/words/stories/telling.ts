import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { askedInStory } from "./asked-in-story.ts";

/*
 * Members who want to tell something and to be listened to, in whatever words. A part of a message counts if it has a
 * word for telling and otherwise only words around it, so "mau cerita ke mama" is not meant for the guide.
 */

/** Ways of writing the words that decide, and what they stand for. */
const same: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "mau mauja mauka pen pgn pngn pngen pengen pengin pingin kepengen kpengen ingin mo mw hoyong arep pgen maunya pengennya penginnya",
    "cerita carita bacarita crito nyarita crita crta cerito curhat curcol curhatan ceritanya ceritain bercerita cerita2 curhat2 sambat ngeluh ngedumel unek2 uneg2 unek uneg ngoceh",
    "dengar denger dengerin dgrin dngerin dengarkan dengarin didenger didengar didengerin didengarkan didengarin didngrin dirungokke dirungokne dirungoake rungokno pendengar simak disimak",
    "aku gw gue gua saya sy ak aq ane awak tak ku kita beta ulun kulo abdi ambo",
    "dulu dlu dl dolo sik sek",
    "aja aj saja sj ae wae doang dowang ajah jo ja sa mawon bae",
    "cuma cuman cm hanya mung mek cmn namung ngan",
    "tidak ga gak gk g nggak ngga enggak engga kagak kaga tdk ora ndak nda dak ndek kada sonde mboten boten indak inda teu tak",
    "bikin bekeng biking gawe damel bkin",
    "jangan jgn gausah gosah gsh stop plis",
    "bilang blg bilg dibilang kubilang ngomong omong",
  ].flatMap((line) => {
    const [first = "", ...others] = line.split(" ");
    return [first, ...others].map((word): [string, string] => [word, first]);
  }),
);

/** One spelling for each word that decides. */
const normal = (text: string): string =>
  plain(text)
    .replace(/\b(gamau|gakmau|ogah)\b/g, "tidak mau")
    .replace(/\b(gabutuh)\b/g, "tidak butuh")
    .split(" ")
    .map((word) => (word === "tak" ? "aku" : (same[word] ?? word)))
    .join(" ")
    .replace(/\btidak (?:usah|perlu)\b/g, "jangan")
    .replace(/\b(?:yaudah|yauda|ya udah|ya sudah)\b/g, "yaudah");

const around = new Set(
  `mau aku dulu aja cuma tidak bilang jangan butuh perlu boleh bisa bole ya yah iya yo yaa kak kakak bang min mbak mba mas bu pak sis bro gan
  teh kang nak alma dong deh dah nih sih lah kan tuh mah kok to udah sudah tadi lagi sekarang skrg skrng hari ini malam itu di sini
  sini disini mending mendingan numpang minta please tolong kamu km lo lu kau tempat orang buat untuk yang yg pokoknya sedikit dikit bentar
  sebentar isi hati keluarin ngeluarin numpahin tumpahin mengeluarkan temenin temani ditemenin ditemani temen teman biar supaya ada siapa
  sama kali kalo kalau gimana dan padahal terus trus banyak panjang lebar tapi tp eh oh hm jujur emang memang kepala beban lepasin sambil gitu begitu wkwk
  wkwkwk hehe haha anjir anjay banget bgt bener kah maaf sori permisi halo hai gapapa gpp didiemin komentar nyuwun kulo enggih njih rek masih
  jadi dari awal ba so su to iyek iye deng ih ah uh niatnya tujuan tujuanku datang kesini sebenernya sebenarnya doi aj deng makanya wis wes yaudah yauda yaudahlah oke ok bapak ibu emak mbok simbok nduk le mbah eyang
  assalamualaikum assalamu alaikum wr wb pagi siang sore selamat`
    .split(/\s+/)
    .concat(["cerita", "dengar", "ngobrol", "ngobrol2"]),
);
/** A word that shows that it is wanted now, and not that it happened. */
const wanted =
  /\b(?:mau|cuma|butuh|boleh|bisa|numpang|minta|tolong|mending|mendingan|biar|bilang|izin|ijin)\b|\b(?:aja|dulu|dong|temenin|temani|yaudah)\b|\bcerita (?:ya|yo)\b/;
const unwanted =
  /\b(?:tidak|jangan|belum|blm|males|malas|takut|udah|sudah) (?:\S+ )?(?:cerita|dengar|ngobrol)\b/;
const wordsMax = 12;

const partsOf = (text: string): string[] =>
  text
    .split(/[,.;:!?\n]+|\s+(?=(?:tapi|tp|gw mau|aku mau|gw pgn|soalnya)\b)/i)
    .map(normal)
    .filter((part) => part !== "");

/** "Mau curhat soal kerjaan", where nobody else is told: what it is about changes nothing. */
const about =
  /\b(cerita|dengar|ngobrol) (?:soal|tentang|ttg|masalah|mengenai|perihal)\b(?!.*\b(?:ke|sama|dengan|dgn|kepada|kpd|buat|biar)\b).*$/;

function isTelling(told: string): boolean {
  const part = told.replace(about, "$1");
  const words = part.split(" ");
  if (words.length > wordsMax || !words.every((word) => around.has(word))) return false;
  // "Saya dengerin dulu" and "ngobrol dulu" are what somebody does.
  if (/^aku dengar\b/.test(part)) return false;
  if (/\b(?:mau|temenin|temani|boleh|bisa|numpang) (?:\S+ )?ngobrol2?\b/.test(part))
    return !unwanted.test(part);
  if (!/\b(?:cerita|dengar)\b|\b(?:isi hati|keluarin|ngeluarin|numpahin)\b/.test(part)) return false;
  // "Kan udah gw bilang, cerita" still asks for it; "udah cerita" says that it was told.
  const isAgain = /\bbilang (?:\S+ ){0,2}cerita\b/.test(part);
  return isAgain || (wanted.test(part) && !unwanted.test(part)) || part === "cerita";
}

/** Steps, exercises and advice, which the guide would give. */
const given =
  "(?:latihan\\w*|latian\\w*|latih\\w*|langkah\\w*|step\\w*|saran\\w*|solusi\\w*|nasi?hat\\w*|nasehat\\w*|dinasi?hati\\w*|tips?|napas|nafas|tugas|pr|ceramah\\w*|diceramahin|teknik\\w*|metode|checklist|ceklis|disuruh\\w*|nyuruh\\w*|suruh\\w*|diajarin|motivasi|dimotivasi\\w*|kata mutiara|template\\w*|format\\w*)";
const advice = new RegExp(
  `\\b(?:jangan|tidak (?:mau|butuh|minta|cari|lagi)|ngapain|berhenti) (?:(?:aku|kamu|km|lo|lu|terus|trus|lagi|dulu|banyak|di|kasih|kasi|ngasih|dikasih|beri|diberi|suruh|nyuruh|suruh2|disuruh|tawarin|nawarin|ditawarin|pake|pakai|minta|mau|ikut|sih|apa|segala|yang|yg|harus|butuh|cari|ada) ){0,5}${given}(?= |$)`,
);
/** Who would have to do it: somebody else, or the one who is written to. */
const ofOthers = /\b(?:dia|mereka|anak\w*|suami\w*|istri\w*|bos\w*|tim|karyawan\w*|pacar\w*|adik\w*)\b/;
const adviceWordsMax = 14;
/** What is practised for, which is a wish: "ga mau latihan sendiri buat interview". */
const forSomething = /\b(?:wawancara|interview|pidato|presentasi|soal|ujian|surat|pesan)\b/;

const isAgainstAdvice = (part: string): boolean =>
  part.split(" ").length <= adviceWordsMax &&
  advice.test(part) &&
  !ofOthers.test(part) &&
  !forSomething.test(part);

/** Whether a message asks to be listened to, or not to be given steps and advice. */
export const wantsToTell = (text: string): boolean =>
  partsOf(text).some((part) => isTelling(part) || isAgainstAdvice(part));

/** Whether the member wants no steps and no exercises. */
export const wantsNoSteps = (text: string): boolean => partsOf(text).some(isAgainstAdvice);

/** "Bingung mulai dari mana" is about the telling. */
export const isOfTelling = (text: string): boolean =>
  /\b(?:mulai|mulainya|ngomong|cerita\w*) (?:dari|dr) ?(?:mana|ma)\b/.test(plain(text));

const refused =
  /\b(?:ngapain|jangan (?:suruh|nyuruh|tawarin|nawarin|kasih|ajak|bahas)|jangan|tidak (?:mau|butuh|minta)|knp (?:harus )?(?:aku )?(?:yg |yang )?|kenapa (?:harus )?(?:aku )?(?:yg |yang )?|masa (?:aku )?(?:yg |yang ))\s*(?:aku |kamu |sih |harus |disuruh |di suruh |lagi )*(?=(?:nulis|bikin|buat|kirim|ngirim|minta maaf|latihan|latian|napas|nafas|langkah|surat|pesan|rencana|jadwal|itung|hitung|ngitung|catat|nyatat|nyatet|bandingin|nimbang|ngobrol|bicara|bilang|balas|bales|resign|ngajak|simulasi)\w*)(.+)$/;
const asks = /\b(?:gimana|gmn|bagaimana|cara\w*|biar|supaya|tolong|bantu\w*|contoh\w*|sendiri\w*)\b/;

/** What a member says not to want the guide to do: "ngapain nulis pesan putus" is "nulis pesan putus". */
export const refusedIn = (text: string): string[] =>
  partsOf(text).flatMap((part) => {
    const found = asks.test(part) ? undefined : refused.exec(part);
    // "Anakku ga mau ngomong sama aku" refuses nothing.
    const isOfOthers = found && ofOthers.test(part.slice(0, found.index));
    const what = isOfOthers ? undefined : found?.[1];
    return what === undefined ? [] : [what.trim()];
  });

const advised =
  /\b(?:harus|hrs|kudu|mesti|sebaiknya|enaknya|baiknya) (?:\S+ )?(?:apa|gimana|gmn|ngapain|bagaimana|piye)\b|\b(?:saran|solusi)(?:nya)? (?:apa|dong|gimana|gmn|lu|lo|kamu)\b|\b(?:ada|kasih|minta|butuh) (?:saran|solusi|masukan)\b|\b(?:menurut|mnrt) (?:lu|lo|kamu|km|kakak)(?: (?:gimana|gmn|apa))?(?: (?:ya|dong|sih))?$|^(?:terus|trs|trus|jadi|lalu|abis ini|habis ini|abis itu)(?: (?:aku|gw|gue|saya|kita))? (?:gimana|gmn|ngapain|apa)(?: (?:ya|dong|sih|nih|kak|lagi))*$/;
const advisedWordsMax = 9;

/** Whether a part of a message asks what to do, without saying about what: "terus gw harus gimana dong". */
export const asksAdvice = (text: string): boolean =>
  partsOf(text).some((part) => {
    const said = plain(part);
    return said.split(" ").length <= advisedWordsMax && !ofOthers.test(said) && advised.test(said);
  });

/** "Adik saya jarang bantu" tells of others, and asks for nothing. */
const unhelped =
  /\b(?:jarang|ga pernah|gak pernah|nggak pernah|tidak pernah) (?:(?:mau|ikut|bisa) )*(?:bantu\w*|nolong|tolong\w*)/g;

/** A request to the guide, which ends a story; "pgn nonjok" or "bingung" is part of it. */
export const isRequest = (text: string): boolean =>
  /\b(?:harus|hrs|kudu|mesti) (?:apa|gimana|gmn|ngapain|bagaimana|piye)\b|\b(?:ada|kasih|minta|butuh) (?:saran|solusi|masukan|ide)\b|\bsolusi(?:nya)? (?:apa|gimana|gmn)\b|\b(?:to?lo?ng\w*|bantu\w*|(?:mohon|minta|bisa|boleh) dibantu\w*|bikinin|bikinkan|buatin|buatkan|susunin|susunkan|contohin|kasih (?:contoh|tau cara|saran|ide)|itungin|hitungin|hitungkan|ajarin|tulisin|rapiin)\b|\b(?:gimana|gmn|bagaimana|piye|kumaha) (?:cara\w*|sih caranya|ngomong\w*|nulis\w*|bilang\w*)|^(?:aku |saya |gue |gw )?(?:mau|pengen|pgn|ingin|minta|butuh) (?:dibuatkan|dibuatin|dibikinin|bikin|buat|nulis|latihan|surat|pesan|rencana|jadwal|hitung\w*|simulasi|undangan|naskah|cv)\b/.test(
    plain(text).replace(unhelped, " "),
  );

/** What somebody in a story made for somebody, and what the member does not want: "saya masih bikinkan kopi buat dia". */
const told =
  /\b(?:yang|yg) (?:aku|saya|sy|gue|gw|gua|kita) \p{L}+(?:in|kan)\b|\b(?:aku|saya|gue|gw|gua|dia|mereka|ibu|bapak|suami\w*|istri\w*|mama\w*|anak\w*) (?:(?:masih|tetap|tetep|udah|sudah|yang|yg|selalu|sering|malah|juga|cuma|jg|cm|lagi|tadi|pernah|prnh|suka|dulu|sempat|sempet) ){0,3}(?:bikin|buat|bantu|nolong|tolong|tulis|kasih)\w*|\b(?:tidak|tdk|ga|gak|nggak|ngga|dak|ndak|belum|blm) (?:ada|pernah|mau|bisa|sempat|sempet) (?:satupun |satu pun )?(?:yang |yg )?(?:mau |bisa |ikut )*(?:bantu|nolong|tolong)\w*|\b(?:tidak usah|tdk usah|ga usah|gak usah|gausah|dak usah|ndak usah|jangan|jgn|ga mau|gak mau|tidak mau)\b[^,.;!?]*/giu;

const wishedOrNeeded = (said: string): boolean => wished.test(said) || needed.test(said);

/** A request to the guide within a story. */
export const isRequestInStory = (text: string): boolean => {
  const own = text.replace(told, " ");
  return (
    isRequest(own) ||
    askedInStory(text) !== undefined ||
    planned.test(plain(own)) ||
    own.split(/[.!?;\n]+/).some((one) => stepped.test(plain(one))) ||
    own.split(/[.!?;\n]+|,\s+/).some((one) => wishedOrNeeded(plain(one)))
  );
};

/** "Ya udah, aku pengen bikin rencana kecil aja": a thing that the guide makes, wished for in any clause. */
const wished =
  /^(?:(?:ya|yaudah|ya udah|ok|oke|jadi|terus|trus|tapi|tp|kalau gitu|kalo gitu|sekarang|skrg|aku|saya|gue|gw|kak|min|deh) )*(?:mau|pengen|pgn|pengin|pingin|ingin|butuh|minta) (?:coba |nyoba |dibantu )?(?:bikin|buat|susun|nyusun|dibuatin|dibikinin|atur|ngatur|punya|nulis|nyiapin|siapin) (?:\p{L}+ )?(?:rencana|jadwal|surat|pesan|daftar|naskah|langkah|target|anggaran|cv|undangan|catatan)/u;
/** "Skrg aku butuh rencana buat minggu ini": needed of the guide, and of nobody else. */
const needed =
  /^(?:(?:ya|iya|yaudah|ya udah|ok|oke|jadi|terus|trus|tapi|tp|kalau gitu|kalo gitu|sekarang|skrg|skrng|aku|saya|gue|gw|kak|min|deh|kayaknya|kyknya) )*(?:butuh|perlu) (?:bikin |punya )?(?:rencana|jadwal|daftar|langkah)\b(?!.*\b(?:dari|sama|ke) (?:dia|suami\w*|istri\w*|pacar\w*|cowok\w*|bos\w*|mereka|kamu)\b)/u;
/** "Saya coba langkahnya saja", "ingin dapat tidur malam ini", "gue ngapain biar ga buka story dia", "mau ada teman makan". */
const stepped =
  /\b(?:coba|mau|minta|pilih|ikut|kasih) (?:\p{L}+ )?langkah(?:nya|2nya|langkahnya)?\b|\b(?:mau|pengen|pgn|pengin|pingin|ingin) (?:bisa |dapat |dpt |coba |supaya )*(?:tidur|merem|tenang|istirahat) (?:\p{L}+ )?(?:malam ini|malem ini|mlm ini|nyenyak|cepat|cepet|sekarang|skrg)\b|\b(?:ngapain|gimana|gmn|apa|bagaimana) (?:ya |sih |aja )?(?:biar|supaya|agar|ben)\b|\b(?:mau|pengen|pgn|pengin|ingin) (?:ada|punya|cari|nyari|dapat) (?:teman|temen|kawan)\b/u;

const unsureWords =
  /^(?:(?:aku|ak|saya|sy|gue|gw|sa|beta|kita|jujur|eh|hm+|halo|hai|kak|min|maaf|sebenernya|sebenarnya) )*(?:tidak|tdk|ga|gak|gk|nggak|ngga|nda|ndak|belum|blm|kurang) (?:tau|tahu|tao|ngerti|yakin)(?: (?:ji|juga|jg|sih|kak|pun|lagi|min|mi|deh|mas|mbak|bang|ya|nih))* (?:mau|harus|hrs|mo|ingin|pengen) (?:apa|ngapain|cerita apa|gimana|nulis apa|ngomong apa|mulai dari mana)(?: (?:sih|kak|ya|deh|lagi|juga|min|nih))*$/u;
const unsureTextMax = 16;

/** Whether somebody says that they do not know what they want, and little else. */
export const isUnsure = (text: string): boolean =>
  plain(text).split(" ").length <= unsureTextMax &&
  text.split(/[.,;!?\n]+/).some((part) => unsureWords.test(plain(part)));

/** "Biar bisa tidur lebih cepet" beside a wish or a question for the way. */
const planned =
  /\b(?:mau|pengen|pgn|pengin|ingin|gimana|gmn|cara\w*|harus|hrs)\b(?: \p{L}+){0,7} biar (?:\p{L}+ )?(?:bisa |cepet |cepat |mau )(?:\p{L}+ ){0,2}(?:tidur|merem|berangkat|bangun|fokus|tenang|bantu|ngomong|konsisten|disiplin|hemat|nabung)/u;
