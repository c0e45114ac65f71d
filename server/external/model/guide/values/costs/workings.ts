import { numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { type Token, tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";

/*
 * A result that stands beside its own working, in one line: "gas 25 + tepung 40 = 65rb", "3x 15rb jadi 45rb", "total
 * 1,2jt (800+400)". Bare numbers count thousands or millions where the result does.
 */

/**
 * `stated`: the result as it was written, of `value`; `sum`: what its working really gives. `shown`: the working alone.
 * `rest`: the text with the result in place of the working. `isList`: only commas and names say that it is added up.
 */
export type Working = {
  stated: string;
  value: number;
  sum: number;
  shown: string;
  rest: string;
  isList: boolean;
  isProduct: boolean;
  /** The price in a product of a number and a price, and nothing else. */
  price: number | undefined;
};

type Operator = "times" | "plus" | "minus" | "list";
type Group = { factors: Token[]; sign: 1 | -1 };
/** The result, the numbers that give it, and between these what is done with them; all of it stands `from` to `to`. */
type Reckoning = {
  result: Token;
  terms: Token[];
  operators: Operator[];
  from: number;
  to: number;
  isMarked: boolean;
};

const word = "[\\p{L}'’/.]{1,14}";
const operators: readonly (readonly [Operator, RegExp])[] = [
  ["times", new RegExp(`^ ?(?:${word} )?(?:x|@) ?(?:${word} ?)?$`, "iu")],
  ["plus", /^[^\d()=]{0,30}(?:\+|\b(?:di ?)?tambah(?:in|kan|i)?\b|\bplus\b)[^\d()=]{0,30}$/iu],
  [
    "minus",
    /^[^\d()=]{0,30}(?: [-−] |\b(?:di ?)?(?:kurang|potong)(?:i|in|kan)?\b|\b(?:kepotong|minus)\b)[^\d()=]{0,30}$/iu,
  ],
  ["list", /^(?:(?=.*\p{L})[^\d()=+*]{1,40}|[,;] ?)$/iu],
];
const operatorIn = (gap: string): Operator | undefined =>
  operators.find(([, pattern]) => pattern.test(gap))?.[0];

const money = "(?:rp\\.? ?)?";
const marker = new RegExp(
  `^\\)?[^\\d()+*=]{0,24}?(?:=|→|\\b(?:jadi|jd|dadi|total|jumlah|semua|hasil|ketemu|kabeh|berarti|sama dengan|jatuh)(?:nya|ne|e)?\\b(?: (?:total|semua|jumlah|jadi|jd|kira2|kira-kira|sekitar|segitu|itu|cuma|ya|yo|pas)(?:nya|ne|e)?)*[ :,]*)\\s*${money}$`,
  "iu",
);
/** Between a working and a result that stands behind it alone: "12rb x 20 biji, 240rb". */
const bare = new RegExp(`^\\)?[,;]? ?${money}$`, "iu");
/** Between a result and the working behind it; without one of these signs it may be another cost. */
const opening = /^ ?(?:(?:itu|ini|nya|semua|total) )?(?:\(|=|:|,|(?:hasil )?dari\b|yaitu\b)[^\d()]{0,30}$/iu;
const surelyOpening = /[(=]/;

/** "3x15rb" and "3 kali 15rb", with one sign and a space on either side of it. */
const spaced = (text: string): string =>
  text
    .replace(/(?<=\d ?(?:\p{L}{1,9})? ?)(?:[x×*]|(?:di ?)?kali(?:in|kan)?)(?= ?(?:rp\.? ?)?\d)/giu, " x ")
    .replace(/ {2,}/g, " ");

const scales = [1, 1e3, 1e6] as const;
/** No sum in rupiah is smaller than this. */
const shortMax = 100;
/** A number that may be written short of its thousands or millions. */
const isShort = ({ isMoney, value }: Token): boolean => !isMoney && value < 1000;

function groupsOf({ terms, operators: between }: Reckoning): Group[] {
  const groups: Group[] = [];
  terms.forEach((term, at) => {
    const operator = at === 0 ? "plus" : between[at - 1];
    const former = groups.at(-1);
    if (operator === "times" && former) former.factors.push(term);
    else groups.push({ factors: [term], sign: operator === "minus" ? -1 : 1 });
  });
  return groups;
}

const isBareGroup = ({ factors }: Group): boolean => factors.every(isShort);
const worthOf = (group: Group, scale: number): number =>
  group.sign *
  group.factors.reduce((product, { value }) => product * value, 1) *
  (isBareGroup(group) ? scale : 1);
const sumOf = (groups: readonly Group[], scale: number): number =>
  groups.reduce((sum, group) => sum + worthOf(group, scale), 0);

/** Whether the groups can be added up: no price of a price, and no things beside money. */
function isSound(groups: readonly Group[], isCount: boolean): boolean {
  const all = groups.flatMap(({ factors }) => factors);
  if (all.some(({ of }) => of === "%" || of === "persen")) return false;
  if (isCount) return all.every(({ isMoney }) => !isMoney);
  const isOne = ({ factors }: Group) => factors.filter((one) => !isShort(one)).length <= 1;
  return groups.every((one) => isOne(one) && (one.factors.length > 1 || one.factors[0]?.of === undefined));
}

/** How a reckoning is read: the scale of its short numbers, and what its result is worth. */
type Reading = { scale: number; value: number; sum: number };

function readingsOf(groups: readonly Group[], result: Token, isCount: boolean): Reading[] {
  const inner = !isCount && groups.some(isBareGroup) ? scales : [1];
  const outer = !isCount && isShort(result) ? scales : [1];
  return inner.flatMap((scale) =>
    outer.map((times) => ({ scale, value: result.value * times, sum: sumOf(groups, scale) })),
  );
}

/** The reading in which the result is right, or else the one that comes nearest to it. */
function readingOf(readings: readonly Reading[]): Reading | undefined {
  const off = ({ value, sum }: Reading) => Math.abs(Math.log(Math.max(sum, 0.001) / Math.max(value, 0.001)));
  return readings.find(isRight) ?? readings.toSorted((one, other) => off(one) - off(other))[0];
}

const isRight = ({ value, sum }: Pick<Reading, "value" | "sum">): boolean => Math.abs(value - sum) < 0.5;

const signs: Record<Operator, string> = { times: " x ", plus: " + ", list: " + ", minus: " - " };

/** Which of the short numbers stand for thousands or millions: of a product only one of what is no count. */
function scaledIn({ terms, operators: between }: Reckoning): boolean[] {
  const ends = terms.flatMap((_, at) => (between[at] === "times" ? [] : [at + 1]));
  const scaled = terms.map(() => false);
  ends.forEach((end, nth) => {
    const group = terms.slice(ends[nth - 1] ?? 0, end);
    const price = group.toSorted((one, other) => priceRank(other) - priceRank(one))[0];
    if (price && group.every(isShort)) scaled[terms.indexOf(price)] = true;
  });
  return scaled;
}

/** The greater number is the likelier price, but for one that counts things. */
const priceRank = ({ of, value }: Token): number => (of === undefined ? value : -1);

/** The working as it was read: in rupiah, but for what counts things. */
function shownOf(one: Reckoning, { scale, sum }: Reading, isCount: boolean): string {
  const { terms, operators: between } = one;
  const scaled = scaledIn(one);
  const isBare = isCount || (sum < shortMax && terms.every(isShort));
  return terms
    .map((term, at) => {
      const isMoney = !isBare && (scaled[at] === true || !isShort(term));
      const things = term.of === undefined ? "" : ` ${term.of}`;
      const shown = isMoney
        ? rupiahText(scaled[at] === true ? term.value * scale : term.value)
        : `${numberText(term.value)}${things}`;
      return at === 0 ? shown : `${signs[between[at - 1] ?? "plus"]}${shown}`;
    })
    .join("");
}

/** The price in a product of two. */
function priceIn(one: Reckoning, { scale }: Reading): number | undefined {
  const at = scaledIn(one).indexOf(true);
  const price =
    at < 0 ? one.terms.find((term) => !isShort(term))?.value : (one.terms[at]?.value ?? 0) * scale;
  return one.terms.length === 2 && one.operators[0] === "times" ? price : undefined;
}

const signWords =
  /\b(?:di ?|ke)?(?:tambah|kurang|potong)(?:i|in|kan)?\b|\b(?:plus|minus|dan|sama|terus|trus|karo|deng|rp)\b|[^\p{L}\d ]/giu;
/** The names between the numbers that are added up, so that what was bought is still named beside the result. */
const namesIn = (text: string, { terms, operators: between }: Reckoning): string =>
  between
    .map((operator, at) =>
      operator === "times" ? "" : text.slice(terms[at]?.to ?? 0, terms[at + 1]?.from ?? 0),
    )
    .map((gap) => gap.replace(signWords, " ").replace(/ {2,}/g, " ").trim())
    .filter((gap) => gap !== "")
    .join(", ");

/** Longer lists are no working that somebody writes in one line. */
const tokensMax = 40;

/** The reckonings of a text: each result with as many numbers before it, or behind it, as may give it. */
function reckoningsIn(text: string): Reckoning[] {
  const tokens = tokensIn(text);
  if (tokens.length > tokensMax) return [];
  const gaps = tokens.slice(1).map((one, at) => text.slice(tokens[at]?.to ?? 0, one.from));
  return tokens.flatMap((result, at) => [
    ...before(tokens, gaps, result, at),
    ...behind(text, tokens, gaps, result, at),
  ]);
}

/** The runs of numbers before a result, the longest first. */
function before(tokens: readonly Token[], gaps: readonly string[], result: Token, at: number): Reckoning[] {
  const last = gaps[at - 1] ?? "";
  const isMarked = marker.test(last);
  if (at < 2 || !(isMarked || bare.test(last))) return [];
  const found: Reckoning[] = [];
  const between: Operator[] = [];
  for (let first = at - 2; first >= 0; first -= 1) {
    const operator = operatorIn(gaps[first] ?? "");
    if (operator === undefined) break;
    between.unshift(operator);
    const terms = tokens.slice(first, at);
    found.unshift({
      result,
      terms,
      operators: [...between],
      from: terms[0]?.from ?? 0,
      to: result.to,
      isMarked,
    });
  }
  return found;
}

/** "Total 1,2jt (800+400)": the working to the closing bracket, or as far as its signs go. */
function behind(
  text: string,
  tokens: readonly Token[],
  gaps: readonly string[],
  result: Token,
  at: number,
): Reckoning[] {
  const first = gaps[at] ?? "";
  if (!opening.test(first)) return [];
  const between: Operator[] = [];
  for (let next = at + 1; next < gaps.length; next += 1) {
    const operator = operatorIn(gaps[next] ?? "");
    const isNamed = /\p{L}/u.test(first) && /\p{L}/u.test(gaps[next] ?? "");
    if (operator === undefined || (operator === "list" && !isNamed)) break;
    between.push(operator);
  }
  const terms = tokens.slice(at + 1, at + 2 + between.length);
  const end = terms.at(-1)?.to ?? result.to;
  const to = end + (/^ ?\)/.exec(text.slice(end))?.[0].length ?? 0);
  return terms.length < 2
    ? []
    : [{ result, terms, operators: between, from: result.from, to, isMarked: surelyOpening.test(first) }];
}

/** Whether what is done with the numbers is said by signs or words for it. */
const isExplicit = ({ operators: between }: Reckoning): boolean => !between.includes("list");

const nearest = 2;
/** Whether a result is one though its working does not give it; behind a comma alone it may be another cost. */
function isMeant(one: Reckoning, { value, sum }: Reading, isCount: boolean): boolean {
  if (!isExplicit(one) || (isShort(one.result) && !isCount)) return false;
  const isNear = value < sum * nearest && sum < value * nearest;
  return one.isMarked || (one.operators.includes("times") && isNear);
}

/**
 * The result that a text names beside its working. `isCount`: the numbers count things, and are no money. A result that
 * its working does not give is one only where signs say what is reckoned.
 */
export function workingIn(written: string, isCount = false): Working | undefined {
  const text = spaced(withFigures(written));
  const all = reckoningsIn(text).flatMap((one) => {
    const groups = groupsOf(one);
    const isResult = isCount || one.result.of === undefined;
    const reading =
      isResult && isSound(groups, isCount) ? readingOf(readingsOf(groups, one.result, isCount)) : undefined;
    const isBesides = !one.isMarked && !isExplicit(one) && one.result.from > one.from;
    return reading === undefined || isBesides ? [] : [{ one, reading }];
  });
  const found =
    all.find(({ reading }) => isRight(reading)) ??
    all.find(({ one, reading }) => isMeant(one, reading, isCount));
  return found && workingOf(text, found.one, found.reading, isCount);
}

function workingOf(text: string, one: Reckoning, reading: Reading, isCount: boolean): Working {
  const { result, from, to } = one;
  const stated = text.slice(result.from, result.to);
  const names = namesIn(text, one);
  const inner = names === "" || result.from === from ? stated : `${names} ${stated}`;
  return {
    ...{ stated, value: reading.value, sum: reading.sum, shown: shownOf(one, reading, isCount) },
    ...{ isList: !isExplicit(one), isProduct: one.operators.includes("times") },
    price: priceIn(one, reading),
    rest: `${text.slice(0, from)}${inner}${text.slice(to)}`.replace(/ {2,}/g, " ").trim(),
  };
}
