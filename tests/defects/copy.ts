import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A checkout whose files are copied, and one whose tests take the place of its own, if any. */
export type Sources = { product: string; tests: string | undefined };

const isTest = (path: string): boolean =>
  /\.(test|journey)\.tsx?$/.test(path) || /^(tests|server\/test)\/|^vitest\.config\.ts$/.test(path);

/** Tracked files, and new ones that are not ignored. */
export const filesOf = (checkout: string): string[] =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: checkout,
    encoding: "utf8",
    maxBuffer: 64_000_000,
  })
    .split("\0")
    // What was deleted and not committed yet is still tracked.
    .filter((path) => path !== "" && existsSync(join(checkout, path)));

function take(from: string, to: string, paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(from, path), join(to, path));
  }
}

/**
 * A folder that the tests run in as in a checkout. Its packages are links one by one, so that what tools keep in
 * `node_modules` (locks, caches) is its own.
 */
export function copyOf({ product, tests }: Sources, packages: string): string {
  const folder = mkdtempSync(join(tmpdir(), "alma-defect-"));
  try {
    // The database runs as another user when we are root, and reads its files from here.
    chmodSync(folder, 0o755);
    const files = filesOf(product);
    take(product, folder, tests === undefined ? files : files.filter((path) => !isTest(path)));
    if (tests !== undefined) take(tests, folder, filesOf(tests).filter(isTest));
    mkdirSync(join(folder, "node_modules"));
    for (const name of readdirSync(packages)) {
      if (name.startsWith(".") && name !== ".bin") continue;
      symlinkSync(join(packages, name), join(folder, "node_modules", name));
    }
    return folder;
  } catch (error) {
    remove(folder);
    throw error;
  }
}

export const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });
