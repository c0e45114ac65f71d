import { classes } from "../tables/classes.ts";
import { canonical } from "./canonical.ts";
import type { Token } from "./token.ts";

/**
 * Patterns over the roots of a sentence, as written in the tables:
 * `@bos marah` a word of the class bos, then marah, at most five words between; `a|b` either;
 * `~tidur` only when denied ("ga bisa tidur"), `*marah` denied or not; `<marah` done to someone
 * (dimarahi); `=dimarahi` that very word; `+kerja` close by, at most one word between; a leading `&` lets
 * the words come in any order.
 */
type Item = {
  roots: Set<string>;
  isExact: boolean;
  isPassive: boolean;
  negation: "no" | "yes" | "any";
  gap: number;
};
type Pattern = Item[];

const widestGap = 5;
const closeGap = 1;

function expand(alternatives: string): string[] {
  return alternatives
    .split("|")
    .flatMap((name) => (name.startsWith("@") ? (classes[name.slice(1)] ?? "").split(" ") : [name]))
    .map(canonical);
}

function readItem(text: string): Item {
  const marks = /^[~*<=+]*/.exec(text)?.[0] ?? "";
  const isExact = marks.includes("=");
  const negation = marks.includes("~") ? "yes" : isExact || marks.includes("*") ? "any" : "no";
  return {
    roots: new Set(expand(text.slice(marks.length))),
    isExact,
    isPassive: marks.includes("<"),
    negation,
    gap: marks.includes("+") ? closeGap : widestGap,
  };
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => {
    const rest = [...items.slice(0, index), ...items.slice(index + 1)];
    return orders(rest).map((order) => [item, ...order]);
  });
}

/** The patterns that one line of a table stands for. */
function compile(line: string): Pattern[] {
  const isFree = line.startsWith("&");
  const items = line.replace("&", "").trim().split(/\s+/).map(readItem);
  return isFree ? orders(items) : [items];
}

/** All roots that a line names, so that the stemmer knows them. */
export function rootsOf(line: string): string[] {
  return compile(line).flatMap((pattern) => pattern.flatMap((item) => (item.isExact ? [] : [...item.roots])));
}

/** Words that a line names as they stand; with an ending of possession they are read through it instead. */
export function exactWordsOf(line: string): string[] {
  const named = compile(line).flatMap((pattern) =>
    pattern.flatMap((item) => (item.isExact ? [...item.roots] : [])),
  );
  return named.filter((word) => /^[a-z-]{3,}$/.test(word) && !/(?:ku|mu|nya)$/.test(word));
}

function isNamed(item: Item, token: Token): boolean {
  if (item.isExact) return item.roots.has(token.word);
  for (const form of token.forms) if (item.roots.has(form)) return true;
  return false;
}

function fits(item: Item, token: Token): boolean {
  if (!isNamed(item, token)) return false;
  if (item.isPassive && !token.isPassive) return false;
  return item.negation === "any" || (item.negation === "yes") === token.isNegated;
}

function findNext(item: Item, tokens: readonly Token[], from: number): number {
  const end = Math.min(tokens.length - 1, from + item.gap);
  for (let at = from; at <= end; at += 1) {
    const token = tokens[at];
    if (token !== undefined && fits(item, token)) return at;
  }
  return -1;
}

function fitsFrom(pattern: Pattern, tokens: readonly Token[], start: number): number {
  let at = start;
  for (const item of pattern.slice(1)) {
    at = findNext(item, tokens, at + 1);
    if (at < 0) return -1;
  }
  return at;
}

export type Match<T> = { value: T; start: number; end: number };

/** Many patterns looked for at once; only those whose first word is met are tried. */
export class PatternIndex<T> {
  private readonly byFirst = new Map<string, { pattern: Pattern; value: T }[]>();

  constructor(rows: readonly { lines: readonly string[]; value: T }[]) {
    for (const row of rows) {
      for (const pattern of row.lines.flatMap(compile)) this.add(pattern, row.value);
    }
  }

  private add(pattern: Pattern, value: T): void {
    for (const root of pattern[0]?.roots ?? []) {
      const list = this.byFirst.get(root) ?? [];
      list.push({ pattern, value });
      this.byFirst.set(root, list);
    }
  }

  find(tokens: readonly Token[]): Match<T>[] {
    const found: Match<T>[] = [];
    for (let start = 0; start < tokens.length; start += 1) {
      for (const form of tokens[start]?.forms ?? []) this.findFrom(tokens, start, form, found);
    }
    return found;
  }

  private findFrom(tokens: readonly Token[], start: number, form: string, found: Match<T>[]): void {
    const candidates = this.byFirst.get(form);
    const token = tokens[start];
    if (candidates === undefined || token === undefined) return;
    for (const { pattern, value } of candidates) {
      const first = pattern[0];
      if (first === undefined || !fits(first, token)) continue;
      const end = fitsFrom(pattern, tokens, start);
      if (end >= 0) found.push({ value, start, end });
    }
  }
}
