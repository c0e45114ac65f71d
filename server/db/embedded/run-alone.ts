import { startEmbedded } from "./embedded.ts";
import { EmbeddedError } from "./embedded-error.ts";
import { say, sayingLog } from "./test-say.ts";

// A process that only runs the embedded database, for tests that need a second one, another user or a kill.
// It stops when its input ends.

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
