import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { plain } from "./commands.ts";
import { joinedPieces, type Piece } from "./pieces.ts";

/*
 * What a member tells the guide beside words for somebody else, clause by clause: how they dread the talk ("jujur saya
 * deg2an"), what the guide did to their words ("kok ilang yg tadi"), and how they write ("awak tu sama dgn aku"). None of it
 * is ever said to the reader.
 */

/**
 * `kind`: what most of it is. `lost`: what a complaint says was left out, by some of its words, "" if it names none.
 * `printed`: what it says was written and should not be.
 */
export type ToldGuide = {
  kept: Piece[];
  told: string;
  kind: "nerves" | "complaint" | "wording";
  lost: string | undefined;
  printed: string | undefined;
};

const own =
  "(?:aku|ak|saya|sy|sa|gue|gw|gua|ane|beta|ulun|unda|awak|ambo|denai|abdi|kulo|kula|inyong|iyak|tiang|kami|ka|kita)";
const address = "(?:kak|kakak|mas|mbak|mba|min|admin|bang|bu|pak|gan|alma)";
const lead = `(?:(?:eh+|oh|ya|iya|yah|btw|aduh|duh|deh|lah|loh|lho|lha|ih|oi|tp|tapi|cuma|soalnya|sebenernya|sebenarnya|sbenernya|aslinya|padahal|trus|terus|dan|jd|jadi|kan|nah|${address}) )*`;
const honestly = "(?:sejujurnya|jujur(?: (?:aja|saja|ya|nih))?|terus terang(?: (?:aja|saja))?)";
const light = `(?:masih|agak|rada|jg|juga|jugo|udah|sdh|sih|tuh|kok|lagi|lg|jadi|jd|emang|memang|bener2|sampe|sampai|banget|bgt|nih|ya|parah|sekali|pol|tenan|euy|pisan|bana|nian|${address})`;
const nerves = "(?:deg ?2 ?an|deg deg ?an|degdegan|dag dig dug|grogi|gugup|nervous|ketar ketir|keder|jiper)";
const shaken =
  "(?:gemet[ae]r\\w*|mules|panas dingin|keringe?a?t dingin|was was|ciut|takut\\w*|khawatir|kuatir|cemas|wedi|sieun|takuik|(?:NO) (?:berani|tega|sanggup ngomong|siap ngomong)|bingung (?:mau )?(?:ngomong|bilang|mulai)\\w*)".replace(
    "NO",
    noWords,
  );
const talking = `(?:(?:mau|pas|waktu|buat|kalau|kalo|klo|sebelum|nanti|besok) )*(?:ngomong|bicara|bilang|ketemu|nyampe|menyampaikan|nulis|mikir|ngadep|hadapin|ngadepin|maju|ngobrol)\\w*(?: (?:ini|itu|nya|ke|sama|dia|beliau|orangnya|bos|bosku))*`;
/** "Saya deg2an bgt", and nothing that the reader could be told. */
const nervous = new RegExp(
  `^${lead}(?:${honestly} )?(?:${own} )?(?:${light} )*${nerves}(?: (?:${light}|${own}|${talking}|dari tadi|dr td))*$`,
);
const frankly = new RegExp(`^${lead}${honestly} (?:${own} )?(?:${light} )*(?:${nerves}|${shaken})\\b`);
const fear =
  "(?:takut(?:nya|2nya|ka)?|tkt|khawatir(?:nya)?|kuatir|kawatir|wedi|ajrih|sieun|takuik|cemas|ngeri)";
const judged =
  "di(?:bilang|kira|anggap|cap|katain|katai|kata|kato|ketawain|ketawakan|tertawakan|marahin|marahi|omelin|omeli|bentak|sangka|judge|tolak|cuekin|arani)\\w*";
const failing =
  "(?:me)?(?:nangis|mewek|nangih|ceurik|salah (?:ngomong|omong|bicara|kata|ucap)\\w*|keceplosan|nge?blank|blank|gagap|belepotan|terbata\\w*|canggung|ngomongnya|bilangnya|nyampein\\w*|ketemu (?:dia|orangnya|beliau)|(?:jadi |malah )?ribut)";
/** "Takut dibilang kacang lupa kulit", "takut ulun nangis di depan orangnya". */
const ofTalk = new RegExp(
  `^${lead}(?:${honestly} )?(?:${own} )?(?:${light} )*${fear}(?: (?:${light}|${own}|kalau|kalo|klo|nanti|ntar|malah|aja|bakal))* (?:${judged}|${failing})\\b`,
);
/** "Khawatir ka ini". */
const bareFear = new RegExp(`^${lead}(?:${own} )?(?:${light} )*${fear}(?: ${own})? (?:ini|nih|min|kak)$`);
/** Whoever else may judge is a part of what is told: "kami takut dimarahi pelanggan". */
const byOthers =
  /\b(?:pelanggan\w*|customer\w*|pembeli\w*|tetangga\w*|klien\w*|tamu\w*|pasien\w*|wali\w*|warga\w*|keluarga\w*|mertua\w*|ortu\w*|orang tua\w*|suami\w*|istri\w*|guru\w*|sekolah\w*)\b/;
