import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { plain } from "./commands.ts";

/*
 * What a member says to the guide inside the words for somebody else: how the text should sound, what that person is
 * like, or that something need not be asked. A part counts only where nobody else can be meant.
 */

/**
 * `parts`: what was said to the guide, as it was written; `rest`: the answer without it. `isRefusal`: the member wants
 * nothing to be written there.
 */
export type GuideWords = { rest: string; parts: string[]; isRefusal: boolean };

const negation = `(?:${noWords}|jgn|jangan)`;
const hurt =
  "(?:ke)?(?:tersinggung|singgung|sakit hati|baper|salah paham|salah tangkap|marah|malu|kaget|kecewa|mikir macem|mikir aneh|ngira|curiga|gr|ge er|down|minder)";
const until = "(?:sampe|sampai|sampek|smp|bikin|buat|malah|ntar|nanti)";
const traits =
  "(?:gampang|mudah|emang|memang|suka|gampangan|agak|rada)? ?(?:baper|baperan|tersinggung|tersinggungan|sensi|sensian|sensitif|emosian|emosional|perasa|kesinggung|pemarah|ambekan|ngambekan|mutungan)";
const manner =
  "(?:halus|alus|sopan|lembut|tegas|santai|formal|resmi|singkat|pendek|enak|baik baik|manis|hangat|santun|adem|ga kasar|gak kasar|nggak kasar|ga kaku|gak kaku|ga lebay|gak lebay)";

/** Instructions about the text: "bikin yg halus ya", "jangan terlalu kaku". */
const aboutText = new RegExp(
  [
    `^(?:tolong |tlg |plis |mohon |tp |tapi |dan |pokoknya )*(?:di)?(?:bikin|buat|tulis|susun|bahasa|kata|kalimat)(?:in|kan|nya|no)?(?: (?:kata2|kata kata|kalimat|bahasa)(?:nya)?)? (?:yang|yg|pake bahasa yang|pakai bahasa yang)? ?${manner}(?: (?:ya|aja|saja|dong|mas|kak|min|bang|mbak|dan|tapi|tp|${manner}))*$`,
    `^(?:tapi |tp |pokoknya )*(?:yang|yg) ${manner}(?: (?:ya|aja|saja|dong|mas|kak|min|bang|mbak))+$`,
    `^(?:tapi |tp )*(?:jangan|jgn) (?:ke|terlalu |terlalu ke)?(?:kaku|formal|kasar|galak|panjang|lebay|ketus|judes|resmi)(?:an)?(?: (?:ya|dong|kak|mas|min|bang|mbak|bahasanya|kata katanya))*$`,
  ].join("|"),
);

/** What is to be avoided in the person, and what that person is like; `them` are words for the person. */
const aboutPerson = (them: string): RegExp =>
  new RegExp(
    [
      `^(?:tapi |tp |dan |tolong |pokoknya )*(?:jangan|jgn) ${until} (?:${them}(?:nya)? )?(?:(?:jadi|jd|merasa|ngerasa|malah) )?(?:${them} )?${hurt}(?: (?:ya|juga|sama aku|gitu|dong|kak|mas|min|bang|mbak|lagi))*$`,
      `^(?:soalnya |karena |krn |tapi |tp )?${them} (?:tuh |itu |kan |ini |emang |memang )*(?:orangnya )?(?:tuh |itu |kan |emang |memang )*${traits}(?: (?:banget|bgt|sih|soalnya|kak|orangnya|mas|min))*$`,
      `^(?:biar|supaya|agar) ${them} (?:${negation}) ${hurt}(?: (?:ya|juga|gitu|dong|kak|mas|min))*$`,
    ].join("|"),
    "u",
  );

/** What is refused is the writing or the asking itself. */
const refused =
  "(?:(?:di)?(?:tulis|cantum|sebut|masuk|isi|tanya|nanya|kasih|pake|pakai)\\p{L}*|nama\\p{L}*|minta apa|ada permintaan|butuh apa|ada apa)";

const address = "(?:mas|mbak|mba|kak|kakak|bang|min|admin|gan|bro|sis|pak|bu|alma)";
/** A refusal or complaint with an address: "gausah dicantumin mas", "saya tidak minta apa apa mas". */
const refusing = (own: string): RegExp => {
  const begun = `(?:${own}[, ]+)?(?:(?:aku|saya|gue|gw|ya|lah|loh|eh|itu) )*`;
  const no = `(?:gausah|(?:${noWords})(?: (?:usah|perlu))?) ${refused}`;
  return new RegExp(
    `^${begun}(?:${no}|(?:loh|lho|lah) (?:kan )?(?:udah|sudah|udh))(?: \\p{L}+){0,5} ${own}$|^${own} ${no}(?: \\p{L}+){0,4}$`,
    "u",
  );
};

