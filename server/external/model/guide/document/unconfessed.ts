/* What a customer complains of, without what the owner confesses to the guide: that is never put into the customer's mouth. */

const own = "(?:gw|gue|gua|aku|ak|saya|sy|kami|kita|karyawan(?:ku| saya)?|anak buah(?:ku| saya)?)";
const confession = new RegExp(
  [
    `\\b(?:emang |memang |sebenernya |sebenarnya |jujur )?(?:salah|keliru|teledor|lalai|lupa)(?:nya)? (?:di )?${own}\\b`,
    `\\b${own} (?:juga |jg |emang |memang |sih |yang |yg |yang |agak )*(?:salah|keliru|teledor|lalai|lupa|kelupaan|khilaf|ga misahin|gak misahin|nggak misahin|tidak memisahkan)\\b`,
  ].join("|"),
  "i",
);
/** What the owner feels or says of themselves, beside what the customer said. */
const ownFeeling = new RegExp(
  `^(?:ya |yo |jujur |terus |trus |dan )*${own} (?:sendiri|juga|jg|jadi|sebenernya|sebenarnya|jane|sih)\\b|^${own} (?:\\p{L}+ )?(?:ga|gak|nggak|tidak|ndak|ora) enak\\b|^baru (?:kali|sekali) ini\\b|^(?:ya |jujur )*(?:ga|gak|nggak|tidak|ndak) enak (?:sekali|banget|bgt|juga|jg|hati)\\b`,
  "iu",
);
/** Whoever is asked for help is addressed by it, and not the customer. */
const toGuide = /,? (?:mbak|mba|mas|kak|min|bang)(?=\s*(?:[,.;!?\n]|$))/giu;
const becauseFirst = /^(?:ya |iya |yo |nggih )*(?:karena|krn|karna|soalnya|gara-gara|gara2) /i;
const joint =
  /(?<=[;\n])\s*|(?<=[,.])(?!\d)\s*|\s+(?=(?:tapi|tp|padahal|soalnya|karena|krn|gara-gara|gara2)\s)/;

/** The cause beside a confession is part of it. */
const cause = /^(?:karena|krn|soalnya|gara-gara|gara2)\s/i;

/** The complaint without those clauses; "" if nothing else stands there. */
export function withoutConfession(told: string): string {
  const clauses = told.replace(toGuide, "").split(joint);
  const isConfessed = clauses.some((clause) => confession.test(clause));
  return clauses
    .filter(
      (clause) =>
        !confession.test(clause) && !ownFeeling.test(clause) && !(isConfessed && cause.test(clause)),
    )
    .join(" ")
    .replace(becauseFirst, "")
    .replace(/\s+/g, " ")
    .replace(/[,;\s]+$/, "")
    .trim();
}
