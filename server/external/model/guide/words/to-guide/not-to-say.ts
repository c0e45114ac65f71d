import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { plain } from "./commands.ts";

/*
 * What a member tells the guide not to say or not to sound like: "oh iya jangan bilang soal scroll hp nah", "jgn kesannya
 * serakah". It is told apart from what the reader is asked not to tell others ("jangan bilang soal ini ke ibu ya").
 */

const suffix = "(?:in|kan|keun|no|ke|ko|nya|kn|ne|i)*";
const address = "(?:mas|mbak|mba|kak|kakak|bang|kang|teh|min|admin|gan|bro|sis|alma)";
const turning = "(?:oh (?:iya|ya)|oiya|oya|o ?iya|btw|eh+|nb|catatan|note)";
// "Oh" and "iya" stand apart here, so that nothing is read in two ways.
const lead = `(?:(?:oiya|oya|o ?iya|btw|eh+|nb|catatan|note|oh|nah|tp|tapi|dan|trus|terus|cuma|cuman|asal|pokoknya|tolong|tlg|plis|ya|iya|jg|juga|yg penting|yang penting|${address}) )*`;
const not = `(?:(?:jgn|jangan|jngn|jang|jan|jangko|ojo|aja|tong|ulah|ampun)(?: (?:mi|ki|ko|sampe|sampai|smp|nganti))?|gausah|gosah|rasah|rausah|ndausah|(?:${noWords}) (?:usah|perlu|kudu|sah|kedah)(?: mi)?|usah)`;
const light =
  "(?:dulu|dlu|dl|ya|yah|yo|lagi|lg|pernah|ikut|juga|jg|aja|saja|kau|ko|ki|mi|lah|dong|deh|nah|sampe|sampai)";
const telling = `(?:(?:di|nge|ng|mem|me|men)?(?:bilang|omong|cerita|carita|crita|crito|kasih ?tau|kasi ?tau|bejakeun|carios|sampai|bocor|bahas|singgung|ungkit)${suffix}|ngomong\\w*|nyinggung|ngungkit\\w*|nyeritain|nyampein|ngasih tau)`;
const writing = `(?:(?:di|ke|ter)?(?:sebut|tulis|tulih|ketik|catat|cantum|muat|sabuik|sebat|masuk)${suffix}|nyebut\\w*|nulis\\w*)`;
const subject =
  "(?:soal|tentang|ttg|mengenai|perkara|perihal|masalah|urusan|bab|(?:kalo|kalau|klo|kl|nek|lek)(?= (?:aku|ak|saya|sy|gue|gw|kami|lagi|masih|belum|blm|udah|udh|sudah|habis|\\p{L}+ku)\\b)|bahwa|yg|yang|sing|nu|nan|bagian)";
const toReader = "(?:(?:ke|sama|k|ka|pa|maring|karo) )?(?:dia|ia|beliau|doi|orangnya)";

const told = new RegExp(
  `^${lead}${not}(?: ${light})* (?:${telling}|${writing})(?: ${light})*(?: ${toReader})?(?: ${light})* ${subject} (.+)$`,
  "u",
);
const toldBehind = new RegExp(
  `^${lead}(?:(?:eta|itu|kuwi|ini)(?: mah)? )?(?:yg|yang|soal|sing|nu|masalah|urusan|perkara|perihal|bab|bagian|tentang) (.{2,50}?) (?:(?:itu|iku|tu|eta|tadi|mah|mi) )*${not}(?: ${light})* (?:${telling}|${writing})(?: (?:${light}|${toReader}|e|nya|kak|mas|mbak|bang|kang|teh|min|deng|ding))*$`,
);
const written = new RegExp(`(?:^| )${not}(?: ${light})* ${writing}(?: |$)`);
/** "Soal ortu ga usah dibahas ya" asks the reader not to speak of it. */
const ofTalk = /\b\S*(?:bahas|singgung|nyinggung|ungkit)/;
const opened = new RegExp(`^(?:${turning}|pokoknya|yg penting|yang penting)\\b`);
const closed = /(?:nah|kak|kakak|min|admin|kang|teh|atuh|alma)$/;
/** Whom else something is not to be told, or where: that is asked of the reader. */
const elsewhere =
  /\b(?:ke|kpd|kepada|sama|karo|maring|pa|di|depan) (?!dia\b|ia\b|beliau\b|doi\b|orangnya\b|(?:surat|pesan|wa|chat|teks|tulisan|naskah)(?:nya|ku)?\b)\p{L}+/u;
