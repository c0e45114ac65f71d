import { bareWords, plain } from "./language/scan.ts";
import type { EarlierText } from "./types.ts";

/** What is written, played or acted. Who only watches or listens is not meant. */
const made =
  "lirik(?:nya|ku|e|na)?|reff?(?:nya|ne|na)?|chorus|adegan(?:nya)?|babak (?:\\d|satu|dua|tiga|empat|akhir|pertama|kedua|ketiga)|pentas(?:nya)?|meranin|memerankan|teater|syuting|stuntman|novelku|cerpen(?:ku)?|cerbung|fanfic|sutradara(?:ku|nya)?|cosplay";
/** Beasts, and those whose work is to kill them; no pests, since their poison is a danger to people. */
const slaughtered = "(?:me|ny|di)?sembelih(?:an)?|(?:tukang|pen)? ?jagal|lembu|rph";
const framing = `\\b(?:${made}|${slaughtered})\\b`;
const frame = new RegExp(
  `(?<!\\b(?:bukan|bkn|dudu|ga cuma|gak cuma) (?:soal |buat )?)(?<!\\b(?:abis|habis|setelah|sesudah|selesai|kelar|kemarin) )${framing}`,
);
/** Who says goodbye names the game as well, so a match counts only with its deaths. */
const game =
  /\b(?:mabar|push rank|ranked?|pubg|valorant|mlbb|mobile legends?|free fire|genshin|roblox|minecraft|game)\b/;
const lost = /\b(?:mati|kalah|dibunuh|ngekill|headshot|musuh|bocil|boss)\b/;

const me = /\b(?:aku|saya|gue|gw|gua|ku[a-z]{3,}|[a-z]{3,}ku)\b/;
const method =
  /\b(?:racun|gantung|tergantung|lompat|loncat|terjun|obat(?:nya)?|pil|pisau(?:nya)?|silet|tali(?:nya)?|leher(?:ku)?|nadi(?:ku)?|jembatan|atap|rel|baygon|pistol|bunuh diri|bundir)\b/;
const time = /\b(?:malam ini|malem ini|nanti malam|ntar malem|sekarang|besok|hari ini)\b/;
/** An end that nobody in the play is said to meet. */
const ending =
  /^(?!.*\b(?:dia|tokoh\w*|karakter\w*)\b).*\b(?:(?:meng)?akhiri\w*|mati|bunuh diri|gantung diri|minum)\b/;
/** A label such as "reff nya:" belongs to the clause after it. */
const label = new RegExp(`(${framing}(?: (?:nya|ku))?) *:`, "g");
const ordered =
  /\b(?:nyuruh|suruh|maksa|ngajak) (?:aku|saya|gue|gw)\b|\b(?:adegan|lirik|bab|babak) terakhir(?:ku| hidupku)\b/;

const clausesOf = (text: string): string[] =>
  plain(text)
    .replace(label, "$1")
    .split(/[,.:;!?\n]+| - /)
    .map(bareWords);

/** Whether somebody says of themselves, outside of the song or the play, how or when it will happen. */
function isOwnPlan(text: string): boolean {
  const clauses = clausesOf(text);
  if (ordered.test(bareWords(text))) return true;
  return clauses.some((clause) => {
    if (frame.test(clause)) return false;
    const isTimed = time.test(clause);
    return me.test(clause) ? isTimed || method.test(clause) : isTimed && ending.test(clause);
  });
}

/** Whether a text names its writer and a means; a time alone may be that of the performance. */
export const namesOwnMeans = (text: string): boolean =>
  clausesOf(text).some((clause) => me.test(clause) && !frame.test(clause) && method.test(clause));

/** "Semalem mati 11 kali, dibunuh bocil": lives are counted in a game, and attempts are without these words. */
const lives = /\bmati \d+ ?(?:kali|x)\b/;
const played = /\b(?:mabar|game|rank(?:ed)?|bocil|musuh|boss|respawn|headshot|lobby|match)\b/;

/** Texts before this one that are read for a frame. */
const earlierRead = 3;

/** Whether a text speaks of a song, a play, a game, or slaughter, where death is part of the matter. */
export function isFramed(text: string): boolean {
  const said = bareWords(text);
  if (isOwnPlan(text)) return false;
  return frame.test(said) || (game.test(said) && lost.test(said)) || (lives.test(said) && played.test(said));
}

/** Whether the member spoke of one just before. */
export const wasFramed = (before: readonly EarlierText[]): boolean =>
  before.slice(-earlierRead).some((earlier) => isFramed(earlier.text));
