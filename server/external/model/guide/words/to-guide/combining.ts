import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { plain } from "./commands.ts";

/*
 * Questions whether something else goes into the text that the guide makes: "bs digabung 1 pesan aja?", "bisa ga dua2nya
 * dimasukin". What may be joined elsewhere (debts, accounts, a group) is none of it.
 */

const no = `(?:${noWords})`;
const may = "(?:bisa|bs|boleh|blh|bole|iso|tiasa|isa|mungkin|gapapa|gpp|oleh)";
const text =
  "(?:pesan\\p{L}*|surat\\p{L}*|chat\\p{L}*|wa|email\\p{L}*|teks\\p{L}*|naskah\\p{L}*|draf\\p{L}*|dokumen\\p{L}*|undangan\\p{L}*|tulisan\\p{L}*|lembar)";
const joining =
  "(?:(?:di|ku|tak|nge)?(?:gabung(?:in|kan|no|keun|an)?|satu(?:in|kan|no|keun))|(?:di)?jadi(?:in|kan)?(?= (?:satu|1|siji|sa)\\b)|jadi(?= (?:satu|1|siji)\\b)|barengin|dibarengin|sekalian(?:in)?)";
const entering =
  "(?:(?:di)?(?:masuk|tulis|sebut|muat|cantum|tambah)(?:in|kan|no|keun|i)?|(?:ke|ter)?tulis|masuk|ditambah)";
const both =
  "(?:dua ?2 ?nya|dua ?dua ?nya|duaduanya|dua2 ?nya|keduanya|kalih|loro ?loro ?ne|semuanya|semua ?nya|ketiganya|tiga2nya)";

const joined = new RegExp(`\\b${joining}\\b`, "u");
const intoText = new RegExp(
  `\\b(?:satu|1|siji|dalam|ke|di|sama)(?: \\p{L}+)? ${text}\\b|\\b${text} (?:yang |yg )?(?:ini|sama|itu)\\b`,
  "u",
);
const allIn = new RegExp(
  `\\b${both}(?: \\p{L}+){0,3} ${entering}\\b|\\b${entering}(?: \\p{L}+)? ${both}\\b`,
  "u",
);
const enteringText = new RegExp(
  `\\b${entering}(?: \\p{L}+){0,3} (?:juga |jg |sekalian )*(?:ke|di|dalam|nang|neng)(?: dalam)? ${text}\\b`,
  "u",
);
const asking = new RegExp(
  `\\b${may}(?: ${no}| kah|kah| po ora)\\b|\\b${may}\\b.*\\b(?:ya|yah|${no}|kah|kan|to|dong)(?: (?:ya|sih|kak|kakak|min|mbak|mba|mas|bang))*$|\\b${may}$`,
  "u",
);
/** What else may be joined, and what is forbidden. */
const elsewhere =
  /\b(?:jangan|jgn|utang\p{L}*|hutang\p{L}*|pinjaman\p{L}*|cicilan\p{L}*|rekening\p{L}*|akun\p{L}*|grup\p{L}*|tim|uang\p{L}*|duit\p{L}*|kartu\p{L}*|cuti\p{L}*|libur\p{L}*|usaha\p{L}*|kamar|rumah|rapat\p{L}*)\b/u;
/** A sum or a date beside it is an answer, which is taken first. */
const figure = /\d{2,}|\d ?(?:jt|juta|rb|ribu)\b/;
const wordsMax = 20;

/** Whether a message asks if something more goes into the text, or two into one. */
export function asksToCombine(message: string): boolean {
  const said = plain(message);
  if (said.split(" ").length > wordsMax || elsewhere.test(said) || figure.test(said)) return false;
  if (!asking.test(said) && !(message.includes("?") && new RegExp(`\\b${may}\\b`, "u").test(said)))
    return false;
  return (joined.test(said) && intoText.test(said)) || allIn.test(said) || enteringText.test(said);
}
