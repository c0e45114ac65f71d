import type { Field, Flow } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { spellings } from "#server/external/model/guide/words/wish-synonyms.ts";
import { isWish, sentencesIn } from "./requests.ts";
import { Vocabulary } from "./vocabulary.ts";

type Entry = {
  flow: Flow;
  /** The thing on its button, without the verb: " jadwal harian ". */
  thing: string;
  weights: Map<string, number>;
  strong: Set<string>;
  near: Set<string>;
  phrases: Phrase[];
  /** The stems of each of its examples. */
  examples: readonly (readonly string[])[];
};
type Phrase = { written: string; first: string; stems: readonly string[] };

/** A text prepared for the search for phrases. */
type Said = {
  written: string;
  words: ReadonlySet<string>;
  stems: readonly string[];
  known: ReadonlySet<string>;
};

export type Found = {
  flow: Flow;
  score: number;
  /** Found only by accompanying words: a guess that may be shown for a story, but not for a request. */
  isWeak?: true;
  /** The thing on its button is named in what the message asks for: "pengen punya jadwal harian". */
  isNamed?: true;
  /** Likely by the classifier, but none of its own words occurs. */
  isUnnamed?: true;
};

type Scored = { flow: Flow; score: number; isOwn: boolean; isNamed: boolean; touch: number };

type Find = (text: string, field: Field | undefined) => Found[];

/** Weights of a flow's own words, parts of its phrases, its title, its accompanying words and its examples. */
const weightOf = { word: 1, part: 0.5, title: 0.7, near: 0.55, example: 0.3 };
const phraseScore = 3;
/** The words of a phrase may be in any order, with at most this many other words between them. */
const phraseGap = 2;
/** A message with nearly all words of an example asks for the same. */
const exampleScore = 3;
const exampleShare = 0.75;
/** This many accompanying words make up for one of a flow's own words. */
const nearMin = 2;
/** The sentence that states a wish counts more than the story around it. */
const wishFactor = 1.6;
/** Roughly one rare word of a flow in a short message. */
const scoreMin = 1.1;
const beside = 0.5;

/** A part of a sentence that says what is not meant: "bukan jadwal belajar". */
const denied =
  /(?<=^|[,.;!?\n]\s*|\b(?:tapi|tp|ya|kak)\s)(?:bukan|bkn|bukannya)\s[^,.;!?\n]*|\b(?:(?:ga|gak|nggak|ngga|tidak|ndak|nda|ora) (?:mau|usah|butuh|perlu|minta)|gamau|gausah) (?:lagi |disuruh )?(?:nulis|bikin|buat|kirim|ngirim|surat|pesan|latihan)\b[^,.;!?\n]*/gi;

/** A text as the flows are compared with it. */
type Compared = {
  said: Said;
  /** The sentences that ask for something, if there are others beside them. */
  wished: Said | undefined;
  /** What is asked for, in plain words. */
  request: string;
  words: readonly string[];
  /** Each word with what it is worth, by its rarity and its sentence. */
  worth: readonly (readonly [string, number])[];
  factors: ReadonlyMap<string, number>;
  field: Field | undefined;
};

/** Finds flows by the words of a text, best first. Words that occur in few flows weigh most. */
export function flowIndex(flows: readonly Flow[], vocabulary: Vocabulary): Find {
  const entries = flows.map((flow) => entryOf(flow, vocabulary));
  const having = new Map<string, number>();
  for (const { weights } of entries)
    for (const word of weights.keys()) having.set(word, (having.get(word) ?? 0) + 1);
  const rarities = new Map([...having].map(([word, count]) => [word, Math.log(1 + flows.length / count)]));

  const compared = (text: string, field: Field | undefined): Compared => {
    const meant = withoutDenied(text);
    const factors = factorsOf(meant, vocabulary);
    const said = saidOf(meant, vocabulary);
    const sentences = sentencesIn(meant);
    // What is asked for by name counts more than what the story mentions.
    const asking = sentences.length > 1 ? sentences.filter(isWish).join(" ") : "";
    const wished = asking === "" ? undefined : saidOf(asking, vocabulary);
    const worth = [...factors].map(([word, factor]) => [word, (rarities.get(word) ?? 0) * factor] as const);
    return {
      ...{ said, wished, request: wished?.written ?? (isWish(meant) ? said.written : "") },
      ...{ words: [...factors.keys()], worth, factors, field },
    };
  };

  return (text, field) => {
    const whole = compared(text, field);
    const scored = entries.map((entry): Scored => ({ flow: entry.flow, ...scoreOf(entry, whole) }));
    // Accompanying words count only if no flow is found by its own words.
    const own = scored.filter(({ score, isOwn }) => isOwn && score >= scoreMin);
    const found = (own.length > 0 ? own : scored.filter(({ score }) => score >= scoreMin)).toSorted(
      (one, other) => other.score - one.score,
    );
    if (found.length === 0) return weakly(scored, field);
    const best = found[0]?.score ?? 0;
    return found
      .filter(({ score }) => score >= best * beside)
      .map(({ flow, score, isNamed }) => ({ flow, score, ...(isNamed && { isNamed }) }));
  };
}

/** What the words of a text are worth for a flow. */
function scoreOf(entry: Entry, { said, wished, request, words, worth, factors, field }: Compared) {
  const { flow, thing, weights, strong, near, phrases, examples } = entry;
  const alike = mostAlike(examples, factors);
  const whole = phrases
    .filter((phrase) => stands(phrase, said))
    .reduce((sum, phrase) => sum + (wished !== undefined && stands(phrase, wished) ? wishFactor : 1), 0);
  const isNamed = request.includes(thing);
  const isOwn = whole > 0 || alike > 0 || words.some((word) => strong.has(word));
  if (!isOwn && words.filter((word) => near.has(word)).length < nearMin)
    return {
      score: 0,
      isOwn,
      isNamed,
      touch: words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
    };
  const points = worth.reduce((sum, [word, worthOf]) => sum + (weights.get(word) ?? 0) * worthOf, 0);
  const sum = whole * phraseScore + alike * exampleScore + points;
  const length = Math.sqrt(Math.max(6, words.length)) / Math.sqrt(6);
  return { score: (sum / length) * (flow.field === field ? 1.25 : 1), isOwn, isNamed, touch: 0 };
}

