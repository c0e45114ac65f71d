import { sentenceOf } from "#server/external/model/guide/values/sentence.ts";
import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";

/*
 * What a member wants of somebody, as it is said to them: "pengen restu" is "aku minta restu", "maunya dia jujur" is "aku
 * minta kamu jujur". The words stay the member's own; only the frame around them is a sentence that asks.
 */

const selves =
  "aku|ak|saya|sy|gue|gw|gua|beta|ulun|awak|ambo|abdi|saye|inyong|nyong|kulo|sa|torang|urang|denai";
const wanting =
  "mau(?:nya|ku)?(?: aku| saya)?|mo|minta(?:nya)?|pengen(?:nya|ku|e)?|pengin(?:nya|ku|e)?|pgn|pngn|pingin(?:nya|ku|e)?|ingin|kepengen|kepingin|hayang|hoyong|nak|nio|handak|harap(?:an(?:ku|nya|\\s+saya|\\s+aku)?)?|berharap|mohon|semoga|moga|biar|supaya|agar";
const pleading = "tolong|tulung|tlg|plis|please";
const between =
  "(?:(?:sih|tuh|tu|itu|ya|banget|bgt|cuma|aja|biar|supaya|agar|kalau|untuk|buat|dari|sama)\\s+)*";
const fillers =
  /^(?:(?:ya|yaa|cuma|cuman|sebenernya|sebenarnya|jujur aja|yang penting|yg penting|intinya|kalau bisa|kalo bisa|klo bisa|sih|hmm+|em+|eh)[\s,]+)+/iu;
const trailing =
  /(?:[\s,]+(?:sih|deh|dong|ya|yaa|kak|nih|gitu|lah|to|je|nah|mah|atuh))+(?=[.!]*$)|[\s,;.!]+$/iu;

const headOf = (words: string): RegExp =>
  new RegExp(`^(?:(?:${selves})\\s+)?${between}(?:${words})\\s+${between}`, "iu");
const [wantHead, pleaHead] = [headOf(wanting), headOf(pleading)];

/** What is given or refused as a thing: it is asked for by its name. */
const things =
  /^(?:restu|izin|ijin|waktu|maaf|kejelasan|kepastian|penjelasan|kabar|bantuan|dukungan|kesempatan|pengertian|uang|duit|nafkah|tempo|keringanan|jawaban|keputusan|perhatian|doa|persetujuan|cerai|putus|pendapat|saran)(?!\p{L})/iu;
const negation =
  /^(?:jangan|jgn|ga|gak|gk|nggak|ngga|enggak|ndak|nda|ora|tidak|tdk|kada|teu|indak)\s+(?=\S)/iu;
const needless = /^(?:usah|perlu|harus)\s+/iu;
/** A state that is asked for: the one who shall be so stands before it. */
const states =
  /^(?:lebih\s+)?(?:jujur|terbuka|sabar|adil|percaya|setia|peka|tegas|sopan|serius|dewasa|berhenti|berubah|pulang|datang|ada|hadir|pindah|kerja|belajar|ngerti|mengerti|paham|tahu|tau|mikir|berpikir|ikut|tetap|tinggal)(?!\p{L})/iu;
const deeds =
  /^(?:bantu|bilang|cerita|ceritain|kasih|kasi|beri|bayar|jaga|ganti|balik\p{L}*|pikir\p{L}*|dengar|denger\p{L}*|temani|temenin|hapus|blokir|stop|jelas\p{L}*|kabar\p{L}+|tanya|ajak|antar|anter|jemput|simpan|bagi|kurangi|kurangin|matiin|matikan|lapor|chat|telepon|telpon|\p{L}{3,}(?:in|kan))(?!\p{L})/iu;
const together = /^(?:kita|bareng|bersama|sama-sama|sama2|berdua)(?!\p{L})/iu;
const passive = /^di\p{L}{3,}/iu;
/** A sentence that asks already: "kalau telat tolong kabarin", "minta maaf". */
const asksAlready = /(?<!\p{L})(?:tolong|tulung|tlg|minta|mohon)(?!\p{L})/iu;
const startsAsking = /^(?:minta|mohon)(?!\p{L})/iu;
/** To a partner these are "kamu", to anybody else somebody who is spoken of. */
const partner = /(?<!\p{L})(?:suami|istri|bini)(?!\p{L})/iu;
const own = new RegExp(`^(?:${selves})(?!\\p{L})`, "iu");

const atLeast =
  /[\s,;.]*(?<!\p{L})(?:(?:tapi|tp|atau|dan)\s+)?(?:minimal|paling (?:ga|gak|nggak|tidak|ndak|enggak|engga)|setidaknya|seenggaknya|se-enggaknya)(?!\p{L})[\s,]*/iu;

