import type { Register } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { registerIn } from "./register.ts";

const style =
  /\b(?:lebih|kurang|terlalu|agak|kependekan|kepanjangan|kekakuan) ?(?:pendek|panjang|singkat|sopan|santai|formal|resmi|tegas|lembut|halus|hangat|kaku|ringkas|lucu|kasar)?\b.*$/;
const bareStyle =
  /^(?:(?:yang|yg|versi|bahasa|bahasanya|jadiin|bikin|buat|mau|minta|pake|pakai|tolong|coba|bisa|dong|kak) )*(?:formal|resmi|santai|sopan|singkat|pendek|panjang|tegas|halus|lembut|lucu|gaul)(?: (?:aja|saja|dong|kak|ya|deh|dikit|sedikit|banget|versinya|bahasanya))*$/;
/** "Tolong pendekin dong". */
const restyling =
  /^(?:(?:tolong|coba|bisa|boleh|kak|min|minta) )*(?:di)?(?:pendek|panjang|singkat|ringkas|halus|perhalus|persingkat|padat)(?:in|kan)?(?: (?:dong|kak|aja|lagi|dikit|sedikit|ya|suratnya|pesannya|isinya))*$/;
/** "Jangan galak2": a tone that should go, which no other register changes. */
const harsh =
  /^(?:(?:iya|ya|eh|kak|mas|min|tapi|tp|kok|bang) )*(?:(?:jangan|jgn|kurang|terlalu|ga usah|gak usah|kok) )(?:\p{L}+ )?(?:galak|kasar|judes|ketus|keras|nyolot|ngegas|kejam|sinis)\w*(?: (?:dong|ya|kak|banget|bgt|amat|sih|gitu|begitu))*$/u;
const clauseEnd = /[.,;!?\n…]+\s*|\s+(?=(?:trus|terus|trs|tapi|tp|sama|sm|dan|biar|ben)\s)/u;
const mild =
  /\b(?:di|per|ng)?(?:halus|alus|lembut|lemes|adem|kalem|ayem|landai|empuk)(?:in|kan|en|no|ke|nya)?\b/u;
const accusing =
  /\b(?:nuduh|menuduh|nuding|nyalahin|nyalahke|menyalahkan|nyerang|menyerang|mojok(?:in|kan)|memojokkan|menghakimi|ngehakimi|galak|kasar|judes|ketus|nyolot|ngegas|sinis|nyindir|menyindir|nyelekit|pedes|pedas|nusuk)(?:nya|2)?\b/u;
const ofTone =
  /\b(?:lebih|lbh|agak|rada|rodok|kurang|jangan|jgn|ojo|jang|terlalu|kelewat|langsung|lgsg|kesannya|kesane|kayak|kyk|kaya|jadi|jd|ganti|bikin|buat|coba|tolong|minta|bahasa\w*|nada\w*|kalimat\w*|kata2\w*|versi|yg|yang|dong|dikit|sedikit)\b/u;
const toneWordsMax = 9;
/** "Ganti jd lebih halus dong", "jangan langsung nuduh": milder words, which no other register gives. */
export const asksSofter = (text: string): boolean =>
  text
    .split(clauseEnd)
    .map((one) => plain(one.replace(/["“][^"”]*["”]/gu, " ")))
    .some(
      (said) =>
        said.split(" ").length <= toneWordsMax &&
        (mild.test(said) || accusing.test(said)) &&
        ofTone.test(said),
    );
/** Whether what is asked for is only milder, and no other form of address. */
export const asksMildOnly = (text: string): boolean =>
  asksSofter(text) && !/\b(?:sopan|santun|hormat|resmi|formal|saya|kromo|krama)\b/.test(plain(text));

/** Whether a message wants the document to sound otherwise, or to be shorter or longer. */
export const isStyle = (text: string): boolean => {
  const said = plain(text);
  if (bareStyle.test(said) || restyling.test(said) || harsh.test(said)) return true;
  return (
    said.split(" ").length <= 7 &&
    style.test(said) &&
    /\b(?:lebih|kurang|terlalu|agak|kependekan|kepanjangan)\b/.test(said)
  );
};

const styleWordsMax = 8;

/**
 * The register that a text, or a short clause of it, asks for, and the rest of the text; words behind a colon or in
 * quotes ask for none.
 */
export function registerAsked(text: string): { register: Register; rest: string } | undefined {
  if (/[:"“]/.test(text)) return undefined;
  const isShort = (words: string) => words.trim().split(/\s+/).length <= styleWordsMax;
  const asks = (one: string) => isShort(one) && registerIn(one) !== undefined;
  const clauses = text.split(/(?<=[.,;!?\n…])\s*/);
  const register = registerIn(clauses.find(asks) ?? "") ?? (isShort(text) ? registerIn(text) : undefined);
  const rest = clauses.some(asks) ? clauses.filter((one) => !asks(one)).join(" ") : "";
  return register && { register, rest: rest.replace(/[\s.,;]+$/, "") };
}
