import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { aboutUs } from "./presence.ts";

/** A request that a member may make of the guide at any time, whatever was just asked. */
export type Command =
  | "who"
  | "human"
  | "not-that"
  | "switch"
  | "back"
  | "stop"
  | "skip"
  | "thanks"
  | "greet"
  | "menu"
  | "listen"
  | "privacy"
  | "insult";

const normalized = new Map<string, string>();
/** A turn normalizes the labels of all buttons, and the same message a hundred times. */
const normalizedMax = 2000;

/** Normalizes a text for comparison: lower case, no punctuation, stretched letters shortened. */
export function plain(text: string): string {
  const known = normalized.get(text);
  if (known !== undefined) return known;
  const made = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .replace(/[^\p{L}\p{N}\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (normalized.size >= normalizedMax) normalized.clear();
  normalized.set(text, made);
  return made;
}

/** The first match counts. Each pattern matches the whole message, except forms of address. */
const patterns: readonly [Command, RegExp][] = [
  [
    "listen",
    /^(?:aku |saya |gue |gw |bapak |ibu |cuma |hanya |mek )*(?:mau |pengen |pingin |ingin |hoyong |arep )?(?:cerita|curhat|crita|ngeluarin unek unek|numpang cerita)(?: dulu| aja| saja| dikit| sebentar| boleh| ya| kak| nih)*$/,
  ],
  [
    "human",
    /^(?:aku |saya |gue |gw )?(?:mau|pengen|pingin|minta|bisa|boleh) (?:ngomong|bicara|ngobrol|chat|sambungin|disambungin|dihubungkan) (?:sama |dengan |ke )?(?:orang|manusia|psikolog|admin|cs|dokter|konselor)(?: (?:asli|beneran|betulan|langsung))?$/,
  ],
  [
    "who",
    /^(?:eh |hai |halo |btw )?(?:(?:kamu|km|lo|lu|elo|elu|anda|ini|situ) (?:ini |itu )?(?:siapa|sapa|ai|bot|robot|manusia|orang|orang asli|orang beneran|mesin|beneran ngerti)|siapa (?:kamu|km|lo|lu|anda|ini)|ini (?:ngomong|bicara|chat) (?:sama|dengan) siapa|aku (?:lagi )?(?:ngomong|bicara|chat) (?:sama|dengan) siapa)(?: sih| ya| sebenarnya| sebenernya| kan)*$/,
  ],
  [
    "not-that",
    /^(?:eh |ih )?(?:bukan|bukan itu|bukan yang itu|bukan begitu|bukan gitu|maksudku bukan itu|bukan itu maksudku|maksud aku bukan itu|salah|salah paham|kamu salah paham|kok gitu|ga nyambung|gak nyambung|nggak nyambung|tidak nyambung|bukan dua duanya|bukan semuanya)(?: kak| sih| deh)*$/,
  ],
  [
    "switch",
    /^(?:ganti|ganti topik|ganti dong|ganti aja|yang lain|yg lain|yang lain aja|hal lain|pilih yang lain|pilih langkah lain|ganti yang lain|pindah topik)$/,
  ],
  [
    "back",
    /^(?:kembali|balik|mundur|sebelumnya|ke sebelumnya|ulangi yang tadi|balik ke tadi|back|kembali ke tadi)$/,
  ],
  [
    "stop",
    /^(?:berhenti|stop|udahan|sudahan|cukup|udah cukup|sudah cukup|batal|batalin|ga jadi|gak jadi|nggak jadi|tidak jadi|berhenti dulu|udah dulu|sudah dulu|segini dulu|sampe sini dulu|sampai sini dulu|nanti lagi|besok lagi|lanjut nanti|keluar|males lanjut|selesai)(?: aja| deh| dulu| kak| ya| nanti| lagi)*$/,
  ],
  [
    "skip",
    /^(?:lewati|lewat|lewatin|skip|pusing|mumet|ga tau|gatau|gak tau|nggak tau|ga tahu|tidak tahu|gtau|ngga tau|entah|terserah|bingung|belum tahu|belum tau|kosong|kosongin|ga ada|gak ada|nggak ada|tidak ada|ga punya)(?: aja| deh| ah| kak)*$/,
  ],
  [
    "thanks",
    /^(?:oke |ok |sip |baik |ya )?(?:makasih|makasi|terima kasih|terimakasih|trims|thanks|thank you|tq|thx|nuhun|matur nuwun|suwun|dadah|bye|pamit|aku pamit|sampai nanti)(?: ya| banyak| banget| kak| kakak| deh| semuanya| udah dibantu| sudah dibantu| bye| dadah)*$/,
  ],
  [
    "greet",
    /^(?:halo|hallo|hai|hi|hello|hey|hei|p|pagi|siang|sore|malam|selamat (?:pagi|siang|sore|malam)|assalamualaikum|assalamu alaikum|permisi|punten|tes|test|kak|min|halo kak|hai kak|alo)(?: kak| min| semua| alma| selamat (?:pagi|siang|sore|malam))*$/,
  ],
  [
    "menu",
    /^(?:(?:oh|gitu|trs|trus|terus|emang|jadi|kalau gitu|kalo gitu|lah|lalu|nah|oke|ok) )*(?:menu|mulai|pilih langkah|bisa apa|bisa bantu apa|kamu bisa apa|bisa ngapain|kamu bisa bantu apa|apa aja|pilihan|lihat pilihan|lihat yang lain|bantu aku|bantu|tolong|tolong aku|ngapain ya|mulai dari mana|ga tau mulai dari mana|gatau mulai dari mana)(?: aja| saja| sih| dong| kak)*$/,
  ],
  [
    "insult",
    /^(?:dasar |emang |kamu |km |lo |lu |elu |ih |ah |bot |mesin )*(?:goblok|goblog|tolol|bego|bodoh|dungu|anjing|anjir kamu|bangsat|babi|kontol|memek|tai|sampah|bacot|ngentot|jancok|asu|kampret|brengsek|ga guna|gak guna|ga berguna|gak berguna|tidak berguna|nggak guna|useless)(?: amat| banget| bgt| bener| kali| lo| lu| kamu| km| sih| ah| bot| banget sih| kali)*$/,
  ],
];

const insults = new Set(
  "goblok goblog tolol bego bodoh dungu anjing anjg anjrit anjir bangsat babi kontol memek tai taik sampah bacot ngentot jancok jancuk asu kampret brengsek payah useless gaguna gaberguna".split(
    " ",
  ),
);
/** Words of which a message that only insults consists besides. */
const besideInsults = new Set(
  "dasar emang emg kamu km lo lu elu elo ih ah eh bot robot mesin ai aplikasi app program panduan ini itu lah loh sih deh dong kali banget bgt amat bener ya yah tuh nih woi cuk dah udah memang ga gak nggak jelas bisa apa apaan nolong bantu membantu guna berguna".split(
    " ",
  ),
);

/** Whether a message consists of nothing but an insult: "anjing lah ga guna". */
function isInsult(said: string): boolean {
  const words = said.replace(/\b(?:ga|gak|nggak|ngga|tidak|kagak|g) (?:ber)?guna\b/g, "gaguna").split(" ");
  return (
    words.some((word) => insults.has(word)) &&
    words.every((word) => insults.has(word) || besideInsults.has(word))
  );
}

/** A longer text tells a story, so its words are not a command. */
const wordsMax = 8;

export function commandIn(text: string): Command | undefined {
  const said = plain(text);
  if (said === "") return undefined;
  const words = said.split(" ").length;
  if (isInsult(said)) return "insult";
  if (words <= wordsMax) {
    const found = patterns.find(([, pattern]) => pattern.test(said))?.[0];
    if (found) return found;
  }
  return isOpenAnswer(text) ? "skip" : undefined;
}

/** Forms of address and particles around the message. */
const around =
  /^(?:(?:hm+|eh|ah|oh|ih|aduh|duh|ya+|iya|nggih|njih|kak|kakak|bang|bro|sis|min|mbak|mba|mas|nak|bu|pak|teh|kang|gan|maaf|sori|kalau itu|kalo itu|kalau|kalo|aku|saya|gue|gw|ibu|bapak|awak|kami|untuk itu|buat itu|itu|ini|sekarang|masih|sementara|kayaknya) )+|(?: (?:kak|kakak|bang|bro|sis|min|mbak|mba|mas|nak|bu|pak|teh|kang|gan|la|lah|sih|deh|dah|dong|atuh|mah|ji|mi|ya+|njih|nggih|he+he|ha+ha|wkwk\w*|hmm+|kok|nih|tuh|kan|aja|ae|saja|wae|bae|doang|dulu|dl|juga|sekarang|kau|lu|lo|tenan|pisan|banget|bgt|itu))+$/g;

const no = `(?:${noWords}|kurang|entah)`;
/** Answers that leave the question open, in several registers. */
const openAnswers: readonly RegExp[] = [
  new RegExp(
    `^${no} (?:ada|ono|onok|wonten|aya|punya|perlu|usah|dibahas|ditentukan|kami bahas|pernah|nyangka|cerita)(?: (?:yang|yg|khusus|spesial|lain|lagi|malih|maneh|apa apa|sama sekali|pasti|angkanya|datanya|contohnya|tanggalnya|disebut|ditulis|diisi))*$`,
  ),
  /^(?:gatau|gataw|gtau|gtw|gatw|ntah|entahlah|entah|embuh|mbuh|duka|duko|teuing|bingung|blank|terserah|trsrh|tserah|bebas|sembarang|manut|nurut|ngikut|s[ae]karep(?:mu|e)|sak?(?: |k)?(?:karepmu|enake|penake|karepe)(?: (?:sampeyan|njenengan|panjenengan|kowe|mas|mbak))*|sesukamu|silakan|silahkan|sesuaikan|disesuaikan|diatur|atur|kosong(?:in|kan|i)?|dikosong\w*|nyusul|menyusul|belakangan|nanti|ntar|lewat(?:i|in|kan)?|lewatkan|skip|pass|next|kira kira|kira2|perkiraan|seadanya|standar|umum|gitu|begitu|begitulah|gitu la pokoknya|gitu deh|itu|udah itu|sudah itu|itu semua|udah|pokoknya|pokoke)$/,
  // "Ya itu aja sih", "wis ngono wae": what was said is all.
  /^(?:(?:ya|yah|iya|nggih|hm+|udah|udh|sudah|wis|wes|mpun|cukup) )*(?:itu|gitu|begitu|segitu|segini|sagitu|sakitu|ngono|ngoten|ngunu|kitu|ngene) (?:aja|saja|ae|wae|we|weh|bae|mawon|doang)(?: (?:aja|saja|dulu|sih|deh|ya|kok|kak|kakak|bang|mbak|mba|mas|kang|teh|bu|pak|min|gan))*$/,
  // "Cemana bagusnya lah bang", "kau atur la": the choice is left to the guide.
  /^(?:cemana|gimana|gmn|bagaimana|piye|pripun|kumaha|apa) (?:yang |yg |sing )?(?:bagusnya|bagusnyalah|enaknya|baiknya|apike|apiknya|sae|saena|saene|alusna|pantesnya|menurut\w*(?: \S+)?)$/,
  /^(?:kau|kamu|lu|lo|kak|anda|sampeyan) (?:aja |saja |yang |yg )?(?:atur|tentuin|tentukan|pilih|pilihin|pilihkan)$/,
  /^(?:silakan|silahkan|bisa|boleh|tolong) (?:di ?sesuaikan|disesuaikan|sesuaikan|diatur|atur|dikosongkan)$/,
  /^(?:apa|mana|siapa|kapan|berapa) (?:aja|saja|ae|wae)(?: (?:boleh|bebas|gapapa|gpp|yang penting|yg penting|asal|sing penting|bisa|mau)(?: \S+){0,4})?$/,
  /^(?:terserah|bebas|pokok(?:nya|e)|sing penting|yang penting|yg penting|asal)(?: (?:kau|kamu|lu|lo|anda|aja|saja|la|lah|deh|dah|kak|bang|mbak|mas|yg|yang|penting|asal|sing|biar|ga|gak|ngga|nggak|tidak|jangan|ke|kedengeran|terlalu|lebay|kaku|nyolot|sopan|bagus|rapi|baik|pas|enak|jelas|singkat|pendek|jadi|beres|meledak|cepat|cepet|marah|ribut))*$/,
];
const unknown = new RegExp(
  `^(?:jujur |maaf |sebenernya |pokoknya )?${no} (?:tau|tahu|tao|ngerti|ngertos|ngarti|terang|nyaho|uninga|mudeng|paham|yakin|inget|ingat|hafal|hapal|kepikiran|kebayang|terpikir)\\b`,
);
const passed =
  /\b(?:kosongin|kosongkan|lewat dulu|ga usah dulu|gausah dulu|dikosongin|dikosongkan|lewatin|lewati aja|dilewat\w*|skip dulu|skip aja|gitu la pokoknya)\b/;
const passedWordsMax = 5;

/** Whether a part of the message passes the question by; "skip dulu sarapan tiap pagi bikin lemes" is an answer. */
const isPassed = (text: string): boolean =>
  text
    .split(/[,.;!\n]+/)
    .map(plain)
    .some((part) => part.split(" ").length <= passedWordsMax && passed.test(part));

const openWordsMax = 9;
/** Words that an answer which leaves everything open may consist of. */
const openWords = new Set(
  `gatau gataw gtau gtw ntah entah entahlah embuh mbuh duka duko teuing menurut menurutmu menurutmulah umume umumnya lumrahe
  mawon wonten malih ngoten ngono ngunu kitu sakitu segitu sagitu segini we weh atuh mah dah sak atur bingung blank terserah trsrh bebas sembarang manut nurut
  ngikut silakan silahkan kira kira2 perkiraan seadanya gitu begitu pokoknya pokoke skip lewat lewati lewatin nanti ntar
  kire aje dulu dolo je sajo kosongin kosongkan standar pusing mumet aja ae saja wae bae doang dulu kak kakak bang bro sis min mbak mba mas nak bu pak teh kang gan
  la lah sih deh dong ya njih nggih hehe haha wkwk hm eh ah oh juga kau lu lo yang yg penting itu ini udah sudah wes wis e soal angkanya persis
  persisnya pastinya tanggalnya lagi kalau mau isi nulis jawab apa berapa kapan siapa banget sama sekali`.split(
    /\s+/,
  ),
);

/** Whether an answer leaves the question open: "Gatau kak", "manut mawon", "kosongin dulu". */
export function isOpenAnswer(text: string): boolean {
  const said = plain(text);
  if (said.split(" ").length > openWordsMax) return false;
  const core = said.replace(around, "").trim();
  const rest = core.replace(unknown, "").trim();
  const isRestOpen = rest === "" || rest.split(" ").every((word) => openWords.has(word));
  if (unknown.test(core) && isRestOpen) return true;
  if (/[a-z]{4}/.test(core) && said.split(" ").every((word) => openWords.has(word))) return true;
  return (
    isPassed(text) || openAnswers.some((pattern) => pattern.test(said) || (core !== "" && pattern.test(core)))
  );
}

/** Questions about the step itself: what it means, or what an answer may look like. */
const aboutStep =
  /\b(?:contoh(?:in|kan|nya apa|nya gimana|nya dong)|kasih contoh|beri contoh|contoh(?:nya)? (?:dong|apa|gimana|jawaban)|maksud(?:nya|e|na)? (?:apa|gimana|piye|kumaha|opo|naon)|(?:apa|gimana|piye) maksud\w*|maksudnya|(?:ga|gak|nggak|ngga|tidak|kurang) (?:ngerti|paham|mudeng|jelas) (?:maksud|pertanyaan)\w*|pertanyaan\w* (?:ga|gak|nggak|ngga|tidak|kurang) (?:jelas|ngerti|paham)|bingung (?:jawab|nulis|ngisi|mulai)\w*|(?:kenapa|ngapain|buat apa|knp|untuk apa) (?:nanya|tanya|ditanya|harus|perlu)\w*|(?:harus|wajib|boleh|bisa) (?:diisi|dikosong\w*|dilewat\w*|bohong|asal))\b|^(?:contoh(?:nya)?|misal(?:nya)?|kayak apa|kayak gimana|seperti apa|apa itu|gimana jawabnya|jawab apa|maksudnya|maksud)$/;
const stepQuestionWordsMax = 10;

export function isAboutStep(text: string): boolean {
  const said = plain(text);
  const core = said.replace(around, "").trim();
  if (said.split(" ").length > stepQuestionWordsMax) return false;
  return aboutStep.test(said) || aboutStep.test(core);
}

/** Requests for feedback on an answer. */
const feedback =
  /\b(?:kasih|minta|beri|ada|tolong|butuh) (?:masukan|feedback|komentar|saran|nilai|kritik)\b|\b(?:masukannya|feedbacknya|nilainya|komentarnya)\b|\b(?:jawabanku|jawabanku tadi|jawaban saya|itu|tadi|segitu|gitu) (?:(?:udah|sudah) )?(?:bagus|bener|benar|oke|pas|kurang|gimana|cukup)(?: (?:ga|gak|nggak|belum|blm|apa|ya))*$|^(?:gimana|bagus|bener|udah bener|udah bagus|udah oke)(?: (?:ga|gak|nggak|belum|blm|jawabanku|jawaban saya|jawabannya|kak|menurutmu|min))+$/;
const ownAnswer =
  /\bjawaban(?:ku| gw| gue| gua| saya| aku)?\b.*\b(?:gmn|gimana|bener|benar|bagus|oke|kurang|cukup)\b/;
const feedbackWordsMax = 12;

export function isForFeedback(text: string): boolean {
  const said = plain(text);
  if (said.split(" ").length > feedbackWordsMax) return false;
  return feedback.test(said) || (text.includes("?") && ownAnswer.test(said));
}

/** Requests for the result without further questions. */
const hurry =
  /\b(?:(?<!\b(?:ke|sama) [a-z]+ )langsung (?:aja|saja)(?! (?:ke|abis|habis|di|sesudah|setelah|sama|jam|tanya|hubungi|wa|telepon)\b)|langsung (?:jadi\w*|bikin\w*|buat\w*|tulis\w*|hasil\w*)|(?:bikin|buat|tulis|susun|jadi)(?:in|kan|no)? (?:aja|saja|langsung|ae|wae)|jangan (?:banyak|kebanyakan) |jangan (?:tanya|nanya)(?: (?:lagi|lg|mulu|melulu|terus|trus|banyak\S*|dulu|dl|aja|kak|min|deh|dong|ya))*$|(?:ga|gak|nggak|ngga|tidak|ora) usah (?:banyak )?(?:di)?(?:nanya|tanya)\S*|kebanyakan (?:nanya|tanya|pertanyaan)|banyak (?:nanya|tanya|kali)|kapan jadinya|mana (?:hasil|surat|pesan)nya|kelamaan|lama amat|to the point|cepetan|buruan)\b|^(?:(?:yang|yg|yuk|ayo) )?cepet(?: (?:dong|aja|kak|deh|ya|dikit|bang|min))*$|^pak(?:ai|e) draf(?:nya)?(?: (?:ini|itu|aja|saja))*$/;

export function isHurry(text: string): boolean {
  const said = plain(text);
  return said.split(" ").length <= openWordsMax && hurry.test(said);
}

/** Whether the member rejects what was offered, or wants something else after all. */
export const isChangeOfWish = (text: string): boolean =>
  /^(?:(?:eh|ih|kak|bang|min|maaf|sori|aduh) )*(?:bukan|bkn|ga jadi|gak jadi|nggak jadi|ganti|sebenernya|sebenarnya|maksud(?:ku| aku| saya| gue| gw)|aku maunya|maunya|yang aku mau|yg aku mau|yg lebih urgent|yang lebih penting|(?:balik|kembali) (?:ke|ke yang|yang|yg) (?:pertama|yang pertama|yg pertama|tadi|awal|yang tadi|yang awal))\b/.test(
    plain(text),
  );

/** Commands that cannot also be the answer to a question. */
const plainCommands =
  /^(?:berhenti|stop|udahan|sudahan|batal|batalin|ga jadi|gak jadi|nggak jadi|tidak jadi|berhenti dulu|kembali|balik|mundur|back|ganti|ganti topik|yang lain|pindah topik|bukan itu|bukan yang itu|maksudku bukan itu|bukan itu maksudku|ga nyambung|gak nyambung|nggak nyambung|ngga nyambung|(?:udah|sudah|cukup|segini|sampai sini|sampe sini) dulu|nanti lagi|besok lagi|lanjut nanti)(?: aja| deh| dulu| kak| sih| ya| nanti| lagi)*$/;

/** Finds a command while a flow waits for an answer; an answer that only sounds like a command is no command. */
export function commandInFlow(text: string): Command | undefined {
  const command = commandIn(text);
  if (command === "who" || command === "human" || command === "insult" || command === "listen")
    return command;
  if (command !== undefined && plainCommands.test(plain(text))) return command;
  if (!text.includes("?") && plain(text).split(" ").length > wordsMax) return undefined;
  const part = commandWithin(text)?.command;
  if (part === "human")
    return /\b(?:di)?sambung|\bhubungkan|\borangnya|\bmanusia|\balma|\basli(?:nya)?\b/.test(plain(text))
      ? part
      : undefined;
  return part === "privacy" || part === "who" || part === "thanks" ? part : undefined;
}

const speaker = "(?:kamu|km|kau|lo|lu|elu|anda|situ|sampeyan|awakmu|maneh|kalian)";
const being =
  "(?:orang(?: (?:asli|beneran|betulan|sungguhan))?|manusia|bot|robot|mesin|ai|komputer|program|chatbot|admin)";

/** Commands that may occur in a part of a longer message, most urgent first. */
const withinPatterns: readonly [Command, RegExp | undefined][] = [
  [
    "human",
    /\b(?:(?:di)?sambung(?:in|kan|no)?|(?:di)?hubung(?:in|kan)|bicara|ngomong|ngobrol|chat|konsul(?:tasi)?|telepon|telpon|ketemu|curhat)\b.{0,24}\b(?:orang(?:nya|e)?(?: (?:asli|beneran|langsung|saja|aja|betulan))|orangnya|manusia\w*|psikolog\w*|psikiater|konselor\w*|petugas\w*|admin\w*|cs|ahlinya|dokternya)\b|\b(?:minta|mau|maunya|pengen|ingin|butuh) (?:sama |dengan |ke )?(?:orangnya|manusia|manusianya|psikolog|konselor)\b/,
  ],
  // Found by `aboutUs` alone.
  ["privacy", undefined],
  [
    "who",
    new RegExp(
      `\\b${being}(?: asli| beneran)? (?:atau|apa|opo|po|apo) ${being}\\b|\\b${speaker} (?:ini |itu |tuh )?(?:siapa|sapa|sopo|saha|${being})\\b(?! (?:yang|yg|baik|jahat|tua))|\\b(?:bicara|ngomong|chat|ngobrol|curhat|berbicara) (?:sama|dengan|ke|karo) (?:siapa|sopo|saha|bot|robot|mesin|ai)\\b|\\byang (?:jawab|menjawab|balas|bales|membalas)\\b.{0,10}\\b(?:siapa|${being})\\b|\\b(?:siapa|sopo) (?:kamu|kau|lu|lo|ini)\\b|\\bmesin apa kau\\b`,
    ),
  ],
  [
    "listen",
    /\b(?:mau|pengen|pgn|pingin|pengin|ingin|hoyong|arep|cuma|cuman|hanya|mek|mung|numpang|butuh|pengene|boleh|bisa)\b.{0,22}\b(?:cerita|crita|curhat|curcol|didengar\w*|didengerin|dirungok\w*|ngeluh|ngomel dulu|ngobrol (?:aja|saja|dulu|doang)|ditemenin|ditemani|temen ngobrol|teman ngobrol|unek unek|uneg uneg|tempat cerita)\b(?! ke (?:mama|papa|ibu|bapak|ortu|orang tua|suami|istri|pacar|atasan|bos))|\b(?:aku|saya|gue|gw|ibu|bapak|tak) (?:mau )?(?:cerita|curhat|crita|ngomel) (?:aja|saja|dulu|ae|wae|dikit)\b|\b(?:tolong|cukup|lo|kamu|waktu|bisa|mau ga|boleh) dengerin (?:aja|dulu|dong|aku|saja)\b|\bdengerin (?:aja|dulu|dong)\b|\b(?:ga|gak|gk|nggak|ngga|tidak|tdk|ora|ndak|teu|jangan|belum)\b.{0,14}\b(?:saran|nasehat|nasihat|solusi|diceramahin|ceramah|dinasihati|disuruh suruh)\b/,
  ],
  [
    "not-that",
    /^(?:(?:eh|ih|kak|bang|min|maaf|duh) )*(?:bukan (?:itu|gitu|begitu|yang itu|yg itu)|maksud(?:ku| aku| saya| gue| gw)? bukan|bukan maksud|ga nyambung|gak nyambung|nggak nyambung|ngga nyambung|ora nyambung|salah paham|kamu salah|salah(?! satu)(?! ngomong)(?!.*\d)(?= |$))\b/,
  ],
  [
    "switch",
    /^(?:(?:eh|kak|bang|min|maaf) )*(?:ganti|ga jadi|gak jadi|nggak jadi|ngga jadi|batal|yang lain)(?: deh| aja| dong| topik| dulu| yang lain| kak)*$/,
  ],
  [
    "thanks",
    /^(?:(?:oke|ok|baik|sip|wah|alhamdulillah|lega|sekali lagi|ya|yaudah|wis|wes|udah|sudah|njih) )*(?:makasih|makasi|mksh|terima kasih|terimakasih|trims|thanks|thank you|thx|nuhun|hatur nuhun|matur nuwun|matur suwun|suwun|mauliate|tarimo kasih)\b/,
  ],
  [
    "insult",
    /\b(?:goblok|goblog|tolol|bego|bodoh|dungu|bangsat|kontol|memek|ngentot|jancok|asu|kampret|brengsek|bacot|ga guna|gak guna|ga berguna|gak berguna|tidak berguna|useless)\b|\b(?:aplikasi|app|bot|mesin|ai) (?:sampah|tai|apaan)\b/,
  ],
];

/** "Bkn mau ke psikolog jg": whom somebody does not want to be sent to. */
const wantsNobody = new RegExp(
  `\\b(?:${noWords}|jangan|jgn|gausah|ogah|gamau) (?:(?:usah|perlu|lagi|juga|jg|kan|mau|minta|butuh|pengen|pgn|ingin|disuruh|suruh|nyuruh|nyari|cari|ke|sama|ama|dengan|buat|ngomong|bicara|konsul\\w*|curhat) )+(?:\\p{L}+ )?(?:psikolog|psikiater|konselor|orang|manusia|petugas|admin|cs|ahli|dokter)`,
  "u",
);

/** Insults count only if they address the guide: members who speak of themselves or of others insult nobody here. */
const toUs =
  /^(?!.*\b(?:aku|saya|gue|gw|diriku|dia|suami\w*|istri\w*|bos\w*|ibu|bapak)\b).*\b(?:aplikasi|app|bot|mesin|ai|program|panduan|kamu|km|kau|lu|lo|elu|ga ada hasil\w*|muter\w*)\b/;

/** Finds a command in a part of a longer message, and returns the rest of the message. */
export function commandWithin(text: string): { command: Command; rest: string } | undefined {
  const parts = text
    .split(/(?<=[.!?,;])\s+|\n+|\s+(?=tapi\b)/i)
    .map((one) => one.trim())
    .filter((one) => one !== "");
  const about = parts.map((part) => aboutUs(plain(part), part.includes("?")));
  for (const [command, pattern] of withinPatterns) {
    const at = parts.findIndex((part, nth) => about[nth] === command || pattern?.test(plain(part)));
    // An offer is rejected at the beginning of a message; later such words belong to the story.
    if (at < 0 || (at > 0 && (command === "not-that" || command === "switch"))) continue;
    const said = plain(parts[at] ?? "");
    if (command === "insult" && !toUs.test(said)) continue;
    if (command === "human" && wantsNobody.test(said)) continue;
    const isOther = (_: string, nth: number) => nth !== at && about[nth] === undefined;
    return { command, rest: parts.filter(isOther).join(" ") };
  }
  return undefined;
}

/** Whether a text contains no word: punctuation, a single letter, random keys. */
export function isNonsense(text: string): boolean {
  const said = plain(text);
  if (/^\d/.test(said)) return false;
  const words = said.split(" ").filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return true;
  const isWord = (word: string) =>
    word.length <= 3 ||
    (/[aiueo]/.test(word) && !/[^aiueo\d]{5,}/.test(word) && !/(?:asdf|qwer|zxcv|hjkl)/.test(word));
  return words.length <= 3 && !words.some((word) => word.length > 1 && isWord(word));
}

/** "Ga usah, yang penting cukup dulu" where a number may be left out. */
export const isDeclined = (text: string): boolean => {
  const [first = ""] = text.split(/[,.;]/);
  return (
    !/\d/.test(text) &&
    (commandIn(first) === "skip" ||
      /^(?:ga|gak|nggak|tidak|belum|blm) (?:usah|perlu|dulu|ada)\b/.test(plain(first)))
  );
};

export const isSameText = (one: string, other: string): boolean => plain(one) === plain(other);