const second = /\b(?:kita|kamu|km|kau|lo|lu|elo|anda|bapak|ibu|pak|bu|mohon|minta|sampeyan|panjenengan)\b/;

const seeming =
  "(?:(?:ke|ter|ber)?kesan(?:nya|e|a)?|(?:ke)?lihatan(?:nya)?|keliatan(?:nya|e)?|kedenger?an(?:nya)?|kedengaran(?:nya)?|terdengar|katon|tampak|nampak|siga|jiga|koyo|kayak|kaya|kyk|kek|seolah(?: olah)?|seolah2|seakan(?: akan)?|dikira|disangka|dianggap|dikiro|dipikir)";
const manner = `(?:serakah|rakus|matre|ngemis|mengemis|njaluk\\w*|minta minta|minta2|maksa|memaksa|nuntut|menuntut|nagih|menagih|galak|marah\\w*|judes|jutek|ketus|ngeluh|mengeluh|ngadu|mengadu|curhat|cengeng|manja|sombong|pamer|sok|lebay|butuh|ngebet|ngarep\\w*|ngancam|mengancam|nyalah\\w*|menyalah\\w*|nyudut\\w*|menyudut\\w*|nyindir|menyindir|nyinggung|menyinggung|kurang ajar|lancang|ngelunjak|kaku|jualan|jual mahal|promosi|murahan|robot|template|drama|egois|nyuruh|merintah|ngatur|pelit|perhitungan|cari muka|cari alasan|alasan|ngeles|(?:${noWords}) (?:sopan|hormat|tau diri|ikhlas|niat))`;
const seems = new RegExp(
  `^${lead}(?:${not}|(?:biar|supaya|ben|kben|agar) (?:aku |saya |gue |gw )?(?:${noWords}|jangan))(?: (?:${light}|terlalu|bikin|ada|malah|jadi|nepi ka))* ${seeming}(?: (?:aku|saya|gue|gw|kami|kek|kayak|kaya|koyo|lagi|mau|terlalu|banget|orang|seperti|yg|yang))* ${manner}(?: (?:ya|yo|je|e|nah|banget|bgt|gitu|begitu|dong|deh|lah|sih|atuh|uang|duit|aku|saya|jg|juga|orangnya|${address}))*$`,
);

const them = "(?:dia|ia|beliau|doi|orangnya|si dia)";
/** "Jangan sampe dia kira gitu": nobody says to the reader what "dia" must not think. */
const misread = new RegExp(
  `^${lead}(?:${not}(?: (?:${light}|malah|bikin|buat|sampek))* ${them}|(?:biar|supaya|ben|kben|agar) ${them} (?:${noWords}|jangan)) (?:(?:jadi|malah|sampe|sampai) )*(?:kira|ngira|mengira|ngiranya|mikir|mikirnya|pikir|nyangka|sangka|anggap|nganggep|nganggap|salah (?:paham|tangkap|kira|sangka|ngerti|arti)|rumangsa|ngroso|merasa|ngerasa)(?: (?:gitu|begitu|kayak gitu|kek gitu|kaya gitu|ngono|kitu|itu|yg aneh aneh|yang aneh aneh|aneh aneh|aneh2|macem macem|macem2|macam macam|yg tidak tidak|yg nggak nggak|yg engga engga|disalahin|disalahkan|dituduh|diserang|disuruh|dipojokin|dilarang|ya|yo|nah|lah|dong|sih|jg|juga|${address}))*$`,
);

/**
 * Whether a clause tells the guide what not to say. `isOfRequests`: the answer is a request or a message, in which the reader
 * may be asked not to tell something; `isExplained`: the next clause says why.
 */
