import { ArrowLeft } from "lucide-react";
import { Link, redirect, useRevalidator } from "react-router";
import type { Product } from "#contract/product.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { productTexts } from "#texts/product.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { BalanceBadge } from "#web/features/balance/balance-badge.tsx";
import { CartButton } from "#web/features/cart/cart-button.tsx";
import { Buying } from "#web/features/product/buying.tsx";
import { logProducts } from "#web/features/product/log-products.ts";
import { PriceTag } from "#web/features/product/price-tag.tsx";
import { ProductPhoto } from "#web/features/product/product-photo.tsx";
import { ProductStrip, ProductStripSkeleton } from "#web/features/product/product-strip.tsx";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { HeaderActions } from "#web/frame/header.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/product-detail";

export const meta: Route.MetaFunction = (args) => pageMeta(args, productTexts.pageTitle);

/** Number of other products below. */
const fewOthers = 4;

/**
 * C-49, and some other products of the same expert (B-300). A product that does not exist at this client leads to the
 * list (B-299); a failure is logged and shown (B-302).
 */
export async function clientLoader({ params: { username, expert_id, id } }: Route.ClientLoaderArgs) {
  if (!/^\d{1,9}$/.test(expert_id)) throw redirect(paths["list-expert"](username));
  const list = paths["product-list"](username, Number(expert_id));
  if (!/^\d{1,9}$/.test(id)) throw redirect(list);
  try {
    const [{ data }, others] = await Promise.all([
      api(username, "getProduct", { params: { id: expert_id, productId: id } }),
      othersThan(username, expert_id, Number(id)),
    ]);
    return { product: data.data[0], others, list };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    if (error.status === 404) throw redirect(list);
    logProducts(error);
    return { product: undefined, others: [], list };
  }
}

async function othersThan(username: string, expertId: string, id: number): Promise<Product[]> {
  try {
    const query = { page: 1, per_page: fewOthers + 1 };
    const { data } = await api(username, "listProducts", { params: { id: expertId }, query });
    return data.data.filter((product) => product.id !== id).slice(0, fewOthers);
  } catch (error) {
    logProducts(error);
    return [];
  }
}

/** As tall as the screen, so that the footer does not move when the loaded content is shorter than the skeleton. */
const wrapClass = "mx-auto min-h-dvh max-w-4xl";
const cardClass =
  "grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-rest min-[40rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]";
const photoClass = "aspect-[4/3] w-full min-[40rem]:aspect-square md:aspect-auto md:h-full md:min-h-90";

export function HydrateFallback() {
  return (
    <div className={wrapClass}>
      <Skeleton className="mb-4 h-11 w-36" />
      <div className={cardClass} aria-hidden="true">
        <Skeleton className={`rounded-none ${photoClass}`} />
        <div className="grid content-start gap-3 p-5 md:p-8">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="h-6 w-40" />
          <Skeleton className="mt-4 h-12" />
          <Skeleton className="mt-6 h-24" />
        </div>
      </div>
      <ProductStripSkeleton />
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </div>
  );
}

/** one product (B-294 to B-300). */
export default function ProductDetail({ loaderData: { product, others, list } }: Route.ComponentProps) {
  const client = useClient();
  const { revalidate } = useRevalidator();
  return (
    <div className={wrapClass}>
      <HeaderActions>
        <CartButton username={client.username} />
        <BalanceBadge username={client.username} />
      </HeaderActions>
      <Link
        to={list}
        className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-link-on-page hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {productTexts.backToList}
      </Link>
      {product ? (
        <>
          <Shown key={product.id} username={client.username} product={product} />
          {others.length > 0 && (
            <ProductStrip
              username={client.username}
              expertId={product.expert_id}
              title={productTexts.others}
              products={others}
            />
          )}
        </>
      ) : (
        <EmptyState
          heading="h1"
          image={art.broken}
          title={productTexts.failedTitle}
          text={productTexts.failed}
        >
          <Button onClick={() => void revalidate()}>{productTexts.retry}</Button>
        </EmptyState>
      )}
    </div>
  );
}

function Shown({ username, product }: { username: string; product: Product }) {
  return (
    <article className={cardClass}>
      <ProductPhoto src={product.photo} className={photoClass} />
      <div className="p-5 md:p-8">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold text-link">
          {product.category}
          {product.unit && <Badge>{productTexts.unit(product.unit)}</Badge>}
        </p>
        <h1 className="mt-2 text-2xl [overflow-wrap:anywhere]">{product.name}</h1>
        <p className="mt-1 text-ink-soft">{product.subtitle}</p>
        <p className="mt-1 text-sm text-ink-soft">{productTexts.from(product.expert.name)}</p>
        <PriceTag product={product} className="mt-4 mb-5 text-xl" />
        <Buying username={username} product={product} />
        <section aria-labelledby="detail-produk" className="mt-7 border-line border-t pt-5">
          <h2 id="detail-produk" className="text-lg">
            {productTexts.detail}
          </h2>
          <p className="mt-2 max-w-[60ch] whitespace-pre-line">{product.detail}</p>
        </section>
      </div>
    </article>
  );
}
