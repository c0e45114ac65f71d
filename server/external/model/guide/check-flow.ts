import { isFact, namesBuilt } from "./answer/practice/built-answer.ts";
import { compute, holds, namesIn } from "./compute.ts";
import { type Flow, followers, isWaiting, placeOf, type Slot, type Step } from "./flow.ts";
import { placeholdersIn } from "./placeholders.ts";
import { daysName } from "./slots.ts";

/** Maximum questions before the first result, so that it comes within eight turns; choosing the flow does not count. */
const questionsMax = 6;
/** Flows must not contain phone numbers, because each number shown to a member would have to be vetted. */
export const numberOfSomeone = /\b(?:\+62|08\d{2}|\d{3}[- ]\d{3,})\d*/;

const textsOf = (step: Step): string[] => {
  if ("say" in step) return [step.say];
  if ("ask" in step) return [step.ask];
  if ("choose" in step) return [step.choose];
  if ("scale" in step) return [step.scale];
  if ("timer" in step) return [step.timer];
  if ("make" in step) return step.before ? [step.before] : [];
  return "close" in step ? [step.close] : [];
};

/** What a step says beside its own text: remarks on an answer, and the reason for a document. */
const besidesOf = (step: Step): string[] => {
  if ("ask" in step)
    return [
      ...(step.help ? [step.help.wants] : []),
      ...(step.review?.points.flatMap(({ good, bad }) => [...(good ? [good] : []), bad]) ?? []),
    ];
  return "make" in step && step.why ? [step.why] : [];
};

/** The guide's texts in a flow, without its documents. */
export const wordsOfFlow = (flow: Flow): string[] => [
  flow.about,
  ...(flow.why ? [flow.why] : []),
  ...(flow.notes?.map(({ say }) => say) ?? []),
  ...(flow.doubts?.map(({ ask }) => ask) ?? []),
  ...(flow.priced ? [flow.priced.when] : []),
  ...flow.steps.flatMap((step) => [...textsOf(step), ...besidesOf(step)]),
];

/** The sentences of a text, normalized so that small differences in writing do not matter. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((one) =>
      one
        .toLowerCase()
        .replace(/[^\p{L}\p{N}{} ]/gu, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((one) => one !== "");

/** Finds sentences that occur in two flows: a conversation may go through both, and must not repeat a sentence. */
export function saidTwice(flows: readonly Flow[]): string[] {
  const firstIn = new Map<string, string>();
  return flows.flatMap((flow) =>
    wordsOfFlow(flow)
      .flatMap(sentencesOf)
      .filter((sentence) => sentence.split(" ").length > 3)
      .flatMap((sentence) => {
        const first = firstIn.get(sentence) ?? flow.id;
        firstIn.set(sentence, first);
        return first === flow.id ? [] : [`${flow.id} and ${first} both say: "${sentence}"`];
      }),
  );
}

/** Words that the guide does not use: jargon, English, promises, judgements. */
export const unwanted =
  /\b(?:overthinking|mindset|self[- ]?love|healing|toxic|insecure|feedback loop|deadline|problem solving|goal|step by step|pasti bisa|semua akan baik|jangan sedih|aku mengerti|aku paham perasaan|aku tahu rasanya|anda)\b/i;

/** Returns the problems of a flow, worded for its author; empty if the flow can be played through. */
export function problemsOf(flow: Flow): string[] {
  return [
    ...places(flow),
    ...ends(flow),
    ...slotProblems(flow),
    ...sumProblems(flow),
    ...builtProblems(flow),
    ...questions(flow),
    ...words(flow),
    ...length(flow),
  ].map((problem) => `${flow.id}: ${problem}`);
}

function places(flow: Flow): string[] {
  const ids = namedIn(flow);
  const wanted = wantedIn(flow);
  return [
    ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `two steps are called "${id}"`),
    ...lostPlaces(flow),
    ...ids.filter((id) => !wanted.includes(id)).map((id) => `nothing leads to "${id}": it needs no name`),
  ];
}

const namedIn = (flow: Flow): string[] => flow.steps.map(({ id }) => id).filter((id) => id !== undefined);

const wantedIn = (flow: Flow): string[] =>
  flow.steps.flatMap((step) => [
    ...(step.to === undefined ? [] : [step.to]),
    ...("branch" in step ? step.branch.map(({ to }) => to) : []),
    ...("choose" in step ? step.options.map(({ to }) => to).filter((to) => to !== undefined) : []),
  ]);

/** Step names that are referenced but do not exist. */
export const lostPlaces = (flow: Flow): string[] =>
  wantedIn(flow)
    .filter((to) => placeOf(flow, to) < 0)
    .map((to) => `nothing is called "${to}"`);

