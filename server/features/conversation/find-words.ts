import uFuzzy from "@leeoniya/ufuzzy";

/** A match in a text: the words around it, and the positions of the search words in them (UTF-16, from and to). */
export type Found = { snippet: string; marks: [number, number][] };

type Range = [from: number, to: number];

/** Matches whole words with at most one wrong, missing, extra or swapped letter; short ones must be closer. */
const fuzzy = new uFuzzy({ intraMode: 1, interLft: 2, interRgt: 2 });
/** Longer words must match exactly, since the forms with one mistake grow with the square of the length. */
const fuzzyMax = 24;
/** A word that the library reserves for itself. */
const libraryWord = "eexxaacctt";

type Term = { text: string; how: "anywhere" | "word" | "near" };

/** Returns the text on one line, as a snippet shows it. */
const oneLine = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

/** The folded form of each UTF-16 unit, filled on demand: decomposing each letter of a text would take too long. */
const foldedUnits = new Uint16Array(0x1_00_00);

function foldedUnit(code: number): number {
  const unit = String.fromCharCode(code);
  const base = (unit.normalize("NFD")[0] ?? unit).toLowerCase();
  const folded = base.length === 1 ? base.charCodeAt(0) : code;
  foldedUnits[code] = folded;
  return folded;
}

/**
 * Returns the text without capitals and accents. Its length stays the same, so positions in it are positions in the
 * text.
 */
function fold(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with them.
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  const units = new Uint16Array(text.length);
  for (let n = 0; n < units.length; n += 1) {
    const code = text.charCodeAt(n);
    units[n] = foldedUnits[code] || foldedUnit(code);
  }
  return Buffer.from(units.buffer).toString("utf16le");
}

/** Returns the words of a query, each once; a query without any letter or digit is searched as it stands. */
function termsOf(query: string): Term[] {
  const folded = fold(oneLine(query));
  const words = new Set(folded.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean));
  if (words.size === 0) return folded === "" ? [] : [{ text: folded, how: "anywhere" }];
  return [...words].map((text) => ({ text, how: howToFind(text) }));
}

function howToFind(text: string): Term["how"] {
  if (!/^[a-z0-9]+$/.test(text) || text.length > fuzzyMax || text === libraryWord) return "anywhere";
  return text.length < 3 ? "word" : "near";
}

/** Returns all exact matches of a term. */
function exactRanges(folded: string, term: string): Range[] {
  const ranges: Range[] = [];
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
    ranges.push([at, at + term.length]);
  }
  return ranges;
}

/** Returns the first fuzzy match of a term. */
function nearRange(folded: string, term: string): Range[] {
  const ranges = fuzzy.info([0], [folded], term).ranges[0] ?? [];
  const [from, to] = [ranges[0], ranges.at(-1)];
  return from === undefined || to === undefined ? [] : [[from, to]];
}

/** Sorts ranges and merges those that touch. */
function merged(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/** Length of a snippet, and how much of it precedes the first mark, both in UTF-16 units. */
const snippetMax = 120;
const lead = 40;

/** Moves a position that would split a surrogate pair. */
const whole = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text[at] ?? "") ? at + 1 : at);

function snippetOf(text: string, ranges: Range[]): Found {
  const [first, firstEnd] = ranges[0] ?? [0, 0];
  const wanted = Math.max(0, Math.min(first - lead, text.length - snippetMax));
  const space = text.indexOf(" ", wanted);
  const from = wanted === 0 ? 0 : space >= 0 && space < first ? space + 1 : whole(text, wanted);
  const far = Math.max(from + snippetMax, firstEnd);
  const lastSpace = text.lastIndexOf(" ", far);
  const to = far >= text.length ? text.length : lastSpace >= firstEnd ? lastSpace : whole(text, far);
  const before = from > 0 ? "…" : "";
  const shift = before.length - from;
  return {
    snippet: `${before}${text.slice(from, to)}${to < text.length ? "…" : ""}`,
    marks: ranges
      .filter((range) => range[0] >= from && range[1] <= to)
      .map((range): Range => [range[0] + shift, range[1] + shift]),
  };
}

/**
 * Returns a function that searches texts for the words of a query, all of which must occur, in any order. Each word is
 * searched alone, so that no query makes the time grow faster than the texts; the result of a text is undefined if it
 * lacks a word.
 */
export function wordFinder(query: string): (texts: readonly string[]) => (Found | undefined)[] {
  const terms = termsOf(query);
  return (texts) => {
    const lines = texts.map(oneLine);
    const folded = lines.map(fold);
    const has = ({ text, how }: Term, candidates: number[]): number[] => {
      const exact = (n: number) => how !== "word" && folded[n]?.includes(text) === true;
      const others = how === "anywhere" ? [] : candidates.filter((n) => !exact(n));
      const near = others.length > 0 ? (fuzzy.filter(folded, text, others) ?? []) : [];
      return [...candidates.filter(exact), ...near];
    };
    // A query of only blanks matches no text.
    const all = terms.length === 0 ? [] : texts.map((_, n) => n);
    const left = terms.reduce((candidates, term) => has(term, candidates), all);
    const found: (Found | undefined)[] = texts.map(() => undefined);
    for (const n of left) {
      const line = folded[n] ?? "";
      const places = terms.flatMap(({ text, how }) => {
        const exact = how === "word" ? [] : exactRanges(line, text);
        return exact.length > 0 ? exact : nearRange(line, text);
      });
      found[n] = snippetOf(lines[n] ?? "", merged(places));
    }
    return found;
  };
}
