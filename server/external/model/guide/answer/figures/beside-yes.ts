import { slotNamedIn } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import { rowWithRate } from "#server/external/model/guide/document/edits/row-changes.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { recalculated } from "#server/external/model/guide/run-flow.ts";
import { numbersOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { isOfPiece } from "#server/external/model/guide/values/costs/cost-lists.ts";
import { notMeant, periodIn } from "#server/external/model/guide/values/days/periods.ts";
import { amountsIn, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { figureSlots, readBackChoices } from "./read-back.ts";
import { askedBack, weighFor } from "./unclear-figure.ts";

/*
 * "Bener, tp bunga shopee 2,95% kok ilang? oh ya token listrik 150 lupa": what stands beside a yes in the read-back is no
 * agreement. What can be changed is changed, what cannot is named, and all is read back again.
 */

type Reply = { flow: Flow; active: ActiveFlow; text: string; said: Said };

/** A value that a part of the message sets, or a question about it. */
type Change = { active: ActiveFlow; told?: string } | { asks: Outcome };

const yes =
  "(?:iya|ya|yaa|yoi|bener|bnr|benar|betul|btl|oke|ok|sip|udah|sudah|cocok|pas|njih|nggih)(?: (?:bener|benar|betul|pas|kak|mas|mbak|bang|min|sih|kok|semua|semuanya|udah|sudah))*";
const but = "(?:tp|tapi|tetapi|cuma|cuman|hanya saja|kecuali|oh ya|oh iya|oiya|o ya|eh|terus|trus|trs)";
const parting = new RegExp(`[.!?;\\n]+\\s*|,?\\s+(?=${but}\\b)|(?<=^${yes}),\\s+`, "i");
const lead = new RegExp(`^(?:(?:${but}|mas|mbak|kak|bang|min|dan|sama)[ ,]+)+`, "i");
const isYes = (part: string): boolean => new RegExp(`^${yes}$`).test(plain(part));

const partsOf = (text: string): string[] =>
  text
    .trim()
    .split(parting)
    .map((part) => part.trim().replace(lead, "").trim())
    .filter((part) => part !== "");

/** "Bener tp pulsa 100rb lupa" is no new value of the part that was asked for. */
export const isYesBut = (text: string): boolean => {
  const [first = "", ...others] = partsOf(text);
  return others.length > 0 && isYes(first);
};

const perDay = "(?:sehari|seharinya|per ?hari|perhari|tiap hari|\\/ ?hari)";
const product = new RegExp(
  `(?<![\\d.,])(\\d{1,4}) ?(?:\\p{L}+ )?${perDay}[ ,]*(?:(?:di)?(?:kali|x|×|\\*)(?:kan|in)?|selama|buka|jualan)? ?(\\d{1,2}) ?hari|(?<![\\d.,])(\\d{1,4}) ?(?:\\p{L}+ )?(?:x|×|\\*|kali) ?(\\d{1,2}) ?hari`,
  "iu",
);

const isCountOfMonth = (flow: Flow) => (name: string) =>
  flow.slots[name]?.kind === "number" && /\bsebulan\b/.test(flow.slots[name]?.label ?? "");

/** "52 mangkok sehari kali 26 hari": the number for a month, where one is asked for. */
function multiplied(flow: Flow, active: ActiveFlow, part: string): Change | undefined {
  const found = product.exec(withFigures(part));
  const [count, days] = [Number(found?.[1] ?? found?.[3] ?? 0), Number(found?.[2] ?? found?.[4] ?? 0)];
  const [name, ...others] = figureSlots(flow, active).filter(isCountOfMonth(flow));
  if (count === 0 || days === 0 || days > 31 || name === undefined || others.length > 0) return undefined;
  return { active: { ...active, days, filled: { ...active.filled, [name]: String(count * days) } } };
}

/** "55 itu sehari bukan sebulan": the value that is this number, reckoned for a month on buttons. */
function ofOtherPeriod({ flow, active, said }: Reply, part: string): Change | undefined {
  const text = withFigures(part).replace(notMeant, " ");
  const [value, ...others] = amountsIn(text);
  if (value === undefined || others.length > 0 || periodIn(text) === undefined) return undefined;
  const numbers = numbersOf(flow, active.filled, active.sums);
  const [name, ...more] = figureSlots(flow, active).filter((one) => numbers(one) === value);
  if (name === undefined || more.length > 0 || flow.slots[name]?.kind === "rows") return undefined;
  const found = weighFor(flow, active, name, text.trim());
  if (found.kind !== "period") return undefined;
  return { asks: askedBack(flow, { ...active, reading: name }, name, found, said, text.trim()) };
}

/** "Bunga shopee 2,95%": the rate of one row. */
function ofRate(flow: Flow, active: ActiveFlow, part: string): Change | undefined {
  const row = rowWithRate(flow, active.filled, part);
  return row && { active: { ...active, filled: { ...active.filled, [row.name]: row.rows } } };
}

const sum = "(?:rp\\.? ?)?(\\d[\\d.,]*\\d|\\d) ?(ribuan|ribu|rebu|rb|k|juta|jt)?(?!\\p{L}|[\\d.,]*\\d|%)";
const missed =
  "(?:lupa|kelupaan|ketinggalan|(?:belum|blm)(?: (?:masuk|dihitung|kehitung|termasuk|disebut|ada))?)";
const thing =
  "((?!lupa|kelupaan|ketinggalan|tambah|ada\\b|juga\\b|lagi\\b|yang\\b|yg\\b)\\p{L}[\\p{L} ]{2,30}?)(?:nya)?";
/** "Token listrik 150 lupa", "minyaknya belum, 40rb", "lupa pulsa 100rb". */
const extras = [
  new RegExp(
    `^(?:(?:itu|yang|yg|ada|sama) )*${thing} (?:sebulan )?${sum}(?: (?:sebulan|itu|juga))* ${missed}`,
    "iu",
  ),
  new RegExp(`^(?:(?:itu|yang|yg|ada|sama) )*${thing} ${missed}[ ,:]+${sum}`, "iu"),
  new RegExp(`^${missed}(?: (?:ada|yang|yg|sama|juga))*[ ,:]+${thing} ${sum}`, "iu"),
];
const ofDebt = /\b(?:utang|hutang|pinjam\w*|cicil\w*|angsur\w*|paylater|pinjol|kredit)\b/i;
const ofCosts = /\b(?:biaya|kebutuhan|pengeluaran)\b/;
/** A cost without a unit counts thousands, as beside other costs. */
const bareMax = 999;

/** The one slot that holds costs which a new one is added to: a sum, or a table of names and sums. */
function costSlot(flow: Flow, active: ActiveFlow): string | undefined {
  const [name, ...others] = figureSlots(flow, active).filter((one) => {
    const slot = flow.slots[one];
    const isTable = slot?.kind === "rows" && slot.columns?.length === 2;
    return slot && ofCosts.test(slot.label) && (isTable || (slot.kind === "rupiah" && !isOfPiece(slot)));
  });
  return others.length === 0 ? name : undefined;
}

/** "Token listrik 150 lupa": one more cost, where one slot holds them. */
function oneMoreCost({ flow, said }: Reply, active: ActiveFlow, part: string): Change | undefined {
  const found = extras.map((pattern) => pattern.exec(part)).find((one) => one !== null);
  const [, what = "", digits = "", unit = ""] = found ?? [];
  // "Upah 60rb lupa" sets the part that it names.
  const isOther = slotNamedIn(flow, figureSlots(flow, active), what) !== undefined;
  const name = found && !isOther && !ofDebt.test(part) ? costSlot(flow, active) : undefined;
  const slot = name === undefined ? undefined : flow.slots[name];
  if (name === undefined || !slot) return undefined;
  const written = amountsIn(`${digits} ${unit}`.trim())[0] ?? 0;
  const amount = rupiahText(written <= bareMax && unit === "" ? written * 1000 : written);
  const total = (numbersOf(flow, active.filled, active.sums)(name) ?? 0) + (amountsIn(amount)[0] ?? 0);
  const isTable = slot.kind === "rows";
  const value = isTable ? `${active.filled[name] ?? ""}\n${what}, ${amount}` : rupiahText(total);
  return {
    active: { ...active, filled: { ...active.filled, [name]: value } },
    told: said.line("read-back-added", { what, label: slot.label, amount }),
  };
}

const changeIn = (reply: Reply, active: ActiveFlow, part: string): Change | undefined =>
  multiplied(reply.flow, active, part) ??
  ofRate(reply.flow, active, part) ??
  oneMoreCost(reply, active, part) ??
  ofOtherPeriod({ ...reply, active }, part);

/** What another change of the read-back makes of a part, where it changes a value and asks nothing. */
function otherwiseIn(reply: Reply, outcome: Outcome | undefined): Change | undefined {
  if (!outcome?.flow) return undefined;
  const isSame = JSON.stringify(outcome.flow.filled) === JSON.stringify(reply.active.filled);
  if (outcome.flow.reading === "?" && !isSame) return { active: outcome.flow };
  return outcome.flow.reading !== "?" && outcome.flow.weighing ? { asks: outcome } : undefined;
}

const says = /\d|\?|\b(?:kok|belum|blm|kurang|salah|ilang|hilang|lupa|mana|ganti|harusnya)\b/i;
const shownMax = 60;

/**
 * Handles what stands beside a yes, or a change that only this module reads; undefined if the message is neither.
 * `otherwise`: the changes that a message alone may make.
 */
export function besideYes(
  reply: Reply,
  otherwise: (reply: Reply) => Outcome | undefined,
): Outcome | undefined {
  const { flow, said, text } = reply;
  const parts = partsOf(text);
  const own = parts.filter((part) => !isYes(part));
  const isBeside = own.length < parts.length && own.some((part) => says.test(part));
  if (!isBeside && !own.some((part) => changeIn({ ...reply, said: new Said({}) }, reply.active, part)))
    return undefined;
  const done = eachChanged(reply, own, otherwise);
  const { active, texts } = done;
  // What was multiplied once needs no question about its period.
  const ask = own.some((part) => multiplied(flow, reply.active, part)) ? undefined : done.ask;
  if (ask?.flow)
    return { ...ask, texts: [...texts, ...ask.texts], flow: { ...ask.flow, filled: { ...active.filled } } };
  if (active === reply.active)
    return {
      texts,
      choices: readBackChoices(flow, active),
      flow: { ...active, tries: active.tries + 1 },
    };
  const again = recalculated(flow, { ...active, reading: undefined }, said);
  return { ...again, texts: [...texts, ...again.texts] };
}

/** Applies the changes of all parts; `ask` is the first question about one of them. */
function eachChanged(
  reply: Reply,
  parts: readonly string[],
  otherwise: (reply: Reply) => Outcome | undefined,
): { active: ActiveFlow; texts: string[]; ask: Outcome | undefined } {
  let { active } = reply;
  let ask: Outcome | undefined;
  const texts: string[] = [];
  for (const part of parts) {
    const here = { ...reply, active, text: part };
    const change = changeIn(reply, active, part) ?? otherwiseIn(here, otherwise(here));
    if (!change && says.test(part))
      texts.push(reply.said.line("read-back-left", { quote: part.slice(0, shownMax) }));
    if (change && "asks" in change) ask ??= change.asks;
    if (!change || "asks" in change) continue;
    active = { ...change.active, reading: "?" };
    if (change.told !== undefined) texts.push(change.told);
  }
  return { active, texts, ask };
}
