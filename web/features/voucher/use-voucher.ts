import { useRef, useState } from "react";
import type { VoucherRecord } from "#contract/voucher.ts";
import { applyVoucher, normalCode, type VoucherItem, type VoucherMisfit } from "#rules/voucher-discount.ts";
import { voucherTexts } from "#texts/voucher.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";

/** What a screen sells: packages of time, or products of the cart. */
export type VoucherKind = "chat" | "product";

type Refusal = { text: string };

export type Voucher = {
  code: string;
  isBusy: boolean;
  /** The applied voucher; typing removes it (B-357). */
  applied: VoucherRecord | undefined;
  problem: string | undefined;
  /** Why a code was not applied; a new object each time, even for the same reason. */
  refusal: Refusal | undefined;
  /** The applied code, if it fits what is chosen now; it is sent with the order. */
  usable: string | undefined;
  /** The discount in rupiah on what is chosen. */
  discountRp: number;
  isFree: boolean;
  /** A code was typed but neither applied nor refused. */
  isForgotten: boolean;
  type: (code: string) => void;
  apply: (code?: string) => Promise<void>;
};

const misfits: Record<VoucherMisfit, string> = {
  voucher_invalid: voucherTexts.invalid,
  voucher_wrong_type: voucherTexts.wrongType,
  voucher_single: voucherTexts.onePiece,
};

/**
 * The voucher field of a checkout (B-349 to B-361): the typed code, the result of C-57, and the discount. The discount
 * is recomputed whenever the selection changes; the server decides when the order is made.
 */
export function useVoucher(
  username: string,
  kind: VoucherKind,
  items: readonly VoucherItem[],
  initialCode = "",
): Voucher {
  const [code, setCode] = useState(initialCode);
  const [applied, setApplied] = useState<VoucherRecord>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  /** Number of the current check; the answer of an earlier check is ignored. */
  const asking = useRef(0);

  function reset(): void {
    asking.current += 1;
    setBusy(false);
    setApplied(undefined);
    setRefusal(undefined);
  }

  function type(next: string): void {
    reset();
    setCode(next);
  }

  async function apply(picked?: string): Promise<void> {
    const wanted = picked ?? code;
    if (isBusy && picked === undefined) return;
    type(wanted);
    const missing = missingFor(kind, items, wanted);
    if (missing) return setRefusal({ text: missing });
    const mine = asking.current;
    setBusy(true);
    const { record, problem } = await ask(username, kind, normalCode(wanted));
    if (mine !== asking.current) return;
    setBusy(false);
    setApplied(record);
    if (problem) setRefusal({ text: problem });
  }

  const worth = worthOf(applied, kind, items);
  const usable = worth.problem === undefined ? applied : undefined;
  return {
    code,
    isBusy,
    applied,
    problem: refusal?.text ?? worth.problem,
    refusal,
    usable: usable?.voucher_code,
    discountRp: worth.discountRp,
    isFree: usable?.voucher.options === "free",
    isForgotten: normalCode(code) !== "" && applied === undefined && refusal === undefined,
    type,
    apply,
  };
}

/** Returns what is missing before the server can be asked (B-350, B-351, B-356). */
function missingFor(kind: VoucherKind, items: readonly VoucherItem[], code: string): string | undefined {
  if (items.length === 0) return kind === "chat" ? voucherTexts.needsPackage : voucherTexts.needsProduct;
  return normalCode(code) === "" ? voucherTexts.needsCode : undefined;
}

type Reply = { record?: VoucherRecord; problem?: string };

/** Calls C-57; errors are the sentences of the checkout (B-349, B-352 to B-355, A-106). */
async function ask(username: string, kind: VoucherKind, voucher_code: string): Promise<Reply> {
  try {
    const { data } = await api(username, "checkVoucher", { query: { voucher_code } });
    if (data.status !== 0) return { problem: voucherTexts.used };
    if (data.voucher.voucher_type === kind) return { record: data };
    return { problem: kind === "chat" ? voucherTexts.invalid : voucherTexts.wrongType };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "voucher_invalid") return { problem: voucherTexts.invalid };
    if (error.code === "too_many_requests") {
      return { problem: `${voucherTexts.checkFailed} ${voucherTexts.tooMany}` };
    }
    return { problem: voucherTexts.checkFailed };
  }
}

function worthOf(
  applied: VoucherRecord | undefined,
  kind: VoucherKind,
  items: readonly VoucherItem[],
): { discountRp: number; problem?: string } {
  if (!applied || items.length === 0) return { discountRp: 0 };
  // With a free voucher a package counts as one piece (B-331).
  const counted = kind === "chat" ? items.map((item) => pieceOf(item, applied)) : items;
  const worth = applyVoucher(applied.voucher, counted);
  return worth.ok ? { discountRp: worth.discountRp } : { discountRp: 0, problem: misfits[worth.reason] };
}

const pieceOf = (item: VoucherItem, { voucher }: VoucherRecord): VoucherItem =>
  voucher.options === "free" ? { ...item, quantity: 1 } : item;
