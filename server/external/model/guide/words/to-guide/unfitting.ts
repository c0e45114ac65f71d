import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { plain } from "./commands.ts";

/* "Ga mungkin minum pas presentasi. bikinin yg bisa dipake sambil berdiri dong": the text in view cannot be used. */

const use = "(?:di)?(?:pakai|pake|lakuin|lakukan|praktekin|terapin|jalanin|coba|kerjain)";
const unusable = new RegExp(
  `\\b(?:${noWords}) (?:mungkin|kepake|kepakai|(?:akan |bakal )?(?:bisa|iso) (?:aku |saya )?(?:${use}|minum|duduk|berhenti|keluar|berdiri|tiduran|merem|nulis|buka)|(?:cocok|relevan|masuk akal|realistis|nyambung))\\b|\\bmana (?:bisa|mungkin|sempat|sempet)\\b|\\bmustahil\\b`,
  "u",
);
const fitting = new RegExp(
  `\\b(?:(?:di)?(?:bikin|buat|kasih|cari|ganti|susun|tulis|pilih)(?:in|kan|no)?|mau|minta|butuh|pengen|ada) (?:aku |dong |lagi )?(?:yang|yg|sing|versi|cara) (?:\\p{L}+ )?(?:bisa|cocok|pas|lain|beda|dipake|dipakai|realistis|masuk akal|tanpa|${noWords})`,
  "u",
);

/** Whether a message says that the text in view cannot be used, and asks for one that can. */
export function wantsFitting(text: string): boolean {
  const said = plain(text);
  return unusable.test(said) && fitting.test(said);
}
