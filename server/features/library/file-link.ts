import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Config } from "#server/config.ts";
import { fail } from "#server/platform/failure.ts";

/*
 * A link to a file is a token of its own, since browsers send no session with a link: whose it is, until when, and a
 * signature over all of it. It opens nothing by itself: whether the member still owns the file is asked at each use.
 */

/** How long a link opens its file. */
export const linkSeconds = 300;

export type Disposition = "inline" | "attachment";
export type FileLink = {
  ownedId: number;
  userId: number;
  clientId: number;
  disposition: Disposition;
  /** Seconds since 1970. */
  expiresAt: number;
};

type Secrets = Pick<Config, "appSecret" | "appSecretPrevious">;

const letters = { inline: "i", attachment: "a" } as const;

const sign = (secret: string, claim: string): Buffer =>
  createHmac("sha256", Buffer.from(hkdfSync("sha256", secret, "alma", "file-link", 32)))
    .update(claim)
    .digest();

/** Address of a file for this one member. */
export function fileUrl({ appSecret }: Secrets, link: FileLink): string {
  const { ownedId, userId, clientId, disposition, expiresAt } = link;
  const claim = [ownedId, userId, clientId, letters[disposition], expiresAt].join(".");
  return `/api/files/${claim}.${sign(appSecret, claim).toString("base64url")}`;
}

const form = /^(\d{1,10})\.(\d{1,16})\.(\d{1,10})\.([ia])\.(\d{1,12})\.([\w-]{43})$/;

/** What a token says, if it is as we signed it. During a change of the secret the former one holds as well. */
export function readLink({ appSecret, appSecretPrevious }: Secrets, token: string): FileLink {
  const [, ownedId, userId, clientId, letter, expiresAt, signature = ""] = form.exec(token) ?? [];
  const claim = token.slice(0, token.lastIndexOf("."));
  const secrets = [appSecret, appSecretPrevious].filter((secret) => secret !== undefined);
  const isOurs = secrets.some((secret) => isSame(sign(secret, claim), signature));
  if (!isOurs) throw fail("file_forged");
  return {
    ownedId: Number(ownedId),
    userId: Number(userId),
    clientId: Number(clientId),
    disposition: letter === "i" ? "inline" : "attachment",
    expiresAt: Number(expiresAt),
  };
}

/** Compared as texts: the last letter of a signature has bits that say nothing, and they must fit as well. */
function isSame(expected: Buffer, given: string): boolean {
  const whole = Buffer.from(expected.toString("base64url"));
  const other = Buffer.from(given);
  return whole.length === other.length && timingSafeEqual(whole, other);
}
