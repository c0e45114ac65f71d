import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "./no-words.ts";

/* A protest where the guide took an answer for another wish, and asks whether to switch. */

const ahead = "(?:eh|loh|lho|lah|lha|ih|kak|min|mbak|mas|bang|bu|pak|maaf|ya|aduh|duh|tapi|tp)";
const me = "(?:aku|ak|saya|sy|gue|gw|gua|kita)";
const no = new RegExp(`^(?:${ahead} )*(?:bukan|bkn|dudu|sanes|salah|${noWords})\\b`);
/** What the words were meant as. */
const meant = new RegExp(
  `\\b(?:itu|tadi|td|yang tadi|yg tadi|barusan) (?:kan |tuh |mah |cuma |adalah )?(?:jawaban|jwbn|isi|buat (?:suratnya|pesannya|jawab\\w*)|bantuan|contoh|alasan)\\w*|\\b(?:maksud|mksd)(?:ku|nya|e| ${me})\\b|\\b(?:aku|saya|gw|gue)? ?(?:lagi |kan )?(?:jawab|njawab|ngejawab|menjawab)\\w* (?:pertanyaan|yang tadi|yg tadi|yang kamu|kamu)\\b`,
);
const goesOn =
  /\b(?:lanjut|lanjutin|lanjutkan|terusin|teruskan|balik ke|kembali ke|tetap|tetep) (?:ke )?(?:yang |yg )?(?:\p{L}{3,}nya|tadi|aja|saja|surat|pesan|naskah|itu)\b/u;
const unwanted = new RegExp(
  `\\b(?:${noWords}) (?:\\p{L}+ )?(?:mau|minta|nyuruh|pengen|ingin|butuh|lagi) (?:\\p{L}+ )?(?:bikin|buat|nulis|pindah|ganti|dibuatin|cv|surat)`,
  "u",
);

/** Whether members say that their last message was an answer and not another wish. */
export function answersInstead(text: string): boolean {
  const said = plain(text);
  const isNo = no.test(said) || unwanted.test(said);
  return (isNo && (meant.test(said) || goesOn.test(said))) || /\bitu (?:kan |tuh |mah )?jawaban/.test(said);
}
