import { changeOf, isCorrection } from "#server/external/model/guide/document/edits/several-corrections.ts";
import type { Flow, Slot, Step } from "#server/external/model/guide/flow.ts";
import { slotOf } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { dateIn } from "#server/external/model/guide/values/names.ts";
import { swapped, writtenSlots } from "#server/external/model/guide/values/swaps.ts";
import { takenFrom } from "#server/external/model/guide/values/take-facts.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import { type Order, orderIn, selfWanted } from "./clause-orders.ts";
import { type Clause, clausesOf, joinedClauses } from "./clauses.ts";
import { insteadOf, isObjection, withoutQuoted, wrongOnes } from "./stands-wrong.ts";

/*
 * What each clause of a message at an open question is: the answer, something for another part of the flow, or for the
 * guide. Only messages with a clause of the last two kinds are read here; any other is the answer as ever.
 */

export type Asked = Extract<Step, { ask: string } | { choose: string } | { scale: string }>;
type At = { flow: Flow; active: ActiveFlow; step: Asked };
type Values = Record<string, string>;

/**
 * `values`: what other parts of the flow should hold; `emptied`: parts whose words are rejected; `self`: how the text shall
 * speak of the member; `rest`: what may be the answer; `unused`: what is stored nowhere.
 */
export type ReadClauses = {
  values: Readonly<Values>;
  emptied: readonly string[];
  orders: readonly Order[];
  self: ReturnType<typeof selfWanted>;
  rest: string;
  unused: readonly string[];
};

const fieldWordsMax = 8;
/** "Posisinya", "nama aku", "tanggal": a word for a field at the beginning of a clause. */
const isField =
  /^(?:(?:dan|terus|trus|trs|sama|oh iya|oiya) )*(?:\p{L}{3,}(?:nya|nyo|ku)(?= )|(?:nama|posisi|jabatan|no|nomor|nomer|kontak|email|alamat|perusahaan)(?: (?:aku|saya|sy|gue|gw|hp|wa|telp|telepon))?(?= ))/iu;
const contact = /(?:\+62|0)[ -]?8\d[\d -]{6,14}\d/;
const dated = /\d|\b(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu|besok|lusa|awal|akhir)\b/i;

/** Whether a value is of the sort of its slot, as far as its form shows. */
const isOfSort = ({ takes }: Slot, value: string): boolean =>
  takes === "date" ? dateIn(value) !== undefined || dated.test(value) : takes !== "contact";

type Field = { name: string; value: string };

/** The field and the value of a clause that names it. */
function fieldIn(flow: Flow, clause: string): Field | undefined {
  if (plain(clause).split(" ").length > fieldWordsMax) return undefined;
  const number = contact.exec(clause)?.[0];
  const ofContact = Object.keys(flow.slots).find((name) => flow.slots[name]?.takes === "contact");
  if (number !== undefined && ofContact !== undefined) return { name: ofContact, value: number.trim() };
  const lines = Object.keys(flow.slots).filter((name) => flow.slots[name]?.kind === "line");
  const found = isField.test(clause) ? changeOf(flow, lines, clause) : undefined;
  const slot = found && flow.slots[found.name];
  return slot && isOfSort(slot, found.value) ? found : undefined;
}

const closedBut = (flow: Flow, name: string): Values => {
  const { [name]: _, ...others } = Object.fromEntries(Object.keys(flow.slots).map((one) => [one, ""]));
  return others;
};

const intoOf = (step: Asked): string | undefined => ("into" in step ? step.into : undefined);

type Facts = { values: Values; emptied: string[]; used: Clause[]; isRight: boolean };

