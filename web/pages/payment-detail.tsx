import { Check, Clock3 } from "lucide-react";
import { useRevalidator } from "react-router";
import type { Answer } from "#contract/schemas.ts";
import { frameTexts } from "#texts/frame.ts";
import { packageTexts } from "#texts/package.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { BalanceBadge } from "#web/features/balance/balance-badge.tsx";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { HeaderActions } from "#web/frame/header.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { priceText } from "#web/ui/price-text.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/payment-detail";

export const meta: Route.MetaFunction = (args) => pageMeta(args, packageTexts.pageTitle);

/** C-56: the packages for the expert of the address; without one, all that the client offers. */
export async function clientLoader({ params: { username }, request }: Route.ClientLoaderArgs) {
  const expertId = Number(new URL(request.url).searchParams.get("expert_id"));
  try {
    const all = await api(username, "listPackages", {});
    return { packages: expertId ? all.filter(({ detail_expert }) => detail_expert.id === expertId) : all };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { packages: undefined };
  }
}

const grid = "grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3";

export function HydrateFallback() {
  return (
    <>
      <h1 className="mb-6 text-3xl text-on-page">{packageTexts.title}</h1>
      <div className={grid}>
        <Skeleton className="h-64 rounded-lg" />
        <Skeleton className="h-64 rounded-lg" />
      </div>
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </>
  );
}

/** what time costs. Buying is not open yet, and the page says so instead of pretending. */
export default function Payment({ loaderData: { packages } }: Route.ComponentProps) {
  const { username } = useClient();
  const { revalidate } = useRevalidator();
  const services = [...new Set(packages?.map(({ detail_expert }) => detail_expert.layanan))];
  const [only] = services;
  return (
    <>
      <HeaderActions>
        <BalanceBadge username={username} />
      </HeaderActions>
      <h1 className="text-3xl text-on-page">{packageTexts.title}</h1>
      <p className="mt-2 mb-6 text-on-page-soft">
        {only && services.length === 1 ? packageTexts.introWith(only) : packageTexts.intro}
      </p>
      <Notice tone="info" className="mb-6">
        <p className="font-bold">{packageTexts.buySoonTitle}</p>
        <p className="mt-0.5">{packageTexts.buySoon}</p>
      </Notice>
      {!packages && (
        <EmptyState image={art.broken} title={packageTexts.loadFailedTitle} text={packageTexts.loadFailed}>
          <Button onClick={() => void revalidate()}>{packageTexts.retry}</Button>
        </EmptyState>
      )}
      {packages?.length === 0 && (
        <EmptyState image={art.empty} title={packageTexts.empty} text={packageTexts.emptyText} />
      )}
      <ul className={grid}>
        {packages?.map((one) => (
          <li key={one.id}>
            <PackageCard one={one} showsService={services.length > 1} />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex justify-center">
        <ButtonLink to={paths.conversation(username)} look="secondary">
          {packageTexts.back}
        </ButtonLink>
      </div>
    </>
  );
}

function PackageCard({ one, showsService }: { one: Answer<"listPackages">[number]; showsService: boolean }) {
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-surface p-5 text-ink shadow-rest md:p-6">
      {showsService && <p className="text-xs font-semibold text-link">{one.detail_expert.layanan}</p>}
      <h2 className="flex flex-wrap items-start justify-between gap-2 text-lg leading-snug">
        {one.name}
        <Badge tone="brand" className="mt-0.5 shrink-0">
          <Clock3 aria-hidden="true" className="size-3.5" />
          {packageTexts.minutes(one.time)}
        </Badge>
      </h2>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-2xl font-bold tabular-nums">{priceText(one.price)}</span>
        {one.price > 0 && (
          <span className="text-sm text-ink-soft tabular-nums">
            {packageTexts.each(priceText(Math.round(one.price / one.time)))}
          </span>
        )}
      </p>
      {one.description && <p className="mt-3 text-sm text-ink-soft">{one.description}</p>}
      {one.fitur.length > 0 && (
        <ul className="mt-4 grid gap-2 border-line border-t pt-4 text-sm">
          {one.fitur.map(({ text_fitur }) => (
            <li key={text_fitur} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-4.5 text-good" />
              <span className="min-w-0 flex-1">{text_fitur}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
