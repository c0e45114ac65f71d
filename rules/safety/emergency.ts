import { isGuess } from "./guessed.ts";
import { bareWords } from "./language/scan.ts";
import { ownCategories } from "./levels.ts";
import type { Sign } from "./signs.ts";
import { isEmergencyRule } from "./tables/rules-emergency.ts";
import type { RiskCategory, RiskState, RiskTopic } from "./types.ts";

/** A rule found that the member is a danger to themselves. */
export const isOwnDanger = ({ ruleId, category, level, subject }: Sign): boolean =>
  level >= 2 &&
  subject === "self" &&
  ownCategories.includes(category) &&
  !isEmergencyRule(ruleId) &&
  !isGuess(ruleId);

/**
 * Returns the topic of a medical emergency if one is told or open; it has words of its own, which speak of no wish to
 * die. A danger that the member is to themselves comes before it. Where somebody was attacked, a second topic says so: the
 * ambulance and first aid are then followed by the danger from that person.
 */
export function emergencyTopic(signs: readonly Sign[], open: Open | undefined): RiskTopic[] {
  if (signs.some(isOwnDanger)) return [];
  const isTold = signs.some(({ ruleId, level }) => level >= 2 && isEmergencyRule(ruleId));
  const wasTold = open?.topics.includes("emergency") === true;
  if (!isTold && !wasTold) return [];
  const isAttacked =
    open?.topics.includes("attacked") ||
    (!wasTold && open?.categories.includes("violence_victim")) ||
    signs.some(isAttack);
  return isAttacked ? ["attacked", "emergency"] : ["emergency"];
}

type Open = { topics: readonly RiskTopic[]; categories: readonly RiskCategory[] };

/** A rule found blows or weapons; the classifier alone takes falls and wounds for an attack. */
const isAttack = ({ ruleId, level }: Sign): boolean => level >= 2 && attacks.includes(ruleId);
const attacks: readonly string[] = [
  "hit",
  "struck",
  "hit-on",
  "strangled",
  "violence-now",
  "death-threat",
  "open-attack",
];

/** Whether a medical emergency is open. */
export const isEmergency = ({ topics = [] }: RiskState): boolean => topics.includes("emergency");

const already =
  "(?:udah|sudah|udh|sdh|dah|wis|wes|uwis|geus|uda|so|su|lah|alhamdulillah|syukurlah|untungnya)";
const well =
  "(?:sadar|siuman|bangun|duduk|jalan|makan|minum|main|ketawa|normal|pulih|sehat|tangi|hudang|melek|napas|bernapas|nafas|bernafas|nangis|ngomong|bicara|stabil|aman|baikan|mendingan|membaik|reda|berhenti kejang\\w*|(?:ga|gak|nggak|ngga|enggak|tidak|ndak|ora) (?:kejang|keselek|tersedak|berdarah)\\w*)";
const cared =
  "(?:ditangani|dirawat|diperiksa|dijemput|(?:di|nyampe|sampai|sampe|masuk)(?: di)? (?:igd|rs|rsud|rumah sakit|klinik|puskesmas)|(?:ambulans?|ambulance|petugas|dokter|bidan)\\w* (?:dateng|datang|tiba|di sini))";
const over = new RegExp(
  `\\b${already} (?:\\w+ ){0,2}?(?:${well}|${cared})\\b|\\b(?:ambulans?|ambulance|petugas)\\w* ${already} (?:dateng|datang|tiba|di sini)\\b|\\b(?:ternyata|rupanya|cuma|cuman|hanya) (?:\\w+ )?(?:tidur|ketiduran|ketawa|main|akting|latihan|pura pura|iseng|ngigau|mimpi|kecapean|kecapekan|becanda|bercanda)\\b`,
);
/** "Belum sadar juga" says the opposite. */
const still = /\b(?:belum|blm|blom|durung|tapi|tp|masih|lagi kejang|kejang lagi|pingsan lagi)\b/;

/** Whether a text says that an emergency is over: they are awake again, are treated, or only slept. */
export function isOver(text: string): boolean {
  const said = bareWords(text);
  return over.test(said) && !still.test(said);
}
