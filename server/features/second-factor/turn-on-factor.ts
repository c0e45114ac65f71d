import { transact } from "#server/db/db.ts";
import { mustBeConfirmed } from "#server/features/password/password.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { mustStillBeSignedIn } from "#server/platform/security/session.ts";
import {
  acceptCode,
  factorStateOf,
  matchCode,
  newRecoveryCodes,
  storeRecoveryCodes,
  tellOfFactor,
} from "./second-factor.ts";

/** a first right code proves that the app holds the secret; from then on sign-in asks for one. */
export const turnOnFactor: Handler<"turnOnFactor"> = async ({ app, member, body }) => {
  await app.limits.take("factorByUser", String(member.id));
  await mustBeConfirmed(app, member);
  const match = await matchCode(app, member, body.code, { isOn: false });
  if (!match) throw fail("code_wrong");
  const { codes, hashes } = await newRecoveryCodes();
  await transact(app.database.db, async (tx) => {
    await mustStillBeSignedIn(tx, member);
    // Another tab turned it on while the codes were hashed.
    if ((await factorStateOf(tx, member)).activeSince) throw fail("factor_changed");
    if (!(await acceptCode(tx, match))) throw fail("factor_changed");
    await storeRecoveryCodes(tx, member, hashes);
    await app.queue.enqueue(tx, tellOfFactor, { userId: member.id, what: "on" });
  });
  return { status: "success", data: { recovery_codes: codes } };
};
