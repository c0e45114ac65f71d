import { TicketPercent } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import type { VoucherRecord } from "#contract/voucher.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { packageTexts, planTexts } from "#texts/package.ts";
import { voucherTexts } from "#texts/voucher.ts";
import { expertText, loadPackagesAndNames, type TimePackage } from "#web/api/packages.ts";
import { userIdOf } from "#web/browser/session.ts";
import { BalanceBadge } from "#web/features/balance/balance-badge.tsx";
import { PlanCard } from "#web/features/package/plan-card.tsx";
import { cheapestOf, freePlanOf, perMinuteRp, pickedPackages } from "#web/features/package/plan-price.ts";
import { VoucherDialog } from "#web/features/voucher/voucher-dialog.tsx";
import { useClient } from "#web/frame/client.ts";
import { HeaderActions } from "#web/frame/header.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/payment";

export const meta: Route.MetaFunction = (args) => pageMeta(args, packageTexts.pageTitle);

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  // biome-ignore lint/suspicious/noConsole: B-028 asks for a log entry, and the page opens all the same
  if (!userIdOf()) console.error(packageTexts.missingUser);
  return loadPackagesAndNames(params.username);
}

/** Delay between choosing a plan and opening its checkout, so that the choice is visible (B-318, B-454). */
const leaveMs = 300;

const grid = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4";

export function HydrateFallback() {
  return (
    <>
      <Heading />
      <Skeleton className="mb-6 h-13.5 w-64 max-w-full rounded-full" />
      <div className={grid} aria-hidden="true">
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} className="h-106 rounded-lg" />
        ))}
      </div>
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </>
  );
}

/** the plan picker. */
export default function Payment({ loaderData: { packages, names } }: Route.ComponentProps) {
  const client = useClient();
  const { username } = client;
  const { revalidate } = useRevalidator();
  const [voucher, setVoucher] = useState<VoucherRecord>();
  const [chosen, choose] = useChoice(username, voucher);
  const picked = pickedPackages(packages ?? [], client.expert_id);
  const cheapest = cheapestOf(picked);
  return (
    <>
      <HeaderActions>
        <BalanceBadge username={username} />
      </HeaderActions>
      <Heading />
      <Views username={username} onVoucher={setVoucher} />
      {voucher && (
        <Notice tone="success" className="mb-6">
          {planTexts.voucherKept(voucher.voucher.name)}
        </Notice>
      )}
      {!packages && (
        <Notice
          tone="error"
          className="mb-6"
          action={
            <Button look="quiet" className="-ml-5" onClick={() => void revalidate()}>
              {packageTexts.retry}
            </Button>
          }
        >
          <p className="font-bold">{packageTexts.loadFailedTitle}</p>
          <p className="mt-0.5">{packageTexts.loadFailed}</p>
        </Notice>
      )}
      <ul className={grid}>
        {/* On phones below the plans: a member has it already, and only one card fits the screen. */}
        <li className="max-sm:order-last">
          <FreeCard seconds={client.free_seconds} isDaily={client.free_period === "day"} />
        </li>
        {picked.map((one) => (
          <li key={one.id}>
            <PlanCard
              name={one.name}
              service={expertText(one, names)}
              description={one.description}
              priceRp={one.price}
              minutes={one.time}
              features={one.fitur.map(({ text_fitur }) => text_fitur)}
              perMinute={{ priceRp: perMinuteRp(one), isLowest: one === cheapest }}
              button={planTexts.choose}
              isChosen={chosen === one}
              onChoose={() => choose(one)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-center">
        <Link
          to={paths["payment-detail"](username)}
          className="inline-flex min-h-11 items-center rounded-md px-3 font-semibold text-link-on-page underline underline-offset-4"
        >
          {planTexts.all}
        </Link>
      </p>
    </>
  );
}

function Heading() {
  return (
    <div className="mb-6">
      <h1 className="text-3xl text-on-page">{planTexts.title}</h1>
      <p className="mt-2 max-w-[65ch] text-on-page-soft">{planTexts.intro}</p>
    </div>
  );
}

/** B-315: shows the packages; the vouchers open in a dialog above them. */
function Views({ username, onVoucher }: { username: string; onVoucher: (voucher: VoucherRecord) => void }) {
  const [isListed, setListed] = useState(false);
  const entry = "inline-flex min-h-11 items-center gap-2 rounded-full px-5 font-semibold text-sm";
  return (
    <>
      <fieldset className="mb-6 inline-flex flex-wrap gap-1 rounded-[1.75rem] border border-line bg-surface p-1 text-ink">
        <legend className="sr-only">{planTexts.views}</legend>
        <button type="button" aria-pressed="true" className={`${entry} bg-tint text-on-tint`}>
          {planTexts.packages}
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${entry} transition-colors hover:bg-tint`}
          onClick={() => setListed(true)}
        >
          <TicketPercent aria-hidden="true" className="size-5" />
          {voucherTexts.list}
        </button>
      </fieldset>
      <VoucherDialog
        open={isListed}
        username={username}
        kind="chat"
        onPick={(voucher) => {
          setListed(false);
          onVoucher(voucher);
        }}
        onClose={() => setListed(false)}
      />
    </>
  );
}

/** B-317, B-322, A-103: the free plan that every client shows, with what this client really grants. */
function FreeCard({ seconds, isDaily }: { seconds: number; isDaily: boolean }) {
  const { minutes, description, note, button } = freePlanOf(seconds, isDaily);
  return (
    <PlanCard
      name={planTexts.freeName}
      service={planTexts.freeService}
      description={description}
      priceRp={0}
      minutes={minutes}
      features={planTexts.freeFeatures}
      note={<p className="mt-2 text-sm font-semibold">{note}</p>}
      button={button}
    />
  );
}

/** B-318: marks the plan and a moment later opens its checkout, with the voucher chosen here. */
function useChoice(username: string, voucher: VoucherRecord | undefined) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<TimePackage>();
  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => {
      const state = voucher ? { voucher: voucher.voucher_code } : undefined;
      void navigate(paths["payment-package"](username, chosen), { state });
    }, leaveMs);
    return () => clearTimeout(timer);
  }, [chosen, voucher, username, navigate]);
  return [chosen, setChosen] as const;
}
