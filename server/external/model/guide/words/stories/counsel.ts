import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { speaksOfHarm } from "#server/external/model/guide/words/yes-no/fear-denied.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { harmIn } from "./bare-feeling.ts";
import { harmAround } from "./judged.ts";

/*
 * What somebody asks the guide about their own next step: "apa sebaiknya aku telepon duluan", "harusnya aku jujur ga sih",
 * "menurutmu gimana". It is no quarrel in which somebody is right, so no judge is asked for.
 */

/** `reach`: whether to turn to somebody. `truth`: whether to tell them something. `leave`: whether to give something up. */
export type Counsel = "reach" | "truth" | "leave" | "own";

const no = `(?:${noWords})`;
const me = "(?:aku|ak|saya|sy|gue|gw|gua|sa|beta|kita|kami|ulun|awak|ambo|kulo|abdi|inyong|tak|ku\\p{L}{3,})";
const you = "(?:kamu|km|lu|lo|elu|kau|anda|kakak|kak|kk|min|mbak|mas|sampeyan|ngana|ose|panjenengan)";
const better =
  "(?:sebaiknya|sebaike|baiknya|baike|bagusnya|enaknya|mending|mendingan|harusnya|seharusnya|mestinya|kudune|lebih baik|apike)";
const how = "(?:gimana|gmn|bagaimana|piye|pripun|kumaha)";
const must = "(?:harus|hrs|perlu|kudu|mesti|usah)";
const asks = new RegExp(
  `\\b${no}(?: (?:sih|seh|ya|yo|kak|min|mbak|mas|bang|ke \\p{L}+|sama \\p{L}+))*$|\\b(?:apa|atau|ato|opo) ${no}\\b|(?:kah|ya|yo|yah)$`,
  "u",
);

/** "Apa sebaiknya aku telepon duluan", "mending aku diem aja ya". */
const ofBetter = new RegExp(`\\b${better} (?:\\p{L}+ ){0,1}?${me}\\b|\\b${me} ${better} \\p{L}+`, "u");
/** "Apa aku perlu minta maaf", "aku harus jujur ga ya". */
const ofMust = new RegExp(
  `\\b(?:apa|apakah|opo|emang|emangnya) ${me} ${must} (?!${how}|apa|opo|ngapain)\\p{L}+|\\b${me} ${must} (?!${how}|apa|opo|ngapain)(?:\\p{L}+ ){1,5}?${no}\\b|\\b(?:haruskah|perlukah) ${me} `,
  "u",
);
/** "Menurutmu gimana", "saya bertanya sebaiknya bagaimana". */
const ofOpinion = new RegExp(
  `\\b(?:menurut|mnrt|mnurut) ?(?:mu|${you}) (?:\\p{L}+ )?${how}\\b|\\b${how} (?:menurut|mnrt|mnurut) ?(?:mu|${you})\\b|^(?:(?:jadi|jd|terus|trus|kak|tapi|tp|saya|aku|sy) )*(?:(?:cuma|hanya)? ?(?:tanya|bertanya|nanya) )?(?:sebaiknya|baiknya) (?:${me} )?${how}\\b`,
  "u",
);
/** "Wa maneh opo tak parani": two courses of the member's own. */
const ofTwo = /^\S+(?: \S+){0,6} (?:apa|opo|atau|ato) (?:tak|aku|saya|sy|gue|gw|sa) \p{L}{3,}/u;

/** A judgement of somebody, a feeling and what is over are answered elsewhere. */
const otherwise =
  /\b(?:siapa|sapa|sopo|salah\p{L}*|benar|bener|wajar|normal|lebay|egois|dosa|durhaka|jahat|aneh|cocok|marah|sedih|nangis|malu|waktu itu|dulu|kemarin|kmrn|dari awal|tadinya)\b/u;
/** What those decide who know it: the body, the law and life itself. */
const notOurs =
  /\b(?:obat\p{L}*|pil|dosis|suntik\p{L}*|operasi|dokter|hamil|gugur\p{L}*|aborsi|kb|mati|bunuh|hidup|bundir|polisi|lapor\p{L}*|pukul|mukul|balas dendam|cek hp|sadap|ngikutin|pinjol|judi|slot)\b/u;
const wordsMax = 24;

const patterns: readonly (readonly [RegExp, needsMark: boolean])[] = [
  [ofBetter, true],
  [ofMust, true],
  [ofOpinion, false],
  [ofTwo, true],
];

type Piece = { said: string; isAsked: boolean };

const piecesOf = (text: string): Piece[] =>
  text
    .replace(/["“][^"“”]*["”]/g, " ")
    .split(/(?<=[.!?;])\s+|\n+/)
    .flatMap((sentence) => {
      const clauses = sentence.split(/,\s+|\.\.+/);
      return clauses.map((clause, at) => ({
        said: plain(clause),
        isAsked: at === clauses.length - 1 && sentence.trim().endsWith("?"),
      }));
    })
    .filter(({ said }) => said !== "" && said.split(" ").length <= wordsMax);

const isCounsel = ({ said, isAsked }: Piece): boolean =>
  !otherwise.test(said) &&
  !notOurs.test(said) &&
  patterns.some(([pattern, needsMark]) => pattern.test(said) && (!needsMark || isAsked || asks.test(said)));

const leaving =
  /\b(?:resign|keluar(?! rumah)|berhenti|brenti|cabut|pindah|putus|pisah|cerai|mundur|bertahan|nyerah)\b/;
const truth = /\b(?:jujur|ngaku|mengaku|terus terang|cerita|ceritain|kasih tau|ngasih tau|bilang)\b/;
const reaching =
  /\b(?:telepon|telpon|telfon|tlp|nelpon|nelfon|menelepon|wa|chat|ngechat|hubungi|ngehubungi|menghubungi|sapa|nyapa|menyapa|samperin|nyamperin|temui|nemui|parani|marani|kabari|ngabarin|balas|bales|jenguk|datangi|datengin)\b/;
/** Nobody is led back to somebody from whom they have parted. */
const parted = /\b(?:mantan\p{L}*|putus|diputusin|blokir|diblokir|cerai|ghosting|stalking)\b/u;

function kindOf(said: string): Counsel {
  if (leaving.test(said)) return "leave";
  if (truth.test(said)) return "truth";
  return reaching.test(said) ? "reach" : "own";
}

/** Whether harm is spoken of; distress alone takes nothing away from what is asked. */
const isHarm = (text: string, told: readonly string[]): boolean =>
  harmIn(text, []) === "deed" || speaksOfHarm(text) || harmAround("", told) !== undefined;

/** What somebody asks about their own next step; undefined if they ask nothing of it, or where harm stands around it. */
export function counselIn(text: string, told: readonly string[] = []): Counsel | undefined {
  const found = piecesOf(text).find(isCounsel);
  if (found === undefined || isHarm(text, told) || notOurs.test(plain(text))) return undefined;
  const own = kindOf(found.said);
  const kind = own === "own" ? kindOf(plain(text)) : own;
  const isBack = kind === "reach" && [...told, text].some((one) => parted.test(plain(one)));
  return isBack ? "own" : kind;
}
