import { z } from "zod";
import type { Config } from "#server/config.ts";
import {
  type Created,
  type GatewayOrder,
  type GatewayStatus,
  GatewayUnreachable,
  type PaymentGateway,
  type PaymentState,
} from "./gateway.ts";
import { faultOf, isPaymentAddress, plainName } from "./order-form.ts";
import { isSignedWith } from "./signature.ts";

/*
 * Midtrans Snap over its HTTP API: payments are created at one host (`/snap/v1`) and queried at another (`/v2`). A
 * redirect or an unintelligible answer counts as no answer, because the outcome is unknown.
 */

type Settings = NonNullable<Config["midtrans"]> & {
  /**
   * The address for notifications, if the gateway can reach it; otherwise the gateway uses the one in its dashboard.
   */
  notificationUrl?: string | undefined;
  /** In ms, default 10,000. */
  timeoutMs?: number;
};

/** GoPay does not expire reliably below 15 minutes; no payment may stay open for more than a week. */
const minutesMin = 15;
const minutesMax = 7 * 24 * 60;
/** BCA's virtual accounts accept no longer names. */
const personMax = 30;

const transaction = z.object({
  order_id: z.string(),
  transaction_id: z.string(),
  transaction_status: z.string(),
  fraud_status: z.string().nullish(),
  gross_amount: z.string(),
  currency: z.literal("IDR").default("IDR"),
});
/** Where the payer bears the fee, `gross_amount` includes it and this field holds the order's own amount. */
const feeInfo = z.object({ gross_amount_info: z.object({ original_amount: z.string() }) });
const beside = z.object({
  metadata: z.object({ extra_info: feeInfo }).optional().catch(undefined),
  extra_info: feeInfo.optional().catch(undefined),
});
const coded = z.object({ status_code: z.string() });
const session = z.object({ token: z.string().min(1), redirect_url: z.string().refine(isPaymentAddress) });
const complaint = z.object({ error_messages: z.array(z.string()) });

export function midtransGateway(settings: Settings): PaymentGateway {
  const ask = asker(settings);
  const status = async (id: string) => statusOf(await ask("GET", pathOf(id, "status")), id);
  return {
    name: "midtrans",
    create: async (order) => {
      const reason = faultOf(order);
      if (reason) return { kind: "refused", reason };
      const answer = await ask("POST", `${settings.appUrl}/snap/v1/transactions`, snapBody(order));
      return createdOf(answer, settings.appUrl);
    },
    status,
    cancel: async (id, paymentUrl) => {
      const answer = await ask("POST", pathOf(id, "cancel"));
      const code = codeOf(answer);
      if (code === "200") return "cancelled";
      if (code === "404") return closeSession(ask, settings.appUrl, paymentUrl);
      if (code.startsWith("5") || code === "401" || code === "429") throw unreachable("cancel", answer);
      return isDead((await status(id))?.state) ? "cancelled" : "under_way";
    },
    isSigned: (notification) => isSignedWith(notification, settings.serverKey),
  };

  function pathOf(id: string, verb: "status" | "cancel"): string {
    return `${settings.apiUrl}/v2/${encodeURIComponent(id)}/${verb}`;
  }
}

type Answer = { http: number; body: unknown };
type Ask = (method: "GET" | "POST", url: string, body?: object) => Promise<Answer>;

/** Returns a function that sends one request within the timeout and parses the JSON answer. */
function asker({ serverKey, notificationUrl, timeoutMs = 10_000 }: Settings): Ask {
  const headers = {
    authorization: `Basic ${Buffer.from(`${serverKey}:`).toString("base64")}`,
    accept: "application/json",
    "content-type": "application/json",
  };
  return async (method, url, body) => {
    try {
      const response = await fetch(url, {
        method,
        headers:
          body && notificationUrl ? { ...headers, "x-override-notification": notificationUrl } : headers,
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { http: response.status, body: await response.json() };
    } catch (error) {
      throw new GatewayUnreachable("Midtrans did not answer, or not in JSON", { cause: error });
    }
  };
}

function snapBody(order: GatewayOrder): object {
  const { gatewayOrderId, amountRp, items, customer, clientName, createdAt, returnUrl } = order;
  return {
    transaction_details: { order_id: gatewayOrderId, gross_amount: amountRp },
    item_details: items.map(({ id, name, priceRp, quantity }) => ({
      id,
      price: priceRp,
      quantity,
      name: plainName(name) || "Produk",
      merchant_name: plainName(clientName),
    })),
    customer_details: {
      ...(plainName(customer.name) ? { first_name: plainName(customer.name, personMax) } : {}),
      ...(customer.email && customer.email.length <= 255 ? { email: customer.email } : {}),
      ...phoneOf(customer.phone),
    },
    callbacks: { finish: returnUrl, error: returnUrl },
    // Without a start time, the expiry would count from when the payer picks a channel.
    expiry: { start_time: `${wib(createdAt)} +0700`, unit: "minute", duration: minutesOf(order) },
    custom_field1: plainName(clientName, 255),
  };
}

/** BNI's virtual accounts require a leading +62 or 0; a number that cannot be given one is left out. */
function phoneOf(phone: string): { phone?: string } {
  const digits = phone.replace(/[\s().-]/g, "");
  if (/^(0|\+62)\d{5,20}$/.test(digits)) return { phone: digits };
  if (/^62\d{5,20}$/.test(digits)) return { phone: `+${digits}` };
  return /^8\d{5,20}$/.test(digits) ? { phone: `0${digits}` } : {};
}

const wibForm = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Jakarta",
  dateStyle: "short",
  timeStyle: "medium",
});
/** "2026-11-21 21:30:00" */
const wib = (at: Date): string => wibForm.format(at);

