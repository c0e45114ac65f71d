import type { ReactNode } from "react";
import { packageTexts, planTexts } from "#texts/package.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Dotted } from "#web/ui/dotted.tsx";
import { priceText } from "#web/ui/price-text.ts";
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
  return (
    <article
      data-chosen={isChosen || undefined}
      className={classes(
        "flex h-full flex-col rounded-lg border bg-surface p-5 text-ink shadow-rest transition-[border-color,box-shadow] md:p-6",
        isChosen ? "border-strong ring-2 ring-focus" : "border-line",
      )}
    >
      <h2 className="text-lg leading-snug">{name}</h2>
      <p className="text-xs font-semibold text-link">{props.service && <Dotted of={props.service} />}</p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-bold tabular-nums">{priceText(priceRp)}</span>
        <span className="text-ink-soft tabular-nums lg:basis-full">{planTexts.perMinutes(minutes)}</span>
      </p>
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
          className={buttonClass(isFree ? "secondary" : "primary", "w-full")}
          onClick={props.onChoose}
        >
          {props.button}
        </button>
      </div>
    </article>
  );
}
