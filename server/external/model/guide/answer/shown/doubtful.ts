import { askedKindOf } from "#server/external/model/guide/answer/no-answer/find-asides.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import { spelledOut } from "#server/external/model/guide/words/plain/spelled-out.ts";
import { type JudgedMessage, judgeWords } from "#server/external/model/guide/words/to-guide/asides.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Whether an answer in words may stand otherwise than the member means it, or hold what was meant for the guide. */

/** `text`: the message; `stored`: the answer that was taken from it; `printed`: how it stands in the text. */
type Taken = { flow: Flow; step: Step; text: string; stored: string; printed: string };

/**
 * Lower than the bias at which words are left out: one word that is rather for the guide than not makes an answer doubtful.
 * Chosen with `npm run asides:eval`.
 */
const doubtFrom = 0.25;
/** Few plain answers are longer. */
const wordsMax = 40;
const leftOutMin = 2;
/** From this share of other words on, a text says what the member has not typed. */
const rewrittenFrom = 0.5;

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(" ")
    .filter((word) => word !== "");

/** Whether the classifier of asides takes a word of a message for one that may be meant for the guide. */
export const mayHoldAside = ({ logits }: JudgedMessage): boolean =>
  logits.some(([any = 0]) => any > doubtFrom);

const me = "(?:aku|ak|saya|sy|gue|gw|jujur)";
const felt =
  "(?:sebel|kesel|kesal|jengkel|bingung|deg2an|degdegan|grogi|malu|isin|emosi|sungkan|sedih|nyesek|(?:ga|gak|nggak) enak)";
/** What a member feels, the text itself, or an address of the guide at the end. */
const toGuide = new RegExp(
  `\\b${me} (?:\\S+ )?${felt}\\b|\\b${felt} (?:\\S+ )?${me}\\b|\\b(?:surat|pesan|naskah|teks|tulisan)nya\\b|\\b(?:kak|kakak|min|admin|alma)$`,
);

/** Small words, which say nothing that could be missed. */
const small = new Set(
  "ya yah iya oke ok sih deh dong nih tuh lah kok kak kakak mbak mas bang min eh oh hmm aja saja itu ini yang yg kayaknya".split(
    " ",
  ),
);

/** How many words of one text another one does not have. */
function missing(text: string, other: string): number {
  const there = new Set(wordsOf(other));
  return wordsOf(text).filter((word) => !there.has(word) && !small.has(word)).length;
}

/** Whether an answer is worth a look before it is read by somebody else. */
export function doubtIn({ flow, step, text, stored, printed }: Taken): boolean {
  // An answer that is practised is read by nobody else.
  if ("ask" in step && step.review) return false;
  const kind = "ask" in step ? askedKindOf(flow, step) : "line";
  const own = spelledOut(stored);
  const words = wordsOf(own);
  if (words.length > wordsMax || missing(text, stored) >= leftOutMin) return true;
  if (toGuide.test(plain(text))) return true;
  return missing(own, printed) >= words.length * rewrittenFrom || mayHoldAside(judgeWords(text, kind));
}
