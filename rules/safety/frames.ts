import { bareWords } from "./language/scan.ts";
import type { EarlierText } from "./types.ts";

/** What is written, played or acted. Who only watches or listens is not meant. */
const made =
  "lirik(?:nya|ku|e|na)?|reff?(?:nya|ne|na)?|chorus|adegan(?:nya)?|babak (?:\\d|satu|dua|tiga|empat|akhir|pertama|kedua|ketiga)|pentas(?:nya)?|meranin|memerankan|teater|syuting|stuntman|novelku|cerpen(?:ku)?|cerbung|fanfic|sutradara(?:ku|nya)?|cosplay";
/** Beasts, and those whose work is to kill them; no pests, since their poison is a danger to people. */
const slaughtered = "(?:me|ny|di)?sembelih(?:an)?|(?:tukang|pen)? ?jagal|kurban|qurban|lembu|rph|\\d+ ekor";
const frame = new RegExp(
  `(?<!\\b(?:bukan|bkn|dudu|ga cuma|gak cuma) (?:soal |buat )?)\\b(?:${made}|${slaughtered}|mati \\d+ ?(?:kali|x))\\b`,
);
/** Who says goodbye names the game as well, so a match counts only with its deaths. */
const game =
  /\b(?:mabar|push rank|ranked?|pubg|valorant|mlbb|mobile legends?|free fire|genshin|roblox|minecraft|game)\b/;
const lost = /\b(?:mati|kalah|dibunuh|ngekill|headshot|musuh|bocil|boss)\b/;

/** Texts before this one that are read for a frame. */
const earlierRead = 3;

/** Whether a text speaks of a song, a play, a game, or slaughter, where death is part of the matter. */
export function isFramed(text: string): boolean {
  const said = bareWords(text);
  return frame.test(said) || (game.test(said) && lost.test(said));
}

/** Whether the member spoke of one just before. */
export const wasFramed = (before: readonly EarlierText[]): boolean =>
  before.slice(-earlierRead).some((earlier) => isFramed(earlier.text));
