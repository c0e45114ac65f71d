import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { SlowFirst } from "./tests/slow-first.ts";

const cores = availableParallelism();
/**
 * Polling waits as long as a test may: on a busy machine what is awaited still arrives, or else the test found
 * something.
 */
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
          // The same number as for `calls`, which run beside them and wait for their databases now and then.
          maxWorkers: cores + 2,
          // Files in one worker share the modules that it imported, so each file must restore globals and clocks.
          isolate: false,
          include: [
            "rules/**/*.test.ts",
            "texts/**/*.test.ts",
            "tests/spec/**/*.test.ts",
            "tests/*.test.ts",
            "server/external/**/*.test.ts",
            "web/**/*.test.ts",
          ],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: "calls",
          expect: patient,
          maxWorkers: cores + 2,
          isolate: false,
          include: [
            "server/features/**/*.test.ts",
            "server/platform/**/*.test.ts",
            "server/db/**/*.test.ts",
            "server/backup/**/*.test.ts",
            "server/pages/**/*.test.ts",
            "server/*.test.ts",
            "server/workers/**/*.test.ts",
            "server/keys/**/*.test.ts",
            "contract/**/*.test.ts",
            "tests/attack/*.test.ts",
          ],
          globalSetup: "./server/test/global-setup.ts",
          // Speed is tested explicitly where it matters; these limits only end tests that hang, even on a busy machine.
          hookTimeout: 180_000,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: "faults",
          expect: patient,
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: "./server/test/global-setup.ts",
          // Runs beside `journeys`: these tests mostly wait for a process to die or to come back.
          maxWorkers: cores + 2,
          isolate: false,
          sequence: { groupOrder: 1 },
          hookTimeout: 120_000,
          // The rehearsal of a disaster runs a dozen commands, each a process, in about a minute on a quiet machine.
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: "journeys",
          expect: patient,
          include: ["tests/journeys/*/*.journey.ts"],
          globalSetup: "./tests/journeys/setup/global-setup.ts",
          // A file waits for its browser or its server half of the time.
          maxWorkers: cores + 2,
          sequence: { groupOrder: 1 },
          // The files that a worker runs one after another share its browser and its imported modules.
          isolate: false,
          // These limits only end tests that hang, even on a machine with three times the work.
          hookTimeout: 300_000,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
