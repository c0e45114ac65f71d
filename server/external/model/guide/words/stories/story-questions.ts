import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { asksToJudge, isBareJudging, judgedIn } from "./judged.ts";

/*
 * Questions that somebody who tells a story puts to the guide: "kamu ngerti ga sih rasanya", "salah ya aku marah", "aku
 * lebay ya". Each has an answer that is true whatever was told, so it is given at once. What somebody else asked or
 * said is none.
 */

/**
 * `understood`: whether the guide understands. `heard`: whether it reads at all. `anger` and `feeling`: whether what is
 * felt may be felt. `worth`: whether the member is bad or to blame. `fit`: whether they are made for something.
 * `verdict`: what the guide thinks, or who is right. `reasons`: why somebody does something. `regret`: whether harsh
 * words of the member's own were wrong. `violence`: whether a blow was. `judged`: whether anything else is as it should
 * be (judged.ts). `mind`: what somebody else will want or do, "dia masih mau temenan ga ya".
 */
export type StoryQuestion =
  | "understood"
  | "heard"
  | "anger"
  | "feeling"
  | "worth"
  | "fit"
  | "verdict"
  | "reasons"
  | "regret"
  | "violence"
  | "judged"
  | "mind";

const no = `(?:${noWords})`;
const me = "(?:aku|ak|saya|sy|gue|gw|gua|ane|kita|beta|awak|ambo|abdi|kulo|ulun|bapak|ibu|diriku)";
const you = "(?:kamu|km|lu|lo|elu|kau|ko|anda|kakak|kak|min|sampeyan|ngana|ose|panjenengan)";
const grasp =
  "(?:ngerti|mengerti|ngertos|paham|memahami|mudeng|ngerasain|merasakan|ngerasa|bayangin|ngebayangin|kebayang|(?:tau|tahu)(?= (?:\\p{L}+ )?rasa)|relate)";
const particle =
  "(?:ya|yah|yaa|sih|seh|kah|kan|to|toh|ta|dong|deh|kak|kakak|bang|min|mbak|mas|nak|nduk|le|bu|pak|emang|emg|emangnya|memang|jujur|coba|eh|lah|kok|jadi|apa|apakah|tuh|itu|ini|tadi|skrg|sekarang|beneran|banget|bgt)";
const ending = `(?: ${particle})*$`;
const anger =
  "(?:marah\\w*|kesal|kesel|sebel|jengkel|dongkol|emosi|ngamuk|muak|benci|sakit hati|tersinggung|nesu|ambek|ngambek)";
const feeling =
  "(?:sedih\\w*|nangis\\w*|menangis|kangen|rindu|capek|cape|lelah|takut|kecewa|iri|cemburu|malu|kepikiran|mikirin|bingung|baper|ngerasa|merasa|rasain|kehilangan|sakit|pengen \\w+|bosen|jenuh|stres\\w*|trauma|galau|nyesel|bersalah|gini|begini|gitu|begitu)";
const isIt = `(?:${no}|kah|ya|yah|to|toh|kan)`;
/** What others call too much. */
const toomuch =
  "(?:overthinking|parno|posesif|cemburuan|lebay|lebai|alay|berlebihan|kelewatan|baper(?:an)?|cengeng|manja|kekanak\\w*|drama|sensi(?:tif)?|aneh|gila|lemah|ga normal|gak normal|nggak normal)";
const bad =
  "(?:jahat|pengecut|murahan|lemah|egois|durhaka|jelek|buruk|seburuk|sejahat|seegois|sejelek|bodoh|sebodoh|bego|gagal|segagal|payah|sepayah|dosa|berdosa|beban|pelit|perhitungan|ga becus|gak becus|nggak becus|tidak becus|ga guna|salah|kurang (?:sabar|bersyukur|baik|usaha|perhatian)|terlalu (?:baik|bodoh|polos|lembek))";

const wrong =
  "(?:salah|dosa|berdosa|durhaka|jahat|keterlaluan|kelewatan|wajar|boleh|kejam|tega|kasar|buruk|jelek)";
/** A question whether something was wrong, before or behind the deed. */
const wrongAbout = (deed: string): RegExp =>
  new RegExp(
    `\\b${wrong} (?:banget |bgt )?(?:${isIt} )+(?:(?:sih|seh|kak) )*(?:kalau |kalo |klo |udah |sudah )?(?:${me} )?(?:\\p{L}+ ){0,3}${deed}|\\b${me}\\b.*${deed}.*\\b${wrong} (?:banget |bgt )?${isIt}(?: |$)|\\b(?:apa|apakah|emang|emangnya) ${me} ${wrong}.*${deed}`,
    "u",
  );
