import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Config } from "#server/config.ts";
import { fail } from "#server/platform/failure.ts";

/*
 * Browsers send no session when they follow a link, so a file link carries its own token: the owner, the expiry time
 * and a signature over all of it. The token alone opens nothing: every use checks that the member still owns the file.
 */

/** How long a link stays valid. */
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

/** Returns the address of a file for this member only. */
export function fileUrl({ appSecret }: Secrets, link: FileLink): string {
  const { ownedId, userId, clientId, disposition, expiresAt } = link;
  const claim = [ownedId, userId, clientId, letters[disposition], expiresAt].join(".");
  return `/api/files/${claim}.${sign(appSecret, claim).toString("base64url")}`;
}

const form = /^(\d{1,10})\.(\d{1,16})\.(\d{1,10})\.([ia])\.(\d{1,12})\.([\w-]{43})$/;

/**
 * Returns the content of a token if the signature is ours. While the secret is being changed, the previous one is
 * accepted too.
 */
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

/**
 * Compares the base64url texts: the last character has bits that do not affect the decoded bytes, and they must match
 * as well.
 */
function isSame(expected: Buffer, given: string): boolean {
  const whole = Buffer.from(expected.toString("base64url"));
  const other = Buffer.from(given);
  return whole.length === other.length && timingSafeEqual(whole, other);
}
