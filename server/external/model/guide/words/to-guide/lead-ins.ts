import { withoutDenial, withoutSighs } from "#server/external/model/guide/words/edge-words.ts";
import { withoutLeadIn } from "./beside-remarks.ts";
import { piecesOf } from "./pieces.ts";

/*
 * What leads to an answer and belongs to the conversation with the guide: "kan td udah gw blg, ...", "ga tau.. ...",
 * "ya sudah: ...", "sama tambahin ...". None of it is written into a text.
 */

const me =
  "(?:aku|ak|saya|sy|sa|gue|gw|gua|ane|beta|ulun|unda|awak|ambo|den|denai|abdi|kulo|inyong|kita|tak|ta|ku)";
const address = "(?:kak|kakak|mas|mbak|mba|min|admin|bang|kang|teh|bu|pak|gan|sis|bro)";
const light = `(?:sih|deh|ya|yah|juga|jg|lah|loh|lho|kan|nih|tuh|td|tadi|barusan|itu|dong|pasti|persis|${address})`;
const telling =
  "(?:di|ku|tak)?(?:bilang|blg|blng|bilg|tulis|tls|sebut|cerita|crita|omong|ngomong|jawab|ketik|jelas|kasih tau|kasi tau)(?:in|kan)?";

const wonder = "(?:kan|lah|la|lha|loh|lho|lo|ya|yah|ih|eh|dih|aduh|duh|waduh|halah|haduh|hadeh|lagian)";
const earlier = "(?:dari tadi|dr tadi|td|tdi|tadi|barusan|mau|wau)";
const already = "(?:udah|udh|uda|sudah|sdh|sudh|dah|su|la|wis|wes|mpun|geus|alah)";
/** The words that something was said before: "lha kan udah aku bilang", "td kan udh kubilang lho". */
const recall = `(?:(?:(?:${wonder}[ ,]+)+(?:(?:${earlier}|${wonder}) )*|${earlier} kan (?:${wonder} )*)${already} (?:${me} ?)?${telling}(?: ${light})*)`;
/** "Kan udh gw bilang buat bayar kos": what follows such a word is what was said. */
const opening = "(?:buat|untuk|utk|namanya|nama|soalnya|karena|krn|(?:jam |tgl |tanggal |rp\\.? ?)?\\d)";
/** "Kan td udah gw blg, ...", and behind "tadi" also without a mark. */
const saidBefore = new RegExp(
  `^${recall}(?: *(?:[,:;!]|\\.+|…| -+(?= ))\\s*(?=\\S)|\\s+(?=${opening})|(?<= (?:td|tdi|tadi|barusan))\\s+(?=(?!(?:ke|sama|di|pas|waktu|pagi|siang|sore|malam|malem)(?!\\p{L}))\\S+ \\S))`,
  "iu",
);
/** "Tadi udah kubilang, ...": what "tapi" or the reader follows may have been said to somebody else. */
const toldEarlier = new RegExp(
  `^${earlier} ${already} (?:${me} ?)?${telling}(?: ${light})*\\s*[,:;]\\s+(?=\\S)(?!(?:tp|tapi|tetapi|dia|beliau|mereka|kamu|km|malah|cuma|eh)(?!\\p{L}))`,
  "iu",
);
const bareRecall = new RegExp(
  `^(?:${recall}|(?:${wonder}[ ,]+)*${already} (?:${me} ?)?${telling} (?:td|tdi|tadi|barusan)(?: ${light})*)[\\s.!?]*$`,
  "iu",
);

/** Whether a message only says that something was said before. */
export const isRecall = (text: string): boolean => bareRecall.test(text.trim());

/** "Kan tadi udah sy bilang 6,5", "itu kan jawabannya, masuk jam 9". */
const itIs = new RegExp(
  `^(?:(?:kan|lah|loh|lho|ya|ih|eh|nah|oh)[ ,]+)*(?:itu|tu|iku|ini)(?: (?:kan|sih|lah|loh|lho|ya|udah|sudah|udh|td|tadi|to))* (?:jawaban(?:nya|ku)|jwbn(?:ya|nya)?|jawabanku|isinya|maksudku|maksudnya)(?: ${light})*\\s*[,:;.]+\\s+(?=\\S)`,
  "i",
);
/** "Lah kok ga dimasukin?" is answered by entering what stands behind it. */
const notEntered =
  /^(?:(?:lah|loh|lho|kok|ih|eh|ya|lha)[ ,]+)+(?:\S+ ){0,3}(?:(?:di|ke)?(?:masuk|tulis|catat|baca)\w*|ilang|hilang|dihapus)\b[^.!?\n]{0,15}[.!?]+$/i;
