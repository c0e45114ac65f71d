import { useEffect } from "react";
import type { VoucherRecord } from "#contract/voucher.ts";
import { voucherTexts } from "#texts/voucher.ts";
import { useCall } from "#web/api/query.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { rupiah } from "#web/ui/rupiah.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { longDay } from "#web/ui/time-text.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { VoucherKind } from "./use-voucher.ts";

type Props = { username: string; kind: VoucherKind; onPick: (voucher: VoucherRecord) => void };

/** 'Daftar Voucher' (B-315, B-326): the vouchers that can be used here; a press applies one. */
export function VoucherDialog({ open, onClose, ...list }: Props & { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} title={voucherTexts.list} onClose={onClose}>
      {open && <VoucherList {...list} />}
    </Dialog>
  );
}

/** C-58 by type (B-362). A failed call is logged and shown as an empty list (B-363). */
function VoucherList({ username, kind, onPick }: Props) {
  const { data, error, isPending } = useCall(username, "listVouchers", { query: { voucher_type: kind } });
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: B-363 asks for a log entry and no message
    if (error) console.warn("vouchers", error);
  }, [error]);
  if (isPending) {
    return (
      <>
        <div className="grid gap-3" aria-hidden="true">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
        <VisuallyHidden>{voucherTexts.loading}</VisuallyHidden>
      </>
    );
  }
  const vouchers = data?.data ?? [];
  if (vouchers.length === 0) return <p className="py-6 text-center">{voucherTexts.none}</p>;
  return (
    <ul className="grid gap-3">
      {vouchers.map((one) => (
        <li key={one.voucher_id}>
          <VoucherCard one={one} onPick={() => onPick(one)} />
        </li>
      ))}
    </ul>
  );
}

function VoucherCard({ one, onPick }: { one: VoucherRecord; onPick: () => void }) {
  const { name, options, value, image_voucher, end_date, max_value } = one.voucher;
  const isFree = options === "free";
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 text-ink">
      <Avatar src={image_voucher} name="" className="h-14 w-20 rounded-md" />
      <div className="min-w-[min(100%,9rem)] flex-1">
        <h3 className="text-base leading-snug">{name}</h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <Badge tone="brand">{isFree ? voucherTexts.free : voucherTexts.percent(value)}</Badge>
          <span className="font-semibold tracking-wide">{one.voucher_code}</span>
        </p>
        {max_value ? (
          <p className="mt-1 text-xs text-ink-soft">
            {(isFree ? voucherTexts.freeUpTo : voucherTexts.percentUpTo)(rupiah(max_value))}
          </p>
        ) : null}
        <p className="mt-1 text-xs text-ink-soft">{voucherTexts.until(lastDay(end_date))}</p>
      </div>
      {one.status === 0 ? (
        <Button
          look="secondary"
          className="ml-auto min-h-11"
          aria-label={voucherTexts.pick(name)}
          onClick={onPick}
        >
          {voucherTexts.apply}
        </Button>
      ) : (
        <Badge className="ml-auto">{voucherTexts.usedUp}</Badge>
      )}
    </article>
  );
}

/** B-364, A-109: a calendar day in Indonesia, parsed at noon so that the reader's time zone does not shift it. */
const lastDay = (day: string): string => longDay(`${day}T12:00:00`);
