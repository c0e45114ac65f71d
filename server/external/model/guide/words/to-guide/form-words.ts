/* In which form something is to reach its reader or hearer: "dikirim lewat email", "ngomong berdua". */

const written =
  "(?:(?:di)?kirim|tertulis|ditulis|tulisan|teks|ketik|diketik)\\w*(?: \\S+){0,2} (?:wa|whatsapp|chat|sms|email|e-mail|grup|group|telegram|surat|kertas)|(?:lewat|liwat|via|pakai|pake|melalui) (?:wa|whatsapp|chat|sms|email|e-mail|telegram|telepon|telpon|tlp|japri|dm|surat|grup)|tertulis";
const spoken =
  "(?:bicara|ngomong|omong|ngobrol|bilang|diucapkan|disampaikan|ketemu|disampein|ngomonge|bacarita|kesah) ?(?:langsung|berdua|empat mata|tatap muka)|tatap muka|secara langsung|lisan|empat mata";
const form = new RegExp(`(?<!\\p{L})(?:${written}|${spoken})(?!\\p{L})`, "iu");
const leading =
  /^(?:(?:tapi|tp|tetapi|cuma|cuman|ning|terus|trus|dan|nanti|ini|itu|ya|yg|yang|mau|maunya|soalnya)[\s,]+)+/i;
const reason = /\s(?:soalnya|krn|karena|karna|biar|supaya|gara2)\s.*$/i;
const wordsMax = 10;

/** The clause that says the form, without what leads into it; undefined if there is none, or if it asks. */
export function formIn(text: string): string | undefined {
  const clause = text.split(/[,.;!\n]+/).find((one) => form.test(one) && !one.includes("?"));
  const said = clause?.trim().replace(leading, "").replace(reason, "");
  return said === undefined || said.split(/\s+/).length > wordsMax ? undefined : said;
}

const ofWriting = /\b(?:pesan|surat|chat|teks|dikirim|undangan)/i;
const ofSpeaking = /\b(?:ucapkan|diucapkan|bicara|naskah|obrolan)/i;

/** Whether what a flow ends in, as it says of itself, has that form already. */
export const hasForm = (about: string, wanted: string): boolean =>
  (new RegExp(spoken, "iu").test(wanted) ? ofSpeaking : ofWriting).test(about);