const minutesOf = ({ createdAt, expiresAt }: GatewayOrder): number =>
  Math.min(
    minutesMax,
    Math.max(minutesMin, Math.floor((expiresAt.getTime() - createdAt.getTime()) / 60_000)),
  );

/** A refusal means that nothing was created; after any other answer a payment may exist. */
function createdOf(answer: Answer, appUrl: string): Created {
  const { http, body } = answer;
  const made = http === 201 ? session.safeParse(body) : undefined;
  if (made?.success) {
    const url = made.data.redirect_url;
    // Nobody is sent to pay on any other site than the gateway's own.
    if (new URL(url).host !== new URL(appUrl).host)
      throw new GatewayUnreachable("Midtrans named a payment page on a host that is not its own");
    return { kind: "created", url };
  }
  if (http < 400 || http >= 500 || [408, 409, 425, 429].includes(http)) throw unreachable("create", answer);
  const said = complaint.safeParse(body);
  return { kind: "refused", reason: `${http}: ${said.success ? said.data.error_messages.join("; ") : "?"}` };
}

/** Errors may arrive as HTTP 200 with the real code in the body; a 404 without Midtrans' own code proves nothing. */
function codeOf({ http, body }: Answer): string {
  const said = coded.safeParse(body);
  if (said.success) return said.data.status_code;
  return http === 404 ? "unknown" : String(http);
}

function statusOf(answer: Answer, id: string): GatewayStatus | undefined {
  const code = codeOf(answer);
  if (code === "404") return undefined;
  const parsed = transaction.safeParse(answer.body);
  if (!parsed.success) throw unreachable("status", answer);
  const { order_id, transaction_id, transaction_status, fraud_status, gross_amount } = parsed.data;
  if (order_id !== id) throw new GatewayUnreachable("Midtrans answered with the status of another order");
  const state = stateOf(transaction_status, fraud_status);
  const amountRp = rupiahOf(gross_amount);
  if (!state || amountRp === undefined) throw unreachable("status", answer);
  return {
    gatewayOrderId: id,
    transactionId: transaction_id,
    state,
    amountRp,
    originalAmountRp: originalOf(answer.body),
  };
}

/** Parses "35000.00" as 35000; returns undefined for a fraction of a rupiah. */
function rupiahOf(amount: string): number | undefined {
  const [, whole] = /^(\d{1,15})(?:\.0{1,2})?$/.exec(amount) ?? [];
  return whole === undefined ? undefined : Number(whole);
}

function originalOf(body: unknown): number | undefined {
  const { metadata, extra_info } = beside.catch({}).parse(body);
  const info = metadata?.extra_info ?? extra_info;
  return info && rupiahOf(info.gross_amount_info.original_amount);
}

/** THE MAPPING, except for captured money, where the state depends on the result of the fraud check. */
const states: Record<string, PaymentState> = {
  pending: "pending",
  authorize: "pending",
  deny: "denied",
  expire: "expired",
  cancel: "cancelled",
  failure: "failed",
  refund: "refunded",
  chargeback: "disputed",
  partial_refund: "partly_refunded",
  partial_chargeback: "partly_refunded",
};

function stateOf(status: string, fraud: string | null | undefined): PaymentState | undefined {
  if (status !== "settlement" && status !== "capture") {
    return Object.hasOwn(states, status) ? states[status] : undefined;
  }
  if (fraud === undefined || fraud === null || fraud === "accept") return "paid";
  // Any other result of the fraud check needs a person to look at it.
  return fraud === "deny" ? "denied" : "review";
}

const isDead = (state: PaymentState | undefined): boolean =>
  state === undefined || ["denied", "expired", "cancelled", "failed"].includes(state);

/** The payer picked no channel, so only the page itself can be cancelled, if its address is known. */
async function closeSession(
  ask: Ask,
  appUrl: string,
  paymentUrl: string | null | undefined,
): Promise<"cancelled" | "under_way"> {
  const token = /\/([\w-]+)(?:[?#].*)?$/.exec(paymentUrl ?? "")?.[1];
  if (!token) return "cancelled";
  const answer = await ask("POST", `${appUrl}/snap/v1/transactions/${token}/cancel`);
  if (answer.http < 300 || answer.http === 404) return "cancelled";
  if (answer.http < 500 && answer.http !== 401 && answer.http !== 429) return "under_way";
  throw unreachable("cancel", answer);
}

/** The message names the request and the status codes, never the content of the answer. */
function unreachable(what: string, answer: Answer): GatewayUnreachable {
  return new GatewayUnreachable(`Midtrans answered ${what} with ${answer.http}, code ${codeOf(answer)}`);
}
