import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/*
 * What somebody asks the guide for in the middle of a story, in whatever words: a text ("WA nya bisa dibuatkan tidak", "mau
 * wa kepala ruangan tapi bingung kata2nya") or a way ("adakah cara supaya saya bisa tidur"). What others asked for, what
 * there is not, and what is only told is none.
 */

/**
 * `text`: something to be sent or read. `talk`: what to say to somebody, in whatever form. `way`: something to do.
 * `choice`: whether to do something.
 */
export type AskKind = "text" | "talk" | "way" | "choice";
/** `clause`: the words that ask, as written. `isAgain`: the member says that they have asked before. */
export type AskedInStory = { kind: AskKind; clause: string; isAgain: boolean };

const no = `(?:${noWords})`;
const me = "(?:aku|ak|saya|sy|gue|gw|gua|sa|beta|kita|kami|ulun|awak|ambo|kulo|abdi|ibu|bapak)";
const sent =
  "(?:wa|wasap|whatsapp|chat|pesan|sms|dm|balasan|kata ?kata|kata2|kalimat|teks|tulisan|ucapan|email)";
const thing = `(?:${sent}|surat|pengumuman|naskah|undangan|doa|puisi)(?: ?nya| ?ne)?`;
const making = "(?:di)?(?:buat|bikin|tulis|susun|rangkai|ketik)(?:kan|in|no|akan|ken)(?:lah)?";
const ahead = `(?:(?:ya|iya|yaudah|sudah|udah|lah|sudahlah|udahlah|jadi|jd|terus|trus|tapi|tp|oke|ok|nah|sekarang|skrg|kalau|kalo|klo|(?:bisa|boleh)(?: ${no})?(?: ${me})?(?: minta)?|gitu|bukan|mbak|mas|kak|min|bu|pak|bang|dok|coba|tolong|mohon|dan|sama|maksud|maksudku|sebenarnya|sebenernya|intinya|pokoknya|${me}) )*`;

/** "WA nya jadi dibuatkan apa tidak", "pesannya bisa dibuatin ga". */
const thingFirst = new RegExp(`\\b${thing} (?:\\p{L}+ ){0,4}?${making}(?= |$)`, "u");
/** What shows that it is still to be made. */
const open = new RegExp(
  `\\b(?:bisa|boleh|tolong|jadi|mohon|minta|kapan|mana)\\b|\\b(?:apa|atau) ${no}\\b|\\b${no}$|\\b(?:kah|ya|dong|ga|gak|ko)$`,
  "u",
);
const helping =
  "bantu(?:in|kan|lah)? (?:(?:aku|saya|gue|gw|sa) )?(?:nulis|menulis|tulis|bikin|buat|membuat|nyusun|susun|menyusun|rangkai|balas|bales|ngetik)";
const makingFirst = new RegExp(
  `^${ahead}(?:(?:bantu )?${making}|${helping}) (?:\\p{L}+ ){0,3}?${thing}(?!\\p{L})`,
  "u",
);
/** "Suratnya mana". */
const missing = new RegExp(
  `^${ahead}(?:(?:mana|kapan) ${thing}|${thing} (?:mana|kapan))(?: (?:ya|sih|dong|kak|mbak|mas|min|jadinya|jadi))*$`,
  "u",
);
const small =
  "(?:pendek|singkat|sederhana|aja|saja|yang|yg|untuk|buat|utk|nya|tadi|itu|dulu|ya|dong|satu|ke (?:dia|beliau))";
/** "Saya cuma minta WA pendek aja ke dia". */
const wanting = new RegExp(
  `^${ahead}(?:(?:cuma|cuman|hanya|cm|tetap|tetep|mau|butuh|perlu) )*(?:minta|butuh|perlu|(?<=maksud(?:ku| ${me}) )(?:cuma|cuman|hanya|cm)) (?:di)?(?:${thing}|${making} \\p{L}+)(?: ${small}(?: \\p{L}+){0,4})?$`,
  "u",
);
const fromOthers = /\b(?:dari|sama) (?:dia|mereka|suami\w*|istri\w*|pacar\w*|bos\w*|beliau)\b|\bdibalas\b/;

