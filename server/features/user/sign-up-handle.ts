import type { App } from "#server/platform/app.ts";

/*
 * A handle identifies a sign-up, and only the person who made it gets it. With it the mail for this sign-up can be
 * requested again, even if others signed up with the same address since (S-21); it reveals nothing about the address.
 */

const place = "sign-up";

export async function handleOf(app: App, clientId: number, signUpId: number): Promise<string> {
  const seal = await app.seals.of(app.database.db, clientId);
  return seal.seal(String(signUpId).padStart(12, "0"), place).toString("base64url");
}

/** Returns the id of the sign-up that a handle names; undefined if the handle is not ours. */
export async function signUpOf(app: App, clientId: number, handle: string): Promise<number | undefined> {
  const seal = await app.seals.of(app.database.db, clientId);
  try {
    return Number(seal.open(Buffer.from(handle, "base64url"), place));
  } catch {
    return undefined;
  }
}
