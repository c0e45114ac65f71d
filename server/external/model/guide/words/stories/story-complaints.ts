import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { storyQuestionsIn } from "./story-questions.ts";

/*
 * What somebody who tells a story says about how they are listened to: "kok malah ngulang kalimatku", "itu doang
 * responnya?". `echo`: the guide only repeats. `thin`: it says too little. What others did is none.
 */

export type StoryComplaint = "echo" | "thin";

const before =
  "(?:(?:ih|lah|loh|lho|yah|ya|eh|hah|heh|dih|idih|duh|aduh|hadeh|masa|masak|kok|ditanya|tadi|ini|itu|jadi|jd|kak|kakak|kamu|km|hm+|min|bang|mbak|mas|ya ampun|astaga|buset|serius|emang|jujur|sumpah|anjir|anjay|wkwk\\w*|haha\\w*) )*";
const you = "(?:kamu|km|lu|lo|elu|kau|anda|situ|bot|botnya|mesin|programnya)";
const only = "(?:cuma|cuman|cm|hanya|malah|kok|bisanya|terus|trus|ujung2nya|tetep|tetap|masih)";
const echoing =
  "(?:ngulang\\w*|mengulang\\w*|diulang\\w*|ulang2|ngutip|mengutip|dikutip|niru\\w*|meniru\\w*|nyalin|ngecopy|copas|copy paste|ngebeo|membeo|beo|ditulis ulang)";
const words =
  "(?:kalimat\\w*|omongan\\w*|kata ?kata\\w*|kata2\\w*|kataku|perkataan\\w*|ucapan\\w*|tulisan\\w*|ketikan\\w*|ceritaku|yang aku (?:tulis|bilang|ketik)|yg aku (?:tulis|bilang|ketik))";
const reply =
  "(?:respon\\w*|jawab\\w*|jwb\\w*|tanggap\\w*|balas\\w*|bales\\w*|komentar\\w*|reaksi\\w*|omonganmu|ngomongnya)";
const little =
  "(?:itu|gitu|gitu2|segitu|gini|segini|begitu|begini) (?:doang|aja|saja|tok|mulu|terus|trus|thok|wae|ae)";
const cold =
  "(?:singkat|dingin|datar|kaku|template|templat|robot\\w*|hambar|garing|tipis|pendek|basi|standar|klise|hampa)";

/** "Kok omonganku ikut kedaftar": words that were no part of the story stand in an answer. */
const listed =
  "(?:ikut |ikutan |malah |jadi |jd |masuk |kok |masa |juga |jg )*(?:ke|di|ter)(?:daftar|catat|catet|tulis|kutip|rangkum|masuk|masukin|sebut|itung|hitung|muat)\\w*";

