import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { packageCheckoutTexts } from "#texts/package.ts";
import { IconButton } from "#web/ui/button.tsx";
import { Field, inputClass } from "#web/ui/field.tsx";
import { mostAtOnce, quantityOf } from "./plan-price.ts";

/** Quantity of the package: at least one (B-330); fixed at one with a free voucher (B-331). */
export function QuantityField({
  quantity,
  isFree,
  onChange,
}: {
  quantity: number;
  isFree: boolean;
  onChange: (quantity: number) => void;
}) {
  /** The field is empty because the member is typing a new number. */
  const [isEmpty, setEmpty] = useState(false);

  function type(typed: string): void {
    const wanted = quantityOf(typed);
    setEmpty(wanted === undefined);
    onChange(wanted ?? 1);
  }

  return (
    <Field
      label={packageCheckoutTexts.quantity}
      hint={isFree ? packageCheckoutTexts.freeQuantity : undefined}
    >
      {(control) => (
        <span className="flex flex-wrap items-center gap-1">
          <IconButton
            label={packageCheckoutTexts.less}
            disabled={isFree || quantity <= 1}
            onClick={() => onChange(quantity - 1)}
          >
            <Minus aria-hidden="true" className="size-4.5" />
          </IconButton>
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={mostAtOnce}
            disabled={isFree}
            value={isEmpty ? "" : quantity}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setEmpty(false)}
            className={`${inputClass} [appearance:textfield] w-20! px-2! text-center tabular-nums`}
          />
          <IconButton
            label={packageCheckoutTexts.more}
            disabled={isFree || quantity >= mostAtOnce}
            onClick={() => onChange(quantity + 1)}
          >
            <Plus aria-hidden="true" className="size-4.5" />
          </IconButton>
        </span>
      )}
    </Field>
  );
}