/** Checks that each step is reachable, and that each path produces a result and then closes. */
function ends(flow: Flow): string[] {
  const broken = brokenPaths(flow);
  return broken.length > 0 ? broken : paths(flow);
}

/** Finds unreachable steps, and paths without a close. */
export function brokenPaths(flow: Flow): string[] {
  const reached = new Set<number>();
  const visit = (at: number): void => {
    if (reached.has(at) || at < 0 || at >= flow.steps.length) return;
    reached.add(at);
    followers(flow, at).forEach(visit);
  };
  visit(0);
  const dead = flow.steps.flatMap((step, at) =>
    reached.has(at) ? [] : [`step ${at + 1} (${textsOf(step)[0]?.slice(0, 30) ?? "..."}) is never reached`],
  );
  const open = flow.steps.flatMap((_, at) =>
    followers(flow, at).some((next) => next >= flow.steps.length)
      ? [`the path ends at step ${at + 1} without "close"`]
      : [],
  );
  return [...dead, ...open];
}

const makes = (step: Step): boolean => "make" in step || "timer" in step;

type Walked = { asked: number; isMade: boolean; seen: readonly number[] };

/** Walks every path once. A path that returns to a step is cut there, and must not be endless. */
function paths(flow: Flow): string[] {
  const found = new Set<string>();
  walk(flow, 0, { asked: 0, isMade: false, seen: [] }, found);
  return [...found];
}

function walk(flow: Flow, at: number, walked: Walked, found: Set<string>): void {
  const step = flow.steps[at];
  if (!step) return;
  const problem = problemAt(flow, at, walked);
  if (problem !== undefined) found.add(problem);
  if (walked.seen.includes(at) || "close" in step) return;
  const isMade = walked.isMade || makes(step);
  const asked = walked.asked + (isWaiting(step) && !("make" in step) ? 1 : 0);
  if (!isMade && asked > questionsMax)
    found.add(`more than ${questionsMax} questions before the first result`);
  const next = { asked, isMade, seen: [...walked.seen, at] };
  for (const one of new Set(followers(flow, at))) walk(flow, one, next, found);
}

/** The problem with reaching this step on this path. */
function problemAt(flow: Flow, at: number, { isMade, seen }: Walked): string | undefined {
  if (seen.includes(at)) {
    const round = seen.slice(seen.indexOf(at));
    const isEndless = round.every((one) => followers(flow, one).every((next) => seen.includes(next)));
    return isEndless ? `step ${at + 1} leads round for ever` : undefined;
  }
  const step = flow.steps[at];
  if (!step || !("close" in step) || isMade) return undefined;
  return `a path closes at step ${at + 1} without "make" or "timer"`;
}

const documentsOf = ({ text, versions }: Extract<Step, { make: string }>): string[] => [
  text,
  ...Object.values(versions ?? {}),
];

/** Checks the names that are filled in against the names that are read. */
function slotProblems(flow: Flow): string[] {
  const into = flow.steps.flatMap((step) => ("into" in step && step.into !== undefined ? [step.into] : []));
  const computed = flow.steps.flatMap((step) => ("compute" in step ? Object.keys(step.compute) : []));
  const readIn = flow.steps.flatMap((step) => [
    ...textsOf(step).flatMap((text) => placeholdersIn(text).map(({ name }) => name)),
    ...("make" in step
      ? documentsOf(step).flatMap((text) => placeholdersIn(text).map(({ name }) => name))
      : []),
    ...("branch" in step ? step.branch.flatMap(({ when }) => namesIn(when.split(/[<>=]/)[0] ?? "")) : []),
    ...("compute" in step ? Object.values(step.compute).flatMap(namesIn) : []),
    // The value of a choice is read where its buttons lead to different steps.
    ...("choose" in step && step.into && step.options.some(({ to }) => to) ? [step.into] : []),
  ]);
  const all = Object.entries(flow.slots);
  const read = new Set(
    [
      ...readIn,
      ...all.flatMap(([, { day, roster, laid }]) => Object.values({ ...day, ...roster, ...laid?.from })),
    ].map((name) => name.split(".")[0]),
  );
  const known = Object.keys(flow.slots);
  const isMade = ({ day, roster, laid }: Slot) => [day, roster, laid].some((one) => one !== undefined);
  const isAsked = (name: string) => {
    const slot = flow.slots[name];
    return slot !== undefined && !isMade(slot) && !slot.unasked;
  };
  return [
    ...into
      .filter((name) => !known.includes(name))
      .map((name) => `"${name}" is filled in, but not among the slots`),
    ...known
      .filter((name) => isAsked(name) && !into.includes(name))
      .map((name) => `slot "${name}" is never asked for`),
    ...known.filter((name) => !read.has(name)).map((name) => `slot "${name}" is never used`),
    ...[...read]
      .filter((name) => name !== undefined && ![...known, ...computed, daysName].includes(name))
      .map((name) => `"{${name}}" is neither a slot nor a sum`),
    ...all.flatMap(([name, { kind, columns }]) =>
      (kind === "rows") === (columns !== undefined)
        ? []
        : [`slot "${name}": rows have columns, and nothing else has`],
    ),
  ];
}

