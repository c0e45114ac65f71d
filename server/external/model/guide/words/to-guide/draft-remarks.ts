import { onlyComplains } from "#server/external/model/guide/answer/complaints/complaint-words.ts";
import { plain } from "./commands.ts";
import { pleadsForWords } from "./plea.ts";

/*
 * What a member says to the guide about the text that is being made: "ini cuma cerita gw ke lu", "itu kan aku curhat ke
 * kakak, bukan buat dikirim". It belongs into no text, and what stands behind "intinya" does.
 */

const me = "(?:aku|ak|saya|sy|sa|gue|gw|gua|beta|awak|kulo|abdi|ulun|kita)";
const guide =
  "(?:kamu|km|lu|lo|elu|elo|kau|kakak|kak|mbak|mba|mas|min|mimin|admin|bang|alma|situ|sampean|sampeyan|kowe|anda|panduan)";
const telling =
  "(?:curhat\\w*|curcol\\w*|cerita\\w*|crita\\w*|nyeritain|ngomong\\w*|omong\\w*|ngobrol\\w*|bilang\\w*|ngadu\\w*|ngeluh\\w*|keluhan|nanya\\w*|tanya\\w*)";
const pointing =
  "(?:itu|ini|tadi|td|kan|cuma|cuman|cm|hanya|doang|emang|memang|mah|soalnya|padahal|lagi|sekedar|sekadar|yg|yang|sih|tuh)";
/** "Itu kan aku curhat ke kakak", "ini cuma cerita gw ke lu". */
const confided = new RegExp(
  `(?:^| )(?:${pointing} )+(?:${me} )?(?:${pointing} )*${telling}(?: (?:${me}|${pointing}|aja|saja))* (?:ke|k|sama|sm|ama|buat|untuk|kpd|kepada|maring|karo) ${guide}(?: |$)`,
);
/** "Itu curhatan gw doang": nobody calls an answer so. */
const ownTalk = new RegExp(
  `(?:^| )(?:${pointing} )+(?:curhat(?:an)?|curcol(?:an)?|uneg2|unek2|omelan)(?:ku| ${me}| doang| aja| saja)(?: |$)`,
);
const notSent =
  /(?:^| )(?:bukan|bkn|ga|gak|nggak) (?:buat|untuk|utk) (?:di(?:kirim|baca|masuk|tulis|sampai)\p{L}*|(?:si )?(?:dia|customer\p{L}*|cust|pelanggan\p{L}*|pembeli\p{L}*|orangnya|beliau|bos\p{L}*))(?: |$)/u;

/** Whether a clause says that something was told to the guide alone. */
export function saysConfided(clause: string): boolean {
  const said = plain(clause);
  return confided.test(said) || ownTalk.test(said) || notSent.test(said);
}

const unknowing = new RegExp(
  `^(?:(?:nah|ya|lah|itu|justru|emang|kan) )*(?:(?:yg|yang|itu) )*(?:${me} )?(?:ga|gak|gk|nggak|ngga|gatau|gtau|tidak|belum|blm|bingung)(?: (?:tau|tahu|ngerti|paham))?(?: (?:min|kak|mas|mbak|bang|juga|jg|sih))* (?:makanya|mknya|mangkanya)(?: ${me})? (?:nanya|tanya|minta|ke ?sini)\\w*`,
);
const tail =
  "(?: (?:min|mimin|admin|kak|kakak|mas|mbak|mba|bang|sih|dong|ya|deh|woy|woi|lah|maksud(?:ku|nya)?))*";
const notThis = new RegExp(
  `^(?:(?:lah|loh|lho|eh|ih|yah|aduh|duh|tapi|bentar) )*(?:bukan|bkn|dudu) (?:yg |yang )?(?:ini|itu|gini|gitu|begini|begitu)${tail}$`,
);

const helping = new RegExp(
  `^(?:(?:tolong|coba|plis|makanya|ya|lah|kak|min|mas|mbak|bang) )*(?:di)?(?:bantu|tolong)(?:in|kan|i)?(?: ${me})? (?:susun|nyusun|tulis|nulis|bikin|buat|rangkai|ngerangkai|rapi)(?:in|kan)?(?: (?:kata ?kata|kata2|kalimat|pesan|chat|surat|teks|bahasa)(?:nya)?)?${tail}$`,
);

/** Whether a whole clause is such talk. */
export const isDraftRemark = (clause: string): boolean => {
  const said = plain(clause);
  if (said === "" || /["“”]/.test(clause)) return false;
  return (
    saysConfided(clause) ||
    unknowing.test(said) ||
    notThis.test(said) ||
    helping.test(said) ||
    pleadsForWords(clause, true) ||
    onlyComplains(clause)
  );
};

const gist =
  /(?:^|[.,;!?\n]\s*|\s)(?:(?:jadi|jd|pokoknya|ya|nah|yg|yang) )*(?:intinya|inti pesannya|isinya|pesannya|poinnya|kira-?kira isinya|yang mau (?:di|ku)?sampa\p{L}+)(?: (?:tuh|itu|sih|ya|kak|min|mas|mbak|gini|begini|aja|kayak gini|kan))*[ ,:]+(\S.{8,})$/isu;
const clauseEnd = /[.,;!?\n]+\s*/;

/** `talk`: what was said to the guide before; `words`: what the text should say. */
export type Gist = { talk: string; words: string };

/** The words behind "intinya", where everything before them is said to the guide; undefined otherwise. */
export function gistIn(text: string): Gist | undefined {
  const found = gist.exec(text.trim());
  const talk = text
    .trim()
    .slice(0, found?.index ?? 0)
    .trim();
  const clauses = talk.split(clauseEnd).filter((one) => plain(one) !== "");
  if (!found || clauses.length === 0 || !clauses.every(isDraftRemark)) return undefined;
  return { talk, words: (found[1] ?? "").trim() };
}
