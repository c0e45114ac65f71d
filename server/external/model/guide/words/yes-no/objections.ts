import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "./no-words.ts";

/*
 * What a member says to the guide instead of an answer: a complaint, a question back, "I have written that". Such words
 * also occur in real answers, so a message counts only if all of its words belong to talk about the conversation.
 */

/**
 * `unheard`: the member has said it before. `undo`: the answer before this one should not stand. `wait`: the answer is
 * still to come.
 */
export type Objection = "complaint" | "unheard" | "undo" | "wait";

const toGuide = new Set(
  `lah loh lho eh ih ah oh uh hah heh hm hmm dih yah ya iya yaelah yailah astaga aduh duh waduh hadeh hadeuh buset kok
  kan sih dong deh nih tuh mah atuh to lek rek jeh weh woi hey hei halo please plis maaf sori sorry
  kak kakak bang abang min mbak mba mas sis bro gan bu pak nak teh kang alma
  aku saya sy gue gw gua ane kita kamu km kau lo lu elu anda situ sampeyan
  ini itu gitu gini begitu begini situ sini yang yg tadi barusan atas diatas sebelumnya dari awal di td
  jadi ke ada bukan bkn ga gak gk nggak ngga enggak tidak tdk kagak kaga belum blm ora dudu sanes jangan usah
  jawaban jawabannya jawabanku jawab dijawab menjawab jawabin jawabnya
  nanya tanya bertanya nanyain nanyak tanyain ditanya ditanyain nanyanya tanyanya pertanyaan pertanyaannya pertanyaanku takon
  maksud maksudku maksudnya maksudmu maksudne arti artinya
  udah udh sudah sdh dah wis wes uwis pernah
  tulis nulis ditulis kutulis ketik ngetik diketik kuketik bilang dibilang kubilang ngomong omong diomongin sebut disebut
  isinya kusebut disebutin sebutin kasih dikasih kukasih info dijelasin kujelasin jelasin isi diisi kuisi dijawab kujawab tak takbilang
  baca dibaca bacain kebaca liat lihat dilihat diliat
  lagi mulu terus trus doang aja saja kali berapa berkali ulang diulang ngulang ulangi diulangi muter2 muter balik
  malah kenapa knp napa apa apaan gimana gmn piye kumaha mana
  salah paham tangkap tangkep nangkep nangkap nyambung konek ngaco ngawur aneh error bener benar beneran cocok sesuai
  ngerti mengerti mudeng dimasukin masukin dimasukkan masuk masukkan dimuat hapus dihapus ikut dicatat
  dicatet jgn berkali2 minta jawabanmu gaje gajelas capek bentar sebentar tunggu nunggu wait selesai mikir sebutkan jelaskan lengkap chat chatku
  scroll mentah mentah2 buat untuk surat suratnya pesan pesannya dokumen dokumennya copas copy paste cerita ceritain tau tahu
  namanya catatan kalimatnya ditulisin tulisanku
  cuma cuman hanya coba dulu dl tolong mau serius banget bgt amat emang masa kalo kalau sama persis jelas2 jelas`.split(
    /\s+/,
  ),
);

const me = "(?:aku|saya|sy|gue|gw|gua|ane|tak)";
const no = `(?:${noWords})`;

/** The member has answered already, or is asked the same once more. */
const unheard = new RegExp(
  [
    `\\b(?:udah|udh|sudah|sdh|dah|wis|wes|uwis|pernah|tadi)\\b.*\\b(?:ditulis|kutulis|tulis|nulis|diketik|ketik|kuketik|dibilang|bilang|kubilang|ngomong|omong|diomongin|disebut|sebut|kusebut|disebutin|dikasih|kukasih|kasih|info|dijelasin|kujelasin|jelasin|diisi|kuisi|isi|dijawab|kujawab|jawab)\\b`,
    `\\b(?:${me} (?:udah|udh|sudah) )?(?:tulis|ketik|bilang|sebut|jawab|isi) (?:kan )?(?:tadi|di ?atas|barusan)\\b`,
    "\\b(?:kok|ngapain|kenapa|knp)\\b.*\\b(?:ditanya|ditanyain|nanya|tanya)\\b.*\\b(?:lagi|mulu|terus|trus)\\b",
    "\\b(?:nanya|tanya|ditanya|itu) (?:itu )?(?:lagi|mulu|terus|trus)(?: itu lagi)?$",
    "\\bmuter2?(?: muter)?(?: (?:terus|trus|mulu|aja|doang|lagi))+$",
    "^(?:itu |pertanyaannya )?(?:diulang|ngulang|muter|muter2|ulang)\\b",
    "\\b(?:baca|liat|lihat|scroll)\\b.*\\b(?:di ?atas|ke ?atas|tadi|sebelumnya)\\b",
    "\\b(?:udah|udh|sudah|sdh|kan)\\b.*\\b(?:tadi|barusan|di ?atas|di awal|dari awal)\\b",
    "\\btadi (?:kan )?(?:udah|sudah|udh)(?: (?:kak|kan|min|ya|lho|loh))*$",
    "\\b(?:di ?atas|sebelumnya)\\b.*\\bada\\b",
  ].join("|"),
);