/** Somebody wants to write or say something, and does not know in which words. */
const lostForWords = new RegExp(
  `\\b(?:bingung|bingungnya|susah|${no} (?:tau|tahu|tao|nemu|ketemu|dapat|dapet|ada)) (?:\\p{L}+ ){0,3}?(?:kata ?kata|kata2|kalimat|kalimatnya|katanya|nulis|nulisnya|ngetik|ngetiknya|isinya|bunyinya|bilangnya|ngomongnya|nyampeinnya)(?: ?nya)?(?= |$)`,
  "u",
);
const wantsToSay =
  /\b(?:mau|mo|pengen|pgn|pengin|pingin|ingin|harus|hrs|perlu|disuruh|niat|rencana)\b(?: \p{L}+){0,3}? (?:nge)?(?:wa|chat|whatsapp|pesan|kirim|ngirim|kirimin|balas|bales|jawab|bilang|ngomong|minta|izin|ijin|nolak|tolak|nulis|menulis|ngabarin|kabari|nyampein|menyampaikan|sampaikan|ngucapin|mengucapkan|ngajak|nagih|lapor)\b/u;

const writing =
  "(?:nulis|menulis|tulis|bilang|ngomong|balas|bales|balesin|jawab|chat|ngechat|ketik|ngetik|kirim|ngirim|wa|sampaikan|nyampein|ngasih tau)";
/** "Bagusnya aku nulis apa kak", "bilangnya gimana ya". */
const whatToSay = new RegExp(
  `^${ahead}(?:bagusnya|enaknya|baiknya|sebaiknya|harus|hrs|kudu|mesti) (?:${me} )?${writing}(?: (?:ke|sama) \\p{L}+)? (?:apa|gimana|gmn|bagaimana|piye)\\b(?! coba)|^${ahead}(?:(?:bilang|ngomong|nulis|jawab|balas|bales|nyampein)nya (?:gimana|gmn|bagaimana|apa|piye)|(?:gimana|gmn|bagaimana|piye) (?:cara )?(?:bilang|ngomong|nulis|jawab|balas|bales|nyampein)nya)(?: (?:ya|sih|kak|dong|mbak|mas|min|bu|pak|ke \\p{L}+))*$`,
  "u",
);

const way =
  "(?:cara|caranya|sesuatu|hal|langkah|tips|kiat|latihan|doa|amalan|saran|solusi|jalan|jalan keluar|yang|yg)";
const purpose = "(?:bisa|dapat|supaya|biar|agar|untuk|buat|ben|bantu|membantu|nolong|menolong|dilakukan)";
/** "Adakah cara supaya saya bisa tidur", "apakah ada sesuatu yang bisa membantu". */
const isThere = new RegExp(
  `\\b(?:adakah|apakah ada|apa ada|ada ${no}(?: sih| ya)?) (?:\\p{L}+ ){0,2}?${way}\\b.*\\b${purpose}\\b|\\b(?:adakah|ada ${no}(?: sih| ya)?) (?:\\p{L}+ )?(?:cara|tips|kiat|saran|solusi)(?:nya)?\\b|\\bada (?:cara|tips|kiat|latihan)(?:nya)? (?:${no}|kah)\\b|^${ahead}ada (?:cara|tips|kiat|sesuatu)\\b.*\\b${purpose}\\b.*(?:ya|kah|${no})$`,
  "u",
);
/** "Apa yang bisa saya lakukan malam ini". */
const whatToDo = new RegExp(
  `\\bapa (?:aja |saja |lagi |kira2 |ya )?(?:yang |yg |hal )?(?:bisa|dapat|harus|hrs|sebaiknya|mesti|boleh|perlu) (?:${me} |di)?(?:ku)?(?:lakukan|lakuin|kerjakan|kerjain|perbuat|coba|lakoni)(?= |$)`,
  "u",
);
const whereToBegin = new RegExp(
  `^${ahead}(?:harus|hrs|sebaiknya|enaknya|baiknya|mesti|kudu) (?:${me} )?mulai (?:dari |dr )?mana\\b`,
  "u",
);
const handed =
  "(?:cara|tips|kiat|trik|latihan|langkah|teknik|rencana|jadwal|saran|kegiatan|aktivitas)(?: ?nya| ?ne)?(?! (?:\\p{L}+ ){0,4}(?:dari|dr) (?:dia|beliau|mereka|suami|istri|pacar|bos|atasan))";
