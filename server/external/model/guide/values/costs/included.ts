import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

const already =
  "(?:sudah|udah|udh|sdh|dah|alah|lah|wis|wes|uwis|mpun|sampun|geus|tos|atos|so|su|itu|ini|jadi|semua|semuanya)";
const counted =
  "(?:termasuk|tamasuak|tamasuk|masuk|kalebu|kalebet|kelebu|kaasup|include|included|kehitung|dihitung|terhitung|gabung|digabung|jadi satu|sekalian)";
const yes = new RegExp(
  `\\b${already}\\b(?: \\p{L}+){0,2} ${counted}\\b|^(?:\\p{L}+ )?(?:termasuk|tamasuak|kalebu|kalebet|include)\\b`,
  "u",
);
const not =
  /\b(?:belum|blm|alun|balun|durung|dereng|acan|tacan|teu|tidak|tdk|ga|gak|nggak|bukan|kada|indak|nda|ndak|ora) (?:\p{L}+ )?(?:termasuk|tamasuak|tamasuk|masuk|kalebu|kalebet|kelebu|include|dihitung|kehitung)\b/u;

/** Whether an answer says that a cost is part of an amount that was named before: "itu sudah termasuk tadi". */
export const isIncluded = (text: string): boolean => {
  const said = plain(text);
  return yes.test(said) && !not.test(said);
};
