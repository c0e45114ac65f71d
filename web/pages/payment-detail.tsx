import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { checkoutTexts } from "#texts/checkout.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { packageTexts, packageCheckoutTexts as says } from "#texts/package.ts";
import { voucherTexts } from "#texts/voucher.ts";
import { expertText, loadPackagesAndNames, type TimePackage } from "#web/api/packages.ts";
import { BalanceBadge } from "#web/features/balance/balance-badge.tsx";
import { FreeDialog, OrderAlert } from "#web/features/checkout/order-dialogs.tsx";
import { PayButton } from "#web/features/checkout/pay-button.tsx";
import { PayPanel } from "#web/features/checkout/pay-panel.tsx";
import { Sums } from "#web/features/checkout/sums.tsx";
import { useOrder } from "#web/features/checkout/use-order.ts";
import { PackageChoice } from "#web/features/package/package-choice.tsx";
import { askedFor, shownPriceOf } from "#web/features/package/plan-price.ts";
import { QuantityField } from "#web/features/package/quantity-field.tsx";
import { useVoucher } from "#web/features/voucher/use-voucher.ts";
import { VoucherField } from "#web/features/voucher/voucher-field.tsx";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { HeaderActions } from "#web/frame/header.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { inOpenSheet } from "#web/ui/in-open-sheet.ts";
import { Notice } from "#web/ui/notice.tsx";
import { rupiah } from "#web/ui/rupiah.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/payment-detail";

export const meta: Route.MetaFunction = (args) => pageMeta(args, packageTexts.pageTitle);

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  loadPackagesAndNames(params.username);

const layout = "grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem]";

export function HydrateFallback() {
  return (
    <>
      <BackButton />
      <Heading />
      <div className={layout} aria-hidden="true">
        <Skeleton className="h-[72dvh] rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </>
  );
}

/** choose a package, apply a voucher, and go on to payment. */
export default function PaymentDetail({ loaderData: { packages, names } }: Route.ComponentProps) {
  const { username } = useClient();
  const { search, state } = useLocation();
  const { revalidate } = useRevalidator();
  return (
    <>
      <HeaderActions>
        <BalanceBadge username={username} />
      </HeaderActions>
      <BackButton />
      <Heading />
      {packages ? (
        // A new query asks for another choice, so the state starts over.
        <Checkout
          key={search}
          packages={packages}
          names={names}
          asked={new URLSearchParams(search)}
          pickedVoucher={voucherOf(state)}
        />
      ) : (
        <EmptyState image={art.broken} title={packageTexts.loadFailedTitle} text={packageTexts.loadFailed}>
          <Button onClick={() => void revalidate()}>{packageTexts.retry}</Button>
        </EmptyState>
      )}
    </>
  );
}

function Heading() {
  return (
    <>
      <h1 className="text-3xl text-on-page">{says.title}</h1>
      <p className="mt-2 mb-6 text-on-page-soft">{says.intro}</p>
    </>
  );
}

/** Goes back one page, or to the plans if the visit began on this page. */
function BackButton() {
  const { username } = useClient();
  const navigate = useNavigate();
  const isFirst = () => !(window.history.state?.idx > 0);
  return (
    <button
      type="button"
      className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-link-on-page hover:underline"
      onClick={() => void (isFirst() ? navigate(paths.payment(username)) : navigate(-1))}
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {says.back}
    </button>
  );
}

/** Says whether this expert or everyone is without packages, and leads on. */
function NoPackages({ isNone, onShowAll }: { isNone: boolean; onShowAll: () => void }) {
  const { username } = useClient();
  return (
    <EmptyState image={art.empty} title={says.empty} text={isNone ? says.emptyAll : says.emptyText}>
      {isNone ? (
        <ButtonLink to={paths.conversation(username)} look="secondary">
          {says.toConversations}
        </ButtonLink>
      ) : (
        <Button look="secondary" onClick={onShowAll}>
          {says.showAll}
        </Button>
      )}
    </EmptyState>
  );
}

/** Reads the voucher code that was chosen on the plan page. */
const voucherOf = (state: unknown): string | undefined =>
  typeof state === "object" && state !== null && "voucher" in state && typeof state.voucher === "string"
    ? state.voucher
    : undefined;

const idOf = (value: string | null): number | undefined =>
  value !== null && /^\d{1,9}$/.test(value) ? Number(value) : undefined;

type CheckoutProps = {
  packages: readonly TimePackage[];
  names: ReadonlyMap<number, string>;
  asked: URLSearchParams;
  pickedVoucher: string | undefined;
};

/** The expert whose packages are shown and the chosen package, both first as the address asks. */
function useChoice({ packages, names, asked }: Omit<CheckoutProps, "pickedVoucher">) {
  const [expertId, setExpertId] = useState(() => {
    const id = idOf(asked.get("expert_id"));
    const isKnown =
      id !== undefined && (names.has(id) || packages.some((one) => one.detail_expert.id === id));
    return isKnown ? id : undefined;
  });
  const [chosenId, setChosenId] = useState(
    () =>
      askedFor(packages, {
        packageId: idOf(asked.get("packageId")),
        plan: asked.get("plan") ?? undefined,
      })?.id,
  );
  const chosen = packages.find(({ id }) => id === chosenId);
  function chooseExpert(value: string): void {
    const id = idOf(value);
    setExpertId(id);
    // Unselects a package that the filter hides, so that the package being paid for is always visible.
    if (id !== undefined && chosen?.detail_expert.id !== id) setChosenId(undefined);
  }
  return { expertId, chooseExpert, chosen, setChosenId };
}

