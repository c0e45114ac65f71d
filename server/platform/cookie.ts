import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.ts";

/** Returns a cookie of the request, if it has one of base64url letters. */
export function cookieIn({ headers }: FastifyRequest, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([\\w-]{1,600})(?:;|$)`).exec(headers.cookie ?? "")?.[1];
}

/** Sets a cookie that no script can read, sent by this site's own pages with the calls below `path` only. */
export function setCookie(
  { config }: App,
  reply: FastifyReply,
  { name, value, path, days }: { name: string; value: string; path: string; days: number },
): void {
  const isSafe = config.publicUrl.startsWith("https:");
  reply.header(
    "set-cookie",
    `${name}=${value}; Path=${path}; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${isSafe ? "; Secure" : ""}`,
  );
}
