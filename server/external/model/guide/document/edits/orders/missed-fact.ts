import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { gap } from "../letter-head.ts";
import { editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { fieldNamed } from "../several-corrections.ts";
import { placesOf, tokensOf } from "../word-places.ts";
import { ahead, orderEnd, politely } from "./order-words.ts";

/* "Noda foundation nya belom disebut kak": a thing that the text lacks is no sentence yet, and is asked for in one. */

const no = "(?:belum|blm|belom|blom|ga|gak|nggak|ngga|ndak|tidak|tdk|durung)";
const missing = new RegExp(
  `(?:^|[.;!?\\n]\\s*)${ahead}(?:soal |bagian )?["“'‘]?(\\p{L}[^.,;!?\\n"“”]{2,50}?)["”'’]? ?nya (?:(?:kok|masih|juga|jg|itu) )*${no} (?:ke|di|ter)(?:sebut|tulis|cantum|bahas)(?:in|kan)?(?: (?:kak|min|mbak|mas|bang|juga|jg|ya|lho|loh|tuh|sama sekali))*(?:[ ,.]+itu (?:kan )?(?:alesan|alasan|yang|yg|penting|sebab)[^.;!?\\n]*)?(?=\\s*(?:[.,;!?\\n]|$))`,
  "iu",
);

/** The thing is asked for in a sentence, unless it stands there already. */
export function missedFact(reply: Reply): Recognised | undefined {
  const { flow, step, active, text } = reply;
  const [said = "", what = ""] = missing.exec(text) ?? [];
  // "Boleh ga alasannya ga ditulis?" asks.
  const isAsked = text.includes("?") || /(?<!\p{L})(?:boleh|bisa|kalau|kalo|klo|biar)(?!\p{L})/iu.test(what);
  const isThere = said !== "" && placesOf(tokensOf(shownText(reply, active)), what).length > 0;
  // A part of the text by its name has readers of its own.
  const isPart = fieldNamed(flow, changeable(flow, step), plain(what).split(" ")) !== undefined;
  if (said === "" || isAsked || isThere || isPart) return undefined;
  return { active, told: [], rest: text.replace(said, gap), missed: [what.trim()] };
}

const capitals = new RegExp(
  `(?:^|[.,;!?\\n\\uE001]\\s*|\\s)${ahead}(?:(?:di)?tulis(?:in|kan)? )?["“'‘]?(\\p{L}+)["”'’]?(?: ?nya)? (?:(?:tolong|pake|pakai|jadi|dengan|harusnya|jadiin|di)? ?)*huruf (?:gede|besar|kapital)( semua)?(?: semua)?${politely}${orderEnd}`,
  "iu",
);

/** "Tulis Shopee nya huruf gede": its first letter, or all of them. */
export function inCapitals(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", word = "", all] = capitals.exec(text) ?? [];
  const shown = shownText(reply, active);
  const [place] = said === "" ? [] : placesOf(tokensOf(shown), word);
  if (!place) return undefined;
  const from = shown.slice(place.from, place.to);
  const to = all === undefined ? from.charAt(0).toUpperCase() + from.slice(1) : from.toUpperCase();
  const rest = text.replace(said, gap);
  if (from === to) return { active, told: [], rest };
  const done = editedBy(reply, active, [{ from, to }]);
  return done && { active: done.active, told: [done.told], rest };
}
