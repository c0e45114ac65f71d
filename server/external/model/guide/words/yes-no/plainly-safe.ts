import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { deniesFear, hesitates, speaksOfHarm } from "./fear-denied.ts";
import { noWords } from "./no-words.ts";
import { around, facts, factsAround, kin, reactions, self, tension } from "./safe-words.ts";

/*
 * Whether a longer answer to a question about safety says plainly that there is nothing to fear. It is read clause by
 * clause, and every word of it has to be known: a denial of violence, how somebody reacts, what one may be in front of
 * them, or a matter of every day. Any other word, and a denial that is bound to something, leaves it to the buttons.
 */

/** "Belum pernah" and "bukan" leave open what may come. */
const no = `(?:${noWords
  .split("|")
  .filter((word) => !/^(?:belum|blm|durung|dereng|acan|alun|bukan|bkn|bukang|dudu|sanes|lanes)$/.test(word))
  .join("|")})`;
const some = (words: ReadonlySet<string>): string => `(?:${[...words].join("|")})`;
const who = `(?:(?:orangnya|orange|${some(kin)}(?:ku|nya|e|ne)?(?: (?:saya|aku|mertua))?) )`;
const light =
  "(?:kok|sih|lah|ya|yah|aja|saja|ae|wae|mah|ji|do|kak|kakak|ka|bang|min|mbak|mas|lae|teh|bu|pak|alhamdulillah|sama sekali|orangnya|itu|dia|tapi|tp|cuma|eh|oh|apa2|apa apa|juga|jg|banget|bgt|jaya|terkendali)";
/** Thanks, comfort, surprise and a fear for somebody's feelings, which say neither yes nor no. */
const kind = [
  "(?:tenang|santai|makasih|makasi|terima kasih|thanks|nuhun|hatur nuhun|suwun|matur nuwun|udah nanya|sudah tanya)",
  `(?:hah|hahaha|wkwk|wkwkwk|${no} (?:gitu|gt|begitu)|(?:dia|doi|orangnya) baik)`,
  "(?:(?:aku|saya|sy|gue|gw|deg ?deg ?an|deg2an|gugup|grogi|aja|doang) )*takut (?:dia|doi|orangnya) (?:ilfeel|ilfil|bosen|bosan|kecewa|tersinggung|salah paham|sedih)",
].join("|");
const deed =
  "(?:kasar|ngasarin|kasarin|mukul|memukul|mukulin|pukul|nampar|main tangan|main fisik|angkat tangan|ringan tangan|kdrt|nyakitin|nyakiti|menyakiti|ngancem|ngancam|mengancam|ngantem|ngagebug|neunggeul|mamukua|malatak|napukul|mamukul|manampar|bapukul)";
const deeds = `${deed}(?: (?:atau|ato|apalagi|maupun|dan|opo maneh) ${deed})*`;
/** The one who is asked about is the member; "ga pernah mukul anak" says something else. */
const toMember = "(?: (?:sama |ke |kepada )?(?:aku|saya|gue|gw|ka|ambo|awak))?";
/** "Ga tau kasar" is no denial, and "ora tau kasar" is one. */
const never = `(?:${no} (?:pernah|prnh|parnah|kungsi|suah)|(?:ora|ra) tau)`;
const isSafe = "(?:ama+n+|aman2|aman aman|baik2|baik baik)";
/** Not "adikku aman": somebody else's safety is not the member's. */
const whoIsSafe = `(?:(?:dia|doi|beliau|orangnya|orange|semua|semuanya|${some(self)}) )?`;
const strong = [
  `${whoIsSafe}(?:ngerasa |merasa )?${isSafe}`,
  `${no} ada (?:kekerasan|ancaman|kdrt|(?:yang|yg) (?:terluka|luka|disakiti|perlu ditakutin|perlu ditakuti))`,
  `${who}*(?:mah |teh )?${never} (?:ji )?(?:sampe |sampai )?${deeds}${toMember}`,
  `${who}*${no} (?:suka )?(?:kasar|kasaran|main tangan|kdrt)`,
  `${who}*(?:bukan|bkn) (?:tipe |orang )(?:yang |yg )?(?:kasar|kasaran)`,
].join("|");
/** That it does not come so far says little alone. */
const weak = `${who}*${no} (?:(?:sampe|sampai|smpe|smp|nganti|sampek) (?:${deeds})|(?:ngancem|ngancam|mengancam))${toMember}`;
const filled = (part: string): RegExp =>
  new RegExp(`^(?:${light} )*(?:${part})(?: (?:${light}|${part}))*$`, "u");
const denied = filled(`${strong}|${weak}`);
const friendly = new RegExp(`^(?:${light} )*${kind}(?: (?:${light}|${kind}))*$`, "u");
const strongly = new RegExp(`(?:^| )(?:${strong})(?= |$)`, "u");

