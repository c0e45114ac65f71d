import { Download, RefreshCw } from "lucide-react";
import { useState } from "react";
import { orderTexts } from "#texts/order/order-history.ts";
import { conversationToReturnTo } from "#web/browser/stored-purchase.ts";
import { AskPassword } from "#web/frame/ask-password.tsx";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { momentText } from "#web/ui/time-text.ts";
import { isOfKind, isPaid, type Order, paymentUrl } from "./orders.ts";
import { useOrderActions } from "./use-order-actions.ts";

type Props = { username: string; order: Order; isReturned: boolean };
type Actions = ReturnType<typeof useOrderActions>;

/**
 * The actions for an order: pay, check or cancel while it is pending; use it once it is paid. After the return from
 * payment, the main one is in the panel above and not repeated.
 */
export function OrderActions({ username, order, isReturned }: Props) {
  const actions = useOrderActions(username, order);
  const { problem, isSame } = actions;
  const isPending = order.transaction_status === "pending";
  if (!isPending && !isPaid(order)) return null;
  return (
    <div className="mt-5 border-line border-t pt-5">
      {isPending && order.payment && (
        <p className="mb-3 text-sm font-semibold">
          {orderTexts.payBefore(momentText(order.payment.expires_at))}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isPending ? (
          <Pending order={order} isReturned={isReturned} actions={actions} />
        ) : (
          <Paid username={username} order={order} isReturned={isReturned} actions={actions} />
        )}
      </div>
      <p role="status" className="mt-3 text-sm text-ink-soft empty:hidden">
        {isSame && orderTexts.stillPending}
      </p>
      {problem && problem.of !== "cancel" && (
        <Notice tone="error" className="mt-3">
          {problem.text}
        </Notice>
      )}
    </div>
  );
}

const wide = "max-sm:w-full";

function Pending(props: Omit<Props, "username"> & { actions: Actions }) {
  const { order, isReturned, actions } = props;
  const { busyWith, problem, check, cancel, clear } = actions;
  const [isAsked, setAsked] = useState(false);
  const url = paymentUrl(order);
  function close(): void {
    setAsked(false);
    clear();
  }
  return (
    <>
      {url && !isReturned && (
        <a href={url} className={buttonClass("primary", wide)}>
          {orderTexts.pay}
        </a>
      )}
      <Button look="secondary" className={wide} busy={busyWith === "check"} onClick={() => void check()}>
        <RefreshCw aria-hidden="true" className="size-4.5" />
        {orderTexts.check}
      </Button>
      <Button look="quiet" className={wide} onClick={() => setAsked(true)}>
        {orderTexts.cancel}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={orderTexts.cancelTitle}
        confirm={orderTexts.cancelYes}
        cancel={orderTexts.cancelNo}
        busy={busyWith === "cancel"}
        note={problem?.of === "cancel" && <Notice tone="error">{problem.text}</Notice>}
        onConfirm={() => void cancel()}
        onClose={close}
      >
        {orderTexts.cancelBody(order.no_invoice)}
      </ConfirmDialog>
    </>
  );
}

function Paid({ username, order, isReturned, actions }: Props & { actions: Actions }) {
  const { busyWith, receipt, asked } = actions;
  const conversation = conversationToReturnTo(username);
  // A refunded order can no longer be used.
  const isUsable = !order.refunded_at;
  const isChat = isUsable && isOfKind(order, "chat") && !isReturned;
  // The panel leads to the conversations if there is chat time in the order, else to the files.
  const isDigital = isUsable && isOfKind(order, "digital") && !(isReturned && !isOfKind(order, "chat"));
  return (
    <>
      {isDigital && (
        <ButtonLink
          to={paths["transaction-product"](username)}
          look={isReturned ? "secondary" : "primary"}
          className={wide}
        >
          {orderTexts.toOwn}
        </ButtonLink>
      )}
      {isChat && (
        <ButtonLink
          to={
            conversation
              ? paths["conversation-detail"](username, conversation.code, conversation.expertId)
              : paths.conversation(username)
          }
          // An order with both kinds has one primary link; the other is secondary.
          look={isDigital ? "secondary" : "primary"}
          className={wide}
        >
          {conversation ? orderTexts.toConversation : orderTexts.toConversations}
        </ButtonLink>
      )}
      <Button look="secondary" className={wide} busy={busyWith === "receipt"} onClick={() => void receipt()}>
        <Download aria-hidden="true" className="size-4.5" />
        {orderTexts.receipt}
      </Button>
      {asked.isAsked && (
        <AskPassword title={orderTexts.receipt} onConfirmed={asked.confirmed} onClose={asked.close} />
      )}
    </>
  );
}
