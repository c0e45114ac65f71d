import { dialogTexts } from "#texts/app-frame.ts";
import { checkoutTexts } from "#texts/checkout.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** What went wrong with an order, as each checkout says it, and where to look when nobody knows (B-337, B-347). */
export function OrderAlert(props: {
  username: string;
  /** Undefined: nothing to say. */
  text: string | undefined;
  /** What to do about it. */
  more?: string | undefined;
  /** The order may be there: the way to find it. */
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

/** B-332, A-119: the order is made; OK leads to the history. */
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
