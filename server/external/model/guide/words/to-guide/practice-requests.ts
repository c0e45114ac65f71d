import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { plain } from "./commands.ts";

/*
 * What a member says to the guide where an answer is practised: a plea for help, "let me think", "that was no answer",
 * "enough". Such words also stand in real answers ("gampang blank kalau ditanya" is a weakness), so a message counts
 * only if all of its words are words about answering.
 */

/**
 * `help`: how to answer. `wait`: the answer is to come. `back`: to an earlier question. `taken`: what was remarked on was
 * no answer. `there`: what the remark misses is there. `enough`: on to the result. `sample`: take the example. `next`:
 * another question. `repeat`: this question once more. `unfinished`: the answer before was cut short. `question`: about
 * how one may answer.
 */
export type PracticeRequest =
  | "help"
  | "wait"
  | "back"
  | "taken"
  | "there"
  | "enough"
  | "sample"
  | "next"
  | "repeat"
  | "unfinished"
  | "question";

const no = `(?:${noWords}|kurang)`;

/** Words about answering. */
export const practiceWords: ReadonlySet<string> = new Set(
  `kak kakak kk bang abang min mbak mba mas sis bro gan bu pak nak teh kang alma cuy bos gaes
  ya yah iya iyo ye eh ih ah oh uh hah heh hm hmm lah loh lho la nah wah aduh duh waduh hadeh hadeuh yaelah astaga buset nih tuh dong donk
  deh sih kok kan to mah atuh jeh lek je plis please maaf sori sorry halo jujur sumpah asli beneran
  aku ak saya sy gue gw gua ane awak beta kulo kamu km kau lo lu elu anda kita
  ini itu yang yg tadi td barusan di dari ke buat untuk bt pada sama dan atau tapi tp soal bagian
  ga gak gk g nggak ngga enggak tidak tdk kagak kaga kgk tak ora ra ndak nda dak mboten teu kada belum blm belom durung bukan bkn kurang jangan jgn
  lagi lg masih malah jadi langsung cuma cuman aja saja doang dulu dl dlu sek sik bentar sebentar banget bgt bener amat sekali juga jg
  udah udh sudah sdh dah wis wes mau pengen pgn bisa bs boleh harus hrs mesti kudu perlu ada punya emang memang kalau kalo klo
  jawab jawabnya jawabna jawabnyo jawabannyo jawabannya jawaban jawabanku jawabin ngejawab ngejawabnya menjawab jawabe jawabne dijawab jawabanmu
  nanya tanya nanyain tanyain pertanyaan pertanyaannya soalnya ini interview wawancara hrd
  bantu bantuin bantuan bantulah bantuinlah bantui tolong tolongin tulung tulungin ajarin ajari ajar arahin kasih kasi ksh beri minta mnta cariin carikan bikinin bikinkan buatin buatkan susunin susunkan
  contoh contohin contohnya contone contohe contekan contek nyontek bocoran clue gambaran ide idenya saran inspirasi template format kisi
  blank nge ngeblank ngeblang blang kosong otak otakku kepala kepalaku pikiran buntu mentok stuck mandek bingung binun pusing mumet puyeng nyerah gugup
  gatau gtau gatw taktau tau tahu ngerti paham mudeng kepikiran kebayang terpikir terbayang nemu ketemu reti ngarti
  apa apaan apane opo naon gimana gmn gmna gimane bagaimana piye pripun kumaha cemana kek mana kekmana cak mano apo ape ngape macam kayak kaya gini gitu begini begitu
  ngomong ngomongnya ngomonge bilang bilangnya nulis nulisnya tulis isi ngisi isinya diisi mulai mulainya dimulai cara caranya carane kata katanya kata2 kalimat kalimatnya
  kira kira2 kirakira enaknya baiknya bagusnya sebaiknya harusnya seharusnya yg bagus bener benar susah sulit ribet angel
  ntar nanti tunggu nunggu wait mikir mikirin pikir pikirin dipikir kupikir mikirnya nyusun ngumpulin dipikirin
  balik kembali mundur ulang ulangi ulangin diulang benerin perbaiki betulin betulkan ganti gantiin ubah edit revisi sebelumnya sblmnya pertama kedua ketiga keempat nomor nomer no nmr
  dinilai dinilainya dikomentarin dikomentari dikoreksi dicatat dicatet dianggap dihitung disimpan masuk dimasukin ditulis dibilang dikira penilaian komentarnya catatan catatannya catetan koreksi koreksinya remarknya
  cukup segitu segini sampai sampe sini udahan selesai stop berhenti latihan latihannya latian capek cape lelah rangkum rangkuman rangkumannya hasil hasilnya lihat liat
  pake pakai pinter pandai jago ambil ikut ikutin copas setuju oke ok sip lanjut lanjutkan next lompat lewati lewat berikutnya selanjutnya lain bacain sebutkan
  rampung siap masa komen komennya komennyo nilainya mintanya ceritanya jelasinnya nyebutnya nyusunnya susunannya ngerangkainya
  nyampeinnya ngungkapinnya njelasinnya ngejelasinnya disebutin diceritain diomongin dibahas dimasukkan makasih makasi nuhun suwun thanks
  sebut nyebut kusebut disebut sebutin tulis kutulis ditulis bilang kubilang jelas lengkap`.split(/\s+/),
);

