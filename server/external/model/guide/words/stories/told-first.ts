import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

const me = "(?:aku|ak|saya|sy|gue|gw|gua|sa|kami|kita|beta|ulun|awak|ambo|kulo|abdi)";
const no = `(?:${noWords})`;
const tell =
  "(?:cerita|ceritakan|ceritain|critain|kuceritakan|kuceritain|bilang|bilangin|kubilang|ngomong|omongin|ngaku|akui|ungkapkan|curhat|curhatin|buka)";
const first = new RegExp(
  [
    `\\b${no} pernah (?:${me} |sekali ?pun |ku)?${tell}(?:kan|nya)?\\b`,
    `\\b${me} ${no} pernah ${tell}\\b`,
    `\\b(?:baru|br) (?:kali ini|di ?sini|sekarang|ini) (?:${me} )?(?:berani |bisa |mau )?${tell}\\b`,
    `\\b(?:pertama kali|pertama kalinya) (?:ini )?(?:${me} )?(?:berani )?${tell}\\b`,
    `\\b${no} ada (?:satu ?pun |se ?orang ?pun |siapa ?pun )?(?:yang|yg) (?:tau|tahu)(?: soal (?:ini|itu)| selain| cerita ini| kecuali|$)`,
  ].join("|"),
  "u",
);
/** Somebody else who does not tell, or does not know. */
const others =
  /^(?:(?:tapi|tp|padahal|terus|trus|soalnya|dan|karena|krn) )*(?:dia|ia|mereka|beliau|suami\w*|istri\w*|pacar\w*|mantan\w*|anak\w*|bos\w*|atasan\w*|teman\w*|temen\w*|ibu\w*|mama\w*|bapak\w*|ayah\w*|kakak\w*|adik\w*) (?:\p{L}+ )?(?:belum|blm|ga|gak|nggak|tidak|tdk|ndak|ga ada|baru)\b/u;

/** Whether somebody says that they have never told this before. */
export const tellsFirst = (text: string): boolean =>
  text
    .split(/(?:[!?;\n]|\.(?!\d))+|,\s+/)
    .map(plain)
    .some((one) => first.test(one) && !others.test(one));
