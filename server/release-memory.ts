import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Members come first: by then a server that was restarted has answered those who waited. */
const afterMs = 10_000;

/**
 * Returns what a start needed to the system, once: imports, flows and weights leave a heap three times as large as what
 * lives in it, and V8 keeps it while little happens (P10, 200 MiB). It stops the process for about a tenth of a second.
 */
export function releaseStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString("--expose-gc");
    const collect: unknown = runInNewContext("gc");
    if (typeof collect === "function") collect({ type: "major", execution: "sync", flavor: "last-resort" });
  }, afterMs).unref();
}
