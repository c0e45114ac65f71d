import { transact } from "#server/db/db.ts";
import { findUser } from "#server/features/account/account.ts";
import { mustBeConfirmed } from "#server/features/password/password.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { mustStillBeSignedIn } from "#server/platform/security/session.ts";
import { factorTexts } from "#texts/second-factor.ts";
import { acceptCode, checkedCode, factorStateOf, removeFactor, tellOfFactor } from "./second-factor.ts";

/** needs a confirmation of just now and a code, so that neither an open phone nor the password alone is enough. */
export const turnOffFactor: Handler<"turnOffFactor"> = async ({ app, member, body }) => {
  const { db } = app.database;
  await mustBeConfirmed(app, member);
  if (!(await factorStateOf(db, member)).activeSince) throw fail("factor_changed");
  const user = orNotFound(await findUser(db, member.clientId, member.email));
  const session = `session:${member.sessionId}`;
  const { match, forget } = await checkedCode(app, { user, from: session, device: session }, body.code);
  await transact(db, async (tx) => {
    await mustStillBeSignedIn(tx, member);
    if (!(await acceptCode(tx, match))) throw fail("code_wrong");
    await removeFactor(tx, member);
    await app.queue.enqueue(tx, tellOfFactor, { userId: member.id, what: "off" });
  });
  await forget();
  return { status: "success", message: factorTexts.turnedOff };
};
