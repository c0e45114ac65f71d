import { cartTexts } from "#texts/cart.ts";
import { countOf, totalOf, useCart } from "#web/api/cart.ts";
import { BalanceBadge } from "#web/features/balance/balance-badge.tsx";
import { CartList } from "#web/features/cart/cart-list.tsx";
import { art } from "#web/frame/art.ts";
import { showsCart, useClient } from "#web/frame/client.ts";
import { HeaderActions } from "#web/frame/header.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { priceText } from "#web/ui/price-text.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Route } from "./+types/checkout-produk";

export const meta: Route.MetaFunction = (args) => pageMeta(args, cartTexts.pageTitle);

export async function clientLoader() {
  return null;
}

/** what lies in the cart. Paying is not open yet, and the page says so instead of pretending. */
export default function Checkout() {
  const client = useClient();
  return (
    <div className="mx-auto max-w-4xl">
      <HeaderActions>
        <BalanceBadge username={client.username} />
      </HeaderActions>
      <h1 className="mb-6 text-3xl text-on-page">{cartTexts.title}</h1>
      {showsCart(client) ? (
        <Cart username={client.username} />
      ) : (
        <EmptyState image={art.empty} title={cartTexts.notHereTitle} text={cartTexts.notHere}>
          <ButtonLink to={paths.conversation(client.username)}>{cartTexts.toTalks}</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

function Cart({ username }: { username: string }) {
  const { data, isPending, refetch } = useCart(username);
  if (isPending) {
    return (
      <div className="grid gap-4" aria-hidden="true">
        <Skeleton className="h-48 rounded-lg" />
        <Skeleton className="h-32 rounded-lg" />
      </div>
    );
  }
  if (!data) {
    return (
      <EmptyState image={art.broken} title={cartTexts.loadFailedTitle} text={cartTexts.loadFailed}>
        <Button onClick={() => void refetch()}>{cartTexts.retry}</Button>
      </EmptyState>
    );
  }
  const groups = data.data;
  if (groups.length === 0) {
    return (
      <EmptyState image={art.empty} title={cartTexts.empty} text={cartTexts.emptyText}>
        <ButtonLink to={paths.conversation(username)}>{cartTexts.toTalks}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
      <CartList username={username} groups={groups} />
      <section
        aria-labelledby="ringkasan"
        className="rounded-lg border border-line bg-surface p-4 text-ink shadow-rest md:p-6 lg:sticky lg:top-20"
      >
        <h2 id="ringkasan" className="text-lg">
          {cartTexts.summary}
        </h2>
        <dl className="mt-3 grid gap-2" aria-live="polite">
          <div className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            <dt>{cartTexts.count}</dt>
            <dd className="tabular-nums">{countOf(groups)}</dd>
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3">
            <dt className="font-semibold">{cartTexts.total}</dt>
            <dd className="text-xl font-bold tabular-nums">{priceText(totalOf(groups))}</dd>
          </div>
        </dl>
        <Notice tone="info" className="mt-5">
          <p className="font-bold">{cartTexts.notYetTitle}</p>
          <p className="mt-0.5">{cartTexts.notYet}</p>
        </Notice>
      </section>
    </div>
  );
}