/** The member says that what was written is no answer, or that the guide has misread it. */
const complaint = new RegExp(
  [
    "\\b(?:bukan|bkn|dudu|sanes) (?:itu |ini )?(?:jawaban|jawabanku|jawabannya|isi|isinya)\\b",
    "\\bbukan (?:itu|gitu|begitu|yang itu|yg itu) (?:yang |yg )?(?:maksud|mau|kumaksud)",
    `\\bmaksud(?:ku| ${me})? (?:tuh |itu |mah |kan |tadi )*(?:bukan|bkn)\\b`,
    `\\b${me} (?:kan |tuh |lagi |cuma |cuman |tadi |itu |ini |mau |mah |emang )*(?:nanya|tanya|bertanya|takon|nanyak)\\b`,
    `^(?:\\S+ ){0,2}(?:itu|ini|tadi) (?:tuh |kan |mah |tadi )*(?:pertanyaan|pertanyaanku|nanya|tanya)\\b`,
    "\\bkok (?:malah|jadi|gitu|gini|begitu|begini|balik|masuk|dimasukin|dimasukkan|ditulis|dijawab|aneh|ngaco|ikut|itu|yang itu|yg itu|salah)\\b",
    "\\bmalah (?:dicatet|dicatat|nanya|tanya|ditanya|itu|gitu|masuk|dimasukin|nulis|ditulis|balik|muter)\\b",
    `\\b${no} (?:nyambung|konek|dijawab|dibaca|kebaca|cocok sama|sesuai sama)\\b`,
    "\\b(?:salah (?:paham|tangkap|tangkep|nangkep|nangkap|baca|ngerti)|ngaco|ngawur) (?:kak|min|nih|deh|lo|lu|kali|sih|mbak|bang)\\b",
    "^(?:(?:eh|ih|lah|loh|lho|yah|kak|min|ya|aduh|duh) )+salah (?:tangkap|tangkep|nangkep|nangkap|baca)$",
    "\\b(?:jawab|baca|jawabin) (?:dulu|dong|lagi|yang bener|yg bener|yang benar|pertanyaan|pertanyaanku|coba)\\b",
    // "Kamu ga ngerti" may be meant for somebody else, a question for what was read may not.
    `\\b(?:kamu|km|lo|lu|anda|elu) (?:ini |tuh |beneran )*(?:ngerti|paham|baca|mudeng) (?:ga|gak|nggak|ngga|tidak)\\b`,
    `\\b(?:kamu|km|lo|lu|anda|elu) (?:ini |tuh )*(?:ngaco|ngawur|(?:ga|gak|nggak|ngga) (?:ngerti|paham|baca) (?:maksud|pertanyaan|kak|min))`,
    `^(?:\\S+ ){0,2}(?:ini|itu) (?:tuh |mah )?(?:bukan|bkn) (?:yang|yg) (?:${me} )?(?:minta|maksud|tanya|kutanya|kuminta)`,
    "\\b(?:copas|copy paste)\\b",
    "^(?:(?:eh|ih|lah|loh|lho|kak|min|ya|aduh|duh|astaga) )*(?:hah|lah|loh|lho|heh|apaan|apaan sih|apa sih|hah apa|ini apaan|apa apaan|gimana sih|gmn sih|hadeh|(?:yang|yg) bener|ngomong apa|masa gitu|yang bener aja|yg bener aja|ngaco|ngawur)(?: (?:kak|sih|deh|ini|nih|itu|banget|bgt|ih|ah|dong|amat|mulu|doang|ya))*$",
  ].join("|"),
);