const few = "(?:satu |1 |sebuah |suatu |beberapa )?";
/** "Kasih sy rencana dong", "pengen punya kegiatan", "gue mau latihan apa gitu", "mau tau tekniknya". */
const givesWay = new RegExp(
  `^${ahead}(?:(?:cuma|cuman|cm|hanya|kasih|kasi|beri|berikan|ajari|ajarin|ajarkan|minta|butuh) )+(?:(?:${me}|tau|tahu|punya|dong|aja|lah) )*${few}${handed}(?= |$)|^${ahead}(?:(?:cuma|cuman|cm|hanya|sebenarnya|sebenernya) )*(?:mau|pengen|pgn|pengin|pingin|ingin|inginnya|pengennya|maunya) (?:(?:(?:punya|ada|tau|tahu|dikasih|diajari|diajarin|dapat) )+${few}${handed}(?= |$)|(?:satu |sebuah |suatu )${handed}(?= |$)|(?:latihan|kegiatan|rencana|langkah) (?:apa|kecil|sederhana|yang|yg|biar|supaya)\\b)|\\b(?:mungkin|barangkali|siapa tau) ada ${few}${handed} .*\\bbisa\\b`,
  "u",
);
/** "Mana rencananya". */
const missingWay = new RegExp(`^${ahead}(?:mana|kapan) ${handed}(?= |$)`, "u");
/** "Maunya sy itu bisa ndak buka2 profilnya lagi": what the member would like to be able to do, or to leave off. */
const wishesAble = new RegExp(
  `^${ahead}(?:maunya|pengennya|penginnya|inginnya) (?:(?:${me}|itu|sih|tuh|cuma|ya) )*bisa (?:${no}|berhenti|stop|lepas|ngurangi\\p{L}*|mengurangi|tidur|tenang|fokus) `,
  "u",
);
const howSo = new RegExp(
  `^${ahead}(?:gimana|gmn|bagaimana|piye|kumaha)(?: sih| ya)? (?:cara|caranya|supaya|biar|agar)\\b|\\b(?:bertanya|nanya|tanya) (?:\\p{L}+ )?(?:cara|caranya|supaya|biar|agar|gimana|bagaimana)\\b`,
  "u",
);

const ways = [isThere, givesWay, missingWay, wishesAble, howSo, whereToBegin];

/** "Aku bingung harus minta maaf apa engga". */
const whether = new RegExp(
  `\\b(?:bingung|ragu|bimbang|galau|menurut(?:mu| (?:kk|kakak|kak|kamu|mbak|mas)))(?: ${me})? (?:harus|hrs|perlu|mau|mending|mendingan|sebaiknya|enaknya) (?:\\p{L}+ ){1,4}?(?:apa|atau|ato) (?:${no}|engga\\p{L}*|bertahan|diam|diem|berhenti|lanjut)\\b`,
  "u",
);

/** What happened, or what others did, is no request: "dulu dia minta surat", "tidak tahu apa yang bisa saya lakukan". */
const told =
  /\b(?:dulu|kemarin|kmrn|waktu itu|tadi pagi|semalam|pernah|biasanya|akhirnya|setelah itu|terlambat|percuma|dokter bilang|katanya)\b/;
const others =
  /^(?:(?:terus|trus|tapi|tp|padahal|soalnya|waktu|pas) )*(?:dia|ia|mereka|beliau|suami\w*|istri\w*|pacar\w*|mantan\w*|bos\w*|atasan\w*|teman\w*|temen\w*|anak\w*|orang\w*|semua\w*|dokter\w*|guru\w*|dosen\w*) /;
/** Later is not now: "nanti tolong buatkan suratnya, aku mau cerita dulu". */
const later = /\b(?:nanti|ntar|entar|habis ini|abis ini|baru)\b/;
const unknown = new RegExp(
  `\\b(?:${no} (?:tau|tahu|tao|ngerti|ada|punya)|jangan|jgn|gausah|(?:${no}|jangan) (?:usah|perlu|mau|minta|butuh))\\b`,
  "u",
);

