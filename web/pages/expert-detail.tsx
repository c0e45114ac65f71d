import { ArrowLeft, Bot } from "lucide-react";
import { Link, redirect, useRouteLoaderData } from "react-router";
import type { Product } from "#contract/product.ts";
import { expertTexts } from "#texts/expert.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { ApiError, addressOf } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { BalanceBadge } from "#web/features/balance/balance-badge.tsx";
import { CartButton } from "#web/features/cart/cart-button.tsx";
import { ConsentDialog } from "#web/features/consent/consent-dialog.tsx";
import { neededConsents } from "#web/features/consent/needed-consents.ts";
import type { Expert } from "#web/features/expert/expert-card.tsx";
import { useStartChat } from "#web/features/expert/use-start-chat.ts";
import { logProducts } from "#web/features/product/log-products.ts";
import { ProductStrip, ProductStripSkeleton } from "#web/features/product/product-strip.tsx";
import { useClient } from "#web/frame/client.ts";
import { usePartnerParts } from "#web/frame/default-client.ts";
import { HeaderActions } from "#web/frame/header.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import { paths } from "#web/paths.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/confirm-dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/expert-detail";

export const meta: Route.MetaFunction = (args) => pageMeta(args, expertTexts.detailPageTitle);

/** Number of products in the strip. */
const fewProducts = 4;

const isExpertId = (id: string) => /^\d{1,9}$/.test(id);

const expertInput = (id: string) => ({ params: { id } });
const productsInput = (id: string) => ({ params: { id }, query: { page: 1, per_page: fewProducts } });

export const handle: PageHandle = {
  early: ({ params: { id = "" } }) =>
    isExpertId(id)
      ? [addressOf("getExpert", expertInput(id)).url, addressOf("listProducts", productsInput(id)).url]
      : [],
};

/** C-40. An id that is not an expert of this client, or cannot be read, leads to the list (B-268). */
export async function clientLoader({ params: { username, id } }: Route.ClientLoaderArgs) {
  if (!isExpertId(id)) throw redirect(paths["list-expert"](username));
  try {
    const [{ data }, products] = await Promise.all([getExpert(username, id), loadProducts(username, id)]);
    const [expert] = data;
    if (expert) return { expert, products };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
  }
  throw redirect(paths["list-expert"](username));
}

/** The portrait, the largest thing on a phone, is fetched while the page is still being made. */
async function getExpert(username: string, id: string) {
  const answer = await api(username, "getExpert", expertInput(id));
  const photo = answer.data[0]?.photo_url;
  if (photo) new Image().src = photo;
  return answer;
}

async function loadProducts(username: string, id: string): Promise<Product[]> {
  try {
    const { data } = await api(username, "listProducts", productsInput(id));
    return data.data;
  } catch (error) {
    logProducts(error);
    return [];
  }
}

/** As tall as the screen, so that the footer does not move when the loaded content is shorter than the skeleton. */
const wrapClass = "mx-auto min-h-dvh max-w-4xl";
const cardClass =
  "grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-rest min-[40rem]:grid-cols-[14rem_1fr] md:grid-cols-[20rem_1fr]";
/** Beside the text the portrait is a square until its column is wide enough to show a whole face at full height. */
const photoClass =
  "aspect-[2/1] w-full rounded-none object-[50%_30%] min-[40rem]:m-5 min-[40rem]:object-center min-[40rem]:aspect-square min-[40rem]:w-51 min-[40rem]:rounded-lg md:m-0 md:aspect-auto md:h-full md:min-h-100 md:w-full md:rounded-none";

export function HydrateFallback() {
  const portrait = useRouteLoaderData<{ portrait: string | null }>("expert")?.portrait;
  return (
    <div className={wrapClass}>
      <Skeleton className="mb-4 h-11 w-36" />
      <div className={cardClass} aria-hidden="true">
        {portrait ? (
          <Avatar src={portrait} name="" isFirst className={photoClass} />
        ) : (
          <Skeleton className={photoClass} />
        )}
        <div className="grid content-start gap-3 p-5 md:p-8">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="mt-3 h-24" />
          <Skeleton className="mt-2 h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="mt-4 h-12" />
        </div>
      </div>
      <ProductStripSkeleton />
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </div>
  );
}

/** one expert, labelled as an AI, and the button that starts a conversation. */
export default function ExpertDetail({ loaderData: { expert, products } }: Route.ComponentProps) {
  const client = useClient();
  const hasPartnerParts = usePartnerParts(client.username);
  const { busyWith, problem, refusal, start, clear } = useStartChat();
  const needs = neededConsents(refusal);
  const begin = () => void start(expert.id);
  return (
    <div className={wrapClass}>
      <HeaderActions>
        <CartButton username={client.username} />
        <BalanceBadge username={client.username} />
      </HeaderActions>
      <Link
        to={paths["list-expert"](client.username)}
        className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-link-on-page hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {expertTexts.backToList}
      </Link>
      <article className={cardClass}>
        <Avatar src={expert.photo_url} name={expert.name} isFirst className={photoClass} />
        <div className="flex flex-col p-5 md:p-8">
          <p className="text-sm font-semibold text-link">{expert.layanan}</p>
          <h1 className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-3xl">
            {expert.name}
            <Badge tone="brand" className="text-sm">
              <span aria-hidden="true">{expertTexts.aiLabel}</span>
              <span className="sr-only">{expertTexts.aiHint}</span>
            </Badge>
          </h1>
          <p className="mt-5 max-w-[60ch]">{expert.biography}</p>
          {/* On a phone the button comes first, so that it is on the first screen. */}
          <div className="mt-6 flex flex-wrap gap-3 md:order-2 md:mt-auto md:pt-8">
            <Button
              className="w-full md:w-auto md:min-w-56"
              busy={busyWith !== undefined}
              aria-label={expertTexts.startWith(expert.name)}
              onClick={begin}
            >
              {expertTexts.startChat}
            </Button>
            {hasPartnerParts && (
              <ButtonLink
                to={paths["payment-detail"](client.username, expert.id)}
                look="secondary"
                className="w-full md:w-auto"
              >
                {expertTexts.subscribe}
              </ButtonLink>
            )}
          </div>
          <p className="mt-5 flex gap-3 rounded-md bg-tint px-4 py-3 text-sm text-on-tint md:order-1">
            <Bot aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0 flex-1">{expertTexts.aiNote(expert.name)}</span>
          </p>
          <Skills expert={expert} />
        </div>
      </article>
      {products.length > 0 && (
        <ProductStrip
          username={client.username}
          expertId={expert.id}
          title={expertTexts.products(expert.name)}
          products={products}
        />
      )}
      {needs && <ConsentDialog client={client} needs={needs} onDone={begin} onClose={clear} />}
      <AlertDialog open={Boolean(problem) && !needs} title={expertTexts.startFailedTitle} onClose={clear}>
        {problem}
      </AlertDialog>
    </div>
  );
}

/** Lists the expert's skills, as far as the data states them (B-263, A-124). A program has no years of experience. */
function Skills({ expert }: { expert: Expert }) {
  const skills = [
    { name: expertTexts.skillService, says: expert.layanan },
    { name: expertTexts.skillCategory, says: expert.category },
  ].filter(({ says }) => says);
  return (
    <section aria-labelledby="keahlian" className="mt-5">
      <h2 id="keahlian" className="text-sm font-semibold">
        {expertTexts.skills}
      </h2>
      <dl className="mt-2 flex flex-wrap gap-2">
        {skills.map(({ name, says }) => (
          <div key={name} className="rounded-md bg-sunken px-3 py-1.5 text-sm">
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="font-semibold">{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