/** What was written last should not go into the document. */
const undo = new RegExp(
  [
    "\\b(?:jangan|jgn|ga usah|gak usah|nggak usah|ngga usah|tidak usah) (?:di)?(?:masukin|masukkan|tulis|muat|catat|masuk|ikut)\\b.*\\b(?:itu|tadi)\\b",
    "\\b(?:itu|tadi) (?:jangan|ga usah|gak usah|nggak usah|tidak usah) (?:ikut )?(?:di)?(?:masukin|masukkan|tulis|muat|catat|masuk)\\b",
    "^(?:(?:eh|aduh|duh|maaf|kak|sori) )*(?:hapus|salah) (?:ketik|tulis|jawab|yang tadi|yg tadi|jawaban tadi|jawabanku tadi|tadi|ngetik|nulis|isi)(?: (?:kak|deh|tadi|aku|gw|maaf))*$",
    "^(?:(?:eh|aduh|duh|maaf|kak|sori|waduh|lah|loh|lho) )+salah(?: (?:kak|deh|maaf|tadi|dong|itu))*$",
    "\\bbukan (?:buat|untuk) (?:surat|pesan|dokumen|isi|catatan)\\w*$",
    "\\bjangan ditulis mentah",
  ].join("|"),
);

/** The member needs a moment; "bentar" is no name. */
const wait =
  /^(?:(?:eh|oh|ya|iya|hm+|kak|min|bang|mbak|oke|ok|maaf|coba|aku|saya|gue|gw|masih|mau) )*(?:bentar|sebentar|tunggu|wait|mikir (?:dulu|dl|bentar)|lagi mikir|(?:belum|blm) selesai (?:nulis|ngetik))(?: (?:dulu|dl|ya|kak|min|dong|bentar|sebentar|lagi|mikir|nulis|ngetik|aku|saya|gue|gw|deh|bang|mbak))*$/;

const wordsMax = 14;
/** Words that only shout, and would keep their message from being read. */
const laughter =
  /\b(?:ha+ha+\w*|he+he+\w*|wk+wk\w*|anjir|anjay|buset|njir|cuk|cok|(?:\d+|dua|tiga|berapa|banyak) ?(?:x|kali))\b/g;

/** What a message says to the guide, if it says nothing else. */
export function objectionIn(text: string): Objection | undefined {
  const said = plain(text).replace(laughter, " ").replace(/\s+/g, " ").trim();
  const words = said.split(" ");
  if (said === "" || words.length > wordsMax || !words.every((word) => toGuide.has(word))) return undefined;
  // "Aku udah bilang maaf" is what somebody did.
  if (/\b(?:bilang|minta|ngomong|kasih) maaf\b/.test(said)) return undefined;
  if (wait.test(said)) return "wait";
  if (undo.test(said)) return "undo";
  if (complaint.test(said)) return "complaint";
  return unheard.test(said) ? "unheard" : undefined;
}

/** "Aku udah jelasin berkali-kali" may be what happened; "kan udah kubilang tadi" is said here. */
export const isSaidHere = (text: string): boolean =>
  onlyHere.test(plain(text)) ||
  /\b(?:kan|lah|loh|lho|kok|tadi|di ?atas|awal|chat|barusan)\b/.test(plain(text));

/** Words about writing are meant for the guide; "sudah kubilang" may be part of what is said to somebody else. */
const onlyHere = /\b(?:tulis|kutulis|ditulis|ketik|kuketik|diketik|jawab|dijawab|jawaban|nanya|tanya|isi)\b/;

/**
 * Splits "kan udah gw tulis, jam 9" into what is said to the guide and the answer behind it. `isWritten`: the answer may
 * be words of any kind, so that only words about writing count as meant for the guide.
 */
export function answerBehind(text: string, isWritten: boolean): string | undefined {
  const [, front = "", rest = ""] = /^([^,.;:!?\n]+)[,.;:!?\n]+\s*(\S.*)$/s.exec(text.trim()) ?? [];
  const objection = rest === "" ? undefined : objectionIn(front);
  // "Salah ketik, Rina" puts the answer before right.
  if (objection !== "complaint" && objection !== "unheard") return undefined;
  const isHere = onlyHere.test(plain(front)) || aboutReading.test(plain(front)) || justNow.test(plain(front));
  if (isWritten && !isHere) return undefined;
  if (switching.test(plain(rest))) return "";
  return objectionIn(rest) === undefined && !asksGuide.test(plain(rest)) ? rest : "";
}

/** "Loh kan udah barusan": with a word for saying it may be what is said to somebody else. */
const justNow =
  /^(?:loh|lho|lah|eh|kan|kok)\b(?!.*\b(?:bilang|dibilang|kubilang|ngomong|omong|cerita|kasih)\b).*\b(?:udah|udh|sudah|sdh|kan)\b.*\b(?:tadi|barusan|di ?atas)$/;
