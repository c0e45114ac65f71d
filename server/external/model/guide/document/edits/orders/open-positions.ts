import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import { fits } from "#server/external/model/guide/slots.ts";
import { gap } from "../letter-head.ts";
import { bareValue } from "../part-changes.ts";
import { editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { withoutCourtesy } from "./courtesy.ts";
import { orderEnd, politely } from "./order-words.ts";

/* Open places "(isi ...)" that are named by where they stand, and the member's name where it was taken for another's. */

const bracket = /\(isi [^()\n]+\)/gu;
const ahead =
  "(?:(?:itu|ini|eh+|oh|ya|tapi|tp|trus|terus|trs|dan|sama|sm|tolong|coba|kak|mbak|mas|min|bang)[ ,]+)*";
const position =
  "(?:(?:di |paling |dalam |dlm |di dalam |tanda |ada |pake |pakai |masih |msh )*(bawah|terakhir|akhir|atas|kurung|kurungnya|kosong|kurung2|(?:no|nomor|nomer)\\.? ?\\d{1,2})(?:nya)?)";
const writing =
  "(?:(?:(?:di)?(?:tulis|isi|ganti|jadi|jd|kasih|diisi)(?:in|kan|aja)?|namanya|pake|pakai|nya|itu|aja|saja|dengan|kalimatnya)[ :]+)*(?:(?:di)?(?:tulis|isi|ganti|jadi|jd)(?:in|kan|en)?(?: (?:aja|saja|jadi|jd|dengan))*[ :]+|: ?)";
const noBrackets =
  "(?:[ ,.!]+(?:jgn|jangan|ga usah|gak usah|gausah|tanpa|ojo) (?:(?:ada|pake|pakai|dikasih|di) ?)*(?:tanda )?(?:di)?kurung(?:nya|i|in)?(?: (?:lagi|ya|dong|kak))*)?";
const placed = new RegExp(
  `(?:^|[.,;!?\\n\\uE001]\\s*)${ahead}(?:yg|yang|bagian|sing|kalimat) ${position}(?: (?:itu|tu|tuh|td|tadi|ini))* ${writing}["“'‘]?([^.,;!?\\n"”\\uE001]{2,200}?)["”'’]?${politely}(?: (?:aja|saja|sj)?(?: ?lah)?)?${noBrackets}${orderEnd}`,
  "iu",
);
const particles = /(?: (?:aja|saja|sj|lah|la|dah|ya|dong|deh|ae|wae))+$/iu;

/** The one open place that these words mean; undefined if none does, or more than one may. */
function placeAt(shown: string, where: string): string | undefined {
  const nth = /\d{1,2}/.exec(where)?.[0];
  const from = nth === undefined ? 0 : shown.search(new RegExp(`^${nth}\\. `, "mu"));
  const next = nth === undefined ? -1 : shown.search(new RegExp(`^${Number(nth) + 1}\\. `, "mu"));
  const part = from < 0 ? "" : shown.slice(from, next < 0 ? undefined : next);
  const all = part.match(bracket) ?? [];
  if (/^(?:bawah|terakhir|akhir)/iu.test(where)) return all.at(-1);
  if (/^atas/iu.test(where)) return all[0];
  const [only, ...others] = new Set(all);
  return others.length === 0 ? only : undefined;
}

/** "Yang bawah itu tulis Rizky aja. jangan ada kurungnya": the value alone stands in the open place. */
export function positionFilled(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", where = "", written = ""] = placed.exec(text) ?? [];
  const value = bareValue(withoutCourtesy(written.replace(particles, ""))).replace(particles, "");
  if (said === "" || value === "") return undefined;
  const shown = shownText(reply, active);
  const place = placeAt(shown, where);
  const rest = text.replace(said, gap);
  const isThere = shown.split("\n").includes(value);
  if (place === undefined) return isThere ? { active, told: [], rest } : undefined;
  const filled = answerFor(reply, place, value);
  const told = [`“${place}” jadi “${value}”`];
  if (filled) return { active: filled, told, rest };
  const done = editedBy(reply, active, [{ from: place, to: value }]);
  return done && { active: done.active, told, rest };
}

/** The document with the answer that is missing at this place, if the place is that of an answer. */
function answerFor(reply: Reply, place: string, value: string): Reply["active"] | undefined {
  const { flow, step, active } = reply;
  for (const name of changeable(flow, step)) {
    const slot = flow.slots[name];
    const isOpen = (active.filled[name] ?? "") === "" && slot !== undefined && slot.kind !== "choice";
    if (!isOpen || !fits(slot, value)) continue;
    const next = { ...active, filled: { ...active.filled, [name]: value } };
    if (!shownText(reply, next).includes(place)) return next;
  }
  return undefined;
}

const title =
  "(?:ibu|bu|bapak|pak|mas|mbak|kakak|kak|abang|bang|om|tante|cewek|cowok|cewe|cowo|perempuan|laki-laki|laki2)";
const name = "(?!yang |yg |yg|itu |ini |yang|mau |cuma |sudah |udah )(\\p{L}{3,}(?: \\p{Lu}\\p{L}+){0,2})";
const ownName = new RegExp(
  `(?:^|[.;!?\\n\\uE001]\\s*|,\\s+)(?:(?:eh|btw|oh|lho|loh|kok|itu)[ ,]+)*(?:(?:nama )?(?:sy|saya|aku|gw|gue)|namaku) ${name},? (?:bukan|bkn|dudu) ${title}(?: (?:lho|loh|kok|ya|kak|min|wk\\p{L}*|haha\\p{L}*|hehe\\p{L}*))*${orderEnd}`,
  "iu",
);
const capital = (words: string): string => words.replace(/^\p{Ll}/u, (one) => one.toUpperCase());

/** "Saya Rizky, bukan ibu": the sender's name; the one who reads the letter may well be an Ibu. */
export function ownNameGiven(reply: Reply): Recognised | undefined {
  const { flow, step, active, text } = reply;
  const [said = "", value = ""] = ownName.exec(text) ?? [];
  const [self, ...others] = changeable(flow, step).filter((one) => flow.slots[one]?.takes === "self");
  if (said === "" || self === undefined || others.length > 0) return undefined;
  const written = capital(value);
  const told = [`${flow.slots[self]?.label ?? self} “${written}”`];
  return {
    active: { ...active, filled: { ...active.filled, [self]: written } },
    told,
    rest: text.replace(said, gap),
  };
}
