import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/* A sentence that a member wishes to hear from somebody: "pengennya ada yg blg 'km udah bener kok'". */

/** What nobody wishes for is none: "aku ga mau ada yang bilang ...". */
const unwanted = `(?<!(?<![\\p{L}])(?:${noWords}|jangan|jgn) (?:\\p{L}+ )?)`;
const wish =
  "(?:pengen|pengin|pgn|pingin|kepengen|kepingin|ingin|mau(?= (?:banget |bgt |sih |juga |jg |dong |aja )*ada )|andai(?= ada )|butuh|kangen|rindu|berharap|hoyong|pengene|hayang)(?:nya|ku|ny)?";
const somebody =
  "(?:(?:ada|onok|aya|ono) (?:orang |seseorang |satu orang |1 orang )?(?:yg|yang|sing|nu|mau|bisa)|ada orang|seseorang|orang2?|dia|mereka|suami(?:ku)?|istri(?:ku)?|pacar(?:ku)?|mama(?:ku)?|mamah|papa(?:ku)?|ibu(?:ku)?|bapak(?:ku)?|ayah(?:ku)?|ortu(?:ku)?|anak(?:ku)?|bos(?:ku)?|mertua(?:ku)?)";
const saying =
  "(?:bilang|blg|bilangin|ngomong|ngmg|ngucapin|ngucap|mengatakan|nyebut|nulis|ngasih tau|kasih tau|crita)";
const toMe = "(?:(?:sama|ke|ama|karo|ka|kepada) (?:aku|gw|gue|saya|ku|aq|ane|kita)|aku|gw)";
const beside =
  "(?:(?:sih|seh|banget|bgt|deh|aja|saja|ae|cuma|cm|tuh|kan|juga|jg|sekali|rasanya|dong|kak|denger|dengar|dengerin|suatu|saat|hari|nanti|tadi|td|pisan|sekali) ){0,4}";
const between = "(?:(?:mau|bisa|sekali|akhirnya|langsung|yg|yang|gitu|tulus|beneran) ){0,3}";
const pattern = new RegExp(
  `(?<![\\p{L}])${unwanted}${wish} ${beside}${somebody} ${between}${saying}(?: ${toMe})?(?: (?:kalau|kalo|klo|bahwa|gini|gitu))?[\\s:,]*(.+)$`,
  "isu",
);
const quoted = /^["“'‘]([^"”'’]+)["”'’]/;
const wordsMin = 2;
const wordsMax = 14;
/** What is said about something is no sentence. */
const topic = /^(?:soal|tentang|makasih doang|apa|siapa|kenapa|gimana)\b/i;

/** Only what is kind is written down to be read again. */
const kindWords =
  /\b(?:gapapa|gpp|ga ?apa ?apa|gak ?apa ?apa|nggak ?apa ?apa|ga ?papa|gak ?papa|tidak apa apa|hebat|bangga|makasih|terima ?kasih|maaf|sayang|cukup|bener|benar|bagus|istirahat|semangat|kuat|pinter|pintar|keren|didengerin|dengerin|ngerti|peluk|temenin|apik|salah|nanaon|hatur nuhun|matur nuwun|suwun)\b/i;
const harmful =
  /\b(?:beban|mati|nyerah|menyerah|pergi|salah(?!mu\b)\w*|pantas|pantes|murahan|bodoh|bego|goblok|jelek|gagal|haram|hilang|tinggal\w*|putus|cerai|boleh|harus|jangan|bunuh|nurut|diem|diam|sakit\w*)\b/i;

const notWrong = new RegExp(`(?<!\\p{L})(?:${noWords}) salah\\p{L}*`, "giu");

/** The sentence that a message wishes to be told, word for word; undefined if it has none. */
export function awaitedIn(text: string): string | undefined {
  const [, rest = ""] = pattern.exec(text.replace(/\s+/g, " ")) ?? [];
  const own = quoted.exec(rest)?.[1] ?? rest.split(/[!?;\n]|\.(?!\d)/)[0] ?? "";
  const sentence = own
    .replace(/["“”]/g, "")
    .replace(/[\s,;:]+$/, "")
    .trim();
  const count = sentence.split(/\s+/).filter(Boolean).length;
  if (count < wordsMin || count > wordsMax || topic.test(sentence)) return undefined;
  const isHarmful = harmful.test(sentence.replace(notWrong, " "));
  return kindWords.test(sentence) && !isHarmful ? sentence : undefined;
}