const blow =
  "\\b(?:me|m)?(?:pukul|mukul|tampar|nampar|gebuk|hajar|cubit|nyubit|jewer|jambak|jambak|tendang|nendang|siram|nyiram|cekik|nyekik|tonjok|nonjok)(?:in|i|an)?\\b";
const rough =
  "\\b(?:nge|mem|m)?(?:bentak|marahi|omel|teriaki|maki|ngegas|ngomong kasar|bicara kasar|nada tinggi|judes|ketus)\\p{L}*";

const others =
  "(?:dia|dio|ia|beliau|mereka|orang\\p{L}*|(?:pak|bu|bapak|ibu|kak|bang|mas|mbak|bos|dosen|pembimbing)(?: \\p{L}+)?|\\p{L}*(?:nya|ku))";
const willing =
  "(?:mau|mo|sudi|gelem|purun|bersedia|nerima|terima|maafin|maafkan|memaafkan|ngasih|kasih|percaya|inget|ingat|sayang|peduli|marah|anggap|nganggap|temenan|berteman|ketemu|bales|balas|balikan|baikan|ada (?:harapan|kesempatan|jalan|peluang))";
/** What somebody else wants: "apa beliau masih mau terima aku", "dia bakal maafin aku ga ya", "masih bisa ga". */
const ofMind = new RegExp(
  [
    `^(?:(?:${particle}|kira2|kira kira|kiro2|menurut\\p{L}*|mnrt|${you}|${others}|takut\\p{L}*|trus|terus|tapi) )*(?:${others} )?(?:masih|isih|msh|bakal|akan|kira2|kira kira|mungkin) (?:\\p{L}+ )?${willing}(?: \\p{L}+){0,5}? (?:${isIt}|ka|ndak)(?: (?:${particle}|yo))*$`,
    `^(?:${particle} )*(?:apa|apakah) ${others} (?:\\p{L}+ )?(?:masih|isih|msh|bakal|akan) (?:\\p{L}+ )?${willing}\\b`,
    `^(?:(?:${particle}|menurut\\p{L}*|mnrt|${you}|tapi|terus|trus) )*(?:(?:hubungan\\p{L}*|persahabatan\\p{L}*|pertemanan\\p{L}*|kami|kita|kito) )*(?:masih|isih|msh) (?:bisa|biso|iso|ada) (?:\\p{L}+ ){0,3}(?:${isIt}|ndak)(?: (?:${particle}|yo))*$`,
  ].join("|"),
  "u",
);

