import { mkdir, open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Pool } from "pg";
import { z } from "zod";
import type { Config } from "#server/config.ts";
import type { Job } from "#server/platform/jobs/job.ts";

/*
 * The tombstones: one line for each erased account, in a file that lies beside the copies of the database and not in
 * it. A copy that is put back is older than some erasures; the restore reads them here and carries them out again.
 */

const tombstoneShape = z.object({
  client: z.number(),
  user: z.number(),
  /** When the account was made, to the microsecond: after a restore another account may get the same number. */
  created: z.string(),
  erased: z.string(),
});

/** An erased account: numbers and times, neither name nor address. */
export type Tombstone = z.output<typeof tombstoneShape>;

export const tombstonesName = "erased-accounts.jsonl";

/** The file of this server: in the folder of the copies, or without one in the data folder. */
export const tombstonesOf = ({ backupDir, dataDir }: Pick<Config, "backupDir" | "dataDir">): string =>
  join(backupDir ?? dataDir, tombstonesName);

const stamp = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const selectTombstones = `select client_id as client, id::float8 as user, ${stamp("created_at")} as created,
  ${stamp("erased_at")} as erased from users where erased_at is not null`;

/** Returns the tombstones of all accounts that a database knows as erased. */
export async function erasedIn(db: Pick<Pool, "query">): Promise<Tombstone[]> {
  const { rows } = await db.query<Tombstone>(`${selectTombstones} order by id`);
  return rows;
}

/**
 * Returns those whose account is there all the same, as in a database that came back. An account is the one that was
 * erased only if it was made at the same moment, as numbers may be given again.
 */
export async function returnedOf(
  db: Pick<Pool, "query">,
  tombstones: readonly Tombstone[],
): Promise<Tombstone[]> {
  const { rows } = await db.query<{ user: number; created: string }>(
    `select id::float8 as user, ${stamp("created_at")} as created
     from users where id = any($1::bigint[]) and erased_at is null`,
    [tombstones.map(({ user }) => user)],
  );
  const there = new Set(rows.map(({ user, created }) => `${user}:${created}`));
  return tombstones.filter(({ user, created }) => there.has(`${user}:${created}`));
}

/** Notes an erased account outside the database; repeated until that folder can be written. */
export const noteErasure: Job<{ userId: number }> = {
  name: "note-erasure",
  run: async (app, { userId }) => {
    const { rows } = await app.database.pool.query<Tombstone>(`${selectTombstones} and id = $1`, [userId]);
    await addTombstones(tombstonesOf(app.config), rows);
  },
};

/** Appends those that the file does not hold yet, and returns once they are on the disk. */
export async function addTombstones(path: string, tombstones: readonly Tombstone[]): Promise<void> {
  const known = new Set((await readTombstones(path)).map(keyOf));
  const added = tombstones.filter((one) => !known.has(keyOf(one)));
  if (added.length === 0) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "a", 0o600);
  try {
    // The line break before each line keeps it apart from one that a power failure cut.
    await file.write(added.map((one) => `\n${JSON.stringify(one)}`).join(""));
    await file.sync();
  } finally {
    await file.close();
  }
}

const keyOf = ({ client, user, created }: Tombstone): string => `${client}:${user}:${created}`;

/** Reads a file of tombstones; a missing one is empty, and a line that was cut off is left out. */
export async function readTombstones(path: string): Promise<Tombstone[]> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap((line) => parsed(line) ?? []);
}

function parsed(line: string): Tombstone | undefined {
  try {
    return tombstoneShape.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