const answering =
  "(?:jawab|jawabn\\w+|jawabannya|ngejawab\\w*|menjawab|jawabe|dijawab|ngomong\\w*|bilang\\w*|nulis\\w*|ngisi|isi|isinya|diisi|mulai\\w*|mintanya|ceritanya|\\w+innya|nyusunnya|disebut\\w*|dimasuk\\w*|diceritain|diomongin|dibahas|ditulis)";
const how =
  "(?:apa|apaan|apane|opo|naon|gimana|gmn\\w*|gimane|bagaimana|piye|pripun|kumaha|cemana|kek ?mana|cak mano|apo|ape|kayak apa|cara\\w*)";

const best = "(?:bagusnya|enaknya|baiknya|sebaiknya|harusnya|seharusnya|yang bagus|yg bagus)";

const help = new RegExp(
  [
    `\\b${answering} (?:\\S+ ){0,2}${how}(?: |$)`,
    `\\b${how} (?:\\S+ ){0,3}(?:${answering}|${best})(?: |$)`,
    `\\b${best} (?:\\S+ ){0,2}${how}(?: |$)`,
    "\\b(?:bantu|tolong|tulung|contoh|ajar|arahin|contek|nyontek|bocoran|jawabin)\\p{L}*",
    "\\b(?:kasih|kasi|ksh|beri|minta|mnta|cariin|carikan|ada|bikinin|bikinkan|buatin|buatkan|susunin|susunkan) (?:\\S+ ){0,2}(?:ide\\w*|saran|inspirasi|clue|gambaran|jawab\\w*|kalimat\\w*|kata\\w*|template|format|kisi)\\b",
    `(?<!\\b(?:${no}) )\\b(?:blank|ngeblank|blang|ngeblang|buntu|mentok|stuck|mandek|nyerah|bingung|binun|pusing|mumet|puyeng)\\b`,
    "\\b(?:kamu|km|kau|lo|lu|kakak|kak) (?:aja |saja |yang |yg )+jawab\\p{L}*",
    "^(?:(?:hm+|eh|duh|aduh|kak|min|bang|ya|yah|kira|kira2) )*(?:apa|apaan|gimana|gmn|gmna|piye|kumaha|opo|naon)(?: (?:ya|yah|yo|kak|min|bang|sih|hm+|dong))*$",
    "\\b(?:otak|otakku|kepala|kepalaku|pikiran) (?:\\S+ ){0,2}kosong\\b",
    `\\b${no} (?:\\S+ ){0,2}(?:kepikiran|kebayang|terpikir|terbayang|ide|inspirasi|nemu|ketemu)\\b`,
    `\\b(?:gatau|gtau|gatw|taktau|${no} (?:\\S+ ){0,1}(?:tau|tahu|ngerti|reti|paham|mudeng))\\b`,
    `\\b${no} bisa (?:\\S+ )?(?:jawab|ngejawab|mikir)\\b`,
    "\\b(?:susah|sulit|ribet|angel) (?:\\S+ ){0,2}(?:jawab|jawabnya|pertanyaan|pertanyaannya|ngejawab\\w*|ini|nih|yang ini)\\b|^(?:\\S+ ){0,2}(?:susah|sulit|angel)(?: (?:banget|bgt|amat|kak|bang|min|ya|yah|nih|ih|ah|sih|deh))*$",
  ].join("|"),
  "u",
);
/** "Nanti" alone puts the question off; with a word for thinking the answer comes. */
const wait =
  /\b(?:mikir\p{L}*|pikir|pikirin|dipikir|dipikirin|kupikir|nyusun|ngumpulin)\b.*\b(?:dulu|dl|dlu|bentar|sebentar|sek|sik|ya)\b|\b(?:dulu|dl|dlu|bentar|sebentar|sek|sik|ntar|nanti|tunggu|masih|lagi|lg) (?:\S+ ){0,2}(?:mikir\p{L}*|pikir|dipikir|kupikir|nyusun|ngumpulin)\b|^(?:\S+ )?(?:bentar|sebentar|tunggu|wait|sek|sik|(?:ntar|nanti|jangan) (?:dulu|dl))(?: (?:dulu|dl|ya|kak|bang|min|bentar|sebentar|lah|dong|deh|nih))*$|^(?:\S+ )?(?:belum|blm|belom|durung) siap(?: (?:nih|kak|bang|min|dulu|jawab\p{L}*))*$|^(?:h+m+|e+h*m*|emm+|anu)(?: (?:h+m+|bentar|kak|ya))*$/u;
