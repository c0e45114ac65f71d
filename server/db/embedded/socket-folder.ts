import { createHash } from "node:crypto";
import { lstatSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makePrivate } from "./data-folder.ts";
import { EmbeddedError, folderTrouble, systemCode } from "./embedded-error.ts";
import type { Identity } from "./identity.ts";

/** The name that PostgreSQL gives its socket on its default port. */
export const socketName = ".s.PGSQL.5432";
/** The kernel stores a socket path in 108 bytes (104 on macOS), including a terminating zero. */
const longestSocketBytes = process.platform === "darwin" ? 103 : 107;

const fits = (folder: string): boolean => Buffer.byteLength(join(folder, socketName)) <= longestSocketBytes;

/**
 * Returns the socket's folder: the data folder, or a private one in the temporary directory if that path is too long.
 */
export function socketFolder(folder: string, identity: Identity): string {
  if (fits(folder)) return folder;
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  const name = `alma-${identity.owner.uid}-${hash}`;
  const place = [tmpdir(), "/tmp"].map((temporary) => join(temporary, name)).find(fits) ?? join("/tmp", name);
  try {
    makePrivate(place, identity);
  } catch (error) {
    if (systemCode(error) !== "EEXIST") throw folderTrouble(error, place);
    mustBeOurs(place, identity);
  }
  return place;
}

/** Another user could create a folder of this name first and would then control access to the database. */
function mustBeOurs(place: string, { owner }: Identity): void {
  const found = lstatSync(place);
  if (found.isDirectory() && found.uid === owner.uid && (found.mode & 0o077) === 0) return;
  throw new EmbeddedError(
    `${place}, where the socket of the database belongs, was made by somebody else: remove it or set DATA_DIR to a shorter path.`,
  );
}
