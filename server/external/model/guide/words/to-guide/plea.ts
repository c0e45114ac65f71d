import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { plain } from "./commands.ts";

/*
 * A plea for the words that the guide asks for: "ya itu yg aku ga bisa, makanya nanya km. bantuin kata2nya lah". It is
 * no answer, and nothing of it belongs into a document.
 */

const no = `(?:${noWords})`;
const me = "(?:aku|ak|saya|sy|gue|gw|gua|ane|kita)";
const words =
  "(?:kata ?katanya|kata2nya|kata ?kata|kata2|kalimatnya|kalimat|omongannya|ngomongnya|bahasanya|bunyinya|susunannya|nyusunnya|isinya|teksnya)";
const tail =
  "(?: (?:lah|dong|donk|ya|kak|kakak|min|sih|deh|nih|aja|coba|plis|please|gimana|gmn|apa|itu|dulu|kok|to|wkwk\\w*))*";
const front =
  "(?:(?:nah|ya|yah|iya|lah|loh|lho|heh|eh|duh|aduh|hm+|kan|itu|justru|makanya|mangkanya|tapi|tp|kak|min|tolong|plis|coba|jujur|emang|bisa) )*";
const talk =
  "(?:ngomong\\w*|bilang\\w*|nulis\\w*|nyusun\\w*|ngerangkai\\w*|mulai\\w*|bikin\\w*|jawab\\w*|kata ?kata\\w*|kata2\\w*|kalimat\\w*)";

/** The words themselves are asked for. */
const strong = new RegExp(
  [
    `^${front}(?:${me} )?(?:(?:mau|minta|pengen|butuh|nanya|cari) )?(?:di)?(?:bantu|bikin|buat|susun|rangkai|tulis|kasih|cari|contoh)(?:in|kan|i)? (?:${me} |dong |buat |nyusun |cari |bikin )*${words}${tail}$`,
    `^${front}(?:minta|butuh|kasih|mau) (?:contoh )?${words}${tail}$`,
    `^${front}(?:${me} )?(?:${no} (?:tau|tahu|ngerti|bisa)|gatau|gtau|bingung)(?: (?:min|kak|mas|mbak|bang|juga|jg|sih))* (?:makanya|mangkanya|mknya) (?:${me} )?(?:nanya|tanya|minta (?:tolong|bantu\\w*)|ke ?sini)${tail}$`,
    `^${front}(?:makanya|mangkanya|justru itu|karena itu) (?:${me} )?(?:nanya|tanya|minta (?:tolong|bantu\\w*)|ke ?sini|dateng ke ?sini)(?: (?:km|kamu|kakak|kak|ke kamu|sama kamu|lu|lo|anda|sini))*${tail}$`,
  ].join("|"),
  "u",
);
const way = "(?:teknik|cara|langkah|tips|tipsnya|trik|contoh|jawaban|saran|solusi|ide)(?:nya)?";
const guide = "(?:lo|lu|elo|kamu|km|kakak|kak|anda|mu)";
/** The guide itself is asked how it is done: "itu yg gue tanya ke lo", "kasih tau dong tekniknya". */
const toGuide = new RegExp(
  [
    `^${front}(?:itu |kan )*(?:yang|yg) (?:${me} )?(?:mau |lagi |justru |dari tadi )*(?:tanya|nanya|tanyain|tanyakan|minta)(?:in|kan)? (?:ke|sama|dari|pada) ${guide}${tail}$`,
    `^${front}(?:${me} )?(?:mau |minta |tolong )*(?:kasih tau|kasi tau|kasih tahu|beri tahu|kasih|ajarin|ajari|jelasin|tunjukin|sebutin)(?: (?:${me}|dong|donk|lah|tau|coba))* ${way}(?: (?:gimana|gmn|apa|yang bener|biar \\S+(?: \\S+){0,4}))?${tail}$`,
  ].join("|"),
  "u",
);
/** Somebody who is asked for their own plan has none. */
const lost = new RegExp(
  `^${front}(?:${me} )?(?:kan )?(?:(?:${no}) (?:tau|tahu|ngerti)|gatau|gtau|gaktau|bingung)(?: ${me})? (?:harus |mesti |kudu |mau )+(?:ngapain|gimana|gmn|bagaimana|apa|berbuat apa)(?: (?:pas|kalo|kalau|waktu|saat) \\S+(?: \\S+){0,4})?${tail}$`,
  "u",
);
/** That somebody cannot find them; where words are to be said, this may stand alone. */
const weak = new RegExp(
  [
    `^${front}(?:yang|yg) (?:${me} )?(?:justru )?${no} (?:bisa|ngerti|tau|tahu)${tail}$`,
    `^${front}(?:${me} )?(?:${no} (?:tau|tahu|ngerti|bisa)|gatau|gtau|gabisa|bingung) (?:(?:harus|mau|gimana|gmn|cara|caranya|mesti) )*${talk}${tail}$`,
    `^${front}(?:${me} )?${no} (?:pinter|pandai|jago) ${talk}${tail}$`,
  ].join("|"),
  "u",
);
/** What was written down is no answer. */
const taken = new RegExp(
  `\\b(?:itu|tadi|yang tadi|yg tadi) (?:bukan|bkn) (?:${words}|jawaban\\w*)|\\bkok (?:malah |jadi |ikut )*(?:di|ke)(?:tulis|catat|catet|masukin|masukkan)|\\bmalah (?:ikut )?(?:di|ke)(?:tulis|catat|catet|masukin|masukkan)`,
  "u",
);
const around =
  /^(?:(?:heh|eh|wkwk\w*|haha\w*|hehe\w*|ya|lah|loh|duh|aduh|maaf|kak|kakak|min|hm+|plis|please|tolong|dong)(?: |$))*$/;
const wordsMax = 24;

const clausesOf = (text: string): string[] =>
  text
    .split(/[.,;!?\n]+/)
    .map((one) => plain(one.replace(/\bw+k+w*k*\w*\b|\bha(?:ha)+\b/gi, " ")))
    .filter((one) => one !== "" && !around.test(one));

/** Whether a message does nothing but plead for words. `isSpoken`: the question asks for words to be said. */
export function pleadsForWords(text: string, isSpoken: boolean): boolean {
  const clauses = clausesOf(text);
  if (clauses.length === 0 || plain(text).split(" ").length > wordsMax) return false;
  const isPlea = (one: string) =>
    strong.test(one) || weak.test(one) || taken.test(one) || toGuide.test(one) || lost.test(one);
  return (
    clauses.every(isPlea) &&
    clauses.some((one) => strong.test(one) || toGuide.test(one) || (isSpoken && weak.test(one)))
  );
}

/** Whether a message says that the member has no plan, and nothing else: "gue gatau harus ngapain pas macet". */
export const hasNoPlan = (text: string): boolean => {
  const clauses = clausesOf(text);
  return clauses.length > 0 && clauses.every((one) => lost.test(one));
};

/** Whether a plea says that the words before were none: "itu bukan kalimatnya, kok malah ditulis". */
export const takesBackPlea = (text: string): boolean =>
  pleadsForWords(text, true) && clausesOf(text).some((one) => taken.test(one));
