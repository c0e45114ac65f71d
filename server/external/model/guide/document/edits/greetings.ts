import type { WordEdit } from "#server/external/model/guide/state.ts";

/* The greeting of a letter or a chat: "sapaannya assalamualaikum bu Endang", "awali dengan selamat pagi Pak". */

export const greeting =
  /^(?:ass?alamu\S*|halo|hallo|hai|hello|hi|selamat (?:pagi|siang|sore|malam)|yth|salam|permisi|dear|om swastiastu|shalom|syalom)(?!\p{L})/iu;
/** Where a greeting is asked for by its name, shorter ones and those of the regions are meant too. */
const shortGreeting =
  /^(?:assala?mu\S*|askum|(?:met )?(?:pagi|siang|sore|malam)|sampurasun|rahayu|kulonuwun|kula ?nuwun|tabea?)(?!\p{L})/iu;
const greets = (words: string): boolean => greeting.test(words) || shortGreeting.test(words);

const lead =
  "(?:(?:tolong|tulung|coba|mohon|minta|bisa|terus|trus|trs|dan|sama|sm|lalu|eh+|oh|iya|untuk|buat|yang|yg|kak|mas|mbak|bang|min)[ ,]+)*";
const named =
  "(?:kata |kalimat )?(?:salam |kalimat )?(?:sapaan|salam|pembuka(?:an)?|awalan|awal(?:nya)?|depan)(?:nya|ny[ao]|n?e)?(?: (?:suratnya|pesannya|chatnya|nya))?";
const setting =
  "(?:\\s*[:=]\\s*|(?: (?:itu|tolong|mohon|(?:di)?(?:ganti|ubah|tulis|bikin|buat|kasih)(?:in|kan)?|jadi|jd|dadi|menjadi|pakai|pake|nganggo|dengan|dgn|cukup|harusnya|mestinya|yang|yg|kata|ke))*\\s*:? )";
const beginning =
  "(?:(?:di)?(?:awali|mulai|buka|sapa)(?:in|nya)?(?: (?:pakai|pake|dengan|dgn|dari|kata))+|(?:pakai|pake) (?:sapaan|salam))";
const tail =
  /(?:[\s,]+(?:ngono|ngoten|gitu|begitu|ngunu|aja|saja|wae|ae|bae|ya|dong|deh|lah|kak|mas|mbak|min|tolong))+$/iu;
const wish = new RegExp(
  `^${lead}(?:${named}${setting}|${beginning}\\s*:? )["“'‘]?(\\S.{2,80}?)["”'’]?[.!]*$`,
  "isu",
);

const wordsMax = 14;

/** The greeting that a part asks for; undefined if it asks for none. */
export function greetingAsked(part: string): string | undefined {
  const value = wish.exec(part.trim())?.[1]?.replace(tail, "").trim();
  return value !== undefined && greets(value) && !value.includes("\n") ? value : undefined;
}

/** The greeting line of the text gives way to another one; empty if the text begins without one. */
export function greetingExchanged(shown: string, part: string): WordEdit[] {
  const to = greetingAsked(part);
  const [first = ""] = shown.split("\n");
  const [line = ""] = /^[^.!?]+/.exec(first) ?? [];
  const from = line.replace(/[,\s]+$/, "");
  const isGreeting = greets(from) && from.split(/\s+/).length <= wordsMax;
  return to !== undefined && isGreeting && from !== to ? [{ from, to: to.replace(/[.,!]+$/, "") }] : [];
}

/** Whether the text begins already as a part wants it. */
export const greetsSo = (shown: string, part: string): boolean => {
  const to = greetingAsked(part);
  return to !== undefined && shown.toLowerCase().startsWith(to.toLowerCase());
};
