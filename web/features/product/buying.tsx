import { Check, Download, ShoppingCart } from "lucide-react";
import { useState } from "react";
import type { Product } from "#contract/product.ts";
import { productTexts } from "#texts/product.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { costOf } from "./price-tag.tsx";
import { Stepper } from "./stepper.tsx";
import { useBuying, useIsOwned } from "./use-buying.ts";

type Props = { username: string; product: Product };

/** The actions for a product: open it if it is owned, take it if it is free, or add it to the cart (B-297). */
export function Buying({ username, product }: Props) {
  const isOwned = useIsOwned(username, product.id);
  if (isOwned) {
    return (
      <div className="grid gap-4">
        <p className="flex gap-2.5 rounded-md bg-good-tint px-4 py-3 text-sm font-medium text-good">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {productTexts.owned}
        </p>
        <ButtonLink to={paths["transaction-product"](username)} className="w-full md:w-auto md:self-start">
          {productTexts.toOwn}
        </ButtonLink>
      </div>
    );
  }
  return <Offer username={username} product={product} />;
}

function Offer({ username, product }: Props) {
  const { isBusy, problem, add, take } = useBuying(username, product.id);
  const [quantity, setQuantity] = useState(1);
  const isFree = costOf(product) === 0;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {!isFree && <Stepper value={quantity} onChange={setQuantity} />}
        <Button
          className="min-w-[min(100%,13rem)] flex-1"
          busy={isBusy}
          onClick={() => void (isFree ? take() : add(quantity))}
        >
          {isFree ? (
            <Download aria-hidden="true" className="size-5" />
          ) : (
            <ShoppingCart aria-hidden="true" className="size-5" />
          )}
          {isFree ? productTexts.take : productTexts.add}
        </Button>
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {quantity > 1 && productTexts.oneIsEnough}
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}