const unknowing = "(?:ga|gak|gk|nggak|ngga|enggak|belum|blm|blom|tidak|tdk|ndak|kurang)";
const helping =
  "(?:,? *(?:makanya|mknya|jadi|jd|soalnya|karena itu|itu sebabnya)[, ]+(?:(?:aku|saya|sy|gue|gw|ini|mau|tolong|mohon) )*(?:minta|mnta|nanya|tanya|minta tolong|ke sini|pakai ini|dibantu|bantu)\\b[^.!?\\n]*)";
/** "Ga tau.. ...", "belum tau mbak, makanya saya minta tolong disusunkan. ...". */
const unknown = new RegExp(
  `^(?:(?:hm+|eh|aduh|duh|jujur|aku|saya|gw|gue|masih)[ ,]+)*(?:${unknowing} (?:tau|tahu|tw|kepikiran|yakin|ngerti)|gatau|gatahu|entah(?:lah)?|bingung)(?: ${light})*(?:${helping}[.!]+|\\s*(?:\\.+|…|!+))\\s+(?=\\S+\\s+\\S)`,
  "i",
);
/** "Ya sudah: ...", "yaudah deh - ...". */
const settled =
  /^(?:ya ?sudah|ya ?udah|yaudah|yauda|oke|ok|baiklah|baik)(?:lah)?(?: (?:deh|lah|ya|kalo gitu|kalau gitu))*\s*[:–-]+\s+(?=\S)/i;
/** "Sama tambahin aku siap ...": an order to the guide before what is to be added. */
const adding =
  /^(?:(?:dan|sama|sm|trus|terus|trs|oh iya|oiya|oya|eh|btw)[ ,]+)+(?:tolong |tlg )?(?:tambahin|tambahkan|masukin|masukkan|tulisin|tuliskan|catat)(?: (?:juga|jg|lagi|aja|ya|dong|kalau|kalo|klo|kl|bahwa|kak|mbak|mas))* (?=(?:aku|saya|sy|gue|gw|kami|kita|siap|bisa|sudah|udah|belum|blm)\b)/i;
/** "..., masukin jg ya" behind what is to be written. */
const orderBehind =
  /[,.]?\s+(?:tolong |tlg )?(?:masukin|masukkan|tambahin|tambahkan|tulisin|tulis)(?: (?:itu|juga|jg|sekalian|ya|dong|kak|mbak|mas|min))+[.!]*$/i;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const restOf = (text: string, lead: RegExp): string => {
  const rest = text.replace(lead, "");
  return rest !== text && /^\p{Lu}/u.test(text) ? capital(rest) : rest;
};

/** A sentence without an order to the guide around what is to be added. */
export const withoutOrder = (text: string): string => text.replace(adding, "").replace(orderBehind, "");

/** The sentences without such orders; what was ordered to be added goes on with the sentence before. */
function withoutOrders(text: string): string {
  const pieces = piecesOf(text);
  if (pieces.every((piece) => withoutOrder(piece.text) === piece.text)) return text;
  return pieces.reduce((whole, { gap, text: sentence }) => {
    const bare = withoutOrder(sentence);
    const isAdded = whole !== "" && adding.test(sentence);
    return isAdded ? `${whole.replace(/[\s.,;]+$/, "")}, dan ${bare}` : whole + gap + bare;
  }, "");
}

/** "Lah kok ga dimasukin? itu kan jawabannya, masuk jam 9": each sentence without what only says that it is the answer. */
function withoutItIs(text: string): string {
  const pieces = piecesOf(text);
  const at = pieces.findIndex((piece) => itIs.test(piece.text));
  const left = at === 1 && notEntered.test(pieces[0]?.text ?? "") ? pieces.slice(1) : pieces;
  return at >= 0
    ? left
        .map(({ gap, text: sentence }) => gap + restOf(sentence, itIs))
        .join("")
        .trim()
    : text;
}

/** A figure without the words that it was said before: "kan tadi udah sy bilang 6,5". */
export function withoutRecall(text: string): string {
  const rest = text.trim().replace(saidBefore, "");
  return /^(?:rp\.? ?|jam |tgl )?\d/i.test(rest) ? rest : text;
}

/** The answer without what leads to it. `isFelt`: what somebody thinks or feels is asked for, and not knowing is a part of it. */
export function withoutLeadIns(text: string, isFelt: boolean): string {
  const recalls = [saidBefore, toldEarlier];
  const leads = isFelt ? [...recalls, settled] : [...recalls, settled, unknown];
  const own = withoutItIs(withoutDenial(withoutSighs(text)));
  return withoutOrders(leads.reduce(restOf, withoutLeadIn(own)));
}
