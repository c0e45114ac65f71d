import { Minus, Plus, Trash2 } from "lucide-react";
import type { CartGroup, CartItem } from "#contract/cart.ts";
import { cartTexts } from "#texts/cart.ts";
import { addToCart, logCart, removeItem } from "#web/api/cart.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { priceText } from "#web/ui/price-text.ts";
import { RowCheckbox } from "#web/ui/row-checkbox.tsx";
import { rupiah } from "#web/ui/rupiah.ts";
import { showToast } from "#web/ui/toast.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { toggled } from "./selection.ts";
import type { Steps } from "./use-steps.ts";

/** Maximum quantity of one product. */
const mostOfOne = 99;

type Props = {
  username: string;
  /** With the quantities shown on the screen. */
  groups: readonly CartGroup[];
  steps: Steps;
  /** By product id. */
  ticked: ReadonlySet<number>;
  onTick: (ticked: ReadonlySet<number>) => void;
};

/** B-254, B-340: the content of the cart, grouped by expert. */
export function CartList({ username, groups, steps, ticked, onTick }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {groups.map(({ expert_id, expert, carts }) => {
        const products = carts.map(({ product_id }) => product_id);
        const count = products.filter((id) => ticked.has(id)).length;
        return (
          <section
            key={expert_id}
            aria-labelledby={`dari-${expert_id}`}
            className="@container rounded-lg border border-line bg-surface px-2 text-ink shadow-rest md:px-4"
          >
            <div className="flex items-center gap-1 border-line border-b py-1.5">
              <RowCheckbox
                label={cartTexts.tickGroup(expert.name)}
                checked={count === products.length}
                some={count > 0 && count < products.length}
                onChange={() => onTick(toggled(ticked, products))}
              />
              <h2 id={`dari-${expert_id}`} className="min-w-0 text-base">
                {cartTexts.from(expert.name)}
              </h2>
            </div>
            <ul>
              {carts.map((item) => (
                <Item
                  key={item.id}
                  username={username}
                  item={item}
                  steps={steps}
                  isTicked={ticked.has(item.product_id)}
                  onTick={() => onTick(toggled(ticked, [item.product_id]))}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

type ItemProps = {
  username: string;
  item: CartItem;
  steps: Steps;
  isTicked: boolean;
  onTick: () => void;
};

function Item({ username, item, steps, isTicked, onTick }: ItemProps) {
  const { product, quantity, price } = item;
  const isReduced = price < product.price;

  async function remove(): Promise<void> {
    const { product_id, notes } = item;
    steps.drop(item.id);
    if (!(await removeItem(username, item.id))) return;
    showToast("success", cartTexts.removed, {
      action: {
        label: cartTexts.undo,
        run: () => void addToCart(username, { product_id, quantity, notes }).catch(logCart),
      },
      forMs: 10_000,
    });
  }

  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-3 border-line border-b py-4 last:border-b-0">
      <RowCheckbox label={cartTexts.tick(product.name)} checked={isTicked} onChange={onTick} />
      <Avatar
        src={product.photo}
        name=""
        className="size-[72px] rounded-md border border-line md:size-[88px]"
      />
      <div className="min-w-[min(100%,8rem)] flex-1">
        <h3 className="text-base font-semibold leading-snug">{product.name}</h3>
        <p className="mt-1 text-sm text-ink-soft">
          {/* A price never breaks across lines, because half a number would read as another number. */}
          <span className="inline-block">{cartTexts.each(priceText(price))}</span>{" "}
          {isReduced && (
            <>
              <VisuallyHidden>{cartTexts.before}</VisuallyHidden>
              <s className="inline-block">{rupiah(product.price)}</s>
            </>
          )}
        </p>
      </div>
      <div className="flex basis-full flex-wrap items-center justify-between gap-2 pl-2 @sm:pl-[calc(clamp(44px,2.75rem,56px)+0.75rem)]">
        <fieldset className="flex items-center rounded-full border border-line-strong">
          <legend className="sr-only">{cartTexts.quantity(product.name)}</legend>
          <IconButton
            label={cartTexts.less(product.name)}
            // B-343: going below 1 removes the item, which can be undone.
            onClick={() => (quantity <= 1 ? void remove() : steps.step(item.id, quantity - 1))}
          >
            <Minus aria-hidden="true" className="size-4.5" />
          </IconButton>
          <output className="min-w-8 text-center font-semibold tabular-nums">{quantity}</output>
          <IconButton
            label={cartTexts.more(product.name)}
            disabled={quantity >= mostOfOne}
            onClick={() => steps.step(item.id, quantity + 1)}
          >
            <Plus aria-hidden="true" className="size-4.5" />
          </IconButton>
        </fieldset>
        <span className="flex items-center gap-1">
          <span className="font-semibold tabular-nums">{priceText(price * quantity)}</span>
          <IconButton
            label={cartTexts.remove(product.name)}
            className="text-ink-soft"
            onClick={() => void remove()}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconButton>
        </span>
        <p role="status" className="basis-full text-ink-soft text-sm empty:hidden">
          {quantity > 1 && cartTexts.oneIsEnough}
        </p>
      </div>
    </li>
  );
}
