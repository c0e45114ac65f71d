import { pictureUrl } from "#rules/picture-file.ts";
import { transact } from "#server/db/db.ts";
import type { Handler } from "#server/platform/app.ts";
import { mustStillBeSignedIn } from "#server/platform/security/session.ts";
import { avatarTexts } from "#texts/profile.ts";
import { keepPicture, mustBeOwn, pictureFrom } from "./picture.ts";

/** C-54: saves the picture that the member chose and cropped. A-16: accepts the same pictures as C-14. */
export const saveImage: Handler<"saveImage"> = async ({ app, member, params, body }) => {
  mustBeOwn(member, params.userId);
  const made = await pictureFrom(app, member, body.image.bytes);
  const picture = await transact(app.database.db, async (tx) => {
    await mustStillBeSignedIn(tx, member);
    return keepPicture(tx, member, made);
  });
  return {
    status: "success",
    message: avatarTexts.uploaded,
    data: { picture, picture_url: pictureUrl(member.id, picture) },
  };
};
