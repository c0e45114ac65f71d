/* Laughter, pictures and stray marks of a chat, which have no place in a text for somebody else. */

const laughter =
  /(?<![\p{L}\p{N}])(?:(?:wk){2,}w?k?|w{2}k+|ha(?:ha)+h?|h?a?(?:ha){2,}|he(?:he)+|hi(?:hi)+|hu(?:hu)+|xi(?:xi)+|hm{2,}|huft|hufft|lol)(?![\p{L}\p{N}])/giu;
const pictures =
  /(?:\p{Emoji_Presentation}|[\u2639\u263A\u2764]|[\u{1F000}-\u{1FAFF}])(?:\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}])*/gu;
const faces = /(?<=^|\s)(?:[:;=][-']?[()DPp3]|\^_?\^|T_T|xD)(?=\s|$|[.,!?])/gu;

/** "1)" and "a)" number what follows. */
const isNumbering = (text: string, at: number): boolean =>
  /(?:^|\s)(?:\d{1,2}|[a-h])$/u.test(text.slice(Math.max(0, at - 3), at));

/** The places of brackets that have no partner. */
function unpaired(text: string): Set<number> {
  const open: number[] = [];
  const stray = new Set<number>();
  for (const { 0: mark, index } of text.matchAll(/[()]/g)) {
    if (mark === "(") open.push(index);
    else if (open.length > 0) open.pop();
    else if (!isNumbering(text, index)) stray.add(index);
  }
  for (const index of open) stray.add(index);
  return stray;
}

function withoutStray(text: string): string {
  const stray = unpaired(text);
  const quotes = [...text.matchAll(/"/g)].map(({ index }) => index);
  const [single] = quotes.length === 1 && !/\d"/.test(text) ? quotes : [];
  if (single !== undefined) stray.add(single);
  return stray.size === 0 ? text : [...text].length === text.length ? without(text, stray) : text;
}

const without = (text: string, places: ReadonlySet<number>): string =>
  text
    .split("")
    .filter((_, at) => !places.has(at))
    .join("");

/** The text without laughter and stray marks; pictures stay where customers are written to. */
export const withoutChatMarks = (text: string, keepsPictures: boolean): string =>
  withoutStray((keepsPictures ? text : text.replace(pictures, "").replace(faces, "")).replace(laughter, ""))
    .replace(/(?<=\S)[^\S\n]+(?=[.,;!?](?![.,]))/gu, "")
    .replace(/,(?:\s*,)+/g, ",")
    .replace(/([!?])[!?]{2,}/g, "$1")
    .replace(/([!?])\1+/g, "$1")
    .replace(/(?<=[\p{L}\p{N}])\.{2}(?!\.)/gu, ".")
    .replace(/\.{4,}/g, "...")
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ", ")
    .replace(/(?<=\S)[^\S\n]{2,}/gu, " ")
    .replace(/^[^\S\n]+|[\s,]+$/gu, "");
