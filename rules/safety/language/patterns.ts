import type { Reading, Span } from "./reading.ts";

/**
 * Syntax: `WANT 3 DIE` is one of WANT, at most three words between (a comma counts two, a full stop twelve), one of
 * DIE. `~3` allows either order, `A|B` alternatives, `A&B` both at once, `+A` requires A near, `-A` forbids A in the
 * same sentence, `!A` forbids A anywhere near.
 */
export type Pattern = {
  steps: Step[];
  needs: string[];
  refuses: { any: string; within: number }[];
  /** The pattern contains its own denial: `NEG 1 WANT 2 LIVE`. */
  deniesItself: boolean;
};

type Step = { any: string; gap: number; eitherWay: boolean };

export type Match = Span & { heads: Span[] };

const nearPlaces = 45;
const sentencePlaces = 13;
/** Bounds the cost of repeated words. */
const pathsMax = 8;
const longestPhrase = 6;
const startsMax = 400;

/** The plain words that patterns name: a dictionary must know them, or their inflected forms would not be recognised. */
export const wordsNamed = (patterns: readonly string[]): string =>
  patterns.flatMap((pattern) => pattern.match(/(?<![A-Za-z0-9])[a-z]{2,}/g) ?? []).join(" ");

export function parsePattern(text: string): Pattern {
  const pattern: Pattern = { steps: [], needs: [], refuses: [], deniesItself: false };
  let gap = 0;
  let eitherWay = false;
  for (const part of text.split(" ")) {
    const mark = part[0] ?? "";
    if (/^~?\d+$/.test(part)) {
      eitherWay = mark === "~";
      gap = Number(eitherWay ? part.slice(1) : part);
    } else if (mark === "+") pattern.needs.push(part.slice(1));
    else if (mark === "-") pattern.refuses.push({ any: part.slice(1), within: sentencePlaces });
    else if (mark === "!") pattern.refuses.push({ any: part.slice(1), within: nearPlaces * 2 });
    else pattern.steps.push({ any: part, gap, eitherWay });
  }
  pattern.deniesItself = pattern.steps.some(({ any }) => /(?:^|[|&])(?:NEG|ga)(?:$|[|&])/.test(any));
  return pattern;
}

/** Returns all places where a pattern matches, in the order of the text. */
export function findMatches(reading: Reading, pattern: Pattern): Match[] {
  const options: Span[][] = [];
  for (const { any } of pattern.steps) {
    const spans = spansOf(reading, any);
    // Most patterns end here: nearly all of their words are missing from any one text.
    if (spans.length === 0) return [];
    options.push(spans);
  }
  const matches: Match[] = [];
  for (const start of (options[0] ?? []).slice(0, startsMax)) {
    for (const heads of pathsFrom(reading, pattern.steps, options, start)) {
      const match = {
        from: Math.min(...heads.map((span) => span.from)),
        to: Math.max(...heads.map((span) => span.to)),
        heads,
      };
      if (isSurrounded(reading, pattern, match)) matches.push(match);
    }
  }
  return matches;
}

function pathsFrom(reading: Reading, steps: Step[], options: Span[][], start: Span): Span[][] {
  let paths: Span[][] = [[start]];
  for (let step = 1; step < steps.length; step += 1) {
    const here = steps[step];
    if (here === undefined) break;
    paths = paths.flatMap((path) => longer(reading, path, here, options[step] ?? [])).slice(0, pathsMax);
  }
  return paths;
}

/** Extends a path by each span that may follow its last one. */
function longer(reading: Reading, path: Span[], { gap, eitherWay }: Step, spans: Span[]): Span[][] {
  const found: Span[][] = [];
  const last = path.at(-1);
  if (last === undefined) return found;
  for (let at = firstFrom(spans, last.from - gap - longestPhrase); at < spans.length; at += 1) {
    const next = spans[at];
    if (next === undefined || next.from > last.to + gap + 1) break;
    if (follows(reading, last, next, gap, eitherWay)) found.push([...path, next]);
  }
  return found;
}

/** Returns the index of the first span from this word on; the spans are in the order of the text. */
function firstFrom(spans: Span[], word: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.from ?? 0) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function follows({ places }: Reading, last: Span, next: Span, gap: number, eitherWay: boolean): boolean {
  const between = (one: Span, other: Span) => (places[other.from] ?? 0) - (places[one.to] ?? 0) - 1;
  if (next.from > last.to) return between(last, next) <= gap;
  return eitherWay && next.to < last.from && between(next, last) <= gap;
}

function isSurrounded(reading: Reading, { needs, refuses }: Pattern, match: Span): boolean {
  return (
    needs.every((any) => standsNear(reading, any, match, nearPlaces)) &&
    !refuses.some(({ any, within }) => standsNear(reading, any, match, within))
  );
}

/** Whether one of these concepts stands within so many places of a span. */
export function standsNear(reading: Reading, any: string, span: Span, within: number): boolean {
  const start = (reading.places[span.from] ?? 0) - within;
  const end = (reading.places[span.to] ?? 0) + within;
  return spansOf(reading, any).some(({ from }) => {
    const place = reading.places[from] ?? 0;
    return place >= start && place <= end;
  });
}

/** Returns where any of the alternatives stands; cached in the reading, since many patterns ask for the same. */
export function spansOf(reading: Reading, any: string): Span[] {
  const known = reading.spans.get(any);
  if (known !== undefined) return known;
  const found: Span[] = [];
  for (const atom of atomsOf(any)) found.push(...spansOfAtom(reading, atom));
  found.sort((one, other) => one.from - other.from);
  reading.spans.set(any, found);
  return found;
}

/** The alternatives of a step, each with its parts; taken apart once, since every text is searched for all of them. */
const atoms = new Map<string, readonly (readonly string[])[]>();

function atomsOf(any: string): readonly (readonly string[])[] {
  const known = atoms.get(any);
  if (known) return known;
  const parts = any.split("|").map((atom) => atom.split("&"));
  atoms.set(any, parts);
  return parts;
}

function spansOfAtom({ spans }: Reading, [first = "", ...others]: readonly string[]): readonly Span[] {
  const found = spans.get(first) ?? [];
  if (others.length === 0 || found.length === 0) return found;
  const also = others.map((other) => new Set((spans.get(other) ?? []).map((span) => span.from)));
  return found.filter((span) => also.every((places) => places.has(span.from)));
}