const patterns: readonly (readonly [StoryQuestion, RegExp])[] = [
  ["violence", wrongAbout(blow)],
  ["regret", wrongAbout(rough)],
  [
    "understood",
    new RegExp(
      `\\b${you} (?:\\p{L}+ )?(?:bisa |pernah |beneran |emang )*${grasp} (?:${isIt}|maksud\\w*|rasa\\w*|perasaan\\w*|gimana|apa)(?: \\p{L}+){0,4}$|\\b(?:bisa|pernah) (?:${no} )?${you} (?:\\p{L}+ )?${grasp}|^(?:${particle} )*(?:ngerti|paham|mudeng|relate|kebayang) (?:${no}|kan|kah)(?: (?:rasa\\w*|maksud\\w*|perasaan\\w*|${me}|${particle}))*$`,
      "u",
    ),
  ],
  [
    "heard",
    new RegExp(
      `\\b${you} (?:\\p{L}+ )?(?:denger|dengar|dengerin|dengarkan|baca|bace|simak|nyimak) (?:${me} |ka |kah |\\p{L}*ku )?(?:${isIt}|ka)${ending}|^(?:${particle} )*(?:masih (?:di ?sini|di ?situ|ada|baca|denger|dengar|nyimak)|(?:di)?(?:baca|denger|dengar|simak)(?:in)?) ${isIt}${ending}`,
      "u",
    ),
  ],
  [
    "anger",
    new RegExp(
      `\\b(?:salah|dosa|wajar|normal|boleh|berlebihan|lebay|egois|pantas|pantes|berhak) (?:${isIt} )*(?:(?:sih|seh|kak|emang) )*(?:kalau |kalo |klo )?(?:${me} )?(?:jadi |jd |masih |merasa |ngerasa )*${anger}(?: |$)|\\b(?:${me} )?(?:\\p{L}+ )?${anger} (?:itu |gini |gitu |begini )*(?:salah|wajar|dosa|boleh|normal|berlebihan|lebay|egois) ${isIt}${ending}|\\b(?:emang|emangnya|apa|apakah) ${me} (?:${no} )?(?:boleh|berhak|salah) (?:kalau |kalo |klo )?${anger}\\b|^(?:${particle} )*${me} (?:harus|pantas|pantes|berhak|wajar|boleh) ${anger} ${isIt}${ending}`,
      "u",
    ),
  ],
  [
    "feeling",
    new RegExp(
      `\\b${me} (?:${particle} |kali |yang |yg )*(?:terlalu )?${toomuch} (?:\\p{L}+ )?(?:${isIt}|kah)(?: |$)|\\b(?:apa|apakah|emang|emangnya) ${me} (?:${particle} |yang |yg )*(?:terlalu )?${toomuch}${ending}|^(?:${particle} )*(?:terlalu )?${toomuch} (?:${isIt} )+(?:kalau |kalo |klo )?(?:${me}|kalau|kalo)?(?: |$)|\\b(?:wajar|normal|boleh|aneh|salah) (?:${isIt} )+(?:(?:sih|seh|kak) )*(?:kalau |kalo |klo )?(?:${me} )?(?:jadi |jd |masih |sampai |sampe )*${feeling}(?: |$)|^(?:${particle} )*(?:${me} )?(?:ngerasa |merasa |rasain )?(?:itu |ini |gitu |gini |begini |begitu |kayak gini )?(?:wajar|normal) ${isIt}${ending}|\\b(?:wajar|normal|boleh) ${me} ${feeling} ${isIt}${ending}`,
      "u",
    ),
  ],
  [
    "fit",
    new RegExp(
      `\\b(?:apa |apakah |emang |menurut\\w* (?:${you} )?)*${me} (?:\\p{L}+ )?${no} (?:cocok|pantas|pantes|layak|bisa|becus|cukup baik|mampu) (?:\\p{L}+ ){0,2}(?:jadi|jd|di|buat|untuk|sama|kerja|ngajar|ya|kah)\\b(?: \\p{L}+){0,4}$|\\b${me} (?:pantas|pantes|layak|cocok) ${no}(?: \\p{L}+){0,4}$`,
      "u",
    ),
  ],
  [
    "worth",
    new RegExp(
      `\\b(?:apa|apakah|emang|emangnya|jadi) (?:ini |itu )?(?:salah ?ku|salah ${me}|${me} (?:${particle} |yang |yg |sih )*${bad})(?: |$)|\\b${me} (?:${particle} |yang |yg )*${bad} (?:\\p{L}+ ){0,2}(?:ya|yah|kah|kan|${no})(?:(?: (?:kalau|kalo|klo|sih|kak)\\b.*)|(?: \\p{L}+){1,4})?$|\\b(?:ini|itu|semua\\w*) (?:salah ?ku|salah ${me}) ${isIt}${ending}|^(?:${particle} )*salah ?ku ${isIt}${ending}|\\b${bad} ${isIt} (?:ya|sih|kah|kak|to)${ending}|\\b(?:seburuk|sejahat|segagal|sebodoh|seegois) itu(?:kah)?(?: ${me}| ya| kah)`,
      "u",
    ),
  ],
  ["mind", ofMind],
  [
    "verdict",
    new RegExp(
      `\\b(?:menurut|mnrt|mnurut) ?(?:mu|${you})\\b(?!.*\\b(?:surat|pesan|chat|jawaban|harga)\\w*)|\\b(?:siapa|sapa|sopo) (?:yang |yg |sing )?(?:salah|bener|benar)\\b|\\b(?:yang |yg )(?:salah|bener|benar) (?:siapa|aku (?:apa|atau) dia|dia (?:apa|atau) aku)`,
      "u",
    ),
  ],
  [
    "reasons",
    new RegExp(
      `^(?:${particle} )*(?:kenapa|knp|napa|kok|mengapa|ngopo|naha) (?:sih |ya |bisa |bs )*(?:dia|mereka|orang|orang2|laki\\w*|cowok|cewek|suami\\w*|istri\\w*|ibu\\w*|mama\\w*|bapak\\w*|mertua\\w*|bos\\w*|temen\\w*|teman\\w*) (?:\\p{L}+ ){0,6}(?:ya|sih|gitu|begitu|tega|kayak gitu)${ending}`,
      "u",
    ),
  ],
];

