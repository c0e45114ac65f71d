/** Why the embedded database does not run: one plain sentence with the problem and what to do about it. */
export class EmbeddedError extends Error {
  override name = "EmbeddedError";
}

/** The database is fine, but another Alma process holds it. */
export class AnotherAlmaError extends EmbeddedError {}

const full = (path: string) =>
  `The disk that holds ${path} is full: make room, about 100 MB for a new database, and start again.`;
const notFolder = (path: string) =>
  `${path} is not a folder: remove what is in its place or set DATA_DIR to another folder.`;
const noAccess = (path: string) =>
  `${path} cannot be written by the user of this process: give that user the folder or set DATA_DIR to another one.`;

const sentences: Record<string, (path: string) => string> = {
  ENOSPC: full,
  EDQUOT: full,
  ENOTDIR: notFolder,
  EEXIST: notFolder,
  EACCES: noAccess,
  EPERM: noAccess,
  EROFS: noAccess,
  ENAMETOOLONG: (path) => `The path ${path} is too long: set DATA_DIR to a shorter one.`,
};

/** Returns the error code of a failed system call. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** Turns a file system error into a sentence about `path`. */
export function folderTrouble(error: unknown, path: string): EmbeddedError {
  if (error instanceof EmbeddedError) return error;
  const known = sentences[systemCode(error) ?? ""];
  if (known) return new EmbeddedError(known(path), { cause: error });
  const reason = error instanceof Error ? error.message : String(error);
  return new EmbeddedError(
    `${path} cannot be used (${reason}): set DATA_DIR to another folder or DATABASE_URL to a server of your own.`,
    { cause: error },
  );
}

/** Turns the output of a failed initdb into a sentence about the database that it should have created. */
export function creationTrouble(output: string, dataDir: string): EmbeddedError {
  return (
    diskTrouble(output, dataDir) ??
    new EmbeddedError(
      `PostgreSQL cannot make a database in ${dataDir} (${reasonIn(output)}): ` +
        "set DATA_DIR to another folder or DATABASE_URL to a server of your own.",
    )
  );
}

/** Turns the output of a failed postgres start into a sentence about the database in `folder`. */
export function startTrouble(output: string, folder: string): EmbeddedError {
  return (
    diskTrouble(output, folder) ??
    new EmbeddedError(
      `PostgreSQL does not start in ${folder} (${reasonIn(output)}): see postgres.log beside it, ` +
        "or set DATABASE_URL to a server of your own.",
    )
  );
}

function diskTrouble(output: string, path: string): EmbeddedError | undefined {
  if (/No space left on device|Disk quota exceeded/.test(output)) return new EmbeddedError(full(path));
  if (/Permission denied|Read-only file system/.test(output)) return new EmbeddedError(noAccess(path));
  return undefined;
}

/** Returns the line that states the cause; the lines before and after it are routine. */
function reasonIn(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "" && !line.includes("LOG: "));
  const line =
    lines.find((candidate) => /error:|FATAL:|PANIC:/.test(candidate)) ?? lines[0] ?? "it says nothing";
  return line.replace(/^.*?(error|FATAL|PANIC|postgres): +/, "");
}
