import { countWords } from "#server/external/model/guide/values/numbers/number-words.ts";
import { plain } from "./commands.ts";
import { practiceWords } from "./practice-requests.ts";

/* How many practised questions a member wants, and which of them a message names. */

const numbers: Readonly<Record<string, number>> = {
  ...countWords,
  ...{ hiji: 1, tilu: 3, opat: 4 },
};
const count = `(\\d{1,2}|${Object.keys(numbers).join("|")})`;
const asked = "(?:pertanyaan(?:nya)?|prtanyaan|pertanyan|soal|tanya jawab)";
const asking: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:ada|punya|ditanya|ditanyain|dikasih|nanya|tanya|dapat|dapet|nomor|no|gagal|jawab|salah|dari) )\\b${count} ?${asked}(?! (?:yang|yg) (?:bikin|buat|susah|sulit|aku|saya|gue|gw))\\b`,
  ),
  new RegExp(
    `\\b(?:${asked}|soalnya) (?:cukup |cuma |cuman |aja |saja |jangan banyak banyak |maksimal |paling banyak |mek )*${count}(?: (?:aja|saja|cukup|doang|dulu|dl|ya|wae|ae))+`,
  ),
];
const bare = new RegExp(
  `^(?:(?:aku|saya|gue|gw|kak|eh|mau|minta|cukup|cuma|cuman|maunya|tadi|kan|bilang|latihan|lah|kok) )*${count} (?:aja|saja|cukup|doang|dulu|wae|ae)(?: (?:aja|saja|ya|kak|dulu|dong|lah|pertanyaan\\w*|soal\\w*|cukup|min|bang))*$`,
);

const countOf = (found: string | undefined): number | undefined =>
  found === undefined ? undefined : (numbers[found] ?? Number(found)) || undefined;

/** How many questions a message wants: "latihan 2 soal aja". */
export function questionsWanted(text: string): number | undefined {
  const said = plain(text);
  return countOf(asking.map((one) => one.exec(said)?.[1]).find((one) => one !== undefined));
}

/** The same, where a question waits and a number alone may say it: "3 aja kak". */
export const questionsWantedHere = (text: string): number | undefined =>
  questionsAlone(text) ?? countOf(bare.exec(plain(text))?.[1]);

const aloneWordsMax = 9;

/** An answer may speak of questions as well: "saya jawab 3 soal dalam semenit". */
const questionsAlone = (text: string): number | undefined => {
  const words = plain(text).split(" ");
  const isAlone =
    words.length <= aloneWordsMax &&
    words.every(
      (word) =>
        practiceWords.has(word) ||
        numbers[word] !== undefined ||
        /^\d{1,2}$/.test(word) ||
        /^(?:maksimal|paling|banyak|maunya|latihan|soal\w*)$/.test(word),
    );
  return isAlone ? questionsWanted(text) : undefined;
};

/** The question that a message names to go back to: "ulang no 2". */
export function questionNamed(text: string): number | undefined {
  const said = plain(text);
  const nth = /\b(?:nomor|nomer|no|nmr|pertanyaan|soal|jawaban) (?:ke )?(\d)\b/.exec(said)?.[1];
  const ordinal = /\b(pertama|kedua|ketiga|keempat)\b/.exec(said)?.[1] ?? "";
  const at = ["pertama", "kedua", "ketiga", "keempat"].indexOf(ordinal) + 1;
  return nth === undefined ? at || undefined : Number(nth);
}
