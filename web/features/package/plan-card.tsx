import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { packageTexts, planTexts } from "#texts/package.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Dotted } from "#web/ui/dotted.tsx";
import { rupiah } from "#web/ui/rupiah.ts";
import { Features } from "./features.tsx";

type Props = {
  name: string;
  /** The service that the plan is for. */
  service?: string;
  description: string;
  priceRp: number;
  minutes: number;
  features: readonly string[];
  /** Shown below the description: a note for this member. */
  note?: ReactNode;
  /** Only 'Pilih Paket' can be pressed (B-319). */
  button: string;
  /** Price of one minute, and whether no other plan has a lower one. */
  perMinute?: { priceRp: number; isLowest: boolean };
  isChosen?: boolean;
  onChoose?: () => void;
};

/** B-316: one plan, with its price and minutes. */
export function PlanCard({ name, priceRp, minutes, perMinute, isChosen = false, ...props }: Props) {
  const isFree = priceRp === 0;
  const isOwned = props.button === planTexts.freeButton;
  return (
    <article
      data-chosen={isChosen || undefined}
      className={classes(
        "flex h-full flex-col rounded-lg border bg-surface p-[min(1.25rem,6.25vw)] text-ink shadow-rest transition-[border-color,box-shadow] md:p-6",
        isChosen ? "border-strong ring-2 ring-focus" : "border-line",
      )}
    >
      {isFree ? (
        // The name is the word for the price (B-436), so it stands once, for both.
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 className="text-2xl leading-snug">{name}</h2>
          <p className="whitespace-nowrap text-ink-soft text-sm tabular-nums">
            {planTexts.perMinutes(minutes)}
          </p>
        </div>
      ) : (
        <h2 className="text-[min(1.125rem,6vw)] leading-snug">{name}</h2>
      )}
      <p className="text-xs font-semibold text-link">{props.service && <Dotted of={props.service} />}</p>
      {!isFree && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <span className="text-2xl font-bold tabular-nums">{rupiah(priceRp)}</span>
          <span className="whitespace-nowrap text-ink-soft text-sm tabular-nums">
            {planTexts.perMinutes(minutes)}
          </span>
        </p>
      )}
      {perMinute && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm tabular-nums">
          {packageTexts.each(rupiah(perMinute.priceRp))}
          {perMinute.isLowest && <Badge tone="brand">{planTexts.cheapest}</Badge>}
        </p>
      )}
      <p className="mt-3 text-sm text-ink-soft">{props.description}</p>
      {props.note}
      <Features points={props.features} />
      <div className="mt-auto pt-6">
        <button
          type="button"
          disabled={props.button !== planTexts.choose}
          aria-label={isFree ? undefined : planTexts.chooseOf(name)}
          className={
            isOwned
              ? "flex min-h-11 w-full items-center justify-center gap-2 rounded-md bg-good-tint px-4 font-semibold text-good text-sm"
              : buttonClass(isFree ? "secondary" : "primary", "w-full")
          }
          onClick={props.onChoose}
        >
          {isOwned && <Check aria-hidden="true" className="size-4.5" />}
          {props.button}
        </button>
      </div>
    </article>
  );
}
