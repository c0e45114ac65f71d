import { transact } from "#server/db/db.ts";
import { mustBeConfirmed } from "#server/features/password/password.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { mustStillBeSignedIn } from "#server/platform/security/session.ts";
import { storeSecret } from "./second-factor.ts";
import { addressOf, newSecret, qrOf } from "./totp.ts";

/** answers a new secret, which replaces one that was never turned on. */
export const setUpFactor: Handler<"setUpFactor"> = async ({ app, client, member }) => {
  await app.limits.take("factorByUser", String(member.id));
  await mustBeConfirmed(app, member);
  const secret = newSecret();
  const isStored = await transact(app.database.db, async (tx) => {
    await mustStillBeSignedIn(tx, member);
    return storeSecret(app, tx, member, secret);
  });
  if (!isStored) throw fail("factor_changed");
  const address = addressOf(secret, client.name, member.email);
  return { status: "success", data: { secret, address, qr: qrOf(address) } };
};
