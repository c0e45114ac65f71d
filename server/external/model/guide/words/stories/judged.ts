import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { harmIn } from "./bare-feeling.ts";
import { feels } from "./feelings.ts";
import { isRequest } from "./telling.ts";

/*
 * What somebody wants to have judged: "wajar ga", "aku lebay ga", "normal gak kalau ...", "salah ga sih aku". A feeling
 * and a wish have a plain answer that is true whatever happened. What hurts, watches or forbids somebody is named, and
 * never called right; a bodily sign is left to those who can examine it.
 */

/**
 * `felt`: a feeling and why. `free`: a feeling about where somebody else goes. `guarded`: a feeling beside harm.
 * `heavy`: one that itself weighs much. `wish`: what the member wants or refuses. `act`: what they did. `state`: how
 * things are with them. `other`: what
 * somebody else did. `body`: a bodily sign. `controlling` and `controlled`: somebody is watched or forbidden things, by
 * the member or by others. `hurt`: the member was hurt. `violence`: a blow by the member, or the wish for one. `child`:
 * ill will to a child of one's own. `neglect`: somebody small or sick alone. `selfharm`: a wish to hurt oneself.
 */
export type Judged =
  | "felt"
  | "free"
  | "guarded"
  | "heavy"
  | "wish"
  | "act"
  | "state"
  | "other"
  | "body"
  | "controlling"
  | "controlled"
  | "hurt"
  | "violence"
  | "child"
  | "neglect"
  | "selfharm";

const no = `(?:${noWords})`;
const me = "(?:aku|ak|saya|sy|gue|gw|gua|ane|beta|awak|ambo|abdi|kulo|ulun|sa|diriku)";
const others =
  "(?:dia|doi|mereka|beliau|suami\\p{L}*|istri\\p{L}*|bini\\p{L}*|laki ?ku|pasangan\\p{L}*|gebetan\\p{L}*|tunangan\\p{L}*|pacar\\p{L}*|cowok\\p{L}*|cewek\\p{L}*|mantan\\p{L}*|mertua\\p{L}*|mama\\p{L}*|mamah|papa\\p{L}*|ibu\\p{L}*|bapak\\p{L}*|ayah\\p{L}*|ortu\\p{L}*|orang \\p{L}+|kakak\\p{L}*|abang\\p{L}*|adik\\p{L}*|adek\\p{L}*|bos\\p{L}*|atasan\\p{L}*|guru\\p{L}*|dosen\\p{L}*|temen\\p{L}*|teman\\p{L}*|om|tante|paman\\p{L}*|ipar\\p{L}*|tetangga\\p{L}*)";

/** Words by which something is judged: as a feeling is ("lebay"), or as a person is ("egois"). */
const measure =
  "(?:wajar|normal|lumrah|umum|aneh|gila|lebay|lebai|alay|berlebihan|kelewatan|baper(?:an)?|cengeng|manja|drama|sensi(?:tif|an)?|lemah|overthinking|parno|kekanak\\p{L}*|childish)";
const blame =
  "(?:egois|jahat|kejam|tega|salah|keliru|keterlaluan|dosa|berdosa|durhaka|pelit|toxic|posesif|cemburuan|nyebelin|munafik|kurang ajar)";
const judge = `(?:${measure}|${blame})`;
const between = "(?:banget |bgt |bener |ji |sih |seh |kali |memang |emang )*";
/** "Salah, bukan Senin" puts something right. */
const isIt = `(?:(?:po|apa|opo|atau|ato) ${no}|(?!(?:bukan|bkn|dudu|belum|blm|jangan|jgn)(?: |$))${no}|kah|ka|to|toh)`;
const softly = "(?:ya|yah|yaa|yo|kan|kah|nggih|inggih|njih|nggeh)";
const particle =
  "(?:ya|yah|yaa|yo|yoh|ni|nian|sih|seh|kah|kan|to|toh|ta|dong|deh|kak|kakak|bang|min|mbak|mas|bu|pak|emang|emg|emangnya|memang|jujur|coba|eh|lah|kok|jadi|apa|apakah|opo|tuh|itu|ini|iku|kuwi|hal|gitu|gini|begini|begitu|kayak gini|beneran|terlalu|yang|yg|masih|msh|termasuk|nggih|inggih|njih|nggeh|menurut|mnrt|menurutmu|kamu|km|terus|trus|tp|tapi|btw|hm+|aduh|wkwk\\p{L}*|hehe\\p{L}*|banget|bgt|kali|kayak|kyk)";
