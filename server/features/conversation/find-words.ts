import uFuzzy from "@leeoniya/ufuzzy";

/** What was found in a text: the words around, and where in them what was looked for stands (UTF-16, from and to). */
export type Found = { snippet: string; marks: [number, number][] };

type Range = [from: number, to: number];

/** Whole words with at most one wrong, missing, additional or swapped letter; short ones must be closer. */
const fuzzy = new uFuzzy({ intraMode: 1, interLft: 2, interRgt: 2 });
/** Longer words must be written as they stand: the forms with one mistake grow with the square of the length. */
const fuzzyMax = 24;
/** A word that the library keeps for itself. */
const libraryWord = "eexxaacctt";

type Term = { text: string; how: "anywhere" | "word" | "near" };

/** One line, as a snippet shows it. */
const oneLine = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

/** What each unit of UTF-16 becomes, filled as they come: a decomposition for each letter of a text takes too long. */
const foldedUnits = new Uint16Array(0x1_00_00);

function foldedUnit(code: number): number {
  const unit = String.fromCharCode(code);
  const base = (unit.normalize("NFD")[0] ?? unit).toLowerCase();
  const folded = base.length === 1 ? base.charCodeAt(0) : code;
  foldedUnits[code] = folded;
  return folded;
}

/** Without capitals and accents. As long as before, so that places in it are places in the text. */
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

/** The words of a query, each once; one without any letter or digit is looked for as it stands. */
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

/** All places of a term as it stands. */
function exactRanges(folded: string, term: string): Range[] {
  const ranges: Range[] = [];
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
    ranges.push([at, at + term.length]);
  }
  return ranges;
}

/** The first place of a term with a mistake in it. */
function nearRange(folded: string, term: string): Range[] {
  const ranges = fuzzy.info([0], [folded], term).ranges[0] ?? [];
  const [from, to] = [ranges[0], ranges.at(-1)];
  return from === undefined || to === undefined ? [] : [[from, to]];
}

/** Sorted, those that touch made one. */
function merged(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/** Length of a snippet, and how much of it stands before the first mark, both in UTF-16 units. */
const snippetMax = 120;
const lead = 40;

/** Never between the halves of a pair. */
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
 * Looks for the words of a query, each of which must be there, in any order. Each is looked for alone, so that no
 * query makes the time grow faster than the texts. Answers one result a text, undefined where it has not all words.
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
    // A query of nothing but blanks is in no text.
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
