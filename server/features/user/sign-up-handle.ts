import type { App } from "#server/platform/app.ts";

/*
 * Names a sign-up to whoever made it, and to nobody else: with it a mail can be asked for again that is for this
 * sign-up, whoever signed up with the same address since (S-21). Says nothing about the address.
 */

const place = "sign-up";

export async function handleOf(app: App, clientId: number, signUpId: number): Promise<string> {
  const seal = await app.seals.of(app.database.db, clientId);
  return seal.seal(String(signUpId).padStart(12, "0"), place).toString("base64url");
}

/** The id of the sign-up that a handle names; undefined for one that is not ours. */
export async function signUpOf(app: App, clientId: number, handle: string): Promise<number | undefined> {
  const seal = await app.seals.of(app.database.db, clientId);
  try {
    return Number(seal.open(Buffer.from(handle, "base64url"), place));
  } catch {
    return undefined;
  }
}