const thingOf = ({ offer }: Flow): string => ` ${plain(offer).split(" ").slice(1).join(" ")} `;

function saidOf(text: string, vocabulary: Vocabulary): Said {
  const stems = vocabulary.stems(text);
  const written = ` ${plain(text)} `;
  return { written, words: new Set(written.split(" ")), stems, known: new Set(stems) };
}

const touchMin = 0.5;
const weakMax = 2;

/** Flows of the expert's field that the words touch at all, for when no flow is found. */
const weakly = (scored: readonly Scored[], field: Field | undefined): Found[] =>
  scored
    .filter(({ flow, touch }) => flow.field === field && touch >= touchMin)
    .toSorted((one, other) => other.touch - one.touch)
    .slice(0, weakMax)
    .map(({ flow, touch }) => ({ flow, score: touch, isWeak: true }));

/** Prepares a flow for the search. The general flows (`net`) are not in this index. */
function entryOf(flow: Flow, vocabulary: Vocabulary): Entry {
  const weights = new Map<string, number>();
  const add = (texts: readonly string[], weight: number) => {
    for (const word of texts.flatMap((text) => vocabulary.stems(text)))
      weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  };
  // A derived word counts only as it is written: "dirumahkan" is not "rumah".
  const isOwn = (word: string) => !word.includes(" ") && !isDerived(word, vocabulary);
  const phrases = flow.words.filter((word) => !isOwn(word));
  const single = flow.words.filter(isOwn);
  const near = flow.near ?? [];
  add(flow.examples, weightOf.example);
  add(near, weightOf.near);
  add(
    phrases.filter((word) => word.includes(" ")),
    weightOf.part,
  );
  add([flow.title, flow.offer], weightOf.title);
  add(single, weightOf.word);
  return {
    flow,
    thing: thingOf(flow),
    weights,
    strong: new Set(single.flatMap((word) => vocabulary.stems(word))),
    near: new Set([...near, flow.title, flow.offer].flatMap((word) => vocabulary.stems(word))),
    examples: flow.examples.map((example) => [...new Set(vocabulary.stems(example))]),
    phrases: phrases.map((phrase) => ({
      written: ` ${plain(phrase)} `,
      first: plain(phrase).split(" ")[0] ?? "",
      stems: [...new Set(vocabulary.stems(phrase))],
    })),
  };
}

const isDerived = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.stem(plain(word)) !== (spellings.get(plain(word)) ?? plain(word));

/** Whether a text contains a phrase: its exact words, or all its stems near each other if it has at least two. */
function stands({ written, first, stems }: Phrase, said: Said): boolean {
  if (said.words.has(first) && said.written.includes(written)) return true;
  if (stems.length < 2 || !stems.every((stem) => said.known.has(stem))) return false;
  const reach = stems.length + phraseGap;
  return said.stems.some(
    (word, at) =>
      stems.includes(word) && stems.every((stem) => said.stems.slice(at, at + reach).includes(stem)),
  );
}

/** The largest share of an example's words in a text; 0 if they are too few to tell. */
function mostAlike(examples: Entry["examples"], words: ReadonlyMap<string, number>): number {
  let most = 0;
  for (const example of examples) {
    let known = 0;
    for (const word of example) if (words.has(word)) known += 1;
    most = Math.max(most, known / example.length);
  }
  return most >= exampleShare ? most : 0;
}

/** "Bicara tanpa marah" is not about anger, and "resign karena mau buka usaha" asks for the resignation. */
const besideWish =
  /\b(?:tanpa|(?:tidak|ga|gak|nggak|tdk) (?:pakai|pake|sambil))(?: harus)? \S+|\b(?:karena|karna|krn|soalnya) (?:(?:aku|saya|gue|gw) )?(?:mau|pengen|pgn|ingin|pengin) [^,.;!?\n]+/gi;

export function withoutDenied(text: string): string {
  const meant = text.replace(denied, " ").trim();
  const rest = meant.replace(besideWish, " ").trim();
  return rest.split(/\s+/).length >= restMin ? rest : meant;
}

/** Fewer words beside a reason do not say what is wanted. */
const restMin = 4;

/** The words of a text, each with the weight of its sentence. */
function factorsOf(text: string, vocabulary: Vocabulary): Map<string, number> {
  const factors = new Map<string, number>();
  const sentences = sentencesIn(text);
  for (const sentence of sentences) {
    const factor = sentences.length > 1 && isWish(sentence) ? wishFactor : 1;
    for (const word of vocabulary.stems(sentence))
      factors.set(word, Math.max(factor, factors.get(word) ?? 0));
  }
  return factors;
}

/** The vocabulary of all flows: the words they are found by, and the words of their buttons. */
export const vocabularyOf = (flows: readonly Flow[]): Vocabulary =>
  new Vocabulary(
    flows.flatMap((flow) => [
      ...flow.words,
      ...(flow.near ?? []),
      ...flow.examples,
      flow.title,
      flow.offer,
      ...flow.steps.flatMap((step) =>
        "choose" in step ? step.options.flatMap(({ label, words = [] }) => [label, ...words]) : [],
      ),
      ...Object.values(flow.slots).map(({ label }) => label),
    ]),
  );
