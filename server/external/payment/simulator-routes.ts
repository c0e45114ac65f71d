import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isOutage } from "#server/db/db.ts";
import type { App } from "#server/platform/app.ts";
import { simulatorTexts as says } from "#texts/simulator.ts";
import { channels, type ShownPayment, Simulator } from "./simulator.ts";
import { messagePage, paymentPage } from "./simulator-page.ts";

/** Bytes: the form has two short fields. */
const formMax = 2048;

const press = z.object({
  action: z.enum(["pay", "fail", "expire"]),
  channel: z.enum(channels).default("qris").catch("qris"),
});

/**
 * The payment page of the simulator, outside of the API and the web app. Its path is registered with any gateway, so
 * that it is never mistaken for a client's; without the simulator it always answers 404.
 */
export function registerSimulator(server: FastifyInstance, app: App): void {
  const { payment } = app.external;
  const simulator = payment instanceof Simulator ? payment : undefined;
  server.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: formMax },
      async (_request: FastifyRequest, body: string | Buffer) =>
        Object.fromEntries(new URLSearchParams(String(body))),
    );
    pages.setErrorHandler((error, request, reply) => {
      if (isOutage(error)) return answer(reply, 503, says.trouble);
      const { statusCode } = error as { statusCode?: number };
      if (statusCode !== undefined && statusCode < 500) return answer(reply, statusCode, says.malformed);
      request.log.error({ err: error }, "the payment simulator failed");
      return answer(reply, 500, says.trouble);
    });
    for (const url of ["/_simulator", "/_simulator/*"]) {
      pages.all(url, async (_request, reply) => answer(reply, 404, says.unknown));
    }
    if (!simulator) return;
    pages.get<{ Params: { token: string } }>("/_simulator/:token", async ({ params }, reply) => {
      const shown = await simulator.find(params.token);
      return shown ? show(reply, shown) : answer(reply, 404, says.unknown);
    });
    pages.post<{ Params: { token: string } }>("/_simulator/:token", async (request, reply) => {
      const { params, body } = request;
      if (!isOwnForm(request, app.config.publicUrl)) return answer(reply, 403, says.foreign);
      const parsed = press.safeParse(body);
      if (!parsed.success) return answer(reply, 400, says.malformed);
      if (!(await simulator.find(params.token))) return answer(reply, 404, says.unknown);
      const isSo = await simulator.press(params.token, parsed.data.action, parsed.data.channel);
      const after = await simulator.find(params.token);
      if (!after) return answer(reply, 404, says.unknown);
      if (!isSo) return show(reply, after, 409);
      await notify(server, simulator.notificationOf(after));
      return reply.header("cache-control", "no-store").redirect(after.returnUrl, 303);
    });
  });
}

/**
 * Calls our own webhook, as a real provider would. A notification that fails is made up for when the order's status is
 * next queried, or when the button is pressed again.
 */
async function notify(server: FastifyInstance, notification: Record<string, string>): Promise<void> {
  const url = "/api/payments/simulator/notification";
  const { statusCode } = await server.inject({ method: "POST", url, payload: notification });
  if (statusCode !== 200) server.log.warn({ status: statusCode }, "a simulated notification was not taken");
}

/** Rejects forms from other sites, although a sender would have to know the secret address first. */
function isOwnForm({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && [new URL(publicUrl).host, host].includes(new URL(origin).host);
}

function show(reply: FastifyReply, payment: ShownPayment, closedStatus = 200): FastifyReply {
  const back = { url: payment.returnUrl, seller: payment.clientName };
  const { status, secondsLeft } = payment;
  if (status === "settlement") return answer(reply, closedStatus, says.paid, back);
  if (status === "refund") return answer(reply, closedStatus, says.refunded, back);
  if (status === "cancel") return answer(reply, 410, says.cancelled, back);
  if (status === "expire" || secondsLeft <= 0) return answer(reply, 410, says.expired, back);
  const nonce = randomBytes(16).toString("base64");
  return send(reply, 200, nonce, paymentPage(payment, nonce), new URL(payment.returnUrl).origin);
}

type Message = { title: string; says: string };

function answer(
  reply: FastifyReply,
  status: number,
  message: Message,
  back?: { url: string; seller: string },
) {
  const nonce = randomBytes(16).toString("base64");
  return send(reply, status, nonce, messagePage(message, nonce, back));
}

/** `formTarget`: browsers apply form-action also to the redirect that follows a form. */
function send(
  reply: FastifyReply,
  status: number,
  nonce: string,
  page: string,
  formTarget = "",
): FastifyReply {
  return reply
    .code(status)
    .headers({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${formTarget}; base-uri 'none'; frame-ancestors 'none'`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      // With no-referrer, a browser would not send the form's origin; other sites still do not get the address.
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
      "cross-origin-opener-policy": "same-origin",
    })
    .send(page);
}
