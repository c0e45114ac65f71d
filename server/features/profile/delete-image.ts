import { transact } from "#server/db/db.ts";
import type { Handler } from "#server/platform/app.ts";
import { avatarTexts } from "#texts/profile.ts";
import { dropPicture, mustBeOwn } from "./picture.ts";

/** deletes the picture completely; succeeds if there is none. */
export const deleteImage: Handler<"deleteImage"> = async ({ app, member, params }) => {
  mustBeOwn(member, params.userId);
  await app.limits.take("profileByUser", String(member.id));
  await transact(app.database.db, (tx) => dropPicture(tx, member));
  return { status: "success", message: avatarTexts.removed };
};
