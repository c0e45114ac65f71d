import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { plain } from "./commands.ts";
import { isFearBehind, isOwnQuestion, ownQuestionAt } from "./own-questions.ts";
import { joinedPieces, type Piece } from "./pieces.ts";
import { asksSomething } from "./questions.ts";

/*
 * Sentences of an answer that ask. A question to the guide is no part of a text, whatever it is about; where words for
 * somebody else are asked for, it is one only if something shows that it is not for them.
 */

/**
 * What may be asked where an answer is given: `anything` is for the guide, `spoken` words may ask the reader or oneself,
 * `questions` are what is asked for, and in a list of what is to be `done` no item asks. `called`: how the reader is called.
 * `isRead`: somebody else will read it, so that what only the guide can be asked is never a part of it.
 */
export type AskedAt = {
  may: "anything" | "spoken" | "questions" | "done";
  called: string | undefined;
  isRead?: boolean;
};

const no = `(?:${noWords})`;
const particle = "(?:ya|yah|yo|sih|seh|dong|kan|to|toh|tho|e|je|nih|tuh|kak|kakak|min|mbak|mba|mas|bang)";
const marks = /\?[\s"”)]*(?:\p{Extended_Pictographic}|\uFE0F|\s|h[ae]h[ae]\w*|wk+\w*)*$/u;

/** Forms that ask without a mark. */
const asking = new RegExp(
  [
    "\\p{L}{3,}(?: |(?<=normal|wajar|boleh|bisa|perlu|harus|aman|salah|kasar|sopan|pantas|apa))kah\\b",
    `\\b(?:normal|wajar|lumrah|aneh|salah|dosa|gapapa|gpp|sopan|kasar|pantes|pantas) (?:${no}|ka)(?: (?:sih|ya|kalau|kalo|klo|gitu|begitu|itu)\\b|$)`,
    "\\b(?:sebaiknya|baiknya|enaknya|bagusnya|mending|mendingan)\\b.*\\b(?:apa|atau|ato|gimana|gmn|bagaimana|kapan|siapa|berapa|yg mana|yang mana|dimana|di mana)\\b",
    `\\b(?:jawab|bilang|ngomong|tulis) apa(?: ${particle})*$`,
  ].join("|"),
  "u",
);

/** What leads to something that is said to the guide. */
const turning =
  /^(?:(?:eh+|oh|nah|trus|terus|tp|tapi) )*(?:btw|oh (?:iya|ya)|oiya|oya|o ?iya|eh (?:iya|btw|kak|mas|mbak|min)|(?:aku |saya |sy |sa |gw |gue |beta |ulun )?(?:mau|mo|boleh|numpang|sekalian|mohon) (?:tanya|nanya|bertanya)(?: (?:dulu|dlu|dl|dikit|lagi|ya))*)\b/;
/** Words by which a question asks for an opinion. */
const opinion =
  /\b(?:menurut(?:mu| (?:kamu|km|kau|lo|lu|kakak|anda|alma|mas|mbak|min))|mnrt (?:kamu|km|lo|lu)|pendapatmu|sebaiknya|baiknya|enaknya|bagusnya|mending|mendingan)\b/;
/** "Sebaiknya kita ketemu kapan" asks the reader. */
const together = /\b(?:kita|kamu|km|kau|lo|lu|elo|anda|sampeyan)\b/;
const judging = new RegExp(
  `\\b(?:normal|wajar|lumrah|lebay|berlebihan|dosa|aneh)(?: ?kah| ${no}| apa ${no})\\b`,
  "u",
);
const me = "(?:aku|ak|saya|sy|sa|gue|gw|gua|beta|ulun|awak|ambo|abdi|kulo|inyong|kami)";
const saying =
  "(?:di)?(?:tanya\\p{L}*|nanya\\p{L}*|bilang\\p{L}*|ngomong\\p{L}*|omong\\p{L}*|kirim\\p{L}*|ngirim\\p{L}*|tegur\\p{L}*|negur\\p{L}*|sebut\\p{L}*|nyebut\\p{L}*|tulis\\p{L}*|nulis\\p{L}*|kasih tau|kasi tau|tagih\\p{L}*|nagih\\p{L}*|jawab\\p{L}*|japri|chat)";
/** "Apa aku bilang di awal atau di akhir", "dikirim pagi apa malam": how to say it. */
const deliberating = new RegExp(
  `(?:^|\\b(?:apa|apakah|mending|${me}|itu) )(?:\\p{L}+ ){0,3}?${saying}\\b.*\\b(?:apa|atau|ato|opo|utawa)\\b`,
  "u",
);
/** "Jumlahnya sudah dicatat kah": what the guide holds. */
const noted = new RegExp(
  `\\b(?:(?:kau|kamu|km|ko|lo|lu|mas|mbak|kak|min|di|ke|ter|ku)? ?(?:catat|catet|simpan|simpen|rekam|inget|ingat|itung|hitung)\\p{L}*|dicatat|dicatet|kecatat|kecatet|tercatat|kesimpan|tersimpan|ketulis|tertulis|dimasukin|dimasukkan) (?:semua |tadi |td |itu )*(?:kah|ka|belum|blm|blom|durung|apa (?:belum|blm|${no})|${no}|kan|to)(?: ${particle})*$`,
  "u",
);
/** "Itu masuk jg ga?": whether what stands before is written. */
const goingIn = new RegExp(
  `^(?:(?:eh+|btw|oh|trus|terus|tp|tapi|kak|mas|mbak|min) )*(?:(?:yg|yang|soal|bagian) (?:\\S+ ){1,4}(?:itu|tadi|td|iku) )?(?:(?:itu|ini|iku|eta|yg itu|yang itu|yg tadi|yang tadi|yg ini|yang ini|semua|semuanya|udah|perlu|bakal|bisa|jg|juga|ikut|tadi|td) )+(?:di)?(?:masuk|ikut|tulis|sebut|kebawa|asup)(?:in|kan|an)? (?:(?:jg|juga|sekalian|ke situ|ke sini|ke (?:surat|pesan|naskah|teks)(?:nya)?) )*(?:kah|ka|${no}|apa ${no}|to)(?: ${particle})*$`,
  "u",
);
/** "Masukkan juga itu buat apa": a button of the guide. */
const ofButton =
  /\bmasukk?an juga\b.*\b(?:apa|gimana|gmn|buat apa|untuk apa|maksud\p{L}*)\b|\b(?:apa|maksud\p{L}*)\b.*\bmasukk?an juga\b/u;
const address = /\b(?:kak|kakak|mas|mbak|mba|min|admin|alma|gan|kang|teh|bang|cak|uda|uni|bli)\b/g;

/** Whether a sentence asks if what stands before it will be written. */
export const asksIfGoesIn = (sentence: string): boolean => goingIn.test(plain(sentence));

/** "Bahannya tadi udah diganti 131rb blm": whether a change of before was made. */
const changed = new RegExp(
  `\\b(?:tadi|td|barusan) (?:udah |udh |sudah |sdh |wes |wis )?(?:di|ke|ter)(?:ganti|ubah|rubah|ralat|betul|bener|hapus|tambah|kurang)(?:in|kan|i)? (?:(?:jadi |jd |ke )?\\S*\\d\\S* )?(?:kah|ka|belum|blm|blom|durung|apa (?:belum|blm|${no})|${no}|kan|to)(?: ${particle})*$`,
  "u",
);

/** Whether a sentence asks what the guide has noted. */
export const asksIfNoted = (sentence: string): boolean => {
  const said = plain(sentence);
  return noted.test(said) || changed.test(said);
};

/** Whether a sentence asks what the button does that puts a whole message into the document. */
export const asksOfRestoring = (sentence: string): boolean => ofButton.test(plain(sentence));

/** What needs no answer. */
const sighing = new RegExp(
  `\\b(?:mau|ya|terus|trus|habis|abis) (?:gimana|gmn|piye|apa|ngapain) (?:lagi|lg|coba)(?: ${particle})*$|^(?:ya |iya |bener |betul |gitu |oke |ok )*(?:kan|ya|to|toh|gitu|bener|betul)$`,
);
/** What somebody else has asked. */
const quoted =
  /["“”]|\b(?:katanya|kata (?!kata)\p{L}+|(?:me)?nanya\p{L}*|tanya\p{L}*|ditanya\p{L}*|bilang\p{L}*|blg|ngomong\p{L}*|jawab\p{L}*|teriak\p{L}*|nyeletuk|komen\p{L}*|protes\p{L}*)\b/iu;

/** What is dark is never quoted as a question that has no answer. */
const dark =
  /\b(?:(?:me|di|ke)?(?:mukul|pukul|tampar|nampar|gebuk|hajar|cekik|bunuh|ancam|ngancam|perkosa|siksa|nyakit|luka)\p{L}*|mati|meninggal|bundir|nyawa|akhiri\p{L}*|hidup\p{L}*)\b/u;

const wordsMin = 3;

/** Whether a sentence asks, with its mark or by its form. */
export const isAsking = (sentence: string): boolean =>
  marks.test(sentence.trim()) || asking.test(plain(sentence));

/** "Apakah masih bisa di angka 6 juta, kak?" may be put to whoever is asked for something. */
const wishing = /\b(?:boleh|bisa|bs|memungkinkan|mungkin|berkenan|bersedia|mau|minta|kapan)\b/;

/** An address that is neither the reader's title nor used for the reader elsewhere in the answer. */
function addressesGuide(said: string, others: string, called: string | undefined): boolean {
  const title = plain(called ?? "").split(" ")[0] ?? "";
  // "Kak, boleh minta waktu sebentar?" begins what is said to the reader.
  const found = said.replace(/^\p{L}+ /u, "").match(address) ?? [];
  return found.some((one) => one !== title && !new RegExp(`\\b${one}\\b`).test(others));
}

/** Whether words show that a question is for the guide. */
function isForGuide(sentence: string, others: string, called: string | undefined): boolean {
  const said = plain(sentence);
  if (turning.test(said) || noted.test(said) || ofButton.test(said)) return true;
  const isOfOthers = !together.test(said.replace(/\bmenurut (?:kamu|km|kau|lo|lu|anda)\b/g, ""));
  if (/\bmenurut/.test(said) && opinion.test(said) && isOfOthers) return true;
  if (isOfOthers && (opinion.test(said) || judging.test(said))) return true;
  if (isOfOthers && deliberating.test(said) && !/^(?:apa |apakah )?(?:boleh|bisa)\b/.test(said)) return true;
  return (
    /\bjawab apa\b/.test(said) || (isOfOthers && !wishing.test(said) && addressesGuide(said, others, called))
  );
}

/** "Jadi aku sebenarnya mau nanya dulu": a plan for what to say, directly before the question about it. */
const planning = new RegExp(
  `\\b${me} (?:sebenarnya |sebenernya |sbenarnya |aslinya |tuh |jg |juga )*(?:mau|mo|pengen|pingin|rencana(?:nya)?) ${saying}(?: \\p{L}+){0,3}$`,
  "u",
);

/** "Sudah dicatat kah? yang lembur itu": what the question is about, behind it. */
export const isTailOf = (question: string, sentence: string): boolean =>
  noted.test(plain(question)) && /^(?:(?:yg|yang) )?(?:[^\s?]+ ){1,4}itu[.!]*$/i.test(sentence.trim());

/** "Abis pinjol tinggal brapa kang?" between things that are to be done. */
function asksInList(sentence: string, others: string, called: string | undefined): boolean {
  const said = plain(sentence);
  if (quoted.test(sentence) || dark.test(said) || sighing.test(said)) return false;
  if (said.split(" ").length < wordsMin) return false;
  return marks.test(sentence.trim()) || (asksSomething(sentence) && addressesGuide(said, others, called));
}

/** Whether a sentence of an answer is a question to the guide. `others`: the rest of the answer. */
function asksGuide(
  sentence: string,
  others: string,
  { may, called, isRead }: AskedAt,
  isFirst: boolean,
): boolean {
  const said = plain(sentence);
  if (isRead === true && may !== "questions" && isOwnQuestion(sentence)) return true;
  if (noted.test(said) || ofButton.test(said) || goingIn.test(said)) return true;
  if (may === "done") return asksInList(sentence, others, called);
  if (may === "questions" || !isAsking(sentence) || sighing.test(said) || dark.test(said)) return false;
  if (said.split(" ").length < wordsMin) return false;
  if (/["“”]/.test(sentence)) return false;
  if (isForGuide(sentence, others, called)) return true;
  const mayBeReaders =
    together.test(said) ||
    /^(?:pak|bu|bapak|ibu|kak|mas|mbak|bang)\b|\b(?:ada|siapa) (?:yang|yg)\b|\byuk\b/.test(said) ||
    // "Capek masak tiap hari? Pesan di sini aja" begins an advertisement.
    (isFirst && !asksSomething(said));
  return may === "anything" && marks.test(sentence.trim()) && !mayBeReaders && !quoted.test(sentence);
}

const questionStart =
  /^(?:apa|apakah|boleh|bisa|bolehkah|bisakah|perlu|perlukah|haruskah|gimana|gmn|bagaimana|piye|kenapa|knp|kapan|siapa|berapa|brp|emang|emangnya|mending|sebaiknya|baiknya|enaknya|itu masuk|normal|wajar)\b/;
const dependent =
  /^(?:kalau|kalo|klo|kl|nek|lamun|misal\p{L}*|karena|krn|soalnya|biar|supaya|ketika|pas|waktu)\b/u;

const itemsMin = 3;

/** "Antrian numpuk, klien marah, apakah namanya perlu?": the clauses before a question answer. */
function cutQuestion(piece: Piece, { may, isRead }: AskedAt): Piece[] {
  const clauses = piece.text.split(/,\s+/);
  const own = isRead === true && may !== "questions" ? ownQuestionAt(clauses) : undefined;
  if (own !== undefined)
    return [
      { gap: piece.gap, text: clauses.slice(0, own).join(", ") },
      { gap: ", ", text: clauses.slice(own).join(", ") },
    ];
  const last = clauses.at(-1) ?? "";
  // Of a list in one line only the last item asks.
  if (may === "done" && clauses.length >= itemsMin && isAsking(last))
    return [
      { gap: piece.gap, text: clauses.slice(0, -1).join(", ") },
      { gap: ", ", text: last },
    ];
  const head = plain(clauses[0] ?? "");
  if (!isAsking(piece.text) || dependent.test(head) || turning.test(head)) return [piece];
  const at = clauses.findIndex((one, nth) => nth > 0 && questionStart.test(plain(one)));
  if (at < 0) return [piece];
  if (plain(clauses.slice(0, at).join(" ")).split(" ").length < wordsMin) return [piece];
  const [before, question] = [clauses.slice(0, at), clauses.slice(at)].map((one) => one.join(", "));
  return [
    { gap: piece.gap, text: before ?? "" },
    { gap: ", ", text: question ?? "" },
  ];
}

/** Separates the questions to the guide from the rest of an answer; undefined if there is no question, or nothing else. */
export function questionsIn(
  written: readonly Piece[],
  at: AskedAt,
): { kept: Piece[]; questions: string[] } | undefined {
  const pieces = written.flatMap((piece) => cutQuestion(piece, at));
  const isOut = pieces.map(({ text }, nth) => {
    const others = plain(
      pieces
        .filter((_, other) => other !== nth)
        .map((one) => one.text)
        .join(" "),
    );
    return asksGuide(text, others, at, nth === 0);
  });
  const isBeside = (text: string, nth: number): boolean =>
    (isOut[nth + 1] === true && planning.test(plain(text))) ||
    (isOut[nth - 1] === true &&
      (isTailOf(pieces[nth - 1]?.text ?? "", text) || (at.isRead === true && isFearBehind(text))));
  const kept = pieces.filter(({ text }, nth) => !isOut[nth] && !isBeside(text, nth));
  // What the guide reads back needs no quotation of its own.
  const questions = pieces
    .filter(({ text }, nth) => isOut[nth] || ((isOut[nth + 1] || at.isRead === true) && isBeside(text, nth)))
    .map(({ text }) => text.trim());
  return questions.length === 0 || joinedPieces(kept) === "" ? undefined : { kept, questions };
}
