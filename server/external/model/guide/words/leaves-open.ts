import { plain } from "./to-guide/commands.ts";
import { noWords } from "./yes-no/no-words.ts";

/* What says that a place is to stay open: "bisa ga dikosongin aja", "blm ada perusahaan tertentu". */

const no = `(?:${noWords})`;
const address = "(?:ya|dong|deh|sih|kak|mbak|mas|min|bang|pak|bu|gapapa|gpp|kan)";
const lead = `(?:(?:yaudah|ya udah|ya sudah|udah|oke|ok|eh|oh|hm+|kalo gitu|kalau gitu|itu|ini|nama(?:nya)?|perusahaan(?:nya)?|bagian itu|yang itu|yg itu|${address}) )*`;
const emptied =
  "(?:di ?)?(?:kosong|kosongin|kosongkan|kosongi|biarin kosong|biarkan kosong|biarin aja kosong)";
const open = new RegExp(
  `^${lead}(?:(?:tolong|mending|boleh|bisa|bs|apa|apakah|mau|gw|aku|saya|minta) )*(?:(?:ga|gak|nggak|kah|ga ya|tidak) )*(?:(?:tolong|biarin|biarkan|dibiarin|dibiarkan|itu|namanya) )*${emptied}(?: (?:aja|saja|dulu|dl|bisa|boleh|ga|gak|nggak|bagian itu|itu|namanya|${address}))*$`,
);
const nothingCertain = new RegExp(
  `^${lead}(?:(?:aku|saya|gw|gue|soalnya|karena|masih|emang|memang) )*${no} (?:ada|punya|tau|nentuin|tentu) (?:nama )?(?:perusahaan|pt|toko|tujuan|kantor|tempat|instansi)(?:nya)? (?:yang |yg )?(?:tertentu|khusus|pasti|spesifik|tetap|jelas)(?:nya)?(?: .*)?$`,
);
const clauseEnd = /[.,;!?]+\s+|\n+|[.!?]+$/;

/** Whether a clause of the answer wants its place left open. */
export const leavesOpen = (text: string): boolean =>
  text.split(clauseEnd).some((clause) => {
    const said = plain(clause);
    return open.test(said) || nothingCertain.test(said);
  });
