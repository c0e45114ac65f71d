import { ShoppingCart } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { cartTexts } from "#texts/cart.ts";
import { countOf, logCart, useCart } from "#web/api/cart.ts";
import { paths } from "#web/paths.ts";

/**
 * B-157, B-258: link to the cart with the number of items in it. If the cart cannot be read, it shows no number
 * (B-257).
 */
export function CartButton({ username }: { username: string }) {
  const { data, error } = useCart(username);
  const count = data ? countOf(data.data) : 0;
  useEffect(() => {
    if (error) logCart(error);
  }, [error]);
  return (
    <Link
      to={paths["checkout-produk"](username)}
      aria-label={count > 0 ? cartTexts.openWith(count) : cartTexts.open}
      className="relative grid size-[clamp(44px,2.75rem,56px)] shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-tint"
    >
      <ShoppingCart aria-hidden="true" className="size-5.5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          data-cart-count
          className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-strong px-1 text-[11px] leading-none font-bold text-surface tabular-nums"
        >
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
}