/** About the guide's own questions: "emang kenapa tanya tugas", "kan pertanyaannya knp resign". */
const aboutQuestions =
  /^(?:(?:eh|loh|lho|lah|mas|kak|min|bang|mbak|hm+) )*(?:emang|emangnya|kan|kok|lah|loh|lho|kenapa|knp|ngapain|perasaan)\b(?: \p{L}+){0,3} (?:tanya|nanya|nanyain|ditanya|ditanyain|pertanyaan|pertanyaannya|pertanyaanku)(?: \p{L}+){0,4}$/u;
const aboutRules =
  /^(?:(?:eh|loh|lho|lah|mas|kak|min|bang|mbak|hm+) )*(?:emang|emangnya) (?:(?:satu|1|cuma|cuman|hanya|harus|wajib|perlu|boleh|bisa|doang|aja|sih|segitu|ga|gak|ya|yah|itu|ini|kah|bolehnya|maksimal|lebih|dari|dua|semua|semuanya|diisi|ditulis|disebut|dijawab|penting|ngaruh|pengaruh|tanggalnya|namanya|jamnya|tempatnya|angkanya|harganya|alamatnya|ditanya|disebutin|ditulisin) ?)+$/u;
/** Somebody else may have asked. */
const others =
  /["“”]|\b(?:dia|ia|mereka|beliau|bos|bosku|atasan|hrd|ibu|bapak|mama|papa|guru|dosen|pelanggan|pembeli|orang|suami|istri|pacar|user|interviewer|pewawancara)\b/i;

/** A title by which the person is called is no address of the guide. */
const addressFor = (called: string | undefined): string => {
  const title = plain(called ?? "").split(" ")[0] ?? "";
  return title === ""
    ? address
    : address.replace(new RegExp(`\\b${title}\\|?`, "g"), "").replace(/\|\)$/, ")");
};

/** The words for the person: "dia", and their name. */
function wordsFor(called: string | undefined): string {
  const name = plain(called ?? "");
  const words = name.split(" ").filter((word) => word.length > 2);
  const names = [...new Set([name, ...words.slice(-1)])]
    .filter((one) => one !== "")
    .map((one) => RegExp.escape(one));
  return `(?:${["dia", "ia", "beliau", "orangnya", "doi", "si dia", "ybs", ...names].join("|")})`;
}

const clauseEnd = /((?<=[.!?])\s+|[,;]\s+|\n+)/;

/** `called`: how the person is called; undefined where the text is for nobody, so that only talk about questions counts. */
export function saidToGuide(text: string, isForSomebody: boolean, called?: string): GuideWords | undefined {
  const pieces = text.split(clauseEnd);
  const person = aboutPerson(wordsFor(called));
  const refusal = refusing(addressFor(called));
  const isTalk = (piece: string): boolean => {
    const said = plain(piece);
    if (/["“”]/.test(piece)) return false;
    if (aboutRules.test(said) || (aboutQuestions.test(said) && !others.test(piece))) return true;
    return isForSomebody && (aboutText.test(said) || person.test(said) || refusal.test(said));
  };
  const talk = pieces.map((piece, at) => at % 2 === 0 && isTalk(piece));
  // "... apa apa mas, hanya minta maaf saja" goes on with what was refused.
  const goesOn = /^(?:hanya|cuma|cuman|cm|tapi cuma|kan) /;
  talk.forEach((isPart, at) => {
    const next = pieces[at + 2];
    if (isPart && refusal.test(plain(pieces[at] ?? "")) && next !== undefined && goesOn.test(plain(next)))
      talk[at + 2] = true;
  });
  if (!talk.includes(true)) return undefined;
  const rest = pieces
    .map((piece, at) => (at % 2 === 0 ? (talk[at] ? "" : piece) : talk[at - 1] ? "" : piece))
    .join("")
    .replace(/[\s,;]+$/, "")
    .trim();
  const parts = pieces.filter((_, at) => talk[at]).map((piece) => piece.trim().replace(/[\s.,;!?]+$/, ""));
  return { rest, parts, isRefusal: parts.some((part) => refusal.test(plain(part))) };
}
