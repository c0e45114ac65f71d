import { ArrowLeft } from "lucide-react";
import { Link, redirect, type ShouldRevalidateFunction } from "react-router";
import { frameTexts } from "#texts/frame/frame.ts";
import { productTexts } from "#texts/product.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { BalanceBadge } from "#web/features/balance/balance-badge.tsx";
import { CartButton } from "#web/features/cart/cart-button.tsx";
import { ProductCard, ProductCardSkeleton, productGrid } from "#web/features/product/product-card.tsx";
import { useProducts } from "#web/features/product/use-products.ts";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { HeaderActions } from "#web/frame/header.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pages } from "#web/ui/pages.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/product-list";

export const meta: Route.MetaFunction = (args) => pageMeta(args, productTexts.listTitle);

/**
 * C-40: loads the expert of the products. An expert that does not exist at this client leads to the list of experts
 * (B-290).
 */
export async function clientLoader({ params: { username, expert_id } }: Route.ClientLoaderArgs) {
  if (!/^\d{1,9}$/.test(expert_id)) throw redirect(paths["list-expert"](username));
  try {
    const { data } = await api(username, "getExpert", { params: { id: expert_id } });
    const [expert] = data;
    if (expert) return { expert };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  throw redirect(paths["list-expert"](username));
}

/** A change of search or page keeps the expert, so it needs no reload. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href);

/** As tall as the screen, so that the footer does not move when the loaded content is shorter than the skeleton. */
const wrapClass = "min-h-dvh";

export function HydrateFallback() {
  return (
    <div className={wrapClass}>
      <Skeleton className="mb-3 h-11 w-36" />
      <h1 className="text-3xl text-on-page">{productTexts.listTitle}</h1>
      <Skeleton className="mt-2 mb-6 h-[1.6rem] w-40" />
      <Skeleton className="mb-4 h-[calc(7.03rem+2px)] rounded-lg" />
      <Loading />
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </div>
  );
}

/** the products of one expert (B-287). */
export default function ProductList({ loaderData: { expert } }: Route.ComponentProps) {
  const client = useClient();
  const { username } = client;
  const products = useProducts(username, expert.id);
  const { list, search, filter } = products;
  return (
    <div className={wrapClass}>
      <HeaderActions>
        <CartButton username={username} />
        <BalanceBadge username={username} />
      </HeaderActions>
      <Link
        to={paths["expert-detail"](username, expert.id)}
        className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-link-on-page hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {productTexts.backToExpert(expert.name)}
      </Link>
      <h1 className="text-3xl text-on-page">{productTexts.listTitle}</h1>
      <p className="mt-2 mb-6 text-on-page-soft">{productTexts.from(expert.name)}</p>
      <div className="mb-4 rounded-lg border border-line bg-surface p-4 text-ink shadow-rest">
        <SearchField
          texts={productTexts.search}
          words={search.words}
          onType={search.type}
          onSubmit={search.submit}
          onClear={search.clear}
        />
      </div>
      <p role="status" className="mb-4 text-sm font-semibold text-on-page-soft empty:hidden">
        {list && list.total > 0 && filter.search && productTexts.found(list.total)}
      </p>
      {products.isLoading ? <Loading /> : <Nothing username={username} products={products} />}
      <ul className={productGrid}>
        {list?.data.map((product) => (
          <li key={product.id}>
            <ProductCard username={username} product={product} />
          </li>
        ))}
      </ul>
      {list && (
        <div className="mt-6">
          <Pages label={productTexts.pages} page={list.page} pages={list.total_pages} to={products.to} />
        </div>
      )}
    </div>
  );
}

/** Says why there are no products, and offers a way to some. */
function Nothing({ username, products }: { username: string; products: ReturnType<typeof useProducts> }) {
  const { list, filter, retry, showAll, to } = products;
  if (!list) {
    return (
      <div role="alert">
        <EmptyState image={art.broken} title={productTexts.failedTitle} text={productTexts.failed}>
          <Button onClick={retry}>{productTexts.retry}</Button>
        </EmptyState>
      </div>
    );
  }
  if (list.data.length > 0) return null;
  if (filter.search && list.total === 0) {
    return (
      <div role="status">
        <EmptyState image={art.lost} title={productTexts.notFound} text={productTexts.notFoundText}>
          <Button look="secondary" onClick={showAll}>
            {productTexts.showAll}
          </Button>
        </EmptyState>
      </div>
    );
  }
  return (
    <EmptyState
      image={art.empty}
      title={productTexts.none}
      text={list.total === 0 ? productTexts.noneText : undefined}
    >
      {list.total > 0 ? (
        <ButtonLink to={to(1)}>{productTexts.showAll}</ButtonLink>
      ) : (
        <ButtonLink to={paths["list-expert"](username)} look="secondary">
          {productTexts.toExperts}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function Loading() {
  return (
    <div className={productGrid} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
        <ProductCardSkeleton key={n} />
      ))}
    </div>
  );
}