const asking = new RegExp(
  [
    `\\b${judge} ${between}${isIt}(?= |$)`,
    `\\b${judge}kah\\b`,
    `\\b${me} (?:${particle} )*${judge} ${between}${softly}(?= |$)`,
    `^(?:${particle} )*(?:wajar|normal|lumrah) ${between}(?:kan|to|toh|ya)(?: (?:ya|mbak|mas|kak|bu|pak|min))*$`,
    `^(?:${particle} )*${judge} ${between}${softly} (?:${me}|kalau|kalo|klo|nek)(?= |$)`,
    `\\b(?:apa|apakah|emang|emangnya|opo|masa|masak) (?:${particle} )*${me} (?:${particle} )*${judge}(?= |$)`,
    `^(?:${particle} )*(?:apa|apakah|opo|emang|emangnya) (?:${judge})(?= (?!satu))`,
    `^(?:${particle} )*(?:apa|apakah|opo|emang|emangnya) (?:${particle} )*(?:wajar|normal|lumrah)(?= ${softly}(?: |$)| (?:untuk|buat|bagi|di) |$)`,
  ].join("|"),
  "u",
);
const removed = new RegExp(
  `\\b${judge}(?:kah)?\\b|\\b(?:${noWords})\\b(?= (?:${particle}|${me}|kalau|kalo|klo|nek)(?= |$)|$)|\\b(?:kalau|kalo|klo|nek)\\b`,
  "gu",
);

/** "Untuk orang seusia saya, 52 tahun": whom it is asked for, and no subject. */
const ofAge = new RegExp(
  `(?:\\b(?:untuk|buat|bagi|di|pada|kanggo) )?(?:\\b(?:orang|perempuan|wanita|laki2|laki laki|ibu2|bapak2) )?\\b(?:se)?(?:usia|umur)(?:an|ku|nya)?(?: ${me}| segini)?(?: \\d+)?(?: (?:tahun|th|thn|taun))?(?= |$)|^\\d+ (?:tahun|th|thn|taun)$`,
  "gu",
);

/** Longer texts tell more than they ask. */
const partMax = 400;

/** Whether a part of a message asks for something to be judged: "salah ga sih aku", but not "salah satu". */
export const asksToJudge = (part: string): boolean => part.length <= partMax && asking.test(plain(part));

const bareWord = new RegExp(`^(?:${particle}|${me}|${no}|)$`, "u");
/** Whether a question names nothing that could be judged: "wajar ga sih". */
export const isBareJudging = (part: string): boolean =>
  plain(part)
    .replace(ofAge, " ")
    .replace(removed, " ")
    .split(" ")
    .every((word) => bareWord.test(word));

/** Whether somebody is blamed for what they want or do, and not measured for what they feel. */
const isBlame = (part: string): boolean => new RegExp(`\\b${blame}`, "u").test(plain(part));

const blows =
  "(?:pukul|mukul|tampar|nampar|gampar|gebuk|hajar|cubit|nyubit|jewer|jambak|cekik|nyekik|cekek|nyekek|tendang|nendang|banting|lempar|dorong|tonjok|nonjok|nampol|tampol|nabok|tabok|nempeleng|tempeleng|ngeplak|keplak|jotos|jitak|siram|nyiram|sundut|siksa|nyiksa|guncang|bekap|bacok|tusuk|perkosa|sabet|bunuh|ngebunuh)";
