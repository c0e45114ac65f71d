import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { App } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { hashToken } from "./secrets.ts";

/** Refuses who does not bring the operator's token; without one set, what it opens does not exist. */
export function mustBeOperator({ config }: App, { headers }: FastifyRequest): void {
  if (config.operatorToken === undefined) throw fail("not_found");
  const sent = /^Bearer (.{1,500})$/.exec(headers.authorization ?? "")?.[1] ?? "";
  const [one, other] = [sent, config.operatorToken].map((token) => Buffer.from(hashToken(token)));
  if (!one || !other || !timingSafeEqual(one, other)) throw fail("unauthenticated");
}
