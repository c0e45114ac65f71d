import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";

/* The reason for a leave and who stands in, as parts of sentences; nothing is asked for behind a label in a message. */

const cause =
  /^(?:(?:karena|karna|soalnya|gara-gara|gara2|lantaran|dikarenakan|alasannya|alasan saya|sebabnya|untuk|buat|utk)[\s:,]+)+/iu;
const intent = /^(?:saya |aku |sy )?(?:mau|pengen|pengin|ingin|hendak|arep|nak|handak)\s+/iu;
const occasion =
  /^(?:acara|urusan|upacara|hajatan|resepsi|nikahan|pernikahan|wisuda|keperluan|kepentingan|odalan|ngaben|selamatan|syukuran|aqiqah|akikah|sidang|sunatan|lamaran|kondangan|kedukaan|pemakaman|panggilan|janji)(?!\p{L})/iu;
const kin =
  /^(?:Adik|Adek|Kakak|Anak|Istri|Suami|Nenek|Kakek|Sepupu|Keponakan|Saudara|Mertua|Ibu|Bapak|Ayah|Mama|Papa|Orang tua)(?!\p{L})/u;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** A capital stays where it begins a name. */
const within = (text: string): string =>
  /^\p{Lu}\p{Ll}*(?: \p{Ll}|$)/u.test(text) || kin.test(text) ? lowerFirst(text) : text;
const bare = (text: string): string =>
  withoutShorthand(text.trim().replace(/\s*\n+\s*/g, ", ")).replace(/[\s.,;!]+$/u, "");

/** ", karena adik saya menikah": behind the day of a leave; "" where no reason is told. */
export function leaveReason(told: string): string {
  const reason = bare(told).replace(cause, "");
  if (reason === "") return "";
  if (intent.test(reason)) return `, karena akan ${reason.replace(intent, "")}`;
  return `, karena ${occasion.test(reason) ? "ada " : ""}${within(reason)}`;
}

const nobody = /^(?:(?:belum|blm|ga|gak|nggak|tidak|ndak) (?:ada|tau|tahu)|kosong|-)/iu;
const standIn =
  /^(?:(?:yang|yg|nanti|biar)\s+)*(?:(?:meng)?ganti(?:kan|in|nya)?|backup|pegang(?:in)?|handle|nge-?handle|urus|bantu)\s+(?:(?:saya|sy|aku|kerjaan(?:ku)?|pekerjaan(?: saya)?|tugas(?: saya)?|itu|adalah|si)\s+)*/iu;
const handedTo =
  /^(?:(?:kerjaan|pekerjaan|tugas)(?:ku|nya| saya| aku)?\s+)?(?:(?:sudah |udah )?(?:dipegang|digantikan|digantiin|diganti|dihandle|di handle|dititip\p{L}*|titip|diurus|diambil alih|dibantu)\s+)?(?:(?:sama|oleh|ke|kepada|dengan|si)\s+)*/iu;
const work = /^(?:kerjaan|kerjaanku|kerjaannya|pekerjaanku|tugasku)(?=\s)/iu;
const agreed =
  /[\s,]+(?:(?:dia|beliau|orangnya)\s+)?(?:sudah|udah)\s+(?:mau|ok|oke|setuju|siap|bersedia|sanggup|bilang iya)\s*$/iu;
const covering = /(?<!\p{L})di(?:pegang|ganti|handle|titip|urus|ambil|bantu|kerja|atur|selesai)\p{L}*/iu;
const inTurns = /^(?:gantian|bergantian|tukar\p{L}*|tuker\p{L}*|bertukar)(?!\p{L})/iu;
const nameWordsMax = 5;
const verbs = /(?<!\p{L})(?:sudah|udah|saya|aku|bisa|akan|tetap|di\p{L}{3,}|me\p{L}{3,})(?!\p{L})/iu;
const kindOfPerson =
  /^(?:teman|temen|rekan|adik|kakak|tim|anak|grup|regu|sif|shift|bagian|senior|junior)(?!\p{L})/u;
/** A name has a capital, "teman satu tim" has none. */
const capital = (text: string): string =>
  kindOfPerson.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** "Selama itu pekerjaan saya dipegang Yudi.": who stands in; "" where nobody is told. */
export function leaveCover(told: string): string {
  const written = bare(told);
  if (written === "" || nobody.test(written)) return "";
  const consent = agreed.test(written) ? ", dan sudah bersedia" : "";
  const cover = written.replace(agreed, "");
  const named = standIn.test(cover) ? cover.replace(standIn, "") : cover.replace(handedTo, "");
  const isName =
    named !== "" && !inTurns.test(cover) && named.split(/\s+/).length <= nameWordsMax && !verbs.test(named);
  if (isName) return `Selama itu pekerjaan saya dipegang ${capital(named)}${consent}.`;
  const clause = within(written.replace(work, "pekerjaan saya"));
  if (inTurns.test(clause)) return `Selama itu saya ${clause}.`;
  const isWhole = covering.test(clause) || verbs.test(clause);
  return `Selama itu${isWhole ? "" : ", soal pekerjaan saya:"} ${clause}.`;
}