const again =
  /\b(?:dari tadi|dr tadi|daritadi|berkali ?kali|berkali2|dari awal)\b.*|\b(?:kan|udah|sudah|udh|sdh|su) (?:tadi |dari tadi )?(?:saya|aku|sy|gue|gw|sa|ku)? ?(?:minta|tanya|nanya|tanyakan|mintakan)\b|\bjadi (?:di)?(?:buat|bikin|tulis)(?:kan|in) (?:apa|atau|ga|gak|tidak|ndak|nggak|tdk)\b|\bmana (?:wa|pesan|surat|chat|rencana|langkah|cara|tips|saran|latihan|jadwal)(?: ?nya)?\b|\b(?:wa|pesan|surat|chat)(?: ?nya)? (?:mana|kapan)\b/;
const wordsMax = 30;

type Piece = { clause: string; said: string; isAsked: boolean };

/** The clauses of a text; the last one of a question asks. */
const piecesOf = (text: string): Piece[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+/)
    .flatMap((sentence) => {
      const clauses = sentence.split(
        /,\s+|\.\.+|\s+(?=(?:kalo bisa|kalau bisa|makanya|sudah ?lah|udah ?lah)\b)/i,
      );
      return clauses.map((clause, at) => ({
        clause: clause.trim(),
        said: plain(clause),
        isAsked: at === clauses.length - 1 && sentence.trim().endsWith("?"),
      }));
    })
    .filter(({ said }) => said !== "" && said.split(" ").length <= wordsMax);

function isText({ said, isAsked }: Piece): boolean {
  if (thingFirst.test(said) && (isAsked || open.test(said))) return !/\b(?:yang|yg) di/.test(said);
  return (
    makingFirst.test(said) ||
    missing.test(said) ||
    whatToSay.test(said) ||
    (wanting.test(said) && !fromOthers.test(said))
  );
}

function isWay({ said, isAsked }: Piece): boolean {
  if (ways.some((pattern) => pattern.test(said))) return true;
  // "Apa lagi yang bisa saya lakukan" without a question mark gives up.
  return whatToDo.test(said) && (isAsked || !/\blagi\b/.test(said));
}

const isOpen = ({ said }: Piece): boolean => {
  const at = said.search(/\b(?:apa|ada|adakah|mulai|mana|maunya|wa|pesan|surat|chat|cara)\b/);
  return (
    !told.test(said) &&
    !others.test(said) &&
    !later.test(said) &&
    !unknown.test(said.slice(0, Math.max(0, at)))
  );
};

/** Who does not know in which words to tell the guide of it wants to be listened to. */
const telling = /\b(?:cerita|carita|curhat|crita|cerito)\w*\b/;

/** The sentence in which somebody wants to say something and lacks the words. */
function lostIn(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/);
  return sentences.find((one) => {
    const said = plain(one);
    return lostForWords.test(said) && wantsToSay.test(said) && !telling.test(said);
  });
}

const inWriting = new RegExp(
  `\\b(?:${sent}|surat\\p{L}*|nge(?:wa|chat)|ngetik|ketik|nulis\\p{L}*|tulis\\p{L}*|kirim\\p{L}*|ngirim|bales\\p{L}*|balas\\p{L}*)(?: ?nya)?\\b`,
  "u",
);
const aloud = /\b(?:ngomong|bilang|bicara|ngasih tau|nyampein)\w*\b/;
const wording = /\bkata ?kata(?:nya)?\b|\bkata2(?:nya)?\b/g;

/** Whether words are asked for that may be said as well as sent. */
const isSpoken = (clause: string, text: string): boolean =>
  aloud.test(plain(clause)) && !inWriting.test(plain(text).replace(wording, " "));

/** What a message of a story asks the guide for; undefined if it only tells. */
export function askedInStory(text: string): AskedInStory | undefined {
  const pieces = piecesOf(text).filter(isOpen);
  const isAgain = piecesOf(text).some(({ said }) => again.test(said));
  const asksText = pieces.findLast(isText)?.clause ?? lostIn(text);
  if (asksText !== undefined)
    return { kind: isSpoken(asksText, text) ? "talk" : "text", clause: asksText, isAgain };
  // "Mau cerita, mulai dari mana ya" is about the telling.
  const isOfTelling = telling.test(plain(text));
  const asksWay = pieces.findLast((one) => isWay(one) && !(isOfTelling && whereToBegin.test(one.said)));
  if (asksWay) return { kind: "way", clause: asksWay.clause, isAgain };
  const weighs = pieces.findLast(({ said }) => whether.test(said));
  return weighs && { kind: "choice", clause: weighs.clause, isAgain };
}
