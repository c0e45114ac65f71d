import { z } from "zod";
import { call, done, id, moment, pageCounts, paging, success } from "./shape.ts";
import { voucherCode } from "./voucher.ts";

const item = z.object({
  product_type: z.enum(["chat", "digital"]),
  product_id: id(),
  quantity: z.int().min(1).max(99),
});

/**
 * C-59 (E-47, E-48): creates an order for these items at the server's prices. `redirect_url` is the payment page, or a
 * path of ours when nothing is left to pay. With `expected_total`, an order with a different total is refused.
 */
export const createTransaction = call({
  body: z.object({
    user_type: z.unknown().optional(),
    email: z.unknown().optional(),
    voucher_code: voucherCode().nullish(),
    items: z.array(item).min(1).max(50),
    expected_total: z.int().min(0).optional(),
  }),
  answer: z.object({
    status: z.literal("success"),
    message: z.string(),
    redirect_url: z.string(),
    no_invoice: z.string(),
    total_payment: z.int(),
  }),
  errors: [
    ...([
      "unauthenticated",
      "voucher_invalid",
      "voucher_used",
      "voucher_wrong_type",
      "voucher_single",
    ] as const),
    ...([
      "total_changed",
      "file_once",
      "item_unavailable",
      "nothing_to_pay",
      "amount_too_small",
      "product_owned",
    ] as const),
    ...(["too_many_open", "payment_refused", "payment_unavailable"] as const),
  ],
});

/** E-50, as it was bought; `seconds` is the chat time of the whole line. */
const detail = z.object({
  product_type: z.enum(["chat", "digital"]),
  product_id: z.int(),
  expert_id: z.int(),
  price: z.int(),
  quantity: z.int(),
  seconds: z.int(),
  tag: z.string().nullable(),
  product: z.object({ name: z.string(), photo: z.string() }),
});

/**
 * E-49; amounts in rupiah. `payment` says how to continue a pending order; `is_declined` that the last attempt to pay it
 * was declined, as far as the gateway was asked.
 */
const transaction = z.object({
  no_invoice: z.string(),
  tgl_transaksi: moment(),
  transaction_status: z.enum(["paid", "pending", "expired", "dikirim"]),
  total_price: z.int(),
  nom_disc: z.int(),
  voucher_code: z.string().nullable(),
  total_payment: z.int(),
  paid_at: moment().nullable(),
  refunded_at: moment().nullable(),
  is_declined: z.boolean(),
  payment: z.object({ redirect_url: z.string().nullable(), expires_at: moment() }).nullable(),
  transaction_detail: z.array(detail),
});
export type Transaction = z.output<typeof transaction>;

/** C-51: the member's orders, newest first; -1 items per page means all, at most 1,000. */
export const listTransactions = call({
  query: z.object({
    page: paging(10).page,
    "options[itemsPerPage]": z
      .union([z.literal("-1"), z.literal(-1)])
      .transform(() => 1000)
      .or(paging(10).per_page)
      .default(10),
  }),
  answer: success(z.array(transaction), pageCounts),
  errors: ["unauthenticated"],
});

const ofInvoice = { params: z.object({ no_invoice: z.string().regex(/^[A-Z0-9-]{1,40}$/) }) };

/** one of the member's orders. While it is pending the gateway is asked first, so that the answer is current. */
export const getTransaction = call({
  ...ofInvoice,
  answer: success(transaction),
  errors: ["unauthenticated", "not_found"],
});

/** cancels an unpaid order of the member; its voucher becomes available again. */
export const cancelTransaction = call({
  ...ofInvoice,
  answer: success(transaction),
  errors: ["unauthenticated", "not_found", "order_closed", "payment_under_way", "payment_unavailable"],
});

/** the receipt of a paid order as PDF, in the client's colours, for a session that was confirmed just now. */
export const getReceipt = call({
  ...ofInvoice,
  answer: done,
  errors: ["unauthenticated", "password_needed", "not_found", "order_closed", "overloaded"],
  file: true,
  fileTypes: ["application/pdf"],
});

/**
 * a gateway notifies of a change to an order. The notification only triggers a status request to the gateway,
 * whose answer alone is trusted. Unknown fields are ignored.
 */
export const notifyPayment = call({
  params: z.object({ provider: z.enum(["midtrans", "simulator"]) }),
  body: z.looseObject({
    order_id: z.string().min(1).max(50),
    status_code: z.string().max(10),
    gross_amount: z.string().max(30),
    signature_key: z.string().max(200),
    transaction_id: z.string().max(100).optional(),
    transaction_status: z.string().max(40).optional(),
    fraud_status: z.string().max(40).nullish(),
  }),
  answer: done,
  errors: ["not_found", "notification_forged"],
});
