import { Link } from "react-router";
import type { Product } from "#contract/product.ts";
import { paths } from "#web/paths.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PriceTag } from "./price-tag.tsx";
import { ProductPhoto } from "./product-photo.tsx";

const cardClass =
  "flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-rest";

/** B-293: one product with a link to it; the whole card can be pressed. */
export function ProductCard(props: { username: string; product: Product; heading?: "h2" | "h3" }) {
  const { product, username } = props;
  const Heading = props.heading ?? "h2";
  return (
    <article
      className={`${cardClass} relative transition-shadow hover:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link-on-page`}
    >
      <ProductPhoto src={product.photo} className="aspect-[4/3] w-full" />
      <div className="flex flex-1 flex-col p-4">
        <p className="text-xs font-semibold text-link">{product.category}</p>
        <Heading className="mt-0.5 text-base leading-snug">
          <Link
            to={paths["product-detail"](username, product.expert_id, product.id)}
            className="after:absolute after:inset-0 focus-visible:outline-none"
          >
            {product.name}
          </Link>
        </Heading>
        <p className="mt-1 line-clamp-2 text-sm text-ink-soft">{product.subtitle}</p>
        <PriceTag product={product} className="mt-auto pt-3" />
      </div>
    </article>
  );
}

export function ProductCardSkeleton() {
  return (
    <div className={cardClass}>
      <Skeleton className="aspect-[4/3] w-full rounded-none" />
      <div className="grid gap-2 p-4">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-6" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="mt-3 h-6 w-24" />
      </div>
    </div>
  );
}

/** Two product columns on a phone, three on a tablet, each wide enough for the words of a name. */
export const productGrid =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,30%)),1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,22%)),1fr))] md:gap-5";
