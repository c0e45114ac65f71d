import { type Amount, amountFrom, amountsIn } from "./numbers.ts";

/*
 * Recomputes every sum instead of trusting the answer: the formulas of the scripts, the equations in an answer, and the
 * column totals of its tables.
 */

type Sign = "+" | "-" | "*" | "/" | "(" | ")";
type Token = { amount: Amount } | { sign: Sign } | { equals: "=" | "≈" } | { word: string } | "break";

const signs: Record<string, Sign> = {
  "+": "+",
  "-": "-",
  "–": "-",
  "−": "-",
  "*": "*",
  "×": "*",
  "·": "*",
  "/": "/",
  "÷": "/",
  "(": "(",
  ")": ")",
};

const isNumber = (token: Token | undefined): boolean =>
  token !== undefined && token !== "break" && "amount" in token;
const isSign = (token: Token | undefined): token is { sign: Sign } =>
  token !== undefined && token !== "break" && "sign" in token;

/** A colon divides in "100.000 : 3" and "100:3", but not in "minggu 1: 3,2 jt". */
function divides(line: string, at: number): boolean {
  const before = line.slice(0, at);
  const after = /\d\s+$/.test(before) ? /^:\s*(?:rp)?\s*\d/i : /^:\d/;
  return /\d\s*$/.test(before) && after.test(line.slice(at));
}

/** Returns the token at this position of a line; undefined for whitespace and Markdown marks. */
function tokenAt(line: string, at: number): { token: Token | undefined; to: number } {
  const letter = line[at] ?? "";
  if (line.startsWith("**", at)) return { token: undefined, to: at + 2 };
  if (/[\s`_]/.test(letter)) return { token: undefined, to: at + 1 };
  const amount = amountFrom(line, at);
  if (amount) return { token: { amount }, to: amount.to };
  const word = /^\p{L}+/u.exec(line.slice(at))?.[0];
  if (word?.toLowerCase() === "x") return { token: { sign: "*" }, to: at + 1 };
  if (word) return { token: { word }, to: at + word.length };
  if (letter === "=" || letter === "≈") return { token: { equals: letter }, to: at + 1 };
  const sign = letter === ":" && divides(line, at) ? "/" : signs[letter];
  return { token: sign ? { sign } : "break", to: at + 1 };
}

/** Returns the tokens of a line without its bullet. */
function tokensOf(line: string): Token[] {
  const text = line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, "");
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const { token, to } = tokenAt(text, at);
    if (token) tokens.push(token);
    at = to;
  }
  return withoutUnits(tokens);
}

/** Reads "20 porsi x 26 hari" as 20 x 26: words between a number and its operator name the unit. */
function withoutUnits(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token === "break" || !("word" in token)) {
      kept.push(token);
      continue;
    }
    const next = tokens.slice(at).find((one) => one === "break" || !("word" in one));
    const goesOn =
      next !== undefined && next !== "break" && ("sign" in next ? next.sign !== "(" : "equals" in next);
    const last = kept.at(-1);
    if (!(isNumber(last) || (isSign(last) && last.sign === ")")) || !goesOn) kept.push("break");
  }
  return kept;
}

type Value = { value: number; precision: number; isPercent: boolean; operations: number; isRounded: boolean };

/**
 * Parses a formula; undefined if it is not one. `*` and `/` bind before `+` and `-`, and a percentage refers to the
 * number beside it.
 */
class Formula {
  #at = 0;
  #operations = 0;
  #isRounded = false;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  read(): Value | undefined {
    const sum = this.#sum();
    if (!sum || this.#at < this.#tokens.length || !Number.isFinite(sum.value)) return undefined;
    const { value, precision, isPercent } = sum;
    return { value, precision, isPercent, operations: this.#operations, isRounded: this.#isRounded };
  }

  #take(...wanted: Sign[]): Sign | undefined {
    const token = this.#tokens[this.#at];
    if (!isSign(token) || !wanted.includes(token.sign)) return undefined;
    this.#at += 1;
    return token.sign;
  }

  #sum(): Amount | undefined {
    let left = this.#product();
    for (let sign = this.#take("+", "-"); left && sign; sign = this.#take("+", "-")) {
      const right = this.#product();
      if (!right) return undefined;
      this.#operations += 1;
      const isPart = right.isPercent && !left.isPercent;
      const value: number = isPart ? left.value * right.value : right.value;
      left = { ...left, value: left.value + (sign === "+" ? value : -value) };
    }
    return left;
  }

  #product(): Amount | undefined {
    let left = this.#factor();
    for (let sign = this.#take("*", "/"); left && sign; sign = this.#take("*", "/")) {
      const right = this.#factor();
      if (!right) return undefined;
      this.#operations += 1;
      // 33,3% of something is rounded, 12% is not.
      if (sign === "/" || [left, right].some((one) => one.isPercent && one.precision < 0.005))
        this.#isRounded = true;
      left = {
        ...left,
        value: sign === "*" ? left.value * right.value : left.value / right.value,
        isPercent: left.isPercent && right.isPercent,
      };
    }
    return left;
  }

  #factor(): Amount | undefined {
    if (this.#take("(")) {
      const inner = this.#sum();
      return inner && this.#take(")") ? inner : undefined;
    }
    if (this.#take("-")) {
      const negative = this.#factor();
      return negative && { ...negative, value: -negative.value };
    }
    const token = this.#tokens[this.#at];
    if (token === undefined || token === "break" || !("amount" in token)) return undefined;
    this.#at += 1;
    return token.amount;
  }
}

/** Returns the value of a formula such as "15.000 x 20 - 60.000". */
export function compute(formula: string): number {
  const value = new Formula(tokensOf(formula)).read()?.value;
  if (value === undefined) throw new Error(`not a formula: ${formula}`);
  return value;
}

/** Parses the formula at the end of a side of an equation, without the words before it. */
function endOf(side: readonly Token[]): Value | undefined {
  const from = side.lastIndexOf("break") + 1;
  return new Formula(side.slice(from)).read();
}

/** Parses the formula at the beginning of a side, without the words after it. */
function beginOf(side: readonly Token[]): Value | undefined {
  const to = side.indexOf("break");
  return new Formula(to < 0 ? side : side.slice(0, to)).read();
}

export type Equation = { line: string; left: number; right: number; holds: boolean };

/** Whether two sides are equal within the precision of the written digits. */
function same(left: Value, right: Value, isAbout: boolean): boolean {
  const size = Math.max(Math.abs(left.value), Math.abs(right.value));
  const rounded = left.isRounded || right.isRounded ? size * 0.005 : 0;
  const allowed = Math.max(
    isAbout ? size * 0.05 : 0,
    rounded,
    left.operations === 0 ? left.precision : 0,
    right.precision,
  );
  const isNear = (one: number, other: number) => Math.abs(one - other) <= allowed + 1e-6;
  // "15 x 20 = 300 ribu" omits the thousands on the left; "0,5 x 100 = 50%" writes the percentage out.
  return (
    [1, 1e3, 1e6, 100].some(
      (times) =>
        isNear(left.value * times, right.value) && (times !== 100 || right.isPercent !== left.isPercent),
    ) ||
    (right.isPercent && isNear(left.value, right.value * 100))
  );
}

function equationsOfLine(line: string): Equation[] {
  const sides: Token[][] = [[]];
  const marks: string[] = [];
  for (const token of tokensOf(line)) {
    if (token !== "break" && "equals" in token) {
      marks.push(token.equals);
      sides.push([]);
    } else sides.at(-1)?.push(token);
  }
  return marks.flatMap((mark, n) => {
    const left = endOf(sides[n] ?? []);
    const right = beginOf(sides[n + 1] ?? []);
    // "1 lusin = 12 buah" is a statement of units, not a calculation.
    if (!left || !right || left.operations + right.operations === 0) return [];
    return [
      { line: line.trim(), left: left.value, right: right.value, holds: same(left, right, mark === "≈") },
    ];
  });
}

/** Returns the cells of a Markdown table row. */
export const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.replace(/[*_`]/g, "").trim());

