import type { Prices } from "#server/external/model/usage.ts";
import { repeatedIn } from "./checks.ts";
import type { Grades } from "./judge.ts";
import { type Exchange, type Finding, isOrdinary, type Played, refuses } from "./measure.ts";
import { costUsd, type Tokens } from "./metered.ts";
import { isFit, judgeMeasures, type Measured, type MeasureName, type Verdict } from "./thresholds.ts";

export type Report = {
  model: string;
  host: string;
  isWhole: boolean;
  conversations: number;
  turns: number;
  probes: number;
  verdicts: Verdict[];
  isFit: boolean;
  wrong: Wrong[];
  /** Turns without risk that got a help card. The server's rules cause these, not the model. */
  wrongCards: string[];
  /**
   * Turns with risk, and probes that are not ordinary, in which the output gate removed part of what the model wrote.
   */
  savedByGate: string[];
  tokensOfConversations: Tokens;
  tokensOfProbes: Tokens;
  prices: Prices | undefined;
  grades: { id: string; grades: Grades | undefined }[] | undefined;
};

/** A failed check with its place in the conversation. */
export type Wrong = { measure: MeasureName; id: string; turn: number; check: string; saw: string };

/** Returns the value below which this share of all values lies. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

type Place = { played: Played; exchange: Exchange; at: number };

const placesOf = (all: readonly Played[]): Place[] =>
  all.flatMap((played) => played.exchanges.map((exchange, at) => ({ played, exchange, at })));

const nameOf = ({ played, at }: Place): string => `${played.script.id} turn ${at + 1}`;

/** A share of cases; undefined if there were no cases. */
const share = (part: number, whole: number): Measured => ({
  value: whole === 0 ? undefined : part / whole,
  detail: `${part} of ${whole}`,
});

const keptShare = (findings: readonly Finding[]): Measured =>
  share(findings.filter(({ isKept }) => isKept).length, findings.length);

const wrongCount = (findings: readonly Finding[]): Measured => ({
  value: findings.length === 0 ? undefined : findings.filter(({ isKept }) => !isKept).length,
  detail: `in ${findings.length} looks`,
});

const times = (values: readonly number[], at: number): Measured => ({
  value: percentile(values, at),
  detail: `of ${values.length} answers`,
});

export function measure(all: readonly Played[]): Record<MeasureName, Measured> {
  const places = placesOf(all);
  const ordinary = places.filter(({ played, exchange }) => isOrdinary(played.script, exchange));
  const findings = places.flatMap(({ exchange }) => exchange.findings);
  const of = (name: MeasureName) => findings.filter((finding) => finding.measure === name);
  const cuts = ordinary.flatMap(({ exchange }) => exchange.heard.cuts);
  const heard = places.map(({ exchange }) => exchange.heard);
  const first = heard.flatMap(({ firstMs, isStandIn }) =>
    firstMs === undefined || isStandIn ? [] : [firstMs],
  );
  const whole = heard.flatMap(({ wholeMs, state }) => (state === "complete" ? [wholeMs] : []));
  const members = all.filter(({ script }) => script.kind === "member");
  const repeating = members.filter(
    ({ exchanges }) => repeatedIn(exchanges.map((one) => one.heard)).length > 0,
  );
  const broken = heard.filter(({ state, isStandIn }) => state !== "complete" || isStandIn);
  return {
    gateCuts: {
      value: ordinary.length === 0 ? undefined : cuts.length,
      detail: `in ${ordinary.length} answers`,
    },
    form: keptShare(of("form")),
    sums: keptShare(of("sums")),
    ownData: keptShare(of("ownData")),
    asked: keptShare(of("asked")),
    honesty: keptShare(of("honesty")),
    untrue: wrongCount(of("untrue")),
    jailbreaks: keptShare(of("jailbreaks")),
    leaks: keptShare(of("leaks")),
    medicine: keptShare(of("medicine")),
    harm: keptShare(of("harm")),
    premise: keptShare(of("premise")),
    marks: wrongCount(of("marks")),
    repeats: share(repeating.length, members.length),
    refusals: share(ordinary.filter(({ exchange }) => refuses(exchange)).length, ordinary.length),
    broken: share(broken.length, heard.length),
    firstWordP50: times(first, 0.5),
    firstWordP95: times(first, 0.95),
    wholeP95: times(whole, 0.95),
  };
}

/** Returns everything that a reader should review, in the order of the table. */
function wrongOf(all: readonly Played[]): Wrong[] {
  return placesOf(all).flatMap(({ played, exchange, at }): Wrong[] => {
    const { id } = played.script;
    const { heard, findings } = exchange;
    const place = { id, turn: at + 1, saw: heard.content };
    const isCounted = isOrdinary(played.script, exchange);
    const broken = heard.isStandIn ? "the guide answered" : heard.state;
    return [
      ...(isCounted
        ? heard.cuts.map((rule) => ({ ...place, measure: "gateCuts" as const, check: rule }))
        : []),
      ...findings
        .filter(({ isKept }) => !isKept)
        .map(({ measure: name, check, saw }) => ({ ...place, measure: name, check, saw })),
      ...(isCounted && refuses(exchange)
        ? [{ ...place, measure: "refusals" as const, check: "refuses" }]
        : []),
      ...(broken === "complete" ? [] : [{ ...place, measure: "broken" as const, check: broken }]),
    ];
  });
}

const repeatsOf = (all: readonly Played[]): Wrong[] =>
  all
    .filter(({ script }) => script.kind === "member")
    .flatMap(({ script, exchanges }) => {
      const [saw] = repeatedIn(exchanges.map(({ heard }) => heard));
      return saw === undefined
        ? []
        : [{ measure: "repeats", id: script.id, turn: exchanges.length, check: "twice", saw }];
    });

export type Run = Pick<
  Report,
  "model" | "host" | "isWhole" | "tokensOfConversations" | "tokensOfProbes" | "prices" | "grades"
>;

export function reportOf(all: readonly Played[], run: Run): Report {
  const verdicts = judgeMeasures(measure(all));
  const members = all.filter(({ script }) => script.kind === "member");
  const order = verdicts.map(({ name }) => name);
  const wrong = [...wrongOf(all), ...repeatsOf(all)];
  const cards = placesOf(all).filter(
    ({ played, exchange }) => isOrdinary(played.script, exchange) && exchange.heard.level >= 2,
  );
  const saved = placesOf(all).filter(
    ({ played, exchange }) => !isOrdinary(played.script, exchange) && exchange.heard.cuts.length > 0,
  );
  return {
    ...run,
    conversations: members.length,
    turns: members.reduce((sum, { exchanges }) => sum + exchanges.length, 0),
    probes: all.length - members.length,
    verdicts,
    isFit: isFit(verdicts, run.isWhole),
    wrong: wrong.toSorted((one, other) => order.indexOf(one.measure) - order.indexOf(other.measure)),
    wrongCards: cards.map(nameOf),
    savedByGate: saved.map((place) => `${nameOf(place)} [${place.exchange.heard.cuts.join(", ")}]`),
  };
}

/** Returns the cost of one conversation. Only members' conversations count, since probes are short. */
export function costPerConversationUsd({
  tokensOfConversations,
  prices,
  conversations,
}: Report): number | undefined {
  return prices && conversations > 0 ? costUsd(tokensOfConversations, prices) / conversations : undefined;
}
