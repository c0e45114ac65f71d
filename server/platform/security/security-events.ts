import { createHmac, hkdfSync } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { type Call, type CallName, calls } from "#contract/calls.ts";
import type { App, Client, Member } from "#server/platform/app.ts";
import { countedAddress } from "#server/platform/limits/address.ts";
import { note } from "#server/platform/log.ts";

/* Security events are lines of the request log that also say who asked and from where (docs/security.md, "Log"). */

/** Reading calls that open an account or a way to its password. */
const opening: readonly CallName[] = ["verifyEmail", "internalResetToken"];

/** Whether every answer of this call is logged with who asked: it signs in or out, or changes an account. */
function isWatched(name: CallName): boolean {
  const { path, method }: Call = calls[name];
  return opening.includes(name) || (path.startsWith("/api/users/") && method !== "GET");
}

/** What a sign-in answers: the member whose session it opened. */
const signedIn = z.object({ data: z.object({ user_id: z.number() }) });

type Asked = {
  request: FastifyRequest;
  client: Pick<Client, "id"> | undefined;
  member: Pick<Member, "id"> | undefined;
};

/** Notes who asked for a call that went well, where that is a security event. */
export function noteAnswered(app: App, name: CallName, asked: Asked, result: unknown): void {
  if (!isWatched(name)) return;
  const opened = signedIn.safeParse(result).data?.data.user_id;
  noteCaller(app, { ...asked, member: opened === undefined ? asked.member : { id: opened } });
}

/** Notes who asked; every refusal is a security event. */
export function noteCaller(app: App, { request, client, member }: Asked): void {
  note(request, {
    ...(client ? { client: client.id } : {}),
    ...(member ? { member: member.id } : {}),
    from: addressMark(app.config.appSecret, countedAddress(request.ip)),
  });
}

/** The same for the same address; without the secret it can neither be read nor used to test guesses. */
function addressMark(secret: string, address: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "alma", "log-address", 32));
  return createHmac("sha256", key).update(address).digest("base64url").slice(0, 16);
}
