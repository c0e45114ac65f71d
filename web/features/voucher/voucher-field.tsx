import { TicketPercent } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { voucherTexts } from "#texts/voucher.ts";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { inputClass } from "#web/ui/field.tsx";
import { inOpenSheet } from "#web/ui/in-open-sheet.ts";
import type { Voucher, VoucherKind } from "./use-voucher.ts";
import { VoucherDialog } from "./voucher-dialog.tsx";

/** Maximum length of a code. */
const longest = 40;

/**
 * The field for a voucher code, with the list to pick from; screen readers announce the result when it changes. A closed
 * sheet shows the result alone.
 */
export function VoucherField({
  username,
  kind,
  voucher,
}: {
  username: string;
  kind: VoucherKind;
  voucher: Voucher;
}) {
  const id = useId();
  const [isListed, setListed] = useState(false);
  const { code, isBusy, applied, problem, refusal } = voucher;
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const isWrong = problem !== undefined;

  // A refused code is corrected in the field, wherever it was sent from; the reason below it must be in sight too.
  useEffect(() => {
    if (!refusal) return;
    input.current?.focus();
    result.current?.scrollIntoView({ block: "nearest" });
  }, [refusal]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void voucher.apply();
  }

  return (
    <div>
      <form onSubmit={submit} noValidate className={inOpenSheet}>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink">
          {voucherTexts.label}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            id={id}
            name="voucher_code"
            value={code}
            maxLength={longest}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby={`${id}-said`}
            aria-invalid={isWrong || undefined}
            onChange={(event) => voucher.type(event.target.value)}
            className={classes(inputClass, "w-auto! min-w-[min(100%,8rem)] flex-1 basis-32 uppercase")}
          />
          <Button look="secondary" type="submit" busy={isBusy} aria-label={voucherTexts.applyCode}>
            {voucherTexts.apply}
          </Button>
        </div>
      </form>
      <div
        ref={result}
        id={`${id}-said`}
        aria-live="assertive"
        className="text-xs font-medium empty:hidden max-md:group-data-[sheet=closed]/sheet:-mt-[10px] max-md:group-data-[sheet=closed]/sheet:pb-2"
      >
        {isWrong && <p className="mt-1.5 text-danger-text">{problem}</p>}
        {!isWrong && applied && (
          <p className="mt-1.5 text-good">{voucherTexts.applied(applied.voucher.name)}</p>
        )}
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`-ml-2 mt-1 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-semibold text-link hover:bg-tint ${inOpenSheet}`}
        onClick={() => setListed(true)}
      >
        <TicketPercent aria-hidden="true" className="size-5" />
        {voucherTexts.list}
      </button>
      <VoucherDialog
        open={isListed}
        username={username}
        kind={kind}
        onPick={({ voucher_code }) => {
          setListed(false);
          void voucher.apply(voucher_code);
        }}
        onClose={() => setListed(false)}
      />
    </div>
  );
}
