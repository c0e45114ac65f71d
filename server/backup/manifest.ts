import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";

const written = { file: z.string(), bytes: z.number(), sha256: z.string() };

/** What a copy holds, in the clear: no personal data, so that copies can be listed and checked without a key. */
const manifestShape = z.object({
  format: z.literal(1),
  /** The moment of the snapshot by the database's clock. */
  madeAt: z.iso.datetime(),
  /** The migrations that the database had, oldest first. */
  migrations: z.array(z.object({ when: z.number(), hash: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), ...written })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.array(z.object({ key: z.string(), length: z.number(), ...written })),
  /** Keys of files that the database names and the store did not have. */
  missing: z.array(z.string()),
  keys: z.object(written),
});

export type Manifest = z.output<typeof manifestShape>;
/** A finished copy and the folder that holds it. */
export type Copy = { folder: string; manifest: Manifest };

export const manifestName = "manifest.json";
export const keysName = "keys.age";
const folderPrefix = "alma-";

/** `alma-2026-11-23T13-39-36Z`: sorts by age, and is a valid name everywhere. */
export const folderName = (madeAt: string): string =>
  `${folderPrefix}${madeAt.replace(/\.\d+/, "").replaceAll(":", "-")}`;

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), "utf8");
  const parsed = manifestShape.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new BackupError(
      `${join(folder, manifestName)} is not one that this program reads: use the program that made the copy.`,
      { cause: parsed.error },
    );
  return parsed.data;
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch((): string[] => []);

/** Returns the finished copies in a folder, the oldest first. A copy in the making has no such name yet. */
export async function copiesIn(folder: string): Promise<Copy[]> {
  const names = await namesIn(folder);
  const copies: Copy[] = [];
  for (const name of names.filter((one) => one.startsWith(folderPrefix)).toSorted()) {
    const place = join(folder, name);
    copies.push({ folder: place, manifest: await readManifest(place) });
  }
  return copies;
}

/** Finds the copy that a person named: its own folder, or the newest one in a folder of copies. */
export async function findCopy(folder: string): Promise<Copy> {
  const names = await namesIn(folder);
  if (names.includes(manifestName)) return { folder, manifest: await readManifest(folder) };
  const newest = (await copiesIn(folder)).at(-1);
  if (!newest)
    throw new BackupError(`${folder} holds no copy: name the folder that npm run backup wrote to.`);
  return newest;
}
