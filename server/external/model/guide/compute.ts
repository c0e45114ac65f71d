/*
 * Calculations of a flow: numbers, slot names, + - * / and brackets, and four functions. The expressions are ours but
 * the values come from members, so nothing here can run code.
 */

export type Numbers = (name: string) => number | undefined;

const tokenPattern = /\s*(?:(\d+(?:\.\d+)?)|([a-z][a-z0-9_.]*)|([-+*/(),]))/y;

function tokensOf(expression: string): string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < expression.trimEnd().length) {
    const match = tokenPattern.exec(expression);
    if (!match) throw new Error(`not a sum: ${expression}`);
    tokens.push(match[1] ?? match[2] ?? match[3] ?? "");
  }
  return tokens;
}

const functions: Record<string, (values: number[]) => number> = {
  /** Rounds up to a full thousand, for prices and instalments in rupiah. Adding 0 makes −0 a plain zero. */
  thousands: ([value = 0]) => Math.ceil(value / 1000 - 1e-9) * 1000 + 0,
  /** Rounds up to a whole piece. */
  whole: ([value = 0]) => Math.ceil(value - 1e-9) + 0,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
};

/** A parser that evaluates from left to right: sums of products of values. */
class Sum {
  readonly #tokens: string[];
  readonly #numbers: Numbers;
  readonly #expression: string;
  #at = 0;

  constructor(expression: string, numbers: Numbers) {
    this.#expression = expression;
    this.#tokens = tokensOf(expression);
    this.#numbers = numbers;
  }

  whole(): number {
    const result = this.#sum();
    return this.#at < this.#tokens.length ? this.#fail() : result;
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at += 1;
    return true;
  }

  #fail(): never {
    throw new Error(`not a sum: ${this.#expression}`);
  }

  #sum(): number {
    let result = this.#product();
    for (;;) {
      if (this.#take("+")) result += this.#product();
      else if (this.#take("-")) result -= this.#product();
      else return result;
    }
  }

  #product(): number {
    let result = this.#value();
    for (;;) {
      if (this.#take("*")) result *= this.#value();
      else if (this.#take("/")) result /= this.#value();
      else return result;
    }
  }

  #value(): number {
    if (this.#take("-")) return -this.#value();
    if (this.#take("(")) return this.#closed(this.#sum());
    const token = this.#tokens[this.#at] ?? this.#fail();
    this.#at += 1;
    if (/^\d/.test(token)) return Number(token);
    const known = functions[token];
    if (known) return known(this.#values());
    return /^[a-z]/.test(token) ? (this.#numbers(token) ?? Number.NaN) : this.#fail();
  }

  #values(): number[] {
    if (!this.#take("(")) return this.#fail();
    const values = [this.#sum()];
    while (this.#take(",")) values.push(this.#sum());
    return this.#closed(values);
  }

  #closed<T>(inner: T): T {
    return this.#take(")") ? inner : this.#fail();
  }
}

/** Returns the result of an expression; undefined if a slot has no number or the divisor is zero. */
export function compute(expression: string, numbers: Numbers): number | undefined {
  const result = new Sum(expression, numbers).whole();
  return Number.isFinite(result) ? result : undefined;
}

const comparison = /^\s*([a-z][a-z0-9_.]*)\s*(<=|>=|<|>|=)\s*(.+?)\s*$/;

/** Whether a branch's condition holds: `slot >= 7`, or `slot = words of a choice`. */
export function holds(condition: string, numbers: Numbers, words: (name: string) => string): boolean {
  const [, name = "", sign, wanted = ""] = comparison.exec(condition) ?? [];
  if (sign === undefined) throw new Error(`not a condition: ${condition}`);
  if (sign === "=" && !/^\d+$/.test(wanted)) return words(name) === wanted;
  const [is, limit] = [numbers(name), compute(wanted, numbers)];
  if (is === undefined || limit === undefined) return false;
  return (
    { "<": is < limit, ">": is > limit, "<=": is <= limit, ">=": is >= limit, "=": is === limit }[sign] ??
    false
  );
}

/** The names that an expression or a condition reads. */
export const namesIn = (expression: string): string[] =>
  [...expression.matchAll(/[a-z][a-z0-9_.]*/g)].map(([name]) => name).filter((name) => !(name in functions));
