import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { gap } from "../letter-head.ts";
import type { Recognised } from "../recognised-edits.ts";
import { orderEnd } from "./order-words.ts";

/* "Kok halo cewek gw sih, namanya tika": the reader's name, in place of what was said about who it is. */

const laugh = "(?:wk+\\p{L}*|haha\\p{L}*|hehe\\p{L}*|wkwk\\p{L}*|lol)";
const soft = `(?:[ ,]+(?:sih|dong|ya|kak|min|mbak|mas|bang|aja|saja|lah|deh|kok|lho|loh|${laugh}))*`;
const greets =
  "(?:halo|hallo|hai|hi|hei|dear|yth\\.?|assalamu\\S*|sapaannya|salamnya|pembukanya|manggilnya|tulisannya|namanya|nulisnya)";
const calling =
  "(?:(?:nama|panggilan|manggil|panggil|nama dia|dia nama|orangnya nama)(?:nya)?|nama dia|sebut|tulis)(?: (?:itu|dia|aja|saja|cukup|kan))*";
const name = "[\"“'‘]?(\\p{L}+(?: \\p{L}+){0,2}?)[\"”'’]?";
const wondered = new RegExp(
  `(?:^|[.,;!?\\n]\\s*)(?:(?:eh+|lah|loh|lho|lha|itu|masa|${laugh}) ?,? ?)*(?:kok|masa|masak|ngapain|jgn|jangan|bukan)(?: (?:malah|jadi|pake|pakai|ditulis|tulis))* (?:${greets},? )*["“'‘]?(\\p{L}[\\p{L} ]{1,40}?)["”'’]?${soft}[ ,.!?]+(?:tapi |tp |kan |itu |dia )*${calling} ${name}${soft}${orderEnd}`,
  "iu",
);
const namedAlone = new RegExp(
  `^(?:(?:eh+|oh|iya|dia|kan|itu|btw|${laugh})[ ,]+)*(?:namanya|nama dia|dia namanya|nama orangnya)(?: (?:itu|kan))? ${name}${soft}[.!]*$`,
  "iu",
);
/** Who somebody is to the member, and no name. */
const ofKin =
  /^(?:si )?(?:cewek|cowok|pacar|gebetan|doi|mantan|istri|suami|bini|bojo|teman|temen|sahabat|bestie|bos|boss|atasan|owner|pemilik|customer|pelanggan|tetangga|kakak|adik|adek|abang|om|tante|mertua|ipar|guru|dosen)(?:ku|nya)?(?: (?:gw|gue|gua|aku|saya|sy|ku|kerja|kantor|kuliah|lama|baik|dekat|deket|toko))*$/iu;

const capital = (words: string): string =>
  words.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The only place for the reader. */
function personOf({ flow, step }: Reply): string | undefined {
  const [person, ...others] = changeable(flow, step).filter((one) => flow.slots[one]?.takes === "person");
  return others.length === 0 ? person : undefined;
}

const isOf = (own: string, words: string): boolean => {
  const [value, sought] = [plain(own), plain(words)];
  return sought !== "" && (value === sought || value.startsWith(`${sought} `));
};

/** Greets the reader by the name that the message gives, where it finds fault with what stands there. */
export function readerNamed(reply: Reply): Recognised | undefined {
  const { flow, active, text } = reply;
  const person = personOf(reply);
  const own = person === undefined ? "" : (active.filled[person] ?? "");
  if (person === undefined || own === "") return undefined;
  const [said = "", wrong = "", right = ""] = wondered.exec(text) ?? [];
  const [alone = "", bare = ""] = said === "" && ofKin.test(own.trim()) ? (namedAlone.exec(text) ?? []) : [];
  const isMeant = said !== "" && isOf(own, wrong);
  const value = capital(isMeant ? right : bare);
  if ((!isMeant && alone === "") || ofKin.test(value) || plain(value) === plain(own)) return undefined;
  const told = `${flow.slots[person]?.label ?? person} “${value}”`;
  const rest = text.replace(isMeant ? said : alone, gap);
  return { active: { ...active, filled: { ...active.filled, [person]: value } }, told: [told], rest };
}
