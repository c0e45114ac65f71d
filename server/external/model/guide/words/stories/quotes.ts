import { isWish } from "#server/external/model/guide/find/requests.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/* What the guide quotes of a message: a whole clause, so that no fragment stands there as if it had been understood. */

const wordsMin = 3;
const quoteWordsMax = 9;
/** A clause of a story is quoted whole or not at all. */
const clauseWordsMax = 14;
const factWordsMin = 4;

const address =
  /^(?:[^\p{L}\d“]+)?(?:(?:kak|kakak|bang|min|mbak|mba|mas|nak|bu|pak|teh|kang|eh|halo|hai|permisi|assalamualaikum|iyek|iye|iyo|bu\/pak|pak\/bu)\b[ ,]*)+/iu;
/** Laughter and curses; what stands beside them is seldom meant as it is written. */
const shouted =
  /\b(?:w+k+(?:w+k+)+\w*|ha(?:ha)+\w*|he(?:he)+\w*|hi(?:hi)+\w*|lol|anjg|anj|anjing|anjir|anjay|njir|bangsat|bgst|tai|kontol|goblok|goblog|tolol|bego|asu|jancok|cok|kampret|babi|brengsek|sumpah|nonjok|bacot|anjrit|anjer|njing|anying|jancuk|cuk|asw|bajingan|keparat|setan|sialan|kimak|pantek|puki\w*|cukimai|memek|ngentot|ngentod|tae|taik|lonte|monyet|fuck\w*|shit)\b/i;
/** Whether words hold laughter or a curse, and so are not quoted. */
export const isShouted = (clause: string): boolean => shouted.test(clause) || shouted.test(plain(clause));

const bare = (text: string): string =>
  text
    .replace(/["“”]/g, "")
    .replace(/[\s,;:]+$/, "")
    .trim();
const countWords = (part: string): number => part.split(/\s+/).length;
/** "Jangan, sebut nama istriku": a part behind a no would say the opposite alone. */
const onlyNo = new RegExp(
  `^(?:(?:tp|tapi|dan|eh|ya|plis|please|tolong|kak|min) )*(?:${noWords}|jgn|jangan|gausah|stop)(?: (?:usah|perlu|ya|kak|min|dong|deh))*$`,
);
const isBehindNo = (parts: readonly string[], at: number): boolean => onlyNo.test(plain(parts[at - 1] ?? ""));

const partsOf = (text: string): string[] =>
  text
    .split(/[.!?;]+(?:\s|$)|\n+|,\s+/)
    .filter((_, at, all) => !isBehindNo(all, at))
    .map((one) => bare(one).replace(address, "").trim())
    .filter((one) => countWords(one) >= wordsMin && !isShouted(one));

/** Returns the words to quote from a message, its wish or else its beginning; undefined if it has only fragments. */
export function quoteOf(text: string): string | undefined {
  const parts = partsOf(text);
  const part = parts.findLast(isWish) ?? parts[0];
  return part === undefined ? undefined : shortened(part);
}

/** "Saya Slamet 45 th kerja satpam" says who writes, and not what is wanted. */
const introducing =
  /^(?:(?:halo|hai|kak|min|bang|perkenalkan) )*(?:nama (?:saya|aku)|namaku|saya|aku|gue|gw) \p{L}+ (?:\d{2} ?(?:th|thn|tahun)|umur|usia|kerja|karyawan|dari)\b/u;

/** Returns the part of a message with the highest count, such as words of a flow. */
function quoteWith(text: string, count: (part: string) => number): string | undefined {
  const parts = partsOf(text);
  const counts = parts.map((part) => (introducing.test(plain(part)) ? 0 : count(part)));
  const best = Math.max(0, ...counts);
  const part = best > 0 ? parts[counts.indexOf(best)] : undefined;
  return part === undefined ? quoteOf(text) : shortened(part);
}

function shortened(part: string): string {
  const words = part.split(/\s+/);
  return words.length <= quoteWordsMax ? part : `${words.slice(0, quoteWordsMax).join(" ")} ...`;
}

const feeling =
  /\b(?:sedih\w*|sedi|capek|cape|capai|lelah|letih|marah|kesal|kesel|sebel|jengkel|dongkol|emosi|kecewa|takut|cemas|khawatir|kuatir|gugup|deg-?deg?an|gelisah|panik|bingung|malu|minder|insecure|sepi|kesepian|sendirian|hampa|kosong|kangen|rindu|kehilangan|patah hati|sakit hati|terluka|iri|cemburu|lega|senang|bahagia|bangga|bersyukur|nyesel|menyesal|bersalah|stres|stress|tertekan|putus asa|muak|bosan|bosen|jenuh|nangis|menangis|ga kuat|gak kuat|nggak kuat|tidak kuat|ga tahan|pusing|overthinking|trauma|tersinggung|gagal|(?:nge|me|be|di)?rasa(?:nya|ku|in|e)?|kepikiran|kewalahan|dibutuhkan|capeknya|dihargai|insekyur|minderan|mewek|kesiksa|nelangsa|galau|dikhianati|dianggap|diabaikan|nggak dihargai|ga dihargai|tidak dihargai)\b/i;
const subject =
  /\b(?:aku|saya|gue|gw|gua|sy|ane|kami|kita|dia|mereka|mama|papa|ibu|bapak|ayah|bunda|ortu|orang tua|suami\w*|istri\w*|pacar\w*|mantan\w*|anak\w*|kakak\w*|adik\w*|adek\w*|bos\w*|atasan\w*|teman\w*|temen\w*|sahabat\w*|mertua\w*|rekan\w*|tetangga\w*|guru\w*|dosen\w*|nenek|kakek|keluarga\w*|\w{4,}ku)\b/i;
const event =
  /\b(?:meninggal|wafat|dipecat|diphk|putus|selingkuh|diselingkuhi|dibentak|dimarahi\w*|dimarahin|ditolak|ditinggal\w*|gagal|bertengkar|berantem|ribut|cerai|sakit|kecelakaan|dibohongi\w*|dihina|difitnah|dibully|diusir|hilang)\b/i;
/** Conjunctions that may stand before a whole clause. */
const leading =
  /^(?:(?:dan|tapi|tp|terus|trus|lalu|soalnya|padahal|jadi|makanya|eh|oh|ya|iya|hm+|nah)\b[ ,]*)+/i;
/** What needs another clause, and what is still open at its end. */
const dependent =
  /^(?:biar|supaya|agar|kalau|kalo|klo|karena|krn|karna|yang|yg|buat|untuk|sejak|waktu|pas|ketika|sampai|sampe|sama|atau|daripada|meski\w*|walau\w*|gara-gara|gara2)\b|\b(?:yang|yg|dan|tapi|tp|karena|krn|soalnya|sama|di|ke|dari|buat|untuk|biar|kalau|kalo|atau)$/i;

/** Losses and hurts in the words of several regions, and what is missing now. */
const loss =
  /\b(?:m[ae]nangis\w*|nangih\w*|ceurik|muwun|rindu\w*|sono|kangen\w*|sakit (?:hati|aja|rasanya)|kaco|malu|ndak sempat|ga sempat|gak sempat|nggak sempat|tidak sempat|nda sempat|belum sempat|sendiri(?:an)?|sandiri(?:an)?|tidak sama|beda rasanya|kosong|suara(?:nya)?|pamit|terakhir kali|pertama kali (?:aku|kita|saya|beta) sen?andiri)\b/i;

/** What somebody wishes for says most. */
const wishing =
  /\b(?:pengen\w*|pengin\w*|pgn\w*|pingin\w*|kepengen\w*|ingin\w*|berharap|harapanku|andai\w*|seandainya|semoga|mudah-?mudahan|maunya|hoyong\w*|kepingin\w*)\b/i;
/** Parents who write of themselves. */
const close = /^(?:bapak|ibu|mama|papa|nenek|kakek)\b/i;
const own = /\b(?:aku|ak|saya|sy|gue|gw|gua|ane|kita|beta|awak|ambo|abdi|kulo|ulun|diriku)\b/i;

const countOf = (clause: string, pattern: RegExp): number =>
  pattern.test(clause) || pattern.test(plain(clause)) ? 1 : 0;

/** Words of earlier messages: what comes again matters more than a side fact. */
function isRecurring(clause: string, earlier: readonly string[]): boolean {
  const before = new Set(
    earlier.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u)).filter((word) => word.length > 4),
  );
  return clause
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => before.has(word));
}