const back = new RegExp(
  [
    "\\b(?:balik|kembali|mundur|ulang|ulangi|ulangin|diulang|benerin|perbaiki|betulin|betulkan|ganti|gantiin|ubah|edit|revisi)\\b.*\\b(?:tadi|td|barusan|sebelumnya|sblmnya|jawab\\p{L}*|pertanyaan\\p{L}*|soal|nomor|nomer|no|nmr|pertama|kedua|ketiga|keempat)\\b",
    `^(?:\\S+ ){0,3}(?:balik|kembali|mundur)(?: (?:dulu|dl|dong|kak|bang|min|deh|aja|lagi|ya))*$`,
  ].join("|"),
  "u",
);
const unfinished = new RegExp(
  `\\b(?:kan|lah|loh|lho|eh|aku|saya|gue|gw|jawab\\p{L}*)\\b.*\\b(?:${no}) (?:selesai|lengkap|rampung)\\b`,
  "u",
);
const asks = "(?:nanya|tanya|nanyain|minta (?:tolong|bantu\\p{L}*|contoh\\p{L}*)|bingung|blank)";
const protest = "(?:kok|malah|lah|loh|lho|kan|cuma|cuman|bukan|bkn)";
const taken = new RegExp(
  [
    "\\b(?:bukan|bkn) (?:itu )?(?:jawab\\p{L}*)",
    `\\b${asks}\\b.*\\b${protest}\\b|\\b${protest} (?:\\S+ ){0,3}${asks}\\b`,
    "\\b(?:kok|malah)\\b.*\\b(?:dianggap|dikira|dicatat|dicatet|disimpan|dimasukin|dihitung) (?:\\S+ )?jawab",
  ].join("|"),
  "u",
);
const next =
  /^(?:(?:kak|min|bang|ya|yaudah|oke|ok|udah|dah|eh|coba|minta|mau) )*(?:(?:ganti|lompat|lewati|lewat|lanjut|lanjutkan|next)(?: (?:ke|aja))* (?:pertanyaan|soal)\p{L}*|lanjut|lanjutkan|next|lompat)(?: (?:aja|dong|kak|min|bang|lain|yang|yg|lagi|berikutnya|selanjutnya|dulu|ya))*$/u;
const repeat =
  /\b(?:pertanyaan|soal)(?:nya)? (?:\S+ ){0,2}(?:apa|apaan|gimana)\b|\bapa (?:\S+ ){0,2}(?:pertanyaan|soal)(?:nya)?\b|\b(?:ulang|ulangi|ulangin|diulang|sebutin|sebutkan|bacain) (?:lagi |dong |coba )*(?:pertanyaan|soal)(?:nya)?\b/u;
