import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { WordEdit } from "#server/external/model/guide/state.ts";
import { greeting } from "../greetings.ts";
import { gap } from "../letter-head.ts";
import { editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { placesOf, type Span, sentenceAround, tokensOf } from "../word-places.ts";
import { withoutCourtesy } from "./courtesy.ts";
import { kindOf, sentenceOfKind } from "./described-words.ts";
import { orderEnd, politely, quotation } from "./order-words.ts";

/* A sentence that an order describes: "ganti kalimat '...' jadi permintaan maaf", "belum ada minta maafnya". */

const verb = "(?:di)?(?:ganti|ubah|tukar|tuker)(?:in|kan|nya)?";
const into = "(?:jadi|jd|menjadi|dengan|dgn|pakai|pake|ke|sama)";
const named = "(?:(?:kalimat|kata|tulisan|bagian|yg|yang) )+";
const value = '(\\p{L}[^.,;!?\\n"“”]{3,60}?)';
const forms: readonly RegExp[] = [
  new RegExp(`${verb} (?:${named})?${quotation} (?:itu |nya |tu )*(?:${into} )?${value}${orderEnd}`, "iu"),
  new RegExp(
    `(?:${named})?${quotation} (?:itu |nya |tu |tolong )*${verb} (?:${into} )?${value}${orderEnd}`,
    "iu",
  ),
  new RegExp(`${verb} (?:${named})?()()(\\S[^"“”\\n]{5,120}?) ${into} ${value}${orderEnd}`, "iu"),
  new RegExp(
    `${named}()()(\\S[^"“”\\n]{5,120}?) (?:itu |tolong )*${verb} (?:${into} )?${value}${orderEnd}`,
    "iu",
  ),
];
const unquotedMin = 2;

type Order = { said: string; what: string; described: string; isQuoted: boolean };

/** The words that shall go, and the description of what shall stand there. */
function orderIn(text: string): Order | undefined {
  for (const form of forms) {
    const [said = "", double, single, third = "", fourth] = form.exec(text) ?? [];
    if (said === "") continue;
    const quote = (double || single) ?? "";
    const isQuoted = fourth === undefined;
    const described = withoutCourtesy(isQuoted ? third : fourth);
    if (kindOf(described) !== undefined)
      return { said, what: (isQuoted ? quote : third).trim(), described, isQuoted };
  }
  return undefined;
}

/** From this many words on, or from this share of it, words stand for their sentence. */
const wholeFrom = 4;
const mostOf = 0.6;

/** The whole sentences at these places, each once; none where a few words are only a part of one. */
function sentencesAt(shown: string, places: readonly Span[], { what, said }: Order): string[] {
  const sentences = places.map((place) => {
    const { from, to } = sentenceAround(shown, place);
    return shown.slice(from, to);
  });
  const own = tokensOf(what).length;
  const isWhole =
    /\bkalimat\b/iu.test(said) ||
    own >= wholeFrom ||
    sentences.every((one) => own >= tokensOf(one).length * mostOf);
  return isWhole ? [...new Set(sentences)] : [];
}

/** "Ganti kalimat '...' jadi permintaan maaf": a sentence of that kind, or the question for its words. */
export function describedInstead(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const order = orderIn(text);
  const kind = order && kindOf(order.described);
  if (!order || !kind) return undefined;
  const shown = shownText(reply, active);
  const places = placesOf(tokensOf(shown), order.what);
  const isFound = places.length > 0 && (order.isQuoted || tokensOf(order.what).length >= unquotedMin);
  if (!isFound) return undefined;
  const rest = text.replace(order.said, gap);
  if (kind === "open") return { active, told: [], rest, needed: [order.what] };
  const to = sentenceOfKind(reply, active, shown, kind);
  const edits = sentencesAt(shown, places, order).map((from): WordEdit => ({ from, to }));
  if (edits.length === 0) return { active, told: [], rest, needed: [order.what] };
  const done = editedBy(reply, active, edits);
  return done && { active: done.active, told: [done.told], rest };
}

const sorry = "(?:per(?:minta|mohon)an |minta |mohon )?(?:maaf|maap)";
const thank = "(?:ucapan )?(?:terima ?kasih|makasih)";
const lead =
  "(?:^|[.,;!?\\n]\\s*|\\s(?:sama|trus|terus|trs|dan|juga) )(?:(?:sama|trus|terus|trs|dan|juga|kok) )*";
const missing: readonly RegExp[] = [
  new RegExp(
    `${lead}(?:kok )?(?:belum|blm|ga|gak|nggak|ndak|tidak|durung) (?:ada|masuk|onok|ono) (?:(?:kata|kalimat|ucapan)(?:2|-kata)? )*(?:(${sorry})|${thank})(?: ?nya| ?ne)?${orderEnd}`,
    "iu",
  ),
  new RegExp(
    `${lead}(?:(?:kata|kalimat|ucapan)(?:2|-kata)? )*(?:(${sorry})|${thank})(?: ?nya)? (?:kok |juga |masih )*(?:belum|blm|ga|gak|nggak|ndak|tidak) (?:ada|masuk)${orderEnd}`,
    "iu",
  ),
  new RegExp(
    `${lead}(?:(?:di)?(?:awali|mulai|dahului)(?:in)? (?:dengan |dgn |pakai |pake )?)?(${sorry})(?: (?:dulu|dl|di awal|di depan))+${politely}${orderEnd}`,
    "iu",
  ),
  new RegExp(
    `${lead}(?:di)?(?:awali|mulai|dahului|buka)(?:in)? (?:dengan |dgn |pakai |pake )(${sorry})${politely}${orderEnd}`,
    "iu",
  ),
];
const greetingWordsMax = 8;

/** The greeting of each letter, with the sentence behind it. */
function behindGreetings(shown: string, sentence: string): WordEdit[] {
  return shown.split("\n").flatMap((line) => {
    const [first = ""] = /^[^.!?\n]+[.!]?/.exec(line) ?? [];
    const from = first === "" ? line : first;
    const isGreeting = greeting.test(from) && from.split(/\s+/).length <= greetingWordsMax;
    return isGreeting ? [{ from, to: from === line ? `${from}\n\n${sentence}` : `${from} ${sentence}` }] : [];
  });
}

/** "Belum ada minta maafnya", "minta maaf dulu": the sentence that is missed stands behind the greeting. */
export function describedMissed(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const found = missing.map((one) => one.exec(text)).find((one) => one !== null);
  if (!found) return undefined;
  const kind = found[1] === undefined ? "thanks" : "apology";
  const shown = shownText(reply, active);
  // What stands there already is not said twice.
  if (kind === "apology" && /(?<!\p{L})(?:maaf|maap)(?!\p{L})/iu.test(shown)) return undefined;
  const edits = behindGreetings(shown, sentenceOfKind(reply, active, shown, kind));
  const done = edits.length === 0 ? undefined : editedBy(reply, active, edits);
  const told = kind === "apology" ? "permintaan maaf di awal" : "ucapan terima kasih di awal";
  return done && { active: done.active, told: [told], rest: text.replace(found[0], gap) };
}

const out = "(?:di)?(?:hapus|apus|buang|coret|hilang|ilang)(?:in|kan|i)?";
const kindWords = "(?:ucapan|per(?:minta|mohon)an|kalimat(?: minta)?|kata(?:-kata)?)";
const outForms: readonly RegExp[] = [
  new RegExp(
    `${lead}(?:yg |yang )?${kindWords} (?:(ma[ao]f)|terima ?kasih|makasih)(?: ?nya)?(?: itu)? ${out}${politely}${orderEnd}`,
    "iu",
  ),
  new RegExp(
    `${lead}(?:tolong )?${out} (?:yg |yang )?${kindWords} (?:(ma[ao]f)|terima ?kasih|makasih)(?: ?nya)?(?: itu)?${politely}${orderEnd}`,
    "iu",
  ),
];
const said = {
  apology: /(?<!\p{L})(?:maaf|maap)(?!\p{L})/iu,
  thanks: /(?<!\p{L})(?:terima ?kasih|makasih)(?!\p{L})/iu,
};

/** "Ucapan terima kasihnya dihapus": the one sentence of that kind. */
export function describedOut(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const found = outForms.map((one) => one.exec(text)).find((one) => one !== null);
  if (!found) return undefined;
  const kind = said[found[1] === undefined ? "thanks" : "apology"];
  const sentences = shownText(reply, active)
    .split("\n")
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter((one) => kind.test(one));
  const [from, ...others] = new Set(sentences);
  const done =
    from === undefined || others.length > 0 ? undefined : editedBy(reply, active, [{ from, to: "" }]);
  return done && { active: done.active, told: [done.told], rest: text.replace(found[0], gap) };
}
