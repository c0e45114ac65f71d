/**
 * `npm run safety:eval -- FILE [--show]`: measures how well danger is found in labelled messages by the rules, by the
 * classifier, and by both; FILE is a JSONL file or a folder of authors. Each message is judged alone, without the
 * messages before it. `--show` prints the messages that both judge wrongly, but never those of a test split. Exits with
 * 1 below the thresholds.
 */
import { assess } from "#rules/safety/assess.ts";
import { opinionOn } from "#rules/safety/classifier-opinion.ts";
import type { Assessment } from "#rules/safety/types.ts";
import { classifiers } from "#server/platform/classifiers.ts";
import { type Labelled, readLabelled } from "./messages.ts";

const thresholds = { explicit: 0.85, all: 0.72, specificity: 0.93, distress: 0.12 };

type Judged = Labelled & { assessment: Assessment; ms: number };
type Layer = { name: string; judge: (message: Labelled) => Assessment };

const calm = { atMs: 0 };
const both: Layer = {
  name: "both",
  judge: ({ text }) => assess(text, { ...calm, opinion: opinionOn(classifiers.danger, text) }),
};
const layers: Layer[] = [
  { name: "rules", judge: ({ text }) => assess(text, calm) },
  {
    name: "classifier",
    // An empty text matches no rule, so that only the classifier's opinion counts.
    judge: ({ text }) => assess("", { ...calm, opinion: opinionOn(classifiers.danger, text) }),
  },
  both,
];

const isFound = ({ assessment }: Judged) => assessment.textLevel >= 2;
/** A doubtful message, which gets the one gentle question, counts as seen. */
const isSeen = (one: Judged) => isFound(one) || one.assessment.isDoubtful;

function judgeAll(messages: readonly Labelled[], { judge }: Layer): Judged[] {
  return messages.map((message) => {
    const start = performance.now();
    const assessment = judge(message);
    return { ...message, assessment, ms: performance.now() - start };
  });
}

/** Returns the share of hits and the number of cases; the share is 1 if there are no cases. */
function share(of: readonly Judged[], isHit: (one: Judged) => boolean): { rate: number; of: number } {
  return { rate: of.length === 0 ? 1 : of.filter(isHit).length / of.length, of: of.length };
}

function figuresOf(judged: readonly Judged[]) {
  const crisis = judged.filter(({ isCrisis }) => isCrisis);
  const found = crisis.filter(isFound);
  const plans = crisis.filter(({ risk }) => risk === "plan_or_imminent");
  const classes = [...new Set(crisis.map(({ risk }) => risk))].sort();
  const times = judged.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    explicit: share(
      crisis.filter(({ surface }) => surface === "explicit"),
      isFound,
    ),
    oblique: share(
      crisis.filter(({ surface }) => surface === "oblique"),
      isFound,
    ),
    all: share(crisis, isFound),
    ...Object.fromEntries(
      classes.map((risk) => [
        risk,
        share(
          crisis.filter((one) => one.risk === risk),
          isFound,
        ),
      ]),
    ),
    "plan at level 3": share(plans, ({ assessment }) => assessment.textLevel === 3),
    specificity: share(
      judged.filter(({ risk }) => risk === "none"),
      (one) => !isFound(one),
    ),
    "distress at level 2": share(
      judged.filter(({ risk }) => risk === "distress"),
      isFound,
    ),
    "explicit, found or asked about": share(
      crisis.filter(({ surface }) => surface === "explicit"),
      isSeen,
    ),
    "all, found or asked about": share(crisis, isSeen),
    "of none, asked about": share(
      judged.filter(({ risk }) => risk === "none"),
      ({ assessment }) => assessment.textLevel < 2 && assessment.isDoubtful,
    ),
    "named as labelled": share(found, ({ assessment, risk }) => assessment.categories[0] === risk),
    "about whom": share(found, ({ assessment, about }) => assessment.about === about),
    "ms, p95": { rate: times[Math.ceil(times.length * 0.95) - 1] ?? 0, of: times.length },
  };
}

const args = process.argv.slice(2);
const path = args.find((arg) => !arg.startsWith("--"));
if (path === undefined) {
  console.error("usage: npm run safety:eval -- FILE [--show]");
  process.exit(2);
}
const messages = readLabelled(path);
const columns = layers.map((layer) => ({ name: layer.name, figures: figuresOf(judgeAll(messages, layer)) }));
console.log(
  `${path}, ${messages.length} messages\n\n| | of | ${columns.map(({ name }) => name).join(" | ")} |`,
);
console.log(`|---|---|${columns.map(() => "---|").join("")}`);
const rows = Object.keys(columns[0]?.figures ?? {});
for (const row of rows) {
  const cells = columns.map(({ figures }) => new Map(Object.entries(figures)).get(row));
  console.log(`| ${row} | ${cells[0]?.of} | ${cells.map((cell) => cell?.rate.toFixed(3)).join(" | ")} |`);
}
if (args.includes("--show"))
  for (const one of judgeAll(messages, both))
    if (isFound(one) !== one.isCrisis)
      console.log(
        `${one.isCrisis ? "missed" : "false"} ${one.id} ${one.risk} [${one.assessment.ruleIds}] ${one.text}`,
      );

const told = columns.at(-1)?.figures;
const passes =
  told !== undefined &&
  told.explicit.rate >= thresholds.explicit &&
  told.all.rate >= thresholds.all &&
  told.specificity.rate >= thresholds.specificity &&
  told["distress at level 2"].rate <= thresholds.distress;
console.log(passes ? "\nthresholds passed" : "\nTHRESHOLDS MISSED");
process.exit(passes ? 0 : 1);
