import { plain } from "./language/scan.ts";
import { byPriority } from "./levels.ts";
import type { Sign } from "./signs.ts";
import type { RiskCategory, RiskLevel, RiskSituation, RiskSubject } from "./types.ts";

/** What one of our questions in a danger asks about. */
export type Question = "plan" | "wish" | "means" | "aggressor" | "company" | "command";

/** The first expression that matches names the question. */
const kinds: readonly (readonly [Question, RegExp])[] = [
  ["command", /\bsuara\b.*\b(?:menyuruh|suruh|perintah)/],
  ["means", /\b(?:benda|obat|alat|senjata|pisau|racun)\w*\b/],
  ["plan", /\brencana|\bsudah disiapkan|\bmenyiapkan/],
  [
    "wish",
    /mengakhiri hidup|ingin mati|untuk mati|bunuh diri|tidak ingin hidup|menyakiti diri|melukai diri|tidak mau hidup/,
  ],
  [
    "aggressor",
    /\b(?:orang itu|pelaku(?:nya)?|dia)\b.*\b(?:dekat|di sana|di sini|di rumah|bersamamu|sekarang)|\bdekat\b.*\b(?:orang itu|pelaku)/,
  ],
  ["company", /\b(?:menemani|temani|sendirian|bersamamu|di dekatmu|siapa)\b/],
];

const answerWordsMax = 6;
const filler =
  "(?: (?:ada|ad|kok|kak|sih|ya|deh|lagi|aja|apa apa|apa2|sama sekali|beneran|mas|mbak|bang|min|lah|ji|je|jo|to|pang|dong|atuh|mah|do))*";
const yes = new RegExp(
  `^(?:iya+|ya+|y|yes|yup|yoi|ada|ad|udah|udh|sudah|masih|betul|bener|benar|mungkin|kadang|kadang2|sering|sedikit|dikit|kayaknya|kyknya|nggih|inggih|muhun|enya|he ?eh|hooh|dekat|deket|so|su|wis)${filler}$`,
);
/** "Ada di laci": words for where something, or somebody, is. */
const places: Partial<Record<Question, RegExp>> = {
  means:
    /\b(?:laci|kamar|tangan|tanganku|meja|depan|samping|dekat|deket|dekatku|sini|tas|tasku|kasur|bantal|lemari|dapur|pegang|kupegang|genggam)\b/,
  aggressor: /\b(?:dekat|deket|dekatku|sini|depan|samping|sebelah|sebelahku|serumah|sekamar)\b/,
};
const no = new RegExp(
  `^(?:enggak|nggak|engga|ngga|gak|gk|ga|g|tidak|tdk|ndak|nda|ora|dudu|mboten|boten|teu|henteu|kagak|kaga|sonde|kada|indak|inda|trada|nope|no|bukan|blm|belum|jauh)${filler}$`,
);
const negated = /\b(?:ga|gak|gk|g|nggak|ngga|enggak|tidak|tdk|ndak|bukan|belum|blm|ora|kagak|kaga)\b/;
const removed =
  /\b(?:kubuang|kujauhkan|kutitipkan|kutitipin|kusingkirin|dibuang|dijauhin|dititipin)\b|^(?:udah|sudah) (?:jauh|pergi)\b/;

const lastQuestionOf = (said: string): string | undefined =>
  plain(said)
    .split(/(?<=[.!?\n])/)
    .findLast((sentence) => sentence.includes("?"));

/** Returns what the last question in these words is about; undefined if it is none of our questions in a danger. */
export function questionIn(said: string): Question | undefined {
  const last = lastQuestionOf(said);
  return last === undefined ? undefined : kinds.find(([, words]) => words.test(last))?.[0];
}

/** Whether these words end in a question about a wish or a plan to die or to hurt oneself. */
export const asksOfDeath = (said: string): boolean => ["wish", "plan"].includes(questionIn(said) ?? "");

/** "Cuma lewat", "sekilas doang", at the beginning of a message. */
const passing =
  /^(?:(?:iya|ya|yg|itu|td|tadi|kan) ){0,2}(?:(?:cuma|cm|cuman|hanya|sekadar|sekedar) (?:lewat|sekilas|kepikiran|terlintas)|(?:lewat|sekilas|kepikiran|terlintas) (?:doang|doank|aja|saja|kok))\b/;

/** What follows may be graver: "cuma lewat, tapi dari sini jembatannya udah keliatan". */
const goesFurther =
  /\b(?:tapi|tp|tpi|cuma|terus|trus|trs|sampe|sampai|malam|mlm|sekarang|skrg|besok|bsk|nanti|ntar)\b/;