const second = /\b(?:kamu|km|kau|lo|lu|elo|anda|ko|koe|kowe|sampeyan|panjenengan|mu|\p{L}{3,}mu)\b/u;

const upset =
  "(?:(?:NO) (?:enak|penak|tega|nyaman)|kesel|kesal|sebel|sebal|jengkel|gondok|dongkol|nyesek|gemes|gregetan|mangkel|kzl|nelongso|kasian|kasihan|pusing|puyeng|mumet|stres|stress|capek hati|nangis)".replace(
    "NO",
    noWords,
  );
const besideIt = `(?:${light}|jg|juga|yo|ki|e|je|ae|aja|sama|hati|sendiri|liat(?:nya|ne)?|lihat(?:nya)?|mikir(?:nya|in)?)`;
/** "Sy jg gak enak bgt soalnya si Ujang baru kredit motor": what somebody else is like says why. */
const upsetOver = new RegExp(
  `^${lead}${own} (?:${besideIt} )*${upset}(?: ${besideIt})* (?:soalnya|soale|karena|krn|karna|gara gara|gara2|mikirin|sama|liat|lihat|lha) (?:si |anak(?:nya)?\\b|dia|beliau|orangnya|mereka|kan |pak |bu |mas |mbak )`,
);
/** "Aku yo kesel mbak": only the guide is told so, if nobody else is called by it. */
const upsetTold = new RegExp(
  `^${lead}${own} (?:${besideIt} )*${upset}(?: ${besideIt})*(?<= (?:kak|kakak|mbak|mba|min|admin|alma|bang|mas|gan))$`,
);
const reader =
  "(?:orange|orangnya|orgnya|dia|dianya|deweke|doi|beliau|pelanggan(?:nya|e)?|customer(?:nya)?|pembeli(?:nya|ne)?|klien(?:nya)?)";
/** "Paling mentok 150rb klo orange masih ngamuk": how far one would go is kept from the reader. */
const limit = new RegExp(
  `^${lead}(?:paling |pol |maks |maksimal |mentok |banter |bisa )+(?:mentok |pol |banter |di |ya |e )*(?:rp )?\\d.* (?:kalau|kalo|klo|kl|nek|lek) ${reader} (?:masih|msh|tetep|tetap|sampe|sampai|malah|${noWords})\\b`,
);

const why = "(?:kok|kog|knp|kenapa|napa|ngapain|masa|masak|kunaon|ngopo|kenopo|baa)";
const gone =
  "(?:(?:di|ke|ter|ku)?(?:hapus|buang|lewat|lewati|lewatin|skip|cut|potong|cabut|coret)\\w*|hilang|ilang|lenyap|ngilang)";