/** Words between quotation marks are somebody's speech. */
const withoutSpeech = (text: string): string => text.replace(/["“”][^"“”]*["“”]?/g, " ");
/** Speech without marks, and thoughts about others. */
const ofOthers =
  /\b(?:katanya|kata (?!ku|hati)\p{L}+|(?:dia|mereka|suami\p{L}*|istri\p{L}*|ibu|mama\p{L}*|bapak\p{L}*|mertua\p{L}*|bos\p{L}*|atasan\p{L}*|temen\p{L}*|teman\p{L}*|kakak\p{L}*|adik\p{L}*|orang\p{L}*) (?:\p{L}+ )?(?:bilang|blg|ngomong|nanya|tanya|teriak|jawab|nyebut|kira|pikir)|(?:aku|saya|gw|gue) (?:\p{L}+ )?(?:tanya|nanya|bilang|jawab|ngomong) (?:ke|sama|ama))\b/u;
const wordsMax = 18;

/** "Aku tanya ke dia, kamu ngerti ga": what follows is said to somebody else. */
const isSpeech = (sentence: string): boolean =>
  sentence.split(/[,:]\s+/).length > 1 && ofOthers.test(plain(sentence));

/** Whether a part asks anything; "aku ga bisa jadi ibu yang sabar" and "harusnya aku ga boleh marah" do not. */
const asking = new RegExp(
  `\\b(?:ya|yah|kah|kan|to|toh|ka)\\b|\\b${no}(?: (?:sih|seh|ya|yo|kak|min|coba|kalau|kalo|klo|${me})|$)|^(?:${particle} )*(?:apa|apakah|emang|emangnya|menurut\\w*|mnrt|siapa|kenapa|knp|napa|kok|mengapa|ngopo)\\b|\\b(?:wajar|normal|salah|lebay|egois|dosa) ${no}\\b`,
  "u",
);

/** Whether a part asks to judge something that has an answer; "harga segitu wajar ga" has none. */
const isJudged = (part: string): boolean =>
  asksToJudge(part) && (isBareJudging(part) || judgedIn(part) !== undefined);

function askedIn(part: string): StoryQuestion | undefined {
  const said = plain(part);
  if (said.split(" ").length > wordsMax || ofOthers.test(said)) return undefined;
  if (!part.trim().endsWith("?") && !asking.test(said) && !asksToJudge(part)) return undefined;
  return patterns.find(([, pattern]) => pattern.test(said))?.[0] ?? (isJudged(part) ? "judged" : undefined);
}

/** The clauses of a sentence that ask something of the guide, or the whole sentence. */
function questionsOf(sentence: string): { asked: StoryQuestion[]; rest: string } {
  if (isSpeech(sentence)) return { asked: [], rest: sentence };
  const clauses = sentence.split(/,\s+/);
  const found = clauses.map((one) => askedIn(withoutSpeech(one)));
  const asked = found.filter((one) => one !== undefined);
  const deed = asked.length > 0 && clauses.length > 1 ? askedIn(withoutSpeech(sentence)) : undefined;
  // "Aku tampar adikku, dosa ga ya": the deed stands before the question.
  if (deed === "violence" || deed === "regret") asked.splice(0, asked.length, deed);
  if (asked.length > 0)
    return { asked, rest: clauses.filter((_, nth) => found[nth] === undefined).join(", ") };
  const whole = clauses.length > 1 ? askedIn(withoutSpeech(sentence)) : undefined;
  return whole === undefined ? { asked: [], rest: sentence } : { asked: [whole], rest: "" };
}

/** What a message asks the guide within a story, in its order and each once, and the message without these questions. */
export function storyQuestionsIn(text: string): { asked: StoryQuestion[]; rest: string } {
  const found = text.split(/(?<=[.!?;])\s+|\n+/).map(questionsOf);
  const asked = [...new Set(found.flatMap((one) => one.asked))];
  const rest = found.map((one) => one.rest).filter((one) => one !== "");
  return { asked, rest: asked.length === 0 ? text : rest.join(" ").trim() };
}