const touched = "(?:raba|grepe|sentuh|pegang2?|cium|peluk|paksa|ancam|ancem|kurung|usir|leceh\\p{L}*)";
const hurt = new RegExp(
  `\\b(?:di|ke)${blows}(?:in|i|an)?\\b|\\bdi${touched}(?:in|i|an)?\\b|\\b${others} (?:(?!${me} )\\p{L}+ ){0,3}(?:nge|me|m)?(?:${blows}|(?:pegang2?|megang2?|raba|grepe|maksa|ancam|ngancam|ngancem))(?:in|i|an)?\\b`,
  "u",
);
const violence = new RegExp(`\\b(?:nge|me|m|ku|ta)?${blows}(?:in|i|an)?\\b`, "u");
const selfharm =
  /\b(?:bunuh diri|bundir|(?:ng?)?akhiri\p{L}* (?:hidup|semua)\p{L}*|(?:pengen|pengin|pgn|mau|ingin|mending|lebih baik) (?:aku )?(?:mati|ilang|ngilang|lenyap|hilang)|nyilet\p{L}*|(?:si|ny|s)ayat\p{L}*|silet|l(?:on|om)cat|terjun|gantung diri|(?:ny|s|meny)akiti?n? diri|lukai diri|racun|baygon)\b/u;
const child = "(?:anak\\p{L}*|bayi\\p{L}*|si kecil|baby\\p{L}*)";
const illWill = new RegExp(
  `\\b(?:benci|muak|jijik|nyesel punya|menyesal punya|nyesel ngelahirin|ga sayang|gak sayang|nggak sayang|tidak sayang|pengen (?:buang|ninggalin)|mau (?:buang|ninggalin)) (?:sama |ama |ke )?${child}`,
  "u",
);
const neglect = new RegExp(
  `\\b(?:ninggalin|ditinggal|tinggalin|kutinggal|tinggal|biarin|ngebiarin|kubiarin) (?:\\p{L}+ )?(?:${child}|nenek|kakek|ibu stroke)\\b.*\\b(?:sendiri\\p{L}*|di mobil|di rumah|kelaparan|seharian|nangis|semalaman)|\\b${child} (?:[\\p{L}\\p{N}]+ ){0,3}(?:ku|di)?(?:tinggal\\p{L}*|biarin|kunci\\p{L}*) (?:\\p{L}+ ){0,2}(?:sendiri\\p{L}*|di mobil|di rumah|kelaparan)|\\b(?:ga|gak|nggak|tidak) (?:ku|di|aku )?(?:kasih|beri) makan`,
  "u",
);
const own = "(?:hp|wa|chat\\p{L}*|dm|pesan|isi hp|lokasi|email|dompet|tas)";
const watching = `(?:(?:nge|me|di|ku)?cek\\p{L}*|buka\\p{L}*|baca\\p{L}*|bacain|liatin|ngintip\\p{L}*|intip|periksa|meriksa|geledah|sadap|nyadap|sita|nyita|megang|pegang|minta password) (?:in )?(?:isi )?${own}`;
const limiting =
  "(?:(?:nge|me|di|ku)?larang\\p{L}*|(?:ga|gak|nggak|ngga|tidak|tdk|ndak) (?:nge|di|ku)?boleh(?:in|kan)|(?:ga|gak|nggak|ngga|tidak|tdk) (?:ng|di)?izin(?:in|kan)|(?:ng|di|ku)?(?:ikutin|buntut\\p{L}*|untit)|nguntit|gps|pelacak|(?:nge|di)?lacak|kunciin|ngunciin|dikunciin|ngurung|ngatur2?|diatur2?|sadap|nyadap|minta (?:dia )?(?:berhenti kerja|share ?lo[ck]))";
