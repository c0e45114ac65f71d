import { actions, noOwner } from "#server/external/model/guide/document/address/register.ts";
import type { WordEdit } from "#server/external/model/guide/state.ts";
import { tokensOf } from "./word-places.ts";

/* One word for "I" in the whole text: "saya jgn campur aku, pake saya semua", "gw jadi aku aja". None of them is ever left out. */

const person = "(?:aku|saya|sy|gw|gue|gua)";
const marked = (name: string): string => `["“'‘]?(?<${name}>${person})["”'’]?(?: ?nya)?`;
const tail = "(?: (?:semua(?:nya)?|aja|saja|sj|dong|ya|deh|lah|kak|pak|bu|mas|mbak|min|di semua\\p{L}*))*";
const into = "(?:pake|pakai|jadi|jd|jadiin|ganti(?:in)?(?: (?:jadi|jd|ke))?|tulis)";
const before = "(?<![\\p{L}\\p{N}\"“'‘])";
const forms: readonly RegExp[] = [
  new RegExp(
    `${before}${marked("one")} (?:jgn|jangan|ga usah|gak usah|kok|masih|msh) (?:di ?)?campur\\p{L}*(?: (?:sama|sm|dgn|dengan|dan|pake|pakai))? ${marked("two")}${tail}[ ,.;]+(?:tolong )?${into} ${marked("right")}${tail}`,
    "iu",
  ),
  new RegExp(
    `${before}(?:jgn|jangan|kok|masih|msh) (?:di)?campur\\p{L}* (?:antara )?${marked("one")} (?:sama|sm|dan|dgn|dengan|&) ${marked("two")}${tail}[ ,.;]+(?:tolong )?${into} ${marked("right")}${tail}`,
    "iu",
  ),
  new RegExp(
    `${before}(?:(?:ganti|ubah)(?:in)? )?(?:semua )?${marked("one")} (?:semua(?:nya)? )?(?:jadi|jd|(?:di)?ganti(?:in)?(?: (?:jadi|jd|ke))?|ke) ${marked("right")}${tail}(?=[.,;!?\\s]*(?:$|[.,;!?\\n]))`,
    "iu",
  ),
  new RegExp(
    `${before}${into} ${marked("right")} (?:semua(?:nya)?|di semua\\p{L}*)${tail}(?=[.,;!?\\s]*(?:$|[.,;!?\\n]))`,
    "iu",
  ),
];

export const isPerson = (words: string): boolean =>
  new RegExp(`^(?:${person}|kamu|km|lu|lo|dia|kita|kami|mereka|beliau|anda)$`, "iu").test(words.trim());

const out = "(?:di)?(?:hapus|apus|buang|coret|hilang|ilang)(?:in|kan)?";
const leftOut = new RegExp(
  `^(?:(?:tolong|coba|trus|terus|sama|eh|oh)[ ,]+)*(?:${out} (?:semua )?(?:kata )?${marked("one")}${tail}|(?:semua )?kata ${marked("two")} ${out}${tail})[.!]*$`,
  "iu",
);
/** Whether a message wants a word for "I" left out everywhere, after which no sentence would stand. */
export const leavesOutPerson = (text: string): boolean => leftOut.test(text.trim());

/** `right`: the word for "I" that should stand everywhere. */
export type OwnPerson = { said: string; right: string };

/** What a message says about the word for "I"; undefined if it says nothing about it. */
export function ownPersonIn(text: string): OwnPerson | undefined {
  for (const form of forms) {
    const found = form.exec(text);
    const { one, two, right } = found?.groups ?? {};
    const isOther =
      [one, two].every((word) => word === undefined) ||
      [one, two].some((word) => word !== undefined && word.toLowerCase() !== right?.toLowerCase());
    if (found && right !== undefined && isOther) return { said: found[0], right: right.toLowerCase() };
  }
  return undefined;
}

const doing = new RegExp(`^ku(?=(?:${actions})$)`, "iu");

/** The exchanges after which only this word for "I" stands in the text, also for "-ku" and "ku-". */
export function personEdits(shown: string, right: string): WordEdit[] {
  const edits = tokensOf(shown).flatMap(({ from, to }): WordEdit[] => {
    const word = shown.slice(from, to);
    if (new RegExp(`^${person}$`, "iu").test(word))
      return word.toLowerCase() === right ? [] : [{ from: word.toLowerCase(), to: right }];
    if (right === "aku") return [];
    if (doing.test(word)) return [{ from: word, to: word.replace(doing, `${right} `) }];
    const isOwned = /\p{L}{3,}ku$/iu.test(word) && !noOwner.test(word);
    return isOwned ? [{ from: word, to: `${word.slice(0, -2)} ${right}` }] : [];
  });
  return edits.filter(
    ({ from }, at) => edits.findIndex((one) => one.from.toLowerCase() === from.toLowerCase()) === at,
  );
}
