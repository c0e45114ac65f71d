/*
 * What stands at the edges of an answer and says nothing of its own: sighs and assent before it, words of sequence before
 * the things of a list, and hedges around a short value.
 */

/** What may stand as a sentence of its own before an answer: "yah. yaudah. ...", "oh gitu. iya deh. ...". */
const sigh =
  "(?:h+m+|e+h+m*|ya+h+|ya|iy?a+(?: (?:deh|sih|ya|juga|jg|sudah|udah|kak))?|ya ?(?:u?dah|sudah)(?:lah| lah| deh)?|yo ?wis|yasud|oke+h?(?: (?:deh|kak|sip))?|ok|okay|sip+|siap|baik(?:lah)?|o+h+(?: (?:gitu|begitu|iya|ya|ok|oke))?(?: (?:ya|deh|toh|kak|sih))?|o(?:w|h)?alah|walah|gitu ya|nah|anu|aduh|duh|hadeh|yaelah|ampun|gapapa|ga ?papa|wk(?:wk)+|(?:ha){2,}|(?:he){2,})";
const sighs = new RegExp(
  `^(?:(?:${sigh})\\s*(?:[.!…]+|\\n)\\s*)+(?:(?:${sigh})\\s*,\\s*)?(?=[\\p{L}\\d(“"])`,
  "iu",
);

/** The answer without the sentences before it that only sigh or assent; the last of them may be all there is. */
export const withoutSighs = (text: string): string => text.trim().replace(sighs, "");

const no = "(?:ga|gak|gk|nggak|ngga|enggak|tidak|tdk|ndak|gada|nda)";
/** "Ga ada yg terjadi sih, cuma libur sekolah": what is named is what there is. */
const nothingBut = new RegExp(
  `^(?:(?:hm+|ya|eh|sebenernya|sebenarnya|sbnrnya)[, ]+)*${no} ?(?:ada )?(?:(?:yg|yang) )?(?:terjadi|kejadian|masalah|apa[- ]?apa|apa2|papa|spesial|khusus|penting|aneh|gimana[- ]?gimana|gimana2)(?: (?:apa[- ]?apa|apa2|yg|yang|khusus|spesial|besar|serius|penting))*(?: (?:sih|kok|ya|kak|sebenernya|sebenarnya))*\\s*[,.]+\\s*(?:tapi |tp )?(?:cuma(?:n)?|cm|hanya|paling(?: cuma)?)(?: (?:ya|itu|aja|soal))?,?\\s+(?=\\S+\\s+\\S)`,
  "iu",
);

/** "Gausah minta apa2 sih. cuma kalo dia siap gw pgn ketemu": the wish is what is named after all. */
const askingNothing =
  /^(?:(?:hm+|ya|eh|sebenernya|sebenarnya)[, ]+)*(?:gausah|gosah|(?:ga|gak|gk|nggak|ngga|enggak|tidak|tdk|ndak) (?:usah|perlu)|(?:ga|gak|nggak|tidak) ada) (?:minta|nuntut|permintaan)(?: (?:apa[- ]?apa|apa2|macem[- ]?macem|macem2))?(?: (?:sih|kok|ya|kak|min|sebenernya))*\s*[,.]+\s*(?:tapi |tp )?(?:cuma(?:n)?|cm|hanya|paling(?:an)?(?: cuma)?|tapi|tp)(?: ya)?,?\s+(?=\S+\s+\S)/iu;

/** The answer without the denial before what it names after all. */
export const withoutDenial = (text: string): string =>
  text.trim().replace(nothingBut, "").replace(askingNothing, "");

/** "Paling lambat" and "paling susah" say how something is. */
const atMost =
  /^paling (?=\p{L}{3})(?!(?:lambat|telat|cepat|cepet|penting|enak|susah|sulit|banyak|dikit|sedikit|lama|berat|ringan|gampang|mudah|besar|gede|kecil|utama|sering|jarang|suka|takut|baik|bagus|tinggi|rendah|tidak|nggak|gak|awal|akhir|mahal|murah|deket|dekat|jauh|pas|kuat|capek|cape|malas|males|sayang|parah|rame|ramai|tua|muda|depan|belakang|atas|bawah|butuh|ngerti|paham|bisa|sebel|kesel|benci|kangen|seneng|senang|bikin|ganggu|mengganggu)(?!\p{L}))(?:ya )?/iu;
const sequence =
  /^(?:(?:terus|trus|trs|lalu|kemudian|habis itu|abis itu|abis tu|abistu|habis tu|udah itu|udah gitu|setelah itu|sama|sm|dan|plus|eh)(?:nya)?,? )+(?!(?:terang|menerus|aja|mama|papa|ibu|bapak|dia|aku|kamu)(?!\p{L}))(?=\p{L}{2})/iu;
const first =
  /^(?:(?:hm+|eh|ya|mungkin|kayaknya|kyknya|pertama(?:nya)?|yang pertama|yg pertama)[, ]+)+(?=\p{L}{2})/iu;
const behind =
  /(?<=\S \S+)(?<!(?:yang|yg|kerja|zaman|jaman|waktu|sekolah|kantor|rumah|teman|temen|pacar|orang|tahun|masa|kayak|seperti)) (?:dulu|dlu|deh|dong|sih|aja dulu|dulu aja|kali ya)[.!]*$/iu;

/** The things of a list without the words that lead from one to the next: "paling buka file dulu", "trs hp taruh luar kamar". */
export function withoutSequence(items: readonly string[]): string[] {
  return items.map((item, at) => {
    const led = item.replace(at === 0 ? first : sequence, "");
    const bare = led.replace(atMost, "").replace(behind, "").trim();
    return bare === "" ? item : bare;
  });
}

const shortWordsMax = 6;
const hedgeBefore =
  /^(?:(?:(?:hm+|eh+m*|emm*|anu|yah|nah|oh)[, ]+|(?:ya|deh|iya)(?:, *| (?=\d))|(?:mungkin|kayaknya|kyknya|kayanya|kynya|kayake|keknya|sepertinya)[, ]+(?!(?:aku|ak|saya|sy|gue|gw|dia|kamu|kami|mereka)(?!\p{L}))))+(?=\S{2})/iu;
/** "Diem aja" is what somebody does, and "saja" behind more words means nothing else. */
const only = /^(\S+ \S{2,}(?: \S+)?) aja(?: (?:deh|ya|lah))*[.!]*$/iu;
const hedgeBehind =
  /(?<=\S)(?:[, ]+(?:deh|dong|sih|ya|yah|lah|kali|kali ya|mungkin|kayaknya|kyknya|kayanya|keknya|sepertinya|hm+|kok|nih))+[.!]*$/iu;

/** A short value without doubts and particles around it: "hmm mungkin di kantin deh". */
export function withoutDoubts(text: string): string {
  const own = text.trim();
  if (own.split(/\s+/).length > shortWordsMax || /["“”?]/.test(own)) return own;
  // "Ya Allah" is no assent, and "Mungkin Suatu Hari" a title.
  if (/^ya (?:allah|tuhan|ampun|rabb)/i.test(own) || /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(own)) return own;
  const bare = own.replace(only, "$1").replace(hedgeBehind, "").replace(hedgeBefore, "").trim();
  return bare.length < 2 ? own : bare;
}

const echo = /^(\S.{2,40}?)\s*[,.;\n]+\s*\1[.!]*$/iu;

/** "Juni, juni": what was written twice. */
export const withoutEcho = (text: string): string => text.trim().replace(echo, "$1");