/** An occasion on which somebody reacts. */
const occasion =
  /\b(?:kalo|kalau|klo|kl|tiap|pas|nek|lamun) (?:lagi )?(?:ditanya|ditanyain|diajak (?:ngobrol|ngomong|bicara|bahas)|dibahas|ditolak|ditelpon|dikasih tau|marah|kesel|kesal|ngambek)\b/gu;
const phrases = [
  occasion,
  /\b(?:sama|sm|ke) (?:aku|saya|gue|gw|ambo|awak)\b/gu,
  /\b(?:diemin|didiemin|cuekin|nyuekin|ngambekin|ngomelin|diamkan|mendiamkan) (?:aku|saya|gue|gw)\b/gu,
  /\b(?:keras di mulut|(?:mulut|mulutnya|di mulut)(?: (?:aja|doang|saja))? (?:yang |yg )?(?:keras|pedas|pedes|tajam))\b/gu,
  /\bdeg ?deg ?an\b/gu,
];
const held = "marah";
const refused = new RegExp(
  `\\b(?:${noWords}) (?:(?:pernah|mau|bisa|bakal|akan) )?(?=(?:${[...reactions].join("|")}|ngomong|ngobrol|dengar|denger|bales|jawab)\\b)(?:ngomong|ngobrol|dengar|denger|bales|jawab)?`,
  "gu",
);
const number = /^\d+(?:rb|ribu|jt|juta|k|th|thn|hari|bln|an)?$/;

const bare = (word: string): string => word.replace(/2$/, "");
const isKin = (word: string): boolean =>
  kin.has(word) || kin.has(word.replace(/(?:ku|nya|mu|e|ne)$/, "")) || word === "orang";
const among =
  (...sets: readonly ReadonlySet<string>[]) =>
  (word: string): boolean =>
    sets.some((one) => one.has(word) || one.has(bare(word)));
const isReaction = among(reactions);
const isTension = among(tension);

const clausesOf = (text: string): string[] =>
  text
    .split(/[;!\n()]+|[,.](?!\d)|\s+(?=(?:tapi|tp|cuma|cuman|cm|hanya|trus|terus|soalnya|paling|paliang)\s)/i)
    .map(plain)
    .filter((one) => one !== "");

/** A clause with one word of anger in place of what says no more. */
const shortened = (clause: string): string =>
  phrases.reduce((said, phrase) => said.replace(phrase, ` ${held} `), clause).replace(refused, ` ${held} `);

function tellsReaction(clause: string): boolean {
  const words = shortened(clause).trim().split(/\s+/);
  const isOfMember = words.some((word) => self.has(word));
  // "Aku diam saja" may be what keeps somebody calm.
  if (isOfMember) return words.some(isTension) && words.every(among(self, tension, around));
  const isKnown = among(reactions, tension, around);
  return (
    words.some((word) => isReaction(word) || isTension(word)) &&
    words.every((word) => isKnown(word) || isKin(word) || number.test(word))
  );
}

function tellsFact(clause: string): boolean {
  const isKnown = among(facts, factsAround, self);
  const words = clause.split(/\s+/);
  return words.every((word) => isKnown(word) || isKin(word) || number.test(word));
}

const isDenied = (clause: string): boolean => denied.test(clause) || deniesFear(clause);
const isPlainlyDenied = (clause: string): boolean =>
  deniesFear(clause) || (denied.test(clause) && strongly.test(clause));
const isKnownClause = (clause: string): boolean =>
  isDenied(clause) ||
  friendly.test(clause) ||
  (!speaksOfHarm(shortened(clause)) && (tellsReaction(clause) || tellsFact(clause)));

const kinIn = (clauses: readonly string[]): Set<string> =>
  new Set(
    clauses
      .flatMap((clause) => clause.split(" "))
      .filter(
        (word) => isKin(word) && !/^(?:dia|ia|doi|mereka|beliau|orang|kakak|abang|keluarga)$/.test(word),
      )
      .map((word) => word.replace(/(?:ku|nya|e|ne)$/, "")),
  );

/** "Mamak ga pernah mukul, bapak marah": what is said of one is not said of the other. */
function isOfOne(clauses: readonly string[]): boolean {
  const ofAll = clauses.some((clause) => isPlainlyDenied(clause) && !clause.split(" ").some(isKin));
  return ofAll || kinIn(clauses).size < 2;
}

/** Whether an answer holds nothing but what is known to be harmless. */
export function isHarmless(text: string): boolean {
  const clauses = clausesOf(text);
  if (hesitates(text) || clauses.length === 0 || !clauses.every(isKnownClause)) return false;
  if (!clauses.some(isDenied)) return clauses.some(tellsReaction);
  const isPlain = clauses.some(isPlainlyDenied) || clauses.some(tellsReaction);
  return isPlain && isOfOne(clauses);
}

/** Whether a longer answer says plainly that there is nothing to fear from somebody. */
export const saysSafe = (text: string): boolean => isHarmless(text) && clausesOf(text).some(isDenied);
