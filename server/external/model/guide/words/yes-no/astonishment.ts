import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/*
 * Words that name a thing without choosing it: astonishment ("loh kok judi", "berpulang??", "surat hangat apaan"). What a
 * text denies is in denials.ts.
 */

const particle =
  "(?:lah|loh|lho|lha|eh|ih|ah|oh|ya|yah|hm+|aduh|duh|waduh|astaga|astagfirullah|astaghfirullah|ya ampun|ya allah|buset|anjir|njir|kak|kakak|bang|min|mbak|mba|mas|bro|bu|pak|teh|kang)";
const surprised = new RegExp(
  `^(?:${particle} )*(?:kok|kog|masa|masak|moso|mosok|hah|heh|mana ada|sejak kapan|siapa (?:yang|yg|sing|bilang)|kenapa (?:jadi|malah|ada)|knp (?:jadi|malah|ada)|apa hubungan\\p{L}*|ngapain)(?= |$)`,
  "u",
);
const wondering = new RegExp(`^(?:${particle} )*(?:lah|loh|lho|lha|hah|heh|eh|kok)(?= |$)`, "u");
const scorned =
  /(?:^|\s)(?:apaan|apa apaan|dari mana|dr mana|dr mn|drmana|teko endi)(?: (?:sih|coba|tuh|itu|ya|kak|mas|mbak))*$/u;
/** Two marks wonder; one may belong to an unsure answer. */
const marks = /\?\s*[?!]|!\s*\?/;

/** The parts of a text with the marks at their end. */
export const markedParts = (text: string): string[] =>
  (text.match(/[^,.;:!?\n]+[,.;:!?\n\s]*/g) ?? []).map((one) => one.trim()).filter((one) => one !== "");

/** Whether a part of a text wonders at what it names. */
export function isAstonished(part: string): boolean {
  const said = plain(part);
  if (said === "") return false;
  if (marks.test(part) || surprised.test(said) || scorned.test(said)) return true;
  return part.includes("?") && wondering.test(said);
}

/** A text without what it only wonders at; "" if that is all. */
export const withoutAstonishment = (text: string): string => {
  const parts = markedParts(text);
  const kept = parts.filter((part) => !isAstonished(part));
  return kept.length === parts.length ? text : kept.join(" ").trim();
};