const control = new RegExp(`\\b(?:${watching}|${limiting})`, "u");
const ofMine = new RegExp(
  `\\b${own}(?: ?ku| ${me})\\b|\\b(?:di(?:cek|larang|buntut|ikutin|kunciin|atur|awasi|pantau|lacak|periksa|untit|sadap)|(?:ga|gak|nggak|ngga|tidak|tdk) di(?:boleh|izin))|\\b(?:larang|ngelarang|melarang|bolehin|ngebolehin|ngizinin|ngikutin|ikutin|ngatur2?|kunciin) ${me}\\b|\\b${others} (?:(?!${me} )\\p{L}+ ){0,4}(?:${watching}|${limiting})`,
  "u",
);
const body = new RegExp(
  [
    "\\bsakit (?:kepala|perut|dada|pinggang|punggung|gigi|badan|tenggorokan|leher|lambung)\\b",
    "\\b(?:nyeri|pusing(?! mikir)|mual|muntah|demam|meriang|kesemutan|kebas|pingsan|kejang|mimisan|pendarahan|flek|keputihan|haid\\p{L}*|mens|menstruasi|tremor|benjol\\p{L}*|bengkak|ruam|diare|mencret|insomnia|halusinasi|kram|ngilu|lumpuh|keliyengan|rontok)\\b",
    "\\b(?:sesak|sesek|susah) (?:napas|nafas)\\b|\\bdada\\p{L}* (?:\\p{L}+ ){0,2}(?:sesak|sesek|sakit|nyeri|panas)",
    "\\b(?:jantung\\p{L}* (?:\\p{L}+ ){0,2}(?:deg ?deg\\p{L}*|kenceng|kencang|berdebar\\p{L}*|dag dig dug)|berdebar2?|gemeter\\p{L}*|gemetar\\p{L}*|(?:keringat|keringet) dingin|berdarah)\\b",
    "\\bbadan\\p{L}* (?:\\p{L}+ ){0,2}(?:lemas|lemes|menggigil|panas dingin|ga enak|gak enak)\\b",
    "\\b(?:denger|dengar|mendengar) (?:suara|bisikan)\\b|\\b(?:bb|berat badan) (?:\\p{L}+ )?(?:turun|naik)\\b",
    `\\b(?:susah|sulit|${no}) (?:bisa |pernah |nafsu |doyan |mau )*(?:tidur|makan|merem|kencing|bab)\\b`,
    "\\b(?:nge|me)?rokok\\b|\\b(?:alkohol|mabuk|mabok|narkoba|sabu|obat (?:tidur|penenang))\\b",
  ].join("|"),
  "u",
);
/** Where somebody close goes, and whom they meet. */
const freedom = new RegExp(
  `\\b${others} (?:\\p{L}+ ){0,3}(?:keluar rumah|keluar malam|pergi|jalan (?:sama|bareng|ama)|ketemu\\p{L}*|temenan|reuni|nongkrong|kerja lagi|chat(?:an)? (?:sama|ama|ke)|pake baju|pakai baju|dandan|upload|posting|pulang (?:malem|malam|telat))|\\b(?:mau|pengen|minta|nyuruh|pengin) ${others} (?:berhenti|resign|${no}|jangan|di rumah|ngejauhin|blokir|putus)`,
  "u",
);
const wish =
  /\b(?:pengen\p{L}*|pengin\p{L}*|pgn\p{L}*|pingin\p{L}*|kepengen|ingin\p{L}*|mau|maunya|hoyong|arep|milih|memilih|pilih|nolak\p{L}*|menolak|butuh|berharap|minta(?! maaf)|istirahat|me time|jaga jarak|ngejauh|menjauh|ngekos|resign|cuti|mentingin|(?:ga|gak|nggak|ngga|tidak|tdk|ndak) (?:mau|bisa|sanggup|kuat|nurut|ikut|kasih|ngasih|minjemin|bantu))\b/u;
/** What others did to the member, which is no deed of their own. */
const wronged = new RegExp(
  `\\b(?:di(?:selingkuh|bohong|tipu|khianat|usir|blokir|blok|curi|fitnah|larang|paksa|sita)\\p{L}*|${others} (?:\\p{L}+ ){0,3}(?:selingkuh|bohong\\p{L}*|nipu|tipu|blokir|nyuri|ngusir|khianat\\p{L}*))\\b`,
  "giu",
);

