import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { placeholdersIn } from "#server/external/model/guide/placeholders.ts";
import { recalculated, remind, show, summed } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import {
  type DebtRow,
  debtLines,
  debtsIn,
  lineOfDebt,
} from "#server/external/model/guide/values/costs/debt-lines.ts";
import { dueIn, isWholeDue, isWithoutInterest } from "#server/external/model/guide/values/costs/dues.ts";
import { fineIn, withoutFines } from "#server/external/model/guide/values/costs/fines.ts";
import { creditorBefore, inHand } from "#server/external/model/guide/values/costs/loans.ts";
import { isUnbilled } from "#server/external/model/guide/values/costs/owed.ts";
import { numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { owedNote } from "./owed-notes.ts";

/*
 * What a message says of a debt in the table away from the question for it: "paylater cm telat 3 hari", "minimal bayarnya
 * 240rb". And money in hand that is told among the debts.
 */

/** What was done with a message; the `rest` of it may answer the question that waits. */
type OwedTold = { outcome: Outcome } | { active: ActiveFlow; texts: string[]; rest: string };

const borders = /[,;]\s+|(?<=[.?!])\s+|\n+/;
const clausesIn = (text: string): string[] =>
  withFigures(text)
    .split(borders)
    .map((one) => one.trim())
    .filter((one) => one !== "");

const sumsIn = (clause: string): number[] =>
  tokensIn(clause)
    .filter(({ of, isMoney, value }) => of === undefined && (isMoney || value >= 1000))
    .map(({ value }) => value);

/** Money in hand among the debts is no debt; it is kept for what is shared out. */
function handIn(flow: Flow, active: ActiveFlow, text: string, said: Said): OwedTold | undefined {
  const { rows, hand } = flow.owed ?? {};
  const step = flow.steps[active.at];
  if (hand === undefined || !step || !("ask" in step) || step.into !== rows) return undefined;
  const clauses = clausesIn(text);
  const at = clauses.findIndex((one) => inHand.test(one) && sumsIn(one).length === 1 && !dueIn(one));
  const [value] = sumsIn(clauses[at] ?? "");
  if (at < 0 || value === undefined || clauses.length === 1) return undefined;
  const shown = rupiahText(value);
  return {
    active: { ...active, filled: { ...active.filled, [hand]: shown } },
    texts: [said.line("owed-hand", { value: shown })],
    rest: clauses.toSpliced(at, 1).join(", "),
  };
}

const wordMin = 3;
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(" ")
    .map((word) => (word.length > 4 ? word.replace(/(?:nya|ne|ku)$/, "") : word));

/** The one debt that a clause names; of "kartu kredit" and "kredit pintar" the one with more of its words. */
function debtNamed(debts: readonly DebtRow[], clause: string): number | undefined {
  const said = wordsOf(clause);
  const counts = debts.map(
    ({ name }) => wordsOf(name).filter((word) => word.length >= wordMin && said.includes(word)).length,
  );
  const most = Math.max(0, ...counts);
  const found = counts.flatMap((count, at) => (most > 0 && count === most ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** "Tagihan bulan ini adakami 1,45jt easycash 980rb": a clause that names several debts ends behind each of their sums. */
function partedByDebts(debts: readonly DebtRow[], clause: string): string[] {
  const tokens = tokensIn(clause).filter(
    ({ of, isMoney, value }) => of === undefined && (isMoney || value >= 1000),
  );
  const cuts = tokens.slice(0, -1).map(({ to }) => to);
  const parts = [0, ...cuts].map((from, nth) => clause.slice(from, cuts[nth]).trim());
  const named = parts.map((part) => debtNamed(debts, part));
  const isEach = named.every((at) => at !== undefined) && new Set(named).size === named.length;
  return tokens.length > 1 && isEach ? parts : [clause];
}

const ofInstalment =
  /(?<!\p{L})(?:tagihan\p{L}*|(?:minimal|minimum|min)\.?\s+(?:di)?(?:bayar|cicil|payment)\p{L}*|cicilan\p{L}*|angsuran\p{L}*|(?:ny|di)?c?icil(?:an|nya)?|diangsur|bayar(?:nya|annya))(?!\p{L})/iu;
/** Names what the sums of a list are. */
const billHead = /(?<!\p{L})(?:tagihan|cicilan|angsuran)\p{L}*(?!\p{L})/iu;
/** What is supposed or asked changes nothing. */
const supposed =
  /(?<!\p{L})(?:kalau|kalo|klo|kl|misal\p{L}*|seandainya|gimana|gmn|bisa|boleh|mau)(?!\p{L})/iu;

/** "Boleh dicicil 300rb" is what was agreed. */
const agreed =
  /(?<!\p{L})(?:boleh|bisa)\s+(?=(?:di|ny|nge)?(?:cicil|icil|angsur)\p{L}*\s+(?:rp\.? ?)?\d)(?!.*(?:\?|(?<!\p{L})(?:ga|gak|nggak|ndak|kah|ya)\s*$))/iu;
const ofRest = /(?<!\p{L})(?:sisa|siso|tinggal)(?:nya|ne|e)?\s+(?:\p{L}+\s+)?(?:rp\.? ?)?\d/iu;

const isAllDue =
  /(?<!\p{L})(?:harus|hrs|wajib|mesti|kudu)\s+(?:di)?bayar\s+(?:semua|semuanya|seluruhnya|lunas|penuh|full)(?!\p{L})/iu;

type SaidOf = Partial<Pick<DebtRow, "due" | "monthly" | "rate" | "rest" | "isWhole" | "fine">>;

/** What one clause says of a debt. `isBill`: its sum is what is to be paid this month. */
function saidIn(written: string, isBill: boolean): SaidOf {
  const fine = fineIn(written);
  const clause = withoutFines(written).replace(agreed, "");
  const ofFine = fine === undefined ? {} : { fine };
  if (supposed.test(clause)) return ofFine;
  const due = dueIn(clause);
  const [sum, ...others] = /\?\s*$/.test(clause) ? [] : sumsIn(clause);
  const monthly = isBill ? sum : undefined;
  const isWhole = isWholeDue(clause);
  // A sum beside "harus dibayar semua" is the whole of it.
  const isRest = !isBill && (ofRest.test(clause) || isAllDue.test(clause));
  const rest = isRest && others.length === 0 ? sum : undefined;
  return {
    ...ofFine,
    ...(due ? { due } : {}),
    ...(monthly !== undefined && others.length === 0 && !isWhole ? { monthly } : {}),
    ...(isWithoutInterest(clause) ? { rate: 0 } : {}),
    ...(rest === undefined ? {} : { rest }),
    ...(isWhole ? { isWhole } : {}),
  };
}

const changing =
  /(?<!\p{L})(?:bukan|salah|ganti|jadi|jd|sisa\p{L}*|total\p{L}*|pokok\p{L}*|utang\p{L}*|bunga\p{L}*)(?!\p{L})/iu;
const isSumAlone = (clause: string): boolean =>
  /^(?:(?:itu|ya|iya|sekitar|kira2|kira-kira|cuma|sebulan|bulan ini) )*(?:rp\.? ?)?\d[\d.,]*(?: ?(?:rb|ribu|rebu|k|jt|juta))(?: (?:aja|saja|kak|mbak|mas|bulan ini|sebulan))*[.!]*$/iu.test(
    clause,
  );

/** Whether a clause answers the question for the bill of this debt, which had none. */
function isBillTold(debt: DebtRow | undefined, clause: string): boolean {
  const [sum, ...others] = sumsIn(clause);
  return (
    debt !== undefined &&
    isUnbilled(debt) &&
    sum !== undefined &&
    others.length === 0 &&
    sum <= (debt.rest ?? sum) &&
    !changing.test(clause)
  );
}

/** The one debt without a bill, where a sum stands for itself. */
function onlyUnbilled(debts: readonly DebtRow[], clause: string): number | undefined {
  const open = debts.flatMap((debt, at) => (isUnbilled(debt) ? [at] : []));
  return isSumAlone(clause) && open.length === 1 ? open[0] : undefined;
}

const percentIn = (text: string): number | undefined => {
  const digits = /(\d+(?:[.,]\d+)?) ?(?:%|persen)/i.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits.replace(",", "."));
};

/** "Kok bunga 3 persen, itu telat 3 hari": the debt of which the arrears were read as interest, or that is so late. */
function debtWondered(debts: readonly DebtRow[], text: string): number | undefined {
  const wrong = percentIn(text);
  const due = dueIn(text);
  if (wrong === undefined || !due || !/\bbunga/i.test(text)) return undefined;
  const found = debts.flatMap(({ rate, due: own }, at) =>
    rate === wrong || own?.text === due.text ? [at] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

type ReadDebts = { debts: DebtRow[]; changed: number[]; stands: number[]; rest: string[]; text: string };

const isSame = (debt: DebtRow, said: SaidOf): boolean =>
  (said.due === undefined || said.due.text === debt.due?.text) &&
  (said.monthly === undefined || said.monthly === debt.monthly) &&
  (said.rate === undefined || said.rate === debt.rate) &&
  (said.rest === undefined || said.rest === debt.rest) &&
  (said.fine === undefined || said.fine === debt.fine) &&
  (said.isWhole === undefined || (debt.isWhole === true && debt.monthly === undefined));

/** A bill as high as the rest is all of it. */
function asWhole({ monthly, ...others }: SaidOf, { rest }: DebtRow): SaidOf {
  if (monthly === undefined) return others;
  return monthly === rest ? { ...others, isWhole: true } : { ...others, monthly };
}

/** The debt after what was said of it: what is paid as a whole has no instalment, and the other way round. */
function withSaid(debt: DebtRow, said: SaidOf, isWrongRate: boolean): DebtRow {
  const { rate, monthly, isWhole, ...others } = debt;
  return {
    ...others,
    monthly: said.isWhole ? undefined : monthly,
    ...(isWhole && said.monthly === undefined ? { isWhole } : {}),
    rate: isWrongRate ? undefined : rate,
    ...said,
  };
}

/** A clause with the debt that it names, and whether its sum is a bill. */
type Clause = { clause: string; named: number | undefined; isBill: boolean };

function clausesOf(debts: readonly DebtRow[], text: string, isBilled: boolean): Clause[] {
  let isHead = false;
  return clausesIn(text)
    .flatMap((one) => partedByDebts(debts, one))
    .map((clause) => {
      const named = debtNamed(debts, clause) ?? (isBilled ? onlyUnbilled(debts, clause) : undefined);
      const debt = named === undefined ? undefined : debts[named];
      // "Tagihan bulan ini" at the head of a list counts for each debt that it names.
      isHead = billHead.test(clause) || (isHead && named !== undefined);
      const isBill = isHead || ofInstalment.test(clause) || (isBilled && isBillTold(debt, clause));
      return { clause, named, isBill };
    });
}

const named =
  /(?<!\p{L})(?:sisa|siso|utang|hutang|total|tagihan)(?:nya|ne|e)?\s+(?:cuma\s+|masih\s+|itu\s+)?(?=(?:rp\.? ?)?\d)/iu;

/** "Pinjol sisa 2.650.000": a debt that is missed in the table. */
function debtMissed(clause: string): DebtRow | undefined {
  const found = named.exec(clause);
  const name = found ? creditorBefore(clause, found.index) : "";
  const [debt, ...others] = found && name !== "" ? debtsIn(`${name} ${clause.slice(found.index)}`) : [];
  return debt && debt.rest !== undefined && others.length === 0 && sumsIn(clause).length === 1
    ? debt
    : undefined;
}

/** Whether a clause names a debt that is missed, which is then added. */
function addsMissed(heard: ReadDebts, clause: string): boolean {
  const missed = debtMissed(clause);
  if (missed) heard.changed.push(heard.debts.push(missed) - 1);
  return missed !== undefined;
}

/** `isBilled`: the bills that were not known have just been asked for. */
function heardIn(before: readonly DebtRow[], text: string, isBilled: boolean): ReadDebts {
  const heard: ReadDebts = { debts: [...before], changed: [], stands: [], rest: [], text };
  const wondered = debtWondered(before, withFigures(text));
  const wrong = percentIn(text);
  let last = wondered;
  for (const { clause, named, isBill } of clausesOf(before, text, isBilled)) {
    if (named === undefined && addsMissed(heard, clause)) continue;
    last = named ?? last;
    const debt = heard.debts[last ?? -1];
    const said = debt ? asWhole(saidIn(clause, isBill), debt) : {};
    if (last === undefined || !debt || Object.keys(said).length === 0) {
      heard.rest.push(clause);
      continue;
    }
    const isWrongRate = last === wondered && said.due !== undefined && debt.rate === wrong;
    (isSame(debt, said) && !isWrongRate ? heard.stands : heard.changed).push(last);
    heard.debts[last] = withSaid(debt, said, isWrongRate);
  }
  return heard;
}

function shownOf({ name, rest, monthly, rate, due, isWhole, fine }: DebtRow): string {
  const parts = [
    ...(rest === undefined ? [] : [`sisa ${rupiahText(rest)}`]),
    ...(monthly === undefined ? [] : [`cicilan ${rupiahText(monthly)}`]),
    ...(rate === undefined ? [] : [rate === 0 ? "tanpa bunga" : `bunga ${numberText(rate)}%`]),
    ...(due === undefined ? [] : [due.text]),
    ...(isWhole && due === undefined ? ["bayar lunas"] : []),
    ...(fine === undefined ? [] : [fine]),
  ];
  return `${name} ${parts.join(", ")}`.trim();
}

/** What is said of the table, and whether the member has put something right. */
function textsOf({ debts, changed, stands }: ReadDebts, said: Said): string[] {
  const list = [...new Set(changed.length > 0 ? changed : stands)]
    .flatMap((at) => (debts[at] ? [shownOf(debts[at])] : []))
    .join("; ");
  const isLate = [...changed, ...stands].some((at) => debts[at]?.due?.isLate);
  const line = said.line(changed.length > 0 ? "owed-changed" : "owed-stands", { list });
  return [isLate ? `${line} ${said.line("owed-first")}` : line];
}

/** Talk about the mistake, or the question which comes first, which the table answers. */
const aboutIt =
  /\?\s*$|^(?:bah|lho|loh|lah|kok|eh|ih|salah|mbak|mas|kak|iya|ya|dong|tuh|kan|bunga jalan|bunganya jalan)(?:\s|$)/i;

function after(flow: Flow, active: ActiveFlow, texts: string[], heard: ReadDebts, said: Said): OwedTold {
  const step = flow.steps[active.at];
  const rest = heard.rest.filter((one) => !aboutIt.test(one)).join(". ");
  const isShown = active.reading !== undefined || (step && "make" in step);
  // A choice may be about threats, so that none of the words for it is lost.
  if (!isShown && step && "choose" in step) return { active, texts, rest: heard.text };
  if (!isShown && rest !== "") return { active, texts, rest };
  return settledOwed(flow, active, texts, said);
}

/** Shows what has changed: the values anew, the document, or the question that waits. */
function settledOwed(flow: Flow, active: ActiveFlow, texts: string[], said: Said): { outcome: Outcome } {
  const step = flow.steps[active.at];
  if (active.reading !== undefined) {
    const outcome = recalculated(flow, { ...active, reading: undefined }, said);
    return { outcome: { ...outcome, texts: [...texts, ...outcome.texts] } };
  }
  if (step && "make" in step) {
    const next = { ...active, changing: undefined, tries: 0 };
    return { outcome: { ...show(flow, next, step), texts, flow: next } };
  }
  const reminder = remind(flow, active, said);
  return { outcome: { ...reminder, texts: [...texts, ...reminder.texts] } };
}

/** Where rows are to be written anew, "bah kok 79rb pinjolnya" is about one of those that stand. */
const isOpenTo = ({ reading }: ActiveFlow, rows: string, text: string): boolean =>
  reading === undefined || reading === "?" || (reading === rows && isComplaint.test(text));
const isComplaint =
  /^(?:bah|lho|loh|lah|kok|eh|ih|salah|bukan|bkn)(?!\p{L})|(?<!\p{L})(?:kok|ilang|hilang|keliru)(?!\p{L})/iu;

/** Takes what a message says of the debts that stand in the table. */
export function answerOwed(flow: Flow, active: ActiveFlow, text: string, said: Said): OwedTold | undefined {
  const note = owedNote(flow, active, text, said);
  if (!note) return owedTold(flow, active, text, said);
  const told = note.rest === "" ? undefined : owedTold(flow, note.active, note.rest, said);
  if (!told && note.rest !== "") return note;
  const noted = told ?? settledOwed(flow, note.active, [], said);
  if ("outcome" in noted)
    return { outcome: { ...noted.outcome, texts: [...note.texts, ...noted.outcome.texts] } };
  return { ...noted, texts: [...note.texts, ...noted.texts] };
}

function owedTold(flow: Flow, active: ActiveFlow, text: string, said: Said): OwedTold | undefined {
  const { rows } = flow.owed ?? {};
  const written = rows === undefined ? "" : (active.filled[rows] ?? "");
  const step = flow.steps[active.at];
  const hand = handIn(flow, active, text, said);
  if (hand || rows === undefined || written === "" || !step) return hand;
  const isHere = "into" in step && step.into === rows && active.reading === undefined;
  const isOther = "make" in step && !placeholdersIn(step.text).some(({ name }) => name === rows);
  if (isHere || isOther || !isOpenTo(active, rows, text)) return undefined;
  const heard = heardIn(debtsIn(written), text, active.reading === "?");
  if (heard.changed.length + heard.stands.length === 0) return undefined;
  const before = debtLines(written);
  const lines = heard.debts.map((debt, at) =>
    heard.changed.includes(at) ? lineOfDebt(debt) : (before[at] ?? lineOfDebt(debt)),
  );
  const next = summed(flow, { ...active, filled: { ...active.filled, [rows]: lines.join("\n") } });
  return after(flow, next, textsOf(heard, said), heard, said);
}
