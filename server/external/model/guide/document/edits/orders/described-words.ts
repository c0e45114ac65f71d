import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { outwardRegister } from "#server/external/model/guide/document/plain-answers.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { isManner } from "../manner.ts";

/*
 * "Ganti jadi permintaan maaf" says what kind of sentence shall stand there, and not its words: an apology and thanks have
 * a plain sentence of their own, and for anything else the member's words are needed.
 */

export type Kind = "apology" | "thanks" | "open";

const words = "(?:kalimat|kata2|kata-?kata|kata|ucapan|tulisan|bahasa)";
const behind =
  "(?: (?:dulu|aja|saja|juga|yang tulus|yg tulus|yang sopan|yg sopan|ke (?:beliau|dia|pelanggan)))*";
const apology = new RegExp(
  `^(?:${words} )*(?:per(?:minta|mohon)an (?:maaf|maap)|(?<=${words} )(?:(?:minta|mohon) )?(?:maaf|maap))(?:nya)?${behind}$`,
  "iu",
);
const thanks = new RegExp(`^(?:${words} )+(?:terima ?kasih|makasih|makasi|syukur)(?:nya)?${behind}$`, "iu");
/** "Kalimat yang lebih halus", "salam penutup": of these nothing can be written without the member's words. */
const open = new RegExp(
  `^(?:${words} (?:yang |yg )?(?:lebih|lbh|agak|kurang|lain|laen|sopan|halus|pas|enak|bagus|cocok|pantas|hangat|penutup|pembuka)|salam (?:penutup|pembuka|hangat)?$|(?:yang|yg) (?:lebih|lbh|agak) \\p{L}+|harapan|doa)(?: (?:lebih|lbh|sopan|halus|pas|enak|bagus|cocok|pantas|hangat|lagi|dikit|sedikit))*${behind}$`,
  "iu",
);

/** The kind of sentence that words describe; undefined if they are themselves what should stand there. */
export function kindOf(described: string): Kind | undefined {
  const bare = described.trim();
  if (apology.test(bare)) return "apology";
  if (thanks.test(bare)) return "thanks";
  return open.test(bare) || isManner(bare) ? "open" : undefined;
}

/** The second one where the first stands in the text already. */
const sentences = {
  apology: {
    near: ["Aku minta maaf ya, sungguh.", "Sekali lagi maaf ya."],
    far: ["Saya mohon maaf yang sebesar-besarnya.", "Sekali lagi saya mohon maaf."],
  },
  thanks: {
    near: ["Makasih banyak ya.", "Sekali lagi makasih ya."],
    far: ["Terima kasih banyak atas pengertiannya.", "Sekali lagi terima kasih."],
  },
};

const self = /(?<!\p{L})aku(?!\p{L})/giu;
const politeSelf = /(?<!\p{L})saya(?!\p{L})/giu;
const timesIn = (text: string, word: RegExp): number => [...text.matchAll(word)].length;

/** A plain sentence of this kind, as it fits to the text in which it will stand. */
export function sentenceOfKind(
  { step }: Pick<Reply, "step">,
  active: ActiveFlow,
  shown: string,
  kind: Exclude<Kind, "open">,
): string {
  const register = outwardRegister(active, step);
  const isNear =
    register === "slang" || register === "casual" || timesIn(shown, self) > timesIn(shown, politeSelf);
  const [first = "", again = ""] = sentences[kind][isNear ? "near" : "far"];
  return shown.includes(first) ? again : first;
}