/** What puts earlier answers right. */
function rightIn({ flow, active, step }: At, clauses: readonly Clause[], isSpoken: boolean): Facts {
  const facts: Facts = { values: {}, emptied: [], used: [], isRight: false };
  for (const wrong of wrongOnes(flow, active.filled, clauses, isSpoken)) {
    if (wrong.name === intoOf(step)) continue;
    const found = insteadOf(flow, active.filled, wrong, clauses);
    const cut = withoutQuoted(active.filled[wrong.name] ?? "", wrong.quoted ?? "");
    if (wrong.quoted !== undefined && cut !== "") facts.values[wrong.name] = cut;
    else if (found) facts.values[wrong.name] = found.value;
    else if (wrong.isSure) facts.emptied.push(wrong.name);
    else continue;
    facts.isRight = true;
    facts.used.push(wrong.clause, ...(found?.used ?? []));
  }
  return facts;
}

/** What names another field: one that is open, or any where the message puts something right or names several. */
function fieldsIn({ flow, active, step }: At, clauses: readonly Clause[], isRight: boolean) {
  const fields = clauses.flatMap((clause) => {
    const field = fieldIn(flow, clause.text);
    return field ? [{ ...field, clause }] : [];
  });
  const isSure = isRight || fields.length > 1;
  return fields.filter(({ name, clause }) => {
    const isOpen = (active.filled[name] ?? "") === "";
    // A name of one's own beside an answer is kept with its position (told-ahead.ts).
    if (!isRight && isOpen && flow.slots[name]?.takes === "self") return false;
    return name !== intoOf(step) && (isOpen || isSure || isCorrection(clause.text));
  });
}

/** What is told of parts that are still open, beside the one that is asked for. */
function openIn({ flow, active, step }: At, values: Values, clauses: readonly Clause[]): Facts {
  const into = intoOf(step);
  const facts: Facts = { values: {}, emptied: [], used: [], isRight: true };
  for (const clause of clauses) {
    const standing = { ...active.filled, ...values, ...facts.values };
    const closed = Object.fromEntries(
      Object.keys(flow.slots)
        .filter(
          (name) => (standing[name] ?? "") !== "" || name === into || flow.slots[name]?.kind === "choice",
        )
        .map((name) => [name, ""]),
    );
    const found = takenFrom(flow, [clause.text], closed);
    if (Object.keys(found).length === 0) continue;
    Object.assign(facts.values, found);
    facts.used.push(clause);
  }
  return facts;
}

const answerWordsMin = 3;
const tag = /\b(?:kan|loh|lho)[.!?]*$/i;

const isOfWords = ({ kind, takes }: Slot): boolean =>
  kind === "text" ||
  kind === "list" ||
  (kind === "line" && (takes === undefined || takes === "clauses" || takes === "reason"));

const isOfPerson = ({ takes }: Slot): boolean => takes === "person" || takes === "self";
const called = /^(?:(?:di)?panggil(?:an|annya|nya)?|manggilnya|nama(?:nya|ku)?) \S/i;

/** Whether a clause beside what was put right may be the answer: a sentence of its own, or what a reader finds in it. */
function mayAnswer({ flow, step }: At, { text }: Clause, isTouched: boolean): boolean {
  const slot = slotOf(flow, step);
  if (!("ask" in step) || !slot) return !isTouched;
  if (fieldIn(flow, text)?.name === step.into) return true;
  const found = takenFrom(flow, [text], closedBut(flow, step.into))[step.into];
  if (found !== undefined || (isOfPerson(slot) && called.test(text))) return true;
  return !isTouched && !tag.test(text) && isOfWords(slot) && plain(text).split(" ").length >= answerWordsMin;
}