const there = new RegExp(
  [
    "\\b(?:kan|lah|loh|lho|kok|itu|padahal|tadi|td|la|eh)\\b.*\\b(?:udah|udh|sudah|sdh|dah|wis|wes|ada)\\b",
    "\\b(?:udah|udh|sudah|sdh|dah|wis|wes)\\b.*\\b(?:nyebut|kusebut|sebut|disebut|ditulis|kutulis|tulis|kubilang|bilang|ada|jelas|lengkap)\\b",
    "\\bkok (?:malah |jadi )?(?:dinilai|dikomentar\\p{L}*|dikoreksi|dibilang|gitu|begitu|penilaian|komentar\\p{L}*|catatan\\p{L}*)",
    `\\b(?:catat\\p{L}*|catetan|koreksi\\p{L}*|komentar\\p{L}*|penilaian)\\b.*\\b(?:salah|${no})\\b`,
    "\\bmasa (?:\\S+ ){0,3}(?:komen\\p{L}*|komentar\\p{L}*|nilainya|penilaian|catatan\\p{L}*)",
  ].join("|"),
  "u",
);
/** What a remark may miss, as members call it. */
const pointWords =
  /^(?:tempat|contoh|alasan|angka|hasil|pengalaman|usaha|tindakan|waktu|kejadian|sekolah|pendidikan|lulusan|kelebihan|kekurangan|nama|toko|perusahaan|kantor|salah|panjang|pendek|singkat)(?:nya|ku|ne|e)?$/;
const namedMax = 2;
const saying =
  /\b(?:nyebut|nyebutin|sebut|kusebut|disebut|nulis|ditulis|kutulis|bilang|kubilang|jawab|ngomong)\b/;

const enough = new RegExp(
  [
    "^(?:\\S+ ){0,3}(?:cukup|udahan|sudahan|selesai|stop|berhenti|(?:segitu|segini) (?:aja|saja|dulu|dl|cukup)|(?:cukup|udah|sudah|sampai|sampe) (?:segitu|segini|sini|sekian)|(?:sampai|sampe) sini|(?:udah|udh|sudah|dah|wis|wes) (?:ah|cukup|selesai|dulu|dl|ya|aja))(?: (?:aja|saja|dulu|dl|deh|ya|kak|min|bang|mbak|mas|ah|latihan\\p{L}*|latian|lah|dong|capek|cape|lelah|nya|udah|sudah|segitu|segini|sini|buat|hari|ini))*$",
    "\\b(?:lihat|liat|kasih|minta|langsung|mana) (?:\\S+ )?(?:rangkum\\p{L}*|hasilnya)\\b",
  ].join("|"),
  "u",
);
/** These keep the practice for another time. */
const later = /\b(?:nanti|ntar|besok|lanjut|batal)\b/;

const sample =
  /^(?:(?:ya|iya|oke|ok|yaudah|udah|mau|aku|saya|gue|gw|eh|sip) )*(?:pake|pakai|ambil|ikut|ikutin|copas) (?:\S+ ){0,2}(?:contoh\p{L}*|itu|ini|yang itu|yg itu|tadi|kamu)(?: (?:aja|saja|deh|dulu|kak|itu|tadi|dong|ya|lah|min|bang))*$/u;

const wordsMax = 16;

/**
 * What a message says where an answer is practised; undefined if it may be an answer. `isOfWeakness`: a weakness is asked
 * for, so that "ga bisa ngomong" is one.
 */
export function practiceRequestIn(text: string, isOfWeakness = false): PracticeRequest | undefined {
  const said = plain(text.replace(/\bw+k+w*k*\w*\b|\bha(?:ha)+\w*\b|\bhe(?:he)+\w*\b/gi, " "));
  const words = said.split(" ").filter((word) => word !== "");
  if (words.length === 0 || words.length > wordsMax) return undefined;
  const others = words.filter((word) => !practiceWords.has(word) && !/^h?m+$|^\d$/.test(word));
  if (others.length === 0) return ofTalk(said, isOfWeakness);
  // "Kan udah kusebut indomaret": the words for what is there are the member's own.
  const unknown = others.filter((word) => !pointWords.test(word));
  const isSaid = saying.test(said) || unknown.length < others.length;
  return isSaid && unknown.length <= namedMax && isThere(said) ? "there" : undefined;
}

