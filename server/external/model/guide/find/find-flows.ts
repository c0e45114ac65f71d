import type { Field } from "#server/external/model/guide/flow.ts";
import { flowOf, flows } from "#server/external/model/guide/flows.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { askedThings } from "./asked-things.ts";
import { figuresFlow } from "./figures-wish.ts";
import { type Likely, likelyFlows, ownField } from "./likely-flows.ts";
import { personWishIn, spokenFlows } from "./person-wish.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { type Found, flowIndex, vocabularyOf, withoutDenied } from "./word-index.ts";

let words: Vocabulary | undefined;
let index: ReturnType<typeof flowIndex> | undefined;

/** Built at the first free text, like the index, so that neither delays the start. */
export function vocabulary(): Vocabulary {
  words ??= vocabularyOf(flows);
  return words;
}

/** From this logit on, a message counts as a request, and the classifier's points are added. */
const asksFrom = 1.5;
/** Below this logit a message is no request; only flows with at least `namedFrom` points by their words are offered. */
const asksNothing = -1;
const namedFrom = 3;
/** The worth of one point of a flow's words for its rank. Words count little, since many are only mentioned. */
const rankOfPoint = 0.3;
/** The worth of naming the thing on a flow's button. */
const rankOfName = 1.5;
/** Flows of a rank this far below the best one are offered beside it. */
const rankReach = 2;
/** Beside a flow that is named, another one needs this share of its points. */
const besideNamed = 0.4;
/** The least points of a flow that is offered. */
const pointsMin = 2;

/** The form of a company before its name, as in "CV Berkah Jaya", is no curriculum vitae. */
const companyForm = /\b(?:CV|PT|UD)\.? (?=[A-Z]\p{L}+)/gu;

/** Returns the flows that a message may ask for, best first, by the flows' words and by the request classifier. */
export function findFlows(written: string, field: Field | undefined): Found[] {
  const text = written.replace(companyForm, "");
  index ??= flowIndex(
    flows.filter(({ net }) => net === undefined),
    vocabulary(),
  );
  const found = index(text, field);
  const { asks, likely } = likelyFlows(withoutDenied(text), field);
  if (asks < asksNothing)
    return withAsked(
      text,
      found.filter(({ score }) => score >= namedFrom),
    );
  return withAsked(text, asks < asksFrom ? found : combined(found, likely, field));
}

/** Points of a flow whose thing is asked for. */
const askedScore = 6;

/** The talk that any wish to speak gets. */
const anyTalk = "obrolan-sulit";

/** The flows for what a message wishes to be said to somebody. */
function spokenFor(text: string, found: readonly Found[]): ReturnType<typeof spokenFlows> {
  const wish = personWishIn(text);
  const known = found.map(({ flow, isUnnamed }) => ({ id: flow.id, isNamed: isUnnamed !== true }));
  return wish && spokenFlows(wish, known);
}

const spouse = /\b(?:suami\w*|istri\w*|bini\w*|bojo\w*|laki ?(?:aku|ku|saya|gue)|paitua|maitua)\b/;
const family =
  /\b(?:ibu\w*|mama\w*|mamak|emak|bapak(?:ku| saya)|ayah\w*|papa\w*|ortu\w*|orang ?tua\w*|kakak(?:ku| saya)|abang(?:ku| saya)|adi[kn](?:ku| saya)|ade[kn](?:ku| saya)|anak(?:ku| saya)|pacar\w*)\b/;
const quarrelled =
  /\b(?:ribut|berantem|brantem|bertengkar|cekcok|marah\w*|diem ?dieman|didiemin|didiamkan|nyakit\w*|tersinggung|kecewa|padu|tukaran)\b/;
/** Whoever asks for things to talk about with them gets them. */
const smallTalk =
  /\b(?:basa basi|bahan obrolan|topik\w*|kehabisan|garing|kaku|canggung|awkward|kenalan|pdkt|gebetan|calon|obrolan ringan|ngobrol apa)\b/;

/** Whether a message is of husband or wife, or of a quarrel in the family, with whom nobody needs words for strangers. */
function isOfOwnPeople(text: string): boolean {
  const said = plain(text);
  return !smallTalk.test(said) && (spouse.test(said) || (family.test(said) && quarrelled.test(said)));
}

/** Puts the flows whose thing a message asks for before the others. */
function withAsked(text: string, found: readonly Found[]): Found[] {
  const ids = found.map(({ flow }) => flow.id);
  const things = askedThings(text, ids);
  const spoken = things.first.every((id) => id === anyTalk) ? spokenFor(text, found) : undefined;
  // What is to be said decides, and not the topic of the story around it.
  const listed = things.first.length === 0 ? figuresFlow(text) : undefined;
  const first = spoken?.first ?? (listed === undefined ? things.first : [listed]);
  const unfit = isOfOwnPeople(text) ? ["mulai-obrolan"] : [];
  const never = [...unfit, ...(spoken ? ids.filter((id) => !spoken.rest.includes(id)) : things.never)];
  const rest = found.filter(({ flow }) => !(never.includes(flow.id) || first.includes(flow.id)));
  const score = Math.max(askedScore, ...found.map((one) => one.score));
  const asked = first.map(flowOf).filter((flow) => flow !== undefined);
  return [...asked.map((flow) => ({ flow, score })), ...rest];
}

type Ranked = Found & { rank: number };

/** Ranks flows by classifier and words together; marks flows that only the classifier found. */
function combined(
  found: readonly Found[],
  likely: ReadonlyMap<string, Likely>,
  field: Field | undefined,
): Found[] {
  const phrased = new Set(found.flatMap(({ flow, isNamed }) => (isNamed ? [flow.id] : [])));
  const named = new Map(found.map(({ flow, score, isWeak }) => [flow.id, isWeak ? 0 : score]));
  const top = Math.max(...[...likely.values()].map(({ rank }) => rank));
  const unknown = found
    .filter(({ flow, score }) => !likely.has(flow.id) && score >= namedFrom)
    .map(({ flow }): [string, Likely] => [flow.id, { points: 0, rank: top }]);
  // A flow that is newer than the classifier is found by its words alone.
  const ranked = [...likely, ...unknown]
    .flatMap(([id, { points, rank }]): Ranked[] => {
      const flow = flowOf(id);
      const byWords = named.get(id) ?? 0;
      if (!flow) return [];
      const score = Math.max(pointsMin, byWords + points);
      // Whoever names a flow means it, also where the expert is of another field.
      const asNamed = phrased.has(id) ? rankOfName + (flow.field === field ? 0 : ownField.rank) : 0;
      const all = { flow, score, rank: rank + rankOfPoint * byWords + asNamed };
      return [named.has(id) ? all : { ...all, isUnnamed: true }];
    })
    .toSorted((one, other) => other.rank - one.rank);
  const [best] = ranked;
  let least = Number.POSITIVE_INFINITY;
  return ranked
    .filter(({ rank, score }) => {
      if (!best || rank < best.rank - rankReach) return false;
      return best.isUnnamed === true || score >= best.score * besideNamed;
    })
    .map(({ rank: _, ...one }) => {
      // A later flow is never worth more than one before it.
      least = Math.min(least, one.score);
      return { ...one, score: least };
    });
}
