import { elderTitle } from "#server/external/model/guide/document/elder-title.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { addressFrom } from "./address-wish.ts";
import { secondPerson } from "./register.ts";

/* Words about somebody, in a text that is meant for them: "aku bentak dia" is "aku bentak kamu" in the message. */

const second = new RegExp(`(?<![\\p{L}\\d])(?:${secondPerson}|elu|anda|mu)(?![\\p{L}\\d])`, "iu");
const wish =
  /^(?:(?:aku|saya|gue|gw|ya|cuma) )*(?:mau|minta|pengen|pengin|pgn|pingin|ingin|harap|berharap|tolong)(?:nya)?(?: supaya| biar| agar| ke)? dia(?: (?:untuk|buat|supaya|biar|agar|bisa|mau))* (?=\S)/i;
/** Whose things are named beside "dia", so that "-nya" is theirs. */
const owned =
  /\b(temen2|teman2|temen-temen|teman-teman|temen|teman|keluarga|orang tua|ortu|mamak|emak|mama|papa|ibu|ayah|hp|perasaan|hati|barang|uang|duit|chat|pesan|kamar|rumah|motor|anak|adik|adek|kakak|nama|laporan|tugas|janji|baju|kerjaan|pacar)(?:nya|ny|e)\b/gi;
const titles =
  /^(?:pak|bu|bapak|ibu|mas|mbak|mba|kak|kakak|bang|abang|teh|kang|om|tante|mama|papa|mami|papi|ayah|bunda|bude|pakde)\b/i;

/** "Aku pengin dia belain aku" is said as "aku pengin kamu belain aku". */
const ownWish = /^(?:aku|saya|gue|gw) (?:pengin|pengen|pgn|pingin|ingin|mau|minta) dia (?=\S)/i;

/** How the document addresses the person: by their title if they have one. */
export function calledIn(flow: Flow, filled: Readonly<Record<string, string>>): string {
  const name = Object.entries(flow.slots).find(([, { takes }]) => takes === "person")?.[0];
  const elder = Object.values(flow.slots).find(({ laid }) => laid?.as === "elder-title")?.laid?.from;
  if (elder && filled[elder.chosen ?? ""] === "sepuh") return elderTitle(filled[elder.who ?? ""] ?? "");
  const title = titles.exec((name === undefined ? undefined : filled[name]) ?? "")?.[0];
  // Within a sentence "Pak" and "Bu" stand before a name alone: "Bapak datang 7.25".
  return title === undefined ? "kamu" : addressFrom(title);
}

/** The text as said to the person whom it is about; unchanged if it already speaks to somebody. */
export function addressedTo(text: string, called: string): string {
  if (second.test(text)) return text;
  const asked = ownWish.test(text) ? text : text.replace(wish, "");
  if (!/\b(?:dia|beliau)\b/.test(plain(asked))) return asked;
  const owner = called === "kamu" ? "mu" : ` ${called}`;
  return asked.replace(/\b(?:dia|beliau)\b/gi, called).replace(owned, `$1${owner}`);
}

/** How an answer addresses the person whom its slot is meant for; undefined if it is meant for nobody. */
export function calledFor(
  flow: Flow,
  filled: Readonly<Record<string, string>>,
  into: string,
): string | undefined {
  const addressed = flow.slots[into]?.addressed;
  if (addressed === undefined) return undefined;
  return typeof addressed === "string" ? addressed : calledIn(flow, filled);
}