const wordsMax = 16;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isOneSentence = (text: string): boolean =>
  /^\p{Lu}.*[.!?]$/su.test(text) && !wantHead.test(text.replace(own, "")) && !negation.test(text);
const isSentence = (text: string): boolean =>
  /^\p{Lu}[^.!?]*[.!?] \p{Lu}.*[.!?]$/su.test(text) || isOneSentence(text);

const titles = "mamak|mama|mak|emak|amak|ibu|ibuk|bunda|mami|umi|bapak|bapa|pak|ayah|papa|papi|abah|abi|apak";

function subjectOf(called: string): RegExp {
  const name = called.replace(/[^\p{L} ]/gu, "").trim();
  const all = [
    "dia",
    "dy",
    "doi",
    "dorang",
    "dese",
    "inyo",
    "inya",
    "deweke",
    "manehna",
    "beliau",
    "kamu",
    "km",
    "lo",
    "lu",
    ...(name === "" ? [] : [name]),
  ];
  return new RegExp(
    `^(?:${all.join("|")})(?!\\p{L})\\s+(?:(?:itu|tuh|tu|yg|biar|bisa|bs|mau(?! di)|untuk|buat|supaya|agar|bersedia|sudi)\\s+)*`,
    "iu",
  );
}

/** What is asked for where the member names who shall do it, or how they shall be. */
function ofSomebody(wanted: string, you: string): string | undefined {
  const not = negation.exec(wanted)?.[0];
  if (not !== undefined) {
    const rest = wanted.slice(not.length);
    return needless.test(rest) ? `tolong nggak ${rest}` : `tolong jangan ${rest}`;
  }
  if (deeds.test(wanted)) return `tolong ${wanted}`;
  return states.test(wanted) ? `aku minta ${you} ${wanted}` : undefined;
}

/** What is asked for by somebody who names nobody for it. */
function ofNobody(wanted: string, you: string): string | undefined {
  if (asksAlready.test(wanted))
    return own.test(wanted) || !startsAsking.test(wanted) ? wanted : `aku ${wanted}`;
  if (things.test(wanted)) return `aku minta ${wanted}`;
  if (together.test(wanted) || passive.test(wanted)) return `aku pengin ${wanted}`;
  return ofSomebody(wanted, you);
}

/** The frame for anything else: what somebody wants of themselves is wished, what they want of others asked for. */
function otherwise(wanted: string, bare: string): string {
  if (!wantHead.test(bare)) return own.test(wanted) ? wanted : `aku minta ${wanted}`;
  if (own.test(wanted)) return `aku pengin ${wanted.replace(own, "").trim()}`;
  return `aku ${/^(?:\S+\s+)?(?:minta|mohon)/iu.test(bare) ? "minta" : "pengin"} ${wanted}`;
}

const isFit = (wanted: string, called: string): boolean =>
  wanted !== "" && wanted.split(/\s+/).length <= wordsMax && !(called === "" && partner.test(wanted));

function oneRequest(told: string, called: string): string | undefined {
  const you = called === "" ? "kamu" : called;
  const bare = told.replace(fillers, "").replace(trailing, "").trim();
  if (bare.endsWith("?")) return bare;
  const wanted = bare.replace(wantHead, "").replace(pleaHead, "").replace(fillers, "").trim();
  if (!isFit(wanted, called)) return undefined;
  const subject = subjectOf(called).exec(wanted)?.[0];
  if (subject !== undefined) {
    const rest = wanted.slice(subject.length);
    return rest === "" ? undefined : (ofSomebody(rest, you) ?? `aku minta ${you} ${rest}`);
  }
  if (pleaHead.test(bare)) return `tolong ${wanted}`;
  return ofNobody(wanted, you) ?? otherwise(wanted, bare);
}

/** Parents who are spoken of have a capital as a name has. */
const withNames = (text: string): string =>
  text.replace(new RegExp(`(?<=(?:ke|sama|dengan) )(?:${titles})(?![\\p{L}-])`, "giu"), capital);

/**
 * The request as it is said; `called` is how the reader is called, "" for "kamu". What cannot be put into such a sentence
 * stays a place to fill in, with the member's words below it.
 */
export function spokenRequest(told: string, called: string): string {
  const written = told.trim();
  if (written === "") return "(isi permintaanmu)";
  if (isSentence(written)) return written;
  const [first = "", ...least] = withoutShorthand(written).split(atLeast);
  const asked = first.trim() === "" ? [] : [oneRequest(first, called)];
  const atLeastAsked = least
    .map((part) => oneRequest(part, called))
    .map((one) => one && `paling tidak, ${one}`);
  const all = [...asked, ...atLeastAsked];
  if (all.length === 0 || all.some((one) => one === undefined))
    return `(isi permintaanmu dalam satu kalimat, dari kata-katamu: ${written})`;
  return all.map((one) => sentenceOf(withNames(one ?? ""))).join(" ");
}