/** How the guide has read a message. */
const aboutReading =
  /\b(?:nyambung|konek|salah (?:paham|tangkap|tangkep|nangkep|nangkap|baca)|ngaco|ngawur|error|gaje)\b/;
const switching =
  /^(?:(?:udah|udh|dah|yaudah|ya|mending|mendingan|tolong|aku|gw|gue|saya|mau) )*(?:ganti|pindah|batal|ga jadi|gak jadi|nggak jadi)\b/;
const denied = /^(?:(?:loh|lho|lah|eh|ih|yah|kok) )*(?:bukan|bkn|salah)(?: (?:itu|gitu|ini|kak|min|deh))*$/;

/** What stands behind a complaint or a "loh bukan": it may be another wish. */
export function behindComplaint(text: string): string | undefined {
  const [, front = "", rest = ""] = /^([^,.;:!?\n]+)[,.;:!?\n]+\s*(\S.*)$/s.exec(text.trim()) ?? [];
  if (rest === "") return undefined;
  return objectionIn(front) === "complaint" || denied.test(plain(front)) ? rest : undefined;
}

/** Whether a text wants something else: "udah ganti aja yang simulasi". */
export const isSwitching = (text: string): boolean => switching.test(plain(text));

/** "Gw nanya gimana cara ngisinya", behind a complaint. */
const asksGuide = new RegExp(`^${me} (?:kan |tuh |lagi |cuma |tadi |mau )*(?:nanya|tanya|bertanya)\\b`);

const asking =
  /^(?:(?:eh|kak|min|mbak|bang|mas|hm+|tapi|tp|terus|trus|emang|emangnya|lah|loh|oh|btw|maaf) )*(?:apa|apakah|gimana|gmn|bagaimana|kenapa|knp|kapan|siapa|berapa|harus|haruskah|perlu|perlukah|wajib|boleh (?:ga|gak|nggak|ngga|tidak|kah)|bisa (?:ga|gak|nggak|ngga|tidak|kah)|kalau|kalo|klo|maksud\w*)\b/;
const questionWordsMin = 2;

/** A question where a name, a place or a number was asked for: "nama ktp apa panggilan?" is no name. */
export const isQuestionBack = (text: string): boolean =>
  /\?\s*$/.test(text) && asking.test(plain(text)) && plain(text).split(" ").length >= questionWordsMin;

const ofStep = new Set(
  `contoh contohin contohnya contohkan misal misalnya kayak seperti bingung ngisi ngisinya buat untuk perlu harus wajib boleh
  bisa diisi dikosongin dikosongkan dilewat dilewatin dilewati bohong asal beri naon opo ngapain panjang pendek detail
  sendiri minta ada hmm contohe bentuknya isinya formatnya nulisnya cara caranya`.split(/\s+/),
);

/** Whether a message consists of words about the question; "bingung mulai dari mana tiap pagi" is an answer. */
export const asksAboutStep = (text: string): boolean => {
  const words = plain(text).split(" ");
  const others = words.filter((word) => !toGuide.has(word) && !ofStep.has(word) && !/^h?m+$/.test(word));
  return others.length === 0 || (others.length === 1 && /\?\s*$/.test(text));
};

const exampleWordsMax = 14;
const example =
  /(?:^|\b(?:kasih|kasi|ksh|minta|mau|ada|liat|lihat|butuh|tolong|dong|dlu|dulu) )(?:contoh|contohin|contohnya|contohkan|misalnya)(?: (?:jawaban\w*|kalimat\w*|perkenalan\w*|dong|donk|dulu|kak|min|bang|ya|sih|deh|aja))*$/;
const atALoss =
  /^(?:\S+ ){0,2}(?:gatau|gtau|bingung|(?:ga|gak|nggak|ngga|tidak|blm|belum) (?:tau|tahu|ngerti|paham)) (?:\S+ ){0,2}(?:jawab\w*|ngejawab|ngisi\w*|isinya)(?: (?:apa|gimana|gmn|apaan|kak|min|bang|ya|sih|deh|nih))*$/;

/** Whether somebody asks for an example in place of an answer: "kok lanjut, kasih contoh dong", "gatau jawabnya gmn kak". */
export const asksForExample = (text: string): boolean => {
  const said = plain(text);
  return said.split(" ").length <= exampleWordsMax && (example.test(said) || atALoss.test(said));
};
