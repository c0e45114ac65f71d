/** Cuts a text into raw words. Each step is one pass over the text, so nothing here can take more than linear time. */

export type RawWord = {
  text: string;
  /** Weight of what separates it from the previous word: 0 a space, 2 a comma, 12 the end of a sentence. */
  pause: number;
  /**
   * Whether only punctuation, and no space, stands between this word and the one before: `b.u.n.u.h`, `mati-matian`.
   */
  glued: boolean;
  quoted: boolean;
};

export const commaPause = 2;
export const sentencePause = 12;

/** Letters of other alphabets that look like Latin ones: the cheapest way around a filter. */
const lookAlikes = new Map(
  Object.entries({
    аａɑα: "a",
    еєεё: "e",
    оοσ: "o",
    рρ: "p",
    сϲ: "c",
    уүυ: "u",
    хχ: "x",
    іıιї: "i",
    ѕ: "s",
    ј: "j",
    кκ: "k",
    мμ: "m",
    тτ: "t",
    пη: "n",
    в: "b",
    ԁ: "d",
    ɡ: "g",
    һ: "h",
    ӏ: "l",
  }).flatMap(([likes, letter]) => [...likes].map((like) => [like, letter] as const)),
);

const laughing = /[😂🤣😆😹]/u;
const opening = /["“”„«»‘’]|(?:^|[\s:(,])'|'(?=$|[\s.,!?)])/gu;

/** Returns one plain form for all spellings that look the same to a reader: case, accents, widths, invisible signs. */
export function plain(text: string): string {
  const folded = text.normalize("NFKD").toLowerCase().slice(0, 12_000);
  const visible = folded
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u3164]/gu, "")
    .replace(/([a-z])['’](?=[a-z])/gu, "$1");
  return visible.replace(/[^\0-\x7f]/gu, (sign) => lookAlikes.get(sign) ?? sign);
}

/** The words of a text with single spaces between them and no other signs, for patterns over a whole text. */
export const bareWords = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9 ]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** English "die" beside English words; elsewhere it is the Betawi and Malay word for he or she. */
const englishDie =
  /\b(?:to|wanna|gonna|i|me|rather|would|will|just|could|should|might|ill|id|literally|actually|and) die\b|\bdie(?= (?:alone|young|already|inside|tonight|rn|now|soon|too)\b)|\bdie(?= (?:aja|ae) (?:kali|deh|ya|yuk)\b)/g;

/** Behind a wish "die" is death, unless the words after it say what he or she should do ("gue mau die pulang"). */
const wishedDie =
  /\b(?:mau|mo|pengen|pengin|pgn|pgen|pen|pingin|pngen|kepengen|ingin|siap|cepet|cepat|cpt|banget|bgt|mending|mendingan)(?: (?!(?:sama|ama|ke|buat|dari|kate|kata|bilang|kalo|karena|tau|tahu|nanya|ketemu|liat|lihat|bantu|denger)\b)\w+)? die\b(?! (?:tau(?! (?:ga|gak|nggak|kagak|kaga|ngga)\b)|tahu|pulang|datang|dateng|balik|lulus|bayar|baca|sembuh|ngerti|paham|ngomong|cerita|nikah)\b)/g;

/** "Pukul 15.00" is an hour and no blow; "pukul 3 anaknya" is one. */
const hour =
  /\bpukul(?= \d{1,2}(?:[.:]\d\d\b| *(?:pagi|siang|sore|malam|subuh|wib|wita|wit)\b))|(?<!\b(?:bapak|ayah|suami|ibu|mama|papa|pacar|abang|kakak|istri|dia|\w+(?:ku|nya))(?: saya| aku)? )\bpukul(?= \d{1,2} *(?:[^\w\s]|$))/g;

/** English for doing it; by itself "hurt" is read as being ill. */
const hurtMyself = /\bhurt(?= my ?self\b)/g;

const deadlyDie = (found: string): string => found.replace(/die$/, "dying");

/** Returns the raw words of a text, in order, with what separates them. */
export function scan(text: string): RawWord[] {
  const words: RawWord[] = [];
  // A time such as "08.00" is one word, and no number of anything.
  const readable = plain(text)
    .replace(englishDie, deadlyDie)
    .replace(wishedDie, deadlyDie)
    .replace(hurtMyself, "hurting")
    .replace(hour, "jam");
  const pieces = readable.matchAll(/([^a-z0-9@$*]*)(\d{1,2}[.:][0-5]\d(?!\d)|[a-z0-9@$*]*)/gu);
  let quoted = false;
  for (const [, between = "", word = ""] of pieces) {
    if (quoteMarks(between) % 2 === 1) quoted = !quoted;
    if (laughing.test(between)) words.push({ text: "wkwk", pause: 0, glued: false, quoted });
    if (word === "") continue;
    words.push({
      text: word,
      pause: pauseOf(between),
      glued: between !== "" && !/\s/u.test(between),
      quoted,
    });
  }
  return joinSpaced(words);
}

const quoteMarks = (between: string): number => between.match(opening)?.length ?? 0;

function pauseOf(between: string): number {
  if (/[?!\n;]/u.test(between)) return sentencePause;
  // Dots as in "Udah.. capek..." are pauses in typing, not the end of a sentence.
  if (/\.\.|…/u.test(between)) return commaPause;
  if (between.includes(".")) return sentencePause;
  return between.trim() === "-" || between === "/" || !/[^\s'’"]/u.test(between) ? 0 : commaPause;
}

const single = (word: RawWord | undefined): boolean => word !== undefined && word.text.length === 1;

/** Joins letters that were written apart: `b u n u h`, `m.a.t.i`. */
function joinSpaced(words: RawWord[]): RawWord[] {
  const joined: RawWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    if (first === undefined) continue;
    const end = single(first) ? endOfRun(words, at) : at + 1;
    const run = words.slice(at, end);
    const isSpelled = run.length >= (run.slice(1).every((word) => word.glued) ? 3 : 4);
    if (isSpelled) joined.push({ ...first, text: run.map((word) => word.text).join("") });
    else joined.push(...run);
    at = end - 1;
  }
  return joined;
}

function endOfRun(words: RawWord[], from: number): number {
  let end = from + 1;
  while (single(words[end]) && end - from < 40) end += 1;
  return end;
}

/** Returns the number of words of a text; Infinity above `countedMax` characters, where they are not counted. */
export const wordsIn = (text: string): number =>
  text.length > countedMax ? Number.POSITIVE_INFINITY : text.split(/\s+/).filter(Boolean).length;

const countedMax = 200;
