import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const root = join(import.meta.dirname, "..");
/** The sources of the web app. */
const sources = [
  "web",
  "texts",
  "rules",
  "contract",
  "scripts/bundle",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

function newest(path: string): number {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Written last, so that an interrupted build counts as missing. */
const stamp = join(root, "build", "built");

/** Whether the built web app is missing or older than its sources. */
function isStale(): boolean {
  if (!existsSync(stamp)) return true;
  const builtAt = statSync(stamp).mtimeMs;
  return sources.some((source) => newest(join(root, source)) > builtAt);
}

/** Smaller files gain nothing. */
const compressFromBytes = 200;

/** Writes compressed copies beside each text file once, so that no request waits for compression. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compress(path);
    else if (/\.(js|mjs|css|svg|json)$/.test(path) && statSync(path).size >= compressFromBytes) {
      const text = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(text));
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    }
  }
}

const lock = join(root, "node_modules", ".alma-build");

/** Returns whether the process that holds the lock has died without releasing it. */
function isAbandoned(): boolean {
  try {
    process.kill(Number(readFileSync(join(lock, "pid"), "utf8")), 0);
    return false;
  } catch {
    return true;
  }
}

/**
 * Runs `work` under a lock: a second process waits for the running build, for example when the app starts during a test
 * run.
 */
function alone<T>(work: () => T): T {
  for (let n = 0; ; n++) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      // The holder writes its process id right after creating the folder, so the lock gets one second before this
      // check.
      if (n % 10 === 9 && isAbandoned()) rmSync(lock, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
  try {
    writeFileSync(join(lock, "pid"), String(process.pid));
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Builds the web app if it is stale. Returns false if the build failed, after printing why. */
export function buildIfStale(): boolean {
  return !isStale() || alone(() => !isStale() || build());
}

function build(): boolean {
  process.stdout.write("Building the web app, once...\n");
  rmSync(stamp, { force: true });
  const tool = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const env = { ...process.env, NODE_ENV: "production" };
  const built = spawnSync(process.execPath, [tool, "build"], { cwd: root, encoding: "utf8", env });
  if (built.status === 0) {
    compress(join(root, "build", "client"));
    writeFileSync(stamp, "");
    return true;
  }
  process.stderr.write(
    `${built.stdout}${built.stderr}\nThe web app could not be built; the lines above say why.\n`,
  );
  return false;
}
