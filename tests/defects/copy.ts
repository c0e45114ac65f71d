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

/** The checkout to copy and, optionally, another checkout whose tests replace its own. */
export type Sources = { product: string; tests: string | undefined };

const isTest = (path: string): boolean =>
  /\.(test|journey)\.tsx?$/.test(path) || /^(tests|server\/test)\/|^vitest\.config\.ts$/.test(path);

/** Returns the tracked files and the new files that are not ignored. */
export const filesOf = (checkout: string): string[] =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: checkout,
    encoding: "utf8",
    maxBuffer: 64_000_000,
  })
    .split("\0")
    // A file that was deleted but not committed is still tracked.
    .filter((path) => path !== "" && existsSync(join(checkout, path)));

function take(from: string, to: string, paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(from, path), join(to, path));
  }
}

/**
 * Returns a folder in which the tests run as in a checkout. Packages are linked one by one, so that files that tools
 * keep in `node_modules` (locks, caches) are the copy's own.
 */
export function copyOf({ product, tests }: Sources, packages: string): string {
  const folder = mkdtempSync(join(tmpdir(), "alma-defect-"));
  try {
    // When run as root, the database runs as another user, and reads its files from here.
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
