import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { isRecall } from "#server/external/model/guide/words/to-guide/lead-ins.ts";
import { objectionIn } from "#server/external/model/guide/words/yes-no/objections.ts";

/*
 * How a message begins that complains of what the guide took or wrote: "eh bukan", "lah kok malah dimasukin", "kan udah
 * gw bilang", "itu bukan jawabanku". Such clauses are for the guide, whatever is asked.
 */

const address = "kak|kakak|min|admin|mas|mbak|mba|bang|kang|teh|bu|pak|alma";
const sound =
  "eh+|lah|lha|la|loh|lho|lo|aduh|duh|waduh|ih|yah|astaga|astaghfirullah|hadeh|haduh|ya ampun|walah|oalah|lagian|maaf|sori|bentar|tunggu";
const opening = `(?:(?:${sound}|${address}|kan|terus|trus|tapi|tp) )*`;
const wondering = `(?:(?:${sound}) )+`;
export const tailWords = `(?: (?:aja|saja|ya|dong|deh|donk|sih|tuh|tu|itu|tadi|kan|lagi|plis|${address}|ih|ah|bukan|kok|semua|semuanya|maksud(?:ku|nya|e| saya| aku| gw| gue)?))*`;
const me = "(?:aku|ak|saya|sy|sa|gue|gw|gua|ane|beta|awak|kulo|tak|ku|ta)";
const earlier = "(?:dari tadi|dr tadi|td|tdi|tadi|barusan|dari awal)";
const already = "(?:udah|udh|uda|sudah|sdh|dah|su|wis|wes|mpun|geus)";
const telling =
  "(?:di|ku|tak)?(?:bilang|blg|tulis|tls|sebut|cerita|crita|omong|ngomong|jawab|ketik|jelas|kasih tau|kasi tau)(?:in|kan)?";
/** "Namanya dimas kan udah gw bilang": it was said before. */
const recall = `(?:kan|padahal|lagian) (?:(?:${earlier}|${already}|${me}) ?)+${telling}(?: (?:${earlier}|kak|min|mas|mbak|bang|kan))*`;
const recallAhead = new RegExp(`^${opening}${recall}`, "u");
const recallBehind = new RegExp(`[ ,]+${recall}$`, "iu");

const denial = new RegExp(
  `^${opening}(?:bukan|bkn|dudu|sanes)(?: (?:itu|gitu|begitu|yg itu|yang itu|yg tadi))?${tailWords}$`,
  "u",
);
const fault = new RegExp(`^${opening}(?:salah|keliru|ngaco|kebalik|ketuker|ralat)${tailWords}$`, "u");
const written =
  "(?:(?:di|ke|ter)(?:tulis|catat|catet|sebut|masuk|muat|bawa|cantum|pindah|taruh|taro)(?:in|kan|i|an)?|(?:malah|jadi|ikut) masuk)";
const wonder = new RegExp(
  `^${opening}(?:kok|koq|kog|masa|masak|moso|ngapain|kenapa|knp) (?!(?:kamu|km|kau|lo|lu|elo|anda)\\b)(?:.* )?(?:${written}|ikut|salah|gitu|begitu|bagian|namanya)(?: |$)`,
  "u",
);
/** "Lah kok dampaknya jadi itu": what else the message says shows what is meant. */
const wonderAtAll = new RegExp(
  `^${wondering}(?:${opening})(?:kok|koq|kog|masa|masak|moso) (?!(?:kamu|km|kau|lo|lu|elo|anda)(?: |$))`,
  "u",
);
const notAnswer = new RegExp(
  `^${opening}(?:itu|ini|yang tadi|yg tadi|tadi)(?: (?:tuh|kan|mah|td|tadi|sih))* (?:bukan|bkn|dudu) (?:itu )?(?:jawaban|jwbn|isi|itu)\\p{L}*`,
  "u",
);
/** "Lah itu kan kelebihan": what stands belongs elsewhere. */
const thatIs = new RegExp(
  `^(?:${wondering})(?:itu|ini|yg itu|yang itu)(?: tadi)? (?:kan|mah|tuh) (.+)$`,
  "u",
);
const still = new RegExp(`^${opening}(?:kok )?masih (\\S.*?)${tailWords}$`, "iu");
const confided =
  /(?:^| )(?:itu |tadi |cuma |kan |mah )*(?:curhat|curcol|cerita|omongan|keluhan|uneg2|unek2|perasaan|kata2|kata kata)(?:an)?(?:ku| (?:gw|gue|aku|saya|sy|sa|doang|aja|saja|pribadi|ke (?:kamu|kak|kakak|alma)))+$/u;