export function forbidsSaying(clause: string, isOfRequests: boolean, isExplained: boolean): boolean {
  const said = plain(clause);
  if (seems.test(said) || misread.test(said)) return !second.test(said);
  if (!told.test(said) && !toldBehind.test(said)) return false;
  const own = said.replace(/^(?:oh iya|oh ya|oiya) /, "oiya ");
  if (second.test(own.replace(/ (?:pak|bu) \p{L}+/gu, ""))) return false;
  if (!isOfRequests) return true;
  if (elsewhere.test(own)) return false;
  const isMeant = opened.test(said) || closed.test(said) || written.test(said);
  return isMeant || (isExplained && !ofTalk.test(said));
}

/** Whether a clause may be an order not to write what it names: only what was told before shows whether it is one. */
export const mayForbid = (clause: string): boolean => {
  const said = plain(clause);
  return written.test(said) && !/["“”?]/.test(clause) && !/\b(?:kamu|km|lo|lu|anda|mohon|minta)\b/.test(said);
};

const shyness = new RegExp(
  `^(?:(?:aku|ak|saya|sy|gue|gw|kulo|abdi|awak|ambo|beta) )?(?:(?:masih|agak|rada|sbnrnya|sebenernya|sebenarnya|jujur|kok) )*(?:sungkan|isin|malu|segan|segen|ewuh|pakewuh|takut|wedi|sieun|era|lingsem|(?:${noWords}) (?:enak|penak))(?: (?:je|e|sih|aku|saya|ka|kak|ya|banget|bgt|jg|juga|nih|soalnya))*$`,
);

/** "Aku sungkan", directly before such an order. */
export const isShy = (clause: string): boolean => shyness.test(plain(clause));

const nothing = new Set(
  `soal tentang ttg mengenai perkara perihal masalah urusan bab kalo kalau klo nek lek bahwa yang yg sing nan bagian itu ini iku
  tadi tuh mah nah kak kakak mas mbak bang kang teh min admin dulu dong deh lah sih saya aku sama dan lagi juga nya atuh dia beliau yo ya je na e ki mi di to nggih njih yah pak bu`.split(
    /\s+/,
  ),
);
const subjectMax = 3;
const rootOf = (word: string): string => (word.length > 5 ? word.replace(/(?:nya|ku|mu)$/, "") : word);

/** The words of what an order forbids to name; undefined if it is said in too many words, or names only a name. */
export function forbidden(order: string): string[] | undefined {
  const said = plain(order.split(/[,;]\s/)[0] ?? "");
  const what = told.exec(said)?.[1] ?? toldBehind.exec(said)?.[1];
  const words = (what ?? "").split(" ").filter((word) => word.length > 1 && !nothing.has(word));
  return words.length === 0 || words.length > subjectMax || words.includes("nama")
    ? undefined
    : words.map(rootOf);
}

const ofOrder = new RegExp(
  `^(?:jgn|jangan|jngn|jang|jan|ojo|aja|tong|ulah|usah|gausah|gosah|rasah|rausah|perlu|kudu|boleh|harus|(?:${noWords})|${telling}|${writing}|${light}|${address}|tolong|tlg|plis|deng|ding|bagian|namanya|sampe|sampai|surat\\w*|pesan\\w*|teks\\w*|naskah\\w*)$`,
);

/** What an order about the text names, by its words; undefined if it names nothing, or only a name. */
export function namedIn(order: string): string[] | undefined {
  const own = forbidden(order);
  if (own) return own;
  const words = plain(order.split(/[,;]\s/)[0] ?? "")
    .split(" ")
    .filter((word) => word.length > 2 && !nothing.has(word) && !ofOrder.test(word));
  const isTooMuch = words.length === 0 || words.length > namedMax || words.includes("nama");
  return isTooMuch || (words.length === 1 && (words[0] ?? "").length < aloneMin)
    ? undefined
    : words.map(rootOf);
}
const namedMax = 5;
const aloneMin = 4;

/** Whether a clause speaks of what is not to be named. */
export const speaksOf = (clause: string, words: readonly string[]): boolean => {
  const own = plain(clause).split(" ").map(rootOf);
  return words.every((word) => own.includes(word));
};
