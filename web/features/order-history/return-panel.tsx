import { CircleAlert, CircleCheck, Clock3, LoaderCircle, type LucideIcon, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { orderTexts, returnTexts } from "#texts/order/order-history.ts";
import { conversationToReturnTo, forgetConversation } from "#web/browser/stored-purchase.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { momentText } from "#web/ui/time-text.ts";
import { isOfKind, isPaid, minutesOf, type Order, paymentUrl } from "./orders.ts";
import type { useReturnedOrder } from "./use-returned-order.ts";

type Returned = ReturnType<typeof useReturnedOrder>;

/** Time to read the success message before the redirect, in milliseconds. */
const leadMs = 4000;

/** Shows a member who returns from paying what is known of the order, until its final status. */
export function ReturnPanel({ username, returned }: { username: string; returned: Returned }) {
  const { order } = returned;
  const { icon: Icon, look, title, text } = saying(returned);
  const url = order && paymentUrl(order);
  return (
    <section aria-label={returnTexts.label} className={`mb-8 rounded-lg p-5 md:p-6 ${look}`}>
      {/* In the page from the start, so that screen readers announce each change. */}
      <div role="status" className="flex flex-wrap gap-x-3.5 gap-y-2">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div className="min-w-[min(100%,9rem)] flex-1">
          <h2 className="text-lg">{title}</h2>
          {text && <p className="mt-1 max-w-[60ch]">{text}</p>}
        </div>
      </div>
      {url && (
        <a href={url} className={buttonClass("primary", "mt-4 max-sm:w-full")}>
          {order.is_declined ? returnTexts.payOther : orderTexts.pay}
        </a>
      )}
      {order?.transaction_status === "expired" && <OnExpired username={username} order={order} />}
      {order && isPaid(order) && !order.refunded_at && <OnPaid username={username} order={order} />}
    </section>
  );
}

type Saying = { icon: LucideIcon; look: string; title: string; text?: string };

const waiting = "bg-amber-tint text-amber";
const over = "bg-danger-tint text-danger-text";

function saying({ order, isMissing, isFailing }: Returned): Saying {
  if (isMissing)
    return { icon: CircleAlert, look: over, title: returnTexts.missing, text: returnTexts.missingText };
  if (!order) {
    const more = isFailing ? { text: returnTexts.failing } : {};
    return { icon: LoaderCircle, look: "bg-tint text-on-tint", title: returnTexts.asking, ...more };
  }
  if (order.transaction_status === "pending" && order.is_declined)
    return { icon: CircleAlert, look: over, title: returnTexts.declined, text: returnTexts.declinedText };
  if (order.transaction_status === "pending") {
    const text = isFailing ? returnTexts.failing : returnTexts.pendingText;
    return { icon: Clock3, look: waiting, title: returnTexts.pending, text };
  }
  if (order.is_declined)
    return { icon: CircleAlert, look: over, title: returnTexts.failed, text: returnTexts.failedText };
  if (!isPaid(order))
    return { icon: CircleAlert, look: over, title: returnTexts.expired, text: returnTexts.expiredText };
  if (order.refunded_at) {
    const text = orderTexts.refunded(momentText(order.refunded_at));
    return { icon: Undo2, look: "bg-info-tint text-info", title: returnTexts.refunded, text };
  }
  const title = order.total_payment > 0 ? returnTexts.paid : returnTexts.free;
  const minutes = minutesOf(order);
  const text = minutes > 0 ? returnTexts.paidChat(minutes) : returnTexts.paidDigital;
  return { icon: CircleCheck, look: "bg-good-tint text-good", title, text };
}

/** An unpaid order can be placed again: its files are still in the cart. */
function OnExpired({ username, order }: { username: string; order: Order }) {
  const isChat = isOfKind(order, "chat");
  return (
    <ButtonLink
      to={isChat ? paths.payment(username) : paths["checkout-produk"](username)}
      className="mt-4 max-sm:w-full"
    >
      {isChat ? returnTexts.againChat : returnTexts.againDigital}
    </ButtonLink>
  );
}

/** Leads back to the conversation that ran out of time; without one it links to what was bought. */
function OnPaid({ username, order }: { username: string; order: Order }) {
  const navigate = useNavigate();
  const [conversation] = useState(() =>
    isOfKind(order, "chat") ? conversationToReturnTo(username) : undefined,
  );
  const [isStaying, setStaying] = useState(false);
  const go = useEffectEvent(() => {
    if (!conversation) return;
    forgetConversation(username);
    void navigate(paths["conversation-detail"](username, conversation.code, conversation.expertId));
  });
  const isLeading = conversation !== undefined && !isStaying;
  useEffect(() => {
    if (!isLeading) return;
    const timer = setTimeout(() => go(), leadMs);
    return () => clearTimeout(timer);
  }, [isLeading]);
  if (!conversation) {
    const isChat = isOfKind(order, "chat");
    return (
      <ButtonLink
        to={isChat ? paths.conversation(username) : paths["transaction-product"](username)}
        className="mt-4 max-sm:w-full"
      >
        {isChat ? orderTexts.toConversations : orderTexts.toOwn}
      </ButtonLink>
    );
  }
  return (
    <>
      <p role="status" className="mt-3 empty:hidden">
        {isLeading && returnTexts.leading}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link
          to={paths["conversation-detail"](username, conversation.code, conversation.expertId)}
          className={buttonClass("primary", "max-sm:w-full")}
          onClick={() => forgetConversation(username)}
        >
          {returnTexts.goNow}
        </Link>
        {isLeading && (
          <Button look="secondary" className="max-sm:w-full" onClick={() => setStaying(true)}>
            {returnTexts.stay}
          </Button>
        )}
      </div>
    </>
  );
}