/** What a question is about, in the member's own words as far as they can stand alone, and whether it blames. */
type About = { clause: string; quote: string | undefined; isBlamed: boolean; isBare?: boolean };

const textMax = 2000;

const clausesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+|,\s+|\s+(?=(?:tapi|tp|soalnya)\s)/i)
    .map((one) => one.trim().replace(/^(?:tapi|tp|soalnya) /i, ""))
    .filter((one) => one !== "");

const questionWord = new RegExp(
  `^(?:${particle}|${me}|${judge}(?:kah)?|kah|kalau|kalo|klo|nek|apa|atau)$`,
  "u",
);
const judgeWord = new RegExp(`^${judge}(?:kah)?$`, "u");
const noWord = new RegExp(`^${no}$`, "u");
const quoteWordsMin = 2;

/** "Aku egois ya pengen istirahat sendiri" without the question in it: what is said before or behind it. */
function besideQuestion(clause: string): string | undefined {
  const words = clause.replace(/[?!.\s]+$/, "").split(/\s+/);
  const said = words.map(plain);
  const at = said.findIndex((one) => judgeWord.test(one));
  if (at < 0) return undefined;
  const isParticle = (one: string) => questionWord.test(one);
  // The first "ga" behind the word asks; any other denies what follows.
  const asks = said.findIndex(
    (one, nth) => nth > at && noWord.test(one) && said.slice(at + 1, nth).every(isParticle),
  );
  const isAsking = (one: string, nth: number) => isParticle(one) || nth === asks;
  const behind = said.findIndex((one, nth) => nth > at && !isAsking(one, nth));
  const before = said.findLastIndex((one, nth) => nth < at && !isAsking(one, nth));
  const parts = [behind < 0 ? [] : words.slice(behind), words.slice(0, before + 1)];
  const longest = parts.toSorted((one, other) => other.length - one.length)[0] ?? [];
  return longest.length >= quoteWordsMin ? longest.join(" ").replace(/[,;:]+$/, "") : undefined;
}

function aboutIn(text: string): About | undefined {
  const clauses = clausesIn(text);
  const at = clauses.findIndex((one) => asksToJudge(one) || isBareJudging(one));
  const asked = clauses[at];
  if (asked === undefined) return undefined;
  const isBlamed = isBlame(asked);
  if (!isBareJudging(asked)) return { clause: asked, quote: besideQuestion(asked), isBlamed };
  // "Bikinin surat buat mama, aku jahat ga": what is asked for is not what is to be judged.
  const beside = [clauses[at - 1], clauses[at + 1]].find(
    (one) => one !== undefined && !isBareJudging(one) && !isRequest(one),
  );
  const quote = beside?.replace(/[.!;:]+$/, "");
  return beside === undefined ? undefined : { clause: beside, quote, isBlamed, isBare: true };
}

const isMine = new RegExp(`\\b${me}\\b|\\b(?:ku|tak)\\p{L}{3,}|\\p{L}{3,}ku\\b`, "u");
/** More words for feelings, of several regions. */
const regional =
  /\b(?:kelingan|kuciwa|mangkel|nelongso|getun|isin|wedi|sieun|hanjakal|handeueul|keuheul|sangkel|ibo|maleh|deg ?deg ?an|deg2an|gugup|grogi|overthinking|insecure|guilty|terharu|berduka)\b/;
/** Somebody else, as the one who does it. */
const byOthers = new RegExp(`^(?:${particle} )*${others}(?= |$)`, "u");
/** Those whose rules are another matter than those of a partner. */
const elders =
  /\b(?:mama\p{L}*|mamah|papa\p{L}*|ibu\p{L}*|bapak\p{L}*|ayah\p{L}*|ortu\p{L}*|orang tua\p{L}*|guru\p{L}*|dosen\p{L}*|bos\p{L}*|atasan\p{L}*|kantor\p{L}*)\b/u;
