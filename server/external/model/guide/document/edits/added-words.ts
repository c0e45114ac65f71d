/* What a member wants added to a text, without the words by which it is asked for and without a question behind it. */

const asking =
  /^(?:(?:tolong|tulung|coba|minta|mohon|bisa|boleh|eh|oh|ya|kak|mas|mbak|min|bang|trus|terus|trs|dan|sama|sekalian|juga|lupa)[ ,]+)*(?:di)?(?:tambah(?:in|kan|no|i)|masuk(?:in|kan|no)|tulis(?:in|kan|no)|sertakan|sertain|cantumkan|cantumin|selipin|selipkan|sisipkan|sisipin|lebokno|tambahno)(?: (?:juga|jg|lagi|dong|ya|kak|deh|aja|saja|bahwa|kalau|kalo|kalimat|di akhir|di bawah))*\s*:?\s+(?=\S)/iu;
/** A question that is put to the guide: a reader would not be asked for a sum that the text itself should say. */
const toGuide =
  /(?<!\p{L})(?:total\p{L}*|jumlah\p{L}*|jadi(?:nya)?|semua(?:nya)?|dendanya|hasil\p{L}*|gimana|gmn|bagus|bener|benar|cukup|pas|bisa|boleh|menurut (?:kamu|km|lu|kakak))(?!\p{L})/iu;
const sentenceEnd = /(?<=[.!?])\s+|\n+/;

/** `question`: what was asked behind the words, "" if nothing was. */
type AddedWords = { words: string; question: string };

/** "Tambahin denda 2% per bulan. totalnya jadi berapa?": only what stands between the order and the question. */
export function addedWords(text: string): AddedWords {
  const said = text.trim();
  const own = said.replace(asking, "");
  const isOrder = own !== said;
  const sentences = own.split(sentenceEnd);
  const last = sentences.at(-1) ?? "";
  const isAsked = sentences.length > 1 && /\?$/.test(last) && toGuide.test(last) && isOrder;
  if (!isAsked) return { words: own, question: "" };
  return { words: own.slice(0, own.lastIndexOf(last)).trim(), question: last };
}