/** A lack of words, which is an answer where a weakness is asked for. */
const unable = new RegExp(
  `\\b${no} (?:bisa|pinter|pandai|jago) (?:\\S+ )?(?:ngomong|bilang|jawab|nulis)\\p{L}*`,
  "u",
);

const front =
  "(?:(?:eh|kak|min|mbak|bang|mas|pak|bu|hm+|tapi|tp|terus|trus|btw|oh|maaf|nah|lah|emang|emangnya|kira kira|kira2) )*";
const tail = "(?: (?:ya|yah|sih|kak|kakak|min|mbak|bang|mas|pak|bu|dong))*";
const ofManner = new RegExp(
  `^${front}(?:(?:apa|apakah) )?(?:boleh|bisa|harus|perlu|wajib|mesti|kudu)\\b.* (?:${noWords}|kah|gapapa|gpp)${tail}$|^${front}(?:kalau|kalo|klo) .*\\b(?:gimana|gmn|gapapa|gpp|boleh (?:${noWords}))${tail}$`,
  "u",
);
const asksAtAll =
  /^(?:(?:eh|kak|min|mbak|bang|mas|hm+|tapi|tp|terus|trus|btw|oh|maaf|nah|lah|emang|emangnya) )*(?:apa|apakah|gimana|gmn|bagaimana|kenapa|knp|kapan|siapa|berapa|brp|boleh|bisa|harus|perlu|wajib|kalau|kalo|pake|pakai|ini|jawabannya|mending)\b/;
const questionWordsMax = 14;

/** "Boleh bohong dikit ga", "harus pakai bahasa formal?": nothing but questions, none of which an interview would hear. */
export function asksHowToAnswer(text: string): boolean {
  const said = plain(text);
  if (said.split(" ").length > questionWordsMax) return false;
  if (ofManner.test(said)) return true;
  const sentences = text.trim().split(/(?<=[.!?])\s+/);
  return sentences.every((one) => /\?\s*$/.test(one) && asksAtAll.test(plain(one)));
}

/** "Saya minta tolong kakak" is what somebody did. */
const ownDeed =
  /^(?:(?:terus|trus|lalu|jadi) )*(?:saya|aku|sy|gue|gw) (?:(?:langsung|juga|coba|terus) )*(?:minta (?:tolong|bantu\p{L}*)|nanya|tanya|bantu\p{L}*)(?: (?:ke|sama|dari|dulu))* (?:kak|kakak|bang|abang|mas|mbak|bu|pak|teh)$/u;

/** The first that matches counts. */
const kinds: readonly (readonly [PracticeRequest, (said: string) => boolean])[] = [
  ["sample", (said) => sample.test(said)],
  ["back", (said) => / (?:kembali|balik|mundur)$/.test(said)],
  ["taken", (said) => taken.test(said)],
  ["repeat", (said) => repeat.test(said)],
  ["next", (said) => next.test(said)],
  ["unfinished", (said) => unfinished.test(said)],
  ["back", (said) => back.test(said)],
  ["wait", (said) => wait.test(said)],
  ["there", (said) => isThere(said) && (already.test(said) || !help.test(said))],
  ["enough", (said) => enough.test(said) && !later.test(said)],
  ["help", (said) => help.test(said)],
];

function ofTalk(said: string, isOfWeakness: boolean): PracticeRequest | undefined {
  if (ownDeed.test(said)) return undefined;
  const found = kinds.find(([, is]) => is(said))?.[0];
  return found ?? (unable.test(said) && !isOfWeakness ? "help" : undefined);
}

/** "Saya kan sudah kerja" may be an answer: a protest begins with a word of protest, or speaks of saying. */
const protesting =
  /^(?:(?:eh|ih|kak|bang|min|maaf|ya|yah|aduh) )*(?:kan|lah|loh|lho|kok|padahal|la|masa|itu kan|tadi kan|(?:aku|saya|gue|gw) kan|catat\p{L}*|catetan|koreksi\p{L}*|komentar\p{L}*)\b|\b(?:nyebut|kusebut|disebut|kutulis|kubilang)\b/u;

const already =
  /\b(?:udah|udh|sudah|sdh|dah|wis|wes) (?:\S+ )?(?:ada|nyebut|kusebut|disebut|kutulis|kubilang)\b/;

const isThere = (said: string): boolean => protesting.test(said) && there.test(said);
