import { plain } from "./commands.ts";
import { joinedPieces, type Piece } from "./pieces.ts";

/*
 * What a member remarks to the guide beside words for somebody else, and what leads to an answer: "mbaleni maneh iki hehe",
 * "kan ada dua atuh. yg telat aja dulu deh", "aku mau ngomong kamis depan".
 */

/** `kept`: the answer; `remarks`: what was said to the guide. */
export type Remarked = { kept: Piece[]; remarks: string[] };
/** `isOfRequests`: the answer is a request or a message; `isOfOne`: one of several things is asked for. */
export type RemarkedAt = { isOfRequests: boolean; isOfOne: boolean };

const me =
  "(?:aku|ak|saya|sy|sa|gue|gw|gua|beta|ulun|awak|ambo|denai|abdi|kulo|inyong|kami|kita|tiang|mauka)";
const address = "(?:kak|kakak|mas|mbak|mba|min|admin|bang|kang|teh|cak|uda|uni|bli|gan|bro|sis|alma)";
const laugh = "(?:h[ae]h?[ae]?h?[ae]?\\w*|wk+\\w*|xixi\\w*|hihi\\w*)";
const light = `(?:${address}|${laugh}|ya|yah|yo|sih|atuh|euy|je|e|to|toh|deh|nih|nah|lah|lagi|lg|maneh|deui|baliak|iki|ini|itu|tu|mi|ji|pi|kok|ki|aja|dari awal|tadi|td|yg tadi|yang tadi|sing mau|sebenernya|sebenarnya)`;
const lead = `(?:(?:eh+|oh|iya|ya|lah|loh|lho|aduh|duh|hehe|nah|jadi|jd|${address}) )*`;

/** "Mbaleni maneh iki hehe", "aku tulis ulang ya kak". */
const again = new RegExp(
  `^${lead}(?:(?:ini|iki|${me}) )*(?:(?:tak|ku|mau|jadi|harus|kudu) ?)*(?:mbaleni|baleni|dibaleni|ngulang|mengulang|ngulangi|mengulangi|(?:tulis|ketik|cerita|jelas\\w*|nulis|ngetik) (?:ulang|maneh|deui)|ulang|ulangi)(?: ${light})+$`,
);
const count =
  "(?:dua|duo|loro|tiga|telu|tilu|empat|2|3|4|banyak|akeh|loba|beberapa|macam macam|macem macem|macem2)";
/** "Kan ada dua atuh": about how many things there are. */
const counted = new RegExp(
  `^${lead}(?:kan (?:(?:ada|ono|aya|emang|memang|sebenernya|sebenarnya|sih) )*${count}|(?:ada|ono|aya) ${count} (?:sih|atuh|sebenernya|sebenarnya|je|${address}))(?: (?:hal|masalah|kejadian|perkara))?(?: ${light})*$`,
);
const chosen =
  /^(?:yg|yang|sing|nu|soal|nan) (?!.*\d).{2,40}? (?:(?:aja|wae|ae|bae|saja|sajo|we) (?:dulu|dlu|dl|sek|sik|disik|heula|dahulu)|(?:dulu|sek|sik|disik|heula) (?:aja|wae|ae|bae|saja|we))(?: (?:deh|ya|yo|kak|lah|sih|atuh|kang|mas|mbak|min|bang))*$/;
const day =
  "(?:hari|tgl|tanggal|jam|pukul|senin|selasa|rabu|kamis|jumat|sabtu|minggu|ahad|besok|lusa|nanti|ntar|malam|pagi|siang|sore|bulan|depan|ini|itu|dia|ke|sama|orangnya|beliau|langsung|berdua|habis|abis|sesudah|setelah|pulang|kerja|kantor|sekolah|\\d+)";
/** "Aku mau ngomong kamis depan": when the words will be said. */
const plan = new RegExp(
  `^${lead}(?:rencana(?:nya|ku)? )?${me} (?:rencana(?:nya)? |baru )?(?:mau|mo|arep|rek|bakal|akan|niat) (?:ngomong|bicara|bilang|negur|nyampein|sampaikan|ngobrol|nyarios|ngajak ngomong|ketemu)\\w*(?: ${day})+(?: (?:kak|ya|sih|deh|mas|mbak|kang|teh|min|bang))*$`,
);
/** "Oya saya juga mau tanya dulu alasannya": what will be done in the talk, told to the guide in the third person. */
const first = new RegExp(
  `^(?:(?:oya|oiya|oh iya|oh ya|btw|eh) )+${me} (?:juga |jg |sebenernya |sebenarnya |dulu )*(?:mau|mo|pengen|pengin|pingin|ingin|pgn) (?:juga |jg )?(?:tanya|nanya|nanyain|menanyakan|denger|dengar|dengerin|tau|tahu)(?: (?:dulu|dlu|juga|jg|soal|dari))* (?:alasan|sebab|penyebab|cerita|masalah|kondisi|keadaan|penjelasan|kendala)(?:nya|ne| dia| anaknya| orangnya)(?: (?:dulu|dlu|juga|jg|dia|apa|kenapa|knp|ya|sih))*$`,
);
const perhaps =
  /^(?:siapa tau|siapa tahu|sapa tau|barangkali|kali aja|mungkin aja|bisa jadi|takutnya) (?:anaknya|dia|orangnya|beliau|anak nya|ada|emang|memang|lagi|keluarganya|\p{L}+nya)\b/u;

