import { isOrdinary, optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { single } from "#server/external/model/guide/answer/no-answer/answer-aside.ts";
import { changeOf, fieldNamed } from "#server/external/model/guide/document/edits/several-corrections.ts";
import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import { type Flow, isOfCompany, type Step } from "#server/external/model/guide/flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { takenFrom } from "#server/external/model/guide/values/take-facts.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";
import { isAstonished } from "#server/external/model/guide/words/yes-no/astonishment.ts";
import { factsIn } from "./clause-facts.ts";
import { bareClause, type Clause } from "./clauses.ts";
import {
  denies,
  isOldOffice,
  isPlainlyForGuide,
  isSureOf,
  namesFault,
  objects,
  ofObjection,
} from "./objections.ts";

/*
 * What a message says stands wrongly in earlier answers, and what should stand there: "lho kok ke PT Lama, itu kantorku
 * dulu. aku mau lamar ke PT Baru". A clause counts only where it objects and names what stands.
 */

type Choosing = Extract<Step, { choose: string }>;

/** `isSure`: the value goes even if nothing takes its place; `quoted`: only these words of it are rejected. */
export type Wrong = { name: string; clause: Clause; isSure: boolean; quoted?: string };

/** Days tell answers apart, although the words are common. */
const days = /^(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu|ahad|besok|lusa)$/;
const contentOf = (text: string): string[] =>
  plain(text)
    .split(" ")
    .filter((word) => (word.length > 2 || /\d/.test(word)) && (!common.has(word) || days.test(word)));
const namesOfPlace = /^(?:pt|cv|pak|bu|bapak|ibu|mas|mbak|kak|toko|rs)$/;
const said = (text: string): string[] => contentOf(text).filter((word) => !ofObjection.has(word));

/** Whether a clause names a value: all that it says beside the objection stands there, or all of the value stands in it. */
function namesValue(clause: string, value: string): boolean {
  const own = contentOf(value).filter((word) => !namesOfPlace.test(word));
  const words = said(clause).filter((word) => !namesOfPlace.test(word));
  if (own.length === 0 || words.length === 0) return false;
  const hits = words.filter((word) => own.includes(word));
  return hits.length === words.length || new Set(hits).size === new Set(own).size;
}

const quotes = /["“]([^"”]+)["”]|(?<!\p{L})['‘]([^'’]+)['’](?!\p{L})/gu;
/** The words that a clause quotes. */
const quotedIn = (clause: string): string[] =>
  [...clause.matchAll(quotes)].map(([, double, single]) => (double ?? single ?? "").trim());

const chosen = ({ options }: Choosing, standing: string): Choosing["options"][number] | undefined =>
  options.find(({ label, value = label }) => value === standing);

/** Whether a clause names what a button says; only what is wondered at may be named by other words for it. */
function namesOption(clause: string, { label, words = [] }: Choosing["options"][number]): boolean {
  const names = isAstonished(clause) ? [label, ...words] : [label];
  const stems = new Set(vocabulary().stems(names.join(" ")).filter(isOrdinary));
  const own = vocabulary().stems(said(clause).join(" "));
  return own.length > 0 && own.every((stem) => stems.has(stem));
}

const choiceOf = (flow: Flow, name: string): Choosing | undefined => {
  const step = flow.steps.find((one) => "choose" in one && one.into === name);
  return step && "choose" in step ? step : undefined;
};

/** "Yang jabatan tadi salah". */
const behindWhich = /^(?:\p{L}+ ){0,2}(?:yang|yg|sing|nu) /u;
/** How many words may stand before the name of a part. */
const labelAtMax = 3;

type Standing = readonly (readonly [name: string, value: string])[];

/** The answer whose words a clause quotes. */
function byQuote(written: Standing, clause: Clause, quoted: string): Wrong | undefined {
  const held = written.find(([, value]) => plain(value).includes(plain(quoted)));
  return held && { name: held[0], clause, isSure: true, quoted };
}

/** "Lho kok kamu telat terus" is asked of the reader. */
const ofReader =
  /\bkok (?:kamu|km|kau|lo|lu|elo|anda) (?!(?:pilih|milih|tulis|nulis|catat|catet|kira|anggap|ambil)\b)/;

/** The choice whose button a clause names. */
function byOption(flow: Flow, standing: Standing, clause: Clause): string | undefined {
  if (isPlainlyForGuide(clause.text) || ofReader.test(plain(clause.text))) return undefined;
  const named = standing.filter(([name, value]) => {
    const step = choiceOf(flow, name);
    const option = step && chosen(step, value);
    return option !== undefined && namesOption(clause.text, option);
  });
  return named.length === 1 ? named[0]?.[0] : undefined;
}

/** The part that a clause calls by its name, or a place of work that is called the former one. */
function byName(flow: Flow, standing: Standing, clause: Clause): string | undefined {
  const text = plain(clause.text);
  const names = standing.map(([name]) => name);
  const companies = names.filter((name) => isOfCompany(flow.slots[name]));
  if (isOldOffice(text) && companies.length === 1) return companies[0];
  const [label = ""] = said(clause.text);
  const at = text.split(" ").indexOf(label);
  const isLabel = at <= labelAtMax && (/(?:nya|nyo|ne|ku)$/.test(label) || behindWhich.test(text));
  return namesFault(text) && isLabel ? fieldNamed(flow, names, [label]) : undefined;
}

/** The answer that a clause objects to; undefined if it names none. `isSpoken`: the clause may be what will be said. */
function wrongIn(
  flow: Flow,
  filled: ActiveFlow["filled"],
  clause: Clause,
  isSpoken: boolean,
): Wrong | undefined {
  if (!objects(clause.text)) return undefined;
  const isSure = isSureOf(clause.text);
  const standing = Object.entries(filled).filter(([name, value]) => value !== "" && name in flow.slots);
  const written = standing.filter(([name]) => flow.slots[name]?.kind !== "choice");
  const quoted = quotedIn(clause.text).find((one) => one.split(/\s+/).length > 1 || one.length > 3);
  if (quoted !== undefined) return byQuote(written, clause, quoted);
  const mayName = !isSpoken || isPlainlyForGuide(clause.text);
  const [value, ...others] = mayName ? written.filter((one) => namesValue(clause.text, one[1])) : [];
  if (value && others.length === 0) return { name: value[0], clause, isSure };
  const option = isSpoken && !isSure ? undefined : byOption(flow, standing, clause);
  if (option !== undefined) return { name: option, clause, isSure: isSure && !isSpoken };
  const named = byName(flow, standing, clause);
  return named === undefined ? undefined : { name: named, clause, isSure: true };
}

/** A value without the words of it that are rejected; "" if little else is left. */
export function withoutQuoted(value: string, quoted: string): string {
  const at = value.toLowerCase().indexOf(quoted.toLowerCase());
  if (at < 0) return "";
  const rest = `${value.slice(0, at).replace(/[\s,;.]+$/, "")} ${value.slice(at + quoted.length).replace(/^[\s,;.]+/, "")}`;
  return contentOf(rest).length < leftMin ? "" : rest.trim();
}
const leftMin = 2;

/** The earlier answers that a message objects to, each once. */
export function wrongOnes(
  flow: Flow,
  filled: ActiveFlow["filled"],
  clauses: readonly Clause[],
  isSpoken: boolean,
): Wrong[] {
  const found = clauses.flatMap((clause) => wrongIn(flow, filled, clause, isSpoken) ?? []);
  return found.filter(({ name }, at) => found.findIndex((one) => one.name === name) === at);
}

/** What stands in place of something wrong, and the clauses that say so. */
export type Instead = { value: string; used: readonly Clause[] };

const instead =
  /^(?:(?:tapi|tp|melainkan|tetapi|harusnya|seharusnya|mestinya|maksud(?:ku|nya)?|(?:yang|yg) (?:bener|benar|betul)(?:nya)?|jadi|jd|itu|ini|eh|ya|kan)[ ,:]+)+/i;
const tail =
  /(?:[ ,]+(?:aja|saja|ya|kak|deh|dong|kok|sih|deng|ding|min|mas|mbak|bang|maksud(?:ku|nya)))+[.!]*$/i;

/** "Aku kan kepala gudang" says what a line should hold. */
const ofOneself = /^(?:aku|saya|sy|gue|gw) (?:kan|tuh|tu|mah|itu) /i;
const lineWordsMax = 7;
const textWordsMax = 30;

/** The button that other clauses mean; never one that leads elsewhere, such as one about safety. */
function otherOption(
  flow: Flow,
  wrong: Wrong,
  standing: string,
  clauses: readonly Clause[],
): Instead | undefined {
  const step = choiceOf(flow, wrong.name);
  const now = step && chosen(step, standing);
  if (!step || !now) return undefined;
  const others = step.options.filter((one) => one !== now && one.to === now.to);
  for (const clause of clauses.filter(({ at }) => at > wrong.clause.at)) {
    const option = optionMeant(others, clause.text);
    if (option) return { value: option.value ?? option.label, used: [clause] };
  }
  return undefined;
}

/** What a reader of such values finds in one of the clauses. */
function readValue(
  flow: Flow,
  name: string,
  standing: string,
  clauses: readonly Clause[],
): Instead | undefined {
  const closed = Object.fromEntries(Object.keys(flow.slots).map((one) => [one, ""]));
  const { [name]: _, ...others } = closed;
  const lines = Object.keys(flow.slots).filter((one) => flow.slots[one]?.kind === "line" || one === name);
  for (const clause of clauses) {
    const change = changeOf(flow, lines, clause.text);
    const value =
      takenFrom(flow, [clause.text], others)[name] ?? (change?.name === name ? change.value : undefined);
    if (value !== undefined && plain(value) !== plain(standing)) return { value, used: [clause] };
  }
  return undefined;
}

/** "Bukan makanan anakku, tapi aku membentak ibu": the clause behind the denial stands for all of the value. */
function behindDenial(
  flow: Flow,
  { name, clause }: Wrong,
  clauses: readonly Clause[],
  all: readonly Clause[],
): Instead | undefined {
  const kind = flow.slots[name]?.kind;
  const next = all[all.indexOf(clause) + 1];
  if (!next || !clauses.includes(next) || next.sentence !== clause.sentence) return undefined;
  if (kind !== "line" && kind !== "text") return undefined;
  const isMarked = instead.test(next.text) || denies(clause.text) || isAstonished(clause.text);
  const value = next.text.replace(instead, "").replace(ofOneself, "").replace(tail, "").trim();
  return isMarked &&
    value.split(/\s+/).length <= (kind === "line" ? lineWordsMax : textWordsMax) &&
    value !== ""
    ? { value, used: [next] }
    : undefined;
}

/** "Perusahaannya Indomaret bukan Alfamart": the clause that objects says itself what should stand. */
function withinObjection(flow: Flow, { name, clause }: Wrong, standing: string): Instead | undefined {
  const fact = factsIn(flow, bareClause(clause.text)).find((one) => one.name === name && one.isNamed);
  return fact && !plain(fact.value).includes(plain(standing))
    ? { value: fact.value, used: [clause] }
    : undefined;
}

/** What should stand in place of something wrong; undefined if the message does not say. */
export function insteadOf(
  flow: Flow,
  filled: ActiveFlow["filled"],
  wrong: Wrong,
  all: readonly Clause[],
): Instead | undefined {
  const standing = filled[wrong.name] ?? "";
  const within = withinObjection(flow, wrong, standing);
  if (within) return within;
  const others = all.filter((one) => one !== wrong.clause && !objects(one.text));
  if (flow.slots[wrong.name]?.kind === "choice") return otherOption(flow, wrong, standing, others);
  const read = readValue(flow, wrong.name, standing, others);
  const behind = behindDenial(flow, wrong, others, all);
  // What has a form of its own is read by it; of anything else the words behind the denial say more.
  return single.includes(flow.slots[wrong.name]?.takes) ? (read ?? behind) : (behind ?? read);
}
