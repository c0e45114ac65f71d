import { plain } from "./commands.ts";
import type { Choice } from "./state.ts";

const ordinals: Readonly<Record<string, number>> = {
  pertama: 0,
  satu: 0,
  awal: 0,
  kedua: 1,
  dua: 1,
  ketiga: 2,
  tiga: 2,
  keempat: 3,
  empat: 3,
};
const ordinal =
  /^(?:(?:yang|yg|nomor|no|pilihan|opsi|coba|eh) )*(pertama|satu|kedua|dua|ketiga|tiga|keempat|empat)(?: (?:aja|saja|deh|ya|dulu|dong|kak))*$/;
const place = /^(?:(?:nomor|no|pilihan|yang|yg|opsi) )*(\d{1,2})(?: (?:aja|saja|deh|ya|dulu|kak))*$/;
const wordsMax = 6;
/** Buttons that are shown beside an offer and do not count in its numbering. */
const beside = new Set(["not-that", "tell", "more", "steps", "enough", "resume", "rework"]);

/** Returns the button that a text means, by its label or by its position in the list. */
export function chosen(choices: readonly Choice[], text: string): Choice | undefined {
  const said = plain(text);
  if (said === "") return undefined;
  const exact = choices.find(({ label }) => plain(label) === said);
  if (exact) return exact;
  // If labels contain numbers, a number in the text means the label, not a position in the list.
  const isNumbered = choices.some(({ label }) => /\d/.test(label));
  const listed = choices.filter(({ id }) => !beside.has(id));
  const at = place.exec(said)?.[1];
  if (at !== undefined && !isNumbered) return listed[Number(at) - 1];
  const nth = ordinals[ordinal.exec(said)?.[1] ?? ""];
  if (nth !== undefined && listed.length > 1) return listed[nth];
  const words = said.split(" ");
  if (words.length > wordsMax) return undefined;
  const within = choices.filter(({ label }) => {
    const own = plain(label).split(" ");
    return words.every((word) => own.includes(word)) || own.every((word) => words.includes(word));
  });
  return within.length === 1 ? within[0] : undefined;
}
