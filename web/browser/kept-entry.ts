import { keptName } from "./kept.ts";

/**
 * Whether this browser keeps copies of a member's talks to be read without a line: one entry of local storage,
 * `<user id> <wrong PINs> <salt> <codes of talks>`. What locks the copies needs that salt, so removing the entry shuts
 * them at once, whatever becomes of the database beside it.
 */
export type Entry = {
  userId: number;
  wrongPins: number;
  salt: string;
  /** Talks whose copies have to be made anew: noted until it was done, since the page may be left before. */
  changed: readonly string[];
};

export function entryOf(username: string): Entry | undefined {
  try {
    const [userId, wrongPins, salt, ...changed] = localStorage.getItem(keptName(username))?.split(" ") ?? [];
    return salt ? { userId: Number(userId), wrongPins: Number(wrongPins), salt, changed } : undefined;
  } catch {
    return undefined;
  }
}

/** Throws where there is no room, or no storage. */
export function writeEntry(username: string, { userId, wrongPins, salt, changed }: Entry): void {
  localStorage.setItem(keptName(username), [userId, wrongPins, salt, ...changed].join(" "));
}