const part = "(?:yg|yang|bagian\\w*|kalimat\\w*|kata\\w*|tulisan\\w*|jawaban\\w*|baris\\w*)";
const that = `(?:tu|itu|tuh|tadi|td|ya|sih|semua|semuanya|lagi|kuwi|iku|mau|${address})`;
/** "Knp dihapus yg menghindar tu", "kok bagian cicilan ilang", "kenapa hilang". */
const lostOnes = [
  new RegExp(`^${lead}${why} (?:(?:jadi|malah|pada|ikut) )*${gone} (?:${part}|soal) (.+?)(?: ${that})*$`),
  new RegExp(
    `^${lead}(?:${why} )(?:yg|yang|bagian\\w*|kalimat\\w*|kata) (.+?) (?:${that} )*(?:jadi |malah |ikut )*${gone}(?: ${that})*$`,
  ),
  new RegExp(
    `^${lead}(?:yg|yang|bagian\\w*|kalimat\\w*) (.+?) (?:${that} )*${why} (?:jadi |malah |ikut )*${gone}(?: ${that})*$`,
  ),
  new RegExp(`^${lead}${why} (?:(?:jadi|malah|pada|ikut|udah) )*${gone}()(?: ${that})*$`),
];
const place = "(?:(?:ke|di) (?:jawaban|surat|pesan|tulisan|teks|naskah|situ|sini)\\w*)";
const printed = new RegExp(
  `^${lead}(?:.{0,60} )?${why} ((?:\\S+ ){0,6}?)(?:(?:ikut|malah|jadi|pada) (?:di|ke|ter)?(?:tulis|masuk|catat|print)\\w*|(?:di|ke)(?:tulis|masuk|catat)\\w* ${place})(?: ${place})?(?: ${that})*$`,
);
const begun = `(?:kan|cuma|sih|lah|ya)`;
const complaints = [
  printed,
  new RegExp(
    `^${lead}${why} (?:(?:jadi|malah|itu|ini) )*(?:di|ke|ter|mbok |ko )(?:tulis|catat|catet|ketik|sebut|baca|anggap)(?:in|kan|e)? (?:\\S+ ){1,4}?(?:sih|seh|to|toh|ya|yo|kak|min|mbak|mas|bang)$`,
  ),
  new RegExp(`^${lead}${why} (?:${noWords}) (?:bisa |bs |mau )?(?:di)?jawab\\w*(?: ${that})*$`),
  new RegExp(
    `^${lead}(?:itu |ini |yg itu |yang itu |tadi )*(?:${begun} )*(?:curhat(?:an)?|keluhan|unek unek|omelan|gerutu\\w*)(?:ku)?(?: (?:${own}|aja|saja|doang|ke kamu|buat kamu))*(?: (?:bukan|dudu|bkn) .+)?$`,
  ),
  new RegExp(
    `^${lead}(?:${begun} )*(?:dari|dr|ti|kawit) (?:awal|tadi|td|mula|kemarin|kmrn|mau)(?: (?:${own}|kan|udah|udh|sudah|sdh|su|la|wis|cuma|masih))* (?:ku)?(?:bilang|blg|nunggu\\w*|tunggu\\w*|menunggu|ngomong|omong|minta|nanya|tanya|nulis|tulis)(?: (?:lho|loh|kan|sih|itu|gitu|begitu|${own}|${address}))*$`,
  ),
  new RegExp(
    `^${lead}(?:itu |kan )*(?:(?:td|tadi|barusan) (?:${own} )?(?:su|la|udah|udh|sudah|sdh|wis|wes)|(?:su|la|udah|udh|sudah|sdh) (?:td|tadi)) (?:${own} )?(?:di)?(?:bilang|tulis|sebut|omong)\\w*$`,
  ),
  new RegExp(
    `^${lead}(?:kapan|mana|mn|kok belum|kok blm) (?:\\S+ ){0,2}?(?:pertanyaan|soal latihan|latihan)\\w*\\b(?!.*\\b(?:bisa|boleh)\\b).*$`,
  ),
];
/** "Lho kok 38 kamu??": a figure as the guide has written it. */
const wondered = new RegExp(
  `^(?:lho|loh|lah|lha|eh|ih) ${lead}(?:kok|kog) (?:jadi |malah )?(?:rp |jam |tgl |umur )?\\d\\S*(?: \\d+)?(?: (?:kamu|km|sih|to|toh|ya|yo|kak|min|mas|mbak|bang))*$`,
);
/** Whether a clause wonders at a figure that the guide has written. */
export const wondersAtFigure = (clause: string): boolean =>
  wondered.test(plain(clause)) && /\?\s*$/.test(clause);

/** Beside a complaint only. */
const besideComplaint = [
  /^(?:(?:itu|iku|ini|kan|yo|ki|tu) )+\p{L}{3,}ku(?: (?:kan|kok|lho|loh|sih|to|ya|yo|kak|mbak|mas|min))*$/u,
  new RegExp(
    `^(?:${lead}(?:itu|ini|yg itu|yang itu|padahal|justru|malah|kan) )+(?:yg |yang |paling )*penting(?:nya)?(?: (?:bgt|banget|lho|loh|itu|kan|buatku|buat ${own}))*$`,
  ),
  /^(?:ya ?)?(?:sudah ?lah|udah ?lah|sudah|udah|wis lah)(?: (?:deh|lah|la))*$/,
  new RegExp(
    `^${lead}(?:tolong |tlg )?(?:di)?(?:hapus|buang|keluarkan|keluarin|balikin|balikkan|kembalikan|masukin lagi|masukkan lagi|tulis lagi)(?: ${that}| dong| aja)*$`,
  ),
];

const pronoun =
  "(?:aku|saya|sy|sa|gue|gw|beta|ulun|unda|awak|ambo|denai|abdi|kulo|kula|inyong|tiang|kamu|ko|kau|sampeyan|pian|situ|dirimu|koe|kowe|anjeun|waang|iko)";
const wordings = [
  new RegExp(
    `^${lead}(?:(?:kan|udah|udh|sudah|sdh|su|la) )+ada (?:kata )?${pronoun}(?:nya)?(?: (?:di|nya|kan|to|situ|sana|itu|kalimatnya))*$`,
  ),
  new RegExp(
    `^${lead}(?:kata )?${pronoun} (?:(?:tu|itu|tuh|ki|kuwi|di sini|di situ) )?(?:(?:ya|kan|sama|sm|artinya|artinyo|maksudnya|podo|sami|berarti|bahasa \\p{L}+(?:nya)?)(?: (?:dgn|dengan|aja|kayak|karo|sm|dari|buat))* )+${pronoun}(?: (?:juga|jg|di|dalam|bahasa|kok|sih|lho|loh|kan|\\p{L}+)){0,4}$`,
    "u",
  ),
];