const isRow = (line: string): boolean => /^\s*\|.*\|/.test(line) || (line.match(/\|/g)?.length ?? 0) >= 2;
const isRule = (line: string): boolean => /^[\s|:-]+$/.test(line) && line.includes("--");

/** Returns the Markdown tables of a text, each as its rows without the delimiter row. */
export function tablesIn(text: string): string[][][] {
  const tables: string[][][] = [];
  let rows: string[] = [];
  for (const line of [...text.split("\n"), ""]) {
    if (isRow(line)) rows.push(line);
    else {
      if (rows.length >= 3 && isRule(rows[1] ?? ""))
        tables.push(rows.filter((row) => !isRule(row)).map(cellsOf));
      rows = [];
    }
  }
  return tables;
}

/** Returns the only number of a cell; expenses are negative. */
function amountOfCell(cell: string | undefined): number | undefined {
  const [amount, ...more] = amountsIn(cell ?? "");
  if (!amount || more.length > 0 || amount.isPercent) return undefined;
  return /^[-–−(]/.test(cell ?? "") ? -amount.value : amount.value;
}

/** Returns the column sums of a table with a last row "Total". Tables with subtotals are not judged. */
function totalsOf(table: readonly string[][]): Equation[] {
  const rows = table.slice(1);
  const isTotal = (row: readonly string[] | undefined) =>
    /^(?:grand )?(?:total|jumlah)\b/i.test(row?.[0] ?? "");
  const total = rows.at(-1);
  if (
    !total ||
    !isTotal(total) ||
    rows.filter(isTotal).length > 1 ||
    rows.some((row) => /^sub ?total/i.test(row[0] ?? ""))
  )
    return [];
  return total.flatMap((cell, column) => {
    const right = amountOfCell(cell);
    const parts = rows.slice(0, -1).map((row) => amountOfCell(row[column]));
    if (column === 0 || right === undefined || parts.length < 2) return [];
    if (parts.some((part) => part === undefined)) return [];
    const left = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
    return [{ line: total.join(" | "), left, right, holds: Math.abs(left - right) < 1 }];
  });
}

/** Returns every calculation in an answer, recomputed. */
export function equationsIn(text: string): Equation[] {
  const lines = text.split("\n").flatMap((line) => (isRow(line) ? cellsOf(line) : [line]));
  return [...lines.flatMap(equationsOfLine), ...tablesIn(text).flatMap(totalsOf)];
}

export const sumsHold = (text: string): boolean => equationsIn(text).every(({ holds }) => holds);
