import { type Choice, skipChoice } from "#server/external/model/guide/state.ts";
import { commandIn, isSameText, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

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
const beside = new Set(["not-that", "tell", "more", "steps", "enough", "resume", "rework", "held"]);

const refusing = new RegExp(`^(?:(?:eh|ih|ah|lah|kak) )*(?:jangan|jgn|${noWords})\\b`);
const negated = new RegExp(`\\b(?:jangan|${noWords})\\b`);

/** Whether a question is passed by. */
export const isLeft = (text: string): boolean =>
  commandIn(text) === "skip" || isSameText(text, skipChoice.label);

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
  const [only, ...others] = within;
  const isRefused = only !== undefined && refusing.test(said) && !negated.test(plain(only.label));
  return others.length === 0 && !isRefused ? only : undefined;
}

/** Words around a press, as in "boleh deh yang nomor 2". */
const before =
  /^(?:(?:ya+|iya|yaudah|yauda|udah|sudah|ok|oke|okey|okelah|sip|siap|baik|baiklah|hm+|eh|oh|kalau gitu|kalo gitu|boleh|deh|dah|kak|min|bang|mbak|mas|coba|aku|saya|gue|gw|mau|pengen|pilih|milih|ambil|pake|pakai|tolong|kita|yuk|ayo|mending|kayaknya|sepertinya|maunya|tekan|klik|pencet) )+(?=\S)/;
const after =
  /(?<=\S)(?: (?:aja|aj|saja|deh|dah|dong|ya|yah|kak|min|bang|mbak|mas|dulu|lah|sih|kok|nih|tuh|boleh|gapapa|gpp|please|makasih|ae|wae|bae))+$/;
const longestPress = 8;
const coreMax = 4;
const beginningMin = 5;

/** A short message without the words around it: "ya udah lanjut aja deh" is "lanjut". */
export function coreOf(text: string): string {
  const said = plain(text);
  if (said.split(" ").length > longestPress) return said;
  return said.replace(before, "").replace(after, "");
}

const isBegun = (word: string, label: string): boolean =>
  word === label || (word.length >= beginningMin && label.startsWith(word));

/** The button whose place a sentence names: "boleh deh yang nomor 2". */
export function placed(choices: readonly Choice[], text: string): Choice | undefined {
  const core = coreOf(text);
  return place.test(core) || ordinal.test(core) ? chosen(choices, core) : undefined;
}

/** The button that a whole sentence presses. Never used in a danger, where only bare answers mean a button. */
export function pressed(choices: readonly Choice[], text: string): Choice | undefined {
  const direct = chosen(choices, text) ?? placed(choices, text);
  const core = coreOf(text);
  if (direct || core === plain(text)) return direct;
  const words = core.split(" ");
  if (words.length > coreMax) return undefined;
  const named = words.length > 1 ? chosen(choices, core) : undefined;
  if (named) return named;
  const begun = choices.filter(({ label }) => {
    const own = plain(label).split(" ");
    return isBegun(words[0] ?? "", own[0] ?? "") && words.slice(1).every((word) => own.includes(word));
  });
  return begun.length === 1 ? begun[0] : undefined;
}
