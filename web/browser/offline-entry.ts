import { offlineCopiesName } from "./offline-copies.ts";

/**
 * Says whether this browser stores offline copies of a member's conversations: one local storage entry, `<user id>
 * <wrong PINs> <salt> <codes of conversations>`. The encryption key needs the salt, so removing the entry locks the
 * copies at once, even if the database remains.
 */
export type Entry = {
  userId: number;
  wrongPins: number;
  salt: string;
  /**
   * Codes of conversations whose copies are outdated. Stored until they are copied again, because the page may be left
   * before.
   */
  changed: readonly string[];
};

export function entryOf(username: string): Entry | undefined {
  try {
    const [userId, wrongPins, salt, ...changed] =
      localStorage.getItem(offlineCopiesName(username))?.split(" ") ?? [];
    return salt ? { userId: Number(userId), wrongPins: Number(wrongPins), salt, changed } : undefined;
  } catch {
    return undefined;
  }
}

/** Throws when storage is full or missing. */
export function writeEntry(username: string, { userId, wrongPins, salt, changed }: Entry): void {
  localStorage.setItem(offlineCopiesName(username), [userId, wrongPins, salt, ...changed].join(" "));
}
