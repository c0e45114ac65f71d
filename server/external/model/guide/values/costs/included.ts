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

const packed =
  "(?:plastik|kemasan|mika|bungkus|kertas|stiker|kotak|box|cup|dus|sterofoam|styrofoam|pouch|toples|botol)(?:nya|an|e|ne)?";
const withPacking = new RegExp(
  `\\b(?:${already} )+(?:(?:sama|sm|ama|karo|ambek|jeung|plus|dengan|dgn|beserta|${counted}) )+(?:\\p{L}+ ){0,4}?${packed}\\b|\\b(?:termasuk|tmsk|include|plus sama) (?:\\p{L}+ ){0,4}?${packed}\\b`,
  "u",
);

/** Whether a text says that what is packed in is part of its sum: "itu udah sama plastik stiker sm gas". */
export const includesPacking = (text: string): boolean =>
  withPacking.test(plain(text)) && !not.test(plain(text)) && !/\?\s*$/.test(text);
