import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#server/platform/app.ts";

const isSafe = ({ config }: App): boolean => config.publicUrl.startsWith("https:");

/**
 * Behind https a cookie is `__Host-`: no other host of the same domain can set one, for instance to pass its own sign-up
 * off as this browser's.
 */
const fullName = (app: App, name: string): string => (isSafe(app) ? `__Host-${name}` : name);

/** Returns a cookie of the request, if it has one of base64url letters. */
export function cookieIn(app: App, { cookies }: FastifyRequest, name: string): string | undefined {
  const value = cookies[fullName(app, name)];
  return value && /^[\w-]{1,600}$/.test(value) ? value : undefined;
}

/**
 * Sets a cookie that no script can read and only this site's own pages send. On plain http it goes with the calls below
 * `path` only; browsers take a `__Host-` cookie for the whole site alone.
 */
export function setCookie(
  app: App,
  reply: FastifyReply,
  { name, value, path, seconds }: { name: string; value: string; path: string; seconds: number },
): void {
  const scope = isSafe(app) ? { path: "/", secure: true } : { path };
  reply.setCookie(fullName(app, name), value, {
    ...scope,
    maxAge: seconds,
    httpOnly: true,
    sameSite: "strict",
  });
}
