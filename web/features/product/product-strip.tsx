import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import type { Product } from "#contract/product.ts";
import { productTexts } from "#texts/product.ts";
import { paths } from "#web/paths.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ProductCard, ProductCardSkeleton, productGrid } from "./product-card.tsx";

/** Some of an expert's products, with a link to all of them (B-264, B-298). */
export function ProductStrip(props: {
  username: string;
  expertId: number;
  title: string;
  products: readonly Product[];
}) {
  const { username, expertId, title, products } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-xl text-on-page">
          {title}
        </h2>
        <Link
          to={paths["product-list"](username, expertId)}
          className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold text-link-on-page hover:underline"
        >
          {productTexts.seeAll}
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </Link>
      </div>
      <ul className={productGrid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard heading="h3" username={username} product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Placeholder while the page loads, so that nothing below it moves. */
export function ProductStripSkeleton() {
  return (
    <div className="mt-10" aria-hidden="true">
      <Skeleton className="mb-4 h-11 w-56 max-w-full" />
      <div className={productGrid}>
        {[1, 2, 3, 4].map((n) => (
          <ProductCardSkeleton key={n} />
        ))}
      </div>
    </div>
  );
}