/** How things are with somebody, where nobody is named. */
const state =
  /\b(?:umur|usia) \d+|\b(?:belum|blm|masih|msh) (?:nikah|kerja|jomblo|nganggur|punya|tinggal)\b/u;

/** What is never called right, whoever asks about it. */
function harmful(whole: string, clause: string): Judged | undefined {
  if (selfharm.test(whole)) return "selfharm";
  if (illWill.test(whole)) return "child";
  if (neglect.test(whole)) return "neglect";
  if (hurt.test(whole)) return "hurt";
  if (violence.test(whole)) return "violence";
  if (body.test(clause)) return "body";
  if (!control.test(whole)) return undefined;
  if (ofMine.test(whole)) return elders.test(whole) ? "other" : "controlled";
  // What parents look at is another question than what partners do.
  return new RegExp(`\\b${child}`, "u").test(whole) ? "act" : "controlling";
}

/** Plants are watered, and nobody is hurt. */
const watering = /\b(?:me)?(?:ny|s)iram\w* (?:tanaman|bunga|kebun|pot|halaman|taman|sayur)\w*/giu;

/** How many earlier messages of a story are looked at. */
const earlierMax = 4;

/**
 * What speaks against a plain yes, in a message or in those before it: a deed of the member's own, or what weighs on them.
 * What others did to the member is no deed of theirs.
 */
export function harmAround(text: string, told: readonly string[]): "deed" | "weight" | undefined {
  const found = harmIn(text.replace(wronged, " ").replace(watering, " "), []);
  if (found !== undefined) return found;
  const before = told.slice(-earlierMax).map((one) => plain(one).replace(watering, " "));
  if (before.some((one) => selfharm.test(one) || hurt.test(one))) return "weight";
  return before.some((one) => violence.test(one) || illWill.test(one)) ? "deed" : undefined;
}

/** A feeling or a wish, unless what stands around it speaks of harm. */
function felt(text: string, told: readonly string[], isWish: boolean): Judged {
  if (freedom.test(plain(text))) return "free";
  const harm = harmAround(text, told);
  if (harm === "deed") return "guarded";
  return harm === "weight" ? "heavy" : isWish ? "wish" : "felt";
}

/** What kind of thing somebody wants to have judged, with their words for it; undefined if it is none of these. */
export function judgedIn(
  text: string,
  told: readonly string[] = [],
): { kind: Judged; quote: string | undefined } | undefined {
  const about = text.length <= textMax ? aboutIn(text) : undefined;
  if (!about) return undefined;
  const { quote, clause, isBare } = about;
  // "Jantung deg-degan, badan lemas, ... Apa ini wajar" asks about all of it, unless a feeling stands next to it.
  const asked = isBare && !feels(plain(clause)) ? text : clause;
  const kind = harmful(plain(text), plain(asked)) ?? harmless(text, told, about);
  return kind && { kind, quote };
}

function harmless(
  text: string,
  told: readonly string[],
  { clause, quote, isBlamed }: About,
): Judged | undefined {
  const said = plain(clause);
  const isFelt = feels(said) || regional.test(said);
  const isWish = wish.test(said);
  if (isFelt || isWish) return felt(text, told, isWish && (isBlamed || !isFelt));
  if (byOthers.test(plain(quote ?? clause))) return "other";
  if (!isMine.test(said) && !state.test(said)) return isBlamed && quote !== undefined ? "act" : undefined;
  return isBlamed || harmAround(text, told) === "deed" ? "act" : "state";
}

const grave: readonly string[] = [
  "guarded",
  "body",
  "controlling",
  "controlled",
  "hurt",
  "violence",
  "child",
  "neglect",
  "selfharm",
];

/** Whether something is asked about that harms or may harm somebody. */
export const isGrave = (kind: string): boolean => grave.includes(kind);
