import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { additionTo } from "#server/external/model/guide/document/written.ts";
import { sentenceOf } from "#server/external/model/guide/values/sentence.ts";
import { shortly } from "../answer-word-edits.ts";
import { appended, isTopic } from "../edits.ts";
import { gap } from "../letter-head.ts";
import { doneBy } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { politely } from "./order-words.ts";

/* "Angkanya masih 480, kan saya sudah bilang 460", "lemburnya hilang, masukkan lagi: 22 jam": what was told before. */

const figure = "(?:Rp ?)?\\d[\\d.,]*(?<=\\d)(?:%| ?(?:rb|ribu|jt|juta))?";
const still = new RegExp(
  `(?:^|[.;!?\\n\\uE001]\\s*|,\\s+)(?:\\p{L}+ ){0,4}?(?:masih|msh|tetap|tetep|isih|kok) (${figure})(?!\\S*\\d)(?: (?:tuh|itu|ya|kok|aja|saja|juga))*[ ,.?!]+(?:(?:kan|padahal|tadi|td|saya|aku|sy|gw|gue|udah|sudah|udh|sdh|su|minta|bilang|tulis|sebut|kasih tau|ganti|jadi|harusnya|seharusnya|hrsnya|mestinya|yang benar|yg bener|yg benar|itu) ){1,7}(${figure})${politely}(?=\\s*(?:[.,;!?\\n\\uE001]|$))`,
  "iu",
);

/** A figure that was put right before and stands there still. */
export function figureStill(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", from = "", to = ""] = still.exec(text) ?? [];
  const done = said === "" || from === to ? undefined : doneBy(reply, active, `ganti ${from} jadi ${to}`);
  return done && { active: done.active, told: [done.told], rest: text.replace(said, gap) };
}

const gone =
  "(?:hilang|ilang|raib|(?:ga|gak|nggak|tidak|ndak) (?:ada|masuk|ikut)|(?:belum|blm) (?:ada|masuk|ditulis))";
const missed = new RegExp(
  `(?:^|[.;!?\\n\\uE001]\\s*)(?:(?:trus|terus|dan|eh|tolong|kok)[ ,]+)*(\\p{L}{3,}(?: \\p{L}{3,})?)nya (?:(?:juga|jg|kok|malah|masih|jadi) )*${gone}[ ,.!?]+(?:tolong |coba |mohon )*(?:di)?(?:masuk|tambah|tulis|cantum)(?:kan|in)?(?: (?:lagi|juga|dong|ya|kak))*\\s*[:,]\\s*(\\S[^.!?\\n\\uE001]{3,160})`,
  "iu",
);
const labelOf = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Lemburnya hilang, tolong dimasukkan lagi: 22 jam per orang": the words with what they are about. */
export function missedValue(reply: Reply): Recognised | undefined {
  const { flow, step, active, text } = reply;
  const [said = "", what = "", words = ""] = missed.exec(text) ?? [];
  if (said === "" || isTopic(words)) return undefined;
  const isSaid = words.toLowerCase().includes(what.toLowerCase());
  const whole = isSaid ? words.trim() : labelOf(`${what} ${words.trim()}`);
  const rest = text.replace(said, gap);
  const told = [`“${shortly(whole)}” ditambahkan`];
  const filled = appended(flow, step, active.filled, whole);
  if (filled) return { active: { ...active, filled: { ...filled } }, told, rest };
  const name = additionTo(active.at);
  const all = [active.filled[name], sentenceOf(whole)].filter((one) => one !== undefined && one !== "");
  return { active: { ...active, filled: { ...active.filled, [name]: all.join("\n") } }, told, rest };
}
