import { and, eq } from "drizzle-orm";
import { transact } from "#server/db/db.ts";
import { users } from "#server/db/tables/user.ts";
import {
  changePasswordOf,
  isOwnPassword,
  mustBeConfirmed,
  newPasswordHash,
} from "#server/features/password/password.ts";
import type { App, Context, Handler, Member } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { mustStillBeSignedIn } from "#server/platform/security/session.ts";
import { profileTexts } from "#texts/profile.ts";
import { keepPicture, pictureFrom } from "./picture.ts";

const isMember = ({ clientId, id }: Member) => and(eq(users.clientId, clientId), eq(users.id, id));

/** C-14: saves all fields of the form or none. Fields that are left out stay as they were (B-146 to B-148, A-15). */
export const editProfile: Handler<"editProfile"> = async ({ app, member, body }) => {
  await app.limits.take("profileByUser", String(member.id));
  const passwordHash = body.newPassword ? await newHash(app, member, body.newPassword, body) : undefined;
  const file = body.picture ?? body.image;
  const picture = file && (await pictureFrom(app, member, file.bytes));
  const phone = body.phone_number ?? body.phone;
  const changes = {
    ...(body.name === undefined ? {} : { name: body.name }),
    ...(phone === undefined ? {} : { phone }),
  };
  await transact(app.database.db, async (tx) => {
    await mustStillBeSignedIn(tx, member);
    if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(isMember(member));
    if (picture) await keepPicture(tx, member, picture);
    if (passwordHash) {
      await changePasswordOf(app, tx, member, passwordHash, { keepSession: member.sessionId });
    }
  });
  return { status: "success", message: profileTexts.saved };
};

/**
 * S-06: requires the current password or a recent confirmation, so that somebody who finds a signed-in phone cannot
 * take the account over.
 */
async function newHash(
  app: App,
  member: Member,
  newPassword: string,
  { currentPassword }: Pick<Context<"editProfile">["body"], "currentPassword">,
): Promise<string> {
  if (currentPassword) await mustBeCurrent(app, member, currentPassword);
  else await mustBeConfirmed(app, member);
  return newPasswordHash(app, member.clientId, newPassword, "newPassword");
}

async function mustBeCurrent(app: App, member: Member, password: string): Promise<void> {
  if (await isOwnPassword(app, member, password)) return;
  throw fail("invalid", { fields: { currentPassword: [profileTexts.currentWrong] } });
}