/** Whether a text answers our question whether the thought only passes by with a yes, and tells nothing more. */
export function isPassing(text: string, said: string | undefined): boolean {
  const words = plain(text);
  const rest = words.replace(passing, "");
  return said !== undefined && asksOfDeath(said) && rest !== words && !goesFurther.test(rest);
}

/** Whether these words end in the question that confirms a denial (flows/danger, steps `denied`). */
export const asksBack = (said: string): boolean =>
  /(?:supaya|biar) (?:aku )?(?:tidak )?(?:salah|keliru|jelas|pasti)|kupastikan|satu hal saja/.test(
    lastQuestionOf(said) ?? "",
  );

export type Answered = { signs: Sign[]; situation: RiskSituation };
const nothing: Answered = { signs: [], situation: {} };

const at = (ruleId: string, category: RiskCategory, level: RiskLevel): Sign => ({
  ruleId,
  category,
  level,
  subject: "self",
});

const situationOfYes: Readonly<Partial<Record<Question, RiskSituation>>> = {
  means: { means: "at_hand" },
  aggressor: { aggressor: "present" },
  company: { company: "with_someone" },
};

/** Returns what a yes means; plans and means belong to the danger that is open. */
function toYes(question: Question, open: RiskCategory): Answered {
  const signs: Partial<Record<Question, Sign>> = {
    plan: at("answer-plan", open, 3),
    wish: at("answer-wish", "ideation", 2),
    means: at("answer-means", open, 3),
    aggressor: at("answer-near", "violence_victim", 3),
    command: at("answer-command", "psychosis", 3),
  };
  const sign = signs[question];
  return { signs: sign ? [sign] : [], situation: situationOfYes[question] ?? {} };
}
const toNo: Readonly<Record<Question, RiskSituation>> = {
  plan: {},
  wish: {},
  means: { means: "removed" },
  aggressor: { aggressor: "gone" },
  company: { company: "alone" },
  command: {},
};

const ofPersons: readonly RiskCategory[] = ["violence_victim", "violence_to_others", "psychosis"];

/** Returns the category in which a plan or means at hand count: for a danger to oneself, `plan_or_imminent`. */
const graveIn = (categories: readonly RiskCategory[]): RiskCategory => {
  const [first] = categories.toSorted(byPriority);
  return first !== undefined && ofPersons.includes(first) ? first : "plan_or_imminent";
};

const answered = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9 ]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const alone = /^(?:aku )?(?:sendiri|sendirian|sorangan|dewean)\b/;

/** Returns what a short answer means; "tidak di kamar" is a no. */
function meaningOf(question: Question, answer: string): "yes" | "no" | undefined {
  const isPlace = places[question]?.test(answer) === true;
  if (no.test(answer) || removed.test(answer) || (isPlace && negated.test(answer))) return "no";
  if (question === "company" && alone.test(answer)) return "no";
  return isPlace || yes.test(answer) ? "yes" : undefined;
}

/** Whether a text is only a no: "ga ada kok", but not "ga tau" or "ga kuat lagi". */
export const isPlainNo = (text: string): boolean => no.test(answered(text));

const yesOnly =
  /^(?:(?:iya+|ya+|yes|yup|yoi|betul|bener|benar|udah|udh|sudah|aman|nggih|inggih|muhun|enya|hooh|wis|su|so|kok|kak|sih|deh|lah|min|bang|mas|mbak)(?: |$))+$/;

/** Whether a text is only a yes. */
export const isPlainYes = (text: string): boolean => yesOnly.test(answered(text));

/**
 * Returns what a short text means as the answer to one of our own questions: "ada di laci", asked whether something
 * harmful is near, means at hand. Longer texts are judged alone, and without an open danger (`open`) only the gentle
 * question has an answer, since others may be about plans and medicines too.
 */
export function answerTo(
  said: string | undefined,
  text: string,
  open: { categories: readonly RiskCategory[]; about: RiskSubject | undefined } | "asked" | undefined,
): Answered {
  const question = said === undefined || open === undefined ? undefined : questionIn(said);
  const answer = answered(text);
  if (question === undefined || open === undefined || answer === "") return nothing;
  if (answer.split(" ").length > answerWordsMax) return nothing;
  const kind = meaningOf(question, answer);
  if (open === "asked") return question === "wish" && kind === "yes" ? toYes("wish", "ideation") : nothing;
  if (kind === "no") return { signs: [], situation: toNo[question] };
  if (kind === undefined) return nothing;
  const { signs, situation } = toYes(question, graveIn(open.categories));
  // If somebody else is in danger, the answer is about their wish, their means and who is near them.
  const isOthers = open.about !== undefined && open.about !== "self";
  return { signs: isOthers ? signs.map((sign) => ({ ...sign, subject: "other" })) : signs, situation };
}