/** The figures by which prices are compared and debts are reckoned have to be there. */
function figureProblems({ priced, owed, slots, steps }: Flow): string[] {
  const { price, cost, count, fixed } = priced ?? {};
  const names = { price, cost, count, fixed, ...owed };
  const sums = steps.flatMap((step) => ("compute" in step ? Object.keys(step.compute) : []));
  return Object.values(names)
    .filter((one) => one !== undefined)
    .filter((one) => !(one in slots || sums.includes(one)))
    .map((one) => `priced or owed names "${one}", which is not there`);
}

/** What an answer is built from has to be asked for, or be a fact that applicants tell. */
const builtProblems = ({ slots, steps }: Flow): string[] =>
  steps
    .flatMap((step) =>
      "ask" in step
        ? [step.help?.sample, ...(step.review?.points.map(({ add }) => add) ?? [])].filter(
            (one) => one !== undefined,
          )
        : [],
    )
    .flatMap(namesBuilt)
    .filter((name) => !(name in slots || isFact(name)))
    .map((name) => `an answer is built from "{${name}}", which is neither a slot nor known of an applicant`);

function sumProblems(flow: Flow): string[] {
  const problems: string[] = figureProblems(flow);
  const tried = (what: string, work: () => unknown) => {
    try {
      work();
    } catch {
      problems.push(`"${what}" cannot be worked out`);
    }
  };
  for (const { when } of flow.doubts ?? [])
    tried(when, () =>
      holds(
        when,
        () => 1,
        () => "",
      ),
    );
  for (const step of flow.steps) {
    if ("compute" in step)
      for (const sum of Object.values(step.compute)) tried(sum, () => compute(sum, () => 1));
    if ("branch" in step)
      for (const { when } of step.branch)
        tried(when, () =>
          holds(
            when,
            () => 1,
            () => "",
          ),
        );
  }
  return problems;
}

/** One question at a time: no question mark in a statement, at most one in a question. */
function questions(flow: Flow): string[] {
  return flow.steps.flatMap((step) => {
    const isAsking = "ask" in step || "choose" in step || "scale" in step;
    return textsOf(step).flatMap((text) => {
      const marks = text.split("?").length - 1;
      if (!isAsking) return marks > 0 ? [`asks where it should only say: "${text.slice(0, 50)}"`] : [];
      return marks > 1 ? [`asks two things at once: "${text.slice(0, 50)}"`] : [];
    });
  });
}

function words(flow: Flow): string[] {
  const spoken = wordsOfFlow(flow);
  const sentences = spoken.flatMap(sentencesOf);
  const asked = Object.entries(flow.slots)
    // What something is counted in comes from a closed list.
    .filter(([, { kind, takes }]) => ["text", "line", "list"].includes(kind) && takes !== "unit")
    .map(([name]) => name);
  const unquoted = spoken.flatMap((text) =>
    placeholdersIn(text.replace(/“[^”]*”/g, ""))
      .filter(({ name }) => asked.includes(name))
      .map(({ name }) => `{${name}} is the member's own words: put it between “ and ”`),
  );
  return [
    ...sentences.filter((one, at) => sentences.indexOf(one) < at).map((one) => `says twice: "${one}"`),
    ...[...spoken, ...flow.steps.flatMap((step) => ("make" in step ? [step.text] : []))].flatMap((text) => [
      ...(numberOfSomeone.test(text) ? [`names a number: "${text.slice(0, 50)}"`] : []),
    ]),
    ...spoken.flatMap((text) => {
      const [found] = unwanted.exec(text) ?? [];
      return found ? [`uses "${found}"`] : [];
    }),
    ...unquoted,
  ];
}

/** The text between two answers must fit on a phone: at most 70 words. */
function length(flow: Flow): string[] {
  const problems: string[] = [];
  let words = 0;
  for (const step of flow.steps) {
    words += textsOf(step).join(" ").split(/\s+/).length;
    if (words > 70) problems.push(`too long before an answer: "${textsOf(step)[0]?.slice(0, 40)}"`);
    if (isWaiting(step) || "close" in step || "branch" in step) words = 0;
  }
  return problems;
}
