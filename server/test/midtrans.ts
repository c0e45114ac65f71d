import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { z } from "zod";
import type { Config } from "#server/config.ts";

/*
 * A fake Midtrans: both of its hosts on one local port, and its notifications. It refuses what Midtrans documents that
 * it refuses, and is written from Midtrans' documentation alone.
 */

const item = z.object({
  id: z.string().min(1).max(50),
  price: z.int(),
  quantity: z.int().min(1),
  name: z
    .string()
    .min(1)
    .refine((name) => [...name].length <= 50 && !name.includes("|")),
  merchant_name: z.string().max(50).optional(),
});
const short = z.string().max(255);
const snap = z.object({
  transaction_details: z.object({
    order_id: z.string().regex(/^[A-Za-z0-9\-_~.]{1,50}$/),
    gross_amount: z.int().min(1),
  }),
  item_details: z
    .array(item)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length)
    .optional(),
  customer_details: z.object({
    first_name: z.string().min(1).max(30).optional(),
    email: short.optional(),
    phone: z
      .string()
      .regex(/^(0|\+62)/)
      .optional(),
  }),
  callbacks: z.object({ finish: short, error: short }).optional(),
  expiry: z.object({
    start_time: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0700$/),
    unit: z.enum(["minute", "hour", "day"]),
    duration: z.int().min(1).max(10_080),
  }),
  custom_field1: short.optional(),
});
export type SnapOrder = z.output<typeof snap>;

/** A transaction as the payer made it; absent until a channel was picked. */
type Paid = Record<string, unknown> & { transaction_status: string };
type Order = { sent: SnapOrder; token: string; transaction?: Paid; headers: IncomingMessage["headers"] };

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const complain = (response: ServerResponse, status: number, message: string) =>
  json(response, status, { error_messages: [message] });
const apiError = (response: ServerResponse, http: number, code: string, message: string) =>
  json(response, http, { status_code: code, status_message: message, id: randomUUID() });

/** "2026-11-21 21:30:00", Jakarta time. */
const jakarta = (at: Date) =>
  new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

const closed = ["settlement", "refund", "expire", "cancel", "failure", "chargeback"];

export class MidtransStandIn {
  readonly serverKey = "SB-Mid-server-uji-gerbang-1";
  readonly orders = new Map<string, Order>();
  /** Method and path of every request. */
  readonly asked: string[] = [];
  /** How requests are answered. `late` does the work, but sends no response. */
  mode: "ok" | "error" | "silent" | "late" | "page" | "redirect" = "ok";
  /** Whether a missing transaction is reported with status 200 and the code in the body, as Midtrans sometimes does. */
  /** Names this site instead of its own for payment pages. */
  pagesAt: string | undefined;
  isPolite404 = false;
  #server: Server | undefined;
  url = "";

