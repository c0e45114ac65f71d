/**
 * `node training/danger/leave-out.ts`: leave-one-region-out evaluation. Trains without one region of authors at a time
 * and judges that region, so that thresholds and training can be chosen without the test split.
 */
import { join } from "node:path";
import { wordsOf } from "#rules/classifier/features.ts";
import { logitsOf } from "#rules/classifier/linear.ts";
import { assess } from "#rules/safety/assess.ts";
import { dangerFeatures, readEarlier } from "#rules/safety/classifier-opinion.ts";
import { randomFrom, trainLinear } from "../linear.ts";
import { exampleOf } from "./examples.ts";
import { background } from "./ordinary.ts";
import { isDanger, type Message, readMessages } from "./read-messages.ts";
import { dangerTraining } from "./training.ts";

type Judged = Message & { logit: number; isByRules: boolean };

const messages = [...readMessages(join(import.meta.dirname, "messages")), ...background()];
const random = randomFrom(2);
const examples = messages.map((message) => exampleOf(message, random));
const regionOf = ({ author }: Message) => author.slice(0, 2);
/** Ordinary requests count as a region of their own, so they are judged by a model that was not trained with them. */
const regions = [...new Set(messages.map(regionOf))];
const training = { ...dangerTraining, heads: dangerTraining.heads.slice(0, 1) };

const judged: Judged[] = [];
for (const region of regions) {
  const model = trainLinear(
    examples.filter((_, at) => messages[at] !== undefined && regionOf(messages[at]) !== region),
    training,
  );
  for (const message of messages.filter((one) => regionOf(one) === region)) {
    const [logit = 0] = logitsOf(model, dangerFeatures(wordsOf(message.text), readEarlier(message.before)));
    judged.push({ ...message, logit, isByRules: assess(message.text, { atMs: 0 }).textLevel >= 2 });
  }
}

const share = (of: Judged[], hit: (one: Judged) => boolean) =>
  (of.filter(hit).length / Math.max(1, of.length)).toFixed(3);
const danger = judged.filter(isDanger);
const none = judged.filter((one) => one.class === "N");
const distress = judged.filter((one) => one.class === "D");
const groups = (hit: (one: Judged) => boolean) =>
  [
    `all ${share(danger, hit)}`,
    `explicit ${share(
      danger.filter(({ surface }) => surface === "x"),
      hit,
    )}`,
    `oblique ${share(
      danger.filter(({ surface }) => surface === "o"),
      hit,
    )}`,
    `specificity ${share(none, (one) => !hit(one))}`,
    `distress ${share(distress, hit)}`,
    ...["I", "P", "S", "V", "O", "Y"].map(
      (kind) =>
        `${kind} ${share(
          danger.filter((one) => one.class === kind),
          hit,
        )}`,
    ),
  ].join("  ");
process.stdout.write(`rules             ${groups(({ isByRules }) => isByRules)}\n`);
for (const from of [0, 0.5, 1, 1.5, 2, 2.5, 3])
  for (const withRules of [false, true])
    process.stdout.write(
      `logit ${from} ${withRules ? "and rules" : "         "} ${groups((one) => one.logit >= from || (withRules && one.isByRules))}\n`,
    );
for (const region of regions) {
  const here = judged.filter((one) => regionOf(one) === region);
  const cut = here
    .filter((one) => one.class === "N")
    .map(({ logit }) => logit)
    .sort((a, b) => a - b);
  const from = cut[Math.floor(cut.length * 0.93)] ?? 0;
  process.stdout.write(
    `${region}, ${here.length}: wrongly at 1.5 ${share(
      here.filter((one) => one.class === "N"),
      ({ logit }) => logit >= 1.5,
    )}; at 0.93 (${from.toFixed(2)}): ${share(here.filter(isDanger), (one) => one.logit > from)}\n`,
  );
}
