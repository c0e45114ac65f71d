import type { Product } from "#contract/product.ts";
import { productTexts } from "#texts/product.ts";
import { classes } from "#web/ui/classes.ts";
import { priceText } from "#web/ui/price-text.ts";
import { rupiah } from "#web/ui/rupiah.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

type Priced = Pick<Product, "price" | "price_disc">;

/** Returns the current price of a product: the reduced one, if there is one (B-295, B-437). */
export const costOf = ({ price, price_disc }: Priced): number => Number(price_disc) || price;

/** B-294, B-295, B-436: the price; a reduced price stands beside the original, which is struck through. */
export function PriceTag({ product, className }: { product: Priced; className?: string }) {
  const cost = costOf(product);
  const isReduced = cost !== product.price;
  return (
    <p className={classes("flex flex-wrap items-baseline gap-x-2 tabular-nums", className)}>
      <span className="font-bold">
        {isReduced && <VisuallyHidden>{productTexts.now} </VisuallyHidden>}
        {priceText(cost)}
      </span>
      {isReduced && (
        <span className="text-[0.85em] text-ink-soft">
          <VisuallyHidden>{productTexts.before} </VisuallyHidden>
          <s>{rupiah(product.price)}</s>
        </span>
      )}
    </p>
  );
}
