import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { EmbeddedError } from "#server/db/embedded/embedded-error.ts";
import { say, sayingLog } from "./test-say.ts";

// Runs only the embedded database, for tests that need a second process, another user or a kill. Stops at end of input.

const startedAtMs = performance.now();
try {
  const { url, stop } = await startEmbedded({ dataDir: process.argv[2] ?? "", log: sayingLog });
  say("ready", { url, startMs: performance.now() - startedAtMs });
  process.stdin.resume().on("end", () => {
    void stop();
  });
} catch (error) {
  if (!(error instanceof EmbeddedError)) throw error;
  say("refused", { message: error.message });
}
