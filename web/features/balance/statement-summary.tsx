import { Clock3, Info } from "lucide-react";
import type { ReactNode } from "react";
import type { Saldo } from "#contract/balance.ts";
import { statementTexts } from "#texts/balance/statement.ts";
import { useSaldo } from "#web/api/saldo.ts";
import { Minutes } from "#web/ui/minutes.tsx";
import { rupiah } from "#web/ui/rupiah.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { mmss } from "#web/ui/time-text.ts";
import { signed } from "./statement-text.ts";

type Sums = { balance: number; totals: { used: number; returned: number; rupiah: number } };

/** The current balance, and the totals used, returned and paid. */
export function StatementSummary({ username, statement }: { username: string; statement: Sums }) {
  const { data, isError } = useSaldo(username);
  const saldo = data?.data;
  const { used, returned, rupiah: paid } = statement.totals;
  return (
    <div className="mt-6 grid gap-4 md:grid-cols-2">
      <section className="rounded-lg border border-line bg-surface p-5 text-ink shadow-rest">
        <h2 className="flex items-center gap-2 text-sm text-ink-soft">
          <Clock3 aria-hidden="true" className="size-4.5 text-strong" />
          {statementTexts.now}
        </h2>
        {saldo ? (
          <Now saldo={saldo} written={statement.balance} />
        ) : isError ? (
          <p className="mt-2">{statementTexts.nowUnknown}</p>
        ) : (
          <Skeleton className="mt-2 h-9 w-28" />
        )}
      </section>
      <section className="rounded-lg border border-line bg-surface p-5 text-ink shadow-rest">
        <h2 className="text-sm text-ink-soft">{statementTexts.sums}</h2>
        <dl className="mt-2 grid gap-1.5">
          <Sum name={statementTexts.used}>
            <Minutes>{mmss(used)}</Minutes>
          </Sum>
          <Sum name={statementTexts.returned}>
            <Minutes>{mmss(returned)}</Minutes>
          </Sum>
          <Sum name={statementTexts.rupiah}>{rupiah(paid)}</Sum>
        </dl>
      </section>
    </div>
  );
}

function Now({ saldo, written }: { saldo: Saldo; written: number }) {
  const paid = saldo.saldo_experts.filter(({ total_saldo }) => total_saldo > saldo.free_saldo);
  return (
    <>
      <p className="mt-1 font-bold text-3xl tabular-nums" data-saldo>
        <Minutes>{mmss(saldo.total_saldo)}</Minutes>
      </p>
      <dl className="mt-2 grid gap-1.5">
        <Sum name={statementTexts.free}>
          <Minutes>{mmss(saldo.free_saldo)}</Minutes>
        </Sum>
        {paid.map(({ expert_id, expert_layanan, total_saldo }) => (
          <Sum key={expert_id} name={statementTexts.paidFor(expert_layanan)}>
            <Minutes>{mmss(total_saldo - saldo.free_saldo)}</Minutes>
          </Sum>
        ))}
      </dl>
      <NotWritten saldo={saldo} written={written} />
    </>
  );
}

/**
 * Explains why the balance differs from the ledger: running seconds and a new day's free time are only written with the
 * member's next activity.
 */
function NotWritten({ saldo, written }: { saldo: Saldo; written: number }) {
  const difference = saldo.total_saldo - written;
  if (difference === 0) return null;
  const isRunning = saldo.state === "running";
  const text =
    isRunning && difference < 0
      ? statementTexts.running
      : !isRunning && difference > 0
        ? statementTexts.notYetToday
        : statementTexts.notWritten;
  return (
    <p className="mt-3 flex gap-2 text-sm text-ink-soft">
      <Info aria-hidden="true" className="mt-0.5 size-4" />
      <span className="min-w-0 flex-1">{text(signed(difference))}</span>
    </p>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 text-sm">
      <dt className="min-w-0 flex-[1_1_7rem] text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