/** What of a message is for other parts of the flow, if anything is. */
function factsIn(at: At, clauses: readonly Clause[], isSpoken: boolean): Facts | undefined {
  const right = rightIn(at, clauses, isSpoken);
  const left = clauses.filter((one) => !right.used.includes(one));
  // A longer text may itself say where and when.
  const isLong = "ask" in at.step && slotOf(at.flow, at.step)?.kind !== "line";
  const fields = (isSpoken || isLong) && !right.isRight ? [] : fieldsIn(at, left, right.isRight);
  if (!right.isRight && fields.length === 0) return undefined;
  const values = { ...right.values, ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) };
  const used = [...right.used, ...fields.map(({ clause }) => clause)];
  if (!right.isRight) return { ...right, values, used };
  const filled = Object.fromEntries(
    Object.entries(at.active.filled).filter(([name]) => !right.emptied.includes(name)),
  );
  const others = left.filter((one) => !used.includes(one) && !isObjection(one, true));
  const open = openIn({ ...at, active: { ...at.active, filled } }, values, others);
  return {
    values: { ...values, ...open.values },
    // What is told anew in the same message is no longer open.
    emptied: right.emptied.filter((name) => open.values[name] === undefined),
    used: [...used, ...open.used],
    isRight: true,
  };
}

const explaining = /^(?:kan|soalnya|krn|karena|karna|biar|supaya|beliau|dia|orangnya)\b/i;

/** "Bukan Senin, Selasa" alone exchanges these words where they stand (answer-swap.ts). */
const exchangesWords = ({ flow, active }: At, all: readonly Clause[], text: string): boolean =>
  all.every(({ sentence }) => sentence === 0) &&
  swapped(flow, active.filled, writtenSlots(flow, active.filled), text)?.kind === "exchanged";

/** Reads a message clause by clause; undefined if all of it may be the answer. */
export function readClauses(at: At, text: string): ReadClauses | undefined {
  const { flow, step } = at;
  const all = clausesOf(text);
  if (exchangesWords(at, all, text)) return undefined;
  const slot = slotOf(flow, step);
  // A name is never what will be said, though it is asked for a message.
  const isName = slot?.kind === "line" && slot.takes !== undefined;
  const isSpoken = "ask" in step && !isName && mayBeSpoken(flow, step);
  const found = all.map((one) => orderIn(one.text, isSpoken));
  // "Itu saja" ends a message, and within one it says something.
  const end = found.lastIndexOf(undefined);
  const orderOf = new Map(
    all.map((one, nth) => [one, found[nth] === "nothing" && nth < end ? undefined : found[nth]]),
  );
  const selves = all.filter((one) => orderOf.get(one) === undefined && selfWanted(one.text) !== undefined);
  const content = all.filter((one) => orderOf.get(one) === undefined && !selves.includes(one));
  const orders = [...orderOf.values()].filter((one) => one !== undefined);
  const facts = all.length > 1 ? factsIn(at, content, isSpoken) : undefined;
  const isAnswered =
    orders.every((one) => one === "nothing") && (orders.length === 0 || content.length === 0);
  if (isAnswered && selves.length === 0 && !facts) return undefined;
  const { values = {}, emptied = [], used = [], isRight = false } = facts ?? {};
  const isTouched = ({ sentence }: Clause): boolean => used.some((one) => one.sentence === sentence);
  const isReason = (one: Clause): boolean =>
    explaining.test(one.text) &&
    selves.some((order) => order.sentence === one.sentence && order.at === one.at - 1);
  const isOut = (one: Clause): boolean => isReason(one) || (isRight && isObjection(one, isTouched(one)));
  const left = content.filter((one) => !used.includes(one) && !isOut(one));
  // What stands before the first of them answers as if it stood alone.
  const first = Math.min(...used.map(({ sentence }) => sentence));
  const isAnswer = (one: Clause): boolean => one.sentence < first || mayAnswer(at, one, isTouched(one));
  const answers = isRight ? left.filter(isAnswer) : left;
  const into = intoOf(step);
  const bare = (one: Clause): Clause => {
    const field = facts && fieldIn(flow, one.text);
    return field && field.name === into ? { ...one, text: field.value } : one;
  };
  return {
    ...{ values, emptied, orders },
    self: selves.map((one) => selfWanted(one.text)).at(-1),
    rest: joinedClauses(answers.map(bare)),
    unused: left.filter((one) => !answers.includes(one)).map((one) => one.text),
  };
}
