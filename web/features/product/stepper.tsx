import { Minus, Plus } from "lucide-react";
import { productTexts } from "#texts/product.ts";
import { IconButton } from "#web/ui/button.tsx";

/** Maximum quantity of one product, the same as in the cart. */
const most = 99;

/** B-296: the quantity; never less than one. */
export function Stepper({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  return (
    <fieldset className="flex w-max items-center rounded-full border border-line-strong">
      <legend className="sr-only">{productTexts.quantity}</legend>
      <IconButton label={productTexts.less} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        <Minus aria-hidden="true" className="size-4.5" />
      </IconButton>
      <output className="min-w-8 text-center font-semibold tabular-nums">{value}</output>
      <IconButton label={productTexts.more} disabled={value >= most} onClick={() => onChange(value + 1)}>
        <Plus aria-hidden="true" className="size-4.5" />
      </IconButton>
    </fieldset>
  );
}
