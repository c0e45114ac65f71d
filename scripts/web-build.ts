import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const root = join(import.meta.dirname, "..");
/** What the web app is made from. */
const sources = [
  "web",
  "texts",
  "rules",
  "contract",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

function newest(path: string): number {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Whether the built web app is missing or older than its sources. */
function isStale(): boolean {
  const build = join(root, "build", "server", "index.js");
  if (!existsSync(build)) return true;
  const builtAt = statSync(build).mtimeMs;
  return sources.some((source) => newest(join(root, source)) > builtAt);
}

/** Below this a file fits into one packet anyway. */
const compressFromBytes = 1000;

/** Lays the compressed forms beside each text file, once, so that no request waits for compression. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compress(path);
    else if (/\.(js|css|svg|json)$/.test(path) && statSync(path).size >= compressFromBytes) {
      const text = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(text));
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    }
  }
}

/** Builds the web app where that is needed; false when it could not be built, after saying why. */
export function buildIfStale(): boolean {
  if (!isStale()) return true;
  process.stdout.write("Building the web app, once...\n");
  const tool = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const env = { ...process.env, NODE_ENV: "production" };
  const built = spawnSync(process.execPath, [tool, "build"], { cwd: root, encoding: "utf8", env });
  if (built.status === 0) {
    compress(join(root, "build", "client"));
    return true;
  }
  process.stderr.write(
    `${built.stdout}${built.stderr}\nThe web app could not be built; the lines above say why.\n`,
  );
  return false;
}
