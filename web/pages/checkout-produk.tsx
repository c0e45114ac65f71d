import { useState } from "react";
import type { CartGroup } from "#contract/cart.ts";
import { cartTexts } from "#texts/cart.ts";
import { checkoutTexts } from "#texts/checkout.ts";
import { countOf, refreshCart, totalOf, useCart } from "#web/api/cart.ts";
import { tokenOf } from "#web/browser/session.ts";
import { BalanceBadge } from "#web/features/balance/balance-badge.tsx";
import { CartList } from "#web/features/cart/cart-list.tsx";
import { tickedOf, withSteps } from "#web/features/cart/selection.ts";
import { useSteps } from "#web/features/cart/use-steps.ts";
import { OrderAlert } from "#web/features/checkout/order-dialogs.tsx";
import { PayButton } from "#web/features/checkout/pay-button.tsx";
import { PayPanel } from "#web/features/checkout/pay-panel.tsx";
import { Sums } from "#web/features/checkout/sums.tsx";
import { type OrderProblem, useOrder } from "#web/features/checkout/use-order.ts";
import { useVoucher } from "#web/features/voucher/use-voucher.ts";
import { VoucherField } from "#web/features/voucher/voucher-field.tsx";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { HeaderActions } from "#web/frame/header.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Route } from "./+types/checkout-produk";

export const meta: Route.MetaFunction = (args) => pageMeta(args, cartTexts.pageTitle);

/** the page also opens without a session and then makes no calls. */
export const clientLoader = async ({ params: { username } }: Route.ClientLoaderArgs) => ({
  isSignedIn: tokenOf(username) !== null,
});

/** At least as tall as the screen, so that the footer does not move when the cart loads. */
const column = "mx-auto min-h-[calc(100dvh-6rem)] max-w-5xl";

export function HydrateFallback() {
  return (
    <div className={column}>
      <h1 className="mb-6 text-3xl text-on-page">{cartTexts.title}</h1>
      <Waiting />
    </div>
  );
}

/** shows the cart, lets the member tick what to buy now, and leads to payment. */
export default function Checkout({ loaderData: { isSignedIn } }: Route.ComponentProps) {
  const client = useClient();
  const { username } = client;
  return (
    <div className={column}>
      {isSignedIn && (
        <HeaderActions>
          <BalanceBadge username={username} />
        </HeaderActions>
      )}
      <h1 className="mb-6 text-3xl text-on-page">{cartTexts.title}</h1>
      {isSignedIn ? (
        <Cart username={username} />
      ) : (
        <EmptyState image={art.empty} title={cartTexts.empty} text={cartTexts.emptyText}>
          <ButtonLink to={paths.login(username, paths["checkout-produk"](username))}>
            {cartTexts.signIn}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      <Skeleton className="h-48 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
    </div>
  );
}

function Cart({ username }: { username: string }) {
  const { data, isPending, refetch } = useCart(username);
  if (isPending) return <Waiting />;
  if (!data) {
    return (
      <EmptyState image={art.broken} title={cartTexts.loadFailedTitle} text={cartTexts.loadFailed}>
        <Button onClick={() => void refetch()}>{cartTexts.retry}</Button>
      </EmptyState>
    );
  }
  if (data.data.length === 0) {
    return (
      <EmptyState image={art.empty} title={cartTexts.empty} text={cartTexts.emptyText}>
        <ButtonLink to={paths.conversation(username)}>{cartTexts.toConversations}</ButtonLink>
      </EmptyState>
    );
  }
  return <Filled username={username} groups={data.data} />;
}

function Filled({ username, groups: stored }: { username: string; groups: readonly CartGroup[] }) {
  const steps = useSteps(username);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isNothing, setNothing] = useState(false);
  const groups = withSteps(stored, steps.shown);
  const items = tickedOf(groups, ticked).map(({ product_id, price, quantity }) => ({
    product_type: "digital" as const,
    product_id,
    priceRp: price,
    quantity,
  }));
  const voucher = useVoucher(username, "product", items);
  const order = useOrder(username, { confirmsFree: false });
  const chosen = groups.map((group) => ({
    ...group,
    carts: group.carts.filter(({ product_id }) => ticked.has(product_id)),
  }));
  const subtotalRp = totalOf(chosen);
  const totalRp = subtotalRp - voucher.discountRp;

  async function pay(): Promise<void> {
    // nothing is ticked, or nothing is left to pay without a free voucher.
    if (items.length === 0 || (totalRp <= 0 && !voucher.isFree)) setNothing(true);
    // Applies a code that was typed but not applied; otherwise it would be ignored silently.
    else if (voucher.isForgotten) await voucher.apply();
    else {
      await order.place({
        items: items.map(({ product_type, product_id, quantity }) => ({
          product_type,
          product_id,
          quantity,
        })),
        voucherCode: voucher.usable,
        isFree: voucher.isFree,
        expectedTotal: totalRp,
      });
    }
  }

  function closeProblem(): void {
    order.clear();
    // Shows products that were withdrawn or changed their price meanwhile.
    void refreshCart(username);
  }

  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-6">
      <CartList username={username} groups={groups} steps={steps} ticked={ticked} onTick={setTicked} />
      <PayPanel
        totalRp={totalRp}
        note={
          items.length === 0
            ? checkoutTexts.tickFirst
            : totalRp <= 0 && voucher.isFree
              ? checkoutTexts.nothingToPay
              : undefined
        }
        refusal={voucher.refusal}
        button={
          <PayButton
            isBusy={order.isBusy}
            label={checkoutTexts.productPay}
            busyLabel={checkoutTexts.productBusy}
            onPay={() => void pay()}
          />
        }
      >
        <VoucherField username={username} kind="product" voucher={voucher} />
        <Sums
          label={cartTexts.subtotalOf(countOf(chosen))}
          subtotalRp={subtotalRp}
          discountRp={voucher.discountRp}
        />
      </PayPanel>
      <OrderAlert
        username={username}
        text={isNothing ? checkoutTexts.nothingChosen : undefined}
        onClose={() => setNothing(false)}
      />
      <OrderAlert
        username={username}
        text={order.problem && checkoutTexts.productsFailed}
        more={order.problem && withNames(order.problem, groups)}
        isUnsure={order.problem?.isUnsure ?? false}
        onClose={closeProblem}
      />
    </div>
  );
}

/** Returns the server's message with the names of the products that it is about. */
function withNames({ message, productIds }: OrderProblem, groups: readonly CartGroup[]): string {
  const items = groups.flatMap(({ carts }) => carts);
  const names = items.filter(({ product_id }) => productIds.includes(product_id));
  return names.length > 0
    ? cartTexts.about(
        message,
        names.map(({ product }) => product.name),
      )
    : message;
}
