// Saves what the slow tests took in the last whole run (`npm test`, on a quiet machine), so that `npm test -- --changed`
// can estimate on a machine that has not run them yet.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Times } from "./changed-tests.ts";

/** Quicker files and tests are close enough to what is assumed. */
const fileFrom = 1;
const titleFrom = 3;

const root = join(import.meta.dirname, "..");
const measured: Times = JSON.parse(
  readFileSync(join(root, "node_modules", ".cache", "alma", "test-times.json"), "utf8"),
);
const rounded = (seconds: number) => Math.round(seconds * 10) / 10;
const slow = Object.entries(measured)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([path, { seconds, titles }]) => {
    const long = path.endsWith(".journey.ts")
      ? Object.entries(titles).filter(([, one]) => one >= titleFrom)
      : [];
    if (seconds < fileFrom && long.length === 0) return [];
    return [
      [
        path,
        {
          seconds: rounded(seconds),
          titles: Object.fromEntries(long.map(([title, one]) => [title, rounded(one)])),
        },
      ],
    ];
  });
writeFileSync(
  join(root, "tests", "times.json"),
  `${JSON.stringify(Object.fromEntries(slow), undefined, 2)}\n`,
);
