import { buttonClass } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/**
 * The button that places the order; while busy it says so in words (B-338), stays in place and ignores further presses.
 */
export function PayButton(props: { isBusy: boolean; label: string; busyLabel: string; onPay: () => void }) {
  return (
    <button
      type="button"
      aria-disabled={props.isBusy || undefined}
      className={buttonClass("primary", "px-3! @max-[12rem]:min-h-[56px] @max-[12rem]:py-1")}
      onClick={() => !props.isBusy && props.onPay()}
    >
      {props.isBusy && <Spinner />}
      <span aria-live="polite">{props.isBusy ? props.busyLabel : props.label}</span>
    </button>
  );
}
