import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { outwardRegister } from "#server/external/model/guide/document/plain-answers.ts";
import { asSentence, plainly } from "#server/external/model/guide/words/plain/plain-text.ts";
import { gap } from "../letter-head.ts";
import { isManner } from "../manner.ts";
import { withoutDouble } from "../no-double.ts";
import { doneBy, editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { placesOf, tokensOf } from "../word-places.ts";
import { withoutCourtesy } from "./courtesy.ts";
import { orderEnd, quotation, politely as soft } from "./order-words.ts";

/* Words of the text and what is to stand there, said apart from each other: "jangan "X", nanti panik, bilang aja Y". */

const politely = `(?: (?:ae|wae|bae))*${soft}`;
const start = "(?:^|[.,;!?\\n\\uE001]\\s*|\\s(?=(?:sama|sm|karo|dan|trus|terus|trs)\\s))";
const ahead =
  "(?:(?:itu|ini|iku|kok|eh+|lho|loh|lah|aduh|duh|ya|tapi|tp|trus|terus|trs|dan|sama|sm|karo|juga|maaf|tolong|coba|kak|mbak|mas|min|bang|yg|yang|sing|kata|kalimat|tulisan)[ ,]+)*";
const value = '(?:["“‘\']([^"”’\'\\n]{2,160})["”’\']|(\\p{L}[^.,;!?\\n"“”\\uE001]{1,120}?))';
const never = "(?:jgn|jangan|ojo|ga usah|gak usah|gausah|tidak usah)";
const writing =
  "(?:(?:di)?(?:bilang|tulis|sebut|pake|pakai|ngomong|nulis)(?:in|kan)?(?: (?:kata|kalimat))? )?";
const saying =
  "(?:bilang|tulis|sebut|ganti|pake|pakai|cukup|ngomong)(?:in|kan)?(?: (?:aja|saja|sj|ae|jadi|jd))*";

const notThis = new RegExp(
  `${start}${ahead}${never} ${writing}${quotation}(?: ?(?:itu|dong|ya|lah))*(?:[ ,]+(?:nanti|ntar|takut|takutnya|biar)(?: [^\\s,.;!?]+){1,5})?[ ,.]+${saying} ${value}${politely}${orderEnd}`,
  "iu",
);
const changeVerb =
  "(?:tolong |coba )*(?:di)?ganti(?:in|en|kan)?(?: (?:jadi|jd|dadi|ke|dengan|dgn|pake|pakai))*";
const unchanged = new RegExp(
  `${start}${ahead}["“'‘]?(\\p{L}[^.,;!?\\n"“”]{2,60}?)["”'’]?(?: ?(?:nya|itu|juga|jg|kok))* (?:blm|belum|durung|masih blm|masih belum|ga|gak|nggak) (?:ke|di|ter)?(?:ganti|ubah|rubah)(?:in)?(?: (?:juga|jg|min|kak|mbak|mas|tuh|lho|loh))*[ ,.!?]+${changeVerb} ${value}${politely}${orderEnd}`,
  "iu",
);
const wrongThere = new RegExp(
  `${start}${ahead}${quotation}[ ,]+(?:itu|iku|kok|ini|bukan|dudu|kan|masih)(?! (?:di)?ganti)[^"“”'‘’\\n]{2,70}?[.,!?;]+ ?${changeVerb} ["“'‘]([^"”'’\\n]{2,80})["”'’]${politely}${orderEnd}`,
  "iu",
);

type Said = { all: string; from: string; to: string };

function saidIn(text: string): Said | undefined {
  const [not = "", double, single, quoted, free = ""] = notThis.exec(text) ?? [];
  if (not !== "") return { all: not, from: double ?? single ?? "", to: quoted ?? free };
  const [still = "", words = "", own, other = ""] = unchanged.exec(text) ?? [];
  if (still !== "") return { all: still, from: words, to: own ?? other };
  const [wrong = "", first, second, right = ""] = wrongThere.exec(text) ?? [];
  return wrong === "" ? undefined : { all: wrong, from: first ?? second ?? "", to: right };
}

/** "Jangan "X", bilang aja Y", "X belum keganti. ganti jadi Y", ""X" itu Jawa, wagu. ganti "Y"": Y stands where X did. */
export function saidInstead(reply: Reply): Recognised | undefined {
  const { active, step, text } = reply;
  const found = saidIn(text);
  const to = withoutCourtesy(found?.to ?? "");
  const shown = shownText(reply, active);
  const [place] = found && to !== "" && !isManner(to) ? placesOf(tokensOf(shown), found.from.trim()) : [];
  if (!found) return undefined;
  const rest = text.replace(found.all, gap);
  const isDone = to !== "" && placesOf(tokensOf(shown), to).length > 0;
  if (!place) return isDone ? { active, told: [], rest } : undefined;
  const from = shown.slice(place.from, place.to);
  const register = active.isAsWritten ? undefined : outwardRegister(active, step);
  const plainTo = register ? plainly(to, register) : to;
  const written = /^\p{Lu}/u.test(from) ? asSentence(plainTo).replace(/[.]$/, "") : plainTo;
  const done = editedBy(reply, active, [withoutDouble(shown, { from, to: written })]);
  return done && { active: done.active, told: [done.told], rest };
}

const one = "(?:satu|1|salah satu|satunya|siji)(?:nya)?";
const out = "(?:tolong )?(?:di)?(?:hapus|apus|buang|coret|hilang|ilang)(?:in|kan|no)?";
const twice = "(?:dobel|double|dobel2|dua kali|2x|2 kali|keulang|berulang|terulang|ada dua)";
const thing = "[\"“'‘]?(\\p{L}[\\p{L} ]{2,40}?)[\"”'’]?(?: ?nya)?";
const doubles: readonly RegExp[] = [
  new RegExp(
    `${start}${ahead}${twice} ${thing}(?: (?:itu|tuh))*[ ,]+${out} ${one}${politely}${orderEnd}`,
    "iu",
  ),
  new RegExp(
    `${start}${ahead}${thing} (?:(?:itu|kok|jadi|jd|malah|masih) )*${twice}(?: (?:tuh|itu|kak|min))*[ ,.]+${out} ${one}${politely}${orderEnd}`,
    "iu",
  ),
];
const wordsOf = (sentence: string): number => tokensOf(sentence).length;

/** "Yang dobel makasih hapus satu": of two sentences with the words the one goes that says less. */
export function oneOfTwo(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const found = doubles.map((form) => form.exec(text)).find((form) => form !== null);
  const [said = "", words = ""] = found ?? [];
  if (said === "") return undefined;
  const sentences = shownText(reply, active)
    .split("\n")
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter((sentence) => placesOf(tokensOf(sentence), words.trim()).length > 0);
  const [first, second, ...others] = sentences;
  if (first === undefined || second === undefined || others.length > 0 || first === second) return undefined;
  const from = wordsOf(first) < wordsOf(second) ? first : second;
  const done = editedBy(reply, active, [{ from, to: "" }]);
  return done && { active: done.active, told: [done.told], rest: text.replace(said, gap) };
}

const named = new RegExp(
  `${start}(?:(?:[Dd]an|[Ss]ama|sm|[Tt]e?rus|[Tt]rs|[Ee]h|[Tt]olong|[Ii]tu)[ ,]+)*(\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?) ?(?:nya|e) (?:itu |tolong |di ?)*ganti(?:in|en)?(?: (?:jadi|jd|dadi|ke|sama|pake|pakai))* (\\p{L}+(?: \\p{Lu}\\p{L}+)?)${politely}${orderEnd}`,
  "u",
);

/** "Trus Rina nya ganti Nduk": a name that stands there gives way, also where the new one stands elsewhere already. */
export function nameExchanged(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", from = "", to = ""] = named.exec(text) ?? [];
  if (said === "" || isManner(to) || placesOf(tokensOf(shownText(reply, active)), from).length === 0)
    return undefined;
  const done = doneBy(reply, active, `ganti “${from}” jadi “${to}”`);
  return done && { active: done.active, told: [done.told], rest: text.replace(said, gap) };
}
