import { and, eq } from "drizzle-orm";
import { pictureBytesMax, pictureKind } from "#rules/picture-file.ts";
import type { Db, Tx } from "#server/db/db.ts";
import { pictures } from "#server/db/tables/picture.ts";
import { users } from "#server/db/tables/user.ts";
import type { App, Member } from "#server/platform/app.ts";
import { Failure, fail, orNotFound } from "#server/platform/failure.ts";
import { sharp } from "#server/platform/image-loaders.ts";
import { newCode } from "#server/platform/security/secrets.ts";

/*
 * Pictures of members. The sent file is never stored: we make our own square picture from its first frame, upright and
 * without metadata about where and how it was taken. Only the decoders for JPEG, PNG and GIF ever run on it.
 */

const sidePx = 512;
/**
 * The most pixels that need less than 200 MiB in the worst case: interlaced, 16 bits per colour, unpacked all at once.
 */
const pixelsMax = 16_000_000;
/** About an animation of a minute; only its first frame is used. */
const framesMax = 1000;
const timeoutSeconds = 8;
/** How long a picture waits for others to finish. */
const waitMs = 8000;
export const pictureType = "image/webp";

/** Returns our own picture made from the sent file; refuses files that are not pictures or are too large (S-11). */
export async function pictureFrom(app: App, member: Member, sent: Uint8Array): Promise<Buffer> {
  await app.limits.take("pictureByUser", String(member.id));
  if (sent.length > pictureBytesMax) throw fail("picture_too_large");
  const kind = pictureKind(sent);
  if (!kind) throw fail("picture_type");
  const leave = await app.concurrency.picture.enter(String(member.id), waitMs);
  try {
    return await madeAnew(sent, kind);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("picture_unreadable", {}, error);
  } finally {
    leave();
  }
}

/** Reads the metadata first, so that nothing is unpacked before it is known to be small enough. */
async function madeAnew(sent: Uint8Array, format: string): Promise<Buffer> {
  const picture = sharp(sent, { limitInputPixels: false, pages: 1, failOn: "error" });
  const { width, height, pages = 1, autoOrient, ...said } = await picture.metadata();
  if (said.format !== format) throw fail("picture_type");
  if (width * height > pixelsMax || pages > framesMax) throw fail("picture_too_large");
  const side = Math.min(sidePx, autoOrient.width, autoOrient.height);
  return sharp(sent, { limitInputPixels: pixelsMax, pages: 1, failOn: "error" })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize(side, side, { fit: "cover" })
    .webp({ quality: 82 })
    .toBuffer();
}

const ofMember = ({ clientId, id }: Member) => and(eq(users.clientId, clientId), eq(users.id, id));
const bytesOf = ({ clientId, id }: Member) => and(eq(pictures.clientId, clientId), eq(pictures.userId, id));

/** Returns the member's own picture with its name, if there is one. */
export async function pictureOf(db: Pick<Db, "select">, member: Member) {
  const [row] = await db
    .select({ name: users.picture, bytes: pictures.bytes })
    .from(pictures)
    .innerJoin(users, and(eq(users.clientId, pictures.clientId), eq(users.id, pictures.userId)))
    .where(bytesOf(member));
  return row;
}

/** Stores a picture in place of the previous one; returns its name, which is new each time. */
export async function keepPicture(tx: Tx, member: Member, bytes: Buffer): Promise<string> {
  const name = `${newCode()}.webp`;
  await tx
    .insert(pictures)
    .values({ userId: member.id, clientId: member.clientId, bytes })
    .onConflictDoUpdate({ target: pictures.userId, set: { bytes } });
  const named = await tx
    .update(users)
    .set({ picture: name })
    .where(ofMember(member))
    .returning({ id: users.id });
  orNotFound(named[0]);
  return name;
}

export async function dropPicture(tx: Tx, member: Member): Promise<void> {
  await tx.delete(pictures).where(bytesOf(member));
  await tx.update(users).set({ picture: null }).where(ofMember(member));
}

/** Pictures are requested by member id; any id but the member's own is `not_found` (S-08, S-10). */
export function mustBeOwn(member: Member, userId: number): void {
  if (userId !== member.id) throw fail("not_found");
}