type Kind = "nerves" | "lost" | "complaint" | "wording" | undefined;
const quotes = /["“”]/;

const lostIn = (said: string): string | undefined =>
  lostOnes.map((one) => one.exec(said)?.[1]).find((one) => one !== undefined);

function kindOf(clause: string, isFirst: boolean, mayFear: boolean): Kind {
  const said = plain(clause);
  if (quotes.test(clause)) return undefined;
  if ([...wordings, limit].some((one) => one.test(said))) return "wording";
  if (isFirst && lostIn(said) !== undefined) return "lost";
  if (complaints.some((one) => one.test(said))) return "complaint";
  if (wondersAtFigure(clause)) return "complaint";
  if (mayFear || second.test(said) || byOthers.test(said)) return undefined;
  if ([upsetOver, upsetTold].some((one) => one.test(said))) return "wording";
  const isNervous = [nervous, frankly, ofTalk, bareFear].some((one) => one.test(said));
  return isNervous ? "nerves" : undefined;
}

type Clause = { gap: string; text: string; piece: number; kind: Kind };

const clauseEnd =
  /([,;]\s+|(?<=\b(?:bgt|banget|nih|sih|ya|euy|pol|pisan))\s+(?=(?:takut|khawatir|kuatir)(?:nya)?\b))/i;

const clausesOf = (pieces: readonly Piece[], mayFear: boolean): Clause[] =>
  pieces.flatMap(({ gap, text }, piece) => {
    const parts = text.split(clauseEnd);
    return parts.flatMap((one, at) =>
      at % 2 === 0 && one !== ""
        ? [
            {
              gap: at === 0 ? gap : (parts[at - 1] ?? " "),
              text: one,
              piece,
              kind: kindOf(one, at === 0, mayFear),
            },
          ]
        : [],
    );
  });

const frankFear = new RegExp(`^${lead}${honestly} `);

/** "Jujur gw takut dia mikir ..., kita pulang bareng": what stands behind it in the sentence explains the fear. */
const explainsFear = (clauses: readonly Clause[], at: number): boolean => {
  const first = clauses.find(({ piece }) => piece === clauses[at]?.piece);
  return first?.kind === "nerves" && frankFear.test(plain(first.text));
};

/** Whether a clause belongs to the complaint before or behind it. */
const isBeside = (clauses: readonly Clause[], at: number, isOut: readonly boolean[]): boolean =>
  [at - 1, at + 1].some((near) => isOut[near]) &&
  besideComplaint.some((one) => one.test(plain(clauses[at]?.text ?? "")));

/**
 * Parts the pieces of an answer from what is told to the guide; undefined if nothing is. `mayFear`: a fear or a feeling is
 * asked for.
 */
export function toldGuide(pieces: readonly Piece[], mayFear: boolean): ToldGuide | undefined {
  const clauses = clausesOf(pieces, mayFear);
  const isOut = clauses.map(({ kind }, at) => kind !== undefined || explainsFear(clauses, at));
  if (!isOut.includes(true)) return undefined;
  const isComplaint = clauses.some(({ kind }) => kind === "lost" || kind === "complaint");
  if (isComplaint) for (const at of clauses.keys()) isOut[at] ||= isBeside(clauses, at, isOut);
  const kept: Piece[] = [];
  const out: Piece[] = [];
  const begun = { kept: new Set<number>(), out: new Set<number>() };
  clauses.forEach(({ gap, text, piece }, at) => {
    const [list, seen] = isOut[at] ? [out, begun.out] : [kept, begun.kept];
    const isNext = isOut[at - 1] === isOut[at] && clauses[at - 1]?.piece === piece;
    // What was parted by a comma goes on with one.
    const between = isNext ? gap : seen.has(piece) ? ", " : (pieces[piece]?.gap ?? " ");
    seen.add(piece);
    list.push({ gap: between, text });
  });
  const lost = clauses.find(({ kind }) => kind === "lost");
  const wrong = clauses.map(({ text }) => printed.exec(plain(text))?.[1]?.trim());
  const isNerves = clauses.some(({ kind }) => kind === "nerves");
  return {
    kept: kept.map((one, at) => (at === 0 ? { ...one, gap: "" } : one)),
    told: joinedPieces(out.map((one, at) => (at === 0 ? { ...one, gap: "" } : one))),
    kind: isComplaint ? "complaint" : isNerves ? "nerves" : "wording",
    lost: lost && (lostIn(plain(lost.text)) ?? ""),
    printed: wrong.find((one) => one !== undefined && one !== ""),
  };
}
