import type { ReactNode } from "react";
import { checkoutTexts } from "#texts/checkout.ts";
import { inOpenSheet } from "#web/ui/in-open-sheet.ts";
import { rupiah } from "#web/ui/rupiah.ts";

/** Subtotal, discount and total of an order. Sums of 0 are shown as Rp0, not FREE. */
export function Sums(props: {
  /** Label of the subtotal line. */
  label: ReactNode;
  subtotalRp: number;
  discountRp: number;
}) {
  const { subtotalRp, discountRp } = props;
  return (
    <dl className={`grid gap-2 ${inOpenSheet}`} aria-live="polite">
      <Sum name={props.label}>{rupiah(subtotalRp)}</Sum>
      {discountRp > 0 && (
        <Sum name={checkoutTexts.discount} isGood>
          {checkoutTexts.saved(rupiah(discountRp))}
        </Sum>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3">
        <dt className="font-semibold">{checkoutTexts.total}</dt>
        <dd data-total className="text-xl font-bold tabular-nums">
          {rupiah(subtotalRp - discountRp)}
        </dd>
      </div>
    </dl>
  );
}

function Sum({ name, isGood, children }: { name: ReactNode; isGood?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
      <dt>{name}</dt>
      <dd className={isGood ? "font-semibold text-good tabular-nums" : "tabular-nums"}>{children}</dd>
    </div>
  );
}
