import { bareWords } from "./language/scan.ts";

const thanks =
  "makasih|makasi|makaseh|mksh|trims|thanks|thank you|tq|suwun|nuhun|hatur nuhun|terima kasih|trimakasih";
const around =
  "ya|iya|oke|ok|baik|kak|kakak|bang|min|mbak|mas|bu|pak|banyak|banget|bgt|sudah|udah|udh|sdh|mau|dengar|denger|dengerin|dengarkan|mendengarkan|mendengar|didengerin|didengar|nemenin|temani|menemani|bantu|bantuin|aku|saya|kamu";
const only = new RegExp(`^(?:(?:${around}) )*(?:${thanks})(?: (?:${around}|${thanks}))*$`);

/**
 * Whether a text is nothing but thanks for having been heard. While a danger is open the classifier, which knows thanks
 * from farewells, would take it for one; "makasih untuk semuanya" is more than that.
 */
export const isThanks = (text: string): boolean => only.test(bareWords(text));
