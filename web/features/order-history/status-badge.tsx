import { CircleAlert, CircleCheck, CircleX, Clock3, Truck, Undo2 } from "lucide-react";
import { statusTexts } from "#texts/order/order-history.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { Order } from "./orders.ts";

/** B-370: green, yellow, red, blue; each with an icon and a word, since not everyone can tell colours apart. */
const looks = {
  paid: { tone: "good", icon: CircleCheck },
  pending: { tone: "amber", icon: Clock3 },
  expired: { tone: "danger", icon: CircleX },
  dikirim: { tone: "info", icon: Truck },
  refunded: { tone: "info", icon: Undo2 },
  declined: { tone: "amber", icon: CircleAlert },
} as const;

type Shown = Pick<Order, "transaction_status" | "refunded_at" | "is_declined">;

function statusOf({ transaction_status, refunded_at, is_declined }: Shown): keyof typeof looks {
  if (refunded_at) return "refunded";
  return transaction_status === "pending" && is_declined ? "declined" : transaction_status;
}

/** A refunded order is no longer shown as paid, nor one whose payment was declined as waiting for it. */
export function StatusBadge({ order }: { order: Shown }) {
  const status = statusOf(order);
  const { tone, icon: Icon } = looks[status];
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      <Icon aria-hidden="true" className="size-4" />
      {statusTexts[status]}
    </Badge>
  );
}
