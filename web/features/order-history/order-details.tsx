import type { ReactNode } from "react";
import { orderTexts } from "#texts/order/order-history.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { priceText } from "#web/ui/price-text.ts";
import { rupiah } from "#web/ui/rupiah.ts";
import { momentText } from "#web/ui/time-text.ts";
import { OrderActions } from "./order-actions.tsx";
import type { Order } from "./orders.ts";
import { StatusBadge } from "./status-badge.tsx";

/** B-373, A-121: one order in full, with its actions. */
export function OrderDetails(props: {
  username: string;
  order: Order;
  /** The panel above already offers the next step of this order. */
  isReturned: boolean;
}) {
  const { username, order, isReturned } = props;
  return (
    <article
      aria-label={order.no_invoice}
      className="rounded-lg border border-line bg-surface p-4 text-ink shadow-rest md:p-6"
    >
      <dl className="grid gap-x-8 gap-y-3 md:grid-cols-3">
        <Fact name={orderTexts.invoice}>
          <span className="break-all font-semibold">{order.no_invoice}</span>
        </Fact>
        <Fact name={orderTexts.date}>{momentText(order.tgl_transaksi)}</Fact>
        <Fact name={orderTexts.status}>
          <StatusBadge order={order} />
        </Fact>
      </dl>
      <div className="mt-5 grid gap-x-10 gap-y-5 border-line border-t pt-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Items order={order} />
        <Sums order={order} />
      </div>
      {order.refunded_at && (
        <Notice tone="info" className="mt-5">
          {orderTexts.refunded(momentText(order.refunded_at))}
        </Notice>
      )}
      <OrderActions key={order.no_invoice} username={username} order={order} isReturned={isReturned} />
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

function Items({ order }: { order: Order }) {
  return (
    <section>
      <h3 className="text-sm font-semibold">{orderTexts.lines}</h3>
      <ul className="mt-2 grid gap-3">
        {order.transaction_detail.map(
          ({ product_type, product_id, product, price, quantity, seconds, tag }) => (
            <li key={`${product_type}-${product_id}`} className="flex flex-wrap gap-x-3 gap-y-1">
              <Avatar src={product.photo} name="" className="size-[56px] rounded-md border border-line" />
              <div className="min-w-[min(100%,9rem)] flex-1">
                <p className="font-semibold leading-snug">{product.name}</p>
                <p className="mt-0.5 text-sm text-ink-soft tabular-nums">
                  {orderTexts.times(quantity, priceText(price))}
                </p>
                {(seconds > 0 || tag) && (
                  <p className="mt-1 flex flex-wrap gap-1.5">
                    {seconds > 0 && <Badge>{orderTexts.minutes(Math.round(seconds / 60))}</Badge>}
                    {tag && <Badge>{tag}</Badge>}
                  </p>
                )}
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** sums and discounts of 0 are "Rp0". */
function Sums({ order }: { order: Order }) {
  const rows = [
    { name: orderTexts.subtotal, says: rupiah(order.total_price) },
    { name: orderTexts.discount, says: order.nom_disc > 0 ? `−${rupiah(order.nom_disc)}` : rupiah(0) },
    { name: orderTexts.voucher, says: order.voucher_code ?? orderTexts.noVoucher },
  ];
  return (
    <dl className="grid content-start gap-2 tabular-nums">
      {rows.map(({ name, says }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 text-sm">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="break-all">{says}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-2">
        <dt className="font-semibold">{orderTexts.total}</dt>
        <dd className="text-lg font-bold">{rupiah(order.total_payment)}</dd>
      </div>
    </dl>
  );
}
