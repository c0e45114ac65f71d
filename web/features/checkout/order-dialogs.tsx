import { checkoutTexts } from "#texts/checkout.ts";
import { dialogTexts } from "#texts/frame/app-frame.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** Reports an order error at checkout, and where to look if it is unclear whether the order was made (B-337, B-347). */
export function OrderAlert(props: {
  username: string;
  /** Undefined: the dialog is closed. */
  text: string | undefined;
  /** What the member can do about it. */
  more?: string | undefined;
  /** The order may exist, so the dialog links to the order history. */
  isUnsure?: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      alert
      open={props.text !== undefined}
      title={checkoutTexts.alertTitle}
      onClose={props.onClose}
      footer={
        <>
          {props.isUnsure && (
            <ButtonLink to={paths["transaction-history"](props.username)} look="secondary">
              {checkoutTexts.toHistory}
            </ButtonLink>
          )}
          <Button onClick={props.onClose}>{dialogTexts.ok}</Button>
        </>
      }
    >
      <p>{props.text}</p>
      {props.more && <p className="mt-3">{props.more}</p>}
      {props.isUnsure && <p className="mt-3">{checkoutTexts.unsure}</p>}
    </Dialog>
  );
}

/** B-332, A-119: confirms a free order; OK leads to the history. */
export function FreeDialog({ open, onDone }: { open: boolean; onDone: () => void }) {
  return (
    <Dialog
      alert
      open={open}
      title={checkoutTexts.freeTitle}
      onClose={onDone}
      footer={<Button onClick={onDone}>{dialogTexts.ok}</Button>}
    >
      <p>{checkoutTexts.freeDone}</p>
    </Dialog>
  );
}