function Checkout({ packages, names, asked, pickedVoucher }: CheckoutProps) {
  const { username } = useClient();
  const { revalidate } = useRevalidator();
  const plan = asked.get("plan") ?? undefined;
  const { expertId, chooseExpert, chosen, setChosenId } = useChoice({ packages, names, asked });
  const [quantity, setQuantity] = useState(1);
  const [isUnchosen, setUnchosen] = useState(false);
  const priceOf = (one: TimePackage) => shownPriceOf(one, plan);
  const lines = chosen
    ? [{ product_type: "chat" as const, product_id: chosen.id, priceRp: priceOf(chosen), quantity }]
    : [];
  const voucher = useVoucher(username, "chat", lines, pickedVoucher);
  const order = useOrder(username, { confirmsFree: true });
  const subtotalRp = lines.reduce((sum, line) => sum + line.priceRp * line.quantity, 0);
  const { isFree, apply } = voucher;
  useEffect(() => {
    if (isFree) setQuantity(1);
  }, [isFree]);
  usePicked(pickedVoucher, chosen !== undefined, apply);

  async function pay(): Promise<void> {
    if (!chosen) setUnchosen(true);
    // Applies a code that was typed but not applied; otherwise it would be ignored silently.
    else if (voucher.isForgotten) await apply();
    else {
      await order.place({
        items: [{ product_type: "chat", product_id: chosen.id, quantity }],
        voucherCode: voucher.usable,
        isFree,
        // Only a plan from the address can show another price than the server's. A notice then states the price that is
        // charged, so no expected total is sent.
        expectedTotal: priceOf(chosen) === chosen.price ? subtotalRp - voucher.discountRp : undefined,
      });
    }
  }

  function closeProblem(): void {
    order.clear();
    // Shows what changed meanwhile.
    void revalidate();
  }

  const expertOf = (one: TimePackage) => expertText(one, names);
  const offered = packages.filter((one) => expertId === undefined || one.detail_expert.id === expertId);
  return (
    <div className={layout}>
      <div className="grid min-w-0 gap-5">
        <ExpertFilter
          packages={packages}
          names={names}
          expertId={expertId}
          expertOf={expertOf}
          onChoose={chooseExpert}
        />
        {offered.length === 0 ? (
          <NoPackages isNone={packages.length === 0} onShowAll={() => chooseExpert("")} />
        ) : (
          <PackageChoice
            packages={offered}
            chosen={chosen}
            priceOf={priceOf}
            expertOf={expertOf}
            onChoose={({ id }) => setChosenId(id)}
          />
        )}
      </div>
      <PayPanel
        totalRp={subtotalRp - voucher.discountRp}
        chosen={chosen && says.chosen(chosen.name, quantity)}
        openLabel={says.openSheet}
        note={chosen && isFree ? checkoutTexts.nothingToPay : undefined}
        refusal={voucher.refusal}
        button={
          <PayButton
            isBusy={order.isBusy}
            label={checkoutTexts.packagePay}
            busyLabel={checkoutTexts.packageBusy}
            onPay={() => void pay()}
          />
        }
      >
        <div className={inOpenSheet}>
          <QuantityField quantity={quantity} isFree={isFree} onChange={setQuantity} />
        </div>
        <VoucherField username={username} kind="chat" voucher={voucher} />
        {chosen && priceOf(chosen) !== chosen.price && (
          <Notice tone="info" className="max-md:group-data-[sheet=closed]/sheet:mb-2">
            {says.priceNow(chosen.name, rupiah(chosen.price))}
          </Notice>
        )}
        <Sums
          label={chosen ? says.chosen(chosen.name, quantity) : says.nothingChosen}
          subtotalRp={subtotalRp}
          discountRp={voucher.discountRp}
        />
      </PayPanel>
      <OrderAlert
        username={username}
        text={isUnchosen ? voucherTexts.needsPackage : undefined}
        onClose={() => setUnchosen(false)}
      />
      <OrderAlert
        username={username}
        text={order.problem && checkoutTexts.failed + order.problem.message}
        isUnsure={order.problem?.isUnsure ?? false}
        onClose={closeProblem}
      />
      <FreeDialog open={order.isFreeDone} onDone={order.toHistory} />
    </div>
  );
}

/** B-326: 'Semua', every expert with packages, and the expert in the address even without any. */
function ExpertFilter(props: {
  packages: readonly TimePackage[];
  names: ReadonlyMap<number, string>;
  expertId: number | undefined;
  expertOf: (one: TimePackage) => string;
  onChoose: (value: string) => void;
}) {
  const experts = new Map(props.packages.map((one) => [one.detail_expert.id, props.expertOf(one)]));
  const { expertId, names } = props;
  if (expertId !== undefined && !experts.has(expertId)) experts.set(expertId, names.get(expertId) ?? "");
  return (
    <SelectField
      label={says.expert}
      value={expertId === undefined ? "" : String(expertId)}
      options={[
        { value: "", label: says.all },
        ...[...experts].map(([id, label]) => ({ value: String(id), label })),
      ]}
      className="[&>label]:text-on-page"
      onChange={props.onChoose}
    />
  );
}

/** Applies a voucher that was chosen before, as soon as there is a package to apply it to. */
function usePicked(code: string | undefined, isReady: boolean, apply: (code: string) => Promise<void>): void {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (isDone || !isReady || code === undefined) return;
    setDone(true);
    void apply(code);
  }, [isDone, isReady, code, apply]);
}
