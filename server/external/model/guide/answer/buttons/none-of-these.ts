import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/*
 * "Bukan itu semua min, yg bikin brenti ya paniknya": none of the buttons, and in its place the member's own answer.
 */

const address =
  "(?:eh|ih|lah|ya|yah|kak|kakak|min|mas|mbak|mba|bang|bu|pak|sih|kok|deh|dah|maaf|kayaknya|itu|ini)";
const no = "(?:bukan|bkn|dudu|sanes|ga|gak|gk|nggak|ngga|tidak|tdk|ndak|nda|dak|ora|kada)";
const all =
  "(?:semua(?:nya)?|kabeh|salah ?satu(?:nya)?|satu ?pun|satupun|(?:ke)?(?:dua|tiga|empat|lima)2?(?:nya)?|dua duanya|(?:yang|yg) (?:mana|cocok|pas|sesuai|kena|bener|itu|di ?situ|di ?atas)(?: ?mana)?(?: ?pun)?)";
const none = new RegExp(
  `^(?:${address} )*${no} (?:ada )?(?:(?:dari|dr|yang|yg|itu|ini|iku) )*${all}(?: (?:itu|ini|di ?situ|di ?atas|${address}))*$`,
  "u",
);

const wordsMin = 2;

/** The member's own answer behind a denial of all buttons; undefined if there is none. */
export function behindNone(text: string): string | undefined {
  const [, front = "", rest = ""] = /^([^,.;:!\n]+)[,.;:!\n]+\s*([\s\S]+)$/.exec(text.trim()) ?? [];
  const own = rest.trim();
  const isAnswer = plain(own).split(" ").length >= wordsMin && !own.includes("?");
  return none.test(plain(front)) && isAnswer ? own : undefined;
}
