import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { frameTexts } from "#texts/frame/frame.ts";
import { libraryTexts as says } from "#texts/library.ts";
import { ApiError } from "#web/api/api.ts";
import { loadOwnProducts } from "#web/features/library/own-products.ts";
import { ProductList } from "#web/features/library/product-list.tsx";
import { art } from "#web/frame/art.ts";
import { useClient, useHome } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { showToast } from "#web/ui/toast.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/transaction-product";

export const meta: Route.MetaFunction = (args) => pageMeta(args, says.title);

export async function clientLoader({ params: { username } }: Route.ClientLoaderArgs) {
  try {
    return { own: await loadOwnProducts(username) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { failure: error };
  }
}

export function HydrateFallback() {
  return (
    <Page>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <Skeleton className="h-36 rounded-lg" />
        <Skeleton className="h-36 rounded-lg" />
      </div>
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </Page>
  );
}

/**
 * R-27 (B-304 to B-312): the bought digital products. The page also opens without a session and is empty then.
 */
export default function TransactionProduct({ loaderData: { own, failure } }: Route.ComponentProps) {
  const client = useClient();
  const home = useHome(client);
  const { revalidate } = useRevalidator();
  if (failure) return <Failed failure={failure} />;
  return (
    <Page>
      {own && own.length > 0 ? (
        <ProductList username={client.username} own={own} onRefused={() => void revalidate()} />
      ) : (
        <EmptyState image={art.empty} title={says.empty} text={says.emptyText}>
          <ButtonLink to={home} plain>
            {says.toHome}
          </ButtonLink>
        </EmptyState>
      )}
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  const { username } = useClient();
  return (
    // As tall as the empty state, so that loaded content does not move what is below.
    <div className="mx-auto min-h-[42rem] max-w-4xl">
      <Link
        to={paths.conversation(username)}
        className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-link-on-page hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {says.back}
      </Link>
      <h1 className="mb-5 text-3xl text-on-page">{says.title}</h1>
      {children}
    </div>
  );
}

/**
 * B-311: logs the failure and goes one page back. Who came from outside the app, or opened the page by its address, can
 * retry here.
 */
function Failed({ failure }: { failure: ApiError }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isLeft = useRef(false);
  useEffect(() => {
    if (isLeft.current) return;
    isLeft.current = true;
    // biome-ignore lint/suspicious/noConsole: B-311 asks for a log entry
    console.warn("products", failure);
    // The router counts its own pages; the browser's history also counts those of others.
    if (!(window.history.state?.idx > 0)) return;
    showToast("error", says.loadFailedTitle);
    void navigate(-1);
  }, [failure, navigate]);
  return (
    <EmptyState heading="h1" image={art.broken} title={says.loadFailedTitle} text={says.loadFailed}>
      <Button onClick={() => void revalidate()}>{says.retry}</Button>
    </EmptyState>
  );
}