const weightOf = (clause: string, earlier: readonly string[]): number =>
  4 * countOf(clause, wishing) +
  3 * countOf(clause, feeling) +
  3 * countOf(clause, loss) +
  2 * countOf(clause, event) +
  countOf(clause, own) +
  (isRecurring(clause, earlier) ? 1 : 0);

/**
 * The clause of a story that is whole and says most of a feeling, a loss or what happened, the newest of several;
 * undefined if there is none. `earlier`: the messages before it.
 */
export function clauseOf(text: string, earlier: readonly string[] = []): string | undefined {
  const clauses = text
    .split(/(?<=[.!?;])(?:\s|$)|\n+|,\s+|\.\.+|…/)
    .filter((one, at, all) => !one.trim().endsWith("?") && !isBehindNo(all, at))
    .map((one) =>
      bare(one)
        .replace(/[.!;]+$/, "")
        .replace(address, "")
        .replace(leading, "")
        .trim(),
    )
    .filter((one) => isWhole(one) && !earlier.some((before) => plain(before).includes(plain(one))));
  const best = Math.max(0, ...clauses.map((one) => weightOf(one, earlier)));
  return clauses.findLast((one) => weightOf(one, earlier) === best);
}

function isWhole(clause: string): boolean {
  const count = countWords(clause);
  if (count < wordsMin || count > clauseWordsMax || isShouted(clause) || dependent.test(clause)) return false;
  if (event.test(clause) && subject.test(clause)) return true;
  if ([feeling, loss, wishing].some((one) => countOf(clause, one) > 0)) return true;
  // What is told of others alone may be a side matter.
  return count >= factWordsMin && subject.test(clause) && (own.test(clause) || close.test(clause));
}

/** "Saya ya cuma rebahan saja" carries no wish, and "mau nanya awak" none that could be told from others. */
const isScrap = (quote: string): boolean =>
  /^(?:(?:aku|saya|sy|gue|gw|awak|kita) )?(?:ya |sih |tuh )*(?:cuma|cuman|cm|hanya) (?!mau|pengen|pgn|ingin|butuh|minta)|^(?:mau|pengen|boleh|numpang|izin|ijin) (?:na?nya|tanya|bertanya|nanyo)(?: \S+){0,2}$|^(?:bukan|bkn|dudu|jangan|jgn|(?:ga|gak|nggak|tidak) (?:mau|minta|butuh)) /.test(
    plain(quote),
  );

/** The part of a message that is quoted beside an offer; undefined if it would be a scrap. */
export function quoteForOffer(text: string, count: (part: string) => number): string | undefined {
  const quote = quoteWith(text, count);
  return quote === undefined || isScrap(quote) ? undefined : quote;
}
