import { coreOf } from "#server/external/model/guide/answer/buttons/pressed-button.ts";
import { commandIn, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "./no-words.ts";

const yes =
  /^(?:iya|ya|yaa|y|yoi|oke|ok|okay|okey|sip|siap|sudah|udah|udh|sdh|boleh|lanjut|lanjutkan|mau|betul|bener|pas|cocok|bagus|mantap|keren|perfect|aman|setuju|cukup|njih|nggih|sampun|sampun cekap|mpun|wis|wes|suwun|makasih|terima kasih|oke lanjut|sudah pas|udah pas|sudah cukup|udah cukup|(?:(?:udah|dah|sudah) )?(?:itu|segitu|gitu) (?:aja|saja|doang))(?: (?:kak|udah|sudah|banget|bgt|deh|aja|saja|ya|min|bang|mbak|mas|pas|bagus|cukup|oke|sip|makasih|terima kasih|kok|lah|banyak))*$/;

/** A change that is taken back, which is no refusal of the document: "ga jadi deh", "gausah diubah". */
const takenBack = new RegExp(
  `\\b(?:(?:${noWords}|ga) (?:jadi|jd|usah|perlu|papa|apa apa|apa2|apa|masalah)|gajadi|gajd|gausah|gapapa|gpp|gppa|batal|urung|teu kudu|ora sido)(?: (?:di)?(?:ubah|ganti|rubah|edit|revisi|tambah|hapus|kurangi|diapa apain)(?:in|kan|i)?)?(?: lagi)?\\b`,
  "g",
);
const kept =
  /\b(?:segitu|segini|gitu|begitu|itu|gini|ini|pas|cukup|bagus|oke|ok|sip|fix|final|biarin|biar|biarkan|tetap|tetep|bener|benar|aman|cocok|mantap|apik|alus|sae|lajeng|ngono|ngoten|kitu)\b/;
const leaving = new Set(
  `segitu segini gitu begitu itu gini ini pas cukup bagus oke ok sip fix final biarin biar biarkan tetap tetep bener benar aman cocok
  mantap apik alus sae ngono ngoten kitu udah udh sudah sdh dah wis wes mpun deh dah ya yah iya kak kakak bang min mbak mba mas bu pak
  teh kang aja aj saja ae wae bae doang kok sih lah dong yang yg tadi eh oh hm kayaknya kyknya menurutku makasih banget bgt seperti
  kayak aku gw saya gue rasa semuanya semua atas di adanya yaudah yauda sama`.split(/\s+/),
);

/** "Ga jd deh udah gpp segitu": the document stays as it is. */
function leavesIt(part: string): boolean {
  const rest = part.replace(takenBack, " ").replace(/\s+/g, " ").trim();
  const isBack = rest !== part;
  return (isBack || kept.test(rest)) && rest.split(" ").every((word) => word === "" || leaving.has(word));
}

/** Whether a text that only takes a change back or leaves all as it is says so in one of its parts. */
const agreesBeside = (parts: readonly string[]): boolean =>
  parts.some((part) => yes.test(part) || kept.test(part) || /\b(?:gpp|gapapa|gppa|papa)\b/.test(part));

/** Whether each part of the text agrees, thanks or leaves it as it is: "Sip udah pas, makasih kak". */
export function isFine(text: string): boolean {
  const parts = text
    .split(/[,.!;\n]+/)
    .map(plain)
    .filter((part) => part !== "");
  const isAgreed = (part: string): boolean =>
    yes.test(part) || yes.test(coreOf(part)) || ["skip", "thanks"].includes(commandIn(part) ?? "");
  return (
    parts.every(isAgreed) || (agreesBeside(parts) && parts.every((one) => isAgreed(one) || leavesIt(one)))
  );
}