/** "Maaf jadi curhat", "sori typo". */
const excuse = new RegExp(
  `^${lead}(?:maaf|maap|mangap|sori|sorry|sry|punten|ngapunten) (?:(?:ya|kak|min|mas|mbak|bang|jadi|malah|kalo|kalau|klo|td|tadi) )*(?:curhat|typo|salah ketik|acak acakan|berantakan|muter muter|muter2|banyak nanya|banyak tanya|ngelantur|nglantur)(?: ${light})*$`,
);
/** "Kan nyambung itu dua-duanya": why both are written. */
const both =
  /^kan (?:(?:emang|memang|sama sama|ya|itu|masih|satu|saling) )*(?:nyambung|berhubungan|terkait|berkaitan|sama aja|sama saja|satu paket|sepaket|sejalan)(?: (?:itu|tu|iku|juga|jg|sih|kak|mas|bang|dua duanya|dua2nya|keduanya|semua|semuanya|lah|toh|to))*$/;

const quotes = /["“”]/;
const clauseEnd = /([,;]\s+)/;

function isRemark(clause: string, { isOfRequests }: RemarkedAt): boolean {
  const said = plain(clause);
  if (quotes.test(clause)) return false;
  if ([again, counted, excuse, both, first].some((one) => one.test(said))) return true;
  return !isOfRequests && plan.test(said);
}

type Clause = { piece: number; gap: string; text: string; isOut: boolean };

function clausesOf(pieces: readonly Piece[], at: RemarkedAt): Clause[] {
  return pieces.flatMap(({ gap, text }, piece) => {
    const parts = text.split(clauseEnd);
    return parts.flatMap((one, nth) =>
      nth % 2 === 0 && one.trim() !== ""
        ? [{ piece, gap: nth === 0 ? gap : (parts[nth - 1] ?? ""), text: one, isOut: isRemark(one, at) }]
        : [],
    );
  });
}

/** "..., siapa tau anaknya sakit" says why somebody will ask first, and goes with it. */
const withReason = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((one, at) => ({
    ...one,
    isOut:
      one.isOut ||
      (perhaps.test(plain(one.text)) && at > 0 && first.test(plain(clauses[at - 1]?.text ?? ""))),
  }));

/** What names the several things, and which of them is taken, goes with the remark that there are several. */
function withChoice(clauses: readonly Clause[], { isOfOne }: RemarkedAt): Clause[] {
  const many = clauses.findIndex(({ text }) => counted.test(plain(text)));
  const choice = clauses.findIndex(({ text }) => chosen.test(plain(text)));
  if (choice < 0 || choice === clauses.length - 1) return [...clauses];
  const isNear = many >= 0 && choice > many && choice - many <= 2;
  if (!isNear && !(isOfOne && choice === 0)) return [...clauses];
  return clauses.map((one, at) => ({
    ...one,
    isOut: one.isOut || (at >= (isNear ? many : 0) && at <= choice),
  }));
}

const ended = (text: string): string => text.trim().replace(/[\s.,;!]+$/, "");

/** Parts the pieces of an answer from remarks to the guide; undefined if there are none, or nothing else. */
export function remarksIn(pieces: readonly Piece[], at: RemarkedAt): Remarked | undefined {
  const clauses = withReason(withChoice(clausesOf(pieces, at), at));
  if (!clauses.some(({ isOut }) => isOut)) return undefined;
  const kept = pieces.flatMap(({ gap }, piece) => {
    const own = clauses.filter((one) => one.piece === piece && !one.isOut);
    const text = own.map((one, nth) => (nth === 0 ? "" : one.gap) + one.text).join("");
    const end = /[.!]$/.exec(pieces[piece]?.text ?? "")?.[0] ?? "";
    return text === "" ? [] : [{ gap, text: /[.!?]$/.test(text) ? text : text + end }];
  });
  const remarks = clauses.filter(({ isOut }) => isOut).map(({ text }) => ended(text));
  return joinedPieces(kept) === "" ? undefined : { kept, remarks };
}

const said = "(?:tadi|td|tdi|barusan|cau|kanina|di atas|sebelumnya|awal)";
const trailing =
  "(?:itu|tu|iku|eta|mi|ji|pi|lah|la|sih|aja|ae|wae|ja|kan|kok|to|sj|saja|mah|teh|tea|kang|e|je|nah|lagi|jg|juga|kak|mas|mbak|min|bang|udah|udh|sudah|aku|ku|saya|tak|(?:di|ku|tak)?(?:bilang|tulis|sebut|blg)(?:in|kan)?)";
const leadIn = new RegExp(
  `^(?:(?:ya|iya|oh|nah|lah|eh|kan|masih|sama|tetap|tetep|seperti|kayak|kaya|kyk|sm)[ ,]+)*(?:(?:yg|yang|nu|nan|itu|iku) ${said}|sing (?:mau|${said}))(?: ${trailing})*\\s*[,:;.]+\\s+(?=\\S)`,
  "i",
);

/** "Ya itu mi kak kapan bisa ketemu": only the guide is called so before an answer. */
const thatIs =
  /^(?:ya|iya|yo|nah) (?:itu|iku|tu)(?: (?:mi|ji|pi|sih|aja|lah|to|je|mah|teh))+ (?:kak|kakak|min|mimin|admin|alma)[ ,]+(?=\S+ \S)/i;

/** The answer without what only says that it was said before: "yang tadi itu mi, minta bimbingan selasa". */
export const withoutLeadIn = (text: string): string => text.replace(leadIn, "").replace(thatIs, "");
