import { ChevronRight } from "lucide-react";
import { historyTexts } from "#texts/order/order-history.ts";
import { classes } from "#web/ui/classes.ts";
import { rupiah } from "#web/ui/rupiah.ts";
import { whenText } from "#web/ui/time-text.ts";
import type { Order } from "./orders.ts";
import { StatusBadge } from "./status-badge.tsx";

type Props = { orders: readonly Order[]; chosen: string | undefined; onChoose: (order: Order) => void };

/** B-374: a table on wide screens, cards up to 768 px. The whole row can be pressed (B-377). */
export function OrderTable(props: Props) {
  return (
    <>
      <Table {...props} />
      <Cards {...props} />
    </>
  );
}

/** Returns the first product's name and the number of further products. */
function itemsOf({ transaction_detail }: Order): string {
  const [first, ...others] = transaction_detail.map(({ product }) => product.name);
  return [first ?? "", ...(others.length > 0 ? [historyTexts.more(others.length)] : [])].join(" ");
}

function RowButton({ order, chosen, onChoose }: Omit<Props, "orders"> & { order: Order }) {
  return (
    <button
      type="button"
      aria-label={historyTexts.show(order.no_invoice)}
      aria-pressed={order.no_invoice === chosen}
      className="text-left font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 lg:whitespace-nowrap"
      onClick={() => onChoose(order)}
    >
      {order.no_invoice}
    </button>
  );
}

const rowClass = "relative transition-colors hover:bg-tint has-[[aria-pressed=true]]:bg-tint";
const cell = "px-3 py-3.5 text-left align-middle lg:px-4";

function Table({ orders, ...choosing }: Props) {
  const { columns } = historyTexts;
  return (
    <div className="hidden overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-rest md:block">
      <table className="w-full border-collapse">
        <thead className="border-line border-b bg-sunken text-xs text-ink-soft">
          <tr>
            {[columns.invoice, columns.items, columns.date, columns.status].map((name) => (
              <th key={name} scope="col" className={classes(cell, "font-semibold")}>
                {name}
              </th>
            ))}
            <th scope="col" className="px-3 py-3.5 text-right font-semibold lg:px-4">
              {columns.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.no_invoice} className={classes(rowClass, "border-line border-b last:border-b-0")}>
              <td className={classes(cell, "min-w-48 text-sm")}>
                <RowButton order={order} {...choosing} />
              </td>
              <td className={cell}>{itemsOf(order)}</td>
              <td className={classes(cell, "whitespace-nowrap text-ink-soft text-sm")}>
                {whenText(order.tgl_transaksi)}
              </td>
              <td className={cell}>
                <StatusBadge order={order} />
              </td>
              <td className="whitespace-nowrap px-3 py-3.5 text-right font-semibold tabular-nums lg:px-4">
                {rupiah(order.total_payment)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ orders, ...choosing }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-3 md:hidden">
      {orders.map((order) => (
        <li
          key={order.no_invoice}
          className={classes(rowClass, "rounded-lg border border-line bg-surface p-4 text-ink shadow-rest")}
        >
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
            <p className="min-w-[min(100%,9rem)] flex-1 font-semibold leading-snug">{itemsOf(order)}</p>
            <StatusBadge order={order} />
          </div>
          <p className="mt-1 text-ink-soft text-xs">
            <RowButton order={order} {...choosing} />
          </p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 text-sm">
            <span className="text-ink-soft">{whenText(order.tgl_transaksi)}</span>
            <span className="flex items-center gap-1 font-semibold tabular-nums">
              {rupiah(order.total_payment)}
              <ChevronRight aria-hidden="true" className="size-4 text-ink-soft" />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
