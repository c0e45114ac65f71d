import { ArrowLeft } from "lucide-react";
import { useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { frameTexts } from "#texts/frame/frame.ts";
import { historyTexts } from "#texts/order/order-history.ts";
import { BalanceBadge } from "#web/features/balance/balance-badge.tsx";
import { OrderDetails } from "#web/features/order-history/order-details.tsx";
import { OrderTable } from "#web/features/order-history/order-table.tsx";
import { type Kind, type Order, statusFilters } from "#web/features/order-history/orders.ts";
import { ReturnPanel } from "#web/features/order-history/return-panel.tsx";
import { useHistoryView } from "#web/features/order-history/use-history-view.ts";
import { useOrders } from "#web/features/order-history/use-orders.ts";
import { useReturnedOrder } from "#web/features/order-history/use-returned-order.ts";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { HeaderActions } from "#web/frame/header.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pages } from "#web/ui/pages.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/transaction-history";

export const meta: Route.MetaFunction = (args) => pageMeta(args, historyTexts.pageTitle);

/** Loads nothing: the address changes with every tab and page, and the component fetches the orders itself. */
export async function clientLoader() {
  return null;
}

export const shouldRevalidate = () => false;

/** As tall as the screen, so that the footer does not move when the loaded content is shorter than the skeleton. */
const wrapClass = "mx-auto min-h-dvh max-w-5xl";

export function HydrateFallback() {
  return (
    <div className={wrapClass}>
      <Skeleton className="mb-3 h-11 w-44" />
      <h1 className="mb-6 text-3xl text-on-page">{historyTexts.title}</h1>
      <Loading />
    </div>
  );
}

/** the order history, and the page to which a payment gateway returns (`?order=`). */
export default function TransactionHistory() {
  const { username } = useClient();
  const [address] = useSearchParams();
  const invoice = address.get("order") ?? undefined;
  const returned = useReturnedOrder(username, invoice);
  const { orders, isLoading, retry } = useOrders(username);
  return (
    <div className={wrapClass}>
      <HeaderActions>
        <BalanceBadge username={username} />
      </HeaderActions>
      <Link
        to={paths.conversation(username)}
        className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-link-on-page hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {historyTexts.back}
      </Link>
      <h1 className="mb-6 text-3xl text-on-page">{historyTexts.title}</h1>
      {invoice && <ReturnPanel username={username} returned={returned} />}
      {isLoading && <Loading />}
      {!isLoading && !orders && (
        <div role="alert">
          <EmptyState image={art.broken} title={historyTexts.failedTitle} text={historyTexts.failed}>
            <Button onClick={retry}>{historyTexts.retry}</Button>
          </EmptyState>
        </div>
      )}
      {orders && <Orders username={username} orders={orders} returned={returned.order} />}
    </div>
  );
}

type OrdersProps = { username: string; orders: readonly Order[]; returned: Order | undefined };

const kinds = (["digital", "chat"] as const satisfies Kind[]).map((value) => ({
  value,
  label: historyTexts.tab[value],
}));

/** The details of one order above, all orders below. */
function Orders({ username, orders, returned }: OrdersProps) {
  const view = useHistoryView(orders, returned);
  const top = useRef<HTMLHeadingElement>(null);
  const { kind, current } = view;

  function choose(order: Order): void {
    view.choose(order);
    // Moves the focus and the scroll position up to the details of the chosen order.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }

  if (orders.length === 0) return <NoOrders username={username} view={view} />;
  return (
    <>
      <h2 ref={top} tabIndex={-1} className="mb-3 scroll-mt-24 text-on-page text-xl focus:outline-none">
        {historyTexts.current}
      </h2>
      <Tabs label={historyTexts.tabs} options={kinds} value={kind} onChange={view.openTab}>
        {current ? (
          <OrderDetails
            username={username}
            order={current}
            isReturned={current.no_invoice === returned?.no_invoice}
          />
        ) : (
          <div className="rounded-lg border border-line bg-surface p-6 text-center text-ink shadow-rest">
            <p className="font-semibold">{historyTexts.nothing[kind]}</p>
            <p className="mt-1 text-ink-soft text-sm">{historyTexts.nothingText[kind]}</p>
            <Next username={username} kind={kind} className="mt-4" />
          </div>
        )}
      </Tabs>
      <h2 className="mt-10 mb-3 text-on-page text-xl">{historyTexts.orders}</h2>
      <Tools view={view} />
      {view.found.length > 0 ? (
        <OrderTable orders={view.rows} chosen={current?.no_invoice} onChoose={choose} />
      ) : (
        <EmptyState image={art.lost} title={historyTexts.none} text={historyTexts.noMatchText}>
          <Button look="secondary" onClick={view.showAll}>
            {historyTexts.showAll}
          </Button>
        </EmptyState>
      )}
      <div className="mt-5">
        <Pages stays label={historyTexts.pages} page={view.page} pages={view.pages} to={view.to} />
      </div>
    </>
  );
}

type View = ReturnType<typeof useHistoryView>;

function Tools({ view }: { view: View }) {
  return (
    <>
      <div className="mb-3 grid gap-3 rounded-lg border border-line bg-surface p-4 text-ink shadow-rest md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <SearchField
          texts={historyTexts.search}
          words={view.words}
          onType={view.type}
          onSubmit={() => {}}
          onClear={() => view.type("")}
        />
        <SelectField
          label={historyTexts.status}
          value={view.status}
          options={statusFilters.map((value) => ({ value, label: historyTexts.filters[value] }))}
          onChange={(value) => view.filter(statusFilters.find((one) => one === value) ?? "all")}
        />
      </div>
      <p role="status" className="mb-3 text-on-page-soft text-sm">
        {historyTexts.found(view.found.length)}
      </p>
    </>
  );
}

/** B-382: before the first order, one empty state in the open tab, and in place of the table a single line. */
function NoOrders({ username, view }: { username: string; view: View }) {
  const { kind } = view;
  return (
    <>
      <Tabs label={historyTexts.tabs} options={kinds} value={kind} onChange={view.openTab}>
        <EmptyState
          image={art.empty}
          title={historyTexts.nothing[kind]}
          text={historyTexts.nothingText[kind]}
        >
          <Next username={username} kind={kind} />
        </EmptyState>
      </Tabs>
      <p className="rounded-lg border border-line bg-surface p-4 text-center text-ink-soft text-sm shadow-rest">
        {historyTexts.none}
      </p>
    </>
  );
}

/** Leads to what can be bought of this kind. */
function Next({ username, kind, className = "" }: { username: string; kind: Kind; className?: string }) {
  const { expert_id: expertId } = useClient();
  return (
    <ButtonLink
      to={kind === "digital" ? paths["product-list"](username, expertId) : paths.payment(username)}
      look="secondary"
      className={className}
    >
      {historyTexts.nothingNext[kind]}
    </ButtonLink>
  );
}

function Loading() {
  return (
    <>
      <div className="grid gap-4" aria-hidden="true">
        <Skeleton className="h-11 w-48 rounded-full" />
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="mt-6 h-28 rounded-lg" />
        <Skeleton className="h-40 rounded-lg" />
      </div>
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </>
  );
}
