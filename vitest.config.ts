import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { SlowFirst } from "./tests/slow-first.ts";

const cores = availableParallelism();
/** As with time-outs: what is waited for comes, on a busy machine too, or the test has found something. */
const patient = { poll: { timeout: 60_000 } };

/** `units` are pure, `calls` run over HTTP on a real PostgreSQL, `journeys` in a real browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: "units",
          expect: patient,
          // One file in three waits for its database.
          maxWorkers: cores + 1,
          // What a worker has imported serves its next files as well: each leaves globals and clocks as it found them.
          isolate: false,
          include: [
            "rules/**/*.test.ts",
            "texts/**/*.test.ts",
            "tests/spec/**/*.test.ts",
            "tests/*.test.ts",
            "server/external/**/*.test.ts",
            "web/**/*.test.ts",
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "calls",
          expect: patient,
          maxWorkers: cores + 1,
          isolate: false,
          include: [
            "server/features/**/*.test.ts",
            "server/platform/**/*.test.ts",
            "server/db/**/*.test.ts",
            "server/pages/**/*.test.ts",
            "server/*.test.ts",
            "contract/**/*.test.ts",
          ],
          globalSetup: "./server/test/global-setup.ts",
          // What has to be quick says so itself; these only end what hangs, on a busy machine too.
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "faults",
          expect: patient,
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: "./server/test/global-setup.ts",
          // Beside journeys: these mostly wait for a program to die or to come back.
          maxWorkers: cores + 2,
          isolate: false,
          sequence: { groupOrder: 1 },
          hookTimeout: 120_000,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: "journeys",
          expect: patient,
          include: ["tests/journeys/**/*.journey.ts"],
          globalSetup: "./tests/journeys/setup/global-setup.ts",
          // A file waits for its browser or its server half of its time.
          maxWorkers: cores + 2,
          sequence: { groupOrder: 1 },
          // The files that a worker runs one after another share its browser and what it imported.
          isolate: false,
          // Only what hangs ends by these, on a machine with three times the work as well.
          hookTimeout: 300_000,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