const echo = new RegExp(
  `^${before}(?:${you} )?(?:${words}|keluhan\\w*|komplain\\w*|protes\\w*|yang tadi|yg tadi|itu|ketawa\\w*|wkwk\\w*) ${listed}(?: (?:juga|jg|segala|sih|ya|kak|wkwk\\w*|haha\\w*|lagi))*$|^${before}(?:${you} )?(?:${only} )+(?:\\p{L}+ )?${echoing}(?: |$)|^${before}${you} (?:\\p{L}+ )?${echoing} (?:${words}|terus|trus|mulu|doang|aja)|^${before}${echoing} ${words}(?: (?:doang|aja|saja|terus|trus|mulu|lagi|ya|sih|kak))*$|^${before}(?:kayak|kek|kyk) (?:burung )?beo\\b|^${before}(?:jangan|jgn|jang|ojo|gausah|ga usah|tidak usah) (?:${only} )*(?:di)?(?:ulang\\w*|ngulang\\w*|copas|ngutip|kutip\\w*|tiru\\w*|niru\\w*)(?: lagi| terus| mulu)?(?: ${words})?(?: (?:saya|sy|aku|ku|lagi|terus|mulu|dong|ya|nah|kak|mas|bu|pak|doang|aja))*$`,
  "u",
);
const thin = new RegExp(
  `^${before}(?:cuma |cuman |cm |hanya )?${little}(?: (?:ya|sih|nih|toh|kak|min|${reply}))*$|^${before}(?:cuma|cuman|cm|hanya) (?:itu|gitu|segitu) ${reply}(?: (?:ya|sih|nih|kak))*$|^${before}(?:kok )?${reply} (?:kok |ya |cuma |cuman |cm |emang )*(?:${little}|${cold}|itu2|gitu)(?: (?:sih|ya|banget|bgt|amat|mulu|terus|aja|kak|min|doang))*$|^${before}(?:kok )?${cold} (?:banget|bgt|amat|kali|sih|ya)(?: ${reply})?(?: (?:sih|ya|kak|mu))*$|^${before}(?:${you} )?(?:tuh |emang )?(?:kayak|kek|kyk|seperti) (?:mesin|robot|bot|template)(?: (?:ya|sih|banget|bgt|aja|doang|${reply}))*$|^${before}(?:kayak|kek|kyk) (?:ngomong|ngobrol|cerita|curhat) (?:sama|ama|ke) (?:tembok|robot|mesin|batu|patung)|^${before}(?:ga|gak|nggak|ngga|tidak|dak|ndak) ada empati\\w*(?: (?:sama sekali|sih|ya))*$`,
  "u",
);
/** "Cuma makasih udh cerita?", "kok diem": an answer that answered nothing. */
const unanswered = new RegExp(
  `^${before}(?:cuma|cuman|cm|hanya|malah|kok) (?:bilang )?(?:makasih|makasi|terima kasih|trims|tengkyu)(?: (?:udah|udh|sudah|sdh|mau|doang|aja|tok|cerita\\w*|nulis\\w*|menulis\\w*))*$|^${before}kok (?:${you} )?(?:malah )?(?:diem|diam|ga jawab|gak jawab|nggak jawab|ndak jawab|tidak jawab|(?:ga|gak|nggak|ndak|tidak) dijawab)(?: (?:aja|saja|sih|ya|kak|min|bang|mas|mbak))*$`,
  "u",
);
/** A bare "gitu doang" is a complaint only as a question or beside a word for the answer. */
const bareLittle = new RegExp(`^${before}(?:cuma |cuman |cm |hanya )?${little}(?: (?:ya|sih|nih|kak|min))*$`);
/** Somebody or something else that repeats or answers. */
const elsewhere =
  /\b(?:dia|mereka|suami\w*|istri\w*|pacar\w*|mantan\w*|mertua\w*|bos\w*|atasan\w*|dosen\w*|dospem\w*|guru\w*|ibu|mama\w*|bapak\w*|temen\w*|teman\w*|kelas|semester|matkul|ujian|skripsi|kuliah|kesalahan|tahun)\b/;
const wordsMax = 12;
const filler =
  /^(?:(?:ya ampun|ya sudahlah|ya sudah|yaudah\w*|ya udah\w*|ya|yah|hadeh|duh|aduh|wkwk\w*|haha\w*|hehe\w*|astaga|ampun|lah|ih|ok|oke|terserah|sudahlah|udahlah|gapapa|gpp)[\s,.!]*)+$/i;

/** "Emang baca ceritaku?", beside a complaint. */
const unread = new RegExp(
  `^${before}(?:emang |emangnya |beneran |apa )?(?:${you} )?(?:emang |beneran )?(?:di)?(?:baca|bacain|nyimak|denger\\w*|dengar\\w*) (?:${words}|aku|gak?|nggak|kagak|beneran|ga sih)(?: (?:ga|gak|nggak|sih|ya|kah|tadi|kak))*$`,
  "u",
);

function complaintOf(sentence: string): StoryComplaint | undefined {
  // What stands between marks is quoted from the guide.
  const said = plain(sentence.replace(/["“”][^"“”]*["“”]/g, " omonganku "));
  if (said === "" || said.split(" ").length > wordsMax || elsewhere.test(said)) return undefined;
  if (echo.test(said)) return "echo";
  if (unanswered.test(said)) return "thin";
  if (!thin.test(said)) return undefined;
  return bareLittle.test(said) && !sentence.includes("?") ? undefined : "thin";
}

/** What a message says about the guide's listening, and the rest of it, "" if that is nothing; undefined if it says nothing of it. */
export function storyComplaintIn(text: string): { kind: StoryComplaint; rest: string } | undefined {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((one) => one.trim() !== "");
  const found = sentences.map((sentence) => {
    const whole = complaintOf(sentence);
    if (whole !== undefined) return { kind: whole, rest: "" };
    const clauses = sentence.split(/,\s+/);
    const kinds = clauses.map(complaintOf);
    const kind = kinds.find((one) => one !== undefined);
    return { kind, rest: kind === undefined ? sentence : clauses.filter((_, at) => !kinds[at]).join(", ") };
  });
  const kind = found.find((one) => one.kind !== undefined)?.kind;
  if (kind === undefined) return undefined;
  const rest = found
    .filter((one) => !unread.test(plain(one.rest)))
    .map((one) => one.rest.trim())
    .filter((one) => one !== "" && !filler.test(one))
    .join(" ");
  return { kind, rest };
}

/** Whether a message asks the guide something, without a complaint about how it listens. */
export const asksOnly = (text: string): boolean =>
  storyQuestionsIn(text).asked.length > 0 && storyComplaintIn(text) === undefined;
