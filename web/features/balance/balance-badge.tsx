import { Clock3 } from "lucide-react";
import { Link } from "react-router";
import { balanceTexts } from "#texts/balance/balance.ts";
import { timeTexts } from "#texts/frame/time.ts";
import { useSaldo } from "#web/api/saldo.ts";
import { paths } from "#web/paths.ts";
import { Minutes } from "#web/ui/minutes.tsx";
import { Popover } from "#web/ui/popover.tsx";
import { mmss } from "#web/ui/time-text.ts";
import { OpenOnHover } from "./open-on-hover.tsx";

/** B-158: the balance in the header; hover, focus or a press lists it by service. */
export function BalanceBadge({ username }: { username: string }) {
  const { data } = useSaldo(username);
  const saldo = data?.data;
  if (!saldo) return null;
  const total = mmss(saldo.total_saldo);
  return (
    <OpenOnHover>
      <Popover
        label={balanceTexts.clock(balanceTexts.badge, timeTexts.withUnit(total))}
        triggerClass="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-semibold text-sm text-ink tabular-nums transition-colors hover:bg-tint"
        trigger={
          <>
            {/* On a phone the unit stands where the icon would. */}
            <Clock3 aria-hidden="true" className="size-4.5 text-strong max-sm:hidden" />
            <Minutes>{total}</Minutes>
          </>
        }
      >
        <p className="font-semibold">{balanceTexts.perService}</p>
        <ul className="mt-2 grid gap-1.5 text-sm">
          {saldo.saldo_experts.map(({ expert_id, expert_layanan, total_saldo }) => (
            <li key={expert_id} className="flex justify-between gap-6">
              <span>{expert_layanan}</span>
              <span className="tabular-nums">
                <Minutes>{mmss(total_saldo)}</Minutes>
              </span>
            </li>
          ))}
        </ul>
        {saldo.free_saldo > 0 && (
          <p className="mt-3 text-xs text-ink-soft">
            {balanceTexts.sharedFree(timeTexts.withUnit(mmss(saldo.free_saldo)))}
          </p>
        )}
        <Link
          to={paths.statement(username)}
          className="-mb-2 mt-1 inline-flex min-h-11 items-center font-semibold text-link text-sm underline-offset-4 hover:underline"
        >
          {balanceTexts.statement}
        </Link>
      </Popover>
    </OpenOnHover>
  );
}
