import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Most tests wait for a database or a browser half of their time, so two at a time pay off on two cores as well. */
const workers = Math.max(2, availableParallelism() - 1);

/** `units` are pure, `calls` run over HTTP on a real PostgreSQL, `journeys` in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "units",
          maxWorkers: workers,
          include: [
            "rules/**/*.test.ts",
            "texts/**/*.test.ts",
            "tests/spec/**/*.test.ts",
            "tests/*.test.ts",
            "server/external/**/*.test.ts",
            "web/**/*.test.ts",
          ],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "calls",
          maxWorkers: workers,
          include: [
            "server/features/**/*.test.ts",
            "server/platform/**/*.test.ts",
            "server/db/**/*.test.ts",
            "server/pages/**/*.test.ts",
            "server/*.test.ts",
            "contract/**/*.test.ts",
          ],
          globalSetup: "./server/test/global-setup.ts",
          hookTimeout: 30_000,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: "./server/test/global-setup.ts",
          // They measure how long a restart takes and want the machine for themselves.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          hookTimeout: 120_000,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.journey.ts"],
          globalSetup: "./tests/journeys/setup/global-setup.ts",
          maxWorkers: Math.min(workers, 4),
          sequence: { groupOrder: 2 },
          hookTimeout: 60_000,
          testTimeout: 60_000,
          // As patient as with what a browser is waited for otherwise.
          expect: { poll: { timeout: 15_000 } },
          // Browsers, server and database share two cores: one that fails is tried once more, and the report names it.
          retry: 1,
        },
      },
    ],
  },
});
