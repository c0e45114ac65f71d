import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { outwardRegister } from "#server/external/model/guide/document/plain-answers.ts";
import type { WordEdit } from "#server/external/model/guide/state.ts";
import { plainly } from "#server/external/model/guide/words/plain/plain-text.ts";
import { gap } from "../letter-head.ts";
import { isManner } from "../manner.ts";
import { withoutDouble } from "../no-double.ts";
import { doneBy, editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { looksExchanged } from "../replacements.ts";
import { placesOf, tokensOf } from "../word-places.ts";
import { withoutCourtesy } from "./courtesy.ts";
import { ahead, orderEnd, quotation } from "./order-words.ts";

/* What was put right before and stands there still: "masih Senin. harusnya Selasa", and its kin within longer messages. */

const behind = "(?: ?(?:nya|tu|tuh|itu|kak|mbak|mas|min|bang|pak|bu|lho|loh|ya|yah|sih|aja|terus|juga))*";
const should =
  "(?:(?:(?:se)?harus(?:nya|e)|hrs?nya|hrusnya|mestinya|kudune|(?:yang|yg|sing) (?:benar|bener|betul)(?:nya)?|maksudnya|maksud(?:ku| saya))(?: (?:itu|kan|jadi|ditulis|tertulis|hari|ganti))*)";
const still = new RegExp(
  `(?:^|[.,;!?\\n]\\s*|\\s)${ahead}(?:masih|msh|isih|tetap|tetep)(?: (?:tertulis|ketulis|ditulis|ada|tulisannya|pake|pakai|disebut|salah|di))* ["“'‘]?(\\S[^.,;!?\\n"”]{0,40}?)["”'’]?${behind}[ ,.?!]+(?:kan |itu |tadi )*${should} ["“'‘]?(\\S[^.,;!?\\n"”]{0,40}?)["”'’]?${orderEnd}`,
  "iu",
);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** New words for the former ones, with the capital that these have. */
function exchangedBy(shown: string, from: string, to: string): WordEdit {
  return withoutDouble(shown, { from, to: /^\p{Lu}/u.test(from) ? capital(to) : to });
}

function done(reply: Reply, said: string, edits: readonly WordEdit[]): Recognised | undefined {
  const outcome = edits.length === 0 ? undefined : editedBy(reply, reply.active, edits);
  return outcome && { active: outcome.active, told: [outcome.told], rest: reply.text.replace(said, gap) };
}

/** "Masih Senin tu kak. harusnya Selasa": wherever it stands. */
export function stillThere(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", what = "", value = ""] = still.exec(text) ?? [];
  const to = withoutCourtesy(value);
  const shown = shownText(reply, active);
  const places = said === "" || to === "" || isManner(to) ? [] : placesOf(tokensOf(shown), what);
  const [place] = places;
  // Figures have readers of their own: they may be answers, and are reckoned with.
  if (!place || /\d/.test(what + to)) return undefined;
  return done(reply, said, [exchangedBy(shown, shown.slice(place.from, place.to), to)]);
}

const fault =
  "(?:aneh|kurang(?: \\p{L}+)?|jelek|kaku|kasar|janggal|ga enak|gak enak|ndak enak|tidak enak|ga pas)";
const politely =
  "(?:(?:yg|yang|sing) (?:lebih |lbh |agak )?(?:sopan|halus|alus|enak|pas|bagus|baik|resmi)(?: (?:dong|ya|lah|kak|mbak|mas|gitu))*[ ,.]+)?";
const like = "(?:begitu|begini|gitu|gini|ngono|ngoten|misalnya|misal|kek|kek gitu|kayak gitu)";
const offered = new RegExp(
  `${ahead}(?:yg |yang |kata |kalimat )*${quotation}(?: ?(?:itu|nya|tu|kok|agak|rada|juga))* ${fault}(?: (?:kak|mbak|mas|sih|ya|banget|bgt))*[ ,.!?]+${politely}(?:(?:tolong|coba|mending|bilang|tulis|bikin)(?: (?:aja|saja))? )?(\\p{L}[^.,;!?\\n"“”]{2,60}?),? ${like}(?: (?:aja|saja|dong|kak|lah|ya))*(?=\\s*(?:[.,;!?\\n\uE001]|$))`,
  "iu",
);

/** "Yg '...' aneh. yg sopan dong, mohon izin begitu": the words that are given as an example stand there instead. */
export function offeredInstead(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", double, single, value = ""] = offered.exec(text) ?? [];
  const shown = shownText(reply, active);
  const [place, ...others] = said === "" ? [] : placesOf(tokensOf(shown), (double ?? single ?? "").trim());
  const to = withoutCourtesy(value);
  if (!place || others.length > 0 || isManner(to)) return undefined;
  return done(reply, said, [exchangedBy(shown, shown.slice(place.from, place.to), to)]);
}

const corrects =
  /(?<!\p{L})(?:salah|ralat|keliru|koreksi|eh|bentar|maksud\p{L}*|ketuker|tertukar|lupa)(?!\p{L})/iu;
const clauseEnd = /(?:[.;!?\n]+\s*|,\s+|\s+(?:trus|terus|trs|sama|dan)\s+)/iu;
const isDenied = /(?<!\p{L})(?:bukan|bkn|dudu|sanes)(?!\p{L})/iu;

/** "Eh bentar gw salah, telatnya 2x bukan 3x, yg satu itu ...": such a clause among others that say why. */
export function denied(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const clauses = text.split(clauseEnd).map((one) => one.trim());
  if (clauses.length < 2 || !corrects.test(text)) return undefined;
  for (const clause of clauses) {
    const change =
      isDenied.test(clause) && looksExchanged(clause) ? doneBy(reply, active, clause) : undefined;
    if (change) return { active: change.active, told: [change.told], rest: text.replace(clause, gap) };
  }
  return undefined;
}

const language = "(?:(?:itu|soalnya|kan|itu kan) )*(?:bahasa|basa|boso|logat) (?!indonesia)\\p{L}+";
const exchangeOnly = new RegExp(
  `${ahead}(?:yg |yang |kata |kalimat |tulisan )*${quotation}(?: ?(?:itu|nya|tu|juga|jg|tolong|kok))*(?: [^"“”'‘’.,:;!?\\n]{1,40}[?.!,]+)? (?:tolong )?(?:di)?ganti(?:in)?(?: (?:juga|jg|dong|ya|kak|tolong|aja|mbak|mas))*(?:[ ,.]+(${language}))?(?=\\s*(?:[.,;!?\\n\uE001]|$))`,
  "iu",
);

/** "'...' juga ganti, itu bahasa Kupang": in plain words where these are known, or the question for them. */
export function toBeExchanged(reply: Reply): Recognised | undefined {
  const { active, step, text } = reply;
  const found = exchangeOnly.exec(text);
  const [said = "", double, single] = found ?? [];
  const quote = (double ?? single ?? "").trim();
  const shown = shownText(reply, active);
  const rest = text.replace(said, gap);
  const [place] = said === "" ? [] : placesOf(tokensOf(shown), quote);
  // The document has put regional words plainly before.
  if (!place) return found?.[3] === undefined ? undefined : { active, told: [], rest };
  const from = shown.slice(place.from, place.to);
  const to = plainly(from, outwardRegister(active, step) ?? "polite");
  if (to.toLowerCase() !== from.toLowerCase()) return done(reply, said, [{ from, to }]);
  return { active, told: [], rest, needed: [quote] };
}
