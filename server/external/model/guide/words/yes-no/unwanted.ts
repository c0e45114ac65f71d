import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "./no-words.ts";

/*
 * What a member says not to want: "bkn mau ke psikolog", "iya tapi bukan jadwal", "gausah surat". A word behind such a no is
 * never an order, whatever else it would begin.
 */

const no = `(?:${noWords}|jangan|jgn|jang|ojo|ogah|gamau|gakmau|gausah|emoh)`;
/** Who speaks, and to whom; "dia ga mau ke psikolog" tells of somebody else. */
const ahead =
  "(?:(?:aku|ak|saya|sy|gue|gw|gua|sa|ka|kita|beta|awak|ambo|kan|udah|sudah|udh|dah|tadi|td|blg|bilang|dibilang|kubilang|iya|iye|ya|iyo|oke|ok|tapi|tp|tpi|dan|eh|lah|loh|lho|ih|kak|min|bang|mas|mbak|mba|bu|pak|sih|cuma|cm|itu|maaf|emang|memang|lagi|jg|juga|dong|pokoknya|gausah|yang|yg|masih|intinya) )*";
const wanting =
  "(?:mau|mo|minta|mnta|butuh|perlu|pengen|pgn|pengin|pingin|ingin|cari|nyari|usah|arep|nak|disuruh|suruh|dikasih|kasih|kasi|tawarin|ditawarin|nawarin|dibuatin|buatin|dibikinin|bikinin|bikin|buat|nyusun|nulis)";
const towards = "(?:ke|sama|ama|soal|masalah|urusan|tentang|yang|yg|lagi|dulu|itu|ada)";
const wished = new RegExp(
  `^${ahead}${no} (?:(?:${wanting}) )+(?:(?:${towards}|${wanting}) )*(\\p{L}+(?: \\p{L}+){0,3})`,
  "u",
);
/** "Aku bukan dokter" says who somebody is. */
const named = new RegExp(
  `^${ahead}(?<!\\b(?:aku|ak|saya|sy|gue|gw|gua) )(?:bukan|bkn|dudu|sanes|jangan|jgn) (?:(?:${towards}) )*(\\p{L}+(?: \\p{L}+){0,3})`,
  "u",
);

const partsOf = (text: string): string[] =>
  text.split(/[.,;:!?\n]+|\s+(?=(?:tapi|tp|tpi)\s)/i).filter((one) => plain(one) !== "");

const unwantedOf = (part: string): string | undefined =>
  wished.exec(plain(part))?.[1] ?? named.exec(plain(part))?.[1];

/** The words for what a message does not want. */
export const unwantedIn = (text: string): string[] => partsOf(text).flatMap((part) => unwantedOf(part) ?? []);

/** A message without the parts that say what is not wanted. */
export const withoutUnwanted = (text: string): string =>
  partsOf(text)
    .filter((part) => unwantedOf(part) === undefined)
    .map((one) => one.trim())
    .join(". ");
