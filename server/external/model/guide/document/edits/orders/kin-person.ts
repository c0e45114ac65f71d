import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { kinTitles } from "../../address/kin-titles.ts";
import { gap } from "../letter-head.ts";
import { personEdits } from "../own-person.ts";
import { editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { ahead, orderEnd } from "./order-words.ts";

/* Who writes to a child, or to somebody of the family, says "Mama" or "Kakak" for "I": "aku sama saya nya ganti Mama". */

const me = "(?:aku|saya|sy|gw|gue|ku)";
const mine = `["“'‘]?${me}["”'’]?(?: ?(?:nya|ne|itu|semua|semuanya))*`;
const kin = `(${kinTitles}|kak)`;
const verb =
  "(?:di)?(?:ganti|ubah|tukar|tuker)(?:in|kan|nya)?(?: (?:jadi|jd|ke|dengan|dgn|pakai|pake|semua|aja|saja))*";
const tail = "(?: (?:semua|semuanya|aja|saja|ya|dong|gitu|mbak|mas|kak|min|nggih))*";
const forms: readonly RegExp[] = [
  new RegExp(
    `${ahead}(?:kata |semua )*${mine}(?: (?:sama|sm|dan|atau|,|&) ${mine})* ${verb} ${kin}${tail}${orderEnd}`,
    "iu",
  ),
  new RegExp(
    `${ahead}${verb} (?:kata |semua )*${mine}(?: (?:sama|sm|dan|atau|&) ${mine})* (?:jadi|jd|ke|dengan|dgn|pakai|pake) ${kin}${tail}${orderEnd}`,
    "iu",
  ),
  new RegExp(
    `${ahead}(?:jangan|jgn|ojo|bukan) (?:pakai |pake |tulis |nulis )*${mine}(?: (?:sama|sm|dan|atau|&) ${mine})*,? (?:(?:tapi|tp|pakai|pake|tulis|ganti|jadi) )*${kin}${tail}${orderEnd}`,
    "iu",
  ),
];

/** Every word for "I" gives way to the one for a relative. */
export function kinThroughout(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const found = forms.map((one) => one.exec(text)).find((one) => one !== null);
  const [said = "", word = ""] = found ?? [];
  if (said === "") return undefined;
  const right = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const done = editedBy(reply, active, personEdits(shownText(reply, active), right));
  return (
    done && { active: done.active, told: [`“${right}” di semua kalimat`], rest: text.replace(said, gap) }
  );
}