const begin = new RegExp(`^${wondering}`, "u");
/** Whether a clause begins as one does who is surprised or has made a mistake. */
export const begins = (clause: string): boolean => begin.test(plain(clause));

/** Whether a clause says that an answer was no answer. */
export const deniesAnswer = (clause: string): boolean => notAnswer.test(plain(clause));

/** What a clause says that an answer really is. */
export const meantInstead = (clause: string): string | undefined => thatIs.exec(plain(clause))?.[1];

/** What a clause says that still stands. */
export const standsStill = (clause: string): string | undefined => still.exec(clause.trim())?.[1];

/** Whether a clause only says that something was said before, with what follows these words. */
export function behindRecall(clause: string): string | undefined {
  const said = plain(clause);
  return recallAhead.test(said) ? said.replace(recallAhead, "").trim() : undefined;
}

/** A value without "kan udah gw bilang" behind it. */
export const withoutRecallBehind = (text: string): string => text.replace(recallBehind, "").trim();

/** Whether a clause wonders at something that the guide may have written. */
export const mayComplain = (clause: string): boolean => wonderAtAll.test(plain(clause));

/** Whether a message that begins with this clause complains of what the guide took or wrote. */
export const complains = (clause: string): boolean =>
  isPlainComplaint(clause) || standsStill(clause) !== undefined || behindRecall(clause) !== undefined;

const isPlainComplaint = (clause: string): boolean => {
  const said = plain(clause);
  return [denial, fault, wonder, notAnswer, thatIs].some((one) => one.test(said));
};

const nothingBehind =
  /^(?:(?:jangan|jgn|jngn|bukan|bkn|gitu|begitu|itu|tadi|ga usah|gausah|gak usah)(?: |$))*$/;
/** Whether a clause complains, and says nothing else. */
export const onlyComplains = (clause: string): boolean =>
  isPlainComplaint(clause) || nothingBehind.test(behindRecall(clause) ?? "?");

/** Whether a clause says no more than that something is wrong or was for the guide. */
export const isForGuide = (clause: string): boolean => {
  const said = plain(clause);
  return (
    said === "" ||
    onlyComplains(clause) ||
    isRecall(clause) ||
    objectionIn(clause) !== undefined ||
    confided.test(said) ||
    new RegExp(`^${opening.replace(/\)\*$/, "|tolong|dong|ya|iya|deh)*")}$`, "u").test(`${said} `)
  );
};

/** The words of a clause that confides something, without "itu curhat gw" behind them. */
export const withoutConfided = (clause: string): string => {
  const said = clause.trim();
  const found = confided.exec(plain(said));
  return found ? plain(said).slice(0, found.index).trim() : said;
};

const wonderedAt = new RegExp(
  `^${opening}(?:kok|koq|kog|masa|masak|moso|ngapain|kenapa|knp) (?:(?:malah|jadi|jd) )?(.{2,40}?) ?(?:nya|ne|e)? (?:(?:ikut|masih|malah|jadi|bisa|ada|juga|jg) )*(?:(?:di|ke|ter)(?:tulis|catat|catet|sebut|masuk|muat|bawa|cantum)\\p{L}*|ikut)(?: |$)`,
  "u",
);
/** "Kok ditulis lulusan smp malu". */
const wonderedBehind = new RegExp(
  `^${opening}(?:kok|koq|kog|masa|masak|moso|ngapain|kenapa|knp) (?:(?:malah|jadi|jd|ikut|masih) )*(?:di|ke|ter)(?:tulis|catat|catet|sebut|cantum)\\p{L}* (?!(?:di|ke|gitu|begitu|itu|ini|jadi|sebagai|buat|untuk)(?: |$))(.{2,40}?)${tailWords}$`,
  "u",
);
const deictic = /^(?:(?:itu|ini|tadi|yg|yang|jadi|malah|di|ikut|masih|juga|jg|nya)(?: |$))+$/u;

/** What a clause wonders to see written: "lho kok bu Rina nya ikut tertulis". */
export function wonderedAtIn(clause: string): string | undefined {
  const said = plain(clause);
  const what = (wonderedAt.exec(said)?.[1] ?? wonderedBehind.exec(said)?.[1])?.trim();
  return what === undefined || deictic.test(what) ? undefined : what;
}