  async start(): Promise<this> {
    this.#server = createServer((request, response) => void this.#receive(request, response));
    await new Promise<void>((ready) => this.#server?.listen(0, "127.0.0.1", ready));
    const address = this.#server.address();
    this.url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    return this;
  }

  get settings(): NonNullable<Config["midtrans"]> {
    return { serverKey: this.serverKey, appUrl: this.url, apiUrl: this.url };
  }

  close(): Promise<void> {
    return new Promise((done) => {
      this.#server?.closeAllConnections();
      this.#server?.close(() => done());
    });
  }

  /** The payer did something: the status changes accordingly. Returns the notification that Midtrans would send. */
  play(orderId: string, status: string, over: Record<string, unknown> = {}): Record<string, unknown> {
    const order = this.orders.get(orderId);
    if (!order) throw new Error(`no order ${orderId}`);
    const { gross_amount } = order.sent.transaction_details;
    const code = { pending: "201", authorize: "201", deny: "202", expire: "407" }[status] ?? "200";
    order.transaction = {
      transaction_id: order.transaction?.transaction_id ?? randomUUID(),
      order_id: orderId,
      status_code: code,
      status_message: "Success",
      merchant_id: "G1",
      payment_type: "qris",
      gross_amount: `${gross_amount}.00`,
      currency: "IDR",
      transaction_time: jakarta(new Date()),
      ...over,
      transaction_status: status,
    };
    return this.notification(orderId);
  }

  /** The notification for an order in its current state; `over` is what an attacker changed on the way. */
  notification(orderId: string, over: Record<string, unknown> = {}): Record<string, unknown> {
    const transaction = this.orders.get(orderId)?.transaction ?? {};
    return { ...transaction, signature_key: this.sign(transaction), ...over };
  }

  sign({ order_id, status_code, gross_amount }: Record<string, unknown>, key = this.serverKey): string {
    return createHash("sha512").update(`${order_id}${status_code}${gross_amount}${key}`).digest("hex");
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked.push(`${request.method} ${request.url}`);
    let body = "";
    for await (const part of request) body += part;
    if (this.mode === "error")
      return void complain(response, 500, "Sorry, we encountered internal server error.");
    if (this.mode === "page") return void response.writeHead(200).end("<html>maintenance</html>");
    if (this.mode === "redirect") return void response.writeHead(302, { location: `${this.url}/x` }).end();
    if (this.mode === "silent") return;
    if (this.mode === "late") {
      this.#answer(request, body, new Unsent(request));
      return;
    }
    this.#answer(request, body, response);
  }

  #answer(request: IncomingMessage, body: string, response: ServerResponse): void {
    const path = request.url ?? "";
    const isSnap = path.startsWith("/snap/");
    const known = `Basic ${Buffer.from(`${this.serverKey}:`).toString("base64")}`;
    if (request.headers.authorization !== known || request.headers.accept !== "application/json") {
      const says = "Access denied due to unauthorized transaction, please check client or server key";
      if (isSnap) complain(response, 401, says);
      else apiError(response, 401, "401", says);
    } else if (path === "/snap/v1/transactions") this.#create(request, body, response);
    else if (isSnap) this.#closePage(path, response);
    else this.#ask(path, response);
  }

  #create(request: IncomingMessage, body: string, response: ServerResponse): void {
    const parsed = snap.safeParse(JSON.parse(body));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      complain(response, 400, `${issue?.path.join(".")} is not valid`);
      return;
    }
    const sent = parsed.data;
    const { order_id, gross_amount } = sent.transaction_details;
    const sum = sent.item_details?.reduce((total, { price, quantity }) => total + price * quantity, 0);
    if (sum !== undefined && sum !== gross_amount) {
      complain(response, 400, "transaction_details.gross_amount is not equal to the sum of item_details");
    } else if (this.orders.get(order_id)?.transaction) {
      complain(response, 400, "transaction_details.order_id has already been taken");
    } else {
      // A repeat for an unpaid order: a new token replaces the old one.
      const token = randomUUID();
      this.orders.set(order_id, { sent, token, headers: request.headers });
      json(response, 201, {
        token,
        redirect_url: `${this.pagesAt ?? this.url}/snap/v4/redirection/${token}`,
      });
    }
  }

  #closePage(path: string, response: ServerResponse): void {
    const token = /^\/snap\/v1\/transactions\/([\w-]+)\/cancel$/.exec(path)?.[1];
    const [id, order] = [...this.orders].find(([, one]) => one.token === token) ?? [];
    if (!id || !order) complain(response, 404, "token not found");
    else if (order.transaction) complain(response, 400, "payment is in progress");
    else {
      this.orders.delete(id);
      json(response, 200, { canceled_at: jakarta(new Date()) });
    }
  }

  #ask(path: string, response: ServerResponse): void {
    const [, id = "", verb] = /^\/v2\/([^/]+)\/(status|cancel)$/.exec(path) ?? [];
    const order = this.orders.get(decodeURIComponent(id));
    const { transaction } = order ?? {};
    if (!transaction) {
      apiError(response, this.isPolite404 ? 200 : 404, "404", "Transaction doesn't exist.");
      return;
    }
    if (verb === "cancel" && closed.includes(transaction.transaction_status)) {
      apiError(response, 412, "412", "Merchant cannot modify the status of the transaction");
      return;
    }
    if (verb === "cancel") {
      transaction.transaction_status = "cancel";
      transaction.status_code = "200";
    }
    json(response, 200, { ...transaction, signature_key: this.sign(transaction) });
  }
}

/** A response that is never sent. */
class Unsent extends (await import("node:http")).ServerResponse {
  override writeHead(): this {
    return this;
  }
  override end(): this {
    return this;
  }
}
