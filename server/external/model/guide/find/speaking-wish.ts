import type { Field } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { figuresFlow } from "./figures-wish.ts";
import { personWishIn } from "./person-wish.ts";
import { plainNeed } from "./plain-needs.ts";

/* Wishes for a talk with somebody who is named only by what they should do: "biar adik2 mau ikut bantu". */

const someone =
  "(?:adik\\w*|adek\\w*|kakak\\w*|abang\\w*|saudara\\w*|sodara\\w*|suami\\w*|istri\\w*|bini\\w*|anak\\w*|mereka|dia|ipar\\w*|mertua\\w*|ortu|mama\\w*|bapak\\w*|ibu\\w*|papa\\w*|temen\\w*|teman\\w*|keluarga\\w*|pacar\\w*)";
const doing =
  "(?:bantu\\w*|patungan|iuran|urunan|gantian|nyumbang|ngerti|denger\\w*|dengar\\w*|ikut|jaga|ngurus\\w*|jenguk|nengok|bayar|balikin|nikah|pulang|berubah)";
/** Somebody should come to do something. */
const towards = new RegExp(
  `\\b(?:biar|supaya|agar|gimana caranya|cara bikin) ${someone}(?: (?:\\p{L}|\\d)+){0,2} (?:mau|bisa|ikut|gantian|patungan)(?: (?:ikut|saling|juga|jg|sama))* ?(?:${doing})?`,
  "u",
);

/** Somebody of the team has to be spoken to. */
const spoken =
  /\b(?:harus|hrs|mau|perlu|mesti|kudu|besok|bsk) (?:saya |aku |gw |gue )?(?:ngomong|ngobrol|bicara|bilang|negur|nyampein) (?:berdua |langsung |baik2 )*(?:sama|ke|dengan|dgn) (?:dia|orangnya|beliau|yang bersangkutan)\b/;
/** A text that is asked for by its kind gets the flow of that kind. */
const made = /\b(?:bikin|buat|tulis|susun|rangkai)(?:in|kan)\b/;

/** The flows for a talk that a message needs, likeliest first; none if it needs none. */
export function speakingFlows(text: string, field: Field | undefined): string[] {
  const said = plain(text);
  if (made.test(said)) return [];
  if (field === "leadership" && spoken.test(said)) return ["umpan-balik", "empat-mata"];
  return towards.test(said) ? ["obrolan-sulit", "tulis-pesan"] : [];
}

/** Whether a message needs a flow that it does not ask for by its name: a talk, a message, or the reckoning of figures. */
export const needsFlow = (text: string, field: Field | undefined): boolean =>
  speakingFlows(text, field).length > 0 ||
  personWishIn(text) !== undefined ||
  figuresFlow(text) !== undefined ||
  plainNeed(plain(text)) !== undefined;
