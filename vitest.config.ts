import { defineConfig } from "vitest/config";

/** `units` are pure, `calls` run over HTTP on a real PostgreSQL, `journeys` in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "units",
          include: [
            "rules/**/*.test.ts",
            "texts/**/*.test.ts",
            "tests/spec/**/*.test.ts",
            "tests/*.test.ts",
            "server/external/**/*.test.ts",
            "web/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "calls",
          include: [
            "server/features/**/*.test.ts",
            "server/platform/**/*.test.ts",
            "server/db/**/*.test.ts",
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
          fileParallelism: false,
          hookTimeout: 120_000,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.journey.ts"],
          globalSetup: "./tests/journeys/setup/global-setup.ts",
          // They share one server, whose clock some of them move.
          fileParallelism: false,
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
