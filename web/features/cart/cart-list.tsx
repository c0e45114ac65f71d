import { Minus, Plus, Trash2 } from "lucide-react";
import type { CartGroup, CartItem } from "#contract/cart.ts";
import { cartTexts } from "#texts/cart.ts";
import { addToCart, logCart, removeLine, setQuantity } from "#web/api/cart.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { priceText } from "#web/ui/price-text.ts";
import { rupiah } from "#web/ui/rupiah.ts";
import { showToast } from "#web/ui/toast.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

/** At most so many of one product. */
const mostOfOne = 99;

/** B-254: what lies in the cart, by expert. */
export function CartList({ username, groups }: { username: string; groups: readonly CartGroup[] }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {groups.map(({ expert_id, expert, carts }) => (
        <section
          key={expert_id}
          aria-labelledby={`dari-${expert_id}`}
          className="@container rounded-lg border border-line bg-surface px-4 text-ink shadow-rest md:px-6"
        >
          <h2 id={`dari-${expert_id}`} className="border-line border-b py-3.5 text-base">
            {cartTexts.from(expert.name)}
          </h2>
          <ul>
            {carts.map((line) => (
              <Line key={line.id} username={username} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ username, line }: { username: string; line: CartItem }) {
  const { product, quantity, price } = line;
  const isReduced = price < product.price;

  async function remove(): Promise<void> {
    const { product_id, notes } = line;
    if (!(await removeLine(username, line.id))) return;
    showToast("success", cartTexts.removed, {
      action: {
        label: cartTexts.undo,
        run: () => void addToCart(username, { product_id, quantity, notes }).catch(logCart),
      },
      forMs: 10_000,
    });
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-line border-b py-4 last:border-b-0">
      <Avatar
        src={product.photo}
        name=""
        className="size-[72px] rounded-md border border-line md:size-[88px]"
      />
      <div className="min-w-[min(100%,8rem)] flex-1">
        <h3 className="text-base font-semibold leading-snug">{product.name}</h3>
        <p className="mt-1 text-sm text-ink-soft">
          {isReduced && (
            <>
              <VisuallyHidden>{cartTexts.before}</VisuallyHidden>
              <s className="mr-1.5">{rupiah(product.price)}</s>
            </>
          )}
          {cartTexts.each(priceText(price))}
        </p>
      </div>
      <div className="flex basis-full flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <fieldset className="flex items-center rounded-full border border-line-strong">
          <legend className="sr-only">{cartTexts.quantity(product.name)}</legend>
          <IconButton
            label={cartTexts.less(product.name)}
            disabled={quantity <= 1}
            onClick={() => void setQuantity(username, line.id, quantity - 1)}
          >
            <Minus aria-hidden="true" className="size-4.5" />
          </IconButton>
          <output className="min-w-8 text-center font-semibold tabular-nums">{quantity}</output>
          <IconButton
            label={cartTexts.more(product.name)}
            disabled={quantity >= mostOfOne}
            onClick={() => void setQuantity(username, line.id, quantity + 1)}
          >
            <Plus aria-hidden="true" className="size-4.5" />
          </IconButton>
        </fieldset>
        <span className="flex items-center gap-1">
          <span className="font-semibold tabular-nums">{priceText(price * quantity)}</span>
          <IconButton
            label={cartTexts.remove(product.name)}
            className="-mr-2 text-ink-soft"
            onClick={() => void remove()}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconButton>
        </span>
      </div>
    </li>
  );
}
